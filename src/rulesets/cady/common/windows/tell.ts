import type { Terms, Told } from '../../../../battle/index.js';
import { counted, diceLines, inBrackets, type Names, whyLines } from '../../../../scenario/index.js';
import type { Point } from '../../../../table/index.js';
import type { Reaction } from '../fighting/morale.js';
import { printBearing } from '../print-orders.js';
import type { FieldEvent, MeleeSideTold } from '../turn/events.js';

/** What each reaction has a unit do next turn. */
const nextTurn: Readonly<Record<Reaction, string>> = {
  'no-effect': 'obeys new orders',
  back: 'must go back half a move in good order',
  'back-and-turn': 'must turn and go back a full move',
  rout: 'routs: it will run off the table',
};

/** What a unit is spared because its opponent has it worse, or its battle holds it. */
const spared: Readonly<Record<Reaction, string>> = {
  'no-effect': 'obeys new orders',
  back: 'would go back, but need not',
  'back-and-turn': 'would turn and go back, but need not',
  rout: 'would rout, but need not',
};

const testWords: Readonly<Record<Extract<FieldEvent, { kind: 'three-dice-test' }>['to'], string>> = {
  charge: 'charge',
  stand: 'stand',
  'break-off': 'break off',
  'hold-a-friend': 'hold a friend',
  'save-the-battle': 'hold its battle together',
  'choose-its-fire': 'choose when to fire',
  'keep-from-surrender': 'fight on',
  'face-mongols': 'face the Mongols',
};

const chargeWords = {
  met: 'they meet',
  refused: 'it does not go in',
  fled: 'he turns and runs',
  caught: 'he runs and is caught',
  'got-away': 'he runs and gets away',
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
export function tellField(event: FieldTold, names: Pick<Names, 'of' | 'ofSide'>): string[] {
  switch (event.kind) {
    case 'moved':
    case 'contact':
    case 'held':
    case 'swept-along':
    case 'left':
    case 'charge':
    case 'broke-through':
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

type MovementTold = FieldToldOf<'moved' | 'contact' | 'held' | 'swept-along' | 'left' | 'charge' | 'broke-through'>;

/** Moves, and what comes of them. */
function tellMovement(event: MovementTold, { of: name }: Pick<Names, 'of'>): string[] {
  switch (event.kind) {
    case 'moved':
      return [`${name(event.unit)} ${wayWords(event)}${inBrackets(event.because)}`];
    case 'contact':
      return [
        `${name(event.a)} and ${name(event.b)} meet in the ${ordinal[event.third]} third (${event.edgeOfA} against ${event.edgeOfB})${inBrackets(event.because)}`,
      ];
    case 'held':
      return [`${name(event.by)} holds ${name(event.unit)}${inBrackets(event.because)}`];
    case 'swept-along':
      return [
        `${name(event.unit)} is swept along by ${name(event.by)}: ${nextTurn[event.reaction]}${inBrackets(event.because)}`,
      ];
    case 'left':
      return [`${name(event.unit)} ${leftWords[event.how]}${inBrackets(event.because)}`];
    case 'charge':
      return [
        `${name(event.attacker)} charges ${name(event.defender)}: ${chargeWords[event.outcome]}`,
        ...whyLines(event.because),
      ];
    case 'broke-through':
      return [`${name(event.unit)} breaks through and goes on for ${cm(event.cm)}${inBrackets(event.because)}`];
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
function tellFight(event: FightTold, { of: name }: Pick<Names, 'of'>): string[] {
  switch (event.kind) {
    case 'shock':
      return inFull(
        event,
        `Shock of ${name(event.unit)} on ${name(event.on)}: ${counted(event.dice, 'die', 'dice')}, ${faces(event.faces)} — ${name(event.on)} loses ${event.losses}`,
      );
    case 'melee':
      return [
        `Melee: ${meleeWords(event.a, name)}; ${meleeWords(event.b, name)}`,
        ...whyLines([...event.a.because, ...event.b.because]),
        ...diceLines(event.rolls),
      ];
    case 'divided':
      return [`${name(event.unit)} is divided by ${name(event.by)}${inBrackets(event.because)}`];
    case 'morale': {
      const result = (event.counts ? nextTurn : spared)[event.result];
      // The chart as it was read stands in the line itself; only what shifted or spared it is worth a reason.
      const reasons = event.because.filter(({ clause }) => clause !== 'cady/common/morale/chart-lookup');
      return [
        `Morale of ${name(event.unit)}: value ${event.before}, lost ${event.loss}, column ${event.column} — ${result}`,
        ...whyLines(reasons),
        ...diceLines(event.rolls),
      ];
    }
    case 'worn-out':
      return [`${name(event.unit)} is worn out and ${nextTurn.rout}${inBrackets(event.because)}`];
    case 'part-routed':
      return [`${counted(event.figures, 'figure')} of ${name(event.unit)} rout${inBrackets(event.because)}`];
    case 'three-dice-test':
      return inFull(
        event,
        `${name(event.unit)} takes a three-dice test to ${testWords[event.to]}: ${counted(event.dice, 'die', 'dice')}, passes on ${event.faces.join(', ') || 'nothing'} — ${event.passed ? 'passed' : 'failed'}`,
      );
    case 'surrender-refused':
      return [
        `${name(event.to)} takes no surrender of ${name(event.unit)}: it ${event.fightsOn ? 'fights on' : 'strikes nobody'}${inBrackets(event.because)}`,
        ...diceLines(event.rolls),
      ];
    case 'surrendered':
      return [`${name(event.unit)} surrenders to ${name(event.to)}${inBrackets(event.because)}`];
  }
}

type SightingTold = FieldToldOf<
  'marker-moved' | 'revealed' | 'phantom-removed' | 'declared-real' | 'hidden' | 'took-marker' | 'expected' | 'arrived'
>;

/** Markers, and units that come into view or onto the table. */
function tellSighting(event: SightingTold, { of: name }: Pick<Names, 'of'>): string[] {
  switch (event.kind) {
    case 'marker-moved':
      return [`Marker ${event.marker} is moved to ${place(event.to)}`];
    case 'revealed':
      return [`${name(event.unit)} comes into view${event.partly ? ' in part' : ''}${inBrackets(event.because)}`];
    case 'phantom-removed':
      return [`Marker ${event.marker} was nobody${inBrackets(event.because)}`];
    case 'declared-real':
      return [`Marker ${event.marker} is declared real${inBrackets(event.because)}`];
    case 'hidden':
      return [`${name(event.unit)} goes out of sight behind ${event.markers.join(' or ')}`];
    case 'took-marker':
      return [`${name(event.unit)} stands behind ${event.marker}`];
    case 'expected':
      return inFull(event, `${event.units.map(name).join(', ')} will come on in turn ${event.on}`);
    case 'arrived':
      return [`${name(event.unit)} arrives at ${place(event.at)}${inBrackets(event.because)}`];
  }
}

type CommandTold = FieldToldOf<'orders' | 'dispatch' | 'battle-held' | 'breached' | 'objective'>;

/** Orders and riders, and how things stand. */
function tellCommand(event: CommandTold, { of: name, ofSide }: Pick<Names, 'of' | 'ofSide'>): string[] {
  switch (event.kind) {
    case 'orders': {
      const lines = Object.entries(event.orders).map(([unit, order]) => `  ${name(unit).padEnd(24)} ${order}`);
      return [`${ofSide(event.side)} orders:`, ...lines];
    }
    case 'dispatch': {
      const order = event.order === undefined ? '' : `: ${event.order}`;
      return [`The rider to ${name(event.to)} ${riderWords[event.fate]}${order}${inBrackets(event.because)}`];
    }
    case 'battle-held':
      return inFull(event, `${ofSide(event.side)}: the ${event.battle} ${heldWords[event.outcome]}`);
    case 'breached':
      return [`A section of ${name(event.barrier)} is shot away${inBrackets(event.because)}`];
    case 'objective':
      return [
        event.side === null
          ? `Nobody holds ${name(event.objective)}`
          : `${ofSide(event.side)} holds ${name(event.objective)} (${counted(event.turns, 'turn')})`,
      ];
  }
}

const forcedWords = { back: 'goes back', 'back-and-turn': 'turns and goes back', rout: 'runs' } as const;
const leftWords = {
  destroyed: 'is destroyed',
  routed: 'runs off the table and is gone',
  'off-table': 'leaves the table',
  surrendered: 'lays down its arms',
} as const;
const ordinal: Readonly<Record<number, string>> = { 1: 'first', 2: 'second', 3: 'last' };

/** A line, then why and with which dice. */
function inFull({ because, rolls }: Pick<FieldToldOf<'shock'>, 'because' | 'rolls'>, line: string): string[] {
  return [line, ...whyLines(because), ...diceLines(rolls)];
}

function wayWords(event: Extract<FieldEvent, { kind: 'moved' }>): string {
  const facing = printBearing(Math.round(event.facing * 10) / 10);
  const stopped = event.stopped === undefined ? '' : ` — stopped: ${event.stopped}`;
  const still = event.distance < 0.05;
  if (event.forced !== null)
    return `${forcedWords[event.forced]}${still ? '' : ` ${cm(event.distance)}`}, facing ${facing}${stopped}`;
  const how = event.charging ? 'charges' : 'moves';
  return `${still ? 'stands' : `${how} ${cm(event.distance)}`}, facing ${facing}${stopped}`;
}

function meleeWords(side: MeleeSideTold, name: (id: string) => string): string {
  if (side.dice === 0 && side.losses === 0) return `${name(side.unit)} does not roll`;
  if (side.point === null) return `${name(side.unit)} loses ${side.losses} without a roll`;
  return `${name(side.unit)} rolls ${counted(side.dice, 'die', 'dice')} against melee point ${side.point} and loses ${side.losses}`;
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
  return `${Math.round(length * 10) / 10} cm`;
}
