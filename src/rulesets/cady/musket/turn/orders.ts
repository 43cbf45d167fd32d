import type { SideId } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import type { GameLevel } from '../../common/index.js';
import * as shared from '../../common/turn/command/orders.js';
import { revealNow } from '../../common/turn/unseen/revealing.js';
import { musketPeriod } from '../period.js';
import type { MusketRules } from '../rules.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketPhase } from '../terms.js';

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
  run(state, context) {
    const { command, scenario, rules, turn, tell } = context;
    shared.startTurn(state, turn, rules);
    revealNow(state, context, musketPeriod);
    const sides = Object.keys(scenario.sides).filter(
      side => shared.orderable(state, side).length + shared.phantomsOf(state, side).length > 0,
    );
    const answers = command.askAll(
      sides.map(side => ({
        kind: 'orders' as const,
        id: `orders:${side}`,
        side,
        clause: 'cady/common/sequence/step-3-write-orders' as const,
        secret: true,
        units: shared.orderable(state, side),
        phantoms: shared.phantomsOf(state, side),
      })),
    );
    sides.forEach((side, i) => {
      tell({ kind: 'orders', side, orders: shared.takeOrders(state, side, answers[i] ?? {}) }, [side]);
    });
  },
};

/** Faults in a side's orders: units that are not its own or not there, and every fault of each order. */
export function orderFaults(
  answer: unknown,
  side: SideId,
  state: MusketState,
  rules: MusketRules,
  level: GameLevel = 'basic',
): Violation[] {
  return shared.orderFaults(answer, side, { state, rules, period: musketPeriod, level });
}

/** Faults in the order of one unit. */
export function orderFaultsOf(
  unit: Unit,
  text: unknown,
  path: string,
  state: MusketState,
  rules: MusketRules,
  level: GameLevel = 'basic',
): readonly Violation[] {
  return shared.orderFaultsOf(unit, text, path, { state, rules, period: musketPeriod, level });
}
