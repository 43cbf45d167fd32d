import type { SideId } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import { quadOf, quadsOverlap, type Table } from '../../../../table/index.js';
import { readFacing } from '../../common/turn/command/muster.js';
import type { MusketRules } from '../rules.js';
import type { MusketScenario } from '../schema.js';
import type { VesselEntry } from './cost.js';
import { type Afloat, hullOf, type Vessel } from './vessel.js';
import { barOf, type Water } from './water.js';

/** Where the wind comes from, by its name. */
export const windFrom: { readonly [name: string]: number } = { north: 0, east: 90, south: 180, west: 270 };

/** Every vessel of a scenario, with its side and where it is listed. */
export function vesselsListed({ sides }: Pick<MusketScenario, 'sides'>) {
  return Object.entries(sides).flatMap(([side, { vessels = [] }]) =>
    vessels.map((entry, i) => ({ side, entry, path: `sides.${side}.vessels[${i}]` })),
  );
}

/** Whether a scenario has anything afloat. */
export function hasVessels(scenario: Pick<MusketScenario, 'sides'>): boolean {
  return vesselsListed(scenario).length > 0;
}

/**
 * What is afloat when a battle begins.
 *
 * @clause cady/musket/ship/wind-meaning
 */
export function afloatOn(scenario: MusketScenario): Afloat {
  const wind = scenario.water?.wind;
  const vessels = vesselsListed(scenario).map(({ side, entry, path }) => vesselOfEntry(side, entry, path));
  return {
    wind: wind === undefined ? null : (windFrom[wind] ?? 0),
    vessels: Object.fromEntries(vessels.map(vessel => [vessel.id, vessel])),
  };
}

function vesselOfEntry(side: SideId, entry: VesselEntry, path: string): Vessel {
  const direction = readFacing(entry, path);
  const { id, name = id, kind, at, length, beam, boats = 1, wagon = false, underWay = false, docked = false } = entry;
  return {
    id,
    side,
    name,
    kind,
    length,
    beam,
    boats,
    wagon,
    at: { x: at[0], y: at[1] },
    facing: 'facing' in direction ? direction.facing : 0,
    gone: null,
    landedOn: docked ? 0 : null,
    ashore: false,
    anchored: kind === 'frigate' && !underWay,
    run: null,
    mastHits: 0,
    gunHits: 0,
    sinksOn: null,
    blowsUpOn: null,
    burnsSince: null,
    silentOn: 0,
    loadedOn: 0,
    douseOn: 0,
    spent: 0,
  };
}

/**
 * Faults of what is listed of ships, boats and the water.
 *
 * @clause cady/musket/ship/cost-agreed
 * @clause cady/musket/boat/bow-gun
 * @clause cady/musket/boat/speed
 */
export function vesselFaults(scenario: MusketScenario, table: Table, rules: MusketRules): readonly Violation[] {
  const afloat = afloatOn(scenario);
  const water: Water = { table, scenario, vessels: Object.values(afloat.vessels), rules };
  const ids = new Set<string>(Object.values(scenario.sides).flatMap(({ units }) => units.map(({ id }) => id)));
  const faults: Violation[] = [];
  for (const { entry, path } of vesselsListed(scenario)) {
    const direction = readFacing(entry, path);
    if ('violations' in direction) faults.push(...direction.violations);
    if (ids.has(entry.id))
      faults.push({ path: `${path}.id`, problem: `"${entry.id}" is there twice`, mend: 'give each its own id' });
    ids.add(entry.id);
    faults.push(...kindFaults(entry, path));
    const vessel = afloat.vessels[entry.id];
    if (vessel !== undefined) faults.push(...placeFaultsOf(vessel, `${path}.at`, water));
  }
  for (const [i, { river }] of (scenario.water?.rivers ?? []).entries()) {
    if (table.features.some(({ kind, id }) => kind === 'river' && id === river)) continue;
    const problem = `"${river}" is no river on the table`;
    faults.push({ path: `water.rivers[${i}].river`, problem, mend: 'name a feature of the kind "river"' });
  }
  return faults;
}

function kindFaults({ kind, cost, boats, bowGun, wagon }: VesselEntry, path: string): readonly Violation[] {
  if (kind === 'frigate') {
    const none = boats === undefined && bowGun === undefined && wagon === undefined;
    return [
      ...(cost === undefined ? [costMissing(path)] : []),
      ...(none ? [] : [{ path, problem: 'boats, bow guns and wagons are of river boats', mend: 'leave them out' }]),
    ];
  }
  if (cost === undefined) return [];
  const clause = 'cady/musket/boat/cost';
  return [{ path: `${path}.cost`, clause, problem: 'the book prints what a river boat costs', mend: 'leave it out' }];
}

function costMissing(path: string): Violation {
  const problem = 'nobody has agreed what the frigate costs';
  return { path: `${path}.cost`, clause: 'cady/musket/ship/cost-agreed', problem, mend: 'give its "cost" in points' };
}

function placeFaultsOf(vessel: Vessel, path: string, water: Water): readonly Violation[] {
  const hull = quadOf(hullOf(vessel));
  const bar = [vessel.at, ...(vessel.kind === 'boat' ? [] : hull)].map(point => barOf(point, vessel.kind, water));
  const stop = bar.find(each => each !== undefined);
  const bumps = water.vessels.find(({ id, ...other }) => id < vessel.id && quadsOverlap(hull, quadOf(hullOf(other))));
  if (bumps !== undefined) {
    return [{ path, problem: `it lies over ${bumps.id}`, mend: 'move one of them' }];
  }
  if (stop === undefined) return [];
  const need = vessel.kind === 'boat' ? 'put its bow on a river' : 'put it on a river that "water" calls deep';
  return [{ path, problem: `it lies at ${stop}`, mend: need }];
}
