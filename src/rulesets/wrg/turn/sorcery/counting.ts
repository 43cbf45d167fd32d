import type { WrgRules } from '../../rules.js';
import { countsAsUnit } from '../../sorcery/creatures.js';
import type { Unit } from '../../state.js';

/** Whether a body counts where units are counted. */
export function isUnitToCount({ troops }: Pick<Unit, 'troops'>, rules: WrgRules): boolean {
  return troops.creature === undefined || countsAsUnit(troops, rules);
}
