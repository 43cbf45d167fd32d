import type { ClauseId, Violation } from '../../../rulebook/index.js';
import { bearingOf, isArea, isBarrier, onTable, readCompass } from '../../../table/index.js';
import { tableOf } from '../ground.js';
import type { SkirmishRules } from '../rules.js';
import type { SkirmishScenario } from '../schema.js';
import { carrierHolds } from '../shooting/shooters.js';
import { cauldronFaults } from '../siege/works.js';
import type { Held, Opening, Thing, Work } from './types.js';

type ListedWork = SkirmishScenario['works'][number];
type ListedThing = SkirmishScenario['things'][number];

/** A wall, gate or house as a scenario lists it. */
function workOf(listed: ListedWork): Work {
  const { feature, made, burns, height, thickness, walk, stairs, windows, shut, portcullis, drawbridge } = listed;
  return {
    id: feature,
    made,
    burns: burns ?? null,
    height,
    thickness,
    walk: walk ?? null,
    stairs: stairs === undefined ? null : { x: stairs[0], y: stairs[1] },
    windows: windows.map(([x, y]) => ({ x, y })),
    hits: 0,
    shut: shut ?? null,
    portcullis: portcullis ?? null,
    drawbridge: drawbridge ?? null,
    battered: null,
    picked: 0,
    through: null,
    fire: null,
    gone: false,
  };
}

/** Everything that a scenario lists of its walls, gates and houses. */
export function worksOf({ works }: SkirmishScenario): Record<string, Work> {
  return Object.fromEntries(works.map(listed => [listed.feature, workOf(listed)]));
}

/**
 * What a thing holds of each kind of missile where the scenario does not say: a wagon or packhorse as much as it carries, a store nothing.
 *
 * @clause skirmish/shooting/ammo-wagon
 * @clause skirmish/shooting/ammo-packhorse
 * @clause skirmish/shooting/ammo-host
 */
function heldBy({ kind, javelins, rounds, others }: ListedThing, rules: SkirmishRules): Held {
  const carrier = kind === 'wagon' || kind === 'packhorse' ? kind : undefined;
  const full = (weapon: 'javelin' | 'engine' | 'longbow') =>
    carrier === undefined ? 0 : carrierHolds({ carrier, weapon }, rules);
  // One load at a time: javelins, or rounds, or other missiles.
  const said = javelins !== undefined || rounds !== undefined || others !== undefined;
  return {
    javelins: javelins ?? 0,
    rounds: rounds ?? 0,
    others: others ?? (said ? 0 : full('longbow')),
  };
}

function thingOf(listed: ListedThing, rules: SkirmishRules): Thing {
  const { id, kind, name = id, side, at, facing = 0, length, load, crew, team, on } = listed;
  return {
    id,
    kind,
    name,
    side,
    at: { x: at[0], y: at[1] },
    facing: typeof facing === 'number' ? facing : bearingOf(readCompass(facing) ?? 'N'),
    length,
    load: load ?? null,
    crew: crew ?? null,
    team,
    harnessed: team > 0,
    held: heldBy(listed, rules),
    loaded: false,
    lit: 0,
    heated: null,
    used: 0,
    leans: on ?? null,
    hits: 0,
    fire: null,
    gone: false,
    pushed: 0,
    moved: 0,
    shot: 0,
  };
}

/** Everything that a scenario lists of things. */
export function thingsOf({ things }: SkirmishScenario, rules: SkirmishRules): Record<string, Thing> {
  return Object.fromEntries(things.map(listed => [listed.id, thingOf(listed, rules)]));
}

/** Gates that begin open, and nothing hinders. */
export function openingsOf(works: Readonly<Record<string, Work>>): readonly Opening[] {
  return Object.values(works).flatMap(work => (isOpen(work) ? [{ feature: work.id, at: 0, width: null }] : []));
}

/** Whether one goes through a gate: its leaves are open or broken, no portcullis is down, and no drawbridge is up. */
export function isOpen({ shut, portcullis, drawbridge, gone }: Work): boolean {
  if (shut === null && portcullis === null && drawbridge === null) return gone;
  return shut !== true && portcullis !== 'down' && drawbridge !== 'up';
}

const place: ClauseId = 'skirmish/points/purpose';

/**
 * What is wrong with the works and things of a scenario: features that are not there, walks on what is no wall, cauldrons on no rampart,
 * units that are not there to serve an engine, more in a wagon than it carries.
 *
 * @clause skirmish/siege/cauldron-place
 */
export function worksFaults(scenario: SkirmishScenario, rules: SkirmishRules): readonly Violation[] {
  const table = tableOf(scenario);
  const units = new Map(
    Object.entries(scenario.sides).flatMap(([side, { forces }]) =>
      forces.flatMap(force => force.units.map(unit => [unit.id, side] as const)),
    ),
  );
  const faults: Violation[] = [];
  for (const [n, work] of scenario.works.entries()) {
    const { feature: id, walk, windows, stairs } = work;
    const path = `works[${n}]`;
    const feature = table.features.find(each => each.id === id);
    faults.push(...paidFaults(work, path, scenario));
    if (feature === undefined)
      faults.push({ path: `${path}.feature`, clause: place, problem: `there is no "${id}"`, mend: 'name a feature' });
    else if (walk !== undefined && !(isBarrier(feature) && feature.line.length === 2))
      faults.push({
        path: `${path}.walk`,
        clause: place,
        problem: `nobody walks on "${id}"`,
        mend: 'give a straight wall',
      });
    else if (windows.length > 0 && !(isArea(feature) && feature.kind === 'building'))
      faults.push({
        path: `${path}.windows`,
        clause: place,
        problem: `"${id}" has no windows`,
        mend: 'give a building',
      });
    if ((walk !== undefined || windows.length > 0) && stairs === undefined)
      faults.push({
        path: `${path}.stairs`,
        clause: place,
        problem: 'nobody comes up',
        mend: 'say where the stairs are',
      });
  }
  for (const [n, { feature: id, side }] of scenario.moats.entries()) {
    const line = table.features.some(feature => feature.id === id && !isArea(feature));
    if (!line)
      faults.push({
        path: `moats[${n}].feature`,
        clause: 'skirmish/points/moat',
        problem: `there is no ditch or stream "${id}"`,
        mend: 'name a feature that is a line',
      });
    faults.push(...sideFaults(side, `moats[${n}]`, scenario));
  }
  for (const [n, thing] of scenario.things.entries())
    faults.push(...thingFaults(thing, `things[${n}]`, scenario, units, rules));
  return faults;
}

function sideFaults(side: string, path: string, { sides }: SkirmishScenario): readonly Violation[] {
  if (sides[side] !== undefined) return [];
  return [{ path: `${path}.side`, clause: place, problem: `there is no side "${side}"`, mend: 'name one' }];
}

/**
 * What is wrong with how a work is paid for: by nobody, or as a curtain that is no wall.
 *
 * @clause skirmish/points/fortifications
 */
function paidFaults(
  { feature: id, side, fortification }: ListedWork,
  path: string,
  scenario: SkirmishScenario,
): readonly Violation[] {
  const clause: ClauseId = 'skirmish/points/fortifications';
  if (side !== undefined) {
    const feature = tableOf(scenario).features.find(each => each.id === id);
    const noWall = fortification === 'curtain' && feature !== undefined && isArea(feature);
    const problem = `"${id}" is no curtain`;
    const faults = sideFaults(side, path, scenario);
    return noWall ? [...faults, { path: `${path}.fortification`, clause, problem, mend: 'give a wall' }] : faults;
  }
  if (fortification === undefined) return [];
  return [{ path: `${path}.side`, clause, problem: `nobody has paid for "${id}"`, mend: 'say which side has' }];
}

function thingFaults(
  thing: ListedThing,
  path: string,
  scenario: SkirmishScenario,
  units: ReadonlyMap<string, string>,
  rules: SkirmishRules,
): readonly Violation[] {
  const { id, kind, side, at, crew, load, on } = thing;
  const faults: Violation[] = [];
  const table = tableOf(scenario);
  faults.push(...sideFaults(side, path, scenario));
  if (!onTable(table, { x: at[0], y: at[1] }))
    faults.push({ path: `${path}.at`, clause: place, problem: `"${id}" stands off the table`, mend: 'move it' });
  if (crew !== undefined && units.get(crew) !== side)
    faults.push({ path: `${path}.crew`, clause: place, problem: `there is no unit "${crew}"`, mend: 'name one' });
  const walk = scenario.works.find(work => work.feature === on)?.walk;
  if (kind === 'cauldron') {
    const asked = { load: load === 'rock' || load === 'oil' || load === 'lead' ? load : 'rock', figures: 1 } as const;
    const cold = cauldronFaults({ ...asked, onRampart: walk === 'rampart', heated: Infinity }, rules);
    faults.push(...cold.map(fault => ({ ...fault, path: `${path}.on` })));
  }
  const held = heldBy(thing, rules);
  if (kind === 'wagon' || kind === 'packhorse') {
    const share =
      held.javelins / carrierHolds({ carrier: kind, weapon: 'javelin' }, rules) +
      held.rounds / carrierHolds({ carrier: kind, weapon: 'engine' }, rules) +
      held.others / carrierHolds({ carrier: kind, weapon: 'longbow' }, rules);
    if (share > 1)
      faults.push({
        path: `${path}.others`,
        clause: kind === 'wagon' ? 'skirmish/shooting/ammo-wagon' : 'skirmish/shooting/ammo-packhorse',
        problem: `a ${kind} does not hold so much`,
        mend: 'leave some of it behind',
      });
  }
  return faults;
}
