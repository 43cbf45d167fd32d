import { type ClauseId, counted, type Violation } from '../../../rulebook/index.js';
import { namingFaults, objectiveFaults, twoSidesFaults } from '../../../scenario/index.js';
import { tableFaults } from '../../../table/index.js';
import { tableOf } from '../common/turn/ground.js';
import { armyFaults } from './army-faults.js';
import { sheetFaults } from './houses/sheet.js';
import { levelFaultsOf } from './level-faults.js';
import type { MusketRules } from './rules.js';
import type { MusketScenario } from './schema.js';
import { vesselsCost } from './ships/cost.js';

/**
 * Faults of a scenario that concern no single unit: its table, its sides, its army lists, its objectives and what ends it.
 *
 * @clause cady/common/victory/objective-required
 */
export function scenarioFaults(scenario: MusketScenario, rules: MusketRules): readonly Violation[] {
  return [
    ...tableFaults(tableOf(scenario)).map(fault => ({ ...fault, path: `table.${fault.path}` })),
    ...twoSidesFaults(scenario),
    ...Object.entries(scenario.sides).flatMap(([side, army]) =>
      armyFaults(army.units, `sides.${side}`, scenario, rules, vesselsCost(army.vessels ?? [], rules)),
    ),
    ...nationFaults(scenario),
    ...officerFaults(scenario),
    ...levelFaultsOf(scenario, rules),
    ...sheetFaults(scenario, tableOf(scenario)),
    ...objectiveFaults(scenario, objectiveRequired),
    ...victoryFaults(scenario),
  ];
}

const objectiveRequired: ClauseId = 'cady/common/victory/objective-required';

function victoryFaults(scenario: MusketScenario): readonly Violation[] {
  const faults: Violation[] = [];
  scenario.victory.forEach((condition, i) => {
    if (condition.kind === 'hold') {
      const { objectives, side } = condition;
      const naming = { objectives, ...(side === undefined ? {} : { only: { side, key: 'side' } }) };
      faults.push(...namingFaults(naming, `victory[${i}]`, scenario, objectiveRequired));
    }
    if (condition.kind === 'losses' && condition.side !== undefined) {
      const naming = { objectives: [], only: { side: condition.side, key: 'side' } };
      faults.push(...namingFaults(naming, `victory[${i}]`, scenario, objectiveRequired));
    }
    if (condition.kind === 'general') faults.push(...generalFaults(scenario));
  });
  if (!scenario.victory.some(condition => condition.kind === 'turn-limit')) {
    const problem = 'nothing ends the battle if nobody reaches an objective';
    faults.push({ path: 'victory', clause: objectiveRequired, problem, mend: 'add a "turn-limit"' });
  }
  return faults;
}

/**
 * Personal command figures where nobody agreed on them.
 *
 * @clause cady/musket/optional/personal-command
 */
function officerFaults({ sides, optional = [] }: MusketScenario): readonly Violation[] {
  if (optional.includes('command-figures')) return [];
  const clause: ClauseId = 'cady/musket/optional/personal-command';
  const mend = 'agree on "command-figures" under "optional", or leave him out';
  return Object.entries(sides).flatMap(([side, { units }]) =>
    units.flatMap(({ officer }, i) =>
      officer === undefined
        ? []
        : [{ path: `sides.${side}.units[${i}].officer`, clause, problem: 'no command figures are played', mend }],
    ),
  );
}

/** A general who is to be lost must be there. */
function generalFaults({ sides }: MusketScenario): readonly Violation[] {
  return Object.entries(sides).flatMap(([side, army]) => {
    const generals = army.units.filter(unit => unit.general === true).length;
    if (generals === 1) return [];
    const problem = `${counted(generals, 'unit is', 'units are')} led by the general`;
    const mend = 'set "general": true on exactly one unit';
    return [{ path: `sides.${side}`, clause: 'cady/common/victory/option-capture-leaders', problem, mend }];
  });
}

/**
 * Units of another nationality than their side's: an army is of one, unless players agree on "nations".
 *
 * @clause cady/musket/setup/army-one-nationality
 */
function nationFaults({ sides, agreed }: MusketScenario): readonly Violation[] {
  if (agreed.includes('nations')) return [];
  return Object.entries(sides).flatMap(([side, army]) => foreignFaults(army, `sides.${side}`));
}

/**
 * Units of another nationality than that of their army.
 *
 * @clause cady/musket/setup/army-one-nationality
 */
export function foreignFaults(
  army: { readonly nation?: string; readonly units: readonly { readonly nation?: string }[] },
  path: string,
): readonly Violation[] {
  const clause: ClauseId = 'cady/musket/setup/army-one-nationality';
  const own = army.nation ?? army.units.find(({ nation }) => nation !== undefined)?.nation;
  return army.units.flatMap(({ nation = own }, i) => {
    if (nation === own) return [];
    const mend = 'take units of one nationality, or agree on "nations"';
    return [{ path: `${path}.units[${i}].nation`, clause, problem: `${nation} in an army of ${own}`, mend }];
  });
}
