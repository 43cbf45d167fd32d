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
import { mayMan, rateOfFire } from '../artillery-crew.js';
import type { MusketRules } from '../rules.js';
import type { Gun, MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inContact, inPlay, placedOf, troopOf } from '../units.js';
import { musketWords } from '../words.js';
import { fieldOf } from './field.js';

/**
 * Guns that stand on the table without anybody to serve them, because their crew has fallen or run: not knocked out, and not spiked.
 *
 * Source: Musket Period Rules > If a cannon is left unattended.
 *
 * @clause cady/musket/artillery/unattended/re-man
 */
export function unattended(state: Pick<MusketState, 'units'>, { artillery }: MusketRules): Unit[] {
  if (!artillery.unattended.stays) return [];
  return Object.values(state.units).filter(
    unit => unit.gun?.standing === true && isLeft(unit) && mayMan({ crew: crewAt(unit), spiked: unit.gun.spiked }),
  );
}

/** Whether a gun is still where its crew has left it or fallen: a boat whose men run is gone with its gun. */
function isLeft({ gone, aboard }: Unit): boolean {
  return gone === 'destroyed' || (gone === 'routed' && aboard === undefined);
}

/** Guns whose crews have run stay where these left them. */
export function leaveGunsBehind(state: MusketState, { artillery }: MusketRules): void {
  if (!artillery.unattended.stays) return;
  for (const unit of Object.values(state.units)) {
    const [stood] = unit.turn.path;
    if (unit.gun === null || unit.gone !== 'routed' || stood === undefined) continue;
    unit.at = { x: stood.x, y: stood.y };
    unit.facing = unit.turn.facing;
  }
}

/** Men at a gun: whoever runs does so by himself, and leaves it behind. */
function crewAt({ gone, figures }: Unit): number {
  return gone === 'routed' ? 0 : figures;
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
    ? fault(`"${id}" is no other gun of yours`, 'name one that is short of men, or MAN one that has none')
    : [];
}

const staysWithIt = {
  problem: 'gunners stay with their gun (cady/ruling/detach-who)',
  mend: 'leave the other to others',
} as const;

/** Why a unit may not man another gun; nothing: it may. Gunners may where they may leave their gun, others as it is ruled. */
function mannersFaults(unit: Unit, rules: MusketRules): readonly OrderFault[] {
  const clause = 'cady/musket/artillery/unattended/re-man';
  if (unit.gun === null) return remanningFaults(unit, clause, rules);
  return rules.detaching.who.gunners ? [] : [{ clause, ...staysWithIt }];
}

function manGunFaults(unit: Unit, id: string, state: MusketState, rules: MusketRules): readonly OrderFault[] {
  const clause = 'cady/musket/artillery/unattended/re-man';
  const alone = unattended(state, rules).some(gun => gun.id === id);
  const mend = 'name one that has lost its crew';
  return [
    ...(alone ? [] : [{ clause, problem: `"${id}" is no gun that stands alone`, mend } as const]),
    ...mannersFaults(unit, rules),
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
  gun.gun = { ...gun.gun, ...comingTo(gun, unit, men), untrained: withNovices(gun, unit, men, rules) };
  sendAway(unit, men);
  fillUp(gun, men);
  const because = [
    reasonFor('cady/musket/artillery/crew/detach-join', `leave ${unit.id}`, `${unit.figures} stay with it`),
  ];
  tell({ kind: 'crew-replaced', unit: gun.id, men, because }, witnessesOf(gun, unit));
}

/** The men at a gun who are of other units, when some of one come to it. */
function comingTo({ gun }: Unit, { id }: Unit, men: number): Pick<Gun, 'from'> {
  return { from: { ...gun?.from, [id]: (gun?.from?.[id] ?? 0) + men } };
}

/** Whether a gun is served as by men who are no gunners once others join its crew: unless the gunners among them would be enough by themselves. */
function withNovices(gun: Unit, unit: Unit, men: number, rules: MusketRules): boolean {
  const type = troopOf(gun, rules).gun;
  const gunners = (gun.gun?.untrained === true ? 0 : gun.figures) + (isTrained(unit) ? men : 0);
  if (type === undefined || gunners === gun.figures + men) return false;
  return rateOfFire({ gun: type, crew: gunners }, rules).rate !== 'full';
}

function isTrained({ gun }: Unit): boolean {
  return gun !== null && gun.untrained !== true;
}

/** Whether the men of a unit come to a gun without crew: gunners from as far as they move, as to any other gun; others have to stand at it. */
export function reachesGun(unit: Unit, gun: Unit, rules: MusketRules): boolean {
  if (unit.gun === null) return standsAtGun(unit, gun, rules);
  return distanceBetweenQuads(quadOf(placedOf(unit, rules)), placeOfGun(gun, rules)) <= troopOf(unit, rules).move;
}

function placeOfGun(gun: Unit, rules: MusketRules) {
  return quadOf({ ...placedOf(gun, rules), figures: troopOf(gun, rules).stand.figures });
}

/** Whether a unit stands at a gun without crew, or on its place. */
function standsAtGun(unit: Unit, gun: Unit, rules: MusketRules): boolean {
  return distanceBetweenQuads(quadOf(placedOf(unit, rules)), placeOfGun(gun, rules)) <= rules.table.meleeRange;
}

function manGun(unit: Unit, id: string, state: MusketState, context: MusketContext): void {
  const { rules, tell } = context;
  const gun = unattended(state, rules).find(each => each.id === id);
  if (gun?.gun == null || !reachesGun(unit, gun, rules)) return;
  const { crew = 0 } = troopOf(gun, rules);
  const leaves = unit.gun === null ? troopOf(unit, rules).stand.figures : 0;
  const men = menForGun(unit, crew, leaves);
  if (men <= 0 || mannersFaults(unit, rules).length > 0) return;
  const place = placeForGun(gun, men, unit, state, context);
  if (place === undefined) return;
  sendAway(unit, men);
  // A party that has gone to the gun as a whole is of the unit that it left again.
  const of = unit.figures === 0 ? (unit.detachedFrom ?? unit.id) : unit.id;
  partyIsGone(unit, state);
  const { facing, at } = place;
  state.units[id] = {
    ...gun,
    side: unit.side,
    musteredBy: gun.musteredBy ?? gun.side,
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
    gun: {
      ...gun.gun,
      spareCrew: 0,
      untrained: !isTrained(unit),
      mannedBy: of,
      from: { [of]: men },
    },
  };
  const because = [
    isTrained(unit)
      ? reasonFor('cady/musket/artillery/unattended/re-man', 'they are gunners', 'it fires as before')
      : reasonFor(
          'cady/musket/artillery/unattended/untrained-half',
          'they are no gunners',
          'it fires every other turn',
        ),
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
  // Gunners come on foot, and leave what they served where it is.
  const beside =
    rules.readings.mannedGunPlace && unit.gun === null
      ? placesBeside(stays.figures === 0 ? unit : stays, gun, rules)
      : [];
  const clear = beside.map(place => ({ at: place, facing: unit.facing }));
  const but = stays.figures === 0 && unit.gun === null ? [unit.id] : [];
  return [{ at, facing }, ...clear].find(place =>
    hasRoom({ ...placedOf(gun, rules), ...place, figures: men }, field, but),
  );
}
