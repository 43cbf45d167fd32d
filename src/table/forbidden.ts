/** Ground that a body may not enter. For `movement.ts`. */
import { featuresNear, groundOf, isArea, isCrossing } from './features.js';
import { bodyCentre, depthOf, widthOf } from './formation.js';
import { normalBearing } from './geometry.js';
import { piecesOn } from './ground.js';
import type { MarchCosts, Surcharge } from './march.js';
import { along, heading } from './planar.js';
import { piecesOnStrip, withApproaches } from './strips.js';
import type { Area, Feature, Placed, Table } from './types.js';

/** How far before an obstacle a body halts, so that it stands before it and not on it. */
export const HAIR = 0.01;

/** What it costs to enter an area; what is solid can't be entered unless the rules say otherwise. */
export function entryPrice({ kind }: Area, costs: MarchCosts): Surcharge {
  if (kind === 'hill') return 0;
  return costs.areas?.[kind] ?? (kind === 'ridge' || kind === 'building' ? 'never' : 0);
}

/**
 * The ground under the front of a body, as seen from its middle, that it may not enter: what a turn on the spot must not swing it over. Of a
 * line the wings count too; a column's corners are where its middle is.
 */
export function forbiddenUnder(placed: Placed, table: Table, costs: MarchCosts): readonly Feature[] {
  const centre = bodyCentre(placed);
  const half = widthOf(placed) / 2 - HAIR;
  const wings = [-half, half].map(offset => along(placed.at, heading(normalBearing(placed.facing + 90)), offset));
  // What only brushes a wing is not under it, or whoever halts before a bank might wade in by turning.
  const ends = widthOf(placed) > depthOf(placed) ? [placed.at, ...wings] : [placed.at];
  const near = featuresNear(table, [centre, ...ends]);
  const crossings = near.filter(isCrossing).map(withApproaches);
  return near.filter(feature =>
    ends.some(to => {
      const line = { from: centre, to };
      if (isArea(feature)) {
        return entryPrice(feature, costs) === 'never' && piecesOn(line, groundOf(feature)).length > 0;
      }
      if (feature.kind !== 'river') return false;
      const dry = crossings.flatMap(crossing => piecesOnStrip(line, crossing));
      return piecesOnStrip(line, feature).some(wet => !dry.some(p => p.start <= wet.start && p.end >= wet.end));
    }),
  );
}
