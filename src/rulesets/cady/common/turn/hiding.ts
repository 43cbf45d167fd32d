import type { Period, TurnContext } from './period.js';
import type { TurnRules } from './rules.js';
import type { FieldScenario } from './scenario.js';
import type { FieldState, FieldUnit } from './state.js';

/**
 * Units whose order has them hide take a marker again at the end of the turn, if no enemy sees them. To be called after
 * everything else of the turn but victory.
 */
export function hideAgain<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  context: TurnContext<Rules, FieldScenario>,
  period: Period<Unit, Rules>,
): void {
  void [state, context, period];
}
