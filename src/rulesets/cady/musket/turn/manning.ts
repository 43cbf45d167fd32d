import { reasonFor } from '../../../../rulebook/index.js';
import { distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import { type Order, standingOrder } from '../../common/orders.js';
import { tableOf } from '../../common/turn/ground.js';
import { fillUp, sendAway } from '../../common/turn/losses.js';
import { hasRoom } from '../../common/turn/moving/room.js';
import type { OrderFault } from '../../common/turn/period.js';
import { placesBeside } from '../../common/turn/regrouping/detaching.js';
import { menForGun, partyIsGone, remanningFaults } from '../../common/turn/regrouping/remanning.js';
import { freshTurn } from '../../common/turn/state.js';
import { witnessesOf } from '../../common/turn/unseen/markers.js';
import { mayMan } from '../artillery-crew.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inContact, inPlay, placedOf, troopOf } from '../units.js';
import { musketWords } from '../words.js';
import { fieldOf } from './field.js';

/**
 * Guns that stand on the table without anybody to serve them: not knocked out, and not spiked.
 *
 * Source: Musket Period Rules > If a cannon is left unattended.
 *
 * @clause cady/musket/artillery/unattended/re-man
 */
export function unattended(state: Pick<MusketState, 'units'>, { artillery }: MusketRules): Unit[] {
  if (!artillery.unattended.stays) return [];
  return Object.values(state.units).filter(
    ({ gone, gun, figures }) =>
      gone === 'destroyed' && gun?.standing === true && mayMan({ crew: figures, spiked: gun.spiked }),
  );
}

/**
 * Faults of orders to join another gun (`JOIN`) and to man one that stands alone (`MAN`).
 *
 * @clause cady/musket/artillery/crew/detach-join
 * @clause cady/musket/artillery/unattended/re-man
 */
export function manningFaults(unit: Unit, order: Order, state: MusketState, rules: MusketRules): readonly OrderFault[] {
  const joins = taskOf(order, 'join');
  const mans = taskOf(order, 'man');
  return [
    ...(joins === undefined ? [] : joinGunFaults(unit, state.units[joins], joins, rules)),
    ...(mans === undefined ? [] : manGunFaults(unit, mans, state, rules)),
  ];
}

function joinGunFaults(unit: Unit, gun: Unit | undefined, id: string, rules: MusketRules): readonly OrderFault[] {
  const fault = (problem: string, mend: string): OrderFault[] => [
    { clause: 'cady/musket/artillery/crew/detach-join', problem, mend },
  ];
  const own = gun?.side === unit.side ? gun : undefined;
  if (unit.gun === null) {
    // Whether anybody else joins others is judged for all kinds of units alike.
    return own?.gun == null ? [] : fault('only gunners join a gun', 'leave out JOIN');
  }
  if (!rules.detaching.who.gunners) {
    return fault('gunners stay with their gun (cady/ruling/detach-who)', 'leave out JOIN');
  }
  return own?.gun == null || own.gone !== null || own.id === unit.id
    ? fault(`"${id}" is no other gun of yours`, 'name one that is short of men')
    : [];
}

function manGunFaults(unit: Unit, id: string, state: MusketState, rules: MusketRules): readonly OrderFault[] {
  const clause = 'cady/musket/artillery/unattended/re-man';
  const alone = unattended(state, rules).some(gun => gun.id === id);
  const mend = 'name one that has lost its crew';
  return [
    ...(alone ? [] : [{ clause, problem: `"${id}" is no gun that stands alone`, mend } as const]),
    ...remanningFaults(unit, clause, rules),
  ];
}

function taskOf(order: Order, task: 'join' | 'man'): string | undefined {
  return order.tasks?.find(each => each.task === task)?.on;
}

/**
 * Before anybody moves, gunners who are ordered to go over to another gun that is short of men, within a move of theirs, as many as it
 * lacks; and men who stand at a gun without crew take it over, whosever it was.
 *
 * Source: Musket Period Rules > Detached; If a cannon is left unattended.
 *
 * @clause cady/musket/artillery/crew/detach-join
 * @clause cady/musket/artillery/unattended/re-man
 * @clause cady/musket/artillery/unattended/untrained-half
 */
export function manGuns(state: MusketState, context: MusketContext): void {
  for (const unit of inPlay(state)) {
    if (unit.mustDo !== null || unit.fleeing || inContact(unit, state.contacts)) continue;
    const order = standingOrder(unit, musketWords);
    const joins = taskOf(order, 'join');
    if (joins !== undefined) joinGun(unit, joins, state, context);
    const mans = taskOf(order, 'man');
    if (mans !== undefined) manGun(unit, mans, state, context);
  }
}

function joinGun(unit: Unit, id: string, state: MusketState, { rules, tell }: MusketContext): void {
  const gun = state.units[id];
  if (gun === undefined || gun.side !== unit.side || gun.gun === null || gun.gone !== null || unit.gun === null) return;
  const away = distanceBetweenQuads(quadOf(placedOf(unit, rules)), quadOf(placedOf(gun, rules)));
  const men = Math.min(unit.figures, (troopOf(gun, rules).crew ?? 0) - gun.figures);
  if (!rules.detaching.who.gunners || men <= 0 || away > troopOf(unit, rules).move || inContact(gun, state.contacts))
    return;
  sendAway(unit, men);
  fillUp(gun, men);
  const because = [
    reasonFor('cady/musket/artillery/crew/detach-join', `leave ${unit.id}`, `${unit.figures} stay with it`),
  ];
  tell({ kind: 'crew-replaced', unit: gun.id, men, because }, witnessesOf(gun, unit));
}

/** Whether a unit stands at a gun without crew, or on its place. */
export function standsAtGun(unit: Unit, gun: Unit, rules: MusketRules): boolean {
  const ground = quadOf({ ...placedOf(gun, rules), figures: troopOf(gun, rules).stand.figures });
  return distanceBetweenQuads(quadOf(placedOf(unit, rules)), ground) <= rules.table.meleeRange;
}

function manGun(unit: Unit, id: string, state: MusketState, context: MusketContext): void {
  const { rules, tell } = context;
  const gun = unattended(state, rules).find(each => each.id === id);
  if (gun?.gun == null || !standsAtGun(unit, gun, rules)) return;
  const { crew = 0 } = troopOf(gun, rules);
  const men = menForGun(unit, crew, troopOf(unit, rules).stand.figures);
  if (
    men <= 0 ||
    unit.gun !== null ||
    remanningFaults(unit, 'cady/musket/artillery/unattended/re-man', rules).length > 0
  )
    return;
  const place = placeForGun(gun, men, unit, state, context);
  if (place === undefined) return;
  sendAway(unit, men);
  partyIsGone(unit, state);
  const { facing, at } = place;
  state.units[id] = {
    ...gun,
    side: unit.side,
    gone: null,
    figures: men,
    at: { ...at },
    facing,
    order: 'H',
    brigade: null,
    general: false,
    fatigue: 0,
    fleeing: false,
    turn: freshTurn({ figures: men, facing }),
    gun: { ...gun.gun, spareCrew: 0, untrained: true },
  };
  const because = [
    reasonFor('cady/musket/artillery/unattended/untrained-half', 'they are no gunners', 'it fires every other turn'),
  ];
  tell({ kind: 'crew-replaced', unit: id, men, from: unit.id, because }, witnessesOf(unit));
}

/**
 * Where a gun stands once men of a unit serve it: where it stood, or, where somebody stands on its place, rolled clear behind or beside
 * those who take it over, facing as they do (`cady/ruling/manned-gun-place`). `undefined`: there is no room for it.
 */
function placeForGun(
  gun: Unit,
  men: number,
  unit: Unit,
  state: MusketState,
  { rules, scenario }: MusketContext,
): Pick<Unit, 'at' | 'facing'> | undefined {
  const stays = { ...unit, figures: unit.figures - men };
  const field = fieldOf(
    { ...state, units: { ...state.units, [unit.id]: stays } },
    tableOf(scenario, state.breaches),
    rules,
  );
  const { at, facing } = gun;
  const beside = rules.readings.mannedGunPlace ? placesBeside(stays.figures === 0 ? unit : stays, gun, rules) : [];
  const clear = beside.map(place => ({ at: place, facing: unit.facing }));
  const but = stays.figures === 0 ? [unit.id] : [];
  return [{ at, facing }, ...clear].find(place =>
    hasRoom({ ...placedOf(gun, rules), ...place, figures: men }, field, but),
  );
}
