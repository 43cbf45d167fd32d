import { castleWallsBetween } from '../../../../../table/index.js';
import type { Reaction } from '../../../common/fighting/morale.js';
import { tableOf } from '../../../common/turn/ground.js';
import { leave } from '../../../common/turn/losses.js';
import { inPlay } from '../../../common/turn/units.js';
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

/**
 * Who of a garrison has gone out through what was shot or battered open stands in the field like anybody, with the shots that it carries and
 * all the way to run; within again, it is of the garrison as before.
 *
 * Source: Siege Warfare.
 *
 * @clause cady/ancient-medieval/siege/inside-no-retreat
 * @clause cady/ancient-medieval/siege/inside-ammunition
 */
export function sallyOut(state: AncientState, { scenario }: AncientContext): void {
  // The walls as they were built: where they have fallen is in or out as well.
  const built = tableOf(scenario);
  for (const unit of inPlay(state)) {
    if (!unit.inside && unit.sallied !== true) continue;
    const way = [...unit.turn.path, unit.at];
    const crossed = way.reduce((walls, to, i) => {
      const from = way[i - 1];
      return from === undefined ? walls : walls + castleWallsBetween(built, from, to).length;
    }, 0);
    if (crossed % 2 === 0) continue;
    unit.inside = !unit.inside;
    if (unit.inside) delete unit.sallied;
    else unit.sallied = true;
  }
}
