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
  return rules.reaction.counting.enginesAsUnits || !isOfEngines(troops, rules);
}

/**
 * Whether a body is tested as units are: of engines and wagons, which form none, that is a ruling (`wrg/ruling/engines-take-tests`).
 *
 * @clause wrg/organisation/engines-no-units
 */
export function isTestedAsUnit({ troops }: Pick<Unit, 'troops'>, rules: WrgRules): boolean {
  return rules.reaction.triggers.enginesTest || !isOfEngines(troops, rules);
}

function isOfEngines({ type }: Unit['troops'], rules: WrgRules): boolean {
  const { arm } = sheetOfType(type, rules);
  return arm === 'engine' || arm === 'wagon';
}
