import { mayOrder } from '../../army/generals.js';
import type { General, Unit } from '../../state.js';
import type { Play } from '../play.js';
import { isThere } from './distractions.js';

/**
 * The generals who may order a unit: its own first, then the commander-in-chief; who has left the table orders nobody.
 *
 * @clause wrg/orders/subordinate-limits
 */
export function orderersOf(unit: Unit, { state, rules }: Pick<Play, 'state' | 'rules'>): readonly General[] {
  const all = Object.values(state.generals).filter(
    general => general.side === unit.side && isThere(general, state) && commands(general, unit, { state, rules }),
  );
  return [...all].sort((a, b) => Number(b.id === unit.command) - Number(a.id === unit.command));
}

/**
 * Whether a unit is of a general's command: the commander-in-chief has all. When he is lost, nobody has his in his stead, or the first of his
 * subordinates who is left, as `wrg/ruling/succession` has it.
 *
 * @clause wrg/general/subordinate-orders
 * @clause wrg/orders/subordinate-limits
 */
export function commands(general: General, unit: Unit, { state, rules }: Pick<Play, 'state' | 'rules'>): boolean {
  if (mayOrder(general, { under: unit.command })) return true;
  if (!rules.reaction.orders.succession) return false;
  const [first] = Object.values(state.generals)
    .filter(({ side, gone }) => side === general.side && gone === null)
    .sort((a, b) => Number(b.rank === 'commander-in-chief') - Number(a.rank === 'commander-in-chief'));
  return first === general;
}
