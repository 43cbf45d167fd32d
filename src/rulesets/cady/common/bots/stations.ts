import { type Bearing, bearingTo, destination, type Placed, type Point } from '../../../../table/index.js';
import type { Order } from '../orders.js';
import { type OpenGround, wholeDegrees } from './marching.js';
import { freeRun } from './route.js';

/** Where a unit could stand after a short march, turned to whom it has in mind, and the order that leads there. */
export interface Station {
  readonly at: Point;
  readonly facing: Bearing;
  /** cm that it goes. */
  readonly cm: number;
  readonly order: Order;
}

/** Directions off the straight way to a goal, in degrees, and parts of a move, that are looked at. */
const asides: readonly number[] = [0, 35, -35, 65, -65, 90, -90, 120, -120, 150, -150];
const parts: readonly number[] = [1 / 3, 2 / 3];

/**
 * The places to which a unit can march freely, straight on, in a part of its move that leaves it time to turn. A commander's choice of
 * ways, not a rule.
 */
export function stationsAbout(
  placed: Placed,
  goal: Point,
  move: number,
  { table, friendsIn }: OpenGround,
): readonly Station[] {
  const toward = bearingTo(placed.at, goal);
  return asides.flatMap(aside => {
    const bearing = wholeDegrees(toward + aside);
    const run = freeRun(placed, bearing, Math.floor(move * (parts.at(-1) ?? 1)), table, friendsIn);
    return parts
      .map(part => Math.floor(move * part))
      .filter(cm => cm >= 2 && cm <= run)
      .map((cm): Station => {
        const at = destination(placed.at, bearing, cm);
        const facing = wholeDegrees(bearingTo(at, goal));
        return {
          at,
          facing,
          cm,
          order: { gait: 'march', legs: [{ direction: bearing, distance: { by: 'cm', cm } }], facing },
        };
      });
  });
}
