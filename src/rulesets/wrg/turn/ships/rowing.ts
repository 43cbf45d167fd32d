import { destination, distance, onTable as liesOn, normalBearing, quadsOverlap } from '../../../../table/index.js';
import { tableOf } from '../../ground.js';
import { hullOf } from '../../ships/deck.js';
import type { Ship } from '../../ships/ship-state.js';
import type { Instruction, Unit, UnitId } from '../../state.js';
import { isFighting } from '../../units.js';
import { removeUnit } from '../losses.js';
import type { Carried, CarriedBody } from '../moving/carried.js';
import type { Play } from '../play.js';
import { atNight, rowedInSnow } from '../weather/limits.js';
import { companyOf, formCompany, headOf, inTheWayOf, shipsOf } from './company.js';

/** Instructions that take a ship off the shore. */
const backing: readonly Instruction[] = ['retreat', 'retire'];
/** Instructions that take it in. */
const onward: readonly Instruction[] = ['move-to-enemy', 'uncontrolled-advance'];

/**
 * Ships are rowed before anybody moves: they come straight in until they run aground; a company that has broken, or has been told to go
 * back, takes its ship off the shore again. None rows over men or into another ship, nor farther at night than others move; snow halves what they row.
 *
 * @clause wrg/ship/aboard
 * @clause wrg/night/vision-move
 * @clause wrg/weather/snow
 */
export function rowShips(play: Play): Carried {
  const { state } = play;
  const rowed = new Map<UnitId, CarriedBody>();
  for (const ship of shipsOf(state)) {
    formCompany(ship, state);
    const head = headOf(ship, state);
    const company = companyOf(ship, state);
    if (head === undefined || company.some(unit => unit.rout === null && isFighting(state, unit))) continue;
    const before = new Map(company.map(({ id, placed: { at } }) => [id, { x: at.x, y: at.y }]));
    const back = head.rout !== null || (head.bound !== null && backing.includes(head.bound.instruction));
    if (!back && isKeptBack(head)) continue;
    const rows = atNight(rowedInSnow(ship.rows, head, play.rules), head, play.rules);
    const paces = back ? backOff(ship, rows, play) : comeIn(ship, rows, play);
    if (paces === 0) continue;
    formCompany(ship, state);
    const doing = head.rout !== null ? 'routing' : back ? 'retiring' : 'advancing';
    for (const { id, placed } of company) rowed.set(id, { paces, doing, from: before.get(id) ?? placed.at });
  }
  return rowed;
}

/** Whether a company rows nowhere that is not to go back: it reorganises, or a test has told it something else than to go at the enemy. */
function isKeptBack({ recovering, bound }: Unit): boolean {
  return recovering !== null || (bound !== null && !onward.includes(bound.instruction));
}

function comeIn(ship: Ship, rows: number, play: Play): number {
  if (ship.aground) return 0;
  const left = distance(ship.at, ship.grounds);
  const paces = clear(ship, ship.facing, Math.min(rows, left), play);
  const from = ship.at;
  ship.aground = paces >= left;
  ship.at = ship.aground ? ship.grounds : ahead(ship, ship.facing, paces);
  if (paces > 0 || ship.aground) tellOf(ship, ship.aground ? 'grounds' : 'rows-in', paces, from, play);
  return paces;
}

function backOff(ship: Ship, rows: number, play: Play): number {
  const astern = normalBearing(ship.facing + 180);
  const paces = clear(ship, astern, rows, play);
  const from = ship.at;
  if (paces > 0) {
    ship.aground = false;
    ship.at = ahead(ship, astern, paces);
    tellOf(ship, 'backs-off', paces, from, play);
  }
  const atEdge = paces < rows && !isOn(ship, ahead(ship, astern, 1), play);
  if (atEdge && headOf(ship, play.state)?.rout != null) putToSea(ship, play);
  return paces;
}

/** Broken crews that have come to the edge of the table do not come back. */
function putToSea(ship: Ship, play: Play): void {
  const company = companyOf(ship, play.state);
  ship.gone = 'left-table';
  tellOf(ship, 'leaves', 0, ship.at, play);
  for (const unit of company) removeUnit(unit, 'dispersed', play);
}

function ahead(ship: Ship, bearing: number, paces: number): Ship['at'] {
  const { x, y } = destination(ship.at, bearing, paces);
  return { x, y };
}

const isOn = (ship: Ship, at: Ship['at'], { scenario }: Play): boolean =>
  hullOf({ ...ship, at }).every(corner => liesOn(tableOf(scenario), corner));

/** How far a ship can be rowed, in whole paces but for the last: to where men, ships or the edge of the table stop it. */
function clear(ship: Ship, bearing: number, wanted: number, play: Play): number {
  const others = shipsOf(play.state).filter(other => other.id !== ship.id);
  const free = (paces: number) => {
    const at = ahead(ship, bearing, paces);
    const hull = hullOf({ ...ship, at });
    return (
      isOn(ship, at, play) &&
      inTheWayOf(ship, at, play.state).length === 0 &&
      others.every(other => !quadsOverlap(hull, hullOf(other)))
    );
  };
  let paces = 0;
  while (paces < wanted) {
    const next = Math.min(wanted, paces + 1);
    if (!free(next)) return paces;
    paces = next;
  }
  return paces;
}

function tellOf(
  ship: Ship,
  what: 'rows-in' | 'grounds' | 'backs-off' | 'leaves',
  paces: number,
  from: Ship['at'],
  { tell }: Play,
): void {
  tell({ kind: 'ship', ship: ship.id, what, paces, from: { ...from }, to: { ...ship.at }, because: [] });
}
