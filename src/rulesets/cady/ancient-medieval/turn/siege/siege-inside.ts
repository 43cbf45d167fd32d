import type { Reaction } from '../../../common/fighting/morale.js';
import { leave } from '../../../common/turn/losses.js';
import { absorbReaction } from '../../machines/siege.js';
import type { AncientState, AncientUnit } from '../../state.js';
import type { AncientContext } from '../../terms.js';
import { moraleValueOf } from '../works/ordered.js';

/**
 * What a unit does with the result of its morale: within a castle it has nowhere to go, and bears a poor one as often as its morale value
 * says; then it is removed.
 *
 * Source: Siege Warfare.
 *
 * @returns what is left to carry out
 * @clause cady/ancient-medieval/siege/inside-no-retreat
 */
export function reactionInside(
  unit: AncientUnit,
  reaction: Reaction,
  state: AncientState,
  { rules, tell }: AncientContext,
): Reaction {
  const morale = moraleValueOf(unit, rules);
  if (!unit.inside || morale === null || reaction === 'no-effect') return reaction;
  const { absorbed, removed, because } = absorbReaction({ morale, absorbed: unit.absorbed, reaction }, rules);
  unit.absorbed = absorbed;
  tell({ kind: 'absorbed', unit: unit.id, left: Math.max(0, morale - absorbed), because });
  if (removed) leave(state, unit.id, 'destroyed', because, tell);
  return 'no-effect';
}
