import { RuleViolation, type Violation } from '../../../../rulebook/index.js';
import { levelAt, quadOf, type Table } from '../../../../table/index.js';
import { maySkirmish } from '../../common/moving/skirmish.js';
import { listedUnits, markerRoomFaults, nameFaults, placeFaults } from '../../common/turn/command/muster.js';
import { tableOf } from '../../common/turn/ground.js';
import { playsHidden, setMarkers } from '../../common/turn/unseen/markers.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import type { AncientState, NobleNow, SiegeGear } from '../state.js';
import { orderFaultsOf } from '../turn/orders.js';
import { formationFaults } from '../turn/troops/formations.js';
import { placedOf } from '../units.js';
import { befallen } from './before.js';
import { type EnteredUnit, enlist } from './enlist.js';
import { scenarioFaults } from './scenario-faults.js';

export { tableOf } from '../../common/turn/ground.js';
export { type Army, armyFaults } from './army-faults.js';
export { scenarioFaults } from './scenario-faults.js';

/**
 * Sets the battle up: every unit in its formation on its place with what it carries, markers for those that are hidden, nobles,
 * siege gear. All faults of table, armies, places, markers and orders are reported at once. Units that a die brings on have not
 * thrown it yet: `reinforcementsOf` says who throws.
 *
 * @throws RuleViolation with every fault found
 * @clause cady/common/sequence/step-2-place
 * @clause cady/common/sequence/step-1-leader
 * @clause cady/ancient-medieval/battle/formed-at-start
 * @clause cady/ancient-medieval/supply/twelve-shots
 */
export function musterAncient(scenario: AncientScenario, rules: AncientMedievalRules): AncientState {
  const listed = listedUnits(scenario.sides);
  const violations: Violation[] = [...scenarioFaults(scenario, rules), ...nameFaults(listed)];
  const entered = listed.flatMap(each => {
    const read = enlist(each, scenario, rules);
    if ('violations' in read) violations.push(...read.violations);
    return 'violations' in read ? [] : read.units;
  });
  const state: AncientState = {
    turn: (scenario.turn ?? 1) - 1,
    units: Object.fromEntries(entered.map(({ unit }) => [unit.id, unit])),
    contacts: [],
    holdings: scenario.objectives.map(({ id }) => ({ objective: id, side: null, turns: 0 })),
    breaches: [],
    phantoms: [],
    riders: [],
    tags: {},
    works: [],
    gear: gearOf(scenario),
    struck: [],
    nobles: noblesOf(scenario),
    brokenBattles: [],
  };
  if (playsHidden(scenario, rules)) placeMarkers(state, entered, scenario);
  violations.push(
    ...entered.flatMap(each => [...befallen(each, rules), ...heightFaults(each, tableOf(scenario), rules)]),
    ...placeFaults(entered, tableOf(scenario), rules, ({ on }) => on),
    ...markerRoomFaults(entered, tableOf(scenario), rules),
    ...entered.flatMap(each => [
      ...formationFaultsOf(each, state, rules),
      ...standingOrderFaults(each, state, scenario, rules),
    ]),
  );
  if (violations.length > 0) throw new RuleViolation(violations);
  return state;
}

function noblesOf({ sides }: AncientScenario): NobleNow[] {
  return Object.entries(sides).flatMap(([side, { nobles }]) =>
    nobles.map(({ id, name, title, unit }) => ({
      id,
      side,
      title,
      name: name ?? id,
      unit,
      captive: null,
      at: null,
      makesFor: null,
    })),
  );
}

function gearOf({ sides }: AncientScenario): SiegeGear[] {
  return Object.entries(sides).flatMap(([side, { gear }]) =>
    gear.map(({ id, kind, at, by }) => ({
      id,
      kind,
      side,
      at: { x: at[0], y: at[1] },
      by: by ?? null,
      ...(by === undefined ? {} : { cameWith: by }),
      against: null,
      turns: 0,
    })),
  );
}

function placeMarkers(state: AncientState, entered: readonly EnteredUnit[], { sides }: AncientScenario): void {
  for (const [side, { phantoms }] of Object.entries(sides)) {
    const hidden = entered
      .filter(({ unit, entry }) => unit.side === side && entry.hidden === true && unit.awaited === null)
      .map(({ unit }) => unit.id);
    setMarkers(state, side, { hidden, phantoms: phantoms.map(([x, y]) => ({ x, y })) });
  }
}

/**
 * A machine that is to begin, or to come on, higher than machines go.
 *
 * @clause cady/ancient-medieval/artillery/no-third-level
 */
function heightFaults({ unit, path }: EnteredUnit, table: Table, rules: AncientMedievalRules): readonly Violation[] {
  const { hillLevels } = rules.artillery;
  if (rules.troops[unit.type].gun === undefined) return [];
  const level = Math.max(...[unit.at, ...quadOf(placedOf(unit, rules))].map(point => levelAt(table, point)));
  if (level <= hillLevels) return [];
  const problem = `"${unit.id}" stands on hill level ${level}`;
  const clause = 'cady/ancient-medieval/artillery/no-third-level';
  return [{ path: `${path}.at`, clause, problem, mend: `keep it on level ${hillLevels} or below` }];
}

/** What is wrong with the formation in which a unit is to begin. */
function formationFaultsOf(
  { unit, path, formation }: EnteredUnit,
  state: AncientState,
  rules: AncientMedievalRules,
): readonly Violation[] {
  if (formation === undefined) return [];
  const { light, morale, title } = rules.troops[unit.type];
  const at = `${path}.formation`;
  if (formation.shape === 'skirmish' && !maySkirmish({ light, morale: morale ?? 0 }, rules)) {
    const clause = 'cady/common/skirmish/who';
    const mend = 'give it another formation';
    return [{ path: at, clause, problem: `${title} form no skirmish line`, mend }];
  }
  const order = { gait: 'march', legs: [], formation } as const;
  return formationFaults(unit, order, state, rules).map(fault => ({ ...fault, path: at }));
}

/** What is wrong with the order under which a unit is to begin. */
function standingOrderFaults(
  { unit, entry, path }: EnteredUnit,
  state: AncientState,
  scenario: AncientScenario,
  rules: AncientMedievalRules,
): readonly Violation[] {
  if (entry.order === undefined) return [];
  return orderFaultsOf(unit, entry.order, `${path}.order`, { state, scenario, rules });
}
