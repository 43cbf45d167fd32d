import type { SideId } from '../battle/index.js';
import type { Piece } from '../draw/index.js';
import type { Point } from '../table/index.js';

/** A marker as pictures show it; `known`: what its owner knows of it. */
export function markerPiece(
  { id, side, at }: { readonly id: string; readonly side: SideId; readonly at: Point },
  known: string | undefined,
): Piece {
  return {
    id,
    side,
    label: id,
    arm: 'infantry',
    placed: { stand: { front: 1, depth: 1, figures: 1 }, figures: 1, files: 1, at, facing: 0 },
    hidden: true,
    ...(known === undefined ? {} : { known }),
  };
}
