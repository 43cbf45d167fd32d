import type { Names } from '../../../../scenario/index.js';
import { fieldNamesOf, type NameOfPart } from '../../common/windows/names.js';
import type { AncientScenario } from '../schema.js';

/**
 * The names of a scenario, with those of what a unit of its lists may part into: `legion-2` is `Legion, century 2`, and each beast of
 * `elephants` goes by its number.
 */
export function ancientNamesOf(scenario: AncientScenario): Names {
  const units = Object.values(scenario.sides).flatMap(side => side.units);
  const elephants = new Set(units.filter(({ type }) => type.includes('elephant')).map(({ id }) => id));
  return fieldNamesOf(scenario, partNamed(elephants));
}

function partNamed(elephants: ReadonlySet<string>): NameOfPart {
  return (id, names, listed) => {
    const [, whole, number] = /^(.+)-(\d+)$/.exec(id) ?? [];
    if (whole === undefined || !listed.has(whole)) return undefined;
    return elephants.has(whole) ? `${names.of(whole)} ${number}` : `${names.of(whole)}, century ${number}`;
  };
}
