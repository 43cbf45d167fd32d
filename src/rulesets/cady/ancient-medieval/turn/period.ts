import type { Period } from '../../common/turn/period.js';
import { inPlay } from '../../common/turn/units.js';
import { settleNobles } from '../army/nobles.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientContext } from '../terms.js';
import { artilleryPhase } from './artillery.js';
import { clearTheFallen } from './fire/fallen.js';
import { ancientMelees } from './melee.js';
import { missilesPhase, openingMissilesPhase } from './missiles.js';
import { ancientSteadiness } from './morale.js';
import { ancientMoving } from './movement.js';
import { ancientOrders } from './orders.js';
import { ancientShocks } from './shock.js';
import { takeWalls } from './siege/siege.js';
import { ancientSight } from './sight.js';
import { ancientThreeDice } from './three-dice.js';
import { takeHits } from './troops/hits.js';
import { loseMounts } from './troops/mounts.js';
import { ancientRegrouping } from './troops/regrouping.js';

/**
 * What the ancient and medieval game brings to the turn that Cady's periods share.
 *
 * @clause cady/ancient-medieval/artillery/phase-order
 */
export const ancientPeriod: Period<AncientUnit, AncientMedievalRules, AncientState, AncientContext> = {
  orders: ancientOrders,
  moving: ancientMoving,
  threeDice: ancientThreeDice,
  sight: ancientSight,
  fire: { opening: openingMissilesPhase, artillery: artilleryPhase, smallArms: missilesPhase },
  shock: ancientShocks,
  melee: ancientMelees,
  losses: { take: takeHits, clear: clearTheFallen },
  morale: ancientSteadiness,
  regrouping: ancientRegrouping,
  endOfTurn(state, context) {
    for (const unit of inPlay(state)) loseMounts(unit, context);
    takeWalls(state, context);
    settleNobles(state, context);
  },
};
