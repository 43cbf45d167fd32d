import {
  type Box,
  normalBearing,
  type Placed,
  type Point,
  type Quad,
  type Table,
  turnBetween,
  widthOf,
} from '../../../../table/index.js';
import type { Order, OrderedLeg } from '../orders.js';
import { freeRun, wayTo } from './route.js';

/** To hold is an order without legs. */
export const hold: Order = { gait: 'march', legs: [] };

/** A unit that is to march somewhere. Lengths in cm. */
export interface Marcher {
  readonly placed: Placed;
  /** What it may march in a turn, the bonus of a road included. */
  readonly move: number;
  /** It may form a column where the way is narrow. */
  readonly formsColumn: boolean;
  /** The farthest that it leaves the straight way to get round friends, in degrees; 50 unless said. */
  readonly swerves?: number;
}

/** What a march keeps clear of. */
export interface OpenGround {
  readonly table: Table;
  /** The bodies of friends, by the part of the field that is asked about. */
  readonly friendsIn: (part: Box) => readonly Quad[];
}

/** To go straight for the goal, or as far off that line as friends and ground in the way demand. */
const swerves: readonly number[] = [0, 15, -15, 30, -30, 50, -50];

/**
 * The order to march toward a goal as far as the ground and friends let a unit, in column over a narrow crossing; to hold when
 * there is no way. A commander's judgement, not a rule.
 */
export function marchOrder(
  { placed, move, formsColumn, swerves: most = 50 }: Marcher,
  goal: Point,
  ground: OpenGround,
  atMost = move,
): Order {
  const { table, friendsIn } = ground;
  const way = wayTo(table, placed.at, goal);
  if (way === undefined) return hold;
  const length = Math.min(way.length, atMost, move);
  const narrow = way.narrow !== undefined && widthOf(placed) > way.narrow && formsColumn;
  const files = narrow ? Math.max(1, Math.floor((way.narrow ?? 0) / placed.stand.front)) : placed.files;
  let best = { bearing: 0, run: 2, progress: 2 };
  for (const swerve of swerves.filter(each => Math.abs(each) <= most)) {
    const bearing = steady(way.bearing + swerve, placed);
    const run = freeRun({ ...placed, files }, bearing, length, table, friendsIn);
    const progress = run * Math.cos((swerve * Math.PI) / 180);
    if (progress > best.progress * 1.15) best = { bearing, run, progress };
    if (swerve === 0 && run === length) break;
  }
  if (best.run <= 2) return hold;
  const leg: OrderedLeg = {
    direction: best.bearing,
    distance: best.run >= move ? { by: 'full' } : { by: 'cm', cm: Math.max(1, Math.round(best.run)) },
  };
  return {
    gait: 'march',
    legs: [leg],
    ...(narrow ? { formation: { shape: 'column', abreast: files * placed.stand.figures } } : {}),
  };
}

/** A bearing as it is ordered: the way the unit faces already, if that is nearly it. */
function steady(bearing: number, { facing }: Placed): number {
  return turnBetween(bearing, facing) <= 10 ? facing : wholeDegrees(normalBearing(bearing));
}

/** A bearing in whole degrees, as a commander writes it. */
export function wholeDegrees(bearing: number): number {
  return Math.round(normalBearing(bearing)) % 360;
}
