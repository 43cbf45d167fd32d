import type { Violation } from '../../../rulebook/index.js';
import { tableFaults } from '../../../table/index.js';
import { tableOf } from '../common/turn/ground.js';
import { armyFaults } from './army-faults.js';
import type { MusketRules } from './rules.js';
import type { MusketScenario } from './schema.js';

/**
 * Faults of a scenario that concern no single unit: its table, its sides, its army lists, its objectives and what ends it.
 *
 * @clause cady/common/victory/objective-required
 */
export function scenarioFaults(scenario: MusketScenario, rules: MusketRules): Violation[] {
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
