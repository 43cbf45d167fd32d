import { bodyCentre, depthOf, destination, type Placed, reformed } from '../../../../table/index.js';
import type { Field } from '../field.js';

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
