import type { SideId } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import { settleArrivals } from '../../common/turn/command/arrivals.js';
import * as shared from '../../common/turn/command/orders.js';
import { rideOn, sendRiders } from '../../common/turn/command/riders.js';
import { revealNow } from '../../common/turn/unseen/revealing.js';
import { reinforcementsOf } from '../army/enlist.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientScenario } from '../schema.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientPhase } from '../terms.js';
import { ancientPeriodIn } from './period.js';

/**
 * Both sides write their orders at the same time, unseen by the other, for their units and for the markers that stand for
 * nobody. What is left out keeps its last order.
 *
 * @clause cady/common/sequence/step-3-write-orders
 * @clause cady/common/scenario/staggered-entry
 * @clause cady/common/orders/written-before-move
 * @clause cady/common/orders/last-order-stands
 * @clause cady/common/orders/new-each-turn
 * @clause cady/common/orders/dispatch-rider
 */
export const ordersPhase: AncientPhase = {
  id: 'orders',
  title: 'Orders',
  clause: 'cady/common/sequence/step-3-write-orders',
  run(state, context) {
    const { command, scenario, rules, turn, tell } = context;
    shared.startTurn(state, turn, rules);
    const riders = scenario.optional.includes('dispatch-riders');
    if (riders) rideOn(state, context);
    settleArrivals(state, reinforcementsOf(scenario, rules), context);
    revealNow(state, context, ancientPeriodIn(state));
    const asked = Object.keys(scenario.sides).flatMap(side => {
      const units = shared.orderable(state, side);
      const phantoms = shared.phantomsOf(state, side);
      return units.length + phantoms.length === 0 ? [] : [{ side, units, phantoms }];
    });
    const answers = command.askAll(
      asked.map(({ side, units, phantoms }) => ({
        kind: 'orders' as const,
        id: `orders:${side}`,
        side,
        clause: 'cady/common/sequence/step-3-write-orders' as const,
        secret: true,
        units,
        phantoms,
      })),
    );
    asked.forEach(({ side }, i) => {
      const written = answers[i] ?? {};
      const holding = riders ? sendRiders(state, side, written, context) : written;
      tell({ kind: 'orders', side, orders: shared.takeOrders(state, side, holding) }, [side]);
    });
  },
};

/** Faults in a side's orders: units that are not its own or not there, and every fault of each order. */
export function orderFaults(
  answer: unknown,
  side: SideId,
  state: AncientState,
  scenario: AncientScenario,
  rules: AncientMedievalRules,
): Violation[] {
  return shared.orderFaults(answer, side, judging(state, scenario, rules));
}

/** Faults in the order of one unit. */
export function orderFaultsOf(
  unit: AncientUnit,
  text: unknown,
  path: string,
  {
    state,
    scenario,
    rules,
  }: {
    readonly state: AncientState;
    readonly scenario: AncientScenario;
    readonly rules: AncientMedievalRules;
  },
): readonly Violation[] {
  return shared.orderFaultsOf(unit, text, path, judging(state, scenario, rules));
}

function judging(state: AncientState, scenario: AncientScenario, rules: AncientMedievalRules) {
  return { state, rules, period: ancientPeriodIn(state, scenario), level: scenario.level };
}
