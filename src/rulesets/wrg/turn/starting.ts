import { reasonFor } from '../../../rulebook/index.js';
import { throwPersonality } from '../army/generals.js';
import { ordersAfter } from '../orders/loss.js';
import { freshPeriod, isFighting, type onTable } from '../units.js';
import { noteFirstSight } from './appearing.js';
import { fieldOf } from './field.js';
import { rainOut } from './fire/burning.js';
import { releaseCaller } from './leading/places.js';
import { throwForTheAbsent } from './leaving.js';
import { isWithFriends } from './moving/by-order/to-friends.js';
import type { Play } from './play.js';
import { goingOn } from './reacting/doing.js';
import {
  fightsInsteadOfReorganising,
  metNobody,
  reorganisesAfterAdvance,
  tellReorganises,
  unbind,
} from './reacting/obey.js';
import { setUpBattle } from './setting-up/setting-up.js';
import { wearOff } from './sorcery/casting.js';
import { noteWhereSeen } from './weather/sight.js';
import { bearWeather, beginWeather } from './weather/skies.js';

/**
 * A period begins: what was digested is obeyed, what bound a unit long enough binds it no more, who is off the table may come back, and,
 * before the first, subordinate generals show what men they are.
 *
 * @clause wrg/general/personality-dice
 * @clause wrg/orders/written-and-underlined
 * @clause wrg/uncontrolled-advance/no-contact
 */
export function startPeriod(play: Play): void {
  const { state, turn } = play;
  state.period = turn;
  const first = turn === (play.scenario.period ?? 1);
  // Before the weather changes: whom fog or night hide now has been seen until now.
  if (!first) noteWhereSeen(play);
  if (first) setUpBattle(play);
  beginWeather(play);
  rainOut(play);
  if (first) throwForPersonalities(play);
  for (const unit of Object.values(state.units)) {
    const { doing, stood } = unit.period;
    const shotBefore = shotsToCount(unit, play);
    unit.period = {
      ...freshPeriod(unit),
      did: goingOn(doing),
      ...(doing === 'marching' && stood ? { stood } : {}),
      ...(shotBefore === undefined ? {} : { shotBefore }),
    };
    if (unit.gone !== null) continue;
    noteHeldAtFirst(play, unit);
    releaseBound(play, unit);
    obeyDigested(play, unit);
  }
  for (const melee of state.melees) {
    melee.following = melee.followed ?? [];
    delete melee.followed;
  }
  throwForTheAbsent(play);
  bearWeather(play);
  noteWhereSeen(play);
  wearOff(play);
  if (first) noteFirstSight(play);
}

/** The shots of the period that is over, where those count in the tests of the new one before anybody moves (`wrg/ruling/shots-before-moving`). */
function shotsToCount({ period }: AnyUnit, { rules }: Play): AnyUnit['period']['shotBefore'] {
  const { shotBy, moved } = period;
  if (!rules.reaction.counting.shotsOfLastPeriod || shotBy.length === 0) return undefined;
  return { shots: shotBy.map(({ figures, engine }) => ({ figures, engine })), moved };
}

function throwForPersonalities({ state, dice, rules, tell }: Play): void {
  for (const general of Object.values(state.generals)) {
    if (general.rank !== 'subordinate' || general.personality !== null) continue;
    const { personality, because } = throwPersonality(dice, rules);
    general.personality = personality;
    tell({ kind: 'general', general: general.id, what: personality, men: 0, because });
  }
}

type AnyUnit = ReturnType<typeof onTable>[number];

/** What a reaction told a unit binds it for so many periods; an advance out of control that met nobody ends in a halt. */
function releaseBound(play: Play, unit: AnyUnit): void {
  fightsInsteadOfReorganising(unit, play);
  const { bound } = unit;
  if (bound === null) return;
  if (bound.instruction === 'move-to-friends' && isFreeAmongFriends(unit, play)) {
    unbind(unit, null);
    if (bound.reorganises === true) tellReorganises(unit, sentAway, play);
    return;
  }
  if (bound.left > 0) {
    bound.left -= 1;
    bound.kept += 1;
    return;
  }
  const hasMetNobody = reorganisesAfterAdvance(unit, play);
  unbind(unit, null);
  if (bound.reorganises === true) tellReorganises(unit, sentAway, play);
  if (!hasMetNobody || bound.reorganises === true) return;
  unit.recovering = 'reorganising';
  tellReorganises(unit, metNobody, play);
}

/** Notes of broken troops that enemies are upon them as the period begins, where that counts (`wrg/ruling/rally-after-getting-clear`). */
function noteHeldAtFirst({ state, rules }: Play, unit: AnyUnit): void {
  if (rules.movement.rout.rally.contactAsItBegins && unit.rout !== null && isFighting(state, unit))
    unit.period.heldAtFirst = true;
}

const sentAway = reasonFor(
  'wrg/disorganisation/recovery',
  'was to reorganise before, and was sent away by a test',
  'halts and reorganises',
);

/** Whether who was told to go to friends is free again because he is with them, as `wrg/ruling/behind-friends` has it. */
function isFreeAmongFriends(unit: AnyUnit, { state, scenario, rules }: Play): boolean {
  if (rules.field.playing.behindFriends !== 'free' || unit.away !== null || unit.bound?.kept === 0) return false;
  return isWithFriends(unit, fieldOf(state, scenario, rules));
}

/** What has to be over before a unit obeys the order that it has. */
function whatKeeps({ bound, rout, pursuit }: AnyUnit): string | undefined {
  if (rout !== null) return 'waits until it rallies';
  if (bound !== null) return 'waits until it has done what a test has told it';
  return pursuit === null ? undefined : 'waits until its pursuit is over';
}

/** An order that has been digested is obeyed from now on. */
function obeyDigested({ state, tell }: Play, unit: AnyUnit): void {
  const { digesting } = unit;
  if (digesting === null || digesting.from > state.period) return;
  const isSame = unit.order === digesting.order && !unit.carriedOut;
  unit.order = ordersAfter('new-order').order ? digesting.order : null;
  unit.step = 0;
  unit.marched = 0;
  unit.carriedOut = false;
  unit.digesting = null;
  releaseCaller(unit, digesting.by, state);
  // What its general called out to it, it has been heard to be told.
  if (digesting.by === 'general') return;
  const because = [
    {
      clause: 'wrg/orders/written-and-underlined',
      because: isSame ? 'it is the order that the unit has' : 'it has reached the unit',
      effect: whatKeeps(unit) ?? (isSame ? 'begun anew' : 'obeyed'),
    },
  ] as const;
  tell({ kind: 'order', unit: unit.id, order: digesting.order, by: digesting.by, because }, [unit.side]);
}
