import type { OpenBook } from '../../../book/index.js';
import { fallThrow, lootingTime, ransom, woundResult } from '../book/charts/wounds.js';
import { woundNumbers } from '../book/numbers/aftermath.js';
import { diceNumbers } from '../book/numbers/field.js';
import { firearmsNearARider, halfOfTheSergeants, lootedShields, woundedHorses } from '../book/rulings/wounds.js';
import type { Grade, NobleRank, Protection } from '../troops.js';
import { byGrade } from './men.js';
import { protectionModifiers } from './shooting.js';

/** What the game knows about wounds, falls, prisoners and the dead. Lengths in inches, times in turns. */
export interface WoundRules {
  readonly sides: number;
  readonly wound: {
    readonly [P in Protection]: { readonly wounded: readonly number[]; readonly killed: readonly number[] };
  };
  readonly fatal: number;
  /** Whether a second wound kills a horse too. */
  readonly horsesAsFigures: boolean;
  readonly fall: {
    readonly dice: number;
    /** `null`: he never falls. */
    readonly on: { readonly [G in Grade]: number | null };
    readonly firearm: number;
    readonly firearmsThrown: 'turn' | 'shot';
    readonly survived: number;
    readonly down: number;
  };
  readonly quarter: { readonly cleric: number; readonly massacred: number };
  readonly recruits: { readonly share: number; readonly rounded: 'down' | 'up' };
  /** Marks; `null`: they haggle. */
  readonly ransom: { readonly [G in Grade]: { readonly [R in 'knight' | NobleRank]: number | null } };
  readonly looting: {
    readonly weapon: number;
    readonly shield: number;
    readonly armourOff: number;
    readonly lightOn: number;
    readonly heavyOn: number;
  };
}

/** The rules about wounds and what comes of them that a book comes to. */
export function woundsUnder(book: OpenBook): WoundRules {
  const numbers = book.numbers(woundNumbers);
  const dice = book.numbers(diceNumbers);
  const wounds = book.of(woundResult);
  const falls = book.of(fallThrow);
  const marks = book.of(ransom);
  const looting = book.of(lootingTime);
  return {
    sides: dice.sides,
    wound: protectionModifiers(level => ({
      wounded: wounds[`protection-${level}`].wounded,
      killed: wounds[`protection-${level}`].killed,
    })),
    fatal: numbers['wounds-that-kill'],
    horsesAsFigures: book.reading(woundedHorses),
    fall: {
      dice: dice['fall-dice'],
      on: byGrade(row => falls[row]['falls-on-or-below']),
      firearm: numbers['firearm-within'],
      firearmsThrown: book.reading(firearmsNearARider),
      survived: numbers['survived-fall'],
      down: numbers['turns-on-the-ground'],
    },
    quarter: { cleric: numbers['cleric-within'], massacred: numbers['prisoners-massacred'] },
    recruits: { share: numbers['sergeants-recruited'], rounded: book.reading(halfOfTheSergeants) },
    ransom: byGrade(row => ({
      knight: marks[row].knight,
      baron: marks[row].baron,
      viscount: marks[row]['earl-or-viscount'],
      earl: marks[row]['earl-or-viscount'],
      duke: marks[row].duke,
      king: marks[row].king,
    })),
    looting: {
      weapon: looting['remove-one-weapon'].turns,
      shield:
        looting[book.reading(lootedShields) === 'weapon' ? 'remove-one-weapon' : 'remove-protection-except-shield']
          .turns,
      armourOff: looting['remove-protection-except-shield'].turns,
      lightOn: looting['put-on-protection-3'].turns,
      heavyOn: looting['put-on-protection-1-or-2'].turns,
    },
  };
}
