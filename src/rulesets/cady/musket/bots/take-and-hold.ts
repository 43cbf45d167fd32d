import type { Commander } from '../../../../battle/index.js';
import { seeded } from '../../../../dice/index.js';
import { ordersNotInVain } from '../../common/bots/rehearsal.js';
import { type Temper, temperOf } from '../../common/bots/temper.js';
import { printOrder } from '../../common/index.js';
import type { MusketRules } from '../rules.js';
import type { MusketView, UnitId } from '../state.js';
import type { MusketTerms, OrdersAnswer } from '../terms.js';
import { musketWords } from '../words.js';
import { answerInBattle, bluffs } from './answers.js';
import { plannedOn } from './planning.js';
import { rehearsalOf } from './rehearsal.js';
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
      return request.kind === 'orders'
        ? { ...ordersToTakeAndHold(request.units, view, rules, temper), ...bluffs(request.phantoms, view, rules) }
        : answerInBattle(request, view, dice, rules);
    },
  };
}

/** The orders that this commander would write for some of its units. */
export function ordersToTakeAndHold(
  units: readonly UnitId[],
  view: MusketView,
  rules: MusketRules,
  temper: Temper = temperOf(0),
): OrdersAnswer {
  const outlook = plannedOn(view, rules, temper);
  const wishes = new Map(
    units.flatMap(id => {
      const unit = view.units[id];
      // Gunners of a ship stand to their guns.
      return unit === undefined || unit.aboard?.deck === 'gun-deck' ? [] : [[id, wishesOf(unit, outlook)] as const];
    }),
  );
  const orders: Record<UnitId, string> = {};
  for (const [id, order] of ordersNotInVain(wishes, rehearsalOf(view, rules)))
    orders[id] = printOrder(order, musketWords);
  return orders;
}
