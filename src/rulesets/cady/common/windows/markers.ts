import type { SideId } from '../../../../battle/index.js';
import type { Piece } from '../../../../draw/index.js';
import type { Mark } from '../../../../scenario/index.js';
import { quadOf } from '../../../../table/index.js';
import type { MarkerSeen } from '../turn/unseen/markers.js';

/** A marker as pictures show it. `hides`: who stands behind it, `null` for nobody; left out for those who may not know. */
export function markerPiece({ id, side, at }: Pick<MarkerSeen, 'id' | 'side' | 'at'>, hides?: string | null): Piece {
  return {
    id,
    side,
    label: id,
    arm: 'infantry',
    placed: { stand: { front: 1, depth: 1, figures: 1 }, figures: 1, files: 1, at, facing: 0 },
    hidden: true,
    ...(hides === undefined ? {} : { known: `marker ${numberOf(id)}: ${hides ?? 'nobody'}` }),
  };
}

/** The number of a marker among those of its side: the last part of its tag. */
function numberOf(tag: string): string {
  return tag.slice(tag.lastIndexOf('#') + 1);
}

/** Large enough to be seen on a map in letters, cm. */
const board = { front: 3, depth: 3, figures: 1 };

/** Markers on a map, by the last figure of their tags: those of the enemy, and one's own that stand for nobody. */
export function markerMarks(markers: readonly MarkerSeen[]): readonly Mark[] {
  return markers
    .filter(({ own }) => own === undefined || own.unit === null)
    .map(({ id, at }) => ({
      sign: numberOf(id).slice(-1),
      quads: [quadOf({ stand: board, figures: 1, files: 1, at, facing: 0 })],
    }));
}

/** The markers of an enemy in a line, or none if he has none on the table. */
export function enemyMarkers(markers: readonly MarkerSeen[], side: SideId): readonly string[] {
  const his = markers.filter(marker => marker.side === side && marker.own === undefined);
  if (his.length === 0) return [];
  return [`Markers: ${his.map(({ id, real }) => (real ? `${id} (a real one)` : id)).join(', ')}`];
}

/** One's own markers that stand for nobody in a line, with their orders. */
export function ownPhantoms(markers: readonly MarkerSeen[]): readonly string[] {
  const phantoms = markers.flatMap(({ id, own }) => (own?.unit === null ? [`${id} (${own.order})`] : []));
  return phantoms.length === 0 ? [] : [`Your markers that stand for nobody: ${phantoms.join(', ')}`];
}
