import {
  bearingTo,
  bodyCentre,
  depthOf,
  destination,
  distance,
  type Placed,
  type Point,
  reformed,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { firstInTheWay } from '../moving/friends/barring.js';

/**
 * A block as the crowd that goes through a gap, about the same middle: as many abreast as that has room for.
 *
 * @clause wrg/rout/friends-gap
 */
export function crowdOf(placed: Placed, field: Pick<Field, 'rules'>): Placed {
  return inFiles(placed, filesOfCrowd(placed, field));
}

/** How many of a body go abreast through a gap. */
export function filesOfCrowd({ files, stand }: Placed, { rules }: Pick<Field, 'rules'>): number {
  return Math.max(1, Math.min(files, Math.floor(rules.movement.rout.gap.width / stand.front)));
}

/** A block with another number abreast, about the same middle. */
export function inFiles(placed: Placed, files: number): Placed {
  const block = reformed(placed, files);
  return { ...block, at: destination(bodyCentre(placed), placed.facing, depthOf(block) / 2) };
}

/**
 * Whether those of a block get to a place as a crowd without meeting any of some bodies.
 *
 * @clause wrg/rout/friends-gap
 */
export function getsClearTo(at: Point, body: Placed, others: readonly Unit[], field: Pick<Field, 'rules'>): boolean {
  const centre = bodyCentre(body);
  const way = { bearing: bearingTo(centre, at), paces: distance(centre, at) };
  return firstInTheWay({ id: '', placed: crowdOf(body, field) }, way, others) === undefined;
}
