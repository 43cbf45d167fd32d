import { counted, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { maySkirmish } from '../common/moving/skirmish.js';
import { awaitedBy } from '../common/turn/command/arrivals.js';
import { befall } from '../common/turn/command/before.js';
import {
  type Listed,
  listedUnits,
  markerRoomFaults,
  nameFaults,
  placeFaults,
  readFacing,
  readFormation,
} from '../common/turn/command/muster.js';
import { tableOf } from '../common/turn/ground.js';
import { formedBy } from '../common/turn/moving/forming.js';
import { freshUnit } from '../common/turn/state.js';
import { playsHidden, setMarkers } from '../common/turn/unseen/markers.js';
import { ammunition } from './artillery.js';
import { housesOn } from './houses/sheet.js';
import type { MusketRules } from './rules.js';
import { scenarioFaults } from './scenario-faults.js';
import type { MusketScenario } from './schema.js';
import type { Gun, MusketState, Unit } from './state.js';
import type { Troop } from './troops.js';
import { projectiles } from './turn/calls.js';
import { goInside, putGunInDoor, roomIn } from './turn/houses/inside.js';
import { skirmisherOf } from './turn/movement.js';
import { orderFaultsOf } from './turn/orders.js';
import { squareFront, squareOrderFaults, wantsSquare } from './turn/squares.js';
import { filesFor } from './units.js';
import { musketWords } from './words.js';

export { tableOf } from '../common/turn/ground.js';
export { armyFaults } from './army-faults.js';

type UnitEntry = MusketScenario['sides'][string]['units'][number];

/** A unit that could be read, and where in the scenario it stands. */
export interface Entered {
  readonly unit: Unit;
  readonly entry: UnitEntry;
  readonly path: string;
}

/** Puts on board who begins there, and says what is wrong with it. */
export type Boards = (
  entered: readonly Entered[],
  state: MusketState,
  scenario: MusketScenario,
  rules: MusketRules,
) => readonly Violation[];

/** Where no ships are played, a scenario has none. */
const nobodyAboard: Boards = (_entered, _state, { sides }) =>
  Object.entries(sides).flatMap(([side, { vessels = [] }]) =>
    vessels.length === 0
      ? []
      : [{ path: `sides.${side}.vessels`, problem: 'no ships are played', mend: 'play it with `musket`' }],
  );

/**
 * Sets the battle up: every unit in its formation on its place. All faults of table, armies, points, places and orders are
 * reported at once.
 *
 * @throws RuleViolation with every fault found
 * @clause cady/common/sequence/step-2-place
 * @clause cady/musket/loading/initially-loaded
 * @clause cady/musket/artillery/ammunition
 * @clause cady/common/definition/like-type
 */
export function musterMusket(scenario: MusketScenario, rules: MusketRules, boards: Boards = nobodyAboard): MusketState {
  const listed = listedUnits(scenario.sides);
  const violations: Violation[] = [...scenarioFaults(scenario, rules), ...nameFaults(listed)];
  const entered: Entered[] = [];
  for (const each of listed) {
    const unit = readUnit(each, scenario.sides[each.side]?.brigades, rules, violations);
    if (unit?.gun != null && scenario.shells === false) leaveOutShells(unit.gun);
    if (unit !== undefined) entered.push({ unit, entry: each.entry, path: each.path });
  }
  const table = tableOf(scenario);
  const houses = housesOn(scenario, table);
  const units = Object.fromEntries(entered.map(({ unit }) => [unit.id, unit]));
  const holdings = scenario.objectives.map(objective => ({ objective: objective.id, side: null, turns: 0 }));
  const state: MusketState = {
    turn: (scenario.turn ?? 1) - 1,
    units,
    contacts: [],
    holdings,
    breaches: [],
    phantoms: [],
    riders: [],
    tags: {},
    bridgeHits: [],
    ...(Object.keys(houses).length === 0 ? {} : { houses }),
    ...(scenario.events === undefined ? {} : { events: { running: [], inVillages: [] } }),
  };
  violations.push(...takeHouses(entered, state, rules));
  violations.push(...boards(entered, state, scenario, rules));
  violations.push(
    ...placeFaults(
      entered.filter(({ unit }) => unit.house === undefined),
      table,
      rules,
    ),
  );
  if (playsHidden(scenario, rules)) layMarkers(state, scenario);
  violations.push(...markerRoomFaults(entered, tableOf(scenario), rules));
  for (const { unit, entry, path } of entered) {
    if (entry.order !== undefined)
      violations.push(...orderFaultsOf(unit, entry.order, `${path}.order`, { state, scenario, rules }));
  }
  if (violations.length > 0) throw new RuleViolation(violations);
  return state;
}

/**
 * Takes the shells from a gun that fires anything else, where both sides play without them.
 *
 * @clause cady/musket/artillery/explosive/optional-projectile
 */
function leaveOutShells(gun: Gun): void {
  if (gun.solid > 0 || gun.canister > 0) gun.explosive = 0;
}

/**
 * Puts those inside who begin in a building.
 *
 * @clause cady/musket/building/occupy
 * @clause cady/musket/building/capacity
 * @clause cady/musket/building/artillery-ground-floor
 */
function takeHouses(entered: readonly Entered[], state: MusketState, rules: MusketRules): readonly Violation[] {
  return entered.flatMap(({ unit, entry: { inside }, path }): readonly Violation[] => {
    const house = inside === undefined ? undefined : state.houses?.[inside.building];
    if (inside === undefined || house === undefined) return [];
    const at = `${path}.inside`;
    const { arm, title } = rules.troops[unit.type];
    const clause = 'cady/musket/building/artillery-ground-floor';
    if (arm === 'cavalry') {
      const problem = `${title} do not ride into a building`;
      return [{ path: at, clause: 'cady/musket/building/occupy', problem, mend: 'leave them outside' }];
    }
    const door = house.openings.find(({ wide }) => wide);
    if (arm === 'artillery' && (door === undefined || (inside.storey ?? 1) > 1)) {
      const mend = 'keep it on a ground floor with a door that is "wide"';
      return [{ path: at, clause, problem: 'no gun gets in there', mend }];
    }
    const room = roomIn(unit, house, arm === 'artillery' ? 1 : inside.storey, state, rules);
    if (room === undefined) {
      const problem = `"${house.id}" has no room for ${counted(unit.figures, 'figure')}`;
      const mend = 'put fewer there, or give the building more floors';
      return [{ path: at, clause: 'cady/musket/building/capacity', problem, mend }];
    }
    if (arm === 'artillery' && door !== undefined) putGunInDoor(unit, door, room);
    else goInside(unit, house, room, rules);
    return [];
  });
}

/** Puts the units that begin hidden behind markers, and sets out the phantoms. */
function layMarkers(state: MusketState, { sides }: MusketScenario): void {
  for (const [side, { units, phantoms = [] }] of Object.entries(sides)) {
    const hidden = units.flatMap(({ id, hidden: begins }) =>
      begins === true && state.units[id]?.awaited === null ? [id] : [],
    );
    setMarkers(state, side, { hidden, phantoms: phantoms.map(([x, y]) => ({ x, y })) });
  }
}

function readUnit(
  { entry, side, path }: Listed<UnitEntry>,
  brigades: MusketScenario['sides'][string]['brigades'],
  rules: MusketRules,
  violations: Violation[],
): Unit | undefined {
  const troop = rules.troops[entry.type];
  const direction = readFacing(entry, path);
  if ('violations' in direction) violations.push(...direction.violations);
  const read = readFormation(entry, path, musketWords, rules);
  if ('violations' in read) violations.push(...read.violations);
  if ('violations' in direction) return undefined;
  const { facing } = direction;
  const formation = 'violations' in read ? undefined : read.formation;
  const figures = entry.figures ?? troop.crew ?? 0;
  const body = { type: entry.type, figures, files: filesFor(formation, entry.type, figures, rules), gap: 0 };
  const spread = formation?.shape === 'skirmish';
  if (spread && !maySkirmish(skirmisherOf(entry.type, rules), rules)) {
    const mend = 'leave it in close order';
    const problem = `${troop.title} form no skirmish line`;
    violations.push({ path: `${path}.formation`, clause: 'cady/common/skirmish/who', problem, mend });
  }
  const square = formation !== undefined && wantsSquare({ formation });
  if (square) {
    const standing = { ...body, at: { x: entry.at[0], y: entry.at[1] }, facing };
    const faults = squareOrderFaults(standing, { gait: 'march', legs: [], formation }, rules);
    violations.push(...faults.map(fault => ({ ...fault, path: `${path}.formation` })));
    body.files = squareFront(standing, rules);
  }
  const { files, gap } = (spread ? formedBy({ formation }, body, rules) : undefined) ?? body;
  const unit: Unit = {
    id: entry.id,
    side,
    name: entry.name ?? entry.id,
    type: entry.type,
    strength: figures,
    general: entry.general ?? false,
    figures,
    at: { x: entry.at[0], y: entry.at[1] },
    facing,
    files,
    ...(square ? { square } : {}),
    ...(entry.officer === undefined ? {} : { officer: { ...entry.officer } }),
    gap,
    brigade: brigades?.find(({ units }) => units.includes(entry.id))?.id ?? null,
    loaded: entry.before?.loaded ?? true,
    order: entry.order ?? 'H',
    friendlyFireOn: 0,
    gun: gunOf(troop, entry, path, rules, violations),
    dragoons: troop.like === 'dragoons' ? { as: entry.type, horses: null, changedOn: 0 } : null,
    ...freshUnit({ figures, facing }),
    awaited: awaitedBy(entry),
  };
  violations.push(...befall(unit, entry.before ?? {}, `${path}.before`));
  return unit;
}

/** A gun as it begins, with the rounds that it has left. */
function gunOf(
  { gun, title }: Troop,
  { before, loads = 0, crews = 0 }: UnitEntry,
  path: string,
  rules: MusketRules,
  violations: Violation[],
): Gun | null {
  const left = before?.rounds ?? {};
  const at = `${path}.before.rounds`;
  if (gun === undefined) {
    if (before?.rounds === undefined) return null;
    violations.push({ path: at, problem: `${title} are no gun`, mend: 'leave it out' });
    return null;
  }
  const load = ammunition(gun, rules);
  const times = 1 + loads;
  const full = { solid: load.solid * times, explosive: load.explosive * times, canister: load.canister * times };
  for (const projectile of projectiles) {
    const rounds = left[projectile] ?? 0;
    if (rounds <= full[projectile]) continue;
    const problem = `it begins a battle with ${counted(full[projectile], 'round')} of it, not ${rounds}`;
    violations.push({ path: `${at}.${projectile}`, problem, mend: `give ${full[projectile]} at most` });
  }
  return {
    ...full,
    ...left,
    firedOn: 0,
    spiked: false,
    spareCrew: crews * rules.artillery.extras.crewmen,
    standing: true,
  };
}
