import {
  bearingTo,
  distance,
  distanceBetweenQuads,
  type JointMoved,
  type Moved,
  quadOf,
  turnBetween,
} from '../../../../table/index.js';
import { tableOf } from '../muster.js';
import type { MusketRules } from '../rules.js';
import type { Contact, MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { placedOf, unitOf } from '../units.js';
import type { Marching } from './movement.js';
import { edgeMet, squareUp } from './square-up.js';

/**
 * Notes who is within melee range after the movement: contacts of earlier turns that still hold, and new ones with the
 * edges touched, who closed in, and over how long a straight run. A charge that met nobody is spent.
 *
 * @clause cady/common/charge/how-melee-arises
 * @clause cady/common/charge/may-miss-target
 * @clause cady/common/charge/unsuccessful
 * @clause cady/common/definition/melee-range
 */
export function settleContacts(
  state: MusketState,
  joint: JointMoved,
  marching: ReadonlyMap<string, Marching>,
  context: MusketContext,
): void {
  const { rules, scenario, turn, tell } = context;
  const moved = new Map(joint.units.map(unit => [unit.id, unit]));
  const kept = state.contacts.filter(contact => stillTouching(contact, state, rules));
  for (const met of joint.contacts) {
    const a = unitOf(state, met.a);
    const b = unitOf(state, met.b);
    if (kept.some(contact => contact.a === met.a && contact.b === met.b)) continue;
    if (leaving(marching.get(met.a)) && leaving(marching.get(met.b))) continue;
    const attackers = [a, b]
      .filter(unit => unit.turn.moved > 0 && !unit.fleeing && unit.mustDo === null)
      .map(unit => unit.id);
    const run = Object.fromEntries(attackers.map(id => [id, straightRun(moved.get(id))]));
    const edgeOfA = edgeMet(a, b, attackers.includes(a.id), rules);
    const edgeOfB = edgeMet(b, a, attackers.includes(b.id), rules);
    const [closer, other] = attackers.includes(a.id) ? [a, b] : [b, a];
    if (attackers.length > 0 && !inContact(closer, kept)) squareUp(closer, other, state, tableOf(scenario), rules);
    kept.push({ a: met.a, b: met.b, edgeOfA, edgeOfB, since: turn, attackers, run });
    tell({ kind: 'contact', a: met.a, b: met.b, edgeOfA, edgeOfB, third: met.third });
  }
  state.contacts = kept;
  for (const unit of Object.values(state.units)) {
    if (!unit.turn.charging || unit.gone !== null) continue;
    if (!kept.some(contact => contact.attackers.includes(unit.id))) unit.spentChargeOn = turn;
  }
}

function leaving(one: Marching | undefined): boolean {
  return one !== undefined && one.unit.mustDo !== null;
}

function inContact(unit: Unit, contacts: readonly Contact[]): boolean {
  return contacts.some(({ a, b }) => a === unit.id || b === unit.id);
}

function stillTouching(contact: Contact, state: MusketState, rules: MusketRules): boolean {
  const quad = (unit: Unit) => quadOf(placedOf(unit, rules));
  const [a, b] = [unitOf(state, contact.a), unitOf(state, contact.b)];
  return a.gone === null && b.gone === null && distanceBetweenQuads(quad(a), quad(b)) <= rules.table.meleeRange;
}

/** The length of the last stretch of a move that deviates no more than 45 degrees from its final direction, cm. */
function straightRun(moved: Moved | undefined): number {
  const points = moved?.course.map(({ placed }) => placed.at) ?? [];
  let run = 0;
  let heading: number | undefined;
  for (let i = points.length - 1; i > 0; i--) {
    const [from, to] = [points[i - 1], points[i]];
    if (from === undefined || to === undefined) break;
    const length = distance(from, to);
    if (length === 0) continue;
    const bearing = bearingTo(from, to);
    heading ??= bearing;
    if (turnBetween(bearing, heading) > 45) break;
    run += length;
  }
  return run;
}
