import type { Reason } from '../../../../../rulebook/index.js';
import {
  type Bearing,
  bearingTo,
  bodyCentre,
  boxAround,
  destination,
  distanceBetweenQuads,
  extentOf,
  type Leg,
  type March,
  normalBearing,
  type Placed,
  plan,
  type Quad,
  quadOf,
  quadsOverlap,
  stand,
  type Table,
  toGrid,
  turned,
} from '../../../../../table/index.js';
import { reactionMove } from '../../fighting/morale.js';
import { drilled } from '../../moving/formation.js';
import { marchCosts, marchOne, type OverGround } from '../../moving/march.js';
import { type Order, type OrderedLeg, standingOrder } from '../../orders.js';
import { chargeBefore } from '../command/charge-before.js';
import type { Field } from '../field.js';
import { isOpenGround } from '../ground.js';
import type { Going, MovingSection, Period } from '../period.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit, ForcedReaction } from '../state.js';
import { inContact, placedOf, troopOf } from '../units.js';
import { isHidden } from '../unseen/markers.js';
import { awayFromEnemies, wayOff } from './away.js';
import { formedBy, ranksAndFiles } from './forming.js';
import { legsOf } from './legs.js';

/** A unit about to move: its march over the ground, and what it was told. */
export interface Marching<Unit extends FieldUnit = FieldUnit> {
  readonly unit: Unit;
  readonly march: March;
  readonly order: Order | null;
  readonly charging: boolean;
  readonly because: readonly Reason[];
  /** The square that it forms at the end of it, or leaves. */
  readonly square?: Going['square'];
  /** Where its block may go on as it stands, when friends leave it no room to turn; absent: it waits for them. */
  readonly sidles?: (placed: Placed) => boolean;
  /** It goes back: enemies who leave its block no room to turn do not keep it. */
  readonly turnsAway?: boolean;
  /** The same march with so many thirds of the move less; absent where it cannot be had. */
  readonly less?: (thirds: number) => March;
  /** Of a charge: the same order carried out without one. */
  readonly engages?: () => Marching<Unit>;
}

/** A unit that stays where it is. */
export function haltedMarch<Unit extends FieldUnit>(
  unit: Unit,
  rules: TurnRules,
  { order = null, because = [] }: Partial<Pick<Marching, 'order' | 'because'>> = {},
): Marching<Unit> {
  return { unit, march: stand(placedOf(unit, rules), 1), order, charging: false, because };
}

const asTheRulesSay: Going = { because: [] };

/**
 * The march of a unit that is free to carry out its order.
 *
 * @param mayCharge whether it charges if it is ordered to; otherwise it engages
 */
export function orderedMarch<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  field: Field<Unit, Rules>,
  period: Period<Unit, Rules>,
  mayCharge = true,
): Marching<Unit> {
  const { state, table, rules } = field;
  const order = standingOrder(unit, period.orders.words);
  const troop = troopOf(unit, rules);
  const going = period.moving.going?.(unit, order, field) ?? asTheRulesSay;
  if (going.stays === true) return haltedMarch(unit, rules, { order, because: going.because });
  const move = going.move ?? troop.move;
  // A unit that breaks off a melee keeps its formation (`cady/common/melee/no-formation-change`).
  const formed = inContact(unit, state.contacts) ? undefined : (going.forms ?? formedBy(order, unit, rules));
  const before = chargeBefore(unit, state.turn, rules);
  const charging =
    mayCharge &&
    order.gait === 'charge' &&
    order.legs.length > 0 &&
    before?.mayCharge !== false &&
    going.mayNotCharge !== true;
  const legs = going.legs ?? legsOf(order, unit, move);
  const turns =
    formed === undefined ? turnInPlace(unit, order, legs, { rules, morale: drillOf(unit, field, period) }) : 0;
  const { march, because, less } = marchOne(
    {
      ...overGround(unit, rules, period.moving),
      move,
      morale: drillOf(unit, field, period),
      charging,
      chargedLastTurn: before !== undefined,
      placed: placedOf(unit, rules),
      legs,
      ...facingAfter(unit, order, rules),
      ...(formed === undefined ? {} : { forms: formed }),
      ...(typeof going.square === 'object' ? { closing: going.square } : {}),
      table,
      taken: (move * ((going.thirdsTaken ?? 0) + turns)) / rules.table.thirds.whole,
      ...(going.costs === undefined ? {} : { costs: going.costs }),
    },
    rules,
  );
  // Who means to fight goes for the enemy with his front.
  const slides = order.gait === 'march' ? sidling(table) : {};
  const engages = charging ? { engages: () => orderedMarch(unit, field, period, false) } : {};
  const held = march.spent < march.allowance ? [] : (going.heldBecause ?? []);
  const reasons = [...because, ...going.because, ...held];
  return { unit, march, order, charging, because: reasons, less, ...engages, ...squareOf(going), ...slides };
}

function squareOf({ square }: Going): Pick<Marching, 'square'> {
  return square === undefined ? {} : { square };
}

/** The morale value by which a unit marches and changes its formation: that of its type, unless something has lowered it for a while. */
export function drillOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  { state, rules }: Pick<Field<Unit, Rules>, 'state' | 'rules'>,
  { moving }: { readonly moving: Pick<MovingSection<Unit, Rules>, 'morale'> },
): number {
  return moving.morale?.(unit, state.turn, rules) ?? troopOf(unit, rules).morale ?? 0;
}

/**
 * Thirds of its move that turning every figure where it stands costs a unit, at the end of its way.
 *
 * @clause cady/common/facing/turn-in-place-free
 */
function turnInPlace(
  unit: FieldUnit,
  { facing }: Order,
  legs: readonly Leg[],
  { rules, morale }: { readonly rules: TurnRules; readonly morale: number },
): number {
  if (facing === undefined) return 0;
  const formation = ranksAndFiles(unit, rules);
  const drill = { morale, formation, facing: legs.at(-1)?.bearing ?? unit.facing };
  return drilled({ ...drill, order: { facing } }, rules).thirds;
}

/** The facing that a unit takes up at the end of its way: as ordered, else the way it marched, or the one it had. */
function facingAfter(unit: FieldUnit, { facing }: Order, rules: TurnRules): { readonly facing?: Bearing } {
  if (facing !== undefined) return { facing };
  return rules.formation.facesLastMove ? {} : { facing: unit.facing };
}

/** What of a unit the cost of ground depends on. */
export function overGround<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  rules: Rules,
  moving: Pick<MovingSection<Unit, Rules>, 'nativeOfForest'>,
): OverGround {
  return { arm: troopOf(unit, rules).arm, nativeOfForest: moving.nativeOfForest?.(unit, rules) === true };
}

/** A unit that goes straight on for so many cm of its allowance, over the ground as it is, as if nobody were in the way. */
export function straightOn<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  cm: number,
  { table, rules }: Field<Unit, Rules>,
  moving: Pick<MovingSection<Unit, Rules>, 'nativeOfForest'>,
): March {
  const legs: readonly Leg[] = [{ bearing: unit.facing, distance: 'all' }];
  const third = troopOf(unit, rules).move / rules.table.thirds.whole;
  const costs = marchCosts(overGround(unit, rules, moving), third, rules);
  return plan({ placed: placedOf(unit, rules), legs, allowance: cm, costs, table });
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
 * @clause cady/ancient-medieval/battle/reaction-back
 * @clause cady/ancient-medieval/battle/reaction-back-and-turn
 * @clause cady/ancient-medieval/battle/reaction-rout
 */
export function forcedMarch<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  reaction: ForcedReaction,
  field: Field<Unit, Rules>,
  period: Period<Unit, Rules>,
): Marching<Unit> {
  const { table, rules } = field;
  const printed = troopOf(unit, rules).move;
  const inGoodOrder = reactionMove({ reaction, move: printed }, rules).facing === 'free';
  const order = inGoodOrder ? standingOrder(unit, period.orders.words) : null;
  const going = period.moving.going?.(unit, null, field) ?? asTheRulesSay;
  const move = reactionMove({ reaction, move: going.move ?? printed }, rules);
  // The half and the full move are of the printed move, whatever the ground, or of what the ground leaves (`cady/ruling/half-move-back`).
  const third = rules.morale.groundSlowsBack && !move.leaves ? move.cm / rules.table.thirds.whole : 0;
  const chosen = order?.legs[0]?.direction;
  const formed = order === null ? undefined : formedBy(order, unit, rules);
  const marches = waysOf(unit, move.leaves, chosen, field).map(bearing =>
    plan({
      placed: placedOf(unit, rules),
      legs: [{ bearing, distance: 'all' }],
      // In good order it ends facing as ordered, and without an order the way it faced.
      facing: inGoodOrder ? (order?.facing ?? unit.facing) : bearing,
      ...(formed === undefined ? {} : formed),
      allowance: move.leaves ? table.width + table.height : move.cm,
      // Its way back is no change of march direction of its own.
      costs: {
        ...marchCosts(overGround(unit, rules, period.moving), third, rules),
        turn: noTurn,
        ...going.costs,
        roadRate: 1,
      },
      table,
    }),
  );
  unit.fleeing = !inGoodOrder;
  const march = bestOf(marches, march => !meetsEnemies(unit, march, field));
  const goes = { unit, march, order, charging: false, because: going.because };
  return { ...goes, ...squareOf(going), ...sidling(table), turnsAway: true };
}

/**
 * Figures turn where they stand without a change of ranks or files; where others leave no room for the body so turned, it keeps its ground
 * and goes off to the side or back as it is, and comes round when it has room.
 *
 * @clause cady/common/facing/turn-in-place-free
 */
function sidling(table: Table): Pick<Marching, 'sidles'> {
  return { sidles: placed => isOpenGround(placed, table) };
}

/**
 * A unit that runs from a charge: with its back to the charger, straight away from him, so many thirds of its printed move,
 * whatever the ground.
 *
 * @clause cady/common/charge/defender-flees
 */
export function flight<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  charger: Unit,
  thirds: number,
  { table, rules }: Field<Unit, Rules>,
  period: Period<Unit, Rules>,
): Marching<Unit> {
  const placed = placedOf(unit, rules);
  const away = toGrid(bearingTo(bodyCentre(placedOf(charger, rules)), bodyCentre(placed)));
  const { move } = troopOf(unit, rules);
  const march = plan({
    placed,
    legs: [{ bearing: away, distance: (move * thirds) / rules.table.thirds.whole }],
    facing: away,
    allowance: move,
    costs: { ...marchCosts(overGround(unit, rules, period.moving), 0, rules), roadRate: 1 },
    table,
  });
  return { unit, march, order: null, charging: false, because: [] };
}

const noTurn = { over: 180, cost: 0 };

/** The first way that is free all along, of enemies too if there is one; where none is, the one that leads farthest. */
function bestOf(marches: readonly March[], isClear: (march: March) => boolean): March {
  const whole = marches.filter(({ stopped }) => stopped === undefined || stopped.kind === 'allowance');
  return whole.find(isClear) ?? whole[0] ?? marches.reduce((best, other) => (other.moved > best.moved ? other : best));
}

/** Whether a body that goes straight back comes upon an enemy in the open whom it does not touch as it sets out. */
function meetsEnemies<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  { start, end, moved }: March,
  { standing, rules }: Field<Unit, Rules>,
): boolean {
  if (start.at.x === end.at.x && start.at.y === end.at.y) return false;
  const bearing = bearingTo(start.at, end.at);
  const way = turned(start, bearing);
  const [, , rearRight, rearLeft] = quadOf(way);
  const [frontLeft, frontRight] = quadOf({ ...way, at: destination(way.at, bearing, moved) });
  const swept: Quad = [frontLeft, frontRight, rearRight, rearLeft];
  const { meleeRange } = rules.table;
  const own = quadOf(placedOf(unit, rules));
  return standing
    .near(boxAround(swept), meleeRange)
    .some(
      ({ unit: other, quad }) =>
        other.side !== unit.side &&
        !isHidden(other) &&
        distanceBetweenQuads(own, quad) > meleeRange &&
        distanceBetweenQuads(swept, quad) <= meleeRange,
    );
}

function waysOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  leaves: boolean,
  chosen: OrderedLeg['direction'] | undefined,
  field: Field<Unit, Rules>,
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
    .filter(other => other.unit.side !== unit.side && !isHidden(other.unit))
    .map(({ quad: enemy }) => ({ enemy, locked: distanceBetweenQuads(quadOf(placed), enemy) <= meleeRange }));
  const free = ways.filter(way => {
    const quad = quadOf(turned(placed, way));
    return enemies.every(({ enemy, locked }) =>
      locked ? !quadsOverlap(quad, enemy) : distanceBetweenQuads(quad, enemy) > meleeRange,
    );
  });
  return free.length > 0 ? free : ways;
}
