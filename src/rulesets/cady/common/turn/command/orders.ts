import type { SideId } from '../../../../../battle/index.js';
import type { ClauseId, Violation } from '../../../../../rulebook/index.js';
import { distance, standsOf, toGrid, turnBetween } from '../../../../../table/index.js';
import type { GameLevel } from '../../army/levels.js';
import { type Charge, chargeFaults } from '../../fighting/charge.js';
import { formationFaults } from '../../moving/formation.js';
import { skirmishFaults } from '../../moving/skirmish.js';
import { type Order, readOrder, targetsNamed } from '../../orders.js';
import { tableOf } from '../ground.js';
import { columnFaults, formedBy, ranksAndFiles } from '../moving/forming.js';
import { legsOf } from '../moving/legs.js';
import { drillOf } from '../moving/marching.js';
import type { MovingSection, OrderFault, Period } from '../period.js';
import { detachFaults } from '../regrouping/detaching.js';
import { joinFaults } from '../regrouping/joining.js';
import type { TurnRules } from '../rules.js';
import type { FieldScenario } from '../scenario.js';
import { type FieldState, type FieldUnit, freshTurn, type UnitId } from '../state.js';
import { placedOf, touching, troopOf, unitOf } from '../units.js';
import { inTheOpen, isHidden, markersSeen } from '../unseen/markers.js';
import { phantomOrderFaults } from '../unseen/phantoms.js';
import { chargeBefore } from './charge-before.js';

/**
 * A new turn begins: what the units did in the last one is over. A unit whose charge met nobody in the turn before neither
 * fires nor melees in this one.
 *
 * @clause cady/common/charge/unsuccessful
 */
export function startTurn<Unit extends FieldUnit, Rules extends TurnRules>(
  state: FieldState<Unit>,
  turn: number,
  rules: Rules,
): void {
  state.turn = turn;
  for (const unit of Object.values(state.units)) {
    const { attacked } = unit.turn;
    unit.turn = freshTurn(unit);
    if (attacked && rules.readings.passThroughUnderFire) unit.turn.attackedBefore = true;
    unit.turn.idle = chargeBefore(unit, turn, rules)?.mayMelee === false;
    unit.fleeing = false;
  }
}

/**
 * The units of a side that are asked for orders: those on the table that no reaction takes off or turns round, without those that stand
 * to what they have been told.
 */
export function orderable<Unit extends FieldUnit>(
  state: FieldState<Unit>,
  side: SideId,
  standsTo: (unit: Unit) => boolean = () => false,
): UnitId[] {
  return Object.values(state.units)
    .filter(unit => unit.side === side && takesOrders(unit) && !standsTo(unit))
    .map(unit => unit.id);
}

function takesOrders({ gone, awaited, mustDo }: FieldUnit): boolean {
  return gone === null && awaited === null && mustDo !== 'rout' && mustDo !== 'back-and-turn';
}

/** The tags of the phantoms that a side moves. */
export function phantomsOf(state: FieldState, side: SideId): string[] {
  return state.phantoms.filter(phantom => phantom.side === side).map(({ marker }) => marker);
}

/**
 * Gives the units and phantoms of a side their new orders; those without one keep their last. Says who stands under which.
 *
 * @clause cady/common/orders/last-order-stands
 * @clause cady/common/phantom/no-orders
 */
export function takeOrders<Unit extends FieldUnit>(
  state: FieldState<Unit>,
  side: SideId,
  written: Readonly<Record<string, string>>,
  standsTo: (unit: Unit) => boolean = () => false,
): Readonly<Record<string, string>> {
  const orders: Record<string, string> = {};
  const given = (id: string) => (Object.hasOwn(written, id) ? written[id] : undefined);
  const silent = (unit: Unit) => standsTo(unit) && given(unit.id) === undefined;
  for (const id of orderable(state, side, silent)) {
    const unit = state.units[id];
    if (unit === undefined) continue;
    unit.order = given(id) ?? unit.order;
    orders[id] = unit.order;
  }
  for (const phantom of state.phantoms.filter(each => each.side === side)) {
    phantom.order = given(phantom.marker) ?? phantom.order;
    orders[phantom.marker] = phantom.order;
  }
  return orders;
}

/** What an order is judged by. */
export interface Judging<Unit extends FieldUnit, Rules extends TurnRules> {
  readonly state: FieldState<Unit>;
  readonly scenario: Pick<FieldScenario, 'level' | 'table'>;
  readonly rules: Rules;
  readonly period: Pick<Period<Unit, Rules>, 'orders' | 'moving' | 'regrouping'>;
}

/**
 * Faults in a side's orders: units that are not its own or not there, and every fault of each order.
 *
 * @clause cady/common/sequence/step-3-write-orders
 */
export function orderFaults<Unit extends FieldUnit, Rules extends TurnRules>(
  answer: unknown,
  side: SideId,
  judging: Judging<Unit, Rules>,
): Violation[] {
  const clause: ClauseId = 'cady/common/sequence/step-3-write-orders';
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    const problem = 'the orders are not a list of units and their orders';
    return [{ path: 'orders', clause, problem, mend: 'answer with { "unit": "order", … }' }];
  }
  const { state } = judging;
  return Object.entries(answer).flatMap(([id, text]): readonly Violation[] => {
    const path = `orders.${id}`;
    const phantom = state.phantoms.find(each => each.marker === id && each.side === side);
    if (phantom !== undefined) return phantomOrderFaults(phantom, text, path, judging);
    const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
    // Of an enemy that nobody has seen, no more is said than of one that does not exist.
    const known = unit !== undefined && (unit.side === side || !isHidden(unit));
    const problem =
      unit === undefined || !known
        ? `there is no unit "${id}"`
        : unit.side !== side
          ? `"${id}" is not a unit of ${side}`
          : unit.gone !== null
            ? `"${id}" has left the battle`
            : unit.awaited !== null
              ? `"${id}" is not on the table yet`
              : undefined;
    return unit === undefined || problem !== undefined
      ? [{ path, clause, problem: problem ?? '', mend: 'write orders for your own units on the table' }]
      : orderFaultsOf(unit, text, path, judging);
  });
}

/**
 * Faults in the order of one unit: what cannot be read, formation changes of a unit that may not make one or is in melee, charges right
 * after a charge or bent at their end, targets that are no enemies, and so on.
 *
 * @clause cady/common/formation/peasants-militia-none
 * @clause cady/common/melee/no-formation-change
 * @clause cady/common/charge/no-charge-next-turn
 * @clause cady/common/charge/straight-final-distance
 * @clause cady/common/charge/no-formation-change-final-distance
 */
export function orderFaultsOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  text: unknown,
  path: string,
  { state, scenario, rules, period }: Judging<Unit, Rules>,
): readonly Violation[] {
  const read =
    typeof text === 'string' ? readOrder(text, path, period.orders.words, rules) : { violations: [notText(path)] };
  if ('violations' in read) return read.violations;
  const { order } = read;
  return [
    ...columnFaults(order.formation, unit.type, rules),
    ...formationFaultsOf(
      unit,
      order,
      { inMelee: order.formation !== undefined && heldInMelee(unit, state), state, rules },
      period.moving,
    ),
    ...chargeFaultsOf(unit, order, state.turn, rules),
    ...targetFaultsOf(unit, order, state),
    ...hidingFaultsOf(order, scenario.level, rules),
    ...detachFaults(unit, order, state, rules, period.regrouping),
    ...joinFaults(unit, order, { state, level: scenario.level, rules, section: period.regrouping }),
    ...(period.orders.faults?.(unit, order, {
      state,
      rules,
      table: tableOf(scenario, state.breaches),
      level: scenario.level,
    }) ?? []),
  ].map(fault => ({ ...fault, path }));
}

function formationFaultsOf<Unit extends FieldUnit, Rules extends TurnRules>(
  unit: Unit,
  order: Order,
  { inMelee, state, rules }: { readonly inMelee: boolean; readonly state: FieldState<Unit>; readonly rules: Rules },
  moving: Pick<MovingSection<Unit, Rules>, 'skirmisher' | 'morale'>,
): readonly OrderFault[] {
  const troop = troopOf(unit, rules);
  const formed = formedBy(order, unit, rules);
  if (order.formation?.shape === 'skirmish' && !inMelee) {
    const who = moving.skirmisher?.(unit, rules) ?? noSkirmisher;
    const before = standsOf(placedOf(unit, rules));
    const after = standsOf(placedOf({ ...unit, ...formed }, rules));
    const ways = after.map(({ centre }, i) => toGrid(distance(centre, before[i]?.centre ?? centre)));
    const moves = [{ goes: Math.max(0, ...ways), may: troop.move }];
    const gap = formed?.gap ?? unit.gap;
    return skirmishFaults({ ...who, ordered: true, gap, moves }, rules).map(({ clause, problem, mend }) => ({
      clause: clause ?? 'cady/common/skirmish/who',
      problem,
      mend,
    }));
  }
  if (formed === undefined) return [];
  if (inMelee && formed.gap !== unit.gap) return [gapInMelee];
  const ordered = { formation: ranksAndFiles({ ...unit, ...formed }, rules) };
  const morale = drillOf(unit, { state, rules }, { moving });
  const drill = { morale, formation: ranksAndFiles(unit, rules), facing: unit.facing, inMelee };
  return formationFaults({ ...drill, order: ordered }, rules).map(({ clause, problem, mend }) => ({
    clause: clause ?? 'cady/common/formation/peasants-militia-none',
    problem,
    mend,
  }));
}

/** Whether a unit is in a melee that goes on: neither it nor all that it fights must leave. */
function heldInMelee(unit: FieldUnit, state: FieldState): boolean {
  return unit.mustDo === null && touching(unit, state).some(id => unitOf(state, id).mustDo === null);
}

const gapInMelee: OrderFault = {
  clause: 'cady/common/melee/no-formation-change',
  problem: 'a unit in melee keeps its formation, and with it the gaps between its stands',
  mend: 'order it after the melee',
};

const noSkirmisher = { light: false, morale: 0 } as const;

function chargeFaultsOf(unit: FieldUnit, order: Order, turn: number, rules: TurnRules): readonly OrderFault[] {
  if (order.gait !== 'charge') return [];
  const { arm } = troopOf(unit, rules);
  if (arm === 'artillery') {
    const clause = 'cady/common/charge/engage-vs-charge';
    return [{ clause, problem: 'artillery does not charge', mend: 'order a move, or hold' }];
  }
  const again = chargeBefore(unit, turn, rules)?.mayCharge === false;
  const charge = { ...chargeOrdered(order, unit, rules), arm, chargedLastTurn: again };
  return chargeFaults(charge, rules).map(({ clause, problem, mend }) => ({
    clause: clause ?? 'cady/common/charge/declare-at-start',
    problem,
    mend,
  }));
}

function targetFaultsOf(unit: FieldUnit, { fire }: Order, state: FieldState): readonly OrderFault[] {
  return targetsNamed(fire).flatMap((target): readonly OrderFault[] => {
    const isIt = ({ id, side }: { readonly id: string; readonly side: string }) => id === target && side !== unit.side;
    if (inTheOpen(state).some(isIt) || markersSeen(state, unit.side).some(isIt)) return [];
    return [
      {
        clause: 'cady/common/orders/must-be-specific',
        problem: `"${target}" is no enemy unit on the table`,
        mend: 'name an enemy unit, or leave the target to the priorities',
      },
    ];
  });
}

function hidingFaultsOf({ hide }: Order, level: GameLevel, rules: TurnRules): readonly OrderFault[] {
  if (hide === undefined || rules.levels[level].hiddenTroops) return [];
  const clause = 'cady/common/game-level/intermediate-hidden';
  return [{ clause, problem: `nobody hides in the ${level} game`, mend: 'leave out HIDE' }];
}

function notText(path: string): Violation {
  return {
    path,
    clause: 'cady/common/orders/must-be-specific',
    problem: 'the order is not text',
    mend: 'write it in the notation of the order sheet, such as "N 1/3, F N"',
  };
}

/** What can be told of a charge before it is measured out: bends and changes of formation too near to an end that is ordered. */
function chargeOrdered(order: Order, unit: FieldUnit, rules: TurnRules): Pick<Charge, 'turns' | 'formationChanges'> {
  const { move } = troopOf(unit, rules);
  const legs = legsOf(order, unit, move).map(({ bearing, distance }) => ({
    bearing,
    length: distance === 'all' ? Number.POSITIVE_INFINITY : distance,
  }));
  const toGo = (from: number) => legs.slice(from).reduce((sum, leg) => sum + leg.length, 0);
  return {
    turns: legs.map((leg, i) => ({
      degrees: turnBetween(legs[i - 1]?.bearing ?? unit.facing, leg.bearing),
      beforeEnd: toGo(i),
    })),
    formationChanges: formedBy(order, unit, rules) === undefined ? [] : [{ beforeEnd: toGo(0) }],
  };
}
