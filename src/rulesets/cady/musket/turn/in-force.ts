import type { Period } from '../../common/turn/period.js';
import { cadyPhases } from '../../common/turn/phases.js';
import { rulesInForce } from '../chance/in-force.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';

/** The phases that a period makes, each played by the rules that random events leave in force. */
export function turnOf(period: Period<Unit, MusketRules, MusketState, MusketContext>): readonly MusketPhase[] {
  return cadyPhases(period).map(phase => ({
    ...phase,
    // The orders begin with what chance brings, and take it into account themselves.
    run: (state, context) =>
      phase.id === 'orders'
        ? phase.run(state, context)
        : phase.run(state, { ...context, rules: rulesInForce(context.rules, state.events?.running, context.turn) }),
  }));
}
