/** What lies on a table, by kind and by place. */

import { type Box, boxAround } from './geometry.js';
import { type Ground, groundWithin } from './ground.js';
import { oncePer } from './once.js';
import { type Places, placesOf } from './places.js';
import type { Area, Barrier, CastleWall, Crossing, Feature, LowBarrier, Point, Strip, Table } from './types.js';

/** Whether a feature is a polygon of ground. */
export function isArea(feature: Feature): feature is Area {
  return 'outline' in feature;
}
/** Whether a feature is a river, creek or road. */
export function isStrip(feature: Feature): feature is Strip {
  return feature.kind === 'river' || feature.kind === 'creek' || feature.kind === 'road';
}
/** Whether a feature is a ford or bridge. */
export function isCrossing(feature: Feature): feature is Crossing {
  return feature.kind === 'ford' || feature.kind === 'bridge';
}
/** Whether a feature is an obstacle along a line: a fence or wall, a castle's among them, or the work of troops. */
export function isBarrier(feature: Feature): feature is Barrier {
  return 'line' in feature && !('width' in feature);
}
/** Whether a feature is a fence or stone wall, no higher than a man. */
export function isLowBarrier(feature: Feature): feature is LowBarrier {
  return feature.kind === 'fence' || feature.kind === 'wall';
}
/** Whether a feature is the wall or a gate of a castle. */
export function isCastleWall(feature: Feature): feature is CastleWall {
  return feature.kind === 'rampart' || feature.kind === 'gate';
}
/** Whether a feature raises the ground: a hill or an extreme ridge. */
export function isHeight(feature: Feature): feature is Area {
  return feature.kind === 'hill' || feature.kind === 'ridge';
}

/** The ground of an area. */
export const groundOf: (area: Area) => Ground = oncePer(({ outline }: Area) => groundWithin(outline));

/** The features of a table by place, with what leads to them. */
const featuresOf: (table: Table) => Places<Feature> = oncePer(({ features }: Table) => placesOf(features, boxOf));

/** The box around a feature and what leads to it. */
export function boxOf(feature: Feature): Box {
  return boxAround(isArea(feature) ? feature.outline : feature.line, reachOf(feature));
}

/** How far beyond its line a feature, or the approach to it, can reach. */
function reachOf(feature: Feature): number {
  // An approach to a crossing reaches its width beyond the end, and half of it to the side.
  if (isCrossing(feature)) return 2 * feature.width;
  return isStrip(feature) ? feature.width / 2 : 0;
}

/**
 * The features whose surroundings meet the box around some points, in the table's order: all that a line or body among these points can
 * touch.
 */
export function featuresNear(table: Table, points: readonly Point[]): readonly Feature[] {
  return featuresOf(table).near(boxAround(points));
}
