import type { JointMoved } from '../../../../table/index.js';
import type { Period, TurnContext } from './period.js';
import type { TurnRules } from './rules.js';
import type { FieldScenario } from './scenario.js';
import type { FieldState, FieldUnit, UnitId } from './state.js';

/**
 * What comes to light while both sides move: phantoms move, and at every third of the turn and whenever enemies meet it is
 * looked who sees whom. Told are the markers that moved, the units set out, the phantoms taken off the table. To be called
 * with what the table made of the moves, when these have been carried out and before contacts are settled.
 */
export function revealAfterMoves<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  joint: JointMoved,
  context: TurnContext<Rules, FieldScenario>,
  period: Period<Unit, Rules>,
): void {
  void [state, joint, context, period];
}

/**
 * What comes to light because a unit or a marker is fired on or attacked, or does so itself: a hidden unit is set out, with
 * all its figures; a phantom is taken off the table. Says whether there is a unit.
 *
 * @param target a unit, or the tag of a marker
 */
export function revealAttacked<Unit extends FieldUnit>(
  state: FieldState<Unit>,
  target: UnitId | string,
  context: Pick<TurnContext, 'tell' | 'reveal'>,
): Unit | undefined {
  void context;
  return state.units[target];
}
