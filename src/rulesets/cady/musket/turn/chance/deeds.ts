import {
  bearingTo,
  bodyCentre,
  distance,
  distanceBetweenQuads,
  normalBearing,
  quadOf,
  sideToward,
} from '../../../../../table/index.js';
import { chargeReach } from '../../../common/engagement/run.js';
import { type Gait, printOrder } from '../../../common/index.js';
import { isHidden } from '../../../common/turn/unseen/markers.js';
import type { RunningEvent } from '../../chance/in-force.js';
import type { MusketRules } from '../../rules.js';
import type { MusketState, Unit } from '../../state.js';
import { inContact, inPlay, placedOf, troopOf } from '../../units.js';
import { musketWords } from '../../words.js';
import { isInTheSaddle } from '../dragoons.js';
import { chosenOf, type Drawn, tellBefallen, unitsOf } from './at.js';

/**
 * Horse that goes at the nearest enemy in front of it without orders, and does not charge.
 *
 * @clause cady/events/event/elan
 */
export function dashOn(at: Drawn): Pick<RunningEvent, 'orders'> | undefined {
  const { rules } = at.context;
  const ahead = (unit: Unit) =>
    nearestOf(
      unit,
      enemiesOf(unit, at.state).filter(enemy => sideToward(quadOf(placedOf(unit, rules)), enemy.at) === 'front'),
    );
  const unit = chosenOf(
    at,
    at.side,
    freeHorse(at).filter(each => ahead(each) !== undefined),
  );
  return unit === undefined ? undefined : goAt(at, unit, ahead(unit), 'engage');
}

/**
 * Horse that charges the enemy foot within its reach, whatever its orders: which does, the opponent says.
 *
 * @clause cady/events/event/into-the-valley-of-death
 */
export function chargeForGlory(at: Drawn): Pick<RunningEvent, 'orders'> | undefined {
  const { rules } = at.context;
  const within = (unit: Unit) =>
    nearestOf(
      unit,
      enemiesOf(unit, at.state).filter(
        enemy =>
          troopOf(enemy, rules).arm === 'infantry' &&
          gapTo(enemy, unit, rules) <= chargeReach(troopOf(unit, rules), rules),
      ),
    );
  const unit = chosenOf(
    at,
    at.enemy,
    freeHorse(at).filter(each => !isHidden(each) && within(each) !== undefined),
  );
  return unit === undefined ? undefined : goAt(at, unit, within(unit), 'charge');
}

function gapTo(enemy: Unit, unit: Unit, rules: MusketRules): number {
  return distanceBetweenQuads(quadOf(placedOf(unit, rules)), quadOf(placedOf(enemy, rules)));
}

/**
 * The smallest of a side's units with muskets, which takes its nearest friends for the enemy this turn.
 *
 * @clause cady/events/event/fratricide
 */
export function takeForEnemy(at: Drawn): Pick<RunningEvent, 'units'> | undefined {
  const { rules } = at.context;
  const armed = unitsOf(at, at.side).filter(
    unit => troopOf(unit, rules).weapon !== null && !isInTheSaddle(unit, rules),
  );
  const least = Math.min(...armed.map(({ figures }) => figures));
  const unit = chosenOf(
    at,
    at.side,
    armed.filter(({ figures }) => figures === least),
  );
  if (unit === undefined) return undefined;
  tellBefallen(at, unit, 'takes the nearest friends for the enemy');
  return { units: [unit.id] };
}

/** Gives units the orders that an event has put in the place of theirs, or takes those up again. */
export function swapOrders(state: MusketState): void {
  if (state.events === undefined) return;
  state.events.running = state.events.running.map(running => {
    if (running.orders === undefined || (running.until ?? state.turn) < state.turn) return running;
    const own: Record<string, string> = {};
    for (const [id, order] of Object.entries(running.orders)) {
      const unit = state.units[id];
      if (unit === undefined) continue;
      own[id] = unit.order;
      unit.order = order;
    }
    return { ...running, orders: own };
  });
}

/** Horse that is free to go where it will. */
function freeHorse(at: Drawn): Unit[] {
  return unitsOf(at, at.side).filter(
    unit =>
      troopOf(unit, at.context.rules).arm === 'cavalry' && unit.mustDo === null && !inContact(unit, at.state.contacts),
  );
}

function enemiesOf(unit: Unit, state: MusketState): Unit[] {
  return inPlay(state).filter(other => other.side !== unit.side && !isHidden(other));
}

function nearestOf(unit: Unit, others: readonly Unit[]): Unit | undefined {
  return [...others].sort((a, b) => distance(unit.at, a.at) - distance(unit.at, b.at))[0];
}

function goAt(at: Drawn, unit: Unit, enemy: Unit | undefined, gait: Gait): Pick<RunningEvent, 'orders' | 'units'> {
  if (enemy === undefined) return {};
  const direction = Math.round(normalBearing(bearingTo(unit.at, bodyCentre(placedOf(enemy, at.context.rules))))) % 360;
  const order = printOrder({ gait, legs: [{ direction, distance: { by: 'full' } }] }, musketWords);
  tellBefallen(at, unit, gait === 'charge' ? 'charges against orders' : 'attacks against orders');
  return { orders: { [unit.id]: order }, units: [unit.id] };
}
