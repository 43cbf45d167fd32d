import { type ClauseId, RuleViolation, type Violation } from '../../../rulebook/index.js';
import { barredUnder, onTable } from '../../../table/index.js';
import { overlapped } from '../combat/contact.js';
import type { Field } from '../field.js';
import { standQuads } from '../formation/formation.js';
import { tableOf, terrainOf } from '../ground.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import type { RaymondScenario } from '../schema.js';
import type { RaymondState, Unit } from '../state.js';
import { classOf } from '../units.js';
import { armyFaults } from './army.js';
import { enlist } from './enlist.js';
import { scenarioFaults } from './scenario-faults.js';

/** A unit that could be read, and where in the scenario it stands. */
export interface Entered {
  readonly unit: Unit;
  readonly path: string;
}

/**
 * Sets the battle up: every unit in its formation on its place, nobody with the initiative yet. All faults of table, armies,
 * units and places are reported at once.
 *
 * @throws RuleViolation with every fault found
 */
export function musterRaymond(scenario: RaymondScenario, rules: RaymondRules = raymondRules()): RaymondState {
  const violations: Violation[] = scenarioFaults(scenario);
  const entered: Entered[] = [];
  const ids = new Set<string>();
  for (const [side, army] of Object.entries(scenario.sides)) {
    const enrolled = army.units.map(({ type, rank = null }) => ({ type, rank }));
    const limits = armyFaults(enrolled, scenario.agreed, rules);
    violations.push(...limits.map(fault => ({ ...fault, path: `sides.${side}.${fault.path}` })));
    for (const [i, entry] of army.units.entries()) {
      const path = `sides.${side}.units[${i}]`;
      if (ids.has(entry.id)) {
        const problem = `there are two units "${entry.id}"`;
        violations.push({ path: `${path}.id`, problem, mend: 'give each unit its own id' });
      }
      ids.add(entry.id);
      const enlisted = enlist(entry, side, path, scenario.agreed.includes('unit-size'), rules);
      if ('unit' in enlisted) entered.push({ unit: enlisted.unit, path });
      else violations.push(...enlisted.violations);
    }
  }
  violations.push(...placeFaults(entered, { table: tableOf(scenario), terrain: terrainOf(scenario, rules), rules }));
  if (violations.length > 0) throw new RuleViolation(violations);
  return {
    turn: (scenario.turn ?? 1) - 1,
    initiative: null,
    units: Object.fromEntries(entered.map(({ unit }) => [unit.id, unit])),
    holdings: scenario.objectives.map(({ id }) => ({ objective: id, side: null, turns: 0 })),
  };
}

/**
 * Units that stand off the table, on ground barred to them, or on one another. Side by side, and in contact with the enemy, they
 * may stand.
 *
 * @clause raymond/move/no-interpenetration
 * @clause raymond/move/no-prohibited-terrain
 */
export function placeFaults(
  entered: readonly Entered[],
  { table, terrain, rules }: Pick<Field, 'table' | 'terrain' | 'rules'>,
): Violation[] {
  return entered.flatMap(({ unit, path: of }, i) => {
    const faults: Violation[] = [];
    const path = `${of}.at`;
    const quads = standQuads(unit, rules);
    if (quads.some(quad => quad.some(corner => !onTable(table, corner)))) {
      const mend = 'move it, turn it, or give it a narrower formation';
      faults.push({ path, problem: `"${unit.id}" stands partly off the table`, mend });
    }
    const unitClass = classOf(unit);
    for (const { id, name } of barredUnder(quads, table, ({ kind }) => terrain[kind].bars.includes(unitClass))) {
      const clause: ClauseId = 'raymond/move/no-prohibited-terrain';
      faults.push({ path, clause, problem: `"${unit.id}" may not stand on ${name ?? id}`, mend: 'move it' });
    }
    const later = entered.slice(i + 1).map(other => other.unit);
    for (const other of overlapped(unit, later, rules)) {
      const clause: ClauseId = 'raymond/move/no-interpenetration';
      const problem = `"${unit.id}" and "${other.id}" stand on the same ground`;
      faults.push({ path, clause, problem, mend: 'move one of them' });
    }
    return faults;
  });
}
