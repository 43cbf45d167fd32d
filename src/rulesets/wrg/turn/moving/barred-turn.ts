import {
  type Bearing,
  bearingTo,
  bodyCentre,
  type March,
  type Placed,
  quadOf,
  quadsOverlap,
  turnBetween,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { NO_STEP } from './carrying-out.js';
import type { Marching } from './march.js';

/** What keeps a body, which turns as a block here, from the turn with which its march begins. */

/** A change of direction this small is none, degrees. */
export const NO_TURN = 1;
/** Degrees. */
const RIGHT_ANGLE = 90;

/** What keeps a body from coming round. */
export type Bar = Unit | 'ground';

/**
 * Whether the turn of who changes his direction man by man is barred by the ground, the wall of a fort too, or by an enemy ahead on his way, but for one: friends
 * and those behind him do not keep him from it.
 */
export function isTurnBarredAhead(marching: Marching, bearing: Bearing, spared: Unit, field: Field): boolean {
  const { unit } = marching;
  const from = bodyCentre(unit.placed);
  const isAhead = (other: Unit) => turnBetween(bearingTo(from, bodyCentre(other.placed)), bearing) < RIGHT_ANGLE;
  const enemies = onTable(field.state).filter(other => other.side !== unit.side && other !== spared);
  return isHeldByGround(marching) || whoBarsTurn(marching, enemies.filter(isAhead), field) !== undefined;
}

const isFort = (by: string): boolean => by === 'rampart' || by === 'gate';

/** What keeps a body from the turn with which its march begins; who stands at the wall of a fort, or on it, has come to where he turns no more. */
export function barOf(marching: Marching, others: readonly Unit[], field: Field): Bar | undefined {
  const { stopped } = marching.march;
  if (!isHeldByGround(marching)) return whoBarsTurn(marching, others, field);
  return stopped?.kind === 'impassable' && isFort(stopped.by) ? undefined : 'ground';
}

/** Whether the ground stops a body before it has come a step. */
const isHeldByGround = ({ march: { stopped, moved } }: Marching): boolean =>
  stopped?.kind === 'impassable' && moved < NO_STEP;

/** On whose ground a body would come by the turn with which its march begins. */
function whoBarsTurn({ unit, march }: Marching, others: readonly Unit[], field: Field): Unit | undefined {
  const then = firstTurn(march);
  return then === undefined ? undefined : whoseGround(unit, then, others, field);
}

/** A body when it has come round as its march begins; `undefined` where it does not turn. */
function firstTurn({ start, nodes }: March): Placed | undefined {
  const node = nodes.find(({ facing, moved }) => moved < NO_STEP && turnBetween(facing, start.facing) > NO_TURN);
  return node === undefined || node.wheeled === true
    ? undefined
    : { ...start, at: node.at, facing: node.facing, files: node.files };
}

/** On whose ground a body would stand. */
export function whoseGround(
  { id, side }: Pick<Unit, 'id' | 'side'>,
  then: Placed,
  others: readonly Unit[],
  { rules }: Pick<Field, 'rules'>,
): Unit | undefined {
  const quad = quadOf(then);
  return others.find(
    other =>
      other.id !== id && quadsOverlap(quad, quadOf(other.placed), other.side === side ? rules.field.crowding : 0),
  );
}
