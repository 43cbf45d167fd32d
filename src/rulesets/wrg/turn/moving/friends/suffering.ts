import type { Unit } from '../../../state.js';
import type { Play } from '../../play.js';
import { burstThrough } from '../../routing/bursting.js';
import { whoSeesAll } from '../../weather/sight.js';
import { pairOf } from './leave-to-pass.js';
import type { PassedThrough } from './passages.js';

/** Notes whom broken troops have passed in their rout: pursuers who come after them may want to go on into these. */
export function notePassed({ rout }: Unit, passed: readonly string[]): void {
  if (rout === null || passed.length === 0) return;
  rout.passed = [...new Set([...(rout.passed ?? []), ...passed])];
}

/**
 * Bodies of which one has gone through the other: as of right both keep their order, without it both are disorganised, and barbarians whom a rout bursts
 * through run with it.
 *
 * @clause wrg/interpenetration/light-infantry
 * @clause wrg/interpenetration/light-cavalry
 * @clause wrg/interpenetration/others
 * @clause wrg/evade/through-friends
 * @clause wrg/rout/friends-gap
 * @clause wrg/shooting/moving/interpenetration
 */
export function suffersPassage(
  { one, other, disorganises, inOrder, routs, stays, gapBarred }: PassedThrough,
  told: Set<string>,
  play: Play,
): void {
  if (other.gone !== null) return;
  one.period.wentThrough = [...(one.period.wentThrough ?? []), other.id];
  if (disorganises) for (const unit of [one, other]) unit.period.interpenetrated = true;
  // Who runs among others who run is one more of them; of two who go through each other it is told once.
  const pair = pairOf(one.id, other.id);
  const isNews = disorganises || routs || inOrder !== undefined;
  if (isNews && (one.rout === null || other.rout === null) && !told.has(pair)) {
    told.add(pair);
    const both = { clause: 'wrg/interpenetration/others', because: 'both', effect: 'disorganised' } as const;
    const burst = stays === true ? 'bursts-into' : 'bursts';
    const how = routs ? burst : 'passes';
    const because = disorganises ? [both] : inOrder === undefined ? [] : [inOrder];
    // Of two who have come past each other he has gone through who has gone farther.
    const [unit, through] =
      disorganises && !routs && other.period.moved > one.period.moved ? [other, one] : [one, other];
    play.tell(
      { kind: 'went-through', unit: unit.id, through: through.id, how, because },
      whoSeesAll([one, other], play),
    );
  }
  if (routs) burstThrough(one, other, gapBarred === true, play);
}
