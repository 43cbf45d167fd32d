import { type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import type { BadGround, GroundTroops, RiverTroops, WaterWidth } from '../rules/movement/going.js';
import { wrgRules } from '../rules.js';
import {
  draughtOf,
  type Manner,
  type Mover,
  type MovesAs,
  type MovingRules,
  movesAs,
  rides,
  typeMoving,
} from './mover.js';

/** Ground of one kind, in the book's words. */
export type Ground =
  | { readonly kind: 'open' }
  | { readonly kind: BadGround }
  /** Over what the road leads, where that is worse than open ground. */
  | { readonly kind: 'road'; readonly over?: BadGround }
  /** How wide the water is where it is crossed, in paces. */
  | { readonly kind: 'river' | 'ford'; readonly width: number };

/** What ground does to troops that cross it. */
export interface GroundCost {
  /** How many times its length it counts; `null`: they cannot enter it. */
  readonly factor: number | null;
  /** How wide it counts at least, in paces. */
  readonly least: number;
  /** They may not go faster there than at their normal move. */
  readonly normalOnly: boolean;
  /** It obstructs their movement. */
  readonly obstructs: boolean;
  readonly because: readonly Reason[];
}

const good: GroundCost = { factor: 1, least: 0, normalOnly: false, obstructs: false, because: [] };

/** The cases in which cavalry keeps to its normal move. */
const slowing: readonly BadGround[] = [
  'steep-hill-off-road',
  'buildings-gardens-breaches',
  'woods',
  'boggy-ground',
  'soft-sand',
  'linear-obstacle',
];

/** Whom foot alone can follow. */
const footOnly: readonly BadGround[] = [
  'stairs-or-ladders',
  'inside-buildings',
  'marsh',
  'rock-slope-off-track',
  'palisade-turf-rampart-abatis',
];

/**
 * What a kind of ground does to troops: how many times its length it counts, and whether they may go faster than at their normal
 * move. Water narrower than a river is a stream (`wrg/ruling/narrow-river`); infantry that rides goes as cavalry
 * (`wrg/ruling/mounted-infantry-ground`); camels do not swim (`wrg/ruling/camels-in-rivers`).
 *
 * Source: Movement > Difficult Terrain.
 *
 * @clause wrg/terrain/difficult-infantry
 * @clause wrg/terrain/difficult-cavalry
 * @clause wrg/terrain/difficult-vehicles
 * @clause wrg/terrain/difficult-cases
 * @clause wrg/terrain/linear-obstacle-width
 * @clause wrg/terrain/elephants
 * @clause wrg/terrain/camels
 * @clause wrg/terrain/man-handled-bolt-throwers
 * @clause wrg/terrain/infantry-only
 * @clause wrg/terrain/slight-hills
 * @clause wrg/terrain/river-30
 * @clause wrg/terrain/river-60
 * @clause wrg/terrain/river-90
 * @clause wrg/terrain/fords
 * @clause wrg/terrain/roads
 * @clause wrg/weather/rain-mud
 */
export function groundCost(
  mover: Mover,
  ground: Ground,
  manner: Manner = {},
  rules: MovingRules = wrgRules(),
): GroundCost {
  switch (ground.kind) {
    case 'open':
      return good;
    case 'road':
      return onRoad(mover, ground.over, manner, rules);
    case 'river':
      return inRiver(mover, ground.width, manner, rules);
    case 'ford':
      return water(mover, ground.width < rules.movement.going.deepFord ? 'ford-under-30' : 'ford-30-up', manner, rules);
    default:
      return overBadGround(mover, ground.kind, manner, rules);
  }
}

/**
 * What a hill of a model table is as ground, off the road: steep, or slight where it is low.
 *
 * Source: Movement > Difficult Terrain.
 *
 * @clause wrg/terrain/slight-hills
 */
export function hillGround(
  millimetres: number,
  { movement }: Pick<MovingRules, 'movement'> = wrgRules(),
): { readonly kind: BadGround } {
  return { kind: millimetres < movement.going.slightHill ? 'slight-hill-under-40mm' : 'steep-hill-off-road' };
}

/**
 * How many paces of a move a stretch of ground takes; `null` where the troops cannot enter it. A linear obstacle counts as at least
 * so wide that troops can form up before and behind it.
 *
 * Source: Movement > Difficult Terrain.
 *
 * @clause wrg/terrain/linear-obstacle-width
 */
export function countedDistance(
  mover: Mover,
  stretch: { readonly ground: Ground; readonly paces: number },
  manner: Manner = {},
  rules: MovingRules = wrgRules(),
): number | null {
  const { factor, least } = groundCost(mover, stretch.ground, manner, rules);
  return factor === null ? null : factor * Math.max(stretch.paces, least);
}

/** Ground on their way that troops cannot enter: a fault for each stretch. */
export function groundFaults(
  mover: Mover,
  way: readonly Ground[],
  manner: Manner = {},
  rules: MovingRules = wrgRules(),
): readonly Violation[] {
  return way.flatMap((ground, at): readonly Violation[] => {
    const { factor, because } = groundCost(mover, ground, manner, rules);
    const clause = because[0]?.clause;
    if (factor !== null || clause === undefined) return [];
    return [
      {
        path: `way[${at}]`,
        clause,
        problem: `${movesAs(mover, manner, rules)} cannot go there: ${ground.kind.replaceAll('-', ' ')}`,
        mend: 'go round it, or by a road, a bridge or a ford',
      },
    ];
  });
}

function overBadGround(mover: Mover, kind: BadGround, manner: Manner, rules: MovingRules): GroundCost {
  const { ground, obstacleWidth } = rules.movement.going;
  const as = groundTroops(mover, manner, rules);
  const factor = ground[kind][as];
  const likeCavalry = as === 'cavalry' || as === 'elephants' || as === 'man-handled-bolt-thrower';
  const effect = factor === null ? 'cannot enter' : `each pace counts ${factor}`;
  return {
    factor,
    least: kind === 'linear-obstacle' ? obstacleWidth : 0,
    normalOnly: factor !== null && likeCavalry && slowing.includes(kind) && manner.routing !== true,
    obstructs: factor !== 1,
    because: factor === 1 ? [] : [reasonFor(clauseFor(kind, as), `${as} on ${kind.replaceAll('-', ' ')}`, effect)],
  };
}

function clauseFor(kind: BadGround, as: GroundTroops): Reason['clause'] {
  if (footOnly.includes(kind)) return 'wrg/terrain/infantry-only';
  switch (as) {
    case 'infantry':
      return 'wrg/terrain/difficult-infantry';
    case 'cavalry':
      return 'wrg/terrain/difficult-cavalry';
    case 'elephants':
      return 'wrg/terrain/elephants';
    case 'camels':
      return 'wrg/terrain/camels';
    case 'vehicles':
      return 'wrg/terrain/difficult-vehicles';
    case 'man-handled-bolt-thrower':
      return 'wrg/terrain/man-handled-bolt-throwers';
  }
}

/** A road is good ground, but mounted troops do not gallop over a steep hill. */
function onRoad(mover: Mover, over: BadGround | undefined, manner: Manner, rules: MovingRules): GroundCost {
  if (over !== 'steep-hill-off-road' || !isMounted(movesAs(mover, manner, rules))) return good;
  if (manner.routing === true && rules.movement.going.routOnSteepRoads) return good;
  return {
    ...good,
    normalOnly: true,
    because: [reasonFor('wrg/terrain/roads', 'mounted troops on a road over a steep hill', 'normal move at most')],
  };
}

function isMounted(as: MovesAs): boolean {
  return as === 'cavalry' || as === 'camels' || as === 'elephant' || as === 'chariot';
}

function inRiver(mover: Mover, width: number, manner: Manner, rules: MovingRules): GroundCost {
  const { rivers, narrowRiver } = rules.movement.going;
  if (width < rivers.from && narrowRiver === 'linear-obstacle') {
    return overBadGround(mover, 'linear-obstacle', manner, rules);
  }
  if (width >= rivers.widest) return water(mover, 'width-90-up', manner, rules);
  return water(mover, width >= rivers.wide ? 'width-60-to-89' : 'width-30-to-59', manner, rules);
}

const waterClauses = {
  'width-30-to-59': 'wrg/terrain/river-30',
  'width-60-to-89': 'wrg/terrain/river-60',
  'width-90-up': 'wrg/terrain/river-90',
  'ford-under-30': 'wrg/terrain/fords',
  'ford-30-up': 'wrg/terrain/fords',
} as const satisfies { readonly [W in WaterWidth]: `wrg/${string}` };

/** The class of a crossing that is so many classes more difficult. */
function inSpate(row: WaterWidth, classes: number, rules: MovingRules): WaterWidth {
  if (classes <= 0) return row;
  const next = {
    'ford-under-30': 'ford-30-up',
    'ford-30-up': rules.optional.weather.mud.deepFord,
    'width-30-to-59': 'width-60-to-89',
    'width-60-to-89': 'width-90-up',
    'width-90-up': 'width-90-up',
  } as const;
  return inSpate(next[row], classes - 1, rules);
}

function water(mover: Mover, printed: WaterWidth, manner: Manner, rules: MovingRules): GroundCost {
  const { going } = rules.movement;
  const row = inSpate(printed, manner.weather?.rivers ?? 0, rules);
  const as = riverTroops(mover, manner, rules);
  const swims = movesAs(mover, manner, rules) === 'camels' && row === 'width-30-to-59';
  const factor = swims ? going.camelsInRivers : going.water[row][as];
  if (factor === 1) return good;
  const effect = factor === null ? 'cannot cross' : `each pace counts ${factor}`;
  const what = row.startsWith('ford') ? 'a deep ford' : 'a river';
  const because = [reasonFor(waterClauses[row], `${as.replaceAll('-', ' ')} at ${what}`, effect)];
  return { factor, least: 0, normalOnly: false, obstructs: true, because };
}

/** What troops count as on bad ground. */
export function groundTroops(mover: Mover, manner: Manner, rules: MovingRules): GroundTroops {
  const as = movesAs(mover, manner, rules);
  switch (as) {
    case 'infantry':
    case 'camels':
      return as;
    case 'cavalry':
      return rides(mover, manner, rules) ? rules.movement.going.mountedInfantry : 'cavalry';
    case 'elephant':
      return 'elephants';
    case 'engine':
      return isManHandled(mover, manner) ? 'man-handled-bolt-thrower' : 'vehicles';
    default:
      return 'vehicles';
  }
}

function isManHandled(mover: Mover, manner: Manner): boolean {
  return mover.engine === 'light-bolt-thrower' && draughtOf(mover, manner) === 'men';
}

/** What troops count as at a river. Light and light-medium infantry swims. */
function riverTroops(mover: Mover, manner: Manner, rules: MovingRules): RiverTroops {
  const as = groundTroops(mover, manner, rules);
  const type = typeMoving(mover, manner, rules);
  switch (as) {
    case 'infantry':
      return type === 'li' || type === 'lmi' ? 'swimming-li-or-lmi' : 'other-infantry';
    case 'cavalry':
      return type === 'lc' ? 'light-cavalry' : 'other-cavalry';
    case 'elephants':
      return as;
    default:
      return 'vehicles';
  }
}
