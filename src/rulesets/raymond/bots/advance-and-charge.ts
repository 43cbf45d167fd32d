import type { Commander } from '../../../battle/index.js';
import { fieldSeen } from '../field.js';
import type { RaymondScenario } from '../schema.js';
import type { RaymondTerms } from '../terms.js';
import { answerWith } from './answers.js';
import { bolder } from './boldness.js';
import { errandsOf } from './errands.js';

/**
 * A commander that brings its foot to musket range, its horse to the enemy's flanks, and charges where the odds are good, the bolder the
 * longer the battle lasts; who stands behind others and reaches nobody goes to where he does. Foot that may be charged turns, closes up or
 * forms a defensive mass; commanders ride up to those who are about to charge, and else to where most units need them. Told what the battle is
 * fought for, it leaves no place to an enemy who would win by it, and goes to one that would win it the battle while nobody guards it. It sees
 * what its side sees and asks the rules in force for its odds. It needs no dice: the same view gives the same answer.
 */
export function advanceAndCharge(_seed: number, scenario?: Pick<RaymondScenario, 'victory'>): Commander<RaymondTerms> {
  return {
    name: 'advance-and-charge',
    answer(request, view, rules) {
      const boldness = bolder(view);
      if (request.kind !== 'move' || scenario === undefined) return answerWith(boldness, request, view, rules);
      const free = new Set(request.units.map(({ unit }) => unit));
      const errands = errandsOf(view, scenario.victory, free, fieldSeen(view, rules));
      return answerWith({ ...boldness, errands }, request, view, rules);
    },
  };
}
