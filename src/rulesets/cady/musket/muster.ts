import type { SideId } from '../../../battle/index.js';
import { type ClauseId, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { onTable, quadOf, quadsOverlap } from '../../../table/index.js';
import { type OrderedFormation, readBearing, readOrder } from '../common/index.js';
import { solidUnder, tableOf } from '../common/turn/ground.js';
import { freshUnit } from '../common/turn/state.js';
import { ammunition } from './artillery.js';
import type { MusketRules } from './rules.js';
import { scenarioFaults } from './scenario-faults.js';
import type { MusketScenario } from './schema.js';
import type { Gun, MusketState, Unit } from './state.js';
import type { Troop } from './troops.js';
import { orderFaultsOf } from './turn/orders.js';
import { filesFor, placedOf } from './units.js';

export { tableOf } from '../common/turn/ground.js';
export { armyFaults } from './army-faults.js';

type UnitEntry = MusketScenario['sides'][string]['units'][number];

/** A unit that could be read, and where in the scenario it stands. */
interface Entered {
  readonly unit: Unit;
  readonly entry: UnitEntry;
  readonly path: string;
}

/**
 * Sets the battle up: every unit in its formation on its place. All faults of table, armies, points, places and orders are
 * reported at once.
 *
 * @throws RuleViolation with every fault found
 * @clause cady/common/sequence/step-2-place
 * @clause cady/musket/loading/initially-loaded
 * @clause cady/musket/artillery/ammunition
 */
export function musterMusket(scenario: MusketScenario, rules: MusketRules): MusketState {
  const violations: Violation[] = [...scenarioFaults(scenario, rules)];
  const entered: Entered[] = [];
  const ids = new Set<string>();
  for (const [side, army] of Object.entries(scenario.sides)) {
    for (const [i, entry] of army.units.entries()) {
      const path = `sides.${side}.units[${i}]`;
      if (ids.has(entry.id)) violations.push(sameId(entry.id, path));
      ids.add(entry.id);
      const unit = readUnit(entry, side, path, rules, violations);
      if (unit !== undefined) entered.push({ unit, entry, path });
    }
  }
  const units = Object.fromEntries(entered.map(({ unit }) => [unit.id, unit]));
  const holdings = scenario.objectives.map(objective => ({ objective: objective.id, side: null, turns: 0 }));
  const state: MusketState = {
    turn: 0,
    units,
    contacts: [],
    holdings,
    breaches: [],
    phantoms: [],
    riders: [],
    tags: {},
  };
  violations.push(...placeFaults(entered, scenario, rules));
  for (const { unit, entry, path } of entered) {
    if (entry.order !== undefined) violations.push(...orderFaultsOf(unit, entry.order, `${path}.order`, state, rules));
  }
  if (violations.length > 0) throw new RuleViolation(violations);
  return state;
}

function sameId(id: string, path: string): Violation {
  return {
    path: `${path}.id`,
    clause: 'cady/common/unit/permanent-number',
    problem: `there are two units "${id}"`,
    mend: 'give each unit its own id',
  };
}

function readUnit(
  entry: UnitEntry,
  side: SideId,
  path: string,
  rules: MusketRules,
  violations: Violation[],
): Unit | undefined {
  const troop = rules.troops[entry.type];
  const facing = typeof entry.facing === 'number' ? entry.facing : readBearing(entry.facing);
  if (facing === undefined) {
    violations.push({
      path: `${path}.facing`,
      clause: 'cady/common/orders/contents-facing',
      problem: `"${entry.facing}" is no direction`,
      mend: 'give a compass point such as "NNE" or degrees',
    });
  }
  const formation = readFormation(entry.formation, `${path}.formation`, violations);
  const figures = entry.figures ?? troop.crew ?? 0;
  if (facing === undefined) return undefined;
  return {
    id: entry.id,
    side,
    name: entry.name ?? entry.id,
    type: entry.type,
    strength: figures,
    general: entry.general ?? false,
    figures,
    at: { x: entry.at[0], y: entry.at[1] },
    facing,
    files: filesFor(formation, entry.type, figures, rules),
    gap: 0,
    brigade: null,
    loaded: true,
    order: entry.order ?? 'H',
    friendlyFireOn: 0,
    gun: gunOf(troop, rules),
    ...freshUnit({ figures, facing }),
  };
}

function gunOf(troop: Troop, rules: MusketRules): Gun | null {
  if (troop.gun === undefined) return null;
  return { ...ammunition(troop.gun, rules), firedOn: 0, spiked: false, standing: true };
}

function readFormation(text: string | undefined, path: string, violations: Violation[]): OrderedFormation | undefined {
  if (text === undefined) return undefined;
  const read = readOrder(`H, ${text}`, path);
  if ('violations' in read) violations.push(...read.violations);
  else if (read.order.formation !== undefined) return read.order.formation;
  else
    violations.push({
      path,
      clause: 'cady/common/orders/contents-formation',
      problem: `"${text}" is no formation`,
      mend: 'write "Col 4" or "LB"',
    });
  return undefined;
}

function placeFaults(entered: readonly Entered[], scenario: MusketScenario, rules: MusketRules): Violation[] {
  const violations: Violation[] = [];
  const clause: ClauseId = 'cady/common/sequence/step-2-place';
  const table = tableOf(scenario);
  const bodies = entered.map(({ unit, path }) => {
    const placed = placedOf(unit, rules);
    return { unit, path: `${path}.at`, placed, quad: quadOf(placed) };
  });
  bodies.forEach(({ unit, path, placed, quad }, i) => {
    if (!quad.every(corner => onTable(table, corner))) {
      const mend = 'move it, turn it, or give it a narrower formation';
      violations.push({ path, clause, problem: `"${unit.id}" stands partly off the table`, mend });
    }
    const obstacle = solidUnder(placed, table);
    if (obstacle !== undefined) {
      const problem = `"${unit.id}" stands in ${obstacle.name ?? obstacle.id}`;
      violations.push({ path, clause, problem, mend: 'nothing can stand there; move it' });
    }
    for (const other of bodies.slice(i + 1)) {
      if (!quadsOverlap(quad, other.quad, rules.table.crowding)) continue;
      const problem = `"${unit.id}" and "${other.unit.id}" stand on the same ground`;
      violations.push({ path, clause, problem, mend: 'move one of them' });
    }
  });
  return violations;
}
