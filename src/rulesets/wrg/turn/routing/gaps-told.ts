import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { type Placed, quadOf } from '../../../../table/index.js';
import type { Unit, UnitId } from '../../state.js';
import { unitOf } from '../../units.js';
import type { Play } from '../play.js';
import { whoSeesAll } from '../weather/sight.js';
import { along } from './gaps.js';

/**
 * That broken troops have run past friends by gaps, however broad their block is: those friends to whom they have come. Of friends whom not everybody sees nothing is
 * told, lest it give them away.
 *
 * @clause wrg/rout/friends-gap
 * @clause wrg/rout/turns
 */
export function wentByGaps(round: readonly UnitId[], end: Placed, play: Play): readonly Reason[] {
  const friends = round.map(id => unitOf(play.state, id)).filter(friend => hasComeTo(friend, end));
  if (friends.length === 0 || whoSeesAll(friends, play) !== undefined) return [];
  const past = `past ${friends.map(({ id }) => id).join(' and ')}`;
  return [reasonFor('wrg/rout/friends-gap', past, 'each for himself, by a gap')];
}

/** Whether a body that runs as it faces has come as far as a friend stands. */
function hasComeTo({ placed }: Unit, end: Placed): boolean {
  const far = (body: Placed) => quadOf(body).map(corner => along(end.facing, corner));
  return Math.max(...far(end)) > Math.min(...far(placed));
}
