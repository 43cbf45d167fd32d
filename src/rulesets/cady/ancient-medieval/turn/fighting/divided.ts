import { dividedFate } from '../../../common/fighting/broken.js';
import type { DividedNow } from '../../../common/turn/fighting/broken.js';
import type { AncientMedievalRules } from '../../rules.js';
import { splitByElephant } from '../../special-troops/elephants.js';
import type { AncientState } from '../../state.js';

/**
 * The figures of a divided unit that rout at the end of a turn: by the rules of elephants where one of them stands between, or has
 * run through.
 *
 * @clause cady/ancient-medieval/elephant/breaks-units
 * @clause cady/ancient-medieval/battle/broken-unit-routs
 */
export function dividedFateOf(
  divided: DividedNow,
  rules: AncientMedievalRules,
  { units }: Pick<AncientState, 'units'>,
): { readonly figures: number } {
  const byElephant = units[divided.by]?.elephant != null;
  return byElephant ? splitByElephant(divided, rules) : dividedFate(divided, rules);
}
