import type { RequestOf } from '../../../battle/index.js';
import { fieldSeen } from '../field.js';
import type { RaymondRules } from '../rules.js';
import type { RaymondView } from '../state.js';
import type { RaymondTerms } from '../terms.js';
import type { Boldness } from './boldness.js';
import { giveUp, joinIn, shareOut, throwAgain } from './close-combat.js';
import { takeAim } from './fire.js';
import { nextMove } from './moves.js';
import { giveWay, goOn, meet } from './reactions.js';

/** What a commander of such boldness answers to whatever he is asked. */
export function answerWith(
  boldness: Boldness,
  request: RequestOf<RaymondTerms>,
  view: RaymondView,
  rules: RaymondRules,
): unknown {
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
      return nextMove(request, field, boldness);
    case 'intercept':
      return meet(request, field);
    case 'recoil':
      return giveWay(request, field);
    case 'break-through':
      return goOn(request, field);
    case 'retreat':
      return [];
  }
}
