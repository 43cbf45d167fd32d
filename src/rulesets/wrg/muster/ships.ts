import { counted, meant, type Violation } from '../../../rulebook/index.js';
import {
  type Bearing,
  bearingOf,
  destination,
  onTable as liesOn,
  quadsOverlap,
  readCompass,
} from '../../../table/index.js';
import { tableOf } from '../ground.js';
import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { WrgScenario } from '../schema.js';
import { deckTaken, hullOf } from '../ships/deck.js';
import type { SeaEntry } from '../ships/sea-schema.js';
import type { Ship } from '../ships/ship-state.js';
import { shipCrew } from '../ships/ships.js';
import { missileWeapons } from '../shooting/weapons.js';
import type { Unit } from '../state.js';
import { formCompany, goAboard } from '../turn/ships/company.js';

type ShipEntry = SeaEntry['ships'][number];

/** What came of launching the ships of a scenario. */
export interface Launched {
  readonly ships: Record<string, Ship>;
  readonly faults: readonly Violation[];
}

/**
 * Launches the ships of a scenario and takes aboard who belongs to them. All faults are reported: who is no unit of the side, who does not
 * find room on the deck, crews that the book would not have, hulls that lie on one another.
 *
 * @clause wrg/ship/aboard
 * @clause wrg/ship/crews
 */
export function launchShips(units: readonly Unit[], scenario: WrgScenario, rules: WrgRules): Launched {
  const { sea } = scenario;
  if (sea === undefined) return { ships: {}, faults: [] };
  const faults: Violation[] = shallowsFaults(sea, scenario);
  const ships: Record<string, Ship> = {};
  const byId = Object.fromEntries(units.map(unit => [unit.id, unit]));
  for (const [i, entry] of sea.ships.entries()) {
    const path = `sea.ships[${i}]`;
    const facing = bearingIn(entry.facing);
    if (facing === undefined) {
      const problem = `"${entry.facing}" is no direction`;
      faults.push({ path: `${path}.facing`, problem, mend: 'write N, NNE or degrees' });
      continue;
    }
    const ship = shipFrom(entry, facing);
    faults.push(...placeFaults(ship, Object.values(ships), scenario, path), ...sideFaults(entry, scenario, path));
    const company = entry.aboard.flatMap((id, at) => {
      const unit = byId[id];
      if (unit !== undefined && unit.side === entry.side && unit.aboard === undefined) return [unit];
      faults.push(absentFault(id, `${path}.aboard[${at}]`, entry, units));
      return [];
    });
    faults.push(...crewFaults(entry, company, sea.crews, path, rules), ...deckFaults(ship, company, path));
    for (const unit of company) goAboard(unit, ship);
    ships[ship.id] = ship;
    formCompany(ship, { units: Object.fromEntries(company.map(unit => [unit.id, unit])), ships });
  }
  return { ships, faults };
}

function bearingIn(facing: string | number): Bearing | undefined {
  if (typeof facing === 'number') return facing;
  const point = readCompass(facing);
  return point === undefined ? undefined : bearingOf(point);
}

function shipFrom({ id, name, side, kind, company, at: [x, y], comes, ...hull }: ShipEntry, facing: Bearing): Ship {
  const { length, beam, rows } = hull;
  const grounds = destination({ x, y }, facing, comes);
  return {
    id,
    name: name ?? id,
    side,
    kind,
    company,
    length,
    beam,
    rows,
    grounds: { x: grounds.x, y: grounds.y },
    at: { x, y },
    facing,
    aground: comes === 0,
    gone: null,
  };
}

function shallowsFaults({ shallows }: SeaEntry, { table }: WrgScenario): Violation[] {
  const rivers = table.features.filter(({ kind }) => kind === 'river').map(({ id }) => id);
  return shallows.flatMap((id, at): Violation[] => {
    if (rivers.includes(id)) return [];
    const problem = `"${id}" is no water of this table`;
    return [{ path: `sea.shallows[${at}]`, clause: 'wrg/ship/wading', problem, mend: meant(id, rivers) }];
  });
}

function sideFaults({ side, id }: ShipEntry, { sides }: WrgScenario, path: string): Violation[] {
  if (Object.hasOwn(sides, side)) return [];
  const problem = `"${id}" belongs to no side of this battle`;
  return [{ path: `${path}.side`, problem, mend: meant(side, Object.keys(sides)) }];
}

/** Hulls off the table, and those that lie on one another now or when they have come in. */
function placeFaults(ship: Ship, others: readonly Ship[], scenario: WrgScenario, path: string): Violation[] {
  const table = tableOf(scenario);
  const faults: Violation[] = [];
  const coming = { ...ship, at: ship.grounds };
  if ([hullOf(ship), hullOf(coming)].some(hull => hull.some(corner => !liesOn(table, corner)))) {
    const problem = `"${ship.id}" lies or comes partly off the table`;
    faults.push({ path: `${path}.at`, problem, mend: 'move it, turn it, or let it come less far' });
  }
  for (const other of others) {
    const same = other.id === ship.id;
    if (same) faults.push({ path: `${path}.id`, problem: `there are two ships "${ship.id}"`, mend: 'rename one' });
    const crowded = quadsOverlap(hullOf(ship), hullOf(other)) || quadsOverlap(hullOf(coming), grounded(other));
    if (same || !crowded) continue;
    const problem = `"${ship.id}" and "${other.id}" lie on the same water, now or when they have come in`;
    faults.push({ path: `${path}.at`, problem, mend: 'move one of them' });
  }
  return faults;
}

const grounded = (ship: Ship) => hullOf({ ...ship, at: ship.grounds });

function absentFault(id: string, path: string, { side, id: ship }: ShipEntry, units: readonly Unit[]): Violation {
  const unit = units.find(each => each.id === id);
  const own = units.filter(each => each.side === side && each.aboard === undefined).map(each => each.id);
  if (unit === undefined) return { path, problem: `there is no unit "${id}"`, mend: meant(id, own) };
  const problem = unit.side === side ? `"${id}" is aboard another ship` : `"${id}" is not of the side of "${ship}"`;
  return { path, problem, mend: 'put each unit aboard one ship of its own side' };
}

function deckFaults(ship: Ship, company: readonly Unit[], path: string): Violation[] {
  const taken = deckTaken(
    company.map(({ placed: { stand }, figures }) => ({ stand, figures })),
    ship,
  );
  if (taken <= ship.length) return [];
  const problem = `those aboard need ${counted(Math.ceil(taken), 'pace')} of deck, and it has ${ship.length}`;
  return [{ path: `${path}.aboard`, problem, mend: 'take a longer or broader ship, or fewer men' }];
}

/** Where crews are to be as the book would have them, what is wrong with one. */
function crewFaults(
  { kind, oars = 0 }: ShipEntry,
  company: readonly Unit[],
  crews: SeaEntry['crews'],
  path: string,
  rules: WrgRules,
): Violation[] {
  if (crews === 'agreed') return [];
  const wanted = shipCrew(
    kind === 'raider' ? { ship: kind, oars } : kind === 'galley' ? { ship: kind, upperOars: oars } : { ship: kind },
    rules,
  );
  const all = company.reduce((sum, { figures }) => sum + figures, 0);
  const light = company.filter(unit => isLightJavelinman(unit, rules)).reduce((sum, { figures }) => sum + figures, 0);
  const points = company.reduce((sum, unit) => sum + unit.figures * seaTravel(unit, rules), 0);
  const fault = (problem: string): Violation => ({
    path: `${path}.aboard`,
    clause: 'wrg/ship/crews',
    problem,
    mend: 'man it so, or agree on crews with your opponent ("crews": "agreed")',
  });
  if (wanted.points !== null) {
    if (points === wanted.points) return [];
    return [fault(`those aboard cost ${counted(points, 'point')} for travel by sea instead of ${wanted.points}`)];
  }
  if (kind === 'raider' && all !== wanted.fighters) {
    return [fault(`${counted(all, 'figure is', 'figures are')} aboard instead of ${wanted.fighters}, one to an oar`)];
  }
  if (kind === 'galley' && (light !== wanted.javelinmen || all - light !== wanted.heavier)) {
    const found = `${light} light javelinmen and ${all - light} others`;
    return [fault(`${found} are aboard instead of ${wanted.javelinmen} and ${wanted.heavier}`)];
  }
  return [];
}

function isLightJavelinman({ troops }: Unit, rules: WrgRules): boolean {
  const armed = troops.weapons.some(weapon => weapon === 'javelins' && missileWeapons.some(each => each === weapon));
  return armed && sheetOfType(troops.type, rules).light;
}

/** Points of a figure of such troops that comes by water. */
function seaTravel({ troops }: Unit, rules: WrgRules): number {
  const { usual, onCamels } = sheetOfType(troops.type, rules).byBoat;
  return troops.camels === true ? onCamels : usual;
}
