import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import { standingOrder } from '../../common/index.js';
import type { Undone } from '../events.js';
import { isShut } from '../houses/house.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inPlay } from '../units.js';
import { musketWords } from '../words.js';
import { doorFor, heldByOthers, houseTask, isAt, isFree } from './houses/going.js';
import { reachesGun, unattended } from './manning.js';

/**
 * When everybody has moved: whoever was ordered into a building or to a gun and did not come there is told why; only his own side learns it.
 *
 * @clause cady/common/orders/intent-only
 */
export function tellUndone(state: MusketState, context: MusketContext): void {
  for (const unit of inPlay(state)) {
    if (!isFree(unit, state)) continue;
    const { tasks = [] } = standingOrder(unit, musketWords);
    const enters = houseTask({ tasks }, 'enter')?.on;
    const mans = tasks.find(({ task }) => task === 'man')?.on;
    if (enters !== undefined && unit.house === undefined) {
      const because = whyOutside(unit, enters, state, context);
      if (because !== undefined) tellThat({ unit, task: 'enter', on: enters, because }, context);
    }
    const gun = unattended(state, context.rules).find(({ id }) => id === mans);
    if (mans !== undefined && gun !== undefined) {
      const stood = { ...unit, at: unit.turn.path[0] ?? unit.at, facing: unit.turn.facing };
      const because = reasonFor(
        'cady/musket/artillery/unattended/re-man',
        reachesGun(stood, gun, context.rules) ? 'no room for it and its men' : 'out of reach when the turn began',
        'nobody serves it',
      );
      tellThat({ unit, task: 'man', on: mans, because }, context);
    }
  }
}

/**
 * Why a unit has not gone into a building; `undefined` where it found no room, which it has been told.
 *
 * @clause cady/musket/building/door-locked
 * @clause cady/musket/building/occupy
 */
function whyOutside(unit: Unit, id: string, state: MusketState, { rules }: MusketContext): Reason | undefined {
  const house = state.houses?.[id];
  if (house === undefined) return undefined;
  const outside = 'nobody goes in';
  const doors = house.openings.filter(each => each.kind !== 'window' && isAt(unit, each, rules));
  if (doors.length === 0) return reasonFor('cady/musket/building/occupy', 'there is no door', outside);
  if (heldByOthers(house, unit.side, state))
    return reasonFor('cady/musket/building/window-melee', 'the enemy holds it', outside);
  if (doorFor(unit, house, state, rules) !== undefined) return undefined;
  return doors.every(isShut)
    ? reasonFor('cady/musket/building/door-locked', 'the door is locked', 'to be broken first')
    : reasonFor('cady/musket/building/artillery-ground-floor', 'no gun goes through the door', outside);
}

/**
 * Tells of work on a door that was ordered and not done: by who stands at no locked door, or has moved, fired or fought.
 *
 * @clause cady/musket/building/break-door
 */
export function tellIdleAtDoor(unit: Unit, on: string, state: MusketState, context: MusketContext): void {
  const house = state.houses?.[on];
  if (house === undefined) return;
  const doors = house.openings.filter(each => each.kind === 'door' && isAt(unit, each, context.rules));
  if (doors.some(each => !isShut(each))) return;
  const { moved, fought } = unit.turn;
  const why =
    doors.length === 0
      ? 'there is no door'
      : moved > 0
        ? 'the unit has moved'
        : fought || unit.shotOn === state.turn
          ? 'the unit has fired or fought'
          : 'too few stands';
  const because = reasonFor('cady/musket/building/break-door', why, 'no work is done on the door');
  tellThat({ unit, task: 'break', on, because }, context);
}

/** Tells the side of a unit what it has not done, and why. */
export function tellThat({ unit, because, ...undone }: UndoneHere, { tell }: Pick<MusketContext, 'tell'>): void {
  tell({ kind: 'undone', unit: unit.id, ...undone, because: [because] }, [unit.side]);
}

interface UndoneHere {
  readonly unit: Unit;
  readonly task: Undone;
  readonly on?: string;
  readonly because: Reason;
}
