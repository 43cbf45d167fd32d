/** Ground that a body may not enter. For `movement.ts`. */
import { featuresNear, groundOf, isArea, isCastleWall, isCrossing, isHeight } from './features.js';
import { bodyCentre, depthOf, quadOf, widthOf } from './formation.js';
import { along, heading, normalBearing, partsOf } from './geometry.js';
import { lengthInside, piecesOn } from './ground.js';
import type { MarchCosts, Surcharge } from './march.js';
import { piecesOnStrip, withApproaches } from './strips.js';
import type { Area, Barrier, Feature, Placed, Table } from './types.js';

/** How far before an obstacle a body halts, so that it stands before it and not on it. */
export const HAIR = 0.01;

/** What it costs to enter an area; what is solid can't be entered unless the rules say otherwise. */
export function entryPrice(area: Area, costs: MarchCosts): Surcharge {
  if (isTooHigh(area, costs)) return 'never';
  const { kind, id } = area;
  const rate = costs.rates?.[id];
  if (rate !== undefined) return rate === 'never' ? rate : 0;
  if (kind === 'hill' || costs.areaRates?.[kind] !== undefined) return 0;
  return costs.areas?.[kind] ?? (kind === 'ridge' || kind === 'building' ? 'never' : 0);
}

/** Whether a hill is higher than may be climbed at all. */
export function isTooHigh(feature: Feature, { highestLevel = Number.POSITIVE_INFINITY }: MarchCosts): boolean {
  return isHeight(feature) && (feature.level ?? 1) > highestLevel;
}

/** Whether water is crossed anywhere, at a rate of its own. */
export function isForded({ id }: Feature, { rates }: MarchCosts): boolean {
  return typeof rates?.[id] === 'number';
}

/** What it costs to cross a barrier; a castle's wall can't be crossed unless the rules say otherwise. */
export function crossingPrice(barrier: Barrier, costs: MarchCosts): Surcharge {
  return costs.rates?.[barrier.id] ?? costs.barriers?.[barrier.kind] ?? (isCastleWall(barrier) ? 'never' : 0);
}

/** Whether a feature is ground that marches at these costs never lead onto: solid or too high, deep water, a barrier that is not crossed. */
export function isForbidden(feature: Feature, costs: MarchCosts): boolean {
  if (isArea(feature)) return entryPrice(feature, costs) === 'never';
  if (isCrossing(feature)) return costs.river?.[feature.kind] === 'never';
  switch (feature.kind) {
    case 'road':
      return false;
    case 'river':
      return !isForded(feature, costs);
    case 'creek':
      return !isForded(feature, costs) && costs.creek === 'never';
    default:
      return crossingPrice(feature, costs) === 'never';
  }
}

/**
 * The ground that keeps a body from turning or changing formation where it stands: what it may not enter and would bring under its front, and walls
 * and buildings under any part of it.
 * Who has a wing over such ground already may turn off it, but not bring its middle there.
 */
export function barringGround(before: Placed, after: Placed, table: Table, costs: MarchCosts): Feature | undefined {
  const wall = solidsUnder(after, table, costs).find(feature => !solidsUnder(before, table, costs).includes(feature));
  if (wall !== undefined) return wall;
  for (const parts of ['middle', 'front'] as const) {
    const had = forbiddenUnder(before, parts, table, costs);
    const barring = forbiddenUnder(after, parts, table, costs).find(feature => !had.includes(feature));
    if (barring !== undefined) return barring;
  }
  return undefined;
}

/** The walls of castles and the buildings under a body, any part of it, through which it may not go. */
function solidsUnder(placed: Placed, table: Table, costs: MarchCosts): Feature[] {
  const quad = quadOf(placed);
  return featuresNear(table, quad).filter(feature => {
    if (isCastleWall(feature)) {
      const isBarred = crossingPrice(feature, costs) === 'never';
      return isBarred && partsOf(feature.line).some(part => lengthInside(part, quad) > HAIR);
    }
    if (!isArea(feature) || feature.kind !== 'building' || entryPrice(feature, costs) !== 'never') return false;
    const around = quad.map((from, i) => ({ from, to: quad[(i + 1) % quad.length] ?? from }));
    return around.some(edge => lengthInside(edge, feature.outline) > HAIR);
  });
}

/**
 * The ground under the middle of a body's front or all of it, as seen from the middle of the body, that it may not enter. Of a line the wings
 * count too; a column's corners are where its middle is.
 */
function forbiddenUnder(placed: Placed, parts: 'middle' | 'front', table: Table, costs: MarchCosts): Feature[] {
  const centre = bodyCentre(placed);
  const half = widthOf(placed) / 2 - HAIR;
  // What only brushes a wing is not under it, or whoever halts before a bank might wade in by turning.
  const wings = [-half, half].map(offset => along(placed.at, heading(normalBearing(placed.facing + 90)), offset));
  const hasWings = parts === 'front' && widthOf(placed) > depthOf(placed);
  const ends = hasWings ? [placed.at, ...wings] : [placed.at];
  const near = featuresNear(table, [centre, ...ends]);
  const crossings = near.filter(isCrossing).map(withApproaches);
  return near.filter(feature =>
    ends.some(to => {
      const line = { from: centre, to };
      if (isArea(feature)) {
        return entryPrice(feature, costs) === 'never' && piecesOn(line, groundOf(feature)).length > 0;
      }
      if (feature.kind !== 'river' || isForded(feature, costs)) return false;
      const dry = crossings.flatMap(crossing => piecesOnStrip(line, crossing));
      return piecesOnStrip(line, feature).some(wet => !dry.some(p => p.start <= wet.start && p.end >= wet.end));
    }),
  );
}
