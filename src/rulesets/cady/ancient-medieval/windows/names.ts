import { type Names, namesOf } from '../../../../scenario/index.js';
import type { AncientScenario } from '../schema.js';

const namesByScenario = new WeakMap<AncientScenario, Names>();

/** The names of a scenario, with those of the centuries into which a cohort may part: `legion-2` is `Legion, century 2`. */
export function ancientNamesOf(scenario: AncientScenario): Names {
  const before = namesByScenario.get(scenario);
  if (before !== undefined) return before;
  const names = namesOf(scenario);
  const units = Object.values(scenario.sides).flatMap(side => side.units.map(({ id }) => id));
  const known = new Set(units);
  const century = (id: string) => {
    const [, cohort, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
    if (cohort === undefined || known.has(id) || !known.has(cohort)) return undefined;
    return `${names.of(cohort)}, century ${number}`;
  };
  const own: Names = {
    ...names,
    of: id => century(id) ?? names.of(id),
    in: text => names.in(text.replace(/[\w-]+-\d+(?![\w-])/g, word => century(word) ?? word)),
  };
  namesByScenario.set(scenario, own);
  return own;
}
