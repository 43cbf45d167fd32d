import type { Unit } from '../../state.js';
import { type Field, fieldOf } from '../field.js';
import type { Aim } from './aims.js';
import { evadedFrom } from './charged.js';
import { aimsOf } from './choosing.js';
import { withOneWeapon } from './one-weapon.js';

/** The volleys of those who have evaded over the edge of the table, and the field as it was while they were on it. */
export interface VolleysBeforeLeaving {
  readonly aims: readonly Aim[];
  readonly field: Field;
}

/**
 * Who has evaded off the table in this period has shot at the charger before he went, as everybody may who evades one who comes from far enough; and
 * at nobody else, from where he is now.
 *
 * @clause wrg/shooting/charge/defensive
 */
export function volleysBeforeLeaving({ state, scenario, rules }: Field): readonly VolleysBeforeLeaving[] {
  return Object.values(state.units)
    .filter(hasEvadedOff)
    .map(unit => {
      const back: Unit = { ...unit, away: null };
      const field = fieldOf({ ...state, units: { ...state.units, [unit.id]: back } }, scenario, rules);
      const aims = aimsOf([back], field, (_, enemy) => evadedFrom(back, enemy) === undefined);
      // Who could not before he turned does not shoot behind him from beyond the edge.
      const early = aims.filter(({ shot }) => shot.charged !== undefined);
      return { aims: withOneWeapon(early, field), field };
    });
}

function hasEvadedOff({ gone, away, period }: Unit): boolean {
  return gone === null && away?.left === true && period.counter?.before !== undefined && period.doing === 'evading';
}
