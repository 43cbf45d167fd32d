import type { Commander } from '../../../battle/index.js';
import { fieldSeen } from '../field.js';
import type { SkirmishTerms } from '../terms.js';
import { answerCharges, chargeWell, strikeWell, yieldWell } from './fighting.js';
import { moveForce } from './moving.js';
import { shootWell } from './shooting.js';

/**
 * A commander with an old soldier's sense: men who shoot come into range and stand, the others close together and charge when it pays, who
 * holds a place stays there, who is beaten to the ground is asked to yield, and who is alone among enemies gives himself up. It sees what
 * its side sees and needs no dice: the same view gives the same answer.
 */
export function sergeant(_seed: number): Commander<SkirmishTerms> {
  return {
    name: 'old-sergeant',
    answer(request, view, rules) {
      const field = fieldSeen(view, rules);
      switch (request.kind) {
        case 'declare':
          return chargeWell(request, field, view);
        case 'reply':
          return answerCharges(request, field);
        case 'move':
          return moveForce(request, view, field);
        case 'yield':
          return yieldWell(request, field);
        case 'follow':
          return { figures: [] };
        case 'shoot':
          return shootWell(request, field);
        case 'demand':
          return { figures: request.fallen };
        case 'strike':
          return strikeWell(request, field);
      }
    },
  };
}
