import type { Reason } from '../../../../../rulebook/index.js';
import type { JointMoved } from '../../../../../table/index.js';
import { type Held, holdFriend } from '../../fighting/holding.js';
import { leave, worseOf } from '../losses.js';
import type { Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, ForcedReaction } from '../state.js';
import { testedOf, testTold, valueLeft } from '../tested.js';
import { unitOf } from '../units.js';
import { witnessesOf } from '../unseen/markers.js';
import { whoMayHold } from './held-up.js';

/**
 * Ends the forced moves of the turn. A friend in the way with the greater total morale value holds the unit, whatever its
 * reaction; one with an equal or lower value must pass the three-dice test, or suffers the same reaction. The basic game does
 * not roll it (`cady/ruling/basic-without-3dt`). Held or not, one of the two neither fires nor melees in this turn. A friend who has marched out of the way holds nobody. Routed units leave the table.
 *
 * @clause cady/common/three-dice/hold-friend-stronger
 * @clause cady/common/three-dice/hold-friend-test
 * @clause cady/common/morale/back-blocked-by-friend
 * @clause cady/common/morale/rout
 * @clause cady/common/definition/rout
 */
export function settleForcedMoves<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  joint: JointMoved,
  context: TurnContext<Rules>,
  period: Period<Unit, Rules>,
): void {
  const { tell } = context;
  const ways = new Map(joint.units.map(unit => [unit.id, unit]));
  const forced = Object.values(state.units).filter(unit => unit.gone === null && unit.mustDo !== null);
  const swept: (readonly [Unit, ForcedReaction])[] = [];
  for (const unit of forced) {
    const reaction = unit.mustDo;
    const isForced = (id: string) => forced.some(other => other.id === id);
    const inTheWay = whoMayHold(unit, ways.get(unit.id), isForced, context.rules);
    if (reaction === null) continue;
    const friend = inTheWay === undefined ? undefined : unitOf(state, inTheWay);
    if (friend !== undefined) {
      const { held, because } = holds(friend, unit, reaction, context, period);
      if (held) {
        hold(unit, friend, because, context);
        continue;
      }
      swept.push([friend, reaction]);
      // Whoever is in the way has no time for anything else, whether or not it holds.
      const busy = context.rules.readings.blockedBack === 'the-friend' ? [takeUp(friend)] : [];
      const why = [...because, ...busy];
      tell({ kind: 'swept-along', unit: friend.id, by: unit.id, reaction, because: why }, witnessesOf(friend, unit));
    }
    if (reaction === 'rout') leave(state, unit.id, 'routed', [], tell);
  }
  for (const unit of forced) {
    if (unit.mustDo !== null) unit.turn.goesBack = unit.mustDo;
    if (context.rules.readings.passThroughReaction && unit.mustDo !== 'back') unit.turnedBack = true;
    unit.mustDo = null;
  }
  for (const [friend, reaction] of swept) {
    friend.mustDo = worseOf(friend.mustDo, reaction);
    friend.pushedBack ||= context.rules.readings.sweptAlongCounts;
  }
}

/**
 * Whether a unit may fire in this turn as far as its reaction goes: who carries one out fires as `cady/ruling/fire-while-going-back` has it.
 *
 * @clause cady/common/morale/back
 * @clause cady/common/morale/back-and-turn
 * @clause cady/common/morale/rout
 */
export function mayFireAsItGoes({ turn }: Pick<FieldUnit, 'turn'>, { readings }: Pick<TurnRules, 'readings'>): boolean {
  return turn.goesBack === undefined || readings.fireWhileGoingBack[turn.goesBack];
}

/** Whether a friend holds the unit that runs into it: by greater morale value, by a test, or as the basic game has it. */
function holds<Unit extends FieldUnit, Rules extends TurnRules>(
  friend: Unit,
  unit: Unit,
  reaction: ForcedReaction,
  { dice, rules, scenario, turn, tell }: TurnContext<Rules>,
  period: Period<Unit, Rules>,
): Pick<Held, 'held' | 'because'> {
  const tested = rules.levels[scenario.level].threeDice ? testedOf(friend, turn, rules, period.threeDice) : null;
  if (tested !== null) {
    const morale = period.threeDice.morale(unit, turn, rules) ?? 0;
    const forced = { morale, figures: unit.figures, reaction };
    const result = holdFriend({ holder: { ...tested, figures: friend.figures }, forced }, dice, rules);
    if (result.tested) {
      friend.failedTest ||= !result.held;
      const { because } = result;
      tell(testTold(friend.id, 'hold-a-friend', { tested, passed: result.held, because }, rules), witnessesOf(friend));
    }
    return { held: result.held, because: result.tested ? [] : result.because };
  }
  const untested = rules.readings.basicWithout3dt['friend-of-no-greater-value-in-the-way'] === 'holds';
  const byValue = rules.readings.holdingFriend === 'greater-value-or-a-passed-test';
  const greater =
    byValue && valueLeft(friend, turn, rules, period.threeDice) > valueLeft(unit, turn, rules, period.threeDice);
  if (untested || greater) return { held: true, because: [byGreaterValue] };
  return { held: false, because: [rules.levels[scenario.level].threeDice ? withoutNerve : sweptAlong] };
}

const byGreaterValue = {
  clause: 'cady/common/three-dice/hold-friend-stronger',
  because: 'a friend of greater total morale value stands behind',
  effect: 'the reaction ends here',
} as const;

const sweptAlong = {
  clause: 'cady/common/three-dice/hold-friend-test',
  because: 'the total morale value is no greater, and the basic game has no 3-DT',
  effect: 'same reaction next turn',
} as const;

/** Of an elephant or a chariot, which has no morale value to hold anybody by. */
const withoutNerve = {
  clause: 'cady/common/three-dice/hold-friend-test',
  because: 'who has no morale value holds nobody',
  effect: 'same reaction next turn',
} as const;

function hold<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  friend: Unit,
  because: Held['because'],
  { rules, tell }: TurnContext<Rules>,
): void {
  unit.fleeing = false;
  const spent = rules.readings.blockedBack === 'the-friend' ? friend : unit;
  tell({ kind: 'held', unit: unit.id, by: friend.id, because: [...because, takeUp(spent)] }, witnessesOf(unit, friend));
}

/** Has a unit neither fire nor melee in the turn in which a unit that goes back runs into a friend. */
function takeUp({ id, turn }: FieldUnit): Reason {
  turn.idle = true;
  return {
    clause: 'cady/common/morale/back-blocked-by-friend',
    because: `${id} is taken up with it`,
    effect: 'no fire and no melee this turn',
  };
}
