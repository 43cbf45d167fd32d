import type { Chart } from '../../../../chart/index.js';
import { signalLimits, skirmisherEvadeByReaction } from './orders.js';
import { reactionFactorChart } from './reaction-factors.js';
import { sheetReactionEffects, sheetReactionFactorsCompared, sheetReactionTriggersCompared } from './reaction-sheet.js';
import {
  reactionDiceChart,
  reactionEffectCurrentOrder,
  reactionEffectNoCurrentOrder,
  reactionTests,
} from './reaction-tests.js';

export * from './orders.js';
export * from './reaction-factors.js';
export * from './reaction-sheet.js';
export * from './reaction-tests.js';

/** Every chart about reaction tests and orders, in the order of the book. */
export const reactionCharts: readonly Chart[] = [
  signalLimits,
  skirmisherEvadeByReaction,
  reactionTests,
  reactionDiceChart,
  reactionFactorChart,
  reactionEffectCurrentOrder,
  reactionEffectNoCurrentOrder,
  sheetReactionEffects,
  sheetReactionTriggersCompared,
  sheetReactionFactorsCompared,
];
