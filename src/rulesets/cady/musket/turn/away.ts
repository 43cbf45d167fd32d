import { type Bearing, bearingTo, distance, normalBearing, type Point, type Table, toGrid, turnBetween } from '../../../../table/index.js';
import type { MusketState, Unit } from '../state.js';

/**
 * The way that leads a unit away from the enemy: straight away from the nearest enemy unit; the owner may choose another
 * within `freedom` degrees of it (`cady/ruling/away-from-the-enemy`). With no enemy left, the way to the nearest edge of the table.
 *
 * @clause cady/common/morale/back-direction
 */
export function awayFromEnemies(unit: Unit, state: MusketState, table: Table, freedom: number, chosen?: Bearing): Bearing {
  let nearest: Unit | undefined;
  for (const other of Object.values(state.units)) {
    if (other.side === unit.side || other.gone !== null) continue;
    if (nearest === undefined || distance(other.at, unit.at) < distance(nearest.at, unit.at)) nearest = other;
  }
  if (nearest === undefined) return nearestEdge(unit.at, table);
  const away = toGrid(normalBearing(bearingTo(nearest.at, unit.at)));
  return chosen !== undefined && turnBetween(chosen, away) <= freedom ? chosen : away;
}

/** The bearing of the nearest edge of the table. */
export function nearestEdge(point: Point, table: Table): Bearing {
  const ways: readonly (readonly [Bearing, number])[] = [
    [0, table.height - point.y],
    [180, point.y],
    [90, table.width - point.x],
    [270, point.x],
  ];
  return ways.reduce((best, way) => (way[1] < best[1] ? way : best))[0];
}
