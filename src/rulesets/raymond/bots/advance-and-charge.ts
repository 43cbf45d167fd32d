import type { Commander } from '../../../battle/index.js';
import { fieldSeen } from '../field.js';
import type { RaymondTerms } from '../terms.js';
import { giveUp, joinIn, shareOut, throwAgain } from './close-combat.js';
import { takeAim } from './fire.js';
import { nextMove } from './moves.js';
import { giveWay, goOn, meet } from './reactions.js';

/**
 * A commander that brings its foot to musket range, its horse to the enemy's flanks, and charges where the odds are good. Foot that
 * may be charged turns, closes up or forms a defensive mass; commanders ride where most units need them. It sees what its side sees
 * and asks the rules in force for its odds. It needs no dice: the same view gives the same answer.
 */
export function advanceAndCharge(_seed: number): Commander<RaymondTerms> {
  return {
    name: 'advance-and-charge',
    answer(request, view, rules) {
      const field = fieldSeen(view, rules);
      switch (request.kind) {
        case 'fire':
          return takeAim(request, field);
        case 'join-in':
          return joinIn(request, view, field);
        case 'attack':
          return shareOut(request, view, field);
        case 'rethrow':
          return throwAgain(request, view, field);
        case 'losses':
          return giveUp(request, view, field);
        case 'withdraw':
          return false;
        case 'move':
          return nextMove(request, field);
        case 'intercept':
          return meet(request, field);
        case 'recoil':
          return giveWay(request, field);
        case 'break-through':
          return goOn(request, field);
        case 'retreat':
          return [];
      }
    },
  };
}
