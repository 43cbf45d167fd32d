import type { Reason } from '../../../../rulebook/index.js';
import { writingBonuses } from '../../orders/delivery.js';
import { orderAmbiguities } from '../../orders/faults.js';
import type { WrgScenario } from '../../schema.js';
import type { Doing, Unit, WrgState } from '../../state.js';
import type { Field } from '../field.js';
import { stepOf, writtenOrder } from './standing.js';

/** How orders are written at a real table: how long it took, and what an umpire makes of them. */

/**
 * Paces that a side has over on each move of the first period, because the other took too long to write its orders.
 *
 * @clause wrg/orders/writing-time
 */
export function writingBonusOf(unit: Unit, { state, scenario, rules }: Field): number {
  if (state.period !== (scenario.period ?? 1)) return 0;
  const [first, second] = Object.entries(scenario.sides).map(([id, { minutes = 0 }]) => ({ id, minutes }));
  if (first === undefined || second === undefined) return 0;
  const bonuses = writingBonuses({ first: first.minutes, second: second.minutes }, rules);
  return unit.side === first.id ? bonuses.first : bonuses.second;
}

/** What an umpire takes an order at its word for, as reasons of its being given; nothing where nobody umpires. */
export function takenAtItsWord(order: string, { umpire = false }: Pick<WrgScenario, 'umpire'>): readonly Reason[] {
  const written = umpire ? writtenOrder(order) : null;
  if (written === null) return [];
  const clause = 'wrg/orders/umpire-exploits-ambiguity';
  return orderAmbiguities(written).map(because => ({ clause, because, effect: 'taken at its word' }));
}

/** Who carries out an order to march does this. */
const onTheWay: readonly Doing[] = ['advancing', 'marching'];

/**
 * Whether a unit marches on in a bare direction, which an umpire lets it do over the edge of the table.
 *
 * @clause wrg/orders/umpire-exploits-ambiguity
 */
export function marchesOffTheField(
  unit: Unit,
  doing: Doing,
  { state, scenario }: { readonly state: WrgState; readonly scenario: WrgScenario },
): boolean {
  if (scenario.umpire !== true || !onTheWay.includes(doing)) return false;
  const goal = stepOf(unit, state, scenario)?.goal;
  return goal !== undefined && 'direction' in goal && goal.paces === undefined;
}
