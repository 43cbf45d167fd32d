import { distance, type Point } from '../../../table/index.js';
import type { Figure, SkirmishView } from '../state.js';

/** How near to a place that is held one has to stand to be its guard, beyond its radius, in inches. */
const GUARD = 8;

/** A place that a side fights for. */
type Place = SkirmishView['objectives'][number];

/** Who holds a place; a side whose men alone stand on it before anybody has counted holds it too. */
function holderOf({ id, at, radius }: Place, { holdings, figures }: SkirmishView): string | null {
  const held = holdings.find(({ objective }) => objective === id)?.side ?? null;
  if (held !== null) return held;
  const [only, ...others] = new Set(
    Object.values(figures)
      .filter(figure => figure.gone === null && figure.yielded === null && distance(figure.at, at) <= radius)
      .map(({ side }) => side),
  );
  return others.length === 0 ? (only ?? null) : null;
}

/** The place that somebody guards: his side's, and he is there. */
export function guardedBy(figure: Pick<Figure, 'at' | 'side'>, view: SkirmishView): Place | undefined {
  return view.objectives.find(
    place => holderOf(place, view) === figure.side && distance(figure.at, place.at) <= place.radius + GUARD,
  );
}

/** Whether somebody holds a place for his side. */
export function isHolding(figure: Figure, view: SkirmishView): boolean {
  return guardedBy(figure, view) !== undefined;
}

/** The nearest place that the enemy holds, or nobody. */
export function goalFor(at: Point, view: SkirmishView): Point | undefined {
  const [nearest] = view.objectives
    .filter(place => holderOf(place, view) !== view.side)
    .map(place => ({ place, gap: distance(at, place.at) }))
    .sort((a, b) => a.gap - b.gap);
  return nearest?.place.at;
}
