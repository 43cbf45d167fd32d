import type { SideId } from '../../../battle/index.js';
import type { ClauseId, Violation } from '../../../rulebook/index.js';
import { RuleViolation } from '../../../rulebook/index.js';
import {
  areasAt,
  crossingsAt,
  type Point,
  quadOf,
  quadsOverlap,
  stripsAt,
  type Table,
  tableFaults,
} from '../../../table/index.js';
import { type OrderedFormation, readBearing, readOrder } from '../common/index.js';
import { ammunition } from './artillery.js';
import type { MusketRules } from './rules.js';
import type { MusketScenario } from './schema.js';
import { freshTurn, type Gun, type MusketState, type Unit } from './state.js';
import type { Troop } from './troops.js';
import { filesFor, placedOf, unitCost } from './units.js';

type UnitEntry = MusketScenario['sides'][string]['units'][number];

const tables = new WeakMap<MusketScenario, Table>();

/** The playing surface of a scenario. */
export function tableOf(scenario: MusketScenario): Table {
  const known = tables.get(scenario);
  if (known !== undefined) return known;
  const points = (list: readonly (readonly [number, number])[]) => list.map(([x, y]) => ({ x, y }));
  const features = scenario.table.features.map(feature =>
    'outline' in feature
      ? { ...feature, outline: points(feature.outline) }
      : { ...feature, line: points(feature.line) },
  );
  const table = { width: scenario.table.width, height: scenario.table.height, features } as Table;
  tables.set(scenario, table);
  return table;
}

/**
 * Sets the battle up: every unit in its formation on its place. All faults of table, armies, points and places are
 * reported at once.
 *
 * @throws RuleViolation with every fault found
 * @clause cady/common/sequence/step-2-place
 * @clause cady/musket/loading/initially-loaded
 * @clause cady/musket/artillery/ammunition
 */
export function musterMusket(scenario: MusketScenario, rules: MusketRules): MusketState {
  const violations: Violation[] = [...scenarioFaults(scenario, rules)];
  const units: Record<string, Unit> = {};
  for (const [side, army] of Object.entries(scenario.sides)) {
    army.units.forEach((entry, i) => {
      const path = `sides.${side}.units[${i}]`;
      const unit = readUnit(entry, side, path, rules, violations);
      if (Object.hasOwn(units, entry.id)) {
        violations.push({
          path: `${path}.id`,
          clause: 'cady/common/unit/permanent-number',
          problem: `there are two units "${entry.id}"`,
          mend: 'give each unit its own id',
        });
      } else if (unit !== undefined) units[entry.id] = unit;
    });
  }
  violations.push(...placeFaults(units, scenario, rules));
  if (violations.length > 0) throw new RuleViolation(violations);
  const holdings = scenario.objectives.map(objective => ({ objective: objective.id, side: null, turns: 0 }));
  return { turn: 0, units, contacts: [], holdings };
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
  if (entry.order !== undefined) {
    const read = readOrder(entry.order, `${path}.order`);
    if ('violations' in read) violations.push(...read.violations);
  }
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
    loaded: true,
    order: entry.order ?? 'H',
    fatigue: 0,
    mustDo: null,
    fleeing: false,
    chargedOn: 0,
    spentChargeOn: 0,
    friendlyFireOn: 0,
    divided: null,
    gone: null,
    gun: gunOf(troop, rules),
    turn: freshTurn(figures),
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

function scenarioFaults(scenario: MusketScenario, rules: MusketRules): Violation[] {
  const violations: Violation[] = tableFaults(tableOf(scenario)).map(fault => ({
    ...fault,
    path: `table.${fault.path}`,
  }));
  const sides = Object.entries(scenario.sides);
  if (sides.length !== 2) {
    violations.push({
      path: 'sides',
      problem: `there are ${sides.length} sides`,
      mend: 'a musket battle has two sides',
    });
  }
  for (const [side, army] of sides) violations.push(...armyFaults(army.units, `sides.${side}`, scenario, rules));
  return violations.concat(objectiveFaults(scenario));
}

/**
 * Faults of one army list: sizes of units, points spent, and the share of artillery and of cavalry.
 *
 * @clause cady/common/unit/min-size-6
 * @clause cady/common/unit/max-size-36
 * @clause cady/common/unit/like-type
 * @clause cady/common/cost/artillery-limit-one-third
 * @clause cady/common/cost/cavalry-limit-one-third
 * @clause cady/common/cost/limits-waived-by-agreement
 * @clause cady/common/army/select-units
 * @clause cady/musket/setup/buy-army
 * @clause cady/common/cost/unequal-armies
 */
export function armyFaults(
  units: readonly UnitEntry[],
  path: string,
  scenario: Pick<MusketScenario, 'points' | 'agreed'>,
  rules: MusketRules,
): Violation[] {
  const violations: Violation[] = [];
  const spent = { infantry: 0, cavalry: 0, artillery: 0 };
  units.forEach((entry, i) => {
    const troop = rules.troops[entry.type];
    const figures = entry.figures ?? troop.crew ?? 0;
    spent[troop.arm] += unitCost(entry.type, figures, rules);
    const at = `${path}.units[${i}].figures`;
    if (troop.arm === 'artillery') {
      if (figures !== troop.crew) {
        violations.push({
          path: at,
          clause: 'cady/musket/artillery/crew/full',
          problem: `a ${troop.title} has a crew of ${troop.crew}, not ${figures}`,
          mend: 'leave figures out: a piece comes with its full crew',
        });
      }
      return;
    }
    if (entry.figures === undefined) {
      violations.push({
        path: at,
        clause: 'cady/common/unit/min-size-6',
        problem: 'the number of figures is missing',
        mend: `give ${rules.unitSize.from} to ${rules.unitSize.to} figures`,
      });
    } else if (
      !scenario.agreed.includes('unit-size') &&
      (figures < rules.unitSize.from || figures > rules.unitSize.to)
    ) {
      const clause: ClauseId =
        figures < rules.unitSize.from ? 'cady/common/unit/min-size-6' : 'cady/common/unit/max-size-36';
      violations.push({
        path: at,
        clause,
        problem: `a unit cannot have ${figures} figures`,
        mend: `give ${rules.unitSize.from} to ${rules.unitSize.to}, or agree on "unit-size"`,
      });
    }
  });
  const total = spent.infantry + spent.cavalry + spent.artillery;
  if (total > scenario.points && !scenario.agreed.includes('points')) {
    violations.push({
      path,
      clause: 'cady/musket/setup/buy-army',
      problem: `the army costs ${total} points and may cost ${scenario.points}`,
      mend: 'take fewer or cheaper figures, raise "points", or agree on "points"',
    });
  }
  for (const arm of ['artillery', 'cavalry'] as const) {
    if (scenario.agreed.includes(`${arm}-share`) || spent[arm] <= total * rules.armShare) continue;
    violations.push({
      path,
      clause: `cady/common/cost/${arm}-limit-one-third`,
      problem: `${arm} costs ${spent[arm]} of ${total} points, more than a third`,
      mend: `take less ${arm}, or agree on "${arm}-share"`,
    });
  }
  return violations;
}

function objectiveFaults(scenario: MusketScenario): Violation[] {
  const violations: Violation[] = [];
  const known = new Set(scenario.objectives.map(objective => objective.id));
  if (known.size < scenario.objectives.length) {
    violations.push({
      path: 'objectives',
      clause: 'cady/common/victory/objective-required',
      problem: 'two objectives have the same id',
      mend: 'give each its own id',
    });
  }
  scenario.objectives.forEach((objective, i) => {
    const [x, y] = objective.at;
    if (x < 0 || y < 0 || x > scenario.table.width || y > scenario.table.height) {
      violations.push({
        path: `objectives[${i}].at`,
        problem: `"${objective.id}" lies off the table`,
        mend: 'move it onto the table',
      });
    }
  });
  scenario.victory.forEach((condition, i) => {
    if (condition.kind === 'hold') {
      for (const id of condition.objectives) {
        if (!known.has(id))
          violations.push({
            path: `victory[${i}].objectives`,
            clause: 'cady/common/victory/objective-required',
            problem: `there is no objective "${id}"`,
            mend: 'add it to "objectives", or correct the name',
          });
      }
      if (condition.side !== undefined && !Object.hasOwn(scenario.sides, condition.side)) {
        violations.push({
          path: `victory[${i}].side`,
          clause: 'cady/common/victory/objective-required',
          problem: `there is no side "${condition.side}"`,
          mend: 'name one of the sides',
        });
      }
    }
    if (condition.kind === 'general') {
      for (const [side, army] of Object.entries(scenario.sides)) {
        const generals = army.units.filter(unit => unit.general === true).length;
        if (generals !== 1)
          violations.push({
            path: `sides.${side}`,
            clause: 'cady/common/victory/option-capture-leaders',
            problem: `${generals} units are led by the general`,
            mend: 'set "general": true on exactly one unit',
          });
      }
    }
  });
  if (!scenario.victory.some(condition => condition.kind === 'turn-limit')) {
    violations.push({
      path: 'victory',
      clause: 'cady/common/victory/objective-required',
      problem: 'nothing ends the battle if nobody reaches an objective',
      mend: 'add a "turn-limit"',
    });
  }
  return violations;
}

function placeFaults(units: Readonly<Record<string, Unit>>, scenario: MusketScenario, rules: MusketRules): Violation[] {
  const violations: Violation[] = [];
  const table = tableOf(scenario);
  const quads = Object.values(units).map(unit => ({ unit, quad: quadOf(placedOf(unit, rules)) }));
  quads.forEach(({ unit, quad }, i) => {
    const path = `sides.${unit.side}.units`;
    if (quad.some(corner => corner.x < 0 || corner.y < 0 || corner.x > table.width || corner.y > table.height)) {
      violations.push({
        path,
        clause: 'cady/common/sequence/step-2-place',
        problem: `"${unit.id}" stands partly off the table`,
        mend: 'move it, turn it, or give it a narrower formation',
      });
    }
    const obstacle = solidAt([...quad, unit.at], table);
    if (obstacle !== undefined) {
      violations.push({
        path,
        clause: 'cady/common/sequence/step-2-place',
        problem: `"${unit.id}" stands in ${obstacle.name ?? obstacle.id}`,
        mend: 'nothing can stand there; move it',
      });
    }
    for (const other of quads.slice(i + 1)) {
      if (quadsOverlap(quad, other.quad, rules.table.crowding)) {
        violations.push({
          path,
          clause: 'cady/common/sequence/step-2-place',
          problem: `"${unit.id}" and "${other.unit.id}" stand on the same ground`,
          mend: 'move one of them',
        });
      }
    }
  });
  return violations;
}

/** Something among these points on which nobody can stand: a river away from its crossings, a ridge, a building. */
export function solidAt(
  points: readonly Point[],
  table: Table,
): { readonly id: string; readonly name?: string } | undefined {
  for (const point of points) {
    const solid = [...areasAt(table, point, 'ridge'), ...areasAt(table, point, 'building')][0];
    if (solid !== undefined) return solid;
    const river = stripsAt(table, point, 'river')[0];
    if (river !== undefined && crossingsAt(table, point).length === 0) return river;
  }
  return undefined;
}
