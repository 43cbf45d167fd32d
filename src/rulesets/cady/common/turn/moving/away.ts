import {
  type Bearing,
  bearingTo,
  bodyCentre,
  boxAround,
  destination,
  distanceBetweenQuads,
  normalBearing,
  type Point,
  type Quad,
  quadOf,
  quadsOverlap,
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
 * The way off the table for a unit that routs: the nearest edge that does not lie towards the nearest enemy, and towards which
 * no other enemy stands in its way either, if there is one (`cady/ruling/way-off-the-table`).
 *
 * @clause cady/common/definition/rout
 */
export function wayOff(unit: FieldUnit, field: Field): Bearing {
  const { table, rules } = field;
  const bars = rules.table.enemyBars;
  const enemy = bars === 0 ? undefined : towardsEnemy(unit, field);
  if (enemy === undefined) return nearestEdge(unit.at, table);
  const safe = (bearing: Bearing) => turnBetween(bearing, enemy) >= bars;
  const open = (bearing: Bearing) => safe(bearing) && !standsInTheWay(unit, bearing, field);
  return nearestEdge(unit.at, table, open) ?? nearestEdge(unit.at, table, safe) ?? nearestEdge(unit.at, table);
}

/** Whether an enemy in the open stands where a unit comes that runs straight to an edge, as far away as that is. */
function standsInTheWay(unit: FieldUnit, bearing: Bearing, { standing, table, rules }: Field): boolean {
  const { minX, minY, maxX, maxY } = boxAround(quadOf(placedOf(unit, rules)));
  const { x, y } = destination({ x: 0, y: 0 }, bearing, table.width + table.height);
  const swept: Quad = [
    { x: minX + Math.min(0, x), y: maxY + Math.max(0, y) },
    { x: maxX + Math.max(0, x), y: maxY + Math.max(0, y) },
    { x: maxX + Math.max(0, x), y: minY + Math.min(0, y) },
    { x: minX + Math.min(0, x), y: minY + Math.min(0, y) },
  ];
  return standing
    .near(boxAround(swept))
    .some(other => other.unit.side !== unit.side && !isHidden(other.unit) && quadsOverlap(swept, other.quad));
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

/** The bearing of the nearest edge of the table, of those that may be taken; `undefined`: none may. */
function nearestEdge(point: Point, table: Table): Bearing;
function nearestEdge(point: Point, table: Table, may: (bearing: Bearing) => boolean): Bearing | undefined;
function nearestEdge(point: Point, table: Table, may: (bearing: Bearing) => boolean = () => true): Bearing | undefined {
  const ways: readonly (readonly [Bearing, number])[] = [
    [0, table.height - point.y],
    [180, point.y],
    [90, table.width - point.x],
    [270, point.x],
  ];
  const [best] = ways.filter(([bearing]) => may(bearing)).sort(([, a], [, b]) => a - b);
  return best?.[0];
}
