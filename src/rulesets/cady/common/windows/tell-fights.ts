import type { Roll } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import {
  counted,
  diceLines,
  diceText,
  inBrackets,
  listed,
  type Names,
  reasonsText,
  whyLines,
} from '../../../../scenario/index.js';
import type { Reaction } from '../fighting/morale.js';
import type { FieldEvent, MeleeSideTold } from '../turn/events.js';
import type { UnitId } from '../turn/state.js';
import type { BodyWord } from './bodies.js';
import { type FieldToldOf, faces, inFull, lossText } from './tell-words.js';

type FightTold = FieldToldOf<
  | 'shock'
  | 'melee'
  | 'divided'
  | 'morale'
  | 'worn-out'
  | 'part-routed'
  | 'three-dice-test'
  | 'surrender-refused'
  | 'surrendered'
>;

/** Fights, and what units make of them. */
export function tellFight(event: FightTold, names: Names, body: BodyWord): string[] {
  const { of: name } = names;
  switch (event.kind) {
    case 'shock':
      return inFull(event, shockText(event, names), names);
    case 'melee':
      return meleeLines(event, names);
    case 'divided':
      return [`${name(event.unit)} is divided by ${name(event.by)}${inBrackets(event.because, names)}`];
    case 'morale': {
      const result = event.instead ?? (event.counts ? nextTurn : spared)[event.result];
      // The chart as it was read stands in the line itself; only what shifted or spared it is worth a reason.
      const told = event.because.filter(({ clause }) => clause !== 'cady/common/morale/chart-lookup');
      const sparedBy = event.counts ? [] : told.filter(({ effect }) => sparing.test(effect));
      const reasons = told.filter(reason => !sparedBy.includes(reason));
      const by = sparedBy.length === 0 ? '' : `: ${listed(sparedBy.map(({ because }) => names.in(because)))}`;
      return [
        `${name(event.unit)} [looks] to [its] morale: ${event.loss} of [its] total value of ${event.before} lost this turn, column ${event.column} — [it] ${result}${by}`,
        ...whyLines(reasons, names),
        ...diceLines(event.rolls),
      ];
    }
    case 'worn-out':
      return [
        `${name(event.unit)} is worn out and ${nextTurn[event.reaction ?? 'rout']}${inBrackets(event.because, names)}`,
      ];
    case 'part-routed':
      return [
        `${counted(event.figures, 'figure')} of ${name(event.unit)} ${event.figures === 1 ? 'routs' : 'rout'}${inBrackets(event.because, names)}`,
      ];
    case 'three-dice-test':
      return inFull(
        { ...event, because: unitsTogether(event.because) },
        `${name(event.unit)} takes a three-dice test to ${testWords[event.to].replace('<body>', body)}: ${counted(event.dice, 'die', 'dice')}, ${passText(event)} — ${event.passed ? 'passed' : 'failed'}`,
        names,
      );
    case 'surrender-refused':
      return [
        `${name(event.to)} takes no surrender of ${name(event.unit)}, ${event.fightsOn ? 'who fight on' : 'who strike nobody'}${inBrackets(event.because, names)}`,
        ...diceLines(event.rolls),
      ];
    case 'surrendered':
      return [`${name(event.unit)} surrenders to ${name(event.to)}${inBrackets(event.because, names)}`];
  }
}

/** What each reaction has a unit do next turn. */
const nextTurn: Readonly<Record<Reaction, string>> = {
  'no-effect': '[stands] and [obeys] new orders',
  back: 'must go back half a move in good order',
  'back-and-turn': 'must turn and go back a full move',
  rout: '[routs] and will run off the table',
};

/** What a unit is spared because its opponent has it worse, or its battle holds it. */
const spared: Readonly<Record<Reaction, string>> = {
  'no-effect': '[stands] and [obeys] new orders',
  back: 'would go back, but need not',
  'back-and-turn': 'would turn and go back, but need not',
  rout: 'would rout, but need not',
};

/** What the reasons come to that spare a unit its reaction. */
const sparing = /^(need not|nothing asked of it|the whole \w+ stays|all of it stays)/;

const testWords: Readonly<Record<Extract<FieldEvent, { kind: 'three-dice-test' }>['to'], string>> = {
  charge: 'charge',
  stand: 'stand',
  'break-off': 'break off',
  'hold-a-friend': 'hold a friend',
  'save-the-battle': 'hold [its] <body> together',
  'choose-its-fire': 'choose when to fire',
  'face-mongols': 'face the Mongols',
};

/** Several units to whom the same would happen, in one reason: `Kent and London would rout: the others are tested`. */
function unitsTogether(because: readonly Reason[]): readonly Reason[] {
  const would = because.map(reason => ({ reason, parts: /^(.+) (would .+)$/.exec(reason.because) }));
  return would.flatMap(({ reason, parts }) => {
    if (parts === null) return [reason];
    const alike = would.filter(each => each.parts?.[2] === parts[2] && each.reason.effect === reason.effect);
    if (alike[0]?.reason !== reason) return [];
    return [{ ...reason, because: `${listed(alike.map(each => each.parts?.[1] ?? ''))} ${parts[2]}` }];
  });
}

function passText({ dice, faces }: FieldToldOf<'three-dice-test'>): string {
  if (faces.length === 0) return 'no face will do';
  return `${dice === 1 ? 'it' : 'one of them'} has to show ${faces.length === 1 ? faces[0] : `${faces.slice(0, -1).join(', ')} or ${faces.at(-1)}`}`;
}

function shockText({ unit, on, dice, faces: hitting, losses }: FieldToldOf<'shock'>, { of: name }: Names): string {
  const what = `Shock of ${name(unit)} on ${name(on)}`;
  if (dice === 0) return `${what}: no dice`;
  return `${what}: ${counted(dice, 'die', 'dice')}, ${faces(hitting)} — ${lossText(name(on), losses)}`;
}

/** A melee: how each side fared, why of each by itself, and its dice by its name where both have thrown. */
function meleeLines({ a, b, thrown, rolls = [] }: FieldToldOf<'melee'>, names: Names): string[] {
  const both = [a, b];
  const neither = both.every(({ dice, losses }) => dice === 0 && losses === 0);
  const line = neither
    ? `Melee: neither ${names.of(a.unit)} nor ${names.of(b.unit)} rolls`
    : `Melee: ${both.map(side => meleeWords(side, names)).join('; ')}`;
  const told = both.flatMap(side => {
    const reasons = reasonsOf(side, neither);
    return reasons.length === 0 ? [] : [`${names.of(side.unit)}: ${reasonsText(reasons, names)}`];
  });
  return [line, ...(told.length === 0 ? [] : [`  why: ${told.join(' | ')}`]), ...meleeDice(both, thrown, rolls, names)];
}

/** What made a side's melee point; why it does not roll stands in the sentence already. */
function reasonsOf({ because, dice, losses }: MeleeSideTold, neither: boolean): readonly Reason[] {
  if (neither || dice > 0 || losses > 0) return because;
  return because.filter(({ effect }) => effect !== spares);
}

/** What a reason comes to that spares a unit its dice. */
const spares = 'does not roll';

function meleeWords({ unit, dice, losses, point, because }: MeleeSideTold, { of: name, in: named }: Names): string {
  if (dice === 0 && losses === 0) {
    const why = because.filter(({ effect }) => effect === spares).map(({ because }) => named(because));
    return `${name(unit)} does not roll${why.length === 0 ? '' : ` (${why.join('; ')})`}`;
  }
  if (point === null || dice === 0) return `${name(unit)} loses ${counted(losses, 'figure')} without a roll`;
  return `${name(unit)} rolls ${counted(dice, 'die', 'dice')} against melee point ${point}, losing ${losses === 0 ? 'nobody' : counted(losses, 'figure')}`;
}

/** The dice of a melee, each unit's by its name, in the order of the sentence, whoever threw first. */
function meleeDice(
  sides: readonly MeleeSideTold[],
  thrown: readonly UnitId[],
  rolls: readonly Roll[],
  { of: name }: Names,
): string[] {
  const throws = rolls.filter(({ ask }) => ask !== 'pick');
  const units = [...new Set([...sides.map(({ unit }) => unit), ...thrown])].filter(unit => thrown.includes(unit));
  if (throws.length !== thrown.length || units.length < 2) return diceLines(rolls);
  const told = units.map(unit => {
    const own = throws.filter((_, i) => thrown[i] === unit);
    return `${name(unit)} ${own.map(roll => diceText(roll)).join(', ')}`;
  });
  return [`  dice: ${told.join(' | ')}`];
}
