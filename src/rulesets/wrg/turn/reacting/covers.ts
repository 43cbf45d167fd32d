import {
  distanceToQuad,
  distanceToSegment,
  edgesOf,
  type Point,
  pointInPolygon,
  quadOf,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';

export type Cover = Extract<Field['table']['features'][number], { readonly outline: readonly Point[] }>;

/** What hides troops: woods and buildings. */
export function coversOf({ table }: Field): readonly Cover[] {
  return table.features.filter((feature): feature is Cover => feature.kind === 'wood' || feature.kind === 'building');
}

/**
 * What hides troops now: nobody can be, or go, where a fire has become untenable.
 *
 * @clause wrg/fire/untenable
 * @clause wrg/reaction/definition-friendly-cover
 * @clause wrg/reaction/definition-unfriendly-cover
 */
export function coversToBeIn(field: Field): readonly Cover[] {
  return coversOf(field).filter(({ id }) => field.state.fires?.things[id]?.state !== 'untenable');
}

/** Paces between a body and an area, none where it stands in it. */
export function distanceToArea({ placed }: Pick<Unit, 'placed'>, { outline }: Pick<Cover, 'outline'>): number {
  const quad = quadOf(placed);
  if (quad.some(corner => pointInPolygon(corner, outline))) return 0;
  const edges = edgesOf(outline);
  return Math.min(
    ...outline.map(corner => distanceToQuad(corner, quad)),
    ...quad.flatMap(corner => edges.map(edge => distanceToSegment(corner, edge))),
  );
}
