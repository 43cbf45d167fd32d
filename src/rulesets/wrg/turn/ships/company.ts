import { quadOf, quadsOverlap } from '../../../../table/index.js';
import { hullOf, placesOnDeck, widestGap } from '../../ships/deck.js';
import type { Ship } from '../../ships/ship-state.js';
import { aboard } from '../../ships/ships.js';
import { gapsMatter } from '../../siege/fortification.js';
import type { Unit, UnitId, WrgState } from '../../state.js';
import { onTable } from '../../units.js';

type Afloat = Pick<WrgState, 'units' | 'ships'>;

/** The ships that are on the table, in the order of the scenario; none in a battle without. */
export function shipsOf({ ships }: Pick<WrgState, 'ships'>): readonly Ship[] {
  return ships === undefined ? [] : Object.values(ships).filter(({ gone }) => gone === null);
}

/** The ship that a unit is aboard. */
export function shipUnder({ aboard: on }: Pick<Unit, 'aboard'>, { ships }: Pick<WrgState, 'ships'>): Ship | undefined {
  return on === undefined ? undefined : ships?.[on.ship];
}

/** The bodies aboard a ship, from the bow. */
export function companyOf({ id }: Pick<Ship, 'id'>, state: Afloat): readonly Unit[] {
  return onTable(state).filter(unit => unit.aboard?.ship === id);
}

/** The body whose orders a ship's company obeys. */
export function headOf(ship: Pick<Ship, 'id'>, state: Afloat): Unit | undefined {
  return companyOf(ship, state).find(({ parent }) => parent === null);
}

/**
 * Makes one unit of all aboard a ship, of the class of its company: the first of them leads, and the others go with it. They stand on its
 * deck one behind the other.
 *
 * @clause wrg/ship/aboard
 */
export function formCompany(ship: Ship, state: Afloat): void {
  const company = companyOf(ship, state);
  const [head, ...others] = company;
  if (head === undefined) return;
  head.parent = null;
  for (const other of others) other.parent = head.id;
  standOnDeck(ship, company, state);
}

/** Puts those aboard a ship where it has come to; who wades about its bow or under its stern keeps them from filling that end of the deck. */
export function standOnDeck(ship: Ship, company: readonly Unit[], state: Afloat): void {
  if (!hasRoomFor(ship, company, state)) return;
  for (const [i, placed] of deckPlaces(ship, company).entries()) {
    const unit = company[i];
    if (unit !== undefined) unit.placed = { ...unit.placed, ...placed };
  }
}

function deckPlaces(ship: Ship, company: readonly Unit[]) {
  return placesOnDeck(
    company.map(({ placed: { stand }, figures }) => ({ stand, figures })),
    ship,
  );
}

/** Whether a company can stand on its deck without standing on others there: the book lets troops ashore ignore a ship that has landed. */
export function hasRoomFor(
  ship: Ship,
  company: readonly Unit[],
  state: Afloat,
  counts: (other: Unit) => boolean = () => true,
): boolean {
  const strangers = onTable(state).filter(unit => counts(unit) && !company.some(({ id }) => id === unit.id));
  return deckPlaces(ship, company).every(place =>
    strangers.every(other => !quadsOverlap(quadOf(place), quadOf(other.placed))),
  );
}

/**
 * Takes a body into a ship's company: it is of the class of the company as long as it is aboard.
 *
 * @clause wrg/ship/aboard
 */
export function goAboard(unit: Unit, { id, company }: Pick<Ship, 'id' | 'company'>): void {
  const { class: of } = aboard(company);
  unit.aboard = { ship: id, ashore: { class: unit.troops.class, parent: unit.parent, files: unit.placed.files } };
  unit.troops = { ...unit.troops, class: of };
}

/**
 * A body is its proper self again: of its own class and of its own unit.
 *
 * @clause wrg/ship/landed
 */
export function leaveCompany(unit: Unit): void {
  const { aboard: on } = unit;
  if (on === undefined) return;
  unit.troops = { ...unit.troops, class: on.ashore.class };
  unit.parent = on.ashore.parent;
  delete unit.aboard;
}

/** A body is lost aboard: it is its proper self again, and its ship's company misses it as a part of itself. */
export function fallAboard(unit: Unit): void {
  const ship = unit.aboard?.ship;
  leaveCompany(unit);
  if (ship !== undefined) unit.fellAboard = ship;
}

/** A unit as it is on land: what it costs and to whom it belongs does not change aboard a ship. */
export function asOnLand(unit: Unit): Unit {
  const { aboard: on } = unit;
  if (on === undefined) return unit;
  return { ...unit, parent: on.ashore.parent, troops: { ...unit.troops, class: on.ashore.class } };
}

/**
 * The gap that splits the formation of a unit and disorganises it, in paces: those aboard a ship stand at bow and stern, and do not mind.
 *
 * @clause wrg/ship/fragmented-front
 */
export function splitOf(unit: Unit, state: Afloat): number {
  const ship = shipUnder(unit, state);
  if (ship === undefined || !gapsMatter('ship')) return 0;
  const bodies = companyOf(ship, state).map(({ placed: { stand }, figures }) => ({ stand, figures }));
  return widestGap(bodies, ship);
}

/** Those on the table, not aboard a ship themselves, who stand where its hull is or would be. */
export function inTheWayOf(ship: Ship, at: Ship['at'], state: Afloat): readonly UnitId[] {
  const hull = hullOf({ ...ship, at });
  return onTable(state)
    .filter(unit => unit.aboard === undefined && quadsOverlap(hull, quadOf(unit.placed)))
    .map(({ id }) => id);
}
