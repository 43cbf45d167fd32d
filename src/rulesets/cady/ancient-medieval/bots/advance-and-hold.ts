import type { Commander } from '../../../../battle/index.js';
import { seeded } from '../../../../dice/index.js';
import { ordersNotInVain } from '../../common/bots/rehearsal.js';
import { type Temper, temperOf } from '../../common/bots/temper.js';
import { printOrder } from '../../common/print-orders.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientView, UnitId } from '../state.js';
import type { AncientTerms, OrdersAnswer } from '../terms.js';
import { ancientMedievalWords } from '../words.js';
import { answerInBattle, phantomOrder } from './answers.js';
import { troopIn } from './outlook.js';
import { plannedOn } from './planning.js';
import { rehearsalOf } from './rehearsal.js';
import { wishesOf } from './wishes.js';

/**
 * A commander that advances in line on objectives and enemy and holds what it has: bows in range and shooting, horse and foot
 * going in where the odds are fair, beasts and chariots forward, machines where they reach. It sees what its side sees and asks
 * the rules for its odds.
 */
export function advanceAndHold(seed: number): Commander<AncientTerms> {
  const dice = seeded(seed);
  const temper = temperOf(seed);
  return {
    name: 'advance-and-hold',
    answer(request, view, rules) {
      return request.kind === 'orders'
        ? ordersToAdvanceAndHold(request.units, request.phantoms, view, rules, temper)
        : answerInBattle(request, view, dice, rules);
    },
  };
}

/** The orders that this commander would write for some of its units and phantoms. */
export function ordersToAdvanceAndHold(
  units: readonly UnitId[],
  phantoms: readonly string[],
  view: AncientView,
  rules: AncientMedievalRules,
  temper: Temper = temperOf(0),
): OrdersAnswer {
  const outlook = plannedOn(view, rules, temper);
  const wishes = new Map(
    units.flatMap(id => {
      const unit = view.units[id];
      // Berserkers do as they like.
      const free = unit !== undefined && !troopIn(unit, outlook).traits.includes('berserker');
      return free ? [[id, wishesOf(unit, outlook)] as const] : [];
    }),
  );
  const orders: Record<UnitId, string> = {};
  for (const [id, order] of ordersNotInVain(wishes, rehearsalOf(view, rules)))
    orders[id] = printOrder(order, ancientMedievalWords);
  for (const tag of phantoms) orders[tag] = phantomOrder(tag, outlook);
  return orders;
}
