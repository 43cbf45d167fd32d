import type { Commander } from '../../../battle/index.js';
import type { RaymondTerms } from '../terms.js';
import { answerWith } from './answers.js';
import { bolder } from './boldness.js';

/**
 * A commander that brings its foot to musket range, its horse to the enemy's flanks, and charges where the odds are good, the bolder the
 * longer the battle lasts; who stands behind others and reaches nobody goes to where he does. Foot that may be charged turns, closes up or
 * forms a defensive mass; commanders ride where most units need them. It sees what its side sees and asks the rules in force for its odds.
 * It needs no dice: the same view gives the same answer.
 */
export function advanceAndCharge(_seed: number): Commander<RaymondTerms> {
  return {
    name: 'advance-and-charge',
    answer: (request, view, rules) => answerWith(bolder(view), request, view, rules),
  };
}
