import type { SideId } from '../../../../battle/index.js';
import type { ClauseId, Violation } from '../../../../rulebook/index.js';
import { turnBetween } from '../../../../table/index.js';
import {
  type AfterCharge,
  afterCharge,
  type Charge,
  chargeFaults,
  mayChangeFormation,
  type Order,
  readOrder,
} from '../../common/index.js';
import { legsOf } from '../../common/turn/legs.js';
import { freshTurn } from '../../common/turn/state.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketPhase } from '../terms.js';
import { newFiles, troopOf } from '../units.js';

/**
 * Both sides write their orders at the same time, unseen by the other. A unit without a new order keeps its last one.
 *
 * @clause cady/common/sequence/step-3-write-orders
 * @clause cady/common/orders/written-before-move
 * @clause cady/common/orders/last-order-stands
 * @clause cady/common/orders/new-each-turn
 */
export const ordersPhase: MusketPhase = {
  id: 'orders',
  title: 'Orders',
  clause: 'cady/common/sequence/step-3-write-orders',
  run(state, { command, scenario, rules, turn, tell }) {
    startTurn(state, turn, rules);
    const sides = Object.keys(scenario.sides).filter(side => orderable(state, side).length > 0);
    const answers = command.askAll(
      sides.map(side => ({
        kind: 'orders' as const,
        id: `orders:${side}`,
        side,
        clause: 'cady/common/sequence/step-3-write-orders' as const,
        secret: true,
        units: orderable(state, side),
      })),
    );
    sides.forEach((side, i) => {
      const written = answers[i] ?? {};
      for (const id of orderable(state, side)) {
        const unit = state.units[id];
        const text = Object.hasOwn(written, id) ? written[id] : undefined;
        if (unit !== undefined && text !== undefined) unit.order = text;
      }
      const orders = Object.fromEntries(orderable(state, side).map(id => [id, state.units[id]?.order ?? 'H']));
      tell({ kind: 'orders', side, orders }, [side]);
    });
  },
};

function startTurn(state: MusketState, turn: number, rules: MusketRules): void {
  state.turn = turn;
  for (const unit of Object.values(state.units)) {
    unit.turn = freshTurn(unit);
    unit.turn.idle = chargeBefore(unit, turn, rules)?.mayMelee === false;
    unit.fleeing = false;
  }
}

/**
 * What a charge in the turn before leaves a unit free to do; `undefined` when it did not charge then.
 *
 * @clause cady/common/charge/unsuccessful
 */
export function chargeBefore(unit: Unit, turn: number, rules: MusketRules): AfterCharge | undefined {
  if (unit.chargedOn === 0 || unit.chargedOn !== turn - 1) return undefined;
  return afterCharge({ endedInMelee: unit.spentChargeOn !== unit.chargedOn }, rules);
}

function orderable(state: MusketState, side: SideId): string[] {
  return Object.values(state.units)
    .filter(
      unit => unit.side === side && unit.gone === null && unit.mustDo !== 'rout' && unit.mustDo !== 'back-and-turn',
    )
    .map(unit => unit.id);
}

/**
 * Faults in a side's orders: units that are not its own or not there, and every fault of each order.
 *
 * @clause cady/common/sequence/step-3-write-orders
 */
export function orderFaults(answer: unknown, side: SideId, state: MusketState, rules: MusketRules): Violation[] {
  const clause: ClauseId = 'cady/common/sequence/step-3-write-orders';
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    const problem = 'the orders are not a list of units and their orders';
    return [{ path: 'orders', clause, problem, mend: 'answer with { "unit": "order", … }' }];
  }
  return Object.entries(answer).flatMap(([id, text]): readonly Violation[] => {
    const path = `orders.${id}`;
    const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
    const problem =
      unit === undefined
        ? `there is no unit "${id}"`
        : unit.side !== side
          ? `"${id}" is not a unit of ${side}`
          : unit.gone !== null
            ? `"${id}" has left the battle`
            : undefined;
    return unit === undefined || problem !== undefined
      ? [{ path, clause, problem: problem ?? '', mend: 'write orders for your own units on the table' }]
      : orderFaultsOf(unit, text, path, state, rules);
  });
}

/**
 * Faults in the order of one unit: what cannot be read, formation changes of a unit that may not make one, charges right
 * after a charge or bent at their end, targets that are no enemies, and so on.
 *
 * @clause cady/common/formation/peasants-militia-none
 * @clause cady/common/charge/no-charge-next-turn
 * @clause cady/common/charge/straight-final-distance
 * @clause cady/common/charge/no-formation-change-final-distance
 * @clause cady/musket/artillery/spike/needs-order
 * @clause cady/musket/loading/fire-begin-or-end
 */
export function orderFaultsOf(
  unit: Unit,
  text: unknown,
  path: string,
  state: MusketState,
  rules: MusketRules,
): readonly Violation[] {
  const read = typeof text === 'string' ? readOrder(text, path) : { violations: [notText(path)] };
  if ('violations' in read) return read.violations;
  const { order } = read;
  const troop = troopOf(unit, rules);
  const violations: Violation[] = [];
  const fault = (clause: ClauseId, problem: string, mend: string) => violations.push({ path, clause, problem, mend });
  if (newFiles(order, unit, rules) !== undefined && !mayChangeFormation(troop, rules)) {
    fault(
      'cady/common/formation/peasants-militia-none',
      `${troop.title} may not change its ranks and files`,
      'leave the formation out of the order',
    );
  }
  if (order.gait === 'charge') {
    if (troop.arm === 'artillery') {
      fault('cady/common/charge/engage-vs-charge', 'artillery does not charge', 'order a move, or hold');
    } else {
      const charge = { ...chargeOrdered(order, unit, rules), arm: troop.arm };
      const again = chargeBefore(unit, state.turn, rules)?.mayCharge === false;
      violations.push(...chargeFaults({ ...charge, chargedLastTurn: again }, rules).map(each => ({ ...each, path })));
    }
  }
  if (order.fire?.fire === 'at') {
    const target = Object.hasOwn(state.units, order.fire.target) ? state.units[order.fire.target] : undefined;
    if (target === undefined || target.side === unit.side || target.gone !== null) {
      fault(
        'cady/common/orders/must-be-specific',
        `"${order.fire.target}" is no enemy unit on the table`,
        'name an enemy unit, or leave the target to the priorities',
      );
    }
  }
  if (order.fireFirst && (troop.weapon === null || !unit.loaded)) {
    fault(
      'cady/musket/loading/fire-begin-or-end',
      troop.weapon === null ? `${troop.title} carries no small arms` : 'the unit is not loaded',
      'leave out FB',
    );
  }
  if (order.spike && unit.gun === null) {
    fault('cady/musket/artillery/spike/needs-order', 'only a gun can be spiked', 'leave out SPIKE');
  }
  return violations;
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
function chargeOrdered(order: Order, unit: Unit, rules: MusketRules): Pick<Charge, 'turns' | 'formationChanges'> {
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
    formationChanges: newFiles(order, unit, rules) === undefined ? [] : [{ beforeEnd: toGo(0) }],
  };
}
