/** What lies ahead of a body that marches straight or wheels a little: where it is met, and what it costs. For `movement.ts`. */

import { featuresNear, groundOf, isArea, isCrossing, isHeight, isStrip } from './features.js';
import { crossingPrice, entryPrice, HAIR, isForded, isTooHigh } from './forbidden.js';
import { depthOf, widthOf } from './formation.js';
import {
  along,
  between,
  dot,
  heading,
  joined,
  meetingOf,
  type Piece,
  partsOf,
  pointOn,
  type Segment,
  toGrid,
  type Vector,
} from './geometry.js';
import { piecesOn } from './ground.js';
import type { MarchCosts, MarchStop, PaidSurcharge, Surcharge } from './march.js';
import { isOnStrip, piecesOnStrip, withApproaches } from './strips.js';
import { areasAt, type LevelPiece, levelsAlong } from './terrain.js';
import type { Area, Barrier, Crossing, Feature, Placed, Point, Strip, Table } from './types.js';

/** Something that is met `at` this far ahead of the front. */
export interface Obstacle {
  readonly at: number;
  readonly kind: PaidSurcharge['kind'] | 'river';
  readonly feature: string;
  readonly price: Surcharge;
  /** What is paid at most once a turn carries the same key; absent: paid each time. */
  readonly once?: string;
  /** Set when it can't be passed for another reason than its price. */
  readonly stop?: MarchStop;
}

/** A march over the ground, straight or a little round. */
export interface Way {
  readonly placed: Placed;
  /** Greatest distance that may be covered; in a wheel, by the outer end of the front. */
  readonly reach: number;
  /** Where each point of the front, so far to the right of its middle, goes for each unit of the distance covered; straight ahead unless given. */
  readonly pace?: (offset: number) => Vector;
  readonly table: Table;
  readonly costs: MarchCosts;
  readonly trackSpacing: number;
}

/** A stretch of the march, in distance of the front from where it starts; negative behind it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}
/** The line that one point of the body walks: from the rear of the body to the farthest point of its front. */
interface Track extends Segment {
  readonly front: Point;
}
/** A way with what every kind of obstacle needs to know of it. */
interface Survey extends Way {
  readonly depth: number;
  readonly width: number;
  readonly middle: Track;
  readonly tracks: readonly Track[];
  /** How far ahead the front comes upon a point; `undefined` where it passes it by. */
  readonly comesUpon: (point: Point) => number | undefined;
  readonly near: readonly Feature[];
  readonly onRoad: readonly Stretch[];
}

function survey(way: Way): Survey {
  const ahead = heading(way.placed.facing);
  const { placed, reach, table, costs, trackSpacing, pace = () => ahead } = way;
  const aside = { x: ahead.y, y: -ahead.x };
  const [width, depth] = [widthOf(placed), depthOf(placed)];
  const track = (offset: number): Track => {
    const front = along(placed.at, aside, offset);
    const way = pace(offset);
    return { from: along(front, way, -depth), to: along(front, way, reach), front };
  };
  // What only brushes a flank is not crossed.
  const half = Math.max(0, width / 2 - HAIR);
  const perSide = Math.max(1, Math.ceil(half / trackSpacing));
  const offsets = Array.from({ length: 2 * perSide + 1 }, (_, index) => (half * (index - perSide)) / perSide);
  const [middle, left, right] = [track(0), track(-half), track(half)];
  const near = featuresNear(table, [left.from, left.to, right.from, right.to]);
  // A corner of what may not be entered must not slip in between two tracks.
  const corners = near
    .filter(isArea)
    .filter(area => entryPrice(area, costs) === 'never')
    .flatMap(area => area.outline.map(corner => dot(between(placed.at, corner), aside)))
    .filter(offset => Math.abs(offset) < half);
  const tracks = [...offsets, ...corners].map(track);
  const comesUpon = (point: Point): number | undefined => {
    const offset = dot(between(placed.at, point), aside);
    const way = pace(offset);
    const speed = dot(way, way);
    if (Math.abs(offset) > half || speed === 0) return undefined;
    const at = dot(between(along(placed.at, aside, offset), point), way) / speed;
    return at <= reach ? at : undefined;
  };
  return {
    ...way,
    depth,
    width,
    middle,
    tracks,
    comesUpon,
    near,
    onRoad: costs.roadRate === undefined ? [] : roadStretches(near, middle, { width, depth, reach, costs }),
  };
}

const stretchOf = ({ start, end }: Piece, depth: number, reach: number): Stretch => ({
  from: start * (depth + reach) - depth,
  to: end * (depth + reach) - depth,
});
const isLong = ({ from, to }: Stretch): boolean => to - from > HAIR;

/**
 * Where a body marches on a road: its front is no wider than the road, and the line from its middle to the middle of its front lies on it,
 * unless the costs ask for less or more. A column has its wheels on the verge now and then; that it keeps to the road is meant.
 */
function roadStretches(
  near: readonly Feature[],
  middle: Track,
  body: { readonly width: number; readonly depth: number; readonly reach: number; readonly costs: MarchCosts },
): readonly Stretch[] {
  const { width, depth, reach, costs } = body;
  const { roadForAnyFront = false, roadDepth = 0.5 } = costs;
  const fits = (road: Strip) => roadForAnyFront || toGrid(width) <= road.width;
  const roads = near.filter((f): f is Strip => f.kind === 'road').filter(fits);
  return joined(roads.flatMap(road => piecesOnStrip(middle, road)))
    .map(piece => stretchOf(piece, depth, reach))
    .map(({ from, to }) => ({ from: Math.max(0, from + depth * roadDepth), to }))
    .filter(isLong);
}

/** What lies ahead of a march. */
export interface Ahead {
  /** Everything that is met and is not free, in order. */
  readonly obstacles: readonly Obstacle[];
  /** Where it goes at the road rate, in order. */
  readonly road: readonly Stretch[];
  /** Where it goes at the rate of a feature, in no order; where two overlap, the dearer counts. */
  readonly slow: readonly SlowStretch[];
}

/** A stretch on which ground is covered at another rate. */
export interface SlowStretch extends Stretch {
  /** Allowance used per unit of ground. */
  readonly rate: number;
}

/** Looks ahead along a march. */
export function lookAhead(way: Way): Ahead {
  const surveyed = survey(way);
  const obstacles = surveyed.near
    .flatMap(feature => {
      if (isArea(feature)) return groundAhead(surveyed, feature, feature.kind === 'hill' ? 'level' : feature.kind);
      if (isStrip(feature)) {
        if (feature.kind === 'road') return [];
        return isForded(feature, way.costs) ? overFords(surveyed, feature) : waterAhead(surveyed, feature);
      }
      return isCrossing(feature) ? [] : barrierAhead(surveyed, feature);
    })
    .concat(levelsAhead(surveyed))
    .filter(obstacle => obstacle.price !== 0)
    .sort(
      (a, b) => a.at - b.at || rankOf(a) - rankOf(b) || (`${a.kind} ${a.feature}` < `${b.kind} ${b.feature}` ? -1 : 1),
    );
  return { obstacles, road: surveyed.onRoad, slow: slowStretches(surveyed) };
}

/** Where any part of the front, or its middle, is on ground that has a rate of its own, off the road and beside fords and bridges. */
function slowStretches(way: Survey): readonly SlowStretch[] {
  const { rates, areaRates, ratesByMiddle, ratesToRear } = way.costs;
  if (rates === undefined && areaRates === undefined) return [];
  return way.near.flatMap(feature => {
    const byKind = isArea(feature) && feature.kind !== 'hill' ? areaRates?.[feature.kind] : undefined;
    const rate = rates?.[feature.id] ?? byKind;
    if (typeof rate !== 'number' || rate === 1 || !(isArea(feature) || isStrip(feature))) return [];
    const crossed = isArea(feature) ? [] : passagesOver(way, feature).filter(({ crossing }) => fitsOn(crossing, way));
    const tracks = isArea(feature) && ratesByMiddle ? [way.middle] : way.tracks;
    return tracks
      .flatMap(track => (isArea(feature) ? piecesOn(track, groundOf(feature)) : piecesOnStrip(track, feature)))
      .map(piece => stretchOf(piece, way.depth, way.reach))
      .filter(stretch => passageOf(stretch, crossed, way) === undefined)
      .map(stretch => (isArea(feature) && ratesToRear ? untilRearIsOut(stretch, way) : stretch))
      .flatMap(({ from, to }) => offRoad({ from: Math.max(0, from), to }, way.onRoad))
      .map(stretch => ({ ...stretch, rate }));
  });
}

/** A stretch of ground that counts for a body until its last rank has left it. */
const untilRearIsOut = ({ from, to }: Stretch, { depth, reach }: Survey): Stretch => ({
  from,
  to: Math.min(to + depth, reach),
});

/** Nothing is paid for what can't be passed anyway. */
const rankOf = ({ price }: Obstacle): number => (price === 'never' ? 0 : 1);

/** A stretch without those parts of it that are marched on a road. */
function offRoad(stretch: Stretch, road: readonly Stretch[]): readonly Stretch[] {
  let rest = [stretch];
  for (const { from, to } of road) {
    rest = rest.flatMap(part => [
      { from: part.from, to: Math.min(part.to, from) },
      { from: Math.max(part.from, to), to: part.to },
    ]);
  }
  return rest.filter(isLong);
}

function groundAhead(way: Survey, area: Area, kind: PaidSurcharge['kind']): readonly Obstacle[] {
  const price = entryPrice(area, way.costs);
  if (price === 0) return [];
  const road = isTooHigh(area, way.costs) ? [] : way.onRoad;
  const stretches = way.tracks
    .flatMap(track => piecesOn(track, groundOf(area)))
    .map(piece => stretchOf(piece, way.depth, way.reach))
    // What may not be entered stops whoever comes from outside; whoever is in may leave.
    .filter(stretch => isLong(stretch) && (price !== 'never' || stretch.from > -HAIR))
    // Ground that only the rear still stands on counts as ground at the start.
    .flatMap(({ from, to }) => offRoad({ from: Math.max(0, from), to: Math.max(HAIR * 2, to) }, road));
  if (stretches.length === 0) return [];
  return [
    {
      at: Math.min(...stretches.map(s => s.from)),
      kind,
      feature: area.id,
      price,
      once: way.costs.eachArea === true ? area.id : kind,
    },
  ];
}

function barrierAhead(way: Survey, barrier: Barrier): readonly Obstacle[] {
  const price = crossingPrice(barrier, way.costs);
  const parts = partsOf(barrier.line);
  // The end of a wall, or its corner, must not slip in between two tracks.
  const ends = price === 'never' ? barrier.line.flatMap(point => way.comesUpon(point) ?? []) : [];
  const met = way.tracks
    .flatMap(track => parts.flatMap(part => meetingOf(track, part) ?? []))
    .map(t => t * (way.depth + way.reach) - way.depth)
    .concat(ends)
    .filter(at => at > HAIR / 2);
  if (met.length === 0) return [];
  return [{ at: Math.min(...met), kind: barrier.kind, feature: barrier.id, price, once: barrier.id }];
}

/** A stretch through water by way of a ford or bridge. */
interface Passage extends Stretch {
  readonly crossing: Crossing;
}

/** The stretches of water along a line that a body walks. */
function wetStretches({ depth, reach }: Survey, water: Strip, track: Track): readonly Stretch[] {
  return piecesOnStrip(track, water)
    .map(piece => stretchOf(piece, depth, reach))
    .filter(isLong);
}

/** Where the middle of a body goes through water by way of a ford or bridge, whether the body is too wide for it or not. */
function passagesOver(way: Survey, water: Strip): readonly Passage[] {
  const crossings = way.near.filter(isCrossing);
  if (crossings.length === 0) return [];
  return wetStretches(way, water, way.middle).flatMap((stretch): readonly Passage[] => {
    const crossing = crossings.find(c => leadsOver(c, way, stretch));
    return crossing === undefined ? [] : [{ ...stretch, crossing }];
  });
}

/** The passage that a stretch of water belongs to: the middle of the front leads, though the corners of a body were drawn past the bank. */
function passageOf({ from, to }: Stretch, passages: readonly Passage[], { width }: Survey): Passage | undefined {
  return passages.find(p => from <= p.to + width && to >= p.from - width);
}

const fitsOn = (crossing: Crossing, { width }: Survey): boolean => toGrid(width) <= crossing.width;

/** Fords and bridges over water that a body could wade or swim elsewhere: it keeps to those that are wide enough for it. */
function overFords(way: Survey, water: Strip): readonly Obstacle[] {
  return passagesOver(way, water).flatMap(({ crossing, ...stretch }) =>
    fitsOn(crossing, way) ? (overCrossing(way, water, stretch, crossing) ?? []) : [],
  );
}

function waterAhead(way: Survey, water: Strip): readonly Obstacle[] {
  const crossings = way.near.filter(isCrossing);
  const passages = passagesOver(way, water);
  const result: Obstacle[] = [];
  for (const stretch of way.tracks.flatMap(track => wetStretches(way, water, track))) {
    const passage = passageOf(stretch, passages, way);
    const obstacle =
      passage === undefined ? throughWater(way, water, stretch) : overCrossing(way, water, stretch, passage.crossing);
    if (obstacle !== undefined) result.push(obstacle);
  }
  if (water.kind !== 'river') return result;
  return result.concat(
    wetStretches(way, water, way.middle).flatMap(
      stretch => offCrossing(way, water, stretch, passages, crossings) ?? [],
    ),
  );
}

/** Whoever stands in the water on a crossing may leave it by its ends, not over its side. */
function offCrossing(
  way: Survey,
  water: Strip,
  stretch: Stretch,
  passages: readonly Passage[],
  crossings: readonly Crossing[],
): Obstacle | undefined {
  if (stretch.from > -HAIR / 2 || stretch.to < HAIR || passages.some(({ from }) => from === stretch.from))
    return undefined;
  const dry = crossings
    .flatMap(crossing => piecesOnStrip(way.middle, withApproaches(crossing)))
    .map(piece => stretchOf(piece, way.depth, way.reach))
    .filter(({ from, to }) => from <= HAIR && to >= 0);
  if (dry.length === 0) return undefined;
  const side = Math.max(...dry.map(({ to }) => to));
  if (side > stretch.to - HAIR) return undefined;
  return { at: side, kind: 'river', feature: water.id, price: 'never' };
}

/** Whether a crossing with its approaches covers all the water on a stretch of the middle track. */
function leadsOver(crossing: Crossing, way: Survey, { from, to }: Stretch): boolean {
  const wide = withApproaches(crossing);
  const whole = way.depth + way.reach;
  const piece = { start: (from + way.depth) / whole, end: (to + way.depth) / whole };
  const slack = HAIR / whole;
  if (isOnStrip(pointOn(way.middle, (piece.start + piece.end) / 2), wide)) {
    return piecesOnStrip(way.middle, wide).some(p => p.start <= piece.start + slack && p.end >= piece.end - slack);
  }
  return false;
}

function throughWater(way: Survey, water: Strip, stretch: Stretch): Obstacle | undefined {
  // Whoever is in the water already has paid, or is getting out.
  if (stretch.from <= -HAIR / 2) return undefined;
  const at = Math.max(0, stretch.from);
  return water.kind === 'river'
    ? { at, kind: 'river', feature: water.id, price: 'never' }
    : { at, kind: 'creek', feature: water.id, price: way.costs.creek ?? 0, once: water.id };
}

function overCrossing(way: Survey, water: Strip, stretch: Stretch, crossing: Crossing): Obstacle | undefined {
  const at = Math.max(0, stretch.from);
  const fits = fitsOn(crossing, way);
  if (water.kind !== 'river') return fits ? undefined : throughWater(way, water, stretch);
  if (fits) {
    return {
      at,
      kind: crossing.kind,
      feature: crossing.id,
      price: way.costs.river?.[crossing.kind] ?? 0,
      once: crossing.id,
    };
  }
  if (stretch.from <= -HAIR / 2) return undefined;
  const stop = { kind: 'too wide', feature: crossing.id, width: toGrid(way.width), room: crossing.width } as const;
  return { at, kind: crossing.kind, feature: crossing.id, price: 'never', stop };
}

/** Hill levels up and down: of a wide front the highest part counts. */
function levelsAhead(way: Survey): readonly Obstacle[] {
  const price = way.costs.level ?? 0;
  if (price === 0 || way.reach === 0 || !way.near.some(isHeight)) return [];
  const profiles = way.tracks.map(track => ({ track, levels: levelsAlong(way.table, track.front, track.to) }));
  const cuts = [...new Set(profiles.flatMap(({ levels }) => levels.map(piece => piece.start)))].sort((a, b) => a - b);
  const result: Obstacle[] = [];
  let before: Height | undefined;
  for (const [index, start] of cuts.entries()) {
    const here = highestAt(way, profiles, (start + (cuts[index + 1] ?? 1)) / 2);
    const change = Math.abs(here.level - (before ?? here).level);
    if (change > 0) {
      const higher = before !== undefined && before.level > here.level ? before : here;
      const due = price === 'never' ? price : price * change;
      result.push({ at: start * way.reach, kind: 'level', feature: higher.hill, price: due });
    }
    before = here;
  }
  return result;
}

/** How high the front stands, and on which hill. */
interface Height {
  readonly level: number;
  readonly hill: string;
}
interface Profile {
  readonly track: Track;
  readonly levels: readonly LevelPiece[];
}

/** The highest ground that the front stands on after a part of the march. */
function highestAt(way: Survey, profiles: readonly Profile[], part: number): Height {
  let best: Height = { level: 0, hill: '' };
  for (const { track, levels } of profiles) {
    const level = levels.find(piece => piece.end > part)?.level ?? 0;
    if (level <= best.level) continue;
    const here = pointOn({ from: track.front, to: track.to }, part);
    const hill = areasAt(way.table, here).find(area => isHeight(area) && (area.level ?? 1) === level);
    best = { level, hill: hill?.id ?? '' };
  }
  return best;
}
