import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { barredBy, type StraightWay } from './heading.js';
import { gapsBetweenEnemies, wayOut } from './ways-out.js';

/**
 * Whether broken troops try to break through light enemies who bar their way: not if others leave them no room but a gap, through which they run. It is settled
 * before anybody moves, whatever those enemies do then.
 *
 * @clause wrg/rout/break-through-lights
 * @clause wrg/rout/direction-first
 */
export function breaksThrough(unit: Unit, way: StraightWay, field: Pick<Field, 'state' | 'rules'>): boolean {
  const { breaksThrough: settled } = unit.period;
  if (settled !== undefined) return settled;
  if (barredBy(unit, way, field)?.does !== 'may-break-through') return false;
  const { straight, paces } = way;
  const runsInLine = wayOut(unit, straight, paces, field) !== undefined;
  return runsInLine || gapsBetweenEnemies(unit, straight, paces, field).length === 0;
}
