import type { ReactionTestCause } from '../../rules/reaction/triggers.js';
import type { Unit } from '../../state.js';
import { isInstructed } from '../../units.js';
import { type Condition, conditionOf } from '../condition.js';
import type { Field } from '../field.js';

/**
 * In what order a unit is as it tests: who has obeyed an earlier test in disorder, for the last time in this period, is out of order by it at the end of that, or is not any more
 * (`wrg/ruling/told-disorder-at-its-end`).
 *
 * @clause wrg/reaction/end-of-period
 * @clause wrg/reaction/result-current-retire
 * @clause wrg/disorganisation/recovery
 */
export function orderInTest(unit: Unit, cause: ReactionTestCause, field: Field): Condition {
  const { bound } = unit;
  const { triggers, effects } = field.rules.reaction;
  const isOver =
    bound !== null && !isInstructed(unit) && triggers.times[cause] === 'end-of-period' && !effects.disorderToItsEnd;
  return conditionOf(isOver ? { ...unit, bound: { ...bound, disorganised: false } } : unit, field);
}
