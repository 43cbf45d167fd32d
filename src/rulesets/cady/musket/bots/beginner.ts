import type { Commander } from '../../../../battle/index.js';
import { seeded } from '../../../../dice/index.js';
import { printOrder } from '../../common/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitId } from '../state.js';
import type { MusketTerms, OrdersAnswer } from '../terms.js';
import { musketWords } from '../words.js';
import { answerInBattle, bluffs } from './answers.js';
import { outlookOn } from './outlook.js';
import { orderFor } from './unit-orders.js';

/**
 * A commander who has just learnt the rules: every unit does for itself what looks best, he has no plan and does not think his orders
 * through. Better ones are measured against him.
 */
export function beginner(seed: number): Commander<MusketTerms> {
  const dice = seeded(seed);
  return {
    name: 'beginner',
    answer(request, view, rules) {
      return request.kind === 'orders'
        ? { ...ordersOfBeginner(request.units, view, rules), ...bluffs(request.phantoms, view, rules) }
        : answerInBattle(request, view, dice, rules);
    },
  };
}

function ordersOfBeginner(units: readonly UnitId[], view: MusketView, rules: MusketRules): OrdersAnswer {
  const outlook = outlookOn(view, rules);
  const orders: Record<UnitId, string> = {};
  for (const id of units) {
    const unit = view.units[id];
    if (unit !== undefined) orders[id] = printOrder(orderFor(unit, outlook), musketWords);
  }
  return orders;
}
