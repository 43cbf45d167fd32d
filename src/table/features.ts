import { boxAround, boxesMeet } from './planar.js';
import type { Area, Barrier, Crossing, Feature, Point, Strip, Table } from './types.js';

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
/** Whether a feature is a fence or wall. */
export function isBarrier(feature: Feature): feature is Barrier {
  return feature.kind === 'fence' || feature.kind === 'wall';
}
/** Whether a feature raises the ground: a hill or an extreme ridge. */
export function isHeight(feature: Feature): feature is Area {
  return feature.kind === 'hill' || feature.kind === 'ridge';
}

/** The features whose surroundings meet the box around some points: all that a line or body among these points can touch. */
export function featuresNear(table: Table, points: readonly Point[]): readonly Feature[] {
  const box = boxAround(points);
  return table.features.filter(feature => {
    // An approach to a crossing reaches its width beyond the end, and half of it to the side.
    const margin = 'width' in feature ? 2 * feature.width : 0;
    return boxesMeet(box, boxAround(isArea(feature) ? feature.outline : feature.line, margin));
  });
}
