import type { Reason } from '../../../../rulebook/index.js';
import {
  type Bearing,
  type Leg,
  type March,
  type MarchCosts,
  type Moved,
  moveTogether,
  normalBearing,
  type Point,
  plan,
  stand,
} from '../../../../table/index.js';
import {
  afterCharge,
  movementAllowance,
  type Order,
  parseOrder,
  reactionMove,
  terrainCosts,
} from '../../common/index.js';
import { tableOf } from '../muster.js';
import type { MusketRules } from '../rules.js';
import type { MusketScenario } from '../schema.js';
import type { ForcedReaction, MusketState, Unit } from '../state.js';
import type { MusketContext, MusketPhase } from '../terms.js';
import { filesFor, placedOf, troopOf, unitOf } from '../units.js';
import { awayFromEnemies, wayOff } from './away.js';
import { settleContacts } from './contacts.js';
import { settleForcedMoves } from './forced.js';
import { reasonsOfMarch, stopOf } from './march-reasons.js';

/** A unit about to move: its march over the ground, and what it was told. */
export interface Marching {
  readonly unit: Unit;
  readonly march: March;
  readonly order: Order | null;
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
    const marching = inPlay.map(unit => marchOf(unit, state, scenario, rules));
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

function marchOf(unit: Unit, state: MusketState, scenario: MusketScenario, rules: MusketRules): Marching {
  if (unit.mustDo !== null) return forcedMarch(unit, unit.mustDo, state, scenario, rules);
  const order = parseOrder(unit.order, unit.id);
  const placed = placedOf(unit, rules);
  if (state.contacts.some(({ a, b }) => a === unit.id || b === unit.id)) {
    return { unit, march: stand(placed, 1), order: null, because: [] };
  }
  return orderedMarch(unit, order, state, scenario, rules);
}

function orderedMarch(
  unit: Unit,
  order: Order,
  state: MusketState,
  scenario: MusketScenario,
  rules: MusketRules,
): Marching {
  const troop = troopOf(unit, rules);
  const files = order.formation === undefined ? unit.files : filesFor(order.formation, unit.type, unit.figures, rules);
  const mayCharge = unit.chargedOn === 0 || unit.chargedOn < state.turn - 1;
  const charging = order.gait === 'charge' && mayCharge && order.legs.length > 0;
  const penalty =
    unit.chargedOn > 0 && unit.chargedOn === state.turn - 1
      ? afterCharge({ endedInMelee: unit.spentChargeOn !== unit.chargedOn }, rules)
      : null;
  const base = { arm: troop.arm, move: troop.move, morale: troop.morale, charging, chargedLastTurn: penalty !== null };
  const legs = legsOf(order, unit, troop.move);
  const march = (allowance: number) =>
    plan({
      placed: placedOf(unit, rules),
      legs,
      ...(order.facing === undefined ? {} : { facing: order.facing }),
      ...(files === unit.files ? {} : { files }),
      allowance,
      costs: marchCosts(unit, charging, rules),
      table: tableOf(scenario),
    });
  const plain = movementAllowance(base, rules);
  const first = march(plain.cm);
  // The march in column gains a third only when nothing at all was in its way: seen once the plain march is planned.
  const abreast = files * troop.stand.figures;
  const column = {
    abreast,
    bend: first.sharpestTurn,
    obstacles: first.surcharges.length > 0 || first.stopped?.kind === 'impassable',
  };
  const bonus = movementAllowance({ ...base, column }, rules);
  if (bonus.cm <= plain.cm || files !== unit.files) return { unit, march: first, order, because: plain.because };
  const second = march(bonus.cm);
  return second.surcharges.length === 0
    ? { unit, march: second, order, because: bonus.because }
    : { unit, march: first, order, because: plain.because };
}

function legsOf(order: Order, unit: Unit, move: number): Leg[] {
  let heading: Bearing = unit.facing;
  return order.legs.map(leg => {
    heading = leg.direction === 'ahead' ? heading : leg.direction;
    const bearing = heading;
    if (leg.distance.by === 'full') return { bearing, distance: 'all' };
    if (leg.distance.by === 'cm') return { bearing, distance: leg.distance.cm, measure: 'ground' };
    const [parts, whole] = leg.distance.of;
    return { bearing, distance: (move * parts) / whole, measure: 'allowance' };
  });
}

/** What the ground costs a unit, in cm of its allowance, for the table to march it. */
export function marchCosts(unit: Unit, charging: boolean, rules: MusketRules): MarchCosts {
  const troop = troopOf(unit, rules);
  const thirds = terrainCosts({ arm: troop.arm, charging, nativeOfForest: unit.type === 'indians' }, rules);
  const cm = (cost: number | null) => (cost === null ? 'never' : (cost * troop.move) / 3);
  const charge = (cost: number | null) => (cost === null ? Number.POSITIVE_INFINITY : (cost * troop.move) / 3);
  return {
    turn: { over: thirds.turnDegrees, cost: charge(thirds.turn) },
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
    formation: troop.move / 3,
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
function forcedMarch(
  unit: Unit,
  reaction: ForcedReaction,
  state: MusketState,
  scenario: MusketScenario,
  rules: MusketRules,
): Marching {
  const troop = troopOf(unit, rules);
  const move = reactionMove({ reaction, move: troop.move }, rules);
  const table = tableOf(scenario);
  const order = reaction === 'back' ? parseOrder(unit.order, unit.id) : null;
  const chosen = order?.legs[0]?.direction;
  const away = awayFromEnemies(
    unit,
    state,
    table,
    rules.table.awayFreedom,
    typeof chosen === 'number' ? chosen : undefined,
  );
  const ways = reaction === 'rout' ? [wayOff(unit, state, table)] : detours.map(turn => normalBearing(away + turn));
  const files = order?.formation === undefined ? unit.files : filesFor(order.formation, unit.type, unit.figures, rules);
  const marches = ways.map(bearing =>
    plan({
      placed: placedOf(unit, rules),
      legs: [{ bearing, distance: 'all' }],
      // Back is in good order: it ends facing as ordered, and without an order the way it faced.
      facing: reaction === 'back' ? (order?.facing ?? unit.facing) : bearing,
      ...(files === unit.files ? {} : { files }),
      allowance: move.leaves ? table.width + table.height : move.cm,
      costs: { river: { ford: 0, bridge: 0 } },
      table,
    }),
  );
  unit.fleeing = reaction !== 'back';
  const march = marches.reduce((best, other) => (other.moved > best.moved ? other : best));
  return { unit, march, order, because: [] };
}

/** Where the way back is blocked by the ground, a unit looks for another to the right and left, in degrees. */
const detours: readonly number[] = [0, 20, -20, 40, -40, 60, -60];

function carryOut(one: Marching, moved: Moved, state: MusketState, { rules, tell }: MusketContext): void {
  const { unit, order } = one;
  const from = { x: unit.at.x, y: unit.at.y };
  const turn = Math.abs(moved.final.facing - unit.facing);
  const troop = troopOf(unit, rules);
  unit.turn.path = [from, ...moved.thirds.map(third => third.at)].filter(distinct);
  unit.turn.moved = moved.spent / troop.move;
  unit.turn.spare = one.march.allowance - moved.spent;
  unit.turn.turned = Math.min(turn, 360 - turn) > rules.table.traverse || moved.final.files !== unit.files;
  unit.turn.charging = order?.gait === 'charge' && unit.mustDo === null && moved.moved > 0;
  unit.turn.engaging = order?.gait === 'engage';
  unit.turn.idle = unit.spentChargeOn > 0 && unit.spentChargeOn === state.turn - 1;
  if (unit.turn.charging) unit.chargedOn = state.turn;
  unit.at = moved.final.at;
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
    to: unit.at,
    facing: unit.facing,
    distance: moved.moved,
    charging: unit.turn.charging,
    forced: unit.mustDo,
    because: [...one.because, ...reasonsOfMarch(one.march, moved)],
    ...(stopped === undefined ? {} : { stopped }),
  });
}

function distinct(point: Point, i: number, all: readonly Point[]): boolean {
  const before = all[i - 1];
  return before === undefined || before.x !== point.x || before.y !== point.y;
}
