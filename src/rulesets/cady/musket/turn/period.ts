import { levelAt } from '../../../../table/index.js';
import { takeFigures } from '../../common/turn/losses.js';
import type { Period } from '../../common/turn/period.js';
import { sighting } from '../artillery.js';
import { strikeOf } from '../engagement/blows.js';
import type { MusketRules } from '../rules.js';
import { musketShock } from '../shock.js';
import { smallArmsRange } from '../small-arms.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { moraleOf, troopOf } from '../units.js';
import { artilleryPhase } from './artillery.js';
import type { Field } from './field.js';
import { clearTheFallen } from './losses.js';
import { musketMelees } from './melee.js';
import { musketSteadiness } from './morale.js';
import { musketMoving } from './movement.js';
import { musketOrders } from './orders.js';
import { openingFirePhase, smallArmsPhase } from './small-arms.js';

/**
 * What the musket game brings to the turn that Cady's periods share.
 *
 * @clause cady/musket/en-passant/morale-overrides
 */
export const musketPeriod: Period<Unit, MusketRules, MusketState, MusketContext> = {
  orders: musketOrders,
  moving: musketMoving,
  threeDice: { morale: moraleOf },
  sight: { reach: reachOfSight },
  fire: { opening: openingFirePhase, artillery: artilleryPhase, smallArms: smallArmsPhase },
  shock: {
    strike({ charger, defender }, { run: { across, figures, clearPath }, ...shock }, { rules }, dice) {
      const party = { type: charger.type, attacks: true, across };
      const strike = strikeOf({ party, figures, clearPath }, { type: defender.type });
      return musketShock({ ...shock, strikes: [strike] }, dice, rules);
    },
  },
  melee: musketMelees,
  losses: { take: takeFigures, clear: clearTheFallen },
  morale: musketSteadiness,
};

/**
 * How far a unit sees from where it stands, in cm: guns through their telescopes, small arms farther from a hill by what their
 * range gains there.
 *
 * @clause cady/musket/sighting/normal
 * @clause cady/musket/sighting/artillery-telescope
 * @clause cady/musket/sighting/artillery-all-round
 * @clause cady/musket/sighting/small-arms-hill
 */
function reachOfSight(unit: Unit, { table, rules }: Field): number {
  const { gun, weapon } = troopOf(unit, rules);
  const levelsAbove = levelAt(table, unit.at);
  if (gun !== undefined) return sighting({ gun, levelsAbove }, rules);
  if (weapon === null) return sighting({}, rules);
  const gain = smallArmsRange({ weapon, levelsAbove }, rules).range - smallArmsRange({ weapon }, rules).range;
  return sighting({ gain }, rules);
}
