import type { ReactionResult } from '../rules/reaction/effects.js';
import type { ReactionTestCause, TriggerRules } from '../rules/reaction/triggers.js';
import { wrgRules } from '../rules.js';
import { comparedWithHalt, type EffectRules } from './instruction.js';

/** The part of the rules that says what tests are about. */
export type ConsequenceRules = { readonly reaction: EffectRules['reaction'] & { readonly triggers: TriggerRules } };

/** What came of a test, and whether the testers had an order. */
export interface Tested {
  readonly result: ReactionResult;
  readonly hasOrder: boolean;
}

/** What a body that has fallen below half its strength does. */
export type HalfStrengthFate =
  | 'as-instructed'
  | 'leaves-field-for-good'
  | 'retires-in-rout-to-main-body'
  | 'surrenders';

/**
 * What comes of a test below half strength: worse than Halt takes a unit off the field for good, and a sub-unit in rout behind its
 * main body; who cannot go surrenders.
 *
 * Source: The Reaction Test.
 *
 * @param body `prevented`: a unit that is surrounded on all sides, a sub-unit that cannot reach its main body.
 * @clause wrg/reaction/below-half-unit-effect
 * @clause wrg/reaction/below-half-sub-unit-effect
 */
export function halfStrengthFate(
  { result, hasOrder }: Tested,
  body: { readonly subUnit: boolean; readonly prevented: boolean },
  rules: EffectRules = wrgRules(),
): HalfStrengthFate {
  if (comparedWithHalt(result, hasOrder, rules) !== 'worse') return 'as-instructed';
  if (body.prevented) return 'surrenders';
  return body.subUnit ? 'retires-in-rout-to-main-body' : 'leaves-field-for-good';
}

/**
 * What the rest of a body does when its larger part was made to rout, has evaded or is cut off: worse than Halt, the same.
 *
 * Source: The Reaction Test; Orders > General Features of Orders.
 *
 * @clause wrg/reaction/test-majority-remainder
 * @clause wrg/orders/partial-evade
 */
export function remainderFate(
  { result, hasOrder }: Tested,
  majority: 'routed' | 'evaded' | 'cut-off',
  rules: EffectRules = wrgRules(),
): 'as-instructed' | 'routs' | 'evades' | 'breaks' {
  if (comparedWithHalt(result, hasOrder, rules) !== 'worse') return 'as-instructed';
  return ({ routed: 'routs', evaded: 'evades', 'cut-off': 'breaks' } as const)[majority];
}

/**
 * What becomes of troops in the test of a whole army: better than Halt, subject levies and Arab mercenaries change sides, and other
 * mercenaries march home in good order.
 *
 * Source: The Reaction Test.
 *
 * @clause wrg/reaction/army-test-side-changers
 * @clause wrg/reaction/army-test-mercenaries-leave
 */
export function armyTestFate(
  { result, hasOrder }: Tested,
  of: { readonly loyalty?: 'subject-levies' | 'mercenaries'; readonly nation?: string },
  rules: EffectRules = wrgRules(),
): 'as-instructed' | 'changes-sides' | 'marches-home' {
  if (of.loyalty === undefined || comparedWithHalt(result, hasOrder, rules) !== 'better') return 'as-instructed';
  return of.loyalty === 'subject-levies' || of.nation === 'arab' ? 'changes-sides' : 'marches-home';
}

/**
 * Whether troops in rout rally by their test.
 *
 * Source: The Reaction Test; Rally.
 *
 * @clause wrg/reaction/test-rally
 * @clause wrg/rally/test
 */
export function rallies({ result, hasOrder }: Tested, rules: EffectRules = wrgRules()): boolean {
  return comparedWithHalt(result, hasOrder, rules) === 'better';
}

/**
 * Whether troops that tested to charge go in (`wrg/ruling/charge-after-test`): not those without an order who are told to go to friends, away from
 * the enemy, though that is better than Halt.
 *
 * Source: The Reaction Test.
 *
 * @clause wrg/reaction/test-charging
 * @clause wrg/reaction/result-no-order-move-to-friends
 */
export function chargeGoesIn({ result, hasOrder }: Tested, rules: ConsequenceRules = wrgRules()): boolean {
  if (result === 'move-to-friends-cover-or-hill') return false;
  const compared = comparedWithHalt(result, hasOrder, rules);
  return compared === 'better' || (compared === 'halt' && rules.reaction.triggers.chargeAfter === 'halt');
}

/**
 * Beyond how many paces friends are ignored by those who test in hand-to-hand combat; `null` where none are.
 *
 * Source: The Reaction Test.
 *
 * @clause wrg/reaction/test-below-half-in-melee
 */
export function friendsCountedWithin(
  { cause, engaged }: { readonly cause: ReactionTestCause; readonly engaged: boolean },
  { reaction: { triggers } }: { readonly reaction: { readonly triggers: TriggerRules } } = wrgRules(),
): number | null {
  return engaged && triggers.farFriends.tests.includes(cause) ? triggers.farFriends.within : null;
}
