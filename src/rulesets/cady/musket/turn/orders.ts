import type { SideId } from '../../../../battle/index.js';
import type { Violation } from '../../../../rulebook/index.js';
import type { Table } from '../../../../table/index.js';
import type { Order } from '../../common/orders.js';
import * as shared from '../../common/turn/command/orders.js';
import type { OrderFault, OrdersSection } from '../../common/turn/period.js';
import type { MusketRules } from '../rules.js';
import type { MusketScenario } from '../schema.js';
import type { MusketState, Unit } from '../state.js';
import type { MusketContext } from '../terms.js';
import { moraleOf, troopOf } from '../units.js';
import { musketWords } from '../words.js';
import { dragoonFaults } from './dragoons.js';
import { forestFaults } from './forestry.js';
import { hasGrenades } from './grenades.js';
import { houseFaults } from './houses/going.js';
import { manningFaults } from './manning.js';
import { musketMoving } from './movement.js';
import { leadFaults } from './officers.js';
import { musketRegrouping } from './regrouping.js';
import { squareOrderFaults } from './squares.js';

/** What may be ordered besides: foot forms squares, dragoons get up and down. */
export const musketOrders: OrdersSection<Unit, MusketRules, MusketState, MusketContext> = {
  words: musketWords,
  faults: ownFaults,
  standsTo: standsToGuns,
};

/** Gunners on the gun deck stand to their guns, and need no order of their own, until their ship has docked and they could go ashore. */
function standsToGuns({ aboard }: Unit, { afloat }: MusketState): boolean {
  if (aboard?.deck !== 'gun-deck') return false;
  const vessel = afloat?.vessels[aboard.vessel];
  return vessel?.kind !== 'frigate' || vessel.landedOn === null;
}

/** What orders are judged by. */
interface Judged {
  readonly state: MusketState;
  readonly scenario: MusketScenario;
  readonly rules: MusketRules;
}

/** Faults in a side's orders: units that are not its own or not there, and every fault of each order. */
export function orderFaults(answer: unknown, side: SideId, at: Judged): Violation[] {
  return shared.orderFaults(answer, side, { ...at, period });
}

/** Faults in the order of one unit. */
export function orderFaultsOf(unit: Unit, text: unknown, path: string, at: Judged): readonly Violation[] {
  return shared.orderFaultsOf(unit, text, path, { ...at, period });
}

const period = { orders: musketOrders, moving: musketMoving, regrouping: musketRegrouping };

/**
 * Faults of fire at the beginning of the turn, of grenades and of spiking.
 *
 * @clause cady/musket/grenade/one-each
 * @clause cady/musket/grenade/not-with-musket
 * @clause cady/musket/artillery/spike/needs-order
 * @clause cady/musket/loading/fire-begin-or-end
 * @clause cady/musket/target-priority/first
 */
function ownFaults(
  unit: Unit,
  order: Order,
  { rules, state, table }: { readonly rules: MusketRules; readonly state: MusketState; readonly table: Table },
): readonly OrderFault[] {
  const troop = troopOf(unit, rules);
  const faults: OrderFault[] = [];
  if (order.fireFirst && (troop.weapon === null || !unit.loaded)) {
    faults.push({
      clause: 'cady/musket/loading/fire-begin-or-end',
      problem: troop.weapon === null ? `${troop.title} carries no small arms` : 'the unit is not loaded',
      mend: 'leave out FB',
    });
  }
  if (order.tasks?.some(({ task }) => task === 'grenades') && !hasGrenades(unit, { rules })) {
    const problem = troop.like === 'grenadiers' ? 'it has no grenades left' : `${troop.title} carry no grenades`;
    faults.push({ clause: 'cady/musket/grenade/one-each', problem, mend: 'leave out GRENADES' });
  }
  if (order.fireFirst && order.tasks?.some(({ task }) => task === 'grenades')) {
    const mend = 'leave out FB or GRENADES';
    const problem = 'nobody throws grenades and fires muskets in one turn';
    faults.push({ clause: 'cady/musket/grenade/not-with-musket', problem, mend });
  }
  if (order.fire?.fire === 'among') {
    faults.push({
      clause: 'cady/musket/target-priority/first',
      problem: 'a unit of this game fires at one enemy unit',
      mend: 'name the one that it is to fire at',
    });
  }
  if (order.spike && unit.gun === null) {
    const clause = 'cady/musket/artillery/spike/needs-order';
    faults.push({ clause, problem: 'only a gun can be spiked', mend: 'leave out SPIKE' });
  }
  return [
    ...faults,
    ...dragoonFaults(unit, order, rules),
    ...squareOrderFaults(unit, order, rules, moraleOf(unit, state.turn, rules)),
    ...houseFaults(unit, order, state, rules),
    ...manningFaults(unit, order, state, rules),
    ...leadFaults(unit, order, state, rules),
    ...forestFaults(unit, order, { state, table, rules }),
  ];
}
