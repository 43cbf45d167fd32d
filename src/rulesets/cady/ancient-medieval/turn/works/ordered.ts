import { moraleWhenLed } from '../../../common/army/commanders.js';
import { type Order, type OrderedTask, standingOrder } from '../../../common/orders.js';
import { hoplite } from '../../combat/phalanx.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientUnit } from '../../state.js';
import { type AncientTask, ancientMedievalWords } from '../../words.js';

/** What a unit was ordered, with the words of the period. */
export function orderOf(unit: Pick<AncientUnit, 'id' | 'order'>): Order {
  return standingOrder(unit, ancientMedievalWords);
}

/**
 * What a unit does of its order with its hands and feet: nothing, where a reaction takes its place, be it to come or carried out this turn.
 * A berserker follows none.
 *
 * @clause cady/common/morale/result-binds-next-turn
 * @clause cady/ancient-medieval/berserker/no-orders
 */
export function obeyed(
  unit: Pick<AncientUnit, 'id' | 'order' | 'mustDo' | 'turn' | 'type'>,
  rules: AncientMedievalRules,
): Order | null {
  const reacts = unit.mustDo !== null || unit.turn.goesBack !== undefined;
  return reacts || rules.troops[unit.type].traits.includes('berserker') ? null : orderOf(unit);
}

/** The task of that name in an order, if it is there. */
export function taskIn(order: Order | null, task: AncientTask): OrderedTask | undefined {
  return order?.tasks?.find(each => each.task === task);
}

/**
 * The morale value of one figure of a unit as it is now: in phalanx, led by the king, or as printed; `null`: it counts none.
 *
 * @clause cady/ancient-medieval/phalanx/outside-medium
 * @clause cady/ancient-medieval/definition/king-morale
 */
export function moraleValueOf(
  unit: Pick<AncientUnit, 'type' | 'formation' | 'general'>,
  rules: AncientMedievalRules,
): number | null {
  const formed = unit.formation === 'phalanx' && rules.troops[unit.type].traits.includes('phalanx');
  const { morale } = formed ? hoplite({ formed }, rules) : rules.troops[unit.type];
  if (morale === null) return null;
  return moraleWhenLed({ morale, leader: { rank: 'supreme-commander', leads: unit.general } }, rules).morale;
}
