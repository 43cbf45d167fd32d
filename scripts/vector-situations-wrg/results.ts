import {
  reactionEffectCurrentOrder,
  reactionEffectNoCurrentOrder,
} from '../../src/rulesets/wrg/book/charts/reaction-tests.js';

/** Every result of a reaction test, with a current order or without. */
export const results: readonly string[] = [
  ...new Set<string>([...reactionEffectCurrentOrder.rows, ...reactionEffectNoCurrentOrder.rows]),
];
