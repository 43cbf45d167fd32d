import { bearingTo, figuresOf } from '../../../../../table/index.js';
import type { Field } from '../../../common/turn/field.js';
import type { Going } from '../../../common/turn/period.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import type { AncientMedievalRules } from '../../rules.js';
import { berserkerTurn } from '../../special-troops/berserkers.js';
import type { AncientUnit } from '../../state.js';

/**
 * Where a berserker goes, whatever his paper says: straight at the nearest enemy figure that can be seen on the table, as far as
 * he can.
 *
 * @clause cady/ancient-medieval/berserker/nearest-enemy
 * @clause cady/ancient-medieval/berserker/no-orders
 * @clause cady/ancient-medieval/berserker/never-stops
 */
export function berserkerGoing(unit: AncientUnit, { state, rules }: Field<AncientUnit, AncientMedievalRules>): Going {
  const enemies = inPlay(state)
    .filter(({ side, marker }) => side !== unit.side && marker === null)
    .flatMap(enemy => figuresOf(placedOf(enemy, rules)).map(({ point }, i) => ({ id: `${enemy.id}#${i}`, at: point })));
  const { prey, because } = berserkerTurn({ at: unit.at, enemies });
  if (prey === null) return { stays: true, mayNotCharge: true, because };
  return { mayNotCharge: true, legs: [{ bearing: bearingTo(unit.at, prey.at), distance: 'all' }], because };
}
