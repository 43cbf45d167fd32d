import { reasonFor } from '../../../../rulebook/index.js';
import type { Melee } from '../../state.js';
import { unitOf } from '../../units.js';
import { isInContact } from '../contact.js';
import { fieldOf } from '../field.js';
import type { Play } from '../play.js';
import { isCutOff } from '../siege/escalade.js';
import { whoSeesAll } from '../weather/sight.js';

const over = 'the melee is over';
const untouched = reasonFor('wrg/melee/eligible-front', 'no figure touches the enemy', over);
const cutOff = reasonFor('wrg/siege/fort/escalade', 'no ladder or bridge is between them', over);

/**
 * Ends the melees in which nobody is at the enemy any more: losses have opened a gap, and neither of the two could close it, or no ladder leads up a wall
 * between them. Of one who runs and those behind him it is not told: his melee has ended already.
 *
 * @param which melees are looked at; all of them if left out.
 * @clause wrg/melee/eligible-front
 * @clause wrg/after-melee/continues
 * @clause wrg/siege/fort/escalade
 */
export function endOutOfContact(play: Play, which: (melee: Melee) => boolean = () => true): void {
  const { state, scenario, rules, tell } = play;
  const field = fieldOf(state, scenario, rules);
  const apart = state.melees.filter(which).flatMap(melee => {
    const both = [unitOf(state, melee.a), unitOf(state, melee.b)] as const;
    if (!isInContact(melee, play)) return [{ melee, both, why: untouched }];
    return isCutOff(...both, field) ? [{ melee, both, why: cutOff }] : [];
  });
  state.melees = state.melees.filter(melee => !apart.some(each => each.melee === melee));
  for (const { melee, both, why } of apart) {
    if (both.some(({ rout }) => rout !== null)) continue;
    const { a, b } = melee;
    const because = [why];
    tell({ kind: 'out-of-contact', a, b, because }, whoSeesAll(both, play));
  }
}
