import {
  bearingOf,
  bearingTo,
  compassPoints,
  destination,
  distance,
  onTable,
  type Point,
  stripsAt,
  type Table,
  turnBetween,
} from '../../../../table/index.js';
import { wholeDegrees } from '../../common/bots/marching.js';
import { type Order, printOrder } from '../../common/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, Objective, UnitSeen } from '../state.js';
import type { OrdersAnswer } from '../terms.js';
import { toBringGunsToBear } from './frigates.js';

/**
 * What the captains of a side are told: boats with troops in them row for the place that these are to take, the others for whoever is left behind on the
 * other bank; ships stay where they are and fire, or go to where their guns bear on somebody.
 */
export function steered(vessels: readonly string[], view: MusketView, rules: MusketRules): OrdersAnswer {
  const orders: Record<string, string> = {};
  for (const id of vessels) {
    const vessel = view.afloat?.vessels[id];
    if (vessel === undefined || vessel.ashore) continue;
    if (vessel.kind === 'frigate') {
      const order = toBringGunsToBear(vessel, view, rules);
      if (order !== undefined) orders[id] = order;
      continue;
    }
    const load = Object.values(view.units).find(
      ({ aboard, gone }) => gone === null && aboard?.vessel === id && aboard.deck === 'boat',
    );
    const to = load === undefined ? undefined : placeToLand(vessel.at, view)?.at;
    if (to === undefined || !isAcross(vessel.at, to, view.table)) continue;
    const direction = acrossTo(vessel.at, to, view.table);
    orders[id] = printOrder({ gait: 'march', legs: [{ direction, distance: { by: 'full' } }] });
  }
  return orders;
}

/** The order of a unit on board: ashore as soon as its boat is over. Below decks and at their guns all stay where they are. */
export function orderAboard({ aboard, placed }: UnitSeen, view: MusketView): Order | undefined {
  if (aboard === undefined) return undefined;
  const still: Order = { gait: 'march', legs: [] };
  const vessel = view.afloat?.vessels[aboard.vessel];
  const lands = aboard.deck === 'boat' || (aboard.deck === 'top' && vessel?.landedOn != null);
  const goal = placeToLand(placed.at, view);
  return lands && goal !== undefined ? { ...still, tasks: [{ task: 'land' }] } : still;
}

function placeToLand(at: Point, { objectives, side, holdings }: MusketView): Objective | undefined {
  const open = objectives.filter(
    ({ id }) => !holdings.some(holding => holding.objective === id && holding.side === side),
  );
  return [...(open.length > 0 ? open : objectives)].sort((a, b) => distance(at, a.at) - distance(at, b.at))[0];
}

/** The shortest way over to the bank on the side of a place. */
function acrossTo(from: Point, to: Point, table: Table): number {
  const goal = wholeDegrees(bearingTo(from, to));
  const water = (bearing: number): number => {
    for (let along = 1; ; along += 1) {
      const point = destination(from, bearing, along);
      if (!onTable(table, point)) return Number.POSITIVE_INFINITY;
      if (stripsAt(table, point, 'river').length === 0) return along;
    }
  };
  const ways = compassPoints.map(bearingOf).filter(bearing => turnBetween(bearing, goal) <= 70);
  return ways.reduce((best, each) => (water(each) < water(best) ? each : best), goal);
}

/** Whether there is water on the straight way to a place. */
function isAcross(from: Point, to: Point, table: Table): boolean {
  const [bearing, far] = [bearingTo(from, to), distance(from, to)];
  for (let along = 1; along < far; along += 1) {
    const point = destination(from, bearing, along);
    if (onTable(table, point) && stripsAt(table, point, 'river').length > 0) return true;
  }
  return false;
}
