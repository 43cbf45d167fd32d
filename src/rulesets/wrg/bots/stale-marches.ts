import { moveRate } from '../moving/rates.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import type { NewOrder } from '../terms.js';
import { ATTACK, attackedBy, attacksOf, stepNow } from './order-words.js';
import { attackInTurn } from './plan.js';
import { openTarget } from './second-lines.js';
import { enemiesOf, gap, isFighting, isLightUnit } from './seen-field.js';

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

/**
 * Whether the order of a unit is about nobody who stands there any more: whom it is to attack runs, farther off than it could still charge him, while others stand;
 * or it marches to where it was to attack such as are gone or in rout, all of them.
 */
export function isOvertaken(unit: SeenUnit, view: WrgView, rules: WrgRules, by?: NewOrder['by']): boolean {
  const { order, bound, hidden } = unit;
  if (view.period === 1 || order === null || bound !== null || hidden || unit.aboard !== undefined) return false;
  if (view.works !== undefined || isFighting(unit, view) || isLightUnit(unit, rules)) return false;
  const standing = enemiesOf(view).filter(({ parent }) => parent === null);
  if (standing.length === 0) return false;
  const step = stepNow(unit);
  if (step?.startsWith(MOVE_TO) === true) {
    const meant = attacksOf(laterSteps(unit));
    return meant.length > 0 && meant.every(id => !standing.some(enemy => enemy.id === id));
  }
  // Who is to take a place afterwards goes on to it.
  if (laterSteps(unit).includes(MOVE_TO)) return false;
  const enemy = step?.startsWith(ATTACK) === true ? view.units[attackedBy(step) ?? ''] : undefined;
  if (enemy === undefined || enemy.rout === null) return false;
  // Before a rider has told it whom else to attack, he is gone, and it has gone on at those whom its order names after him.
  const isNext = attacksOf(laterSteps(unit)).some(id => standing.some(other => other.id === id));
  if (by === 'messenger' && isNext) return false;
  return gap(unit, enemy) > (moveRate(unit.troops, {}, rules).charge ?? 0);
}

/** What an order bids a unit after what it is about. */
function laterSteps({ order, step }: SeenUnit): string {
  return (order ?? '')
    .split(';')
    .slice(step + 1)
    .join(';');
}
