import { enemiesOf } from '../../common/bots/outlook.js';
import type { Order } from '../../common/orders.js';
import type { AncientSeen } from '../state.js';
import { orderForFoot } from './foot.js';
import { orderForMachine, orderForWagon } from './machines.js';
import { orderForChariot, orderForElephant, orderForHorse } from './mounted.js';
import { hold } from './moves.js';
import { type Outlook, troopIn } from './outlook.js';
import { orderForRiders } from './riders.js';
import { orderForHorseArchers, orderForShooters } from './shooters.js';
import { siegeOrder } from './siege.js';

/** How far the commander thinks of enemies, cm: beyond, a unit just comes on. */
const horizon = 150;

/** The order that a unit's arm and place would have it given, whatever the others do. */
export function orderFor(unit: AncientSeen, outlook: Outlook): Order {
  if (unit.mustDo !== null || (unit.own?.awaited ?? null) !== null || outlook.inMelee.has(unit.id)) return hold;
  const enemies = enemiesOf(unit, horizon, outlook);
  const besieging = siegeOrder(unit, enemies, outlook);
  if (besieging !== undefined) return besieging;
  if (unit.mounted && unit.own?.mounts != null) return orderForRiders(unit, enemies, outlook);
  switch (troopIn(unit, outlook).class) {
    case 'infantry':
      return orderForFoot(unit, enemies, outlook);
    case 'missile':
      return orderForShooters(unit, enemies, outlook);
    case 'cavalry':
      return orderForHorse(unit, enemies, outlook);
    case 'horse-archer':
      return orderForHorseArchers(unit, enemies, outlook);
    case 'chariot':
      return orderForChariot(unit, enemies, outlook);
    case 'elephant':
      return orderForElephant(unit, enemies, outlook);
    case 'artillery':
      return orderForMachine(unit, enemies, outlook);
    case 'wagon':
      return orderForWagon(unit, enemies, outlook);
  }
}
