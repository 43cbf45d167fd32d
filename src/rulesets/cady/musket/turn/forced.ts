import { readingOf } from '../../../../rulebook/index.js';
import type { JointMoved } from '../../../../table/index.js';
import { basicWithout3dt, blockedBack, holdingFriend } from '../../common/index.js';
import { leave, worseOf } from '../../common/turn/losses.js';
import type { ForcedReaction, MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { moraleLeft, unitOf } from '../units.js';

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
export function settleForcedMoves(state: MusketState, joint: JointMoved, context: MusketContext): void {
  const { tell } = context;
  const stops = new Map(joint.units.map(unit => [unit.id, unit.stoppedBy]));
  const forced = Object.values(state.units).filter(unit => unit.gone === null && unit.mustDo !== null);
  const swept: (readonly [Unit, ForcedReaction])[] = [];
  for (const unit of forced) {
    const reaction = unit.mustDo;
    const stop = stops.get(unit.id);
    if (reaction === null) continue;
    const friend = stop?.kind === 'friend' ? unitOf(state, stop.id) : undefined;
    // Two that must both go back only wait for each other.
    if (friend !== undefined && !forced.includes(friend)) {
      if (holds(friend, unit, context)) {
        hold(unit, friend, context);
        continue;
      }
      swept.push([friend, reaction]);
      tell({ kind: 'swept-along', unit: friend.id, by: unit.id, reaction, because: [sweptAlong] });
    }
    if (reaction === 'rout') leave(state, unit.id, 'routed', [], tell);
  }
  for (const unit of forced) unit.mustDo = null;
  for (const [friend, reaction] of swept) friend.mustDo = worseOf(friend.mustDo, reaction);
}

/** Whether a friend holds the unit that runs into it: by greater morale value, unless that too would need a test. */
function holds(friend: Unit, unit: Unit, { rules, turn }: MusketContext): boolean {
  const untested = readingOf(basicWithout3dt, rules.rulings).value['friend-of-no-greater-value-in-the-way'] === 'holds';
  const byValue = readingOf(holdingFriend, rules.rulings).value === 'greater-value-or-a-passed-test';
  return untested || (byValue && moraleLeft(friend, turn, rules) > moraleLeft(unit, turn, rules));
}

const sweptAlong = {
  clause: 'cady/common/three-dice/hold-friend-test',
  because: 'its total morale value is no greater, and the basic game has no 3-DT',
  effect: 'same reaction next turn',
} as const;

function hold(unit: Unit, friend: Unit, { rules, tell }: MusketContext): void {
  unit.fleeing = false;
  const spent = readingOf(blockedBack, rules.rulings).value === 'the-friend' ? friend : unit;
  spent.turn.idle = true;
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
      {
        clause: 'cady/common/morale/back-blocked-by-friend',
        because: `${spent.id} is taken up with it`,
        effect: 'neither fires nor melees',
      },
    ],
  });
}
