import type { Chart } from '../../../../chart/index.js';
import { baseSizesAncientMedieval, baseSizesMusket } from './charts/bases.js';
import {
  cardArmorSteps,
  cardEffectsOnMovement,
  cardKillShotLadder,
  cardMusketStartOdds,
  cardScale,
  cardShock,
  cardShockPath,
  cardShockReductions,
  cardStepModifiers,
  cardThreeDiceCharge,
} from './charts/card.js';
import { fireStepModifiers, killShots, missileArmorSteps, musketRangeStart } from './charts/fire.js';
import { meleePointEffects } from './charts/melee.js';
import { moraleColumnShifts, moraleReactions, postMeleeMorale } from './charts/morale.js';
import { effectsOnMovement, groundScale } from './charts/movement.js';
import { shock, shockReductions } from './charts/shock.js';
import { threeDiceCharge, threeDiceCount } from './charts/three-dice.js';

export * from './charts/bases.js';
export * from './charts/card.js';
export * from './charts/fire.js';
export * from './charts/melee.js';
export * from './charts/morale.js';
export * from './charts/movement.js';
export * from './charts/shock.js';
export * from './charts/three-dice.js';

/** What the card prints for all periods, an edition of its own. */
export const commonCardCharts: readonly Chart[] = [
  cardArmorSteps,
  cardEffectsOnMovement,
  cardKillShotLadder,
  cardMusketStartOdds,
  cardScale,
  cardShock,
  cardShockPath,
  cardShockReductions,
  cardStepModifiers,
  cardThreeDiceCharge,
];

/** Every chart that all periods share: the book's in its order, then the card's. */
export const commonCharts: readonly Chart[] = [
  baseSizesAncientMedieval,
  baseSizesMusket,
  groundScale,
  effectsOnMovement,
  threeDiceCount,
  threeDiceCharge,
  shock,
  shockReductions,
  missileArmorSteps,
  killShots,
  musketRangeStart,
  fireStepModifiers,
  meleePointEffects,
  moraleReactions,
  moraleColumnShifts,
  postMeleeMorale,
  ...commonCardCharts,
];
