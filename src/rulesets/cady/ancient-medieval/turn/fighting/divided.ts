import { type Divided, dividedFate } from '../../../common/fighting/broken.js';
import { splitByElephant } from '../../special-troops/elephants.js';
import type { UnitId } from '../../state.js';
import type { AncientField } from '../field.js';

/**
 * The figures of a divided unit that rout at the end of a turn: by the rules of elephants where one of them stands between, or has
 * run through.
 *
 * @clause cady/ancient-medieval/elephant/breaks-units
 * @clause cady/ancient-medieval/battle/broken-unit-routs
 */
export function dividedFateOf(
  divided: Divided & { readonly by: UnitId },
  { state: { units }, rules }: Pick<AncientField, 'state' | 'rules'>,
): { readonly figures: number } {
  const byElephant = units[divided.by]?.elephant != null;
  return byElephant ? splitByElephant(divided, rules) : dividedFate(divided, rules);
}
