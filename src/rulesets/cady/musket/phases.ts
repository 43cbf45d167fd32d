import { cadyPhases } from '../common/turn/phases.js';
import { rulesInForce } from './chance/in-force.js';
import { withShips } from './ships/period.js';
import type { MusketPhase } from './terms.js';
import { musketPeriod } from './turn/period.js';

/** The turn of the musket game, ships and river boats included. */
export const musketPhases: readonly MusketPhase[] = cadyPhases(withShips(musketPeriod)).map(phase => ({
  ...phase,
  // The orders begin with what chance brings, and take it into account themselves.
  run: (state, context) =>
    phase.id === 'orders'
      ? phase.run(state, context)
      : phase.run(state, { ...context, rules: rulesInForce(context.rules, state.events?.running, context.turn) }),
}));
