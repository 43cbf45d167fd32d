import type { Asking, RequestOf } from '../../battle/index.js';
import { askAttack, askJoinIn, askLosses, askRethrow, askWithdraw } from './choices/combat.js';
import { askFire } from './choices/firing.js';
import { askMove } from './choices/moves.js';
import { askBreakThrough, askIntercept, askRecoil, askRetreat } from './choices/reactions.js';
import { seatAt } from './choices/seat.js';
import type { RaymondRules } from './rules.js';
import type { RaymondView } from './state.js';
import type { RaymondRequests, RaymondTerms } from './terms.js';

/**
 * What a side is asked, as a person is asked it: the question in words, sensible answers with what they promise (the chance of
 * a test, expected hits, what a round of combat costs both), and the notation for all others. Made of what the side may see.
 */
export function askRaymond(
  request: RequestOf<RaymondTerms>,
  { view, rules }: { readonly view: RaymondView; readonly rules: RaymondRules },
): Asking<RaymondRequests[keyof RaymondRequests]['answer']> {
  const seat = seatAt(view, rules);
  switch (request.kind) {
    case 'fire':
      return askFire(request, seat);
    case 'join-in':
      return askJoinIn(request, seat);
    case 'attack':
      return askAttack(request, seat);
    case 'rethrow':
      return askRethrow(request, seat);
    case 'losses':
      return askLosses(request, seat);
    case 'withdraw':
      return askWithdraw(request, seat);
    case 'move':
      return askMove(request, seat);
    case 'intercept':
      return askIntercept(request, seat);
    case 'recoil':
      return askRecoil(request, seat);
    case 'break-through':
      return askBreakThrough(request, seat);
    case 'retreat':
      return askRetreat(request, seat);
  }
}
