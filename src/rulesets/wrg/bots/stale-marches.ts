import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import { attackedBy, stepNow } from './order-words.js';
import { attackInTurn } from './plan.js';
import { openTarget } from './second-lines.js';
import { isFighting } from './seen-field.js';

/** How a march to a place begins. */
const MOVE_TO = 'MOVE TO ';
/** So many of its own moves off, at most, is whom a unit goes for that is called off its march. */
const AT_HAND = 2;

/**
 * The order for a unit on the march to a place from which it was to attack, when the battle has come to it meanwhile: at the enemy of the line who is near and
 * to whom the way is free. `undefined` where its march still has its sense.
 */
export function calledOffItsMarch(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  const { order, bound, hidden } = unit;
  if (view.period === 1 || stepNow(unit)?.startsWith(MOVE_TO) !== true || attackedBy(laterSteps(unit)) === undefined)
    return undefined;
  if (order === null || bound !== null || hidden || isFighting(unit, view) || view.works !== undefined)
    return undefined;
  const free = openTarget(unit, view, rules, AT_HAND);
  return free === undefined ? undefined : attackInTurn(unit, free, view);
}

/** What an order bids a unit after what it is about. */
function laterSteps({ order, step }: SeenUnit): string {
  return (order ?? '')
    .split(';')
    .slice(step + 1)
    .join(';');
}
