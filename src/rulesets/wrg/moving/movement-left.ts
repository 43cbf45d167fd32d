import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import { wrgRules } from '../rules.js';
import {
  type FrontChange,
  frontChangeCost,
  mountingCost,
  type TurnOf,
  turnCost,
  type WheelOf,
  wheelCost,
} from './manoeuvres.js';
import type { Manner, Mover, MovingRules } from './mover.js';
import { moveRate } from './rates.js';
import { type Ground, groundCost } from './terrain.js';

/** One thing that troops do in their move. */
export type MovePart =
  /** Straight on over so much ground of one kind, in paces. */
  | { readonly kind: 'march'; readonly paces: number; readonly ground?: Ground }
  | ({ readonly kind: 'turn' } & TurnOf)
  | ({ readonly kind: 'wheel' } & WheelOf)
  | ({ readonly kind: 'front' } & FrontChange)
  | { readonly kind: 'mount' | 'dismount' };

/** A move: who makes it, how, and what it is made of. */
export interface Move {
  readonly mover: Mover;
  readonly manner?: Manner;
  readonly charging?: boolean;
  /** Paces that the troops were pushed back last period. */
  readonly pushedBack?: number;
  readonly parts: readonly MovePart[];
}

/** What a part of a move took. */
export interface MoveStep {
  readonly kind: MovePart['kind'];
  /** Paces of the move that it takes in all. */
  readonly takes: number;
  /** Paces of the move left after it. */
  readonly left: number;
  /** Whether there was enough left for all of it. */
  readonly done: boolean;
  /** Of a march: paces of ground covered. */
  readonly covered?: number;
  /** Of a change of front: figures that it came to. */
  readonly front?: number;
}

/** What becomes of a move. */
export interface MovementLeft {
  /** Paces that the troops had for it. */
  readonly move: number;
  readonly steps: readonly MoveStep[];
  readonly left: number;
  /** What forbids the move as it is described; it is reckoned all the same, as far as it can be made. */
  readonly faults: readonly Violation[];
  readonly because: readonly Reason[];
}

/** A move as it is reckoned up. */
interface Account {
  readonly rules: MovingRules;
  readonly mover: Mover;
  /** As they are now: mounting changes it. */
  manner: Manner;
  /** Paces that a whole period of manoeuvre would take. */
  readonly period: number;
  /** Paces that they have for the move: of a charge fewer, once it has come to ground on which they keep to their normal move. */
  move: number;
  /** Paces of a normal move. */
  readonly normal: number;
  left: number;
  readonly steps: MoveStep[];
  readonly because: Reason[];
  readonly faults: Violation[];
}

/**
 * What is left of a period's move after all its parts, in their order: what was lost to a push-back, turns, wheels, changes of
 * front, mounting, and the ground. What there is not enough left for is done as far as it goes, and ends the move; a charge that
 * comes to ground on which the troops keep to their normal move has no more than that, and stops before it where it has gone farther. A quarter of a period takes a quarter of
 * the normal move (`wrg/ruling/quarter-period`).
 *
 * Source: Movement.
 *
 * @throws RuleViolation for what such troops cannot do at all: a charge without a charge move, a wheel backward of slow troops.
 * @clause wrg/movement/push-back-deduction
 * @clause wrg/charge/turn-before-normal-distance
 * @clause wrg/terrain/difficult-cavalry
 */
export function movementLeft(move: Move, rules: MovingRules = wrgRules()): MovementLeft {
  const { mover, manner = {}, charging = false, pushedBack = 0, parts } = move;
  const rate = moveRate(mover, manner, rules);
  const full = charging ? (rate.charge ?? rate.normal) : rate.normal;
  const account: Account = {
    rules,
    mover,
    manner,
    period: rules.movement.manoeuvres.partOf === 'normal' ? rate.normal : full,
    move: full,
    normal: rate.normal,
    left: Math.max(0, full - pushedBack),
    steps: [],
    because: [...rate.because],
    faults: [],
  };
  if (charging && rate.charge === null) {
    account.faults.push({
      path: 'charging',
      clause: 'wrg/charge/definition',
      problem: 'these troops have no charge move',
      mend: 'move at normal speed',
    });
  }
  if (pushedBack > 0) {
    account.because.push(
      reasonFor('wrg/movement/push-back-deduction', 'pushed back last period', `−${counted(pushedBack, 'pace')}`),
    );
  }
  for (const [at, part] of parts.entries()) {
    const step = takePart(account, part, at);
    if (charging && part.kind !== 'march') insistOnTime(account, at);
    account.steps.push(step);
    if (!step.done) break;
  }
  const { move: had, steps, left, faults, because } = account;
  return { move: had, steps, left, faults, because };
}

/** In a charge whatever is not going straight on is over by the normal distance. */
function insistOnTime({ left, move, normal, faults }: Account, at: number): void {
  if (move - left <= normal) return;
  faults.push({
    path: `parts[${at}]`,
    clause: 'wrg/charge/turn-before-normal-distance',
    problem: 'a charge that has gone farther than a normal move goes straight on',
    mend: 'turn, wheel or change formation before that',
  });
}

function takePart(account: Account, part: MovePart, at: number): MoveStep {
  const { mover, rules, manner } = account;
  switch (part.kind) {
    case 'march':
      return march(account, part, at);
    case 'turn': {
      const { kind, ...turn } = part;
      return manoeuvre(account, kind, turnCost(mover, { ...manner, ...turn }, rules));
    }
    case 'wheel': {
      const { paces, because } = wheelCost(mover, part, manner, rules);
      account.because.push(...because);
      return take(account, part.kind, paces);
    }
    case 'front':
      return changeFront(account, part);
    default: {
      const step = manoeuvre(account, part.kind, mountingCost(mover, manner, rules));
      if (step.done) account.manner = { ...manner, dismounted: part.kind === 'dismount' };
      return step;
    }
  }
}

function march(
  account: Account,
  { paces, ground = { kind: 'open' } }: MovePart & { readonly kind: 'march' },
  at: number,
): MoveStep {
  const { mover, manner, rules } = account;
  const { factor, least, normalOnly, because } = groundCost(mover, ground, manner, rules);
  account.because.push(...because);
  if (normalOnly) keepToNormal(account);
  const { left } = account;
  if (factor === null) {
    account.faults.push({
      path: `parts[${at}].ground`,
      ...(because[0] === undefined ? {} : { clause: because[0].clause }),
      problem: `these troops cannot enter ${ground.kind.replaceAll('-', ' ')}`,
      mend: 'go round it, or by a road, a bridge or a ford',
    });
    return { kind: 'march', takes: 0, left, done: false, covered: 0 };
  }
  const length = Math.max(paces, least);
  const step = take(account, 'march', factor * length);
  return { ...step, covered: step.done ? paces : toGrid((left / factor) * (paces / length)) };
}

/** Whoever comes to ground on which he keeps to his normal move has no more left than of that. */
function keepToNormal(account: Account): void {
  const less = Math.min(account.left, account.move - account.normal);
  account.left -= less;
  account.move -= less;
}

function changeFront(account: Account, part: MovePart & { readonly kind: 'front' }): MoveStep {
  const { mover, manner, rules, period, left } = account;
  const cost = frontChangeCost(mover, part, manner, rules);
  const step = manoeuvre(account, 'front', cost);
  if (step.done) return { ...step, front: part.to };
  const quarter = rules.movement.manoeuvres.formation.part * period;
  const changed = Math.floor(Math.floor(toGrid(left / quarter)) * cost.figures);
  return { ...step, front: part.from + Math.sign(part.to - part.from) * changed };
}

function manoeuvre(
  account: Account,
  kind: MovePart['kind'],
  { part, because }: { readonly part: number; readonly because: readonly Reason[] },
): MoveStep {
  account.because.push(...because);
  return take(account, kind, part * account.period);
}

function take(account: Account, kind: MovePart['kind'], takes: number): MoveStep {
  const rounded = toGrid(takes);
  const done = rounded <= account.left;
  account.left = done ? toGrid(account.left - rounded) : 0;
  return { kind, takes: rounded, left: account.left, done };
}
