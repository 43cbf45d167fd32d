import type { Piece } from './table-top.js';

/** The pieces, and a gun in a far corner for a side that has none of them: a scenario has two armies. */
export function withBothSides(pieces: readonly Piece[]): readonly Piece[] {
  const lacking = ['blue', 'red'].filter(side => !pieces.some(({ id }) => id.startsWith(`${side}-`)));
  return [
    ...pieces,
    ...lacking.map((side): Piece => ({ id: `${side}-far`, at: [90, 90], type: 'artillery', guns: 'frame-guns' })),
  ];
}
