import type { Terms, Told } from '../../../../battle/index.js';
import type { Roll } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import {
  counted,
  diceLines,
  diceText,
  inBrackets,
  listed,
  measured,
  type Names,
  reasonsText,
  whyLines,
} from '../../../../scenario/index.js';
import type { Point } from '../../../../table/index.js';
import type { Reaction } from '../fighting/morale.js';
import { printBearing } from '../print-orders.js';
import type { FieldEvent, MeleeSideTold } from '../turn/events.js';

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

const testWords: Readonly<Record<Extract<FieldEvent, { kind: 'three-dice-test' }>['to'], string>> = {
  charge: 'charge',
  stand: 'stand',
  'break-off': 'break off',
  'hold-a-friend': 'hold a friend',
  'save-the-battle': 'hold [its] battle together',
  'choose-its-fire': 'choose when to fire',
  'keep-from-surrender': 'fight on',
  'face-mongols': 'face the Mongols',
};

const chargeWords = {
  met: 'they meet',
  refused: 'does not go in',
  fled: 'turns and [runs]',
  caught: 'runs and [is] caught',
  'got-away': 'runs and [gets] away',
} as const;

const heldWords = { held: 'is held together', failed: 'breaks up', nobody: 'falls apart' } as const;

const riderWords = {
  sent: 'sets out',
  'on-the-way': 'is on his way',
  delivered: 'has arrived',
  lost: 'is lost',
  captured: 'is captured',
} as const;

/** An event as the field tells it, with when and with which dice. */
type FieldTold = FieldEvent & Omit<Told<Terms & { event: { kind: string } }>, 'kind'>;

/** The events of these kinds. */
type FieldToldOf<Kind extends FieldEvent['kind']> = Extract<FieldTold, { readonly kind: Kind }>;

/** An event of the shared turn as lines of text: what happened first, then why and with which dice. */
export function tellField(event: FieldTold, names: Names): string[] {
  switch (event.kind) {
    case 'moved':
    case 'contact':
    case 'held':
    case 'swept-along':
    case 'left':
    case 'charge':
    case 'broke-through':
    case 'regrouped':
    case 'turned-to-fight':
      return tellMovement(event, names);
    case 'shock':
    case 'melee':
    case 'divided':
    case 'morale':
    case 'worn-out':
    case 'part-routed':
    case 'three-dice-test':
    case 'surrender-refused':
    case 'surrendered':
      return tellFight(event, names);
    case 'marker-moved':
    case 'revealed':
    case 'phantom-removed':
    case 'declared-real':
    case 'hidden':
    case 'took-marker':
    case 'expected':
    case 'arrived':
      return tellSighting(event, names);
    case 'orders':
    case 'dispatch':
    case 'battle-held':
    case 'breached':
    case 'objective':
      return tellCommand(event, names);
  }
}

type MovementTold = FieldToldOf<
  'moved' | 'contact' | 'held' | 'swept-along' | 'left' | 'charge' | 'broke-through' | 'regrouped' | 'turned-to-fight'
>;

/** Moves, and what comes of them. */
function tellMovement(event: MovementTold, names: Names): string[] {
  const { of: name } = names;
  switch (event.kind) {
    case 'moved':
      return [`${name(event.unit)} ${wayWords(event, names)}${inBrackets(event.because, names)}`];
    case 'contact':
      return [
        `${name(event.a)} and ${name(event.b)} meet in the ${ordinal[event.third]} third of the turn, ${edgesText(event, names)}${inBrackets(event.because, names)}`,
      ];
    case 'held':
      return [`${name(event.by)} holds ${name(event.unit)}${inBrackets(event.because, names)}`];
    case 'swept-along':
      return [
        `${name(event.unit)} is swept along by ${name(event.by)} and ${swept[event.reaction]}${inBrackets(event.because, names)}`,
      ];
    case 'left':
      return [`${name(event.unit)} ${leftWords[event.how]}${inBrackets(event.because, names)}`];
    case 'charge':
      return [chargeText(event, names), ...whyLines(event.because, names)];
    case 'turned-to-fight':
      return [`${name(event.unit)} [turns] round to ${name(event.on)}${inBrackets(event.because, names)}`];
    case 'regrouped':
      return [`${regroupedText(event, names)}${inBrackets(event.because, names)}`];
    case 'broke-through':
      return [
        `${name(event.unit)} breaks through and [goes] on for ${covered(event.cm)}${inBrackets(event.because, names)}`,
      ];
  }
}

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
function tellFight(event: FightTold, names: Names): string[] {
  const { of: name } = names;
  switch (event.kind) {
    case 'shock':
      return inFull(event, shockText(event, names), names);
    case 'melee':
      return meleeLines(event, names);
    case 'divided':
      return [`${name(event.unit)} is divided by ${name(event.by)}${inBrackets(event.because, names)}`];
    case 'morale': {
      const result = (event.counts ? nextTurn : spared)[event.result];
      // The chart as it was read stands in the line itself; only what shifted or spared it is worth a reason.
      const reasons = event.because.filter(({ clause }) => clause !== 'cady/common/morale/chart-lookup');
      return [
        `${name(event.unit)} [looks] to [its] morale: ${event.loss} of ${event.before} lost this turn, column ${event.column} — [it] ${result}`,
        ...whyLines(reasons, names),
        ...diceLines(event.rolls),
      ];
    }
    case 'worn-out':
      return [`${name(event.unit)} is worn out and ${nextTurn.rout}${inBrackets(event.because, names)}`];
    case 'part-routed':
      return [
        `${counted(event.figures, 'figure')} of ${name(event.unit)} ${event.figures === 1 ? 'routs' : 'rout'}${inBrackets(event.because, names)}`,
      ];
    case 'three-dice-test':
      return inFull(
        event,
        `${name(event.unit)} takes a three-dice test to ${testWords[event.to]}: ${counted(event.dice, 'die', 'dice')}, ${passText(event)} — ${event.passed ? 'passed' : 'failed'}`,
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

type SightingTold = FieldToldOf<
  'marker-moved' | 'revealed' | 'phantom-removed' | 'declared-real' | 'hidden' | 'took-marker' | 'expected' | 'arrived'
>;

/** Markers, and units that come into view or onto the table. */
function tellSighting(event: SightingTold, names: Names): string[] {
  const { of: name } = names;
  switch (event.kind) {
    case 'marker-moved':
      return [`Marker ${event.marker} is moved to ${place(event.to)}`];
    case 'revealed':
      return [
        `${name(event.unit)} comes into view${event.partly ? ' in part' : ''}${inBrackets(event.because, names)}`,
      ];
    case 'phantom-removed':
      return [`Marker ${event.marker} was nobody${inBrackets(event.because, names)}`];
    case 'declared-real':
      return [`Marker ${event.marker} is declared real${inBrackets(event.because, names)}`];
    case 'hidden':
      return [`${name(event.unit)} goes out of sight behind ${event.markers.join(' or ')}`];
    case 'took-marker':
      return [`${name(event.unit)} stands behind ${event.marker}`];
    case 'expected':
      return inFull(event, `${listed(event.units.map(name))} will come on in turn ${event.on}`, names);
    case 'arrived':
      return [`${name(event.unit)} arrives at ${place(event.at)}${inBrackets(event.because, names)}`];
  }
}

type CommandTold = FieldToldOf<'orders' | 'dispatch' | 'battle-held' | 'breached' | 'objective'>;

/** Orders and riders, and how things stand. */
function tellCommand(event: CommandTold, names: Names): string[] {
  const { of: name, ofSide } = names;
  switch (event.kind) {
    case 'orders': {
      const orders = Object.entries(event.orders);
      const width = Math.max(0, ...orders.map(([unit]) => name(unit).length));
      return [
        names.agreed(`${ofSide(event.side)} orders:`),
        ...orders.map(([unit, order]) => `  ${name(unit).padEnd(width)}  ${order}`),
      ];
    }
    case 'dispatch': {
      const order = event.order === undefined ? '' : `: ${event.order}`;
      return [`The rider to ${name(event.to)} ${riderWords[event.fate]}${order}${inBrackets(event.because, names)}`];
    }
    case 'battle-held':
      return inFull(event, `${ofSide(event.side)}: the ${event.battle} ${heldWords[event.outcome]}`, names);
    case 'breached':
      return [`A section of ${name(event.barrier)} is shot away${inBrackets(event.because, names)}`];
    case 'objective':
      return [
        event.side === null
          ? `Nobody holds ${name(event.objective)}`
          : `${ofSide(event.side)} holds ${name(event.objective)} (${counted(event.turns, 'turn')})`,
      ];
  }
}

/** Men who leave their unit, and units that become one. */
function regroupedText(event: FieldToldOf<'regrouped'>, { of: name }: Names): string {
  const { how, unit, figures } = event;
  if (how === 'detached') {
    return figures === 0
      ? `${name(unit)} detaches nobody`
      : `${name(unit)} detaches ${counted(figures, 'figure')} to serve a gun`;
  }
  const other = event.with === null ? 'nobody' : name(event.with);
  return figures === 0 ? `${other} does not join ${name(unit)}` : `${other} joins ${name(unit)}`;
}

const forcedStill = {
  back: 'cannot go back',
  'back-and-turn': 'turns, but cannot go back',
  rout: 'cannot run',
} as const;
const forcedWords = { back: 'goes back', 'back-and-turn': 'turns and [goes] back', rout: 'runs' } as const;
const leftWords = {
  destroyed: 'is destroyed',
  routed: 'runs off the table for good',
  'off-table': 'leaves the table',
  surrendered: 'lays down its arms',
} as const;
const ordinal: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'last' };

/** What a unit does that is swept along. */
const swept = {
  back: 'must go back with [it] half a move',
  'back-and-turn': 'must turn and go back a full move',
  rout: '[routs] as well',
} as const;

/** A line, then why and with which dice. */
function inFull(
  { because, rolls }: Pick<FieldToldOf<'shock'>, 'because' | 'rolls'>,
  line: string,
  names: Names,
): string[] {
  return [line, ...whyLines(because, names), ...diceLines(rolls)];
}

/** How a unit went, or why it did not. */
function wayWords(event: Extract<FieldEvent, { kind: 'moved' }>, names: Names): string {
  const { distance, charging, forced, stopped } = event;
  const facing = `facing ${facingText(event.facing)}`;
  const still = distance < 0.05;
  const [, enemies] = /^the enemy: (.*)$/.exec(stopped ?? '') ?? [];
  const met = enemies === undefined ? undefined : listed(enemies.split(', ').map(names.in));
  const end = stopped === undefined ? '' : met === undefined ? ` — stopped: ${names.in(stopped)}` : `, up to ${met}`;
  if (forced !== null) {
    return still
      ? `${forcedStill[forced]}, ${facing}${end}`
      : `${forcedWords[forced]} ${covered(distance)}, ${facing}${end}`;
  }
  if (still)
    return met !== undefined || stopped === undefined
      ? `stays where [it] [is] and [faces] ${facingText(event.facing)}${end}`
      : `does not get on, ${facing}${end}`;
  return `${charging ? 'charges' : 'moves'} ${covered(distance)}, ${facing}${end}`;
}

/** Ground covered, to the tenth: no rule hangs on it any more. */
function covered(distance: number): string {
  return `${Number(distance.toFixed(1))} cm`;
}

/** A way to face: a point of the compass, or degrees. */
function facingText(facing: number): string {
  const printed = printBearing(Math.round(facing));
  return /^\d/.test(printed) ? `${printed}°` : printed;
}

function edgesText({ edgeOfA, edgeOfB, b }: FieldToldOf<'contact'>, { of: name }: Names): string {
  if (edgeOfA === 'front') return edgeOfB === 'front' ? 'front to front' : `on the ${edgeOfB} of ${name(b)}`;
  return `${edgeOfA} to ${edgeOfB}`;
}

function chargeText({ attacker, defender, outcome }: FieldToldOf<'charge'>, { of: name }: Names): string {
  const charge = `${name(attacker)} charges ${name(defender)}`;
  if (outcome === 'met') return `${charge}: they meet`;
  if (outcome === 'refused') return `${name(attacker)} would charge ${name(defender)}, but [does] not go in`;
  return `${charge}; ${name(defender)} ${chargeWords[outcome]}`;
}

function passText({ dice, faces }: FieldToldOf<'three-dice-test'>): string {
  if (faces.length === 0) return 'no face will do';
  return `${dice === 1 ? 'it' : 'one of them'} has to show ${faces.length === 1 ? faces[0] : `${faces.slice(0, -1).join(', ')} or ${faces.at(-1)}`}`;
}

function shockText({ unit, on, dice, faces: hitting, losses }: FieldToldOf<'shock'>, { of: name }: Names): string {
  const what = `Shock of ${name(unit)} on ${name(on)}`;
  if (dice === 0) return `${what}: not a die is left of it`;
  return `${what}: ${counted(dice, 'die', 'dice')}, ${faces(hitting)} — ${lossText(name(on), losses)}`;
}

/** `2nd Foot loses 3`, `2nd Foot loses nobody`. */
export function lossText(name: string, losses: number): string {
  return `${name} loses ${losses === 0 ? 'nobody' : losses}`;
}

/** A melee: how each side fared, why of each by itself, and its dice by its name where both have thrown. */
function meleeLines({ a, b, rolls = [] }: FieldToldOf<'melee'>, names: Names): string[] {
  const both = [a, b];
  const neither = both.every(({ dice, losses }) => dice === 0 && losses === 0);
  const line = neither
    ? `Melee: neither ${names.of(a.unit)} nor ${names.of(b.unit)} rolls`
    : `Melee: ${both.map(side => meleeWords(side, names)).join('; ')}`;
  const told = both.flatMap(side => {
    const reasons = reasonsOf(side, neither);
    return reasons.length === 0 ? [] : [`${names.of(side.unit)}: ${reasonsText(reasons, names)}`];
  });
  return [line, ...(told.length === 0 ? [] : [`  why: ${told.join(' | ')}`]), ...meleeDice(both, rolls, names)];
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
  if (point === null || dice === 0) return `${name(unit)} loses ${losses} without a roll`;
  return `${name(unit)} rolls ${counted(dice, 'die', 'dice')} against melee point ${point}, and ${losses === 0 ? 'nobody falls' : `${counted(losses, 'figure')} ${losses === 1 ? 'falls' : 'fall'}`}`;
}

/** The dice of a melee, each side's by its name. They were thrown in one order or the other: who threw how many tells which. */
function meleeDice(sides: readonly MeleeSideTold[], rolls: readonly Roll[], { of: name }: Names): string[] {
  const throwing = sides.filter(({ dice }) => dice > 0);
  const thrown = rolls.filter(({ ask }) => ask !== 'pick');
  const [first, second] = thrown;
  const one = throwing.find(({ dice }) => dice === first?.shown.length);
  const other = throwing.find(side => side !== one);
  if (thrown.length !== 2 || throwing.length !== 2 || !one || !other || !first || !second) return diceLines(rolls);
  // Told in the order of the sentence, whoever threw first.
  const dice = new Map([
    [one, first],
    [other, second],
  ]);
  const told = throwing.flatMap(side => {
    const roll = dice.get(side);
    return roll === undefined ? [] : [`${name(side.unit)} ${diceText(roll)}`];
  });
  return [`  dice: ${told.join(' | ')}`];
}

function place({ x, y }: Point): string {
  return `(${Math.round(x)}, ${Math.round(y)})`;
}

/** The faces that hit, in words. */
export function faces(list: readonly number[]): string {
  return list.length === 0 ? 'cannot hit' : `hits on ${list.join(', ')}`;
}

/** A length in cm as it is told. */
export function cm(length: number): string {
  return `${measured(length)} cm`;
}
