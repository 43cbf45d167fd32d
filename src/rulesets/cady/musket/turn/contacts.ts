import type { Reason } from '../../../../rulebook/index.js';
import {
  type Box,
  destination,
  distanceBetweenQuads,
  type JointMoved,
  type Moved,
  quadOf,
  toGrid,
} from '../../../../table/index.js';
import { tableOf } from '../../common/turn/ground.js';
import type { MusketRules } from '../rules.js';
import type { Contact, MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { inContact, placedOf, troopOf, unitOf } from '../units.js';
import { approachOf, chargeSpoilt } from './approach.js';
import { fieldOf } from './field.js';
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
  const table = tableOf(scenario, state.breaches);
  const moved = new Map(joint.units.map(unit => [unit.id, unit]));
  const kept = state.contacts.filter(contact => stillTouching(contact, state, rules));
  const { standing } = fieldOf(state, table, rules);
  // Those that square up stand elsewhere from then on.
  const closedIn: Unit[] = [];
  const unitsIn = (part: Box) => [...standing.near(part).map(({ unit }) => unit), ...closedIn];
  for (const met of joint.contacts) {
    const a = unitOf(state, met.a);
    const b = unitOf(state, met.b);
    if (kept.some(contact => contact.a === met.a && contact.b === met.b)) continue;
    if (leaving(marching.get(met.a)) && leaving(marching.get(met.b))) continue;
    const closing = (unit: Unit, enemy: Unit) => closesIn(unit, enemy, moved.get(unit.id), met, rules);
    const attackers = [...(closing(a, b) ? [a.id] : []), ...(closing(b, a) ? [b.id] : [])];
    const run: Record<string, number> = {};
    const because: Reason[] = [];
    for (const id of attackers) {
      const approach = approachTo(unitOf(state, id), moved.get(id), marching.get(id), rules);
      run[id] = approach.run;
      because.push(...approach.because);
    }
    const edgeOfA = edgeMet(a, b, attackers.includes(a.id), rules);
    const edgeOfB = edgeMet(b, a, attackers.includes(b.id), rules);
    const [closer, other] = attackers.includes(a.id) ? [a, b] : [b, a];
    if (attackers.length > 0 && !inContact(closer, kept)) {
      squareUp(closer, other, unitsIn, table, rules);
      closedIn.push(closer);
    }
    kept.push({ a: met.a, b: met.b, edgeOfA, edgeOfB, since: turn, attackers, run });
    tell({ kind: 'contact', a: met.a, b: met.b, edgeOfA, edgeOfB, third: met.third, because });
  }
  state.contacts = kept;
  for (const unit of Object.values(state.units)) {
    if (unit.chargedOn !== turn || unit.gone !== null) continue;
    if (!kept.some(contact => contact.attackers.includes(unit.id))) unit.spentChargeOn = turn;
  }
}

/** Whether a unit came upon an enemy, and not he upon it: it was on its way when they met, and nearer with its last step. */
function closesIn(
  unit: Unit,
  enemy: Unit,
  moved: Moved | undefined,
  met: { readonly time: number },
  rules: MusketRules,
): boolean {
  if (moved === undefined || unit.turn.moved === 0 || unit.fleeing || unit.mustDo !== null) return false;
  const { course, final } = moved;
  const arrival = course.find(({ placed }) => placed.at.x === final.at.x && placed.at.y === final.at.y);
  if (arrival === undefined || arrival.time < met.time) return false;
  const body = quadOf(placedOf(enemy, rules));
  const stepBefore = { ...final, at: destination(final.at, final.facing + 180, lastStep) };
  return toGrid(distanceBetweenQuads(quadOf(stepBefore), body)) > toGrid(distanceBetweenQuads(quadOf(final), body));
}

/** Long enough to tell which way a body went, in cm. */
const lastStep = 0.1;

function leaving(one: Marching | undefined): boolean {
  return one !== undefined && one.unit.mustDo !== null;
}

/** Whether a melee of earlier turns goes on: a body that closed up over its losses is still at grips where it stands. */
function stillTouching(contact: Contact, state: MusketState, rules: MusketRules): boolean {
  const quad = (unit: Unit) => quadOf(placedOf(unit, rules));
  const [a, b] = [unitOf(state, contact.a), unitOf(state, contact.b)];
  if (a.gone !== null || b.gone !== null) return false;
  const stood = a.turn.moved === 0 && b.turn.moved === 0;
  return stood || distanceBetweenQuads(quad(a), quad(b)) <= rules.table.meleeRange;
}

/** How straight an attacker came on; a charge that bent or changed formation at its end stops being one. */
function approachTo(
  unit: Unit,
  moved: Moved | undefined,
  marching: Marching | undefined,
  rules: MusketRules,
): { readonly run: number; readonly because: readonly Reason[] } {
  if (moved === undefined) return { run: 0, because: [] };
  const approach = approachOf(moved, unit.turn.facing, rules);
  const { arm } = troopOf(unit, rules);
  if (!unit.turn.charging || arm === 'artillery') return { run: approach.run, because: [] };
  const reformed = marching?.march.start.files !== moved.final.files;
  const because = chargeSpoilt({ ...approach, arm, reformed }, rules);
  if (because.length > 0) unit.turn.charging = false;
  return { run: approach.run, because };
}
