import type { Reason } from '../../../../rulebook/index.js';
import { totalMoraleValue } from '../fighting/morale.js';
import { type Tested, threeDiceOdds } from '../fighting/three-dice.js';
import type { FieldEvent } from './events.js';
import { isHurt } from './losses.js';
import type { ThreeDiceSection } from './period.js';
import type { TurnRules } from './rules.js';
import type { FieldUnit, UnitId } from './state.js';
import { troopOf } from './units.js';

type TestTold = Extract<FieldEvent, { kind: 'three-dice-test' }>;

/** The event of a three-dice test that was thrown: on how many dice, and what passed it. */
export function testTold(
  unit: UnitId,
  to: TestTold['to'],
  {
    tested,
    passed,
    because,
  }: { readonly tested: Tested; readonly passed: boolean; readonly because: readonly Reason[] },
  rules: TurnRules,
): TestTold {
  const { dice, faces } = threeDiceOdds(tested, rules);
  return { kind: 'three-dice-test', unit, to, dice, faces, passed, because };
}

/** What a three-dice test of a unit hangs on: its morale value, and what has befallen it in this battle; `null`: it takes none. */
export function testedOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  turn: number,
  rules: Rules,
  threeDice: Pick<ThreeDiceSection<Unit, Rules>, 'morale' | 'aid'>,
): Tested | null {
  const morale = threeDice.morale(unit, turn, rules);
  if (morale === null) return null;
  return {
    morale,
    hurt: isHurt(unit),
    failedBefore: unit.failedTest,
    pushedBack: unit.pushedBack,
    ledBySupremeCommander: unit.general,
    ...threeDice.aid?.(unit, rules),
  };
}

/**
 * Total morale value of the figures that a unit has left; by its printed value where it takes no tests.
 *
 * @clause cady/common/morale/total-morale-value
 * @clause cady/common/definition/tmv
 */
export function valueLeft<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  turn: number,
  rules: Rules,
  threeDice: Pick<ThreeDiceSection<Unit, Rules>, 'morale'>,
): number {
  const morale = threeDice.morale(unit, turn, rules) ?? troopOf(unit, rules).morale ?? 0;
  return totalMoraleValue({ morale, figures: unit.figures });
}
