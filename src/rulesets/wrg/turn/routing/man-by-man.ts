import { type Bearing, turnBetween, turned } from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay } from '../moving/friends/barring.js';
import { crowdsMarch } from './following.js';
import { type Gap, isFreeManByMan } from './ways-out.js';

/** A quarter of the circle: who runs farther round than this has not turned his back. */
const QUARTER = 90;

/**
 * The way along a bearing on which each man of broken troops turns where he stands, as far as the ground lets them and nobody stands in it; `undefined` where not
 * all of them could run, or friends are there, whom they would have to go round or burst through.
 *
 * @param move the most that they could run, so far as which nobody may keep them from it, and what they do run after a turn.
 * @clause wrg/rout/turns
 */
export function wayManByMan(
  unit: Unit,
  bearing: Bearing,
  move: { readonly most: number; readonly paces: number },
  field: Pick<Field, 'state' | 'rules' | 'table' | 'scenario'>,
): Gap | undefined {
  const { most, paces } = move;
  const { placed, side } = unit;
  const { facing } = placed;
  if (turnBetween(facing, bearing) > QUARTER || !isFreeManByMan(unit, bearing, most, field)) return undefined;
  const others = onTable(field.state).filter(other => other.side === side || other.hidden === null);
  const met = firstInTheWay(unit, { bearing, facing, paces }, others);
  if (met?.unit.side === side) return undefined;
  const { at } = turned(placed, bearing);
  const far = met?.free ?? paces;
  const { moved } = crowdsMarch(unit, { from: at, legs: [{ bearing, distance: far }], far }, paces, field);
  const free = Math.floor(moved);
  return free === 0 ? undefined : { bearing, free, manByMan: true };
}
