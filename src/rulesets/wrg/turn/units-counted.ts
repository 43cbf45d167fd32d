import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import { countsAsUnit } from '../sorcery/creatures.js';
import type { Unit } from '../state.js';

/**
 * Whether a body counts where units are counted: engines and wagons form none (`wrg/ruling/engines-as-units`), and some creatures do not either.
 *
 * @clause wrg/organisation/engines-no-units
 */
export function isUnitToCount({ troops }: Pick<Unit, 'troops'>, rules: WrgRules): boolean {
  if (troops.creature !== undefined) return countsAsUnit(troops, rules);
  const { arm } = sheetOfType(troops.type, rules);
  return rules.reaction.counting.enginesAsUnits || (arm !== 'engine' && arm !== 'wagon');
}
