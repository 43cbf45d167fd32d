import { distance, type Feature, type MarchCosts, type Surcharge, toGrid } from '../../../table/index.js';
import type { BadGround } from '../rules/movement/going.js';
import { wrgRules } from '../rules.js';
import { landing } from '../ships/ships.js';
import { type FrontChange, frontChangeCost, turnCost, wheelCost } from './manoeuvres.js';
import type { Manner, Mover, MovingRules } from './mover.js';
import { moveRate } from './rates.js';
import { type Ground, groundCost } from './terrain.js';

/** Which hills of a table are steep, by their ids; all others are slight. */
export type SteepHills = readonly string[];

/**
 * What a feature of a table is in the words of the book; `null` for the walls and gates of castles, which nobody walks through. What no
 * book says of woods and buildings on a table is a ruling (`wrg/ruling/table-ground`).
 *
 * Source: Movement > Difficult Terrain.
 *
 * @clause wrg/terrain/difficult-cases
 * @clause wrg/terrain/slight-hills
 */
export function groundOfFeature(
  feature: Feature,
  steepHills: SteepHills,
  { movement }: Pick<MovingRules, 'movement'> = wrgRules(),
): Ground | null {
  switch (feature.kind) {
    case 'hill':
      return { kind: steepHills.includes(feature.id) ? 'steep-hill-off-road' : 'slight-hill-under-40mm' };
    case 'river':
      return { kind: 'river', width: feature.width };
    case 'ford':
      return { kind: 'ford', width: lengthOf(feature.line) };
    case 'road':
      return { kind: 'road' };
    case 'bridge':
      return { kind: 'open' };
    case 'rampart':
    case 'gate':
      return null;
    default:
      return { kind: movement.going.table[feature.kind] };
  }
}

/** What the ground of one table is besides what its features say. */
export interface GroundOfTable {
  readonly steepHills?: SteepHills;
  /** Water in which men wade ashore. */
  readonly shallows?: readonly string[];
}

/**
 * What a feature is on a table that may have a shore: shallows are waded as a deep ford is.
 *
 * Source: Ship-to-shore Fighting; Movement > Difficult Terrain.
 *
 * @clause wrg/ship/wading
 */
export function groundOnTable(
  feature: Feature,
  { steepHills = [], shallows = [] }: GroundOfTable,
  rules: MovingRules = wrgRules(),
): Ground | null {
  return shallows.includes(feature.id) ? landing(rules).wading : groundOfFeature(feature, steepHills, rules);
}

/** What a body asks of a march over a table. */
export interface MarchOver extends GroundOfTable {
  readonly mover: Mover;
  readonly manner?: Manner;
  readonly features: readonly Feature[];
  /** The change of front that it makes first. */
  readonly front?: FrontChange;
  /** Paces of its front; 0 unless said. */
  readonly width?: number;
}

/**
 * What a march over a table costs such troops, in paces of their move, as `plan` of the table wants it: a rate for each feature that counts
 * more than once its length, what obstacles, fords, turns and a change of front take. What a turn of neither 90 nor 180 degrees takes is a ruling
 * (`wrg/ruling/turns-of-other-angles`). On a road the ground is as
 * good as open (`wrg/ruling/front-on-a-road`); what a wood under a part of a front does is a ruling, too (`wrg/ruling/part-of-a-front-on-bad-ground`), and what
 * one under a rear does that the front has left (`wrg/ruling/rear-on-bad-ground`).
 *
 * Source: Movement.
 *
 * @clause wrg/terrain/roads
 * @clause wrg/terrain/linear-obstacle-width
 * @clause wrg/terrain/fords
 * @clause wrg/manoeuvre/wheel-slow
 */
export function marchCosts(march: MarchOver, rules: MovingRules = wrgRules()): MarchCosts {
  const { mover, manner = {}, front } = march;
  const { normal } = moveRate(mover, manner, rules);
  const wheel = wheelCost(mover, { front: 1, degrees: 180 }, manner, rules);
  const wheelRate = toGrid(wheel.paces / wheel.outer);
  const { table, widerThanRoad, partOfAFront, slowUntil } = rules.movement.going;
  const over = (kind: keyof typeof table): Surcharge => obstacle(mover, manner, table[kind], rules);
  return {
    turn: turnOnTheMarch(march, normal, wheelRate, rules),
    wheelRate,
    rates: ratesOf(march, rules),
    roadRate: 1,
    ...(widerThanRoad ? { roadForAnyFront: true } : {}),
    ...(partOfAFront === 'middle' ? { ratesByMiddle: true } : {}),
    ...(slowUntil === 'rear' ? { ratesToRear: true } : {}),
    river: { ford: deepFords(march, rules) },
    barriers: {
      fence: over('fence'),
      wall: over('wall'),
      ditch: over('ditch'),
      stakes: over('stakes'),
      barricade: over('barricade'),
    },
    ...(front === undefined ? {} : { formation: toGrid(frontChangeCost(mover, front, manner, rules).part * normal) }),
  };
}

/** What turns take on a march, in paces, of whatever angle they are. */
function turnOnTheMarch(
  { mover, manner = {}, width = 0 }: MarchOver,
  normal: number,
  wheelRate: number,
  rules: MovingRules,
): NonNullable<MarchCosts['turn']> {
  const turn = { over: 0, cost: toGrid(turnCost(mover, manner, rules).part * normal) };
  const { otherTurns, rightAngle } = rules.movement.manoeuvres;
  if (otherTurns === 'whole') return turn;
  if (otherTurns === 'part') return { ...turn, angle: { of: rightAngle } };
  return { ...turn, angle: { of: rightAngle, perDegreeOff: (wheelRate * width * Math.PI) / 180 } };
}

function ratesOf({ mover, manner = {}, features, ...table }: MarchOver, rules: MovingRules) {
  const rates: { [feature: string]: Surcharge } = {};
  for (const feature of features) {
    if (feature.kind === 'ford' || feature.kind === 'bridge' || feature.kind === 'road') continue;
    const ground = groundOnTable(feature, table, rules);
    if (ground === null || !('outline' in feature || 'width' in feature)) continue;
    const { factor, least } = groundCost(mover, ground, manner, rules);
    // A river that cannot be crossed is one that has no rate.
    if (factor === null && feature.kind === 'river') continue;
    const wider = 'width' in feature && feature.width > 0 ? Math.max(1, least / feature.width) : 1;
    if (factor !== 1) rates[feature.id] = factor === null ? 'never' : toGrid(factor * wider);
  }
  return rates;
}

/**
 * What crossing an obstacle without width costs: as much as one of the least width; over palisades and ramparts as long a climb as the ruling has it
 * (`wrg/ruling/length-of-a-climb`).
 */
function obstacle(mover: Mover, manner: Manner, kind: BadGround, rules: MovingRules): Surcharge {
  const { factor } = groundCost(mover, { kind }, manner, rules);
  const { obstacleWidth, climbLength } = rules.movement.going;
  return factor === null ? 'never' : toGrid(factor * (kind === 'linear-obstacle' ? obstacleWidth : climbLength));
}

/** What the longest ford of a table costs beyond its length; the worst of them where one cannot be crossed. */
function deepFords({ mover, manner = {}, features }: MarchOver, rules: MovingRules): Surcharge {
  const costs = features.map((feature): Surcharge => {
    if (feature.kind !== 'ford') return 0;
    const width = lengthOf(feature.line);
    const { factor } = groundCost(mover, { kind: 'ford', width }, manner, rules);
    return factor === null ? 'never' : (factor - 1) * width;
  });
  const paces = costs.filter(cost => cost !== 'never');
  return paces.length < costs.length ? 'never' : toGrid(Math.max(0, ...paces));
}

function lengthOf(line: readonly { readonly x: number; readonly y: number }[]): number {
  return toGrid(line.reduce((sum, point, at) => sum + (at === 0 ? 0 : distance(line[at - 1] ?? point, point)), 0));
}
