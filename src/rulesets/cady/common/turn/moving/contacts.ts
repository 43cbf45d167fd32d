import { type Reason, reasonFor } from '../../../../../rulebook/index.js';
import {
  type Box,
  distanceBetweenQuads,
  type JointMoved,
  type Moved,
  quadOf,
  type Table,
} from '../../../../../table/index.js';
import { levelsUpTo } from '../../engagement/measured.js';
import type { SquaredUp } from '../events.js';
import { fieldOf } from '../field.js';
import { tableOf } from '../ground.js';
import type { TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { Contact, FieldState, FieldUnit, UnitId } from '../state.js';
import { inContact, placedOf, unitOf } from '../units.js';
import { approachTo, comesUpon } from './approach.js';
import { goesBack, whoMayHold } from './held-up.js';
import type { Marching } from './marching.js';
import { edgeMet, squareUp } from './square-up.js';
import { walledOff } from './walled-off.js';

/**
 * Notes who is within melee range after the movement: contacts of earlier turns that still hold, and new ones with the
 * edges touched, who closed in, over how long a straight run and how far uphill. A charge that met nobody is spent; one that met
 * somebody else, or was met itself, has led to melee.
 *
 * @clause cady/common/charge/how-melee-arises
 * @clause cady/common/charge/may-miss-target
 * @clause cady/common/charge/unsuccessful
 * @clause cady/common/definition/melee-range
 */
export function settleContacts<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  joint: JointMoved,
  marching: ReadonlyMap<UnitId, Marching<Unit>>,
  { rules, scenario, turn, tell }: TurnContext<Rules>,
): void {
  const table = tableOf(scenario, state.breaches);
  const moved = new Map(joint.units.map(unit => [unit.id, unit]));
  const kept = state.contacts.filter(contact => stillTouching(contact, state, rules));
  const { standing } = fieldOf(state, table, rules);
  // Those that square up stand elsewhere from then on.
  const closedIn: Unit[] = [];
  const unitsIn = (part: Box) => [...standing.near(part).map(({ unit }) => unit), ...closedIn];
  const meetings = joint.contacts.filter(met => {
    const [a, b] = [unitOf(state, met.a), unitOf(state, met.b)];
    if (a.mustDo !== null && b.mustDo !== null) return false;
    if (leavesNow(a, b, moved.get(met.a), state, rules) || leavesNow(b, a, moved.get(met.b), state, rules))
      return false;
    return !walledOff(table, quadOf(placedOf(a, rules)), quadOf(placedOf(b, rules)), rules.table.meleeRange);
  });
  const metBy = ({ id }: Unit) =>
    meetings.flatMap(({ a, b }) => (a === id ? [unitOf(state, b)] : b === id ? [unitOf(state, a)] : []));
  for (const met of meetings) {
    const a = unitOf(state, met.a);
    const b = unitOf(state, met.b);
    // A contact that began with a break-through may name the two the other way round.
    if (kept.some(each => [each.a, each.b].includes(met.a) && [each.a, each.b].includes(met.b))) continue;
    const closing = (unit: Unit, enemy: Unit) => closesIn(unit, enemy, moved.get(unit.id), met, rules);
    const attackers = [...(closing(a, b) ? [a.id] : []), ...(closing(b, a) ? [b.id] : [])];
    const { run, up, because } = cameOnTo([a, b], attackers, { moved, marching, table, rules });
    const edgeOf = (unit: Unit, by: Unit) => edgeMet(unit, by, attackers.includes(unit.id), rules);
    // Of two who close in, the one whose front meets the other squares up.
    const meets = (unit: Unit, by: Unit) => attackers.includes(unit.id) && edgeOf(unit, by) === 'front';
    const [closer, enemy] = meets(a, b) || (attackers.includes(a.id) && !meets(b, a)) ? [a, b] : [b, a];
    const edge = edgeOf(enemy, closer);
    let squares: SquaredUp | undefined;
    if (attackers.length > 0 && !inContact(closer, kept)) {
      squares = squareUp(closer, { enemy, edge, others: metBy(closer) }, unitsIn, table, rules);
      closedIn.push(closer);
    }
    // Who has squared up fights to its front, with whatever it came up.
    const [edgeOfA, edgeOfB] = closer === a ? [edgeOf(a, b), edge] : [edge, edgeOf(b, a)];
    const uphill = Object.keys(up).length > 0 ? { up } : {};
    kept.push({ a: met.a, b: met.b, edgeOfA, edgeOfB, since: turn, attackers, run, ...uphill });
    const told = { ...(squares === undefined ? {} : { squares }), because };
    tell({ kind: 'contact', a: met.a, b: met.b, edgeOfA, edgeOfB, third: met.step, ...told });
  }
  state.contacts = kept;
  for (const unit of Object.values(state.units)) {
    if (unit.chargedOn !== turn || unit.gone !== null) continue;
    if (!inContact(unit, kept)) unit.spentChargeOn = turn;
  }
}

/** What is known of a move once it is over. */
interface MovesDone<Unit extends FieldUnit> {
  readonly moved: ReadonlyMap<UnitId, Moved>;
  readonly marching: ReadonlyMap<UnitId, Marching<Unit>>;
  readonly table: Table;
  readonly rules: TurnRules;
}

/** How those of two who attack came on at each other: over how long a straight run, how far uphill, and why a charge of theirs is none. */
function cameOnTo<Unit extends FieldUnit>(
  both: readonly [Unit, Unit],
  attackers: readonly UnitId[],
  { moved, marching, table, rules }: MovesDone<Unit>,
): { readonly run: Record<UnitId, number>; readonly up: Record<UnitId, number>; readonly because: readonly Reason[] } {
  const run: Record<UnitId, number> = {};
  const up: Record<UnitId, number> = {};
  const because: Reason[] = both.flatMap(({ id }) =>
    marching.get(id)?.charging === true && moved.get(id)?.moved === 0 ? [noWayToCharge(id)] : [],
  );
  const [a, b] = both;
  for (const [unit, enemy] of [[a, b] as const, [b, a] as const]) {
    const { id } = unit;
    if (!attackers.includes(id)) continue;
    const approach = cameOn(unit, moved.get(id), marching.get(id), rules);
    run[id] = approach.run;
    because.push(...approach.because);
    const climbed = climbedTo(enemy, unit, table, rules);
    if (climbed > 0) up[id] = climbed;
  }
  return { run, up, because };
}

/** Why the charge that somebody was ordered is none: the enemy was upon him before his first step. */
function noWayToCharge(id: UnitId): Reason {
  return reasonFor(
    'cady/common/charge/how-melee-arises',
    `${id} has the enemy at grips before its first step`,
    'no charge',
  );
}

/** Whether a unit runs off the table this turn, with no friend in its way to hold it: it meets nobody but who charges it. */
function leavesNow(
  unit: FieldUnit,
  { turn }: FieldUnit,
  moved: Moved | undefined,
  { units }: FieldState,
  rules: TurnRules,
): boolean {
  if (unit.mustDo !== 'rout' || turn.charging) return false;
  return whoMayHold(unit, moved, id => goesBack(units[id]), rules) === undefined;
}

/** Hill levels that a unit has come up this turn to an enemy, by where it set out. */
function climbedTo(enemy: FieldUnit, { at, turn }: FieldUnit, table: Table, rules: TurnRules): number {
  return levelsUpTo(table, placedOf(enemy, rules), turn.path[0] ?? at);
}

/** Whether a unit closes in with an enemy: neither on its way back, nor met by him. */
function closesIn(
  unit: FieldUnit,
  enemy: FieldUnit,
  moved: Moved | undefined,
  met: { readonly time: number },
  rules: TurnRules,
): boolean {
  if (moved === undefined || unit.turn.moved === 0 || unit.fleeing || unit.mustDo !== null) return false;
  return comesUpon(moved, placedOf(enemy, rules), met);
}

/** Whether a melee of earlier turns goes on: a body that closed up over its losses is still at grips where it stands. */
function stillTouching(contact: Contact, state: FieldState, rules: TurnRules): boolean {
  const quad = (unit: FieldUnit) => quadOf(placedOf(unit, rules));
  const [a, b] = [unitOf(state, contact.a), unitOf(state, contact.b)];
  if (a.gone !== null || b.gone !== null) return false;
  const stood = a.turn.moved === 0 && b.turn.moved === 0;
  const throughWalls = contact.storms !== undefined || contact.through !== undefined;
  return stood || throughWalls || distanceBetweenQuads(quad(a), quad(b)) <= rules.table.meleeRange;
}

/** How straight an attacker came on; a charge that bent or changed formation at its end stops being one. */
function cameOn(
  unit: FieldUnit,
  moved: Moved | undefined,
  marching: Marching | undefined,
  rules: TurnRules,
): ReturnType<typeof approachTo> {
  if (moved === undefined || marching === undefined) return { run: 0, because: [] };
  const approach = approachTo({ ...marching, charging: unit.turn.charging }, moved, rules);
  if (approach.because.length > 0) unit.turn.charging = false;
  return approach;
}
