import { counted, defineFactors, type FactorTable, insist, type Reason, tally } from '../../../rulebook/index.js';
import { withOthers } from '../others.js';
import { wrgRules } from '../rules.js';
import { insistOnSigns } from './choices.js';
import {
  additions,
  choiceRows,
  deductionsForEnemies,
  deductionsForThemselves,
  isChosen,
  type TotalRules,
} from './factor-rows.js';
import type { ReactionSituation } from './situation.js';

/** What the factors come to, before the dice. */
export interface ReactionTotal {
  readonly total: number;
  readonly because: readonly Reason[];
}

const points = { one: 'point', many: 'points' };

/**
 * Everything that is added to the dice of a reaction test.
 *
 * Source: The Reaction Test > Procedure.
 *
 * @clause wrg/reaction/plus1-friend-unit
 * @clause wrg/reaction/plus1-other-friends
 * @clause wrg/reaction/plus1-friends-advancing
 * @clause wrg/reaction/plus1-friends-charging
 * @clause wrg/reaction/plus1-support-to-rear
 * @clause wrg/reaction/plus1-enemy-retiring
 * @clause wrg/reaction/plus1-enemy-flank-presented
 * @clause wrg/reaction/plus1-uphill
 * @clause wrg/reaction/plus1-friendly-cover
 * @clause wrg/reaction/minus1-enemy-unit-facing
 * @clause wrg/reaction/minus1-other-enemy
 * @clause wrg/reaction/minus1-enemy-cavalry
 * @clause wrg/reaction/minus1-enemy-advancing
 * @clause wrg/reaction/minus1-shot-at
 * @clause wrg/reaction/minus1-shot-at-by-engines
 * @clause wrg/reaction/minus1-enemy-behind-flank
 * @clause wrg/reaction/minus1-enemy-in-rear
 * @clause wrg/reaction/minus1-enemy-uphill
 * @clause wrg/reaction/minus1-friends-retiring
 * @clause wrg/reaction/minus1-disorganised
 * @clause wrg/reaction/minus1-fifth-lost
 * @clause wrg/reaction/minus1-own-retiring
 * @clause wrg/reaction/minus1-bow-armed
 * @clause wrg/reaction/minus1-no-shields
 * @clause wrg/reaction/minus1-fanatic-charge
 * @clause wrg/reaction/minus1-huns
 * @clause wrg/reaction/plus2-fanatics
 * @clause wrg/reaction/plus2-enemy-routing
 * @clause wrg/reaction/minus2-friend-routing
 * @clause wrg/reaction/minus2-unfriendly-cover
 * @clause wrg/reaction/minus2-elephants-chariots
 * @clause wrg/reaction/minus2-animals-fire
 * @clause wrg/reaction/minus2-surprised
 * @clause wrg/reaction/minus2-horse-disorganised
 * @clause wrg/reaction/minus2-sub-unit-astray
 * @clause wrg/reaction/minus2-fresh-enemy
 * @clause wrg/reaction/minus2-general-lost
 * @clause wrg/reaction/minus2-in-rout
 * @clause wrg/reaction/minus2-e-in-rout
 * @clause wrg/reaction/minus2-army-test
 * @clause wrg/reaction/minus2-li-charge
 */
export const reactionFactors: FactorTable<ReactionSituation, TotalRules> = defineFactors({
  id: 'wrg/reaction-factors',
  unit: points,
  rows: [...additions, ...deductionsForEnemies, ...deductionsForThemselves, ...choiceRows],
});

/**
 * What the factors of a reaction test come to, before any die is thrown, and why.
 *
 * Source: The Reaction Test > Procedure.
 *
 * @throws RuleViolation for losses that are no part of the original strength, for a type of troops that the rules do not have, and for
 * factors of choice that are not signed or not open.
 * @clause wrg/reaction/score
 */
export function reactionTotal(situation: ReactionSituation, rules: TotalRules = wrgRules()): ReactionTotal {
  insistOnLosses(situation);
  insistOnSigns(situation, rules);
  const sum = tally(reactionFactors, situation, rules);
  const told = (situation.signs?.['secure-flank'] ?? 1) === 0 && isChosen('secure-flank', situation, rules);
  const all = told ? { ...sum, because: [...sum.because, flanksEachWay] } : sum;
  return withOthers(all, situation.others, points);
}

/** Two flanks that are secure and count for nothing: a reader who adds up looks for them. */
const flanksEachWay: Reason = {
  clause: 'wrg/reaction/choice-secure-flank',
  because: 'two secure flanks, one added and one deducted by their player’s choice',
  effect: '0 points',
};

function insistOnLosses({ original, lost }: ReactionSituation): void {
  insist(original > 0 && lost >= 0 && lost <= original, () => ({
    path: 'lost',
    clause: 'wrg/reaction/minus1-fifth-lost',
    problem: `${lost} of ${counted(original, 'figure')} cannot be lost`,
    mend: 'give the figures they began with, and how many of them are lost or separated',
  }));
}
