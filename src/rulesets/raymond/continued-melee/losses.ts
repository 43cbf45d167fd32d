import { afterLosses, inOrderOfLosses, type LossReason, mayStayAlone, withdraws } from '../combat/losses.js';
import { attackOdds } from '../combat/melee.js';
import { without } from '../formation/formation.js';
import type { RaymondRules } from '../rules.js';
import type { Formed, Unit } from '../state.js';
import { isSingle } from '../units.js';
import {
  type Both,
  type ContinuedMeleeSituation,
  enemyOf,
  type GivesUp,
  type MeleeSide,
  meleeSides,
  type Placed,
} from './situation.js';
import { attackBy } from './strikes.js';

/** What a turn's losses come to: each unit as it stands now, or why it has left. */
export type AfterTurn = Both<Unit | LossReason>;

/** Whose losses come off how. */
interface Losing {
  readonly before: Placed;
  /** Stands that come off each. */
  readonly due: Both<number>;
  /** Who has the initiative; `null` where it decides nothing. */
  readonly initiative: MeleeSide | null;
}

/** A unit that takes off stands, and the enemy that it still touches. */
export interface Giving {
  readonly side: MeleeSide;
  readonly unit: Unit;
  readonly enemy: Unit | undefined;
  readonly due: number;
}

type Choices = readonly (readonly number[])[];

/**
 * Losses come off as in the phase of the table: the smaller unit first, of two alike that of the side without the initiative;
 * then single stands still in contact withdraw. Who has not routed has kept contact.
 *
 * @param taken what becomes of a unit that loses stands, as `takenOff`
 * @clause raymond/losses/order-by-size
 * @clause raymond/losses/order-within-step
 * @clause raymond/withdrawal/single-stand-in-contact
 * @clause raymond/withdrawal/exempt
 * @clause raymond/withdrawal/simultaneous
 */
export function lossesOf(
  { before, due, initiative }: Losing,
  taken: (giving: Giving) => Unit | LossReason,
  situation: ContinuedMeleeSituation,
  rules: RaymondRules,
): AfterTurn {
  const now: { [side in MeleeSide]: Unit | LossReason } = { ...before };
  const lastFirst = initiative === 'attacker' ? ['defender' as const, 'attacker' as const] : meleeSides;
  const order = inOrderOfLosses(lastFirst.map(side => ({ side, stands: before[side].stands })));
  for (const { side } of order) {
    if (due[side] === 0) continue;
    const enemy = now[enemyOf(side)];
    now[side] = taken({ side, unit: before[side], enemy: hasLeft(enemy) ? undefined : enemy, due: due[side] });
  }
  // All at once: whether one withdraws does not hang on whether the other does.
  const { attacker, defender } = now;
  if (!hasLeft(attacker) && !hasLeft(defender)) {
    if (mustWithdraw(attacker, situation.attacker.staysAlone, rules)) now.attacker = withdraws;
    if (mustWithdraw(defender, situation.defender.staysAlone, rules)) now.defender = withdraws;
  }
  return now;
}

/** What becomes of a unit that loses stands: how it stands without those that it gives up, or why it leaves. */
export function takenOff(
  giving: Giving,
  situation: ContinuedMeleeSituation,
  rules: RaymondRules,
): { readonly formed: Formed } | LossReason {
  const { unit, due, enemy } = giving;
  const choose = (choices: Choices) => givenUp(choices, giving, situation, rules);
  const after = afterLosses(unit, due, enemy === undefined ? [] : [enemy], choose, rules);
  return 'formed' in after ? after : after.because;
}

/** Whether a unit has left, and here is why. */
export function hasLeft(unit: Unit | LossReason): unit is LossReason {
  return 'clause' in unit;
}

function mustWithdraw(unit: Unit, staysAlone: boolean | undefined, rules: RaymondRules): boolean {
  return isSingle(unit) && !(staysAlone === true && mayStayAlone(unit.type, rules));
}

/** The stands that a unit gives up, by its habit; of choices that are worth the same, the first. */
function givenUp(
  choices: Choices,
  { side, unit, enemy }: Giving,
  situation: ContinuedMeleeSituation,
  rules: RaymondRules,
): readonly number[] {
  const spared = (choice: readonly number[]) =>
    -choice.reduce((sum, place) => sum + combatValue(unit, place, rules), 0);
  const balance = (choice: readonly number[], against: Unit) => {
    const left = without(unit, choice, rules);
    if (left === undefined) return -Infinity;
    const kept = { ...unit, ...left };
    const both = side === 'attacker' ? { attacker: kept, defender: against } : { attacker: against, defender: kept };
    const expected = (of: MeleeSide) => attackOdds(attackBy(of, both, situation, rules), rules).expected;
    return expected(side) - expected(enemyOf(side));
  };
  const habit: GivesUp = situation[side].givesUp ?? 'fights-best';
  // Nobody is left to fight: the weakest stands are as good as any.
  if (habit === 'weakest' || enemy === undefined) return firstBest(choices, spared);
  return firstBest(choices, choice => balance(choice, enemy));
}

function combatValue({ stands }: Unit, place: number, rules: RaymondRules): number {
  const stand = stands[place];
  return stand === undefined ? 0 : rules.stands[stand.kind].combatValue;
}

/** Sums of the same chances in another order may differ in their last bits. */
const sameWithin = 1e-9;

function firstBest(choices: Choices, worthOf: (choice: readonly number[]) => number): readonly number[] {
  const worths = choices.map(worthOf);
  const most = Math.max(...worths);
  return choices[worths.findIndex(worth => worth >= most - sameWithin)] ?? [];
}
