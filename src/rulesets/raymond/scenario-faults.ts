import type { ClauseId, Violation } from '../../rulebook/index.js';
import { tableFaults } from '../../table/index.js';
import { tableOf } from './ground.js';
import type { RaymondScenario } from './schema.js';

const clause: ClauseId = 'raymond/setup/agreed-by-players';

/**
 * Faults of a scenario that concern no single unit: its table, its sides, its objectives and what ends it.
 *
 * @clause raymond/setup/agreed-by-players
 */
export function scenarioFaults(scenario: RaymondScenario): Violation[] {
  const faults: Violation[] = tableFaults(tableOf(scenario)).map(fault => ({ ...fault, path: `table.${fault.path}` }));
  const sides = Object.keys(scenario.sides).length;
  if (sides !== 2) {
    faults.push({ path: 'sides', problem: `there are ${sides} sides`, mend: 'this battle has two sides' });
  }
  return [...faults, ...objectiveFaults(scenario), ...victoryFaults(scenario)];
}

function objectiveFaults({ objectives, table }: RaymondScenario): Violation[] {
  return objectives.flatMap(({ id, at: [x, y] }, i) => {
    const faults: Violation[] = [];
    if (objectives.findIndex(other => other.id === id) < i) {
      const problem = `there are two objectives "${id}"`;
      faults.push({ path: `objectives[${i}].id`, clause, problem, mend: 'give each its own id' });
    }
    if (x < 0 || y < 0 || x > table.width || y > table.height) {
      const problem = `"${id}" lies off the table`;
      faults.push({ path: `objectives[${i}].at`, clause, problem, mend: 'move it onto the table' });
    }
    return faults;
  });
}

function victoryFaults({ victory, objectives, sides }: RaymondScenario): Violation[] {
  const faults: Violation[] = [];
  victory.forEach((condition, i) => {
    if (condition.kind === 'commander') {
      for (const [side, { units }] of Object.entries(sides)) {
        if (units.some(({ rank }) => rank === 'commander')) continue;
        const problem = `"${side}" has no Commander to lose`;
        faults.push({ path: `sides.${side}.units`, clause, problem, mend: 'give it one, or leave the condition out' });
      }
    }
    if (condition.kind === 'turn-limit' || condition.kind === 'commander') return;
    for (const id of condition.kind === 'hold' ? condition.objectives : []) {
      if (objectives.some(objective => objective.id === id)) continue;
      const mend = 'add it to "objectives", or correct the name';
      faults.push({ path: `victory[${i}].objectives`, clause, problem: `there is no objective "${id}"`, mend });
    }
    if (condition.side !== undefined && !Object.hasOwn(sides, condition.side)) {
      const problem = `there is no side "${condition.side}"`;
      faults.push({ path: `victory[${i}].side`, clause, problem, mend: 'name one of the sides' });
    }
  });
  if (!victory.some(({ kind }) => kind === 'turn-limit')) {
    const problem = 'nothing ends the battle if nobody reaches anything else';
    faults.push({ path: 'victory', clause, problem, mend: 'add a "turn-limit"' });
  }
  return faults;
}
