import type { SideId } from '../battle/index.js';
import { type Point, quadOf } from '../table/index.js';
import type { Mark } from './play-map.js';

/** A marker as a side sees it. */
interface Marker {
  readonly id: string;
  readonly side: SideId;
  readonly at: Point;
  /** It is known that a unit stands behind it. */
  readonly real: boolean;
  /** Of one's own: the unit behind it. */
  readonly own?: { readonly unit: string | null; readonly order: string };
}

/** Large enough to be seen on a map in letters, cm. */
const board = { front: 3, depth: 3, figures: 1 };

/** Markers on a map, by the last figure of their tags: those of the enemy, and one's own that stand for nobody. */
export function markerMarks(markers: readonly Marker[]): readonly Mark[] {
  return markers
    .filter(({ own }) => own === undefined || own.unit === null)
    .map(({ id, at }) => ({
      sign: id.slice(-1),
      quads: [quadOf({ stand: board, figures: 1, files: 1, at, facing: 0 })],
    }));
}

/** The markers of an enemy in a line, or none if he has none on the table. */
export function enemyMarkers(markers: readonly Marker[], side: SideId): readonly string[] {
  const his = markers.filter(marker => marker.side === side && marker.own === undefined);
  if (his.length === 0) return [];
  return [`Markers: ${his.map(({ id, real }) => (real ? `${id} (a real one)` : id)).join(', ')}`];
}

/** One's own markers that stand for nobody in a line, with their orders. */
export function ownPhantoms(markers: readonly Marker[]): readonly string[] {
  const phantoms = markers.flatMap(({ id, own }) => (own?.unit === null ? [`${id} (${own.order})`] : []));
  return phantoms.length === 0 ? [] : [`Your markers that stand for nobody: ${phantoms.join(', ')}`];
}
