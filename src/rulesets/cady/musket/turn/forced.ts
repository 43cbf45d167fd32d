import type { JointMoved } from '../../../../table/index.js';
import type { ForcedReaction, MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { totalMoraleValue, unitOf } from '../units.js';
import { leave } from './losses.js';

/**
 * Ends the forced moves of the turn. A friend in the way with the greater total morale value holds the unit, whatever its
 * reaction; one with an equal or lower value would have to pass the 3-DT, which the basic game does not roll: it suffers
 * the same reaction (`cady/ruling/basic-without-3dt`). Routed units leave the table.
 *
 * @clause cady/common/three-dice/hold-friend-stronger
 * @clause cady/common/morale/back-blocked-by-friend
 * @clause cady/common/morale/rout
 * @clause cady/common/definition/rout
 */
export function settleForcedMoves(state: MusketState, joint: JointMoved, { rules, turn, tell }: MusketContext): void {
  const stops = new Map(joint.units.map(unit => [unit.id, unit.stoppedBy]));
  const forced = Object.values(state.units).filter(unit => unit.gone === null && unit.mustDo !== null);
  const spread: (readonly [Unit, ForcedReaction])[] = [];
  for (const unit of forced) {
    const reaction = unit.mustDo;
    const stop = stops.get(unit.id);
    if (reaction === null) continue;
    unit.mustDo = null;
    if (stop?.kind === 'friend') {
      const friend = unitOf(state, stop.id);
      if (friend.mustDo === null && totalMoraleValue(friend, turn, rules) > totalMoraleValue(unit, turn, rules)) {
        hold(unit, friend, tell);
        continue;
      }
      if (friend.mustDo === null && !forced.includes(friend)) spread.push([friend, reaction]);
      tell({ kind: 'swept-along', unit: friend.id, by: unit.id, reaction, because: [sweptAlong] });
    }
    if (reaction === 'rout') leave(state, unit.id, 'routed', [], tell);
  }
  for (const [friend, reaction] of spread) friend.mustDo = reaction;
}

const sweptAlong = {
  clause: 'cady/common/three-dice/hold-friend-test',
  because: 'its total morale value is no greater, and the basic game has no 3-DT',
  effect: 'same reaction next turn',
} as const;

function hold(unit: Unit, friend: Unit, tell: MusketContext['tell']): void {
  unit.fleeing = false;
  friend.turn.idle = true;
  tell({
    kind: 'held',
    unit: unit.id,
    by: friend.id,
    because: [
      {
        clause: 'cady/common/three-dice/hold-friend-stronger',
        because: 'a friend of greater total morale value stands behind it',
        effect: 'the reaction ends here',
      },
    ],
  });
}
