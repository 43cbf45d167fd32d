import { bearingTo, destination, distance, type Point, toGrid } from '../../../table/index.js';
import { contactsOf, discOf, everybody, type Field, gapBetween, isDown, isUp, levelWith } from '../field.js';
import { IN_REACH } from '../measures.js';
import type { Figure, FigureId, SkirmishView } from '../state.js';
import type { Order } from '../terms.js';

/** How far men go for a prisoner or a standard, in inches. */
const FETCH = 9;
/** And for a standard: farther than for a man. */
const FAR = 15;
/** No more than one in so many of a side guards prisoners. */
const GUARDS = 4;

/** What men are told who see to prisoners and standards, and who they are: some of them are told to stay where they are. */
export interface Spoils {
  readonly orders: readonly Order[];
  readonly busy: ReadonlySet<FigureId>;
}

/** Fallen standards are picked up, and prisoners have somebody beside them: one near them stays, or the nearest goes to them. */
export function seeToSpoils(figures: readonly Figure[], view: SkirmishView, field: Field): Spoils {
  const free = figures.filter(
    figure =>
      isUp(figure, field) &&
      figure.man.class !== 'cleric' &&
      figure.high === null &&
      figure.does === 'as-wished' &&
      figure.turn.share < 1 &&
      contactsOf(figure, field).length === 0,
  );
  const busy = new Set<FigureId>();
  const left = () => free.filter(({ id }) => !busy.has(id));
  const orders = view.standards.flatMap(standard => raise(standard, left(), busy, field));
  const most = guardsAtMost(view.side, field);
  const guards: Figure[] = [];
  for (const prisoner of prisonersOf(view.side, field)) {
    if (isWatched(prisoner, guards, free, field)) continue;
    if (guards.length >= most) break;
    const [guard] = nearestFirst(prisoner, left(), field);
    if (guard === undefined) continue;
    guards.push(guard);
    busy.add(guard.id);
    orders.push(...goBeside(guard, prisoner, field));
  }
  return { orders, busy };
}

/**
 * Who of those who might charge stays with what is won: the nearest to each prisoner whom nobody else watches, and to each standard on the ground. No
 * more of them than guard prisoners at all.
 */
export function keepers(figures: readonly Figure[], view: SkirmishView, field: Field): ReadonlySet<FigureId> {
  const kept = new Set<FigureId>();
  const able = figures.filter(figure => figure.high === null && figure.does === 'as-wished');
  const others = everybody(field).filter(
    each =>
      each.side === view.side &&
      isUp(each, field) &&
      each.does === 'as-wished' &&
      each.man.class !== 'cleric' &&
      contactsOf(each, field).length === 0 &&
      !figures.some(({ id }) => id === each.id),
  );
  const keep = (at: Point, within: number) => {
    if (kept.size >= guardsAtMost(view.side, field)) return;
    const near = (men: readonly Figure[], inches: number) =>
      men
        .filter(man => distance(man.at, at) <= inches)
        .sort((a, b) => distance(a.at, at) - distance(b.at, at) || a.number - b.number)[0];
    const staying = [...others, ...able.filter(({ id }) => kept.has(id))];
    if (near(staying, within) !== undefined) return;
    const keeper = near(able, FETCH);
    if (keeper !== undefined) kept.add(keeper.id);
  };
  for (const { at } of view.standards) if (at !== null) keep(at, FETCH);
  const guarded = field.rules.morale.guardWithin + 2 * field.rules.field.radius.foot;
  for (const { at } of takenBy(view.side, field)) keep(at, guarded);
  return kept;
}

function guardsAtMost(side: string, field: Field): number {
  return Math.ceil(everybody(field).filter(each => each.side === side && isUp(each, field)).length / GUARDS);
}

/** Prisoners of a side, those who lie on the ground too. */
function takenBy(side: string, field: Field): readonly Figure[] {
  return everybody(field).filter(figure => figure.yielded === side && figure.high === null);
}

function prisonersOf(side: string, field: Field): readonly Figure[] {
  return takenBy(side, field).filter(figure => !isDown(figure, field));
}

/** Whether somebody guards him already: a guard told so, or one who takes no orders now. */
function isWatched(prisoner: Figure, guards: readonly Figure[], free: readonly Figure[], field: Field): boolean {
  const within = field.rules.morale.guardWithin;
  const fixed = everybody(field).filter(
    each =>
      each.side === prisoner.yielded &&
      isUp(each, field) &&
      !each.fleeing &&
      each.turn.done &&
      contactsOf(each, field).length === 0 &&
      !free.some(({ id }) => id === each.id),
  );
  return [...guards, ...fixed].some(guard => gapBetween(guard, prisoner, field) <= within);
}

function nearestFirst(prisoner: Figure, men: readonly Figure[], field: Field): readonly Figure[] {
  return men
    .filter(man => gapBetween(man, prisoner, field) <= FETCH && levelWith(man, prisoner))
    .sort((a, b) => gapBetween(a, prisoner, field) - gapBetween(b, prisoner, field) || a.number - b.number);
}

/** He stays who is near enough; else he goes up to him. */
function goBeside(guard: Figure, prisoner: Figure, field: Field): readonly Order[] {
  const gap = gapBetween(guard, prisoner, field);
  if (gap <= field.rules.morale.guardWithin) return [];
  const to = destination(guard.at, bearingTo(guard.at, prisoner.at), Math.max(0, gap - 1));
  return [{ do: 'go', figures: [guard.id], to: [toGrid(to.x), toGrid(to.y)], pace: 'walk' }];
}

/** A standard that lies on the ground is picked up by who is beside it, or the nearest goes to it. */
function raise(
  { at }: SkirmishView['standards'][number],
  men: readonly Figure[],
  busy: Set<FigureId>,
  field: Field,
): readonly Order[] {
  if (at === null) return [];
  const [nearest] = men
    .filter(man => distance(man.at, at) <= FAR)
    .sort((a, b) => distance(a.at, at) - distance(b.at, at) || a.number - b.number);
  if (nearest === undefined) return [];
  busy.add(nearest.id);
  const reach = discOf(nearest, field.rules).radius + IN_REACH;
  const off = distance(nearest.at, at);
  if (off <= reach) return nearest.turn.share > 0.5 ? [] : [{ do: 'pick-up-standard', figures: [nearest.id] }];
  const to = destination(nearest.at, bearingTo(nearest.at, at), off - reach / 2);
  return [{ do: 'go', figures: [nearest.id], to: [toGrid(to.x), toGrid(to.y)], pace: 'walk' }];
}
