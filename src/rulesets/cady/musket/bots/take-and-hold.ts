import type { Commander } from '../../../../battle/index.js';
import { seeded } from '../../../../dice/index.js';
import { enemiesOf } from '../../common/bots/outlook.js';
import { ordersNotInVain } from '../../common/bots/rehearsal.js';
import { type Temper, temperOf } from '../../common/bots/temper.js';
import { printOrder } from '../../common/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitId } from '../state.js';
import type { MusketTerms, OrdersAnswer } from '../terms.js';
import { musketWords } from '../words.js';
import { steered } from './afloat.js';
import { answerInBattle, bluffs } from './answers.js';
import { asRidersFindIt } from './by-rider.js';
import type { Outlook } from './outlook.js';
import { plannedOn } from './planning.js';
import { rehearsalOf } from './rehearsal.js';
import { weighingOf } from './weighing.js';
import { wishesOf } from './wishes.js';

/**
 * A commander that marches for the objectives and holds them: guns where they reach the enemy, foot in line within musket
 * shot, horse kept back until a charge promises well. It sees what its side sees and asks the rules for its odds.
 */
export function takeAndHold(seed: number): Commander<MusketTerms> {
  const dice = seeded(seed);
  const temper = temperOf(seed);
  return {
    name: 'take-and-hold',
    answer(request, view, rules) {
      switch (request.kind) {
        case 'orders':
          return {
            ...ordersToTakeAndHold(request.units, view, rules, temper),
            ...bluffs(request.phantoms, view, rules),
          };
        case 'helm':
          return steered(request.vessels, view, rules, { patient: true });
        default:
          return answerInBattle(request, view, dice, rules);
      }
    },
  };
}

/** The orders that this commander would write for some of its units. */
export function ordersToTakeAndHold(
  units: readonly UnitId[],
  seen: MusketView,
  rules: MusketRules,
  temper: Temper = temperOf(0),
): OrdersAnswer {
  const view = asRidersFindIt(seen, rules);
  const outlook = plannedOn(view, rules, temper);
  const weighing = weighingOf(outlook);
  const wishes = new Map(
    nearestFirst(units, outlook).flatMap(id => {
      const unit = view.units[id];
      // Gunners of a ship stand to their guns.
      return unit === undefined || unit.aboard?.deck === 'gun-deck'
        ? []
        : [[id, wishesOf(unit, outlook, weighing)] as const];
    }),
  );
  const orders: Record<UnitId, string> = {};
  for (const [id, order] of ordersNotInVain(wishes, rehearsalOf(view, rules)))
    orders[id] = printOrder(order, musketWords);
  return orders;
}

/** Units in the order in which they are thought of: those nearest to the enemy first. */
function nearestFirst(units: readonly UnitId[], outlook: Outlook): readonly UnitId[] {
  const away = (id: UnitId) => {
    const unit = outlook.view.units[id];
    const [nearest] = unit === undefined ? [] : enemiesOf(unit, 60, outlook);
    return nearest?.away ?? Number.POSITIVE_INFINITY;
  };
  return units
    .map(id => ({ id, away: away(id) }))
    .sort((a, b) => a.away - b.away || (a.id < b.id ? -1 : 1))
    .map(({ id }) => id);
}
