import type { OpenBook } from '../../../book/index.js';
import { RuleViolation } from '../../../rulebook/index.js';
import { attackModifiers, blowOrder, defenseModifiers } from '../book/charts/melee.js';
import { diceNumbers } from '../book/numbers/field.js';
import { meleeNumbers } from '../book/numbers/fighting.js';
import {
  blowsAfterLeaving,
  blowsAtLeavers,
  brokenLances,
  counterCharging,
  defeatedInfantry,
  equalBlows,
  equalMeleeLosses,
  knightsAndHorses,
  opponentsWhoFailed,
  proneMen,
  pursuersOfNoNerve,
  pursuing,
  woundedByAnEarlierBlow,
} from '../book/rulings/melee.js';
import type { Protection } from '../troops.js';
import { protectionModifiers } from './shooting.js';

/** What tells two blows apart: whichever of them is so strikes first. */
export const precedences = [
  'beginning-of-move',
  'unwounded',
  'charging-horse',
  'higher-grade',
  'longer-weapon',
  'higher-class',
  'height-advantage',
  'charging',
] as const;
export type Precedence = (typeof precedences)[number];

/** What the game knows about melee. */
export interface MeleeRules {
  readonly sides: number;
  readonly attack: {
    readonly heavyLance: number;
    readonly pikeAgainstHorse: number;
    readonly pikeInWoods: number;
    readonly gradeAOrB: number;
    readonly charging: number;
    readonly improvised: number;
    readonly strikingRear: number;
  };
  readonly defense: {
    readonly protection: { readonly [P in Protection]: number };
    readonly obstacle: number;
    readonly infantryInRough: number;
    readonly gradeE: number;
  };
  /** Who strikes first, the first difference before the others. */
  readonly order: readonly Precedence[];
  readonly equalBlows: 'simultaneous' | 'lots';
  /** Whether a wound taken this turn sets a man behind the unwounded of this turn. */
  readonly woundsCountAtOnce: boolean;
  readonly counterChargeIsCharge: boolean;
  /** Who pursues is charging where he catches somebody. */
  readonly pursuersCharge: boolean;
  /** Who must pursue does so though his nerve would keep him back. */
  readonly cravenPursue: boolean;
  /** What a broken lance is good for. */
  readonly brokenLance: 'improvised' | 'none';
  readonly knightsStrikeHorses: boolean;
  /** Whether a man on the ground throws a defence die. */
  readonly proneDefend: boolean;
  readonly blows: { readonly once: number; readonly throughout: number; readonly atLeavers: number };
  readonly leavers: 'each' | 'one';
  /** A blow at who leaves is that of the beginning of the turn. */
  readonly leavingSpends: boolean;
  readonly savedFromShots: number;
  readonly pikeRanks: number;
  readonly after: {
    readonly equalLosses: 'both' | 'chargers';
    readonly failedSpareTheTest: boolean;
    readonly failedAreDefeated: boolean;
    readonly hole: number;
    readonly pursuit: number;
  };
}

/** The rules about melee that a book comes to. */
export function meleeUnder(book: OpenBook): MeleeRules {
  const numbers = book.numbers(meleeNumbers);
  return {
    sides: book.numbers(diceNumbers).sides,
    ...diceModifiersUnder(book),
    order: orderUnder(book),
    equalBlows: book.reading(equalBlows),
    woundsCountAtOnce: book.reading(woundedByAnEarlierBlow),
    counterChargeIsCharge: book.reading(counterCharging),
    pursuersCharge: book.reading(pursuing),
    cravenPursue: book.reading(pursuersOfNoNerve),
    brokenLance: book.reading(brokenLances),
    knightsStrikeHorses: book.reading(knightsAndHorses),
    proneDefend: book.reading(proneMen),
    blows: {
      once: numbers['blows-in-contact-once'],
      throughout: numbers['blows-in-contact-throughout'],
      atLeavers: numbers['blows-at-those-who-leave'],
    },
    leavers: book.reading(blowsAtLeavers),
    leavingSpends: book.reading(blowsAfterLeaving),
    savedFromShots: numbers['contact-that-saves-from-shots'],
    pikeRanks: numbers['pike-ranks'],
    after: {
      equalLosses: book.reading(equalMeleeLosses),
      failedSpareTheTest: book.reading(opponentsWhoFailed),
      failedAreDefeated: book.reading(defeatedInfantry),
      hole: numbers['hole-to-ride-through'],
      pursuit: numbers['turns-of-pursuit'],
    },
  };
}

function diceModifiersUnder(book: OpenBook): Pick<MeleeRules, 'attack' | 'defense'> {
  const attack = book.of(attackModifiers);
  const defense = book.of(defenseModifiers);
  return {
    attack: {
      heavyLance: attack['heavy-lance'].modifier,
      pikeAgainstHorse: attack['pike-against-horse'].modifier,
      pikeInWoods: attack['pike-in-woods'].modifier,
      gradeAOrB: attack['attacker-grade-a-or-b'].modifier,
      charging: attack.charging.modifier,
      improvised: attack['improvised-knife-dagger'].modifier,
      strikingRear: attack['cavalry-striking-rear'].modifier,
    },
    defense: {
      protection: protectionModifiers(level => defense[`protection-${level}`].modifier),
      obstacle: defense['defending-obstacle'].modifier,
      infantryInRough: defense['infantry-against-horse-in-woods-or-rough'].modifier,
      gradeE: defense['defender-grade-e'].modifier,
    },
  };
}

function orderUnder(book: OpenBook): readonly Precedence[] {
  return Object.values(book.of(blowOrder)).map(({ first }) => {
    const precedence = precedences.find(each => each === first);
    if (precedence !== undefined) return precedence;
    throw new RuleViolation({
      path: `cells.${blowOrder.id}`,
      problem: `no blows are told apart by "${first}"`,
      mend: `use ${precedences.join(', ')}`,
    });
  });
}
