import { type Names, namesOf } from '../../scenario/index.js';
import { enrol } from './army/enrol.js';
import { type SkirmishRules, skirmishRules } from './rules.js';
import type { SkirmishScenario } from './schema.js';

const known = new WeakMap<SkirmishScenario, Names>();

/** The names of a scenario: its men, its units and forces, its standards and places. */
export function namesIn(scenario: SkirmishScenario, rules: SkirmishRules = skirmishRules()): Names {
  const before = known.get(scenario);
  if (before !== undefined) return before;
  const sides = Object.fromEntries(
    Object.entries(scenario.sides).map(([side, retinue]) => {
      const { figures, bodies } = enrol(side, retinue, '', rules);
      const units = bodies.filter(({ kind }) => kind === 'unit');
      const standards = retinue.standards.map(({ of }, n) => ({
        id: `${side}-standard-${n + 1}`,
        name: `the ${of} standard of ${retinue.name}`,
      }));
      const things = scenario.things.filter(thing => thing.side === side);
      const named = [...figures.map(({ figure }) => figure), ...units, ...retinue.forces, ...standards, ...things];
      return [side, { name: retinue.name, units: named.map(({ id, name }) => ({ id, name: name ?? id })) }];
    }),
  );
  const names = namesOf({ sides, table: scenario.table, objectives: scenario.objectives });
  known.set(scenario, names);
  return names;
}
