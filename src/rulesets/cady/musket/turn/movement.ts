import type { Reason } from '../../../../rulebook/index.js';
import {
  type Bearing,
  boxAround,
  distanceBetweenQuads,
  extentOf,
  type March,
  type MarchCosts,
  type Moved,
  moveTogether,
  normalBearing,
  plan,
  quadOf,
  quadsOverlap,
  stand,
  type Table,
  turned,
} from '../../../../table/index.js';
import {
  movementAllowance,
  type Order,
  type OrderedLeg,
  parseOrder,
  reactionMove,
  terrainCosts,
} from '../../common/index.js';
import { tableOf } from '../../common/turn/ground.js';
import { legsOf } from '../../common/turn/legs.js';
import type { MusketRules } from '../rules.js';
import type { ForcedReaction, MusketState, PathPoint, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';
import { inContact, newFiles, placedOf, troopOf, unitOf } from '../units.js';
import { awayFromEnemies, wayOff } from './away.js';
import { settleContacts } from './contacts.js';
import { type Field, fieldOf } from './field.js';
import { settleForcedMoves } from './forced.js';
import { reasonsOfMarch, stopOf } from './march-reasons.js';
import { chargeBefore } from './orders.js';

/** A unit about to move: its march over the ground, and what it was told. */
export interface Marching {
  readonly unit: Unit;
  readonly march: March;
  readonly order: Order | null;
  readonly charging: boolean;
  readonly because: readonly Reason[];
}

/**
 * Both sides move at the same time, in thirds and finer: units carry out their orders, or the reaction that stands in
 * their place, as far as allowance, ground, friends and enemies let them.
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
export const movementPhase: MusketPhase = {
  id: 'movement',
  title: 'Movement',
  clause: 'cady/common/sequence/step-4-move',
  run(state, context) {
    const { scenario, rules } = context;
    const inPlay = Object.values(state.units).filter(unit => unit.gone === null);
    releaseContacts(state);
    const table = tableOf(scenario, state.breaches);
    const field = fieldOf(state, table, rules);
    const marching = inPlay.map(unit => marchOf(unit, field));
    const byId = new Map(marching.map(one => [one.unit.id, one]));
    const joint = moveTogether({
      movers: marching.map(({ unit, march }) => ({ id: unit.id, side: unit.side, march })),
      contact: rules.table.meleeRange,
      crowding: rules.table.crowding,
    });
    for (const moved of joint.units) {
      const one = byId.get(moved.id);
      if (one !== undefined) carryOut(one, moved, state, context);
    }
    settleContacts(state, joint, byId, context);
    settleForcedMoves(state, joint, context);
  },
};

/** Contacts end when one of the two must leave; the other is free to move. */
function releaseContacts(state: MusketState): void {
  state.contacts = state.contacts.filter(
    ({ a, b }) => unitOf(state, a).mustDo === null && unitOf(state, b).mustDo === null,
  );
}

function marchOf(unit: Unit, field: Field): Marching {
  const { state, table, rules } = field;
  if (unit.mustDo !== null) return forcedMarch(unit, unit.mustDo, field);
  if (inContact(unit, state.contacts)) {
    return { unit, march: stand(placedOf(unit, rules), 1), order: null, charging: false, because: [] };
  }
  return orderedMarch(unit, state, table, rules);
}

/**
 * The march of a unit that carries out its order. Fire at the beginning of the turn has taken its third of it.
 *
 * @clause cady/musket/loading/fire-begin-or-end
 */
function orderedMarch(unit: Unit, state: MusketState, table: Table, rules: MusketRules): Marching {
  const order = parseOrder(unit.order, unit.id);
  const troop = troopOf(unit, rules);
  const files = newFiles(order, unit, rules);
  const before = chargeBefore(unit, state.turn, rules);
  const charging = order.gait === 'charge' && order.legs.length > 0 && before?.mayCharge !== false;
  const base = {
    arm: troop.arm,
    move: troop.move,
    morale: troop.morale,
    charging,
    chargedLastTurn: before !== undefined,
  };
  const taken = unit.turn.firedFirst ? (troop.move * rules.table.thirds.act) / rules.table.thirds.whole : 0;
  const march = (allowance: number) =>
    plan({
      placed: placedOf(unit, rules),
      legs: legsOf(order, unit, troop.move),
      ...(order.facing === undefined ? {} : { facing: order.facing }),
      ...(files === undefined ? {} : { files }),
      allowance: Math.max(0, allowance - taken),
      costs: marchCosts(unit, charging, rules),
      table,
    });
  const plain = movementAllowance(base, rules);
  const first = march(plain.cm);
  const asPlain = { unit, march: first, order, charging, because: plain.because };
  if (files !== undefined || unit.turn.firedFirst) return asPlain;
  // The march in column gains a third only when nothing at all was in its way: seen once the plain march is planned.
  const column = {
    abreast: unit.files * troop.stand.figures,
    bend: first.sharpestTurn,
    obstacles: first.surcharges.length > 0 || first.stopped?.kind === 'impassable',
  };
  const bonus = movementAllowance({ ...base, column }, rules);
  if (bonus.cm <= plain.cm) return asPlain;
  const second = march(bonus.cm);
  return second.surcharges.length > 0 ? asPlain : { unit, march: second, order, charging, because: bonus.because };
}

/**
 * What the ground costs a unit, in cm of its allowance, for the table to march it.
 *
 * @param third a third of its move; 0 when it pays for nothing, though what bars its way bars it still
 */
export function marchCosts(
  unit: Pick<Unit, 'type'>,
  charging: boolean,
  rules: MusketRules,
  third = troopOf(unit, rules).move / rules.table.thirds.whole,
): MarchCosts {
  const thirds = terrainCosts(
    { arm: troopOf(unit, rules).arm, charging, nativeOfForest: unit.type === 'indians' },
    rules,
  );
  const cm = (cost: number | null) => (cost === null ? 'never' : cost * third);
  return {
    turn: { over: thirds.turnDegrees, cost: thirds.turn * third },
    areas: {
      wood: cm(thirds.wood),
      rough: cm(thirds.rough),
      marsh: cm(thirds.marsh),
      ridge: cm(thirds.ridge),
      building: 'never',
    },
    level: cm(thirds.hill),
    creek: cm(thirds.creek),
    river: { ford: cm(thirds.riverFord), bridge: cm(thirds.bridge) },
    barriers: { fence: cm(thirds.fence), wall: cm(thirds.wall) },
    formation: -rules.movement.thirds.formationChange * third,
    roadRate: 1 / thirds.road,
  };
}

/**
 * The move of a unit that must carry out a reaction: half a move back in good order, a full move with its back to the
 * enemy, or off the table.
 *
 * @clause cady/common/morale/back
 * @clause cady/common/morale/back-direction
 * @clause cady/common/morale/back-state-in-orders
 * @clause cady/common/morale/back-and-turn
 * @clause cady/common/morale/rout
 */
function forcedMarch(unit: Unit, reaction: ForcedReaction, field: Field): Marching {
  const { table, rules } = field;
  const move = reactionMove({ reaction, move: troopOf(unit, rules).move }, rules);
  const inGoodOrder = move.facing === 'free';
  const order = inGoodOrder ? parseOrder(unit.order, unit.id) : null;
  const chosen = order?.legs[0]?.direction;
  const files = order === null ? undefined : newFiles(order, unit, rules);
  const marches = waysOf(unit, move.leaves, chosen, field).map(bearing =>
    plan({
      placed: placedOf(unit, rules),
      legs: [{ bearing, distance: 'all' }],
      // In good order it ends facing as ordered, and without an order the way it faced.
      facing: inGoodOrder ? (order?.facing ?? unit.facing) : bearing,
      ...(files === undefined ? {} : { files }),
      allowance: move.leaves ? table.width + table.height : move.cm,
      // The half and the full move are of the printed move, whatever the ground (`cady/ruling/half-move-back`).
      costs: { ...marchCosts(unit, false, rules, 0), roadRate: 1 },
      table,
    }),
  );
  unit.fleeing = !inGoodOrder;
  // The first way that is free all along; where none is, the one that leads farthest.
  const whole = marches.find(({ stopped }) => stopped === undefined || stopped.kind === 'allowance');
  const march = whole ?? marches.reduce((best, other) => (other.moved > best.moved ? other : best));
  return { unit, march, order, charging: false, because: [] };
}

function waysOf(
  unit: Unit,
  leaves: boolean,
  chosen: OrderedLeg['direction'] | undefined,
  field: Field,
): readonly Bearing[] {
  const { rules, standing } = field;
  if (leaves) return [wayOff(unit, field)];
  const away = awayFromEnemies(unit, field, typeof chosen === 'number' ? chosen : undefined);
  const ways = rules.table.waysRound.map(turn => normalBearing(away + turn));
  const { meleeRange } = rules.table;
  // Near the enemy, a body can only take a way to which it can turn without swinging into him.
  const placed = placedOf(unit, rules);
  const enemies = standing
    .near(boxAround([unit.at]), 2 * extentOf(placed) + meleeRange)
    .filter(other => other.unit.side !== unit.side)
    .map(({ quad: enemy }) => ({ enemy, locked: distanceBetweenQuads(quadOf(placed), enemy) <= meleeRange }));
  const free = ways.filter(way => {
    const quad = quadOf(turned(placed, way));
    return enemies.every(({ enemy, locked }) =>
      locked ? !quadsOverlap(quad, enemy) : distanceBetweenQuads(quad, enemy) > meleeRange,
    );
  });
  return free.length > 0 ? free : ways;
}

function carryOut(one: Marching, moved: Moved, state: MusketState, { rules, tell }: MusketContext): void {
  const { unit } = one;
  const from = { x: unit.at.x, y: unit.at.y };
  unit.turn.path = moved.course.map(({ time, placed: { at } }) => ({ x: at.x, y: at.y, time })).filter(distinct);
  unit.turn.moved = moved.spent / troopOf(unit, rules).move;
  unit.turn.spare = one.march.allowance - moved.spent;
  unit.turn.charging = one.charging && moved.moved > 0;
  if (unit.turn.charging) unit.chargedOn = state.turn;
  unit.at = { x: moved.final.at.x, y: moved.final.at.y };
  unit.facing = moved.final.facing;
  unit.files = moved.final.files;
  if (moved.moved === 0 && unit.mustDo === 'rout') return;
  if (moved.moved === 0 && unit.mustDo === null && one.march.surcharges.length === 0 && moved.stoppedBy === undefined)
    return;
  const stopped = stopOf(moved.stoppedBy);
  tell({
    kind: 'moved',
    unit: unit.id,
    order: unit.order,
    from,
    to: { x: unit.at.x, y: unit.at.y },
    facing: unit.facing,
    distance: moved.moved,
    charging: unit.turn.charging,
    forced: unit.mustDo,
    because: [...one.because, ...reasonsOfMarch(one.march, moved)],
    ...(stopped === undefined ? {} : { stopped }),
  });
}

function distinct(point: PathPoint, i: number, all: readonly PathPoint[]): boolean {
  const before = all[i - 1];
  return before === undefined || before.x !== point.x || before.y !== point.y;
}
