import { bearingTo, destination, distance, type Placed, type Point } from '../../../../table/index.js';
import type { Order } from '../orders.js';
import { type OpenGround, wholeDegrees } from './marching.js';
import { freeRun } from './route.js';

/** A way that is free so far, in cm, is taken for free. */
const farEnough = 50;

/**
 * A march of some part of a move round friends who stand in the way, to where the way on to a goal is free; nothing where there is no
 * such place. A commander's judgement, not a rule.
 */
export function wayAside(
  placed: Placed,
  goal: Point,
  move: number,
  { table, friendsIn }: OpenGround,
): Order | undefined {
  const toward = bearingTo(placed.at, goal);
  for (const cm of [move / 3, move / 2, move * (2 / 3)].map(Math.floor)) {
    for (const aside of [50, -50, 80, -80, 110, -110]) {
      const bearing = wholeDegrees(toward + aside);
      if (freeRun(placed, bearing, cm, table, friendsIn) < cm) continue;
      const at = destination(placed.at, bearing, cm);
      const away = Math.min(distance(at, goal) - 10, farEnough);
      const on = wholeDegrees(bearingTo(at, goal));
      if (freeRun({ ...placed, at }, on, away, table, friendsIn) < away) continue;
      return { gait: 'march', legs: [{ direction: bearing, distance: { by: 'cm', cm } }], facing: on };
    }
  }
  return undefined;
}
