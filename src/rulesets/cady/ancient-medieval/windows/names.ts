import type { Names } from '../../../../scenario/index.js';
import { fieldNamesOf, type NameOfPart } from '../../common/windows/names.js';
import type { AncientScenario } from '../schema.js';

/** The names of a scenario, with those of the centuries into which a cohort may part: `legion-2` is `Legion, century 2`. */
export function ancientNamesOf(scenario: AncientScenario): Names {
  return fieldNamesOf(scenario, century);
}

const century: NameOfPart = (id, names, listed) => {
  const [, cohort, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
  return cohort === undefined || !listed.has(cohort) ? undefined : `${names.of(cohort)}, century ${number}`;
};
