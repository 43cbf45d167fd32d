import type { Reason } from '../../../../../rulebook/index.js';
import { type Placed, type Point, standsIn } from '../../../../../table/index.js';
import { attackedMarker, type Revealed } from '../../unseen/revealing.js';
import type { TurnContext } from '../period.js';
import type { FieldState, FieldUnit } from '../state.js';
import { inPlay } from '../units.js';
import { numberOf } from './markers.js';
import { wholeRanks } from './partly.js';

/** Where everything is at one moment of the turn. */
export interface Whereabouts<Unit extends FieldUnit> {
  placed(unit: Unit): Placed;
  phantom(marker: string, at: Point): Point;
}

/** What happens to a unit that comes to light. */
export const setOutText = 'the figures are set out';
/** Why a part of a unit is set out. */
export const partial = { clause: 'cady/common/hidden/partial-reveal', effect: setOutText } as const;

/** What is told, and to whom it happens. */
export interface Telling<Unit extends FieldUnit> {
  readonly state: FieldState<Unit>;
  readonly context: Pick<TurnContext, 'tell' | 'reveal'>;
  /** Where the markers stood that have moved and have not been told of. */
  readonly unsaid: Map<string, Point>;
}

/** A unit or marker is attacked: whoever is there is set out, and a phantom is gone. Says which unit it is. */
export function attack<Unit extends FieldUnit>(
  target: string,
  telling: Telling<Unit>,
  at: Whereabouts<Unit> | undefined,
): Unit | undefined {
  const { state } = telling;
  const unit = Object.hasOwn(state.units, target)
    ? state.units[target]
    : inPlay(state).find(({ marker }) => marker === target);
  if (unit === undefined) {
    const phantom = state.phantoms.find(({ marker }) => marker === target);
    if (phantom !== undefined) remove(attackedMarker({ id: target, side: phantom.side, is: 'phantom' }), telling, at);
    return undefined;
  }
  if (unit.gone !== null || unit.awaited !== null) return undefined;
  if (unit.marker !== null || unit.inView !== null) {
    const { because } = attackedMarker({ id: target, side: unit.side, is: 'marker' });
    setOut(unit, null, because, telling, at);
  }
  return unit;
}

/** Sets out the figures of a unit in place of its marker: those in view, or all of them (`null`). */
export function setOut<Unit extends FieldUnit>(
  unit: Unit,
  part: { readonly placed: Placed; readonly seen: readonly number[] } | null,
  because: readonly Reason[],
  telling: Telling<Unit>,
  at?: Whereabouts<Unit>,
): void {
  const { marker } = unit;
  if (marker !== null) sayWhereItIs(unit, marker, telling, at?.placed(unit).at ?? unit.at);
  unit.marker = null;
  unit.declared = false;
  unit.inView = part === null ? null : partInView(part);
  telling.context.tell({ kind: 'revealed', unit: unit.id, marker, partly: unit.inView !== null, because });
  telling.context.reveal(`${unit.id} has come into view`);
}

/** The stands that are set out of those in view, and those beside them; `null` when that is all. */
function partInView({ placed, seen }: { readonly placed: Placed; readonly seen: readonly number[] }): number[] | null {
  const shown = wholeRanks(placed, seen);
  return shown.length === 0 || shown.length === standsIn(placed) ? null : shown;
}

/** More of a unit comes into view of which a part stands on the table. */
export function growInView<Unit extends FieldUnit>(
  unit: Unit,
  seen: readonly number[] | undefined,
  telling: Telling<Unit>,
  at: Whereabouts<Unit>,
): void {
  if (unit.inView === null || seen === undefined || seen.every(stand => unit.inView?.includes(stand))) return;
  const shown = partInView({ placed: at.placed(unit), seen: [...unit.inView, ...seen] });
  const because = [{ ...partial, because: 'the rest is in view too' }];
  if (shown === null) setOut(unit, null, because, telling, at);
  else {
    unit.inView = shown;
    telling.context.reveal(`more of ${unit.id} has come into view`);
  }
}

/** Takes a phantom off the table. */
export function remove<Unit extends FieldUnit>(
  { id, because }: Revealed,
  telling: Telling<Unit>,
  at: Whereabouts<Unit> | undefined,
): void {
  const { state, context } = telling;
  const phantom = state.phantoms.find(({ marker }) => marker === id);
  if (phantom === undefined) return;
  sayWhereItIs(phantom, id, telling, at?.phantom(id, phantom.at) ?? phantom.at);
  state.phantoms = state.phantoms.filter(({ marker }) => marker !== id);
  context.tell({ kind: 'phantom-removed', side: phantom.side, marker: id, because });
  context.reveal(`the marker ${id} was nobody`);
}

/** A marker has to be declared real. */
export function declare<Unit extends FieldUnit>(
  unit: Unit,
  { id, because }: Revealed,
  { context }: Telling<Unit>,
): void {
  unit.declared = true;
  context.tell({ kind: 'declared-real', marker: id, because });
  context.reveal(`the marker ${id} is a real one`);
}

/** Tells where a marker has come to, if it has moved and nobody has been told. */
function sayWhereItIs(
  { side }: { readonly side: string },
  marker: string,
  { context, unsaid }: Pick<Telling<FieldUnit>, 'context' | 'unsaid'>,
  to: Point,
): void {
  const from = unsaid.get(marker);
  unsaid.delete(marker);
  if (from === undefined || (from.x === to.x && from.y === to.y)) return;
  context.tell({ kind: 'marker-moved', side, marker, to: { x: to.x, y: to.y } });
}

/** Tells of the markers that have moved and are still there: real ones and phantoms alike, in the order of their tags. */
export function tellOfMarkers<Unit extends FieldUnit>(telling: Telling<Unit>): void {
  const { state } = telling;
  const left = [
    ...inPlay(state).flatMap(({ marker, side, at }) => (marker === null ? [] : [{ marker, side, at }])),
    ...state.phantoms,
  ].sort((a, b) => (a.side === b.side ? numberOf(a.marker) - numberOf(b.marker) : a.side < b.side ? -1 : 1));
  for (const { marker, side, at } of left) sayWhereItIs({ side }, marker, telling, at);
}
