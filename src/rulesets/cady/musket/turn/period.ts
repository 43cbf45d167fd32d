import { takeFigures } from '../../common/turn/losses.js';
import type { Period } from '../../common/turn/period.js';
import { strikeOf } from '../engagement/blows.js';
import { storeysOf } from '../houses/house.js';
import type { MusketRules } from '../rules.js';
import { musketShock } from '../shock.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { artilleryPhase } from './artillery.js';
import { swapOrders } from './chance/deeds.js';
import { noteVillages, takeChances } from './chance/draw.js';
import { workInForests } from './forestry.js';
import { breakDoors } from './houses/doors.js';
import { clearTheFallen } from './losses.js';
import { musketMelees } from './melee.js';
import { musketSteadiness, musketThreeDice } from './morale.js';
import { musketMoving } from './movement.js';
import { musketOrders } from './orders.js';
import { musketRegrouping } from './regrouping.js';
import { reachOfSight } from './sight.js';
import { openingFirePhase, smallArmsPhase } from './small-arms.js';
import { inSquare } from './squares.js';

/**
 * What the musket game brings to the turn that Cady's periods share.
 *
 * @clause cady/musket/en-passant/morale-overrides
 */
export const musketPeriod: Period<Unit, MusketRules, MusketState, MusketContext> = {
  orders: musketOrders,
  moving: musketMoving,
  threeDice: musketThreeDice,
  sight: { reach: (unit, { table, rules }) => reachOfSight(unit, table, rules), storeys: storeysOf },
  fire: { opening: openingFirePhase, artillery: artilleryPhase, smallArms: smallArmsPhase },
  shock: {
    strike({ charger, defender }, { run: { across, figures, clearPath }, ...shock }, { rules }, dice) {
      const party = { type: charger.type, attacks: true, across };
      const strike = strikeOf({ party, figures, clearPath }, { type: defender.type, ...inSquare(defender) });
      return musketShock({ ...shock, strikes: [strike] }, dice, rules);
    },
  },
  melee: musketMelees,
  losses: { take: takeFigures, clear: clearTheFallen },
  morale: musketSteadiness,
  regrouping: musketRegrouping,
  beginning: takeChances,
  endOfTurn(state, context) {
    breakDoors(state, context);
    workInForests(state, context);
    swapOrders(state);
    noteVillages(state, context);
  },
};
