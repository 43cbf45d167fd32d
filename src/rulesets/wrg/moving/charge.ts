import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import { wrgRules } from '../rules.js';
import { type MovePart, movementLeft } from './movement-left.js';
import type { Manner, Mover, MovingRules } from './mover.js';
import { type Ground, groundCost } from './terrain.js';

/** A charge before it is made. */
export interface Charge {
  readonly mover: Mover;
  readonly manner?: Manner;
  /** Paces that the chargers were pushed back last period. */
  readonly pushedBack?: number;
  /** What they do before they go straight at the enemy. */
  readonly before?: readonly MovePart[];
  /** The ground between them and the enemy, from where they stand then; open unless said. */
  readonly ahead?: readonly { readonly ground: Ground; readonly paces: number }[];
  /** Paces to the enemy, straight ahead, from where they stand then. */
  readonly distance: number;
}

/** How far a charge goes. */
export interface ChargeReach {
  /** Paces of move that the chargers have. */
  readonly move: number;
  /** Paces of ground that they can cover straight ahead after what they do before. */
  readonly reach: number;
  /** Whether that brings them into contact. */
  readonly contact: boolean;
  /** Paces of move left at contact, with which figures that touch nobody may go on straight ahead; 0 without contact. */
  readonly left: number;
  /** Paces of ground gone straight ahead, into contact or not. */
  readonly moved: number;
  readonly faults: readonly Violation[];
  readonly because: readonly Reason[];
}

/**
 * How far a charge reaches, and whether it brings the chargers into contact with an enemy straight ahead: turns and wheels come first,
 * while no more than the normal distance is gone, and difficult ground keeps horse to its normal move. It ends on the line of contact;
 * with what is left figures without an enemy may go on straight ahead as long as they touch their own body.
 *
 * Source: Movement > Charging.
 *
 * @clause wrg/charge/definition
 * @clause wrg/charge/turn-before-normal-distance
 * @clause wrg/charge/ends-at-contact
 * @clause wrg/charge/extend-contact
 */
export function chargeReach(charge: Charge, rules: MovingRules = wrgRules()): ChargeReach {
  const { mover, manner = {}, pushedBack = 0, before = [], ahead = [], distance } = charge;
  const way = straightAhead(ahead, distance);
  const parts = [...before, ...way.map(({ ground, paces }) => ({ kind: 'march', paces, ground }) as const)];
  const { move, steps, left, faults, because } = movementLeft(
    { mover, manner, charging: true, pushedBack, parts },
    rules,
  );
  const straight = steps.slice(before.length);
  const moved = toGrid(straight.reduce((sum, { covered = 0 }) => sum + covered, 0));
  const contact = straight.length === way.length && straight.every(({ done }) => done);
  const { factor } = groundCost(mover, way.at(-1)?.ground ?? { kind: 'open' }, manner, rules);
  const beyond = factor === null ? 0 : left / factor;
  return {
    move,
    reach: contact ? toGrid(moved + beyond) : moved,
    contact,
    left: contact ? left : 0,
    moved,
    faults: faults.map(fault => ({ ...fault, path: placeInCharge(fault.path, charge) })),
    because: [
      ...because,
      ...(contact ? [reasonFor('wrg/charge/ends-at-contact', 'the enemy is reached', counted(distance, 'pace'))] : []),
    ],
  };
}

/** The ground as far as the enemy: what is given of it, and open ground after that. */
function straightAhead(ahead: NonNullable<Charge['ahead']>, distance: number) {
  const way: { ground: Ground; paces: number }[] = [];
  let gone = 0;
  for (const { ground, paces } of ahead) {
    const part = Math.min(paces, distance - gone);
    if (part > 0) way.push({ ground, paces: part });
    gone += Math.max(0, part);
  }
  if (gone < distance || way.length === 0) way.push({ ground: { kind: 'open' }, paces: toGrid(distance - gone) });
  return way;
}

/** What troops do that are charged. */
export const counterActionKinds = ['countercharge', 'stand', 'evade'] as const;
export type CounterAction = (typeof counterActionKinds)[number];

/** Troops that are charged. */
export interface Charged {
  /** Ordered to skirmish. */
  readonly skirmishing?: boolean;
  /** Ordered to charge any enemy that comes within reach. */
  readonly chargesWhoeverComes?: boolean;
  /** Ordered to support another unit, which they see threatened. */
  readonly supportsThreatened?: boolean;
  /** Their reaction and their kind let them countercharge. */
  readonly mayCountercharge?: boolean;
}

/** What troops that are charged may do, and whether they have a choice. */
export interface CounterActions {
  readonly options: readonly CounterAction[];
  readonly because: readonly Reason[];
}

/**
 * What troops may do against a charge: countercharge, stand, or evade. Only skirmishers evade; whose orders make them charge anybody
 * within reach, or stand by a unit that is threatened, countercharges.
 *
 * Source: Movement > Charging.
 *
 * @clause wrg/charge/declare
 * @clause wrg/charge/counter-actions
 * @clause wrg/charge/standing-charge-order
 * @clause wrg/charge/supporting-unit
 * @clause wrg/evade/only-skirmishers
 */
export function counterActions(charged: Charged): CounterActions {
  const { skirmishing, chargesWhoeverComes, supportsThreatened, mayCountercharge } = charged;
  if (chargesWhoeverComes === true) {
    const reason = reasonFor(
      'wrg/charge/standing-charge-order',
      'ordered to charge whoever comes near',
      'countercharge',
    );
    return { options: ['countercharge'], because: [reason] };
  }
  if (supportsThreatened === true) {
    const reason = reasonFor('wrg/charge/supporting-unit', 'supports a unit that is threatened', 'countercharge');
    return { options: ['countercharge'], because: [reason] };
  }
  const options = counterActionKinds.filter(
    kind => kind === 'stand' || (kind === 'evade' ? skirmishing === true : mayCountercharge === true),
  );
  const evades =
    skirmishing === true ? [reasonFor('wrg/evade/only-skirmishers', 'ordered to skirmish', 'may evade')] : [];
  return { options, because: evades };
}

/** Whom chargers meet next who follow beaten or evading enemies through others. */
export interface ChargeThrough {
  /** Whom they follow. */
  readonly after: 'evaders' | 'routers';
}

/** What has to be settled before chargers go on into the next enemy. */
export interface ThroughTests {
  /** Who tests, however near they are when they first see each other. */
  readonly tests: readonly ('chargers' | 'next-enemy')[];
  /** Whether chargers count as met by fresh enemies in pursuit. */
  readonly asPursuers: boolean;
  readonly because: readonly Reason[];
}

/**
 * What chargers need who want to go through the troops that their quarry has passed: a test of reaction on both sides. Who follows
 * evaders is still in the first charge, and not disorganised as a pursuer would be.
 *
 * Source: Movement > Evading; Rout and Pursuit > Pursuers.
 *
 * @clause wrg/evade/chargers-follow-through
 * @clause wrg/pursuit/through-enemy
 */
export function chargeThrough({ after }: ChargeThrough): ThroughTests {
  const clause = after === 'evaders' ? 'wrg/evade/chargers-follow-through' : 'wrg/pursuit/through-enemy';
  return {
    tests: ['chargers', 'next-enemy'],
    asPursuers: after === 'routers',
    because: [reasonFor(clause, `enemies who stand where the ${after} have gone`, 'both sides test reaction')],
  };
}

/** Where in a charge stands what is at fault on its way: before the straight run, or on it. */
function placeInCharge(path: string, { before = [], ahead = [] }: Charge): string {
  return path.replace(/^parts\[(\d+)\]/, (_, part: string) => {
    const at = Number(part) - before.length;
    if (at < 0) return `before[${part}]`;
    return at < ahead.length ? `ahead[${at}]` : 'distance';
  });
}
