import type { Unit } from '../../../state.js';
import { conditionOf } from '../../condition.js';
import type { Field } from '../../field.js';
import { goingOf, mannerOf } from '../going.js';

/**
 * How many files of those that it is to form a unit can in this period: all, or as near to that as it has time for, and it goes on forming in the next.
 *
 * @param paces what of a normal move it has for that.
 * @clause wrg/manoeuvre/formation-regular
 * @clause wrg/manoeuvre/formation-barbarian
 * @clause wrg/manoeuvre/formation-in-difficult-terrain
 */
export function filesInTime(unit: Unit, wanted: number, paces: number, field: Field): number {
  const manner = mannerOf(unit, conditionOf(unit, field).disorganised);
  const isInTime = (files: number) => {
    const { formation = 0 } = goingOf(unit, manner, field, { files }).costs;
    return formation !== 'never' && formation <= paces;
  };
  const now = unit.placed.files;
  const less = now > wanted ? 1 : -1;
  for (let files = wanted; files !== now; files += less) if (isInTime(files)) return files;
  return wanted;
}
