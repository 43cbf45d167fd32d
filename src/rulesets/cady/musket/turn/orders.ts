import type { SideId } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import { mayChangeFormation, readOrder } from '../../common/index.js';
import type { MusketRules } from '../rules.js';
import { freshTurn, type MusketState } from '../state.js';
import type { MusketPhase } from '../terms.js';
import { filesFor, troopOf } from '../units.js';

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
  run(state, { command, scenario, turn, tell }) {
    startTurn(state, turn);
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

function startTurn(state: MusketState, turn: number): void {
  state.turn = turn;
  for (const unit of Object.values(state.units)) {
    unit.turn = freshTurn(unit.figures);
    unit.fleeing = false;
  }
}

function orderable(state: MusketState, side: SideId): string[] {
  return Object.values(state.units)
    .filter(
      unit => unit.side === side && unit.gone === null && unit.mustDo !== 'rout' && unit.mustDo !== 'back-and-turn',
    )
    .map(unit => unit.id);
}

/**
 * Faults in a side's orders: units that are not its own or not there, orders that cannot be read, formation changes of
 * units that may not make one, charges right after a charge, targets that are no enemies.
 *
 * @clause cady/common/formation/peasants-militia-none
 * @clause cady/common/charge/no-charge-next-turn
 * @clause cady/musket/artillery/spike/needs-order
 */
export function orderFaults(answer: unknown, side: SideId, state: MusketState, rules: MusketRules): Violation[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) {
    return [
      {
        path: 'orders',
        clause: 'cady/common/sequence/step-3-write-orders',
        problem: 'the orders are not a list of units and their orders',
        mend: 'answer with { "unit": "order", … }',
      },
    ];
  }
  const violations: Violation[] = [];
  for (const [id, text] of Object.entries(answer)) {
    const path = `orders.${id}`;
    const unit = Object.hasOwn(state.units, id) ? state.units[id] : undefined;
    if (unit === undefined || unit.side !== side || unit.gone !== null) {
      const problem =
        unit === undefined
          ? `there is no unit "${id}"`
          : unit.side !== side
            ? `"${id}" is not a unit of ${side}`
            : `"${id}" has left the battle`;
      violations.push({
        path,
        clause: 'cady/common/sequence/step-3-write-orders',
        problem,
        mend: 'write orders for your own units on the table',
      });
      continue;
    }
    if (typeof text !== 'string') {
      violations.push({
        path,
        clause: 'cady/common/orders/must-be-specific',
        problem: 'the order is not text',
        mend: 'write it in the notation of the order sheet, such as "N 1/3, F N"',
      });
      continue;
    }
    const read = readOrder(text, path);
    if ('violations' in read) {
      violations.push(...read.violations);
      continue;
    }
    const { order } = read;
    const troop = troopOf(unit, rules);
    const files =
      order.formation === undefined ? unit.files : filesFor(order.formation, unit.type, unit.figures, rules);
    if (files !== unit.files && !mayChangeFormation(troop, rules)) {
      violations.push({
        path,
        clause: 'cady/common/formation/peasants-militia-none',
        problem: `${troop.title} may not change its ranks and files`,
        mend: 'leave the formation out of the order',
      });
    }
    if (order.gait === 'charge' && troop.arm === 'artillery') {
      violations.push({
        path,
        clause: 'cady/common/charge/engage-vs-charge',
        problem: 'artillery does not charge',
        mend: 'order a move, or hold',
      });
    }
    if (order.gait === 'charge' && unit.chargedOn > 0 && unit.chargedOn === state.turn - 1) {
      violations.push({
        path,
        clause: 'cady/common/charge/no-charge-next-turn',
        problem: 'the unit charged last turn',
        mend: 'order an advance (ENG) or hold; it may charge again next turn',
      });
    }
    if (order.fire?.fire === 'at') {
      const target = Object.hasOwn(state.units, order.fire.target) ? state.units[order.fire.target] : undefined;
      if (target === undefined || target.side === side || target.gone !== null) {
        violations.push({
          path,
          clause: 'cady/common/orders/must-be-specific',
          problem: `"${order.fire.target}" is no enemy unit on the table`,
          mend: 'name an enemy unit, or leave the target to the priorities',
        });
      }
    }
    if (order.spike && unit.gun === null) {
      violations.push({
        path,
        clause: 'cady/musket/artillery/spike/needs-order',
        problem: 'only a gun can be spiked',
        mend: 'leave out SPIKE',
      });
    }
  }
  return violations;
}
