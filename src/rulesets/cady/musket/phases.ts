import { cadyPhases } from '../common/turn/phases.js';
import { rulesInForce } from './chance/in-force.js';
import type { MusketPhase } from './terms.js';
import { musketPeriod } from './turn/period.js';

/** The turn of the musket game. */
export const musketPhases: readonly MusketPhase[] = cadyPhases(musketPeriod).map(phase => ({
  ...phase,
  // The orders begin with what chance brings, and take it into account themselves.
  run: (state, context) =>
    phase.id === 'orders'
      ? phase.run(state, context)
      : phase.run(state, { ...context, rules: rulesInForce(context.rules, state.events?.running, context.turn) }),
}));
