import {
  type Bearing,
  bearingTo,
  bodyCentre,
  boxAround,
  distanceBetweenQuads,
  normalBearing,
  type Point,
  quadOf,
  type Table,
  toGrid,
  turnBetween,
} from '../../../../../table/index.js';
import type { Field } from '../field.js';
import type { FieldUnit } from '../state.js';
import { placedOf } from '../units.js';
import { isHidden } from '../unseen/markers.js';

/**
 * The way that leads a unit away from the enemy: straight away from the nearest enemy unit. The owner may choose another
 * within some degrees of it (`cady/ruling/away-from-the-enemy`); without a choice the unit goes straight back the way it
 * came, if that is within them, since an about-face needs no room. With no enemy left, the way to the nearest edge.
 *
 * @clause cady/common/morale/back-direction
 */
export function awayFromEnemies(unit: FieldUnit, field: Field, chosen?: Bearing): Bearing {
  const { table, rules } = field;
  const enemy = towardsEnemy(unit, field);
  if (enemy === undefined) return nearestEdge(unit.at, table);
  const away = normalBearing(enemy + 180);
  const ways = [chosen, normalBearing(unit.facing + 180)];
  return ways.find(way => way !== undefined && turnBetween(way, away) <= rules.table.awayFreedom) ?? away;
}

/**
 * The way off the table for a unit that routs: the nearest edge that does not lie towards the nearest enemy
 * (`cady/ruling/way-off-the-table`).
 *
 * @clause cady/common/definition/rout
 */
export function wayOff(unit: FieldUnit, field: Field): Bearing {
  const { table, rules } = field;
  const enemy = towardsEnemy(unit, field);
  return nearestEdge(unit.at, table, enemy === undefined ? undefined : { enemy, bars: rules.table.enemyBars });
}

/** The bearing from the middle of a unit to that of the nearest enemy in the open, if there is one left. */
function towardsEnemy(unit: FieldUnit, { standing, rules }: Field): Bearing | undefined {
  const own = placedOf(unit, rules);
  const quad = quadOf(own);
  const nearest = standing.nearest(boxAround(quad), other =>
    other.unit.side === unit.side || isHidden(other.unit) ? undefined : distanceBetweenQuads(quad, other.quad),
  );
  return nearest === undefined ? undefined : toGrid(bearingTo(bodyCentre(own), bodyCentre(nearest.placed)));
}

/** The bearing of the nearest edge of the table, of those that do not lie within `bars` degrees of the enemy. */
function nearestEdge(point: Point, table: Table, danger?: { readonly enemy: Bearing; readonly bars: number }): Bearing {
  const ways: readonly (readonly [Bearing, number])[] = [
    [0, table.height - point.y],
    [180, point.y],
    [90, table.width - point.x],
    [270, point.x],
  ];
  const safe = ways.filter(([bearing]) => danger === undefined || turnBetween(bearing, danger.enemy) >= danger.bars);
  return safe.reduce((best, way) => (way[1] < best[1] ? way : best))[0];
}
