import type { Point } from '../../table/index.js';
import type { Figure, FigureId } from './state.js';

/** Everybody by name, as a battle and a view have them. */
interface Figures {
  readonly figures: Readonly<Record<FigureId, Readonly<Figure>>>;
}

const lists = new WeakMap<Figures['figures'], readonly Figure[]>();

/** Everybody who was ever on the table, in a list that is made once: nobody comes in later. */
export function mustered({ figures }: Figures): readonly Figure[] {
  const known = lists.get(figures);
  if (known !== undefined) return known;
  const made = Object.values(figures);
  lists.set(figures, made);
  return made;
}

/** By side, who saw a figure last. */
const lastSeen = new WeakMap<Figure, Map<string, FigureId>>();

/** Who of a side saw a figure last: he is asked first, because he sees it most likely. */
export function firstToLook(side: string, target: Figure, field: Figures): Figure | undefined {
  return field.figures[lastSeen.get(target)?.get(side) ?? ''];
}

/** Notes who of a side has seen a figure. */
export function noteSeen(side: string, target: Figure, looker: Figure): void {
  const known = lastSeen.get(target);
  if (known === undefined) lastSeen.set(target, new Map([[side, looker.id]]));
  else known.set(side, looker.id);
}

/** Whether a point may be so near to a line: a quick no for most. */
export function within({ from, to }: { readonly from: Point; readonly to: Point }, near: number) {
  const [left, right] = [Math.min(from.x, to.x) - near, Math.max(from.x, to.x) + near];
  const [bottom, top] = [Math.min(from.y, to.y) - near, Math.max(from.y, to.y) + near];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = near * Math.hypot(dx, dy);
  return ({ x, y }: Point): boolean =>
    x >= left && x <= right && y >= bottom && y <= top && Math.abs((x - from.x) * dy - (y - from.y) * dx) <= far;
}
