import {
  type JointMoved,
  type March,
  type Moved,
  type MoveStop,
  moveTogether,
  onRoadOf,
  type Point,
} from '../../../../../table/index.js';
import { reasonsOfGround, stopOf } from '../../moving/march-reasons.js';
import { type Field, fieldOf } from '../field.js';
import { tableOf } from '../ground.js';
import type { Period, TurnContext } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldState, FieldUnit, PathPoint, UnitId } from '../state.js';
import { inContact, inPlay, troopOf, unitOf } from '../units.js';
import { isHidden, playsHidden, witnessesOf } from '../unseen/markers.js';
import { revealAfterMoves } from '../unseen/revealing.js';
import { caughtTurning } from './approach.js';
import { breakOffs } from './break-off.js';
import { resolveCharges } from './charges.js';
import { settleContacts } from './contacts.js';
import { settleForcedMoves } from './forced.js';
import { faceInGoodOrder } from './good-order.js';
import { goesBack, whoMayHold } from './held-up.js';
import { forcedMarch, haltedMarch, type Marching, orderedMarch } from './marching.js';
import { callOff, findPassages, type Passages, passEachOther } from './pass-through.js';
import { settleSquare } from './square.js';

/**
 * Both sides move at the same time, in thirds and finer: units carry out their orders, or the reaction that stands in
 * their place, as far as allowance, ground, friends and enemies let them. With the three-dice test, units in melee that are
 * ordered out of it test first; then every charge that would meet somebody is tested, and the move is run anew for whoever
 * stays behind or takes to its heels. Says how everybody went.
 *
 * @clause cady/common/sequence/step-4-move
 * @clause cady/common/orders/simultaneous-adjustment
 * @clause cady/common/orders/intent-only
 * @clause cady/common/orders/attempt-as-ordered
 * @clause cady/common/thirds/conflict-procedure
 * @clause cady/common/thirds/faster-arrives-first
 * @clause cady/common/sequence/conflict-by-parts
 * @clause cady/common/morale/result-binds-next-turn
 * @clause cady/common/unit/moves-as-unit
 */
export function moveAll<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  context: TurnContext<Rules>,
  period: Period<Unit, Rules>,
): JointMoved {
  const { scenario, rules } = context;
  releaseContacts(state);
  const hidden = playsHidden(scenario, rules);
  const table = tableOf(scenario, state.breaches);
  const field = fieldOf(state, period.moving.ground?.(table, state) ?? table, rules);
  const goes = breakOffs(state, context, period);
  const outside = inPlay(state).filter(({ house }) => house === undefined);
  const marching = new Map(outside.map(unit => [unit.id, marchOf(unit, goes, field, period)]));
  for (const unit of inPlay(state)) if (unit.house !== undefined) unit.turn.path = [{ ...unit.at, time: 0 }];
  const passages = findPassages(marching, field, period);
  const joint = resolveCharges(marching, field, context, period, moved);
  const carried = joint.units.flatMap(moved => {
    const one = marching.get(moved.id);
    return one === undefined ? [] : [{ one, moved, from: carryOut(one, moved, state, context) }];
  });
  faceInGoodOrder(joint, marching, field);
  for (const each of carried) tellMoved(each, state, hidden, context);
  if (hidden) revealAfterMoves(state, joint, context, period);
  settleContacts(state, joint, marching, context);
  settleForcedMoves(state, joint, context, period);
  return joint;

  function moved(): JointMoved {
    return movedTogether(marching, passages, rules);
  }
}

/** How everybody goes who marches at the same time, with those passages through friends that come to an end. */
export function movedTogether<Unit extends FieldUnit, Rules extends TurnRules>(
  marching: Map<UnitId, Marching<Unit>>,
  passages: Passages<Unit>,
  rules: Rules,
): JointMoved {
  for (;;) {
    const all = moveTogether({
      movers: [...marching.values()].map(({ unit, march, sidles, turnsAway }) => ({
        id: unit.id,
        side: unit.side,
        march,
        ...(sidles === undefined ? {} : { sidles }),
        ...(turnsAway === undefined ? {} : { turnsAway }),
      })),
      contact: rules.table.meleeRange,
      crowding: rules.table.crowding,
      mayPass: (a, b) => passEachOther(passages, a, b),
      formsClear: rules.readings.formingNearTheEnemy,
      goesFirst: rules.readings.followedFromContact,
      facesAbout: true,
      steps: rules.table.thirds.whole,
    });
    if (!callOff(passages, marching, all, rules)) return all;
  }
}

/** Contacts end when one of the two must leave; the other is free to move. */
function releaseContacts(state: FieldState): void {
  state.contacts = state.contacts.filter(
    ({ a, b }) => unitOf(state, a).mustDo === null && unitOf(state, b).mustDo === null,
  );
}

function marchOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  goes: ReadonlySet<UnitId>,
  field: Field<Unit, Rules>,
  period: Period<Unit, Rules>,
): Marching<Unit> {
  const { state, rules } = field;
  if (unit.mustDo !== null) return forcedMarch(unit, unit.mustDo, field, period);
  if (inContact(unit, state.contacts) && !goes.has(unit.id)) return haltedMarch(unit, rules);
  const ordered = orderedMarch(unit, field, period);
  // Whoever breaks off goes as he stands where the enemy leaves him no room to turn.
  return goes.has(unit.id) ? { ...ordered, turnsAway: true } : ordered;
}

/** Puts a unit where its move has led it; says where it stood before. */
function carryOut<Unit extends FieldUnit, Rules extends TurnRules>(
  one: Marching<Unit>,
  moved: Moved,
  state: FieldState<Unit>,
  { rules }: TurnContext<Rules>,
): Point {
  const { unit } = one;
  const from = { x: unit.at.x, y: unit.at.y };
  unit.turn.path = moved.course
    .map(({ time, placed: { at, facing } }) => ({ x: at.x, y: at.y, time, facing }))
    .filter(distinct);
  const { move } = troopOf(unit, rules);
  unit.turn.moved = move === 0 ? 0 : moved.spent / move;
  unit.turn.spare = one.march.allowance - moved.spent;
  unit.turn.charging = one.charging && moved.moved > 0;
  if (unit.turn.charging) unit.chargedOn = state.turn;
  unit.at = { x: moved.final.at.x, y: moved.final.at.y };
  unit.facing = moved.final.facing;
  unit.files = moved.final.files;
  unit.gap = moved.final.gap ?? 0;
  settleSquare(one, moved);
  return from;
}

/** Tells how a unit moved: to everybody, or to its own side alone if a marker hides it. */
function tellMoved<Unit extends FieldUnit, Rules extends TurnRules>(
  { one, moved, from }: { readonly one: Marching<Unit>; readonly moved: Moved; readonly from: Point },
  state: FieldState<Unit>,
  /** Orders stay secret where units can hide. */
  secret: boolean,
  { rules, tell }: TurnContext<Rules>,
): void {
  const { unit } = one;
  if (moved.moved === 0 && unit.mustDo === 'rout') return;
  const faced = unit.facing !== one.march.start.facing;
  const still = moved.moved === 0 && unit.mustDo === null && !faced;
  if (still && one.march.surcharges.length === 0 && moved.stoppedBy === undefined) return;
  const inTheWay = hiddenStop(unit, moved.stoppedBy, state) ?? bothGoBack(unit, moved.stoppedBy, state);
  const stopped = inTheWay ?? stopOf(moved.stoppedBy, rules);
  const turningTo = unit.mustDo === null ? caughtTurning(one.march, moved) : undefined;
  tell(
    {
      kind: 'moved',
      unit: unit.id,
      order: secret ? '' : unit.order,
      from,
      to: { x: unit.at.x, y: unit.at.y },
      facing: unit.facing,
      distance: moved.moved,
      way: unit.turn.path.map(({ x, y }) => ({ x, y })),
      charging: unit.turn.charging,
      forced: unit.mustDo,
      ...(unit.mustDo === 'rout' && !mayBeHeld(unit, moved, state, rules) ? { leaves: true as const } : {}),
      ...(unit.turn.fleesFrom === null ? {} : { flees: true as const }),
      ...(turningTo === undefined ? {} : { turningTo }),
      because: [...one.because, ...reasonsOfGround(roadGone(one, moved), moved.spent, rules, one.charging)],
      ...(stopped === undefined ? {} : { stopped }),
    },
    witnessesOf(unit),
  );
}

/** Whether a friend in its way may keep a unit that routs on the table. */
function mayBeHeld(unit: FieldUnit, moved: Moved, { units }: FieldState, rules: TurnRules): boolean {
  return whoMayHold(unit, moved, id => goesBack(units[id]), rules) !== undefined;
}

/** The march as far as it went: nobody gains by road that he never reached, nor by any on a way that is not his own choice. */
function roadGone({ unit, march, order }: Marching, { moved }: Moved): March {
  const gains = unit.mustDo === null && order !== null;
  return { ...march, onRoad: gains ? onRoadOf(march, moved) : 0 };
}

/** What stopped a unit that everybody sees, where it is somebody whom not everybody sees. */
function hiddenStop(unit: FieldUnit, stop: MoveStop | undefined, { units }: FieldState): string | undefined {
  // Enemies that are met come to light by it, right after.
  if (stop?.kind === 'contact')
    return stop.ids.some(id => units[id]?.marker !== null) ? 'the enemy is in the way' : undefined;
  if (stop?.kind !== 'friend' && stop?.kind !== 'enemy' && stop?.kind !== 'follows') return undefined;
  const other = units[stop.id];
  return other !== undefined && isHidden(other) && !(isHidden(unit) && other.side === unit.side)
    ? 'the way is barred'
    : undefined;
}

/** What stopped a unit that goes back, where it is an enemy who goes back as well: neither has met the other. */
function bothGoBack(unit: FieldUnit, stop: MoveStop | undefined, { units }: FieldState): string | undefined {
  if (unit.mustDo === null || stop?.kind !== 'contact') return undefined;
  return stop.ids.every(id => goesBack(units[id])) ? `${stop.ids[0]} is in the way` : undefined;
}

function distinct(point: PathPoint, i: number, all: readonly PathPoint[]): boolean {
  const before = all[i - 1];
  return before === undefined || before.x !== point.x || before.y !== point.y || before.facing !== point.facing;
}
