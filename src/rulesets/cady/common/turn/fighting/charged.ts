import { threeDiceTest } from '../../fighting/three-dice.js';
import type { ThreeDiceSection, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit } from '../state.js';
import { testedOf, testTold } from '../tested.js';

/**
 * Whether a unit that an enemy has closed with may choose when to fire at him: where the three-dice test is played, by a test;
 * else as the basic game is read.
 *
 * @clause cady/common/fire/defensive-fire-3dt
 * @clause cady/common/three-dice/shooter-choice
 * @clause cady/common/game-level/basic-no-3dt
 */
export function choosesItsFire<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  { dice, rules, scenario, turn, tell }: TurnContext<Rules>,
  threeDice: Pick<ThreeDiceSection<Unit, Rules>, 'morale'>,
): boolean {
  if (!rules.levels[scenario.level].threeDice) {
    return rules.readings.basicWithout3dt['fire-at-charger'] === 'at the range its owner chooses';
  }
  const tested = testedOf(unit, turn, rules, threeDice);
  if (tested === null) return false;
  const { passed, odds } = threeDiceTest(tested, dice, rules);
  tell(testTold(unit.id, 'choose-its-fire', { tested, passed, because: odds.because }, rules));
  unit.failedTest ||= !passed;
  return passed;
}

/** What the owner of a unit is asked that may choose at which third of its range to meet its charger. */
export function meetChargeRequest<Third>(unit: FieldUnit, charger: FieldUnit, thirds: readonly Third[]) {
  return {
    kind: 'meet-charge' as const,
    id: `meet-charge:${unit.id}`,
    side: unit.side,
    clause: 'cady/common/three-dice/shooter-choice' as const,
    secret: true,
    unit: unit.id,
    charger: charger.id,
    thirds,
  };
}
