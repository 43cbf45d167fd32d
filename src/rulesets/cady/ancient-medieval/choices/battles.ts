import { distanceBetweenQuads, quadOf } from '../../../../table/index.js';
import type { LikelyOrder } from '../../common/choices/order-desk.js';
import type { Order } from '../../common/orders.js';
import { printOrder } from '../../common/print-orders.js';
import { inContact } from '../../common/turn/units.js';
import { battleChangeFaults, medievalBattleFaults } from '../combat/battles.js';
import type { AncientSeen } from '../state.js';
import { ancientMedievalWords } from '../words.js';
import type { Seat } from './seat.js';

const hold: Order = { gait: 'march', legs: [] };

/**
 * Orders about the battle that a unit is of: to form one with a friend whom it touches, where the king is with them, or to leave its own.
 * What is judged when the moves are over is not promised.
 *
 * @clause cady/ancient-medieval/definition/king-reform
 * @clause cady/ancient-medieval/battle/separate-by-order
 */
export function battleOrders(unit: AncientSeen, seat: Seat): readonly LikelyOrder[] {
  const { view, rules, scenario } = seat;
  if (scenario === undefined || unit.own === undefined || inContact(unit, view.contacts)) return [];
  const { battles, optionalRules } = rules.levels[scenario.level];
  if (!battles) return [];
  const order = (task: string, on?: string) =>
    printOrder({ ...hold, tasks: [{ task, ...(on === undefined ? {} : { on }) }] }, ancientMedievalWords);
  if (unit.own.brigade !== null) {
    const stays = battleChangeFaults({ change: 'separate', when: 'in-the-game' }, rules).length > 0;
    return stays ? [] : [{ order: order('separate'), what: 'leave its battle for good' }];
  }
  if (!optionalRules) return [];
  return fellows(unit, seat).map(other => ({
    order: order('enter-battle', other.id),
    what:
      other.own?.brigade == null
        ? `form a battle with ${other.name}, the king being with them`
        : `enter the battle of ${other.name}, the king being with them`,
  }));
}

/** Friends whom a unit touches and with whom the king may make it of one battle. */
function fellows(unit: AncientSeen, { view, rules }: Seat): readonly AncientSeen[] {
  const own = Object.values(view.units).filter(
    other => other.side === unit.side && other.gone === null && other.own?.awaited == null,
  );
  const king = own.find(({ general, mustDo }) => general && mustDo !== 'rout');
  const touches = (a: AncientSeen, b: AncientSeen) =>
    distanceBetweenQuads(quadOf(a.placed), quadOf(b.placed)) <= rules.table.meleeRange;
  return own.filter(other => {
    if (king === undefined || other === unit || !touches(unit, other) || inContact(other, view.contacts)) return false;
    const beside = rules.reformsFromBeside && (touches(king, unit) || touches(king, other));
    if (king !== unit && king !== other && !beside) return false;
    const brigade = other.own?.brigade ?? null;
    const units = own
      .filter(each => each === unit || each === other || (brigade !== null && each.own?.brigade === brigade))
      .map(({ id, type }) => ({ unit: id, type }));
    const change = brigade === null ? 'form' : 'enlarge';
    return (
      battleChangeFaults({ change, when: 'in-the-game', byKing: true }, rules).length === 0 &&
      medievalBattleFaults({ battles: [{ name: brigade ?? 'new', units }] }, rules).length === 0
    );
  });
}
