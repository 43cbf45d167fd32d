/** Ground that a body may not enter. For `movement.ts`. */
import { featuresNear, groundOf, isArea, isCrossing } from './features.js';
import { bodyCentre, depthOf, quadOf, widthOf } from './formation.js';
import { piecesOn } from './ground.js';
import type { MarchCosts, Surcharge } from './march.js';
import { piecesOnStrip, withApproaches } from './strips.js';
import type { Area, Feature, Placed, Table } from './types.js';

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
  const [left, right] = quadOf(placed);
  const ends = widthOf(placed) > depthOf(placed) ? [placed.at, left, right] : [placed.at];
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
