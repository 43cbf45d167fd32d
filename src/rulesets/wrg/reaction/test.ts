import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import { wrgRules } from '../rules.js';
import type { TotalRules } from './factor-rows.js';
import { reactionTotal } from './factors.js';
import { type EffectRules, instructionOf, type ReactionInstruction, reactionResult } from './instruction.js';
import type { ReactionSituation } from './situation.js';

/** The part of the rules that a reaction test needs. */
export type ReactionTestRules = TotalRules & EffectRules;

/** The dice of a reaction test before they are thrown. */
export interface ReactionDiceThrown {
  readonly dice: number;
  /** What stands on each. */
  readonly marks: readonly number[];
  readonly because: readonly Reason[];
}

/** What is known of a reaction test before it is thrown. */
export interface ReactionOdds extends ReactionDiceThrown {
  /** What is added to the dice. */
  readonly factors: number;
  /** The rows of the effect chart that can come of it, the worst first, with their chances. */
  readonly chances: readonly { readonly result: ReactionResult; readonly probability: number }[];
}

/** What came of a reaction test. */
export interface ReactionOutcome {
  /** What each die showed. */
  readonly thrown: readonly number[];
  /** What was added to the dice. */
  readonly factors: number;
  readonly total: number;
  /** The row of the effect chart. */
  readonly result: ReactionResult;
  readonly instruction: ReactionInstruction;
  readonly because: readonly Reason[];
}

/**
 * The dice that testers throw: three, two when a third of their figures is lost or separated, one when half is. Regulars throw average
 * dice, barbarians ordinary ones.
 *
 * Source: The Reaction Test > Procedure.
 *
 * @clause wrg/reaction/dice-regular
 * @clause wrg/reaction/dice-barbarian
 * @clause wrg/reaction/dice-reduced
 * @clause wrg/sheet/dice
 */
export function reactionDice(
  { troops, original, lost }: Pick<ReactionSituation, 'troops' | 'original' | 'lost'>,
  { reaction: { effects } }: EffectRules = wrgRules(),
): ReactionDiceThrown {
  const { marks, usual, thirdLost, halfLost } = effects.dice[troops.training];
  const text = (dice: number) => counted(dice, 'die', 'dice');
  const fewer = (dice: number, part: string) => ({
    dice,
    marks,
    because: [reasonFor('wrg/reaction/dice-reduced', `${part} of their figures lost`, text(dice))],
  });
  if (lost * effects.halfOneIn >= original) return fewer(halfLost, 'half');
  if (lost * effects.thirdOneIn >= original) return fewer(thirdLost, 'a third');
  const clause = troops.training === 'regular' ? 'wrg/reaction/dice-regular' : 'wrg/reaction/dice-barbarian';
  return { dice: usual, marks, because: [reasonFor(clause, `${troops.training}s`, text(usual))] };
}

/**
 * A reaction test: dice and factors added up, the total looked up for the class of the troops.
 *
 * Source: The Reaction Test > Procedure.
 *
 * @throws RuleViolation as `reactionTotal`.
 * @clause wrg/reaction/score
 * @clause wrg/reaction/look-up
 */
export function reactionTest(
  situation: ReactionSituation,
  dice: Dice,
  rules: ReactionTestRules = wrgRules(),
): ReactionOutcome {
  const { total: factors, because } = reactionTotal(situation, rules);
  const thrown = throwReaction(reactionDice(situation, rules), dice);
  const total = factors + thrown.reduce((sum, each) => sum + each, 0);
  const result = reactionResult(total, testerOf(situation), rules);
  return { thrown, factors, total, result, instruction: instructionOf(result, situation, rules), because };
}

/**
 * Exactly what a reaction test may come to, before it is thrown.
 *
 * Source: The Reaction Test > Procedure.
 *
 * @throws RuleViolation as `reactionTotal`.
 * @clause wrg/reaction/score
 */
export function reactionOdds(situation: ReactionSituation, rules: ReactionTestRules = wrgRules()): ReactionOdds {
  const { total, because } = reactionTotal(situation, rules);
  const { dice, marks, because: ofDice } = reactionDice(situation, rules);
  const { outcomes } = reactionResults(situation, rules);
  const chances = outcomes.map(({ value, probability }) => ({ result: value, probability }));
  return { dice, marks, factors: total, chances, because: [...ofDice, ...because] };
}

/**
 * The distribution of the total of a reaction test, for whoever works on with it.
 *
 * @throws RuleViolation as `reactionTotal`.
 * @clause wrg/reaction/score
 */
export function reactionTotals(
  situation: ReactionSituation,
  rules: ReactionTestRules = wrgRules(),
): Distribution<number> {
  return totalsThrown(reactionDice(situation, rules), reactionTotal(situation, rules).total);
}

/**
 * The distribution of what these dice and factors come to together.
 *
 * @clause wrg/reaction/score
 */
export function totalsThrown(
  thrown: Pick<ReactionDiceThrown, 'dice' | 'marks'>,
  factors: number,
): Distribution<number> {
  return distribution(dice => throwReaction(thrown, dice).reduce((sum, each) => sum + each, factors));
}

/**
 * The distribution of the row of the effect chart, the worst first.
 *
 * @throws RuleViolation as `reactionTotal`.
 * @clause wrg/reaction/look-up
 */
export function reactionResults(
  situation: ReactionSituation,
  rules: ReactionTestRules = wrgRules(),
): Distribution<ReactionResult> {
  return reactionTotals(situation, rules).map(each => reactionResult(each, testerOf(situation), rules));
}

function throwReaction(
  { dice: number, marks }: Pick<ReactionDiceThrown, 'dice' | 'marks'>,
  dice: Dice,
): readonly number[] {
  const ordinary = marks.every((mark, at) => mark === at + 1);
  return Array.from({ length: number }, () => (ordinary ? dice.roll(marks.length) : dice.marked(marks)));
}

const testerOf = ({ troops, hasOrder }: ReactionSituation) => ({ class: troops.class, hasOrder });
