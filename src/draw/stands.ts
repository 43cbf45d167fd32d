import { type Placed, quadOf, type StandPlace, standsOf } from '../table/index.js';
import type { MarkedStand, Piece } from './types.js';

/** Whether anything of a piece is left to be drawn. */
export function isStanding({ stands, placed }: Piece): boolean {
  return stands === undefined ? placed.figures > 0 : stands.length > 0;
}

/** The ranks and files that a piece fills: of one drawn stand by stand, the full block that holds them all. */
export function bodyOf({ stands, placed }: Piece): Placed {
  if (stands === undefined) return placed;
  const files = 1 + Math.max(0, ...stands.map(stand => stand.file));
  const ranks = 1 + Math.max(0, ...stands.map(stand => stand.rank));
  return { ...placed, files, figures: files * ranks * placed.stand.figures };
}

/** The ground of a piece: front left, front right, rear right, rear left. */
export function groundOfBody(piece: Piece): ReturnType<typeof quadOf> {
  return quadOf(bodyOf(piece));
}

/** A stand drawn for itself, in its place. `facing` is its own. */
export interface MarkedPlace extends StandPlace {
  readonly marked: MarkedStand;
  /** No stand of its own unit is before it. */
  readonly foremost: boolean;
}

/** The stands of a piece that are drawn one by one, each in its place. */
export function markedPlaces(piece: Piece): readonly MarkedPlace[] {
  const { stands = [] } = piece;
  const places = standsOf(bodyOf(piece));
  return stands.flatMap(marked => {
    const place = places.find(({ rank, file }) => rank === marked.rank && file === marked.file);
    if (place === undefined) return [];
    const back = marked.back === true;
    const before = marked.rank + (back ? 1 : -1);
    return {
      ...place,
      facing: back ? place.facing + 180 : place.facing,
      marked,
      foremost: !stands.some(({ rank, file }) => file === marked.file && rank === before),
    };
  });
}

/** What a piece is counted in. */
export interface Strength {
  readonly figures: number;
  readonly stands: number;
}

export function strengthOf({ stands, placed }: Piece): Strength {
  return stands === undefined ? { figures: placed.figures, stands: 0 } : { figures: 0, stands: stands.length };
}

/** Several strengths together. */
export function summed(strengths: readonly Strength[]): Strength {
  return strengths.reduce((sum, one) => ({ figures: sum.figures + one.figures, stands: sum.stands + one.stands }), {
    figures: 0,
    stands: 0,
  });
}

/** What a piece has lost. */
export function lossesOf({ lost }: Piece): Strength {
  if (lost === undefined) return { figures: 0, stands: 0 };
  return 'stands' in lost ? { figures: 0, stands: lost.stands } : { figures: lost.figures, stands: 0 };
}
