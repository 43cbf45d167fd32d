import { reasonFor } from '../../../../rulebook/index.js';
import type { Unit } from '../../state.js';
import type { Play } from '../play.js';
import type { TestTaken } from '../reacting/test.js';
import { testTogether } from '../reacting/together.js';
import { isTestable } from '../sorcery/reacting.js';
import { chargedBy } from './charged.js';
import { isFollowedBeyondNormal } from './from-afar.js';

/** Why evaders test: at once, or when it is only seen as the last have answered that nobody is in the way of those who follow. */
export const followed = reasonFor(
  'wrg/reaction/test-charged',
  'the chargers follow beyond a normal move',
  'tests for it',
);
export const followedAfterAll = reasonFor(
  'wrg/reaction/test-charged',
  'the chargers follow beyond a normal move, as others have answered',
  'tests for it after all',
);

/**
 * The test of who is about to evade, has not been tested for the charge, and will be followed beyond a normal move (`wrg/ruling/evaders-followed`).
 *
 * @clause wrg/reaction/test-charged
 * @clause wrg/orders/skirmish-action
 */
export function testOfEvaders(
  unit: Unit,
  chargers: readonly Unit[],
  play: Play,
  why = followed,
): TestTaken | undefined {
  if (!isTestedToEvade(unit, chargers, play)) return undefined;
  return testTogether(unit, { ...chargedBy(unit, chargers, play), why }, play);
}

/** Whether who evades tests for that after all. */
export function isTestedToEvade(unit: Unit, chargers: readonly Unit[], play: Play): boolean {
  if (unit.period.tested.includes('being-charged') || !isTestable(unit, play)) return false;
  return isFollowedBeyondNormal(unit, chargers, play);
}
