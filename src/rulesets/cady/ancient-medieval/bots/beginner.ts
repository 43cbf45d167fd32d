import type { Commander } from '../../../../battle/index.js';
import { seeded } from '../../../../dice/index.js';
import { printOrder } from '../../common/print-orders.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientView, UnitId } from '../state.js';
import type { AncientTerms, OrdersAnswer } from '../terms.js';
import { ancientMedievalWords } from '../words.js';
import { answerInBattle, phantomOrder } from './answers.js';
import { outlookOn, troopIn } from './outlook.js';
import { orderFor } from './unit-orders.js';

/**
 * A commander who has just learnt the rules: every unit does for itself what looks best, he has no plan and does not think his orders
 * through. Better ones are measured against him.
 */
export function beginner(seed: number): Commander<AncientTerms> {
  const dice = seeded(seed);
  return {
    name: 'beginner',
    answer(request, view, rules) {
      return request.kind === 'orders'
        ? ordersOfBeginner(request.units, request.phantoms, view, rules)
        : answerInBattle(request, view, dice, rules);
    },
  };
}

function ordersOfBeginner(
  units: readonly UnitId[],
  phantoms: readonly string[],
  view: AncientView,
  rules: AncientMedievalRules,
): OrdersAnswer {
  const outlook = outlookOn(view, rules);
  const orders: Record<UnitId, string> = {};
  for (const id of units) {
    const unit = view.units[id];
    // Berserkers do as they like.
    if (unit !== undefined && !troopIn(unit, outlook).traits.includes('berserker'))
      orders[id] = printOrder(orderFor(unit, outlook), ancientMedievalWords);
  }
  for (const tag of phantoms) orders[tag] = phantomOrder(tag, outlook);
  return orders;
}
