import type { Told } from '../../../battle/index.js';
import type { Reason } from '../../../rulebook/index.js';
import {
  counted,
  diceLines,
  inBrackets,
  listed,
  measured,
  type Names,
  namesOf,
  whyLines,
} from '../../../scenario/index.js';
import { type Bearing, bearingOf, compassOf, distance, type Point, turnBetween } from '../../../table/index.js';
import type { RaymondScenario } from '../schema.js';
import type { FormationKind, Gone } from '../state.js';
import type { ActionKind, RaymondTerms } from '../terms.js';
import type { StandKind } from '../troops.js';
import { standMarks } from './stand-marks.js';

type RaymondTold = Told<RaymondTerms>;
type Moved = Extract<RaymondTold, { kind: 'move' }>;

/**
 * An event as lines of text: what happened first, then why and with which dice. Sides, units and places go by their names;
 * lengths are in inches.
 */
export function tellRaymond(event: Told<RaymondTerms>, scenario: RaymondScenario): readonly string[] {
  const names = namesOf(scenario);
  return linesOf(event, names).map(line => ofHimself(names.agreed(line), scenario));
}

/** A line about a leader, who is he and not it, and stands in no formation. */
function ofHimself(line: string, { sides }: RaymondScenario): string {
  const units = Object.values(sides).flatMap(side => side.units);
  const isLeader = units.some(({ id, name = id, rank }) => rank !== undefined && line.startsWith(`${name} `));
  if (!isLeader) return line;
  return line
    .replace(/\bits\b/g, 'his')
    .replace(/: it\b/g, ': he')
    .replace(/, in (?:line|mass)(?=, facing)/, '');
}

function linesOf(event: RaymondTold, names: Names): readonly string[] {
  const line = lineOf(event, names);
  // Who holds what, and for how long, is all that there is to say of it.
  if (event.kind === 'holding') return [line];
  const reasons = event.because.filter(reason => !isSaid(event, reason));
  // A short remark carries its reasons in brackets; what dice are thrown for has them below, beside the dice.
  const isRemark = event.rolls === undefined && !throwing.has(event.kind);
  if (isRemark) return [`${line}${inBrackets(reasons, names)}`];
  return [line, ...whyLines(reasons, names), ...diceLines(event.rolls)];
}

/** What the sentence itself says already: a formation that it names, and no inches of a move on the spot; and what was meant to be of one that
 * was stopped. */
function isSaid(event: RaymondTold, { clause, because, effect }: Reason): boolean {
  if (event.kind === 'hit') return event.cause === 'contact' && effect.startsWith('1 hit');
  if (event.kind === 'contact') return clause === chargeAllowance;
  if (event.kind !== 'move') return false;
  if (event.doubleTime && clause === 'raymond/move/double-time-effect') return true;
  return (
    because === 'change of formation' ||
    (clause === chargeAllowance && event.stopped) ||
    (clause === moveAllowance && (event.stopped || event.moved > 0 || /^0 of /.test(effect)))
  );
}

const moveAllowance = 'raymond/move/allowances';
const chargeAllowance = 'raymond/charge/straight-to-contact';

/** How far a unit might have gone, behind how far it went: ` of 14"`; nothing where no reason says it. */
function allowed(because: readonly Reason[], clause: string): string {
  const reason = because.find(each => each.clause === clause);
  const [, most] = / of ([\d.]+) inch/.exec(reason?.effect ?? '') ?? [];
  return most === undefined ? '' : ` of ${most}"`;
}

/** Events that have more reasons than a line would hold. */
const throwing: ReadonlySet<RaymondTold['kind']> = new Set(['initiative', 'fire', 'attack', 'losses']);

function lineOf(event: RaymondTold, names: Names): string {
  const { of: name } = names;
  switch (event.kind) {
    case 'initiative': {
      const throws = Object.entries(event.totals).map(
        ([side, total]) => `${names.ofSide(side)} ${total} with ${counted(event.dice[side] ?? 0, 'die', 'dice')}`,
      );
      const end = event.winner === null ? 'a tie, thrown again' : `${names.ofSide(event.winner)} has it`;
      return `Initiative: ${throws.join(', ')} — ${end}`;
    }
    case 'pivot':
      return `${name(event.unit)} pivots ${degrees(event.degrees)} to fire`;
    case 'fire': {
      const result = `${counted(event.dice, 'die', 'dice')}, ${counted(event.hits, 'hit')}`;
      return event.bounce
        ? `The shot of ${name(event.unit)} bounces through to ${name(event.target)}: ${result}`
        : `${name(event.unit)} fires with ${counted(event.stands, 'stand')} at ${name(event.target)} over ${inches(event.range)}: ${result}`;
    }
    case 'test': {
      const what = `${name(event.unit)} ${testWords[event.test]} ${name(event.target)}`;
      if (event.face === null) return `${what} ${event.passed ? 'and need not test' : 'but may not'}`;
      return `${what}, [throws] ${event.face} and ${event.passed ? '[does]' : '[does] not'}`;
    }
    case 'contact':
      return `${name(event.unit)} ${contactWords[event.how]} ${name(event.target)} after ${inches(distance(event.from, event.to))}${allowed(event.because, chargeAllowance)}`;
    case 'hit':
      return event.units.length === 1
        ? `${event.units.map(name).join()} takes a hit for ${hitWords[event.cause]}`
        : `${listed(event.units.map(name))} each take a hit for ${hitWords[event.cause]}`;
    case 'attack': {
      const how = event.rethrow ? 'throws again for [its] attack on' : event.outflanking ? 'outflanks' : 'attacks';
      return `${name(event.unit)} ${how} ${name(event.target)}: ${diceAt(event)}, ${counted(event.hits, 'hit')}`;
    }
    case 'losses':
      return `${name(event.unit)} has taken ${counted(event.hits, 'hit')}: [it] [loses] ${event.lost === 0 ? 'no stand' : counted(event.lost, 'stand')} and [has] ${event.left === 0 ? 'none' : event.left} left`;
    case 'gone': {
      const last =
        event.stands === 0 ? '' : ` with [its] last ${event.stands === 1 ? 'stand' : `${event.stands} stands`}`;
      return `${name(event.unit)} ${goneWords[event.how]}${last}`;
    }
    case 'move':
      return `${name(event.unit)} ${moveWords(event)}`;
    case 'recoil':
      return `${name(event.unit)} recoils ${inches(lengthOf(event.path))} before ${name(event.charger)}`;
    case 'break-through':
      return event.moved === 0
        ? `${name(event.unit)} stays where it struck`
        : `${name(event.unit)} breaks through and [goes] on ${inches(event.moved)}`;
    case 'off-table':
      return `${counted(event.stands, 'stand')} of ${name(event.unit)} ${event.stands === 1 ? 'leaves' : 'leave'} the table`;
    case 'holding':
      return event.side === null
        ? `Nobody holds ${name(event.objective)}`
        : `${names.ofSide(event.side)} holds ${name(event.objective)} (${counted(event.turns, 'turn')})`;
  }
}

/** The dice of an attack with the combat value that they are thrown at, and whose they are: `4 dice of pikes at 3 or less and 2 dice of muskets at 1`. */
function diceAt({ dice, kinds = [], rolls = [] }: Extract<RaymondTold, { kind: 'attack' }>): string {
  const thrown = rolls.flatMap(({ shown, faces }, lot) => {
    if (faces === undefined || shown.length === 0) return [];
    const value = faces.length === 0 ? 'nothing' : faces.length === 1 ? faces[0] : `${Math.max(...faces)} or less`;
    const kind = kinds.length > 1 && kinds.length === rolls.length ? kinds[lot] : undefined;
    const whose = kind === undefined ? '' : ` of ${kindWords(kind)}`;
    return [`${counted(shown.length, 'die', 'dice')}${whose} at ${value}`];
  });
  return thrown.length === 0 ? counted(dice, 'die', 'dice') : listed(thrown);
}

/** Stands of a kind as one says whose dice they are: `muskets`, `a light gun`. */
function kindWords(kind: StandKind): string {
  if (kind === 'command') return 'a leader';
  return kind.endsWith('gun') ? `a ${standMarks[kind]}` : standMarks[kind];
}

const testWords = {
  'join-in': 'would join in against',
  charge: 'would charge',
  intercept: 'would intercept',
} as const;

const contactWords = {
  'join-in': 'joins in against',
  charge: 'charges into',
  intercept: 'intercepts',
  'break-through': 'breaks through and [runs] into',
} as const;

const hitWords = {
  contact: 'being in contact',
  intercept: '[its] interception',
  recoil: '[its] recoil',
} as const;

const goneWords = {
  destroyed: 'is destroyed',
  routed: 'routs and [is] gone',
  withdrawn: 'withdraws from the battle',
  retreated: 'retreats from the field',
  'off-table': 'has left the table',
} as const satisfies { readonly [G in Gone]: string };

/** How a unit goes, for actions in which it covers ground. */
const gaits = {
  manoeuvre: 'moves',
  'step-back': 'steps back',
  'side-step': 'side-steps',
  charge: 'charges',
  prolong: 'is manhandled',
} as const satisfies { readonly [A in ActionKind]?: string };

const formed = {
  line: 'in line',
  mass: 'in mass',
  'defensive mass': 'in defensive mass',
} as const satisfies { readonly [F in FormationKind]: string };

function moveWords(event: Moved): string {
  const { action } = event;
  const end = `, ${formed[event.formation]}, facing ${bearingWords(event.facing)}`;
  switch (action) {
    case 'change-formation':
      return `forms ${event.formation}, facing ${bearingWords(event.facing)}`;
    case 'mount':
      return `mounts${end}`;
    case 'dismount':
      return `dismounts${end}`;
    case 'limber':
      return 'limbers up';
    case 'unlimber':
      return `unlimbers, facing ${bearingWords(event.facing)}`;
    default: {
      if (event.stopped && event.moved === 0) {
        const aim = action === 'charge' ? 'sets out to charge' : 'sets out';
        return `${aim}${event.doubleTime ? ' at double-time' : ''}${end}, and [is] stopped by an interception before the first inch`;
      }
      const turned = event.faced === undefined || Math.abs(turnBetween(event.faced, event.facing)) >= 0.05;
      const still = turned ? 'turns in [its] place' : 'stays in [its] place';
      const way =
        event.moved === 0
          ? still
          : `${gaits[action]} ${inches(event.moved)}${event.stopped ? '' : allowed(event.because, moveAllowance)}`;
      return `${way}${event.doubleTime ? ' at double-time' : ''}${end}${event.stopped ? ' — stopped by an interception' : ''}`;
    }
  }
}

function lengthOf(path: readonly Point[]): number {
  return path.slice(1).reduce((sum, point, index) => sum + distance(path[index] ?? point, point), 0);
}

function inches(length: number): string {
  return `${measured(length)}"`;
}

/** A turn to the right or left. */
function degrees(turn: number): string {
  return `${Math.abs(Math.round(turn * 10) / 10)}° to the ${turn < 0 ? 'left' : 'right'}`;
}

/** A point of the compass where the bearing is one, whole degrees otherwise. */
function bearingWords(bearing: Bearing): string {
  const point = compassOf(bearing);
  return turnBetween(bearing, bearingOf(point)) === 0 ? point : `${Math.round(bearing) % 360}°`;
}
