import type { Commander } from '../../../battle/index.js';
import type { RaymondTerms } from '../terms.js';
import { answerWith } from './answers.js';
import { cautious } from './boldness.js';

/**
 * A commander who has just learnt the rules: every unit does for itself what looks best, with no more heart at the end of the day than at
 * its beginning, and reserves stay behind whoever stands before them. Better ones are measured against him.
 */
export function beginner(_seed: number): Commander<RaymondTerms> {
  return {
    name: 'beginner',
    answer: (request, view, rules) => answerWith(cautious, request, view, rules),
  };
}
