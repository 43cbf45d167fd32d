import { reasonFor } from '../../../../rulebook/index.js';
import { unitOf } from '../../units.js';
import { isInContact } from '../contact.js';
import type { Play } from '../play.js';
import { whoSeesAll } from '../weather/sight.js';

const clause = 'wrg/melee/eligible-front';

/**
 * Ends the melees in which nobody is at the enemy any more: losses have opened a gap, and neither of the two could close it. Of one who runs and those
 * behind him it is not told: his melee has ended already.
 *
 * @clause wrg/melee/eligible-front
 * @clause wrg/after-melee/continues
 */
export function endOutOfContact(play: Play): void {
  const { state, tell } = play;
  const apart = state.melees.filter(melee => !isInContact(melee, play));
  state.melees = state.melees.filter(melee => !apart.includes(melee));
  for (const { a, b } of apart) {
    const both = [unitOf(state, a), unitOf(state, b)];
    if (both.some(({ rout }) => rout !== null)) continue;
    const because = [reasonFor(clause, 'no figure touches the enemy', 'the melee is over')];
    tell({ kind: 'out-of-contact', a, b, because }, whoSeesAll(both, play));
  }
}
