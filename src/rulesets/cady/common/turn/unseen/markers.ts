import type { SideId } from '../../../../../battle/index.js';
import type { Reason } from '../../../../../rulebook/index.js';
import { distance, type Point } from '../../../../../table/index.js';
import type { GameLevel, LevelRules } from '../../army/levels.js';
import { type BlankMarker, blankMarker } from '../../unseen/hidden.js';
import type { FieldState, FieldUnit, Phantom, UnitId } from '../state.js';

/** What a side sees of a marker: where it stands, and of its own whom it hides. */
export interface MarkerSeen {
  readonly id: string;
  readonly side: SideId;
  readonly at: Point;
  /** It is known that a unit stands behind it. */
  readonly real: boolean;
  /** Only of one's own: the unit behind it, or `null` for a phantom. */
  readonly own?: { readonly unit: UnitId | null; readonly order: string };
}

/** Whether a game of this level is played with markers. */
export function playsHidden({ level }: { readonly level: GameLevel }, rules: LevelRules): boolean {
  return rules.levels[level].hiddenTroops;
}

/** Whether no figure of a unit stands on the table for the enemy to see: it is behind a marker, or has not arrived. */
export function isHidden({ marker, awaited }: Pick<FieldUnit, 'marker' | 'awaited'>): boolean {
  return marker !== null || awaited !== null;
}

/**
 * Who may know what befalls these units: everybody (`undefined`) when all of them stand on the table, else the side of those
 * that are hidden, alone; nobody where both sides hide one.
 */
export function witnessesOf(
  ...units: readonly Pick<FieldUnit, 'side' | 'marker' | 'awaited'>[]
): readonly SideId[] | undefined {
  const sides = [...new Set(units.filter(isHidden).map(({ side }) => side))];
  return sides.length === 0 ? undefined : sides.length === 1 ? sides : [];
}

/** Those of these reasons that name nobody who is hidden: what everybody may be told. */
export function reasonsInTheOpen(because: readonly Reason[], { units }: Pick<FieldState, 'units'>): readonly Reason[] {
  const hidden = new Set(Object.values(units).flatMap(unit => (isHidden(unit) ? [unit.id] : [])));
  if (hidden.size === 0) return because;
  const names = (text: string | undefined) => text?.split(/[^a-z0-9-]+/).some(word => hidden.has(word)) === true;
  return because.filter(reason => !names(reason.because) && !names(reason.effect));
}

/** Units in the order of the scenario that stand on the table for everybody to see, in whole or in part. */
export function inTheOpen<Unit extends FieldUnit>(state: FieldState<Unit>): Unit[] {
  return Object.values(state.units).filter(unit => unit.gone === null && !isHidden(unit));
}

/**
 * Tags for the markers of a side that stand at these places, one for each in the order given. They are numbered by place and
 * by how many the side had before, and so tell nothing of what stands behind them. No unit can have one for its id.
 *
 * @param handedOut how many tags the side has had so far
 * @clause cady/common/hidden/marker-blank-face
 */
export function tagsFor(side: SideId, places: readonly Point[], handedOut = 0): string[] {
  const order = places.map((_, i) => i).sort((a, b) => byPlace(places[a], places[b]));
  const tags = places.map(() => '');
  for (const [number, i] of order.entries()) tags[i] = `${side}#${handedOut + number + 1}`;
  return tags;
}

/** From west to east, from south to north. */
function byPlace(a: Point | undefined, b: Point | undefined): number {
  return a === undefined || b === undefined ? 0 : a.x - b.x || a.y - b.y;
}

/** Markers that stand on one spot: whoever sees them part could not have told them from each other before. */
export function markersOnOneSpot(places: readonly Point[], within = 0): number[] {
  return places.flatMap((place, i) => (places.slice(0, i).some(other => distance(place, other) <= within) ? [i] : []));
}

/**
 * Sets up the markers of a side: one for each of its hidden units, and its phantoms. Two of them on one spot are a fault of
 * the scenario (`markersOnOneSpot`): their tags would follow the order in which they are given.
 *
 * @clause cady/common/definition/hidden-troop-movement
 * @clause cady/common/definition/phantom-markers
 */
export function setMarkers(
  state: FieldState,
  side: SideId,
  { hidden, phantoms }: { readonly hidden: readonly UnitId[]; readonly phantoms: readonly Point[] },
): void {
  const units = hidden.flatMap(id => state.units[id] ?? []);
  const places = [...units.map(({ at }) => at), ...phantoms];
  const tags = handOut(state, side, places);
  for (const [i, unit] of units.entries()) unit.marker = tags[i] ?? null;
  for (const [i, { x, y }] of phantoms.entries()) {
    state.phantoms.push({ marker: tags[units.length + i] ?? '', side, at: { x, y }, order: 'H' });
  }
  sortPhantoms(state.phantoms);
}

/** Gives a marker to each of these units of one side, which come on the table unseen. */
export function giveMarkers(state: FieldState, side: SideId, units: readonly FieldUnit[]): void {
  const tags = handOut(
    state,
    side,
    units.map(({ at }) => at),
  );
  for (const [i, unit] of units.entries()) {
    unit.marker = tags[i] ?? null;
    unit.declared = false;
    unit.inView = null;
  }
}

/** The next tags of a side, for markers at these places. */
export function handOut(state: FieldState, side: SideId, places: readonly Point[]): string[] {
  const before = state.tags[side] ?? 0;
  if (places.length > 0) state.tags[side] = before + places.length;
  return tagsFor(side, places, before);
}

/** Phantoms stand in the state in the order of their tags. */
export function sortPhantoms(phantoms: Phantom[]): void {
  phantoms.sort((a, b) => numberOf(a.marker) - numberOf(b.marker) || (a.side < b.side ? -1 : 1));
}

/** The running number of a tag. */
export function numberOf(tag: string): number {
  return Number(tag.slice(tag.lastIndexOf('#') + 1));
}

/**
 * The markers on the table as a side sees them: all look alike but those it has laid itself, and those that had to be
 * declared real. In the order of their tags, those of the sides one after the other by name.
 *
 * @clause cady/common/hidden/marker-blank-face
 * @clause cady/common/phantom/opponent-confirms-real
 */
export function markersSeen(state: FieldState, side: SideId): MarkerSeen[] {
  const real = Object.values(state.units).flatMap((unit): readonly MarkerSeen[] => {
    if (unit.marker === null || unit.gone !== null || unit.awaited !== null) return [];
    const own = unit.side === side ? { own: { unit: unit.id, order: unit.order } } : {};
    return [{ ...blankAt(unit.marker, unit), real: unit.declared || unit.side === side, ...own }];
  });
  const phantoms = state.phantoms.map((phantom): MarkerSeen => {
    const own = phantom.side === side ? { own: { unit: null, order: phantom.order } } : {};
    return { ...blankAt(phantom.marker, phantom), real: false, ...own };
  });
  return [...real, ...phantoms].sort(
    (a, b) => (a.side < b.side ? -1 : a.side > b.side ? 1 : 0) || numberOf(a.id) - numberOf(b.id),
  );
}

function blankAt(id: string, { side, at }: { readonly side: SideId; readonly at: Point }): BlankMarker {
  return blankMarker({ id, side, at: { x: at.x, y: at.y } });
}
