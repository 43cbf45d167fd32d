import type { Order } from '../../../common/orders.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientUnit } from '../../state.js';
import type { AncientTask } from '../../words.js';
import { placeCaltrops } from '../../works/caltrops.js';

/**
 * Tasks that take a whole turn without moving, shooting or fighting.
 *
 * @clause cady/ancient-medieval/stakes/setup
 * @clause cady/ancient-medieval/stakes/remove
 * @clause cady/ancient-medieval/caltrops/removing
 * @clause cady/ancient-medieval/romans/entrench
 * @clause cady/common/forest/clear-trees
 */
export const allTurn: readonly AncientTask[] = [
  'set-stakes',
  'pull-stakes',
  'clear-caltrops',
  'dig',
  'fell-trees',
  'build-barricade',
];

/** Whether an order has a unit work all turn: it neither moves nor shoots. */
export function worksAllTurn(order: Order | null): boolean {
  return order?.tasks?.some(({ task }) => allTurn.some(each => each === task)) === true;
}

/**
 * Whether a task takes a part of the turn for itself: nobody works all turn and does that as well.
 *
 * @clause cady/ancient-medieval/romans/stakes
 * @clause cady/ancient-medieval/caltrops/placing
 * @clause cady/ancient-medieval/mounted-infantry/mount-cost
 */
export function takesTime(task: string): boolean {
  return ['strew-caltrops', 'mount', 'dismount', ...allTurn].includes(task);
}

/**
 * Thirds of the turn that the tasks of an order take besides its move.
 *
 * @clause cady/ancient-medieval/caltrops/placing
 */
export function thirdsOfTasks(unit: AncientUnit, order: Order | null, rules: AncientMedievalRules): number {
  const strews = order?.tasks?.some(({ task }) => task === 'strew-caltrops') === true;
  if (!strews || unit.carried.caltrops === 0) return 0;
  return placeCaltrops({ figures: unit.figures, carried: unit.carried.caltrops }, rules).thirds;
}
