import type { ClauseId, Violation } from '../../../rulebook/index.js';
import { namingFaults, objectiveFaults, twoSidesFaults } from '../../../scenario/index.js';
import { tableFaults } from '../../../table/index.js';
import { tableOf } from '../ground.js';
import type { RaymondScenario } from '../schema.js';

const clause: ClauseId = 'raymond/setup/agreed-by-players';

/**
 * Faults of a scenario that concern no single unit: its table, its sides, its objectives and what ends it.
 *
 * @clause raymond/setup/agreed-by-players
 */
export function scenarioFaults(scenario: RaymondScenario): Violation[] {
  return [
    ...tableFaults(tableOf(scenario)).map(fault => ({ ...fault, path: `table.${fault.path}` })),
    ...twoSidesFaults(scenario),
    ...objectiveFaults(scenario, clause),
    ...victoryFaults(scenario),
  ];
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
    const { side } = condition;
    const naming = {
      ...(condition.kind === 'hold' ? { objectives: condition.objectives } : {}),
      ...(side === undefined ? {} : { only: { side, key: 'side' } }),
    };
    faults.push(...namingFaults(naming, `victory[${i}]`, { objectives, sides }, clause));
  });
  if (!victory.some(({ kind }) => kind === 'turn-limit')) {
    const problem = 'nothing ends the battle if nobody reaches anything else';
    faults.push({ path: 'victory', clause, problem, mend: 'add a "turn-limit"' });
  }
  return faults;
}
