import { sheetOfType } from '../rules/army/sheets.js';
import type { WrgRules } from '../rules.js';
import type { SeenUnit, WrgView } from '../state.js';
import type { WrgRequests } from '../terms.js';
import { plannedOrder } from './army-plan.js';
import { calledFor, hasTurned } from './called-for.js';
import { ATTACK, SUPPORT, stepNow } from './order-words.js';
import { attackInTurn, bestTarget } from './plan.js';
import { isOpen, openTarget } from './second-lines.js';
import { enemiesOf, isFighting, isLightUnit } from './seen-field.js';
import type { Temper } from './temper.js';
import { enoughFor, prospect } from './weighing.js';

/**
 * What a unit is told that may do as its general wishes, at once and without a rider: whatever would be sent to it; without an order its part in the plan as it
 * would be now. Whoever only stands behind others, or goes for somebody who cannot be got at, is let loose on an enemy to whom the way is free. `null`: it has
 * nothing better to do than what it is about.
 */
export function wish(
  { unit: id, cause }: Pick<WrgRequests['wish']['asks'], 'unit' | 'cause'>,
  view: WrgView,
  rules: WrgRules,
  temper: Temper,
): string | null {
  const unit = view.units[id];
  // Who has been sent at an enemy is not called off.
  if (unit === undefined || (cause === 'charging' && unit.order !== null)) return null;
  if (unit.order === null) return wishWithoutOrder(unit, view, rules, temper);
  const called = calledFor(unit, view, rules, temper);
  if (called !== undefined) return called;
  const anew = hasTurned(unit, view, rules, temper) ? plannedOrder(unit, view, rules, { temper }) : undefined;
  const order = anew ?? letLoose(unit, view, rules);
  return order === undefined || order === unit.order ? null : order;
}

/** Who has come to blows, or has declared a charge, is to go at that enemy while he is there; all others have their part in the plan. */
function wishWithoutOrder(unit: SeenUnit, view: WrgView, rules: WrgRules, temper: Temper): string {
  const charged = enemiesOf(view).find(({ id }) => id === unit.period.conduct.charge);
  const target = charged ?? (isFighting(unit, view) ? bestTarget(unit, view, rules) : undefined);
  return target === undefined ? plannedOrder(unit, view, rules, { temper }) : attackInTurn(unit, target, view);
}

/** The order of who has leave to go for somebody else than he was told: of the line, free of the enemy, and with no place to hold. */
function letLoose(unit: SeenUnit, view: WrgView, rules: WrgRules): string | undefined {
  const { arm } = sheetOfType(unit.troops.type, rules);
  const isOfLine = (arm === 'infantry' || arm === 'cavalry') && !isLightUnit(unit, rules) && unit.parent === null;
  const isFree = !isFighting(unit, view) && !unit.hidden && unit.aboard === undefined && view.works === undefined;
  if (!isOfLine || !isFree || unit.period.conduct.charge !== undefined) return undefined;
  const step = stepNow(unit);
  if (step?.startsWith(SUPPORT) !== true && step?.startsWith(ATTACK) !== true) return undefined;
  const named = enemiesOf(view).find(({ id }) => step === `${ATTACK}${id}`);
  if (named !== undefined && isOpen(named, unit, view, rules)) return undefined;
  const free = openTarget(unit, view, rules);
  if (free === undefined || prospect(unit, free, rules) < enoughFor(unit, free)) return undefined;
  return attackInTurn(unit, free, view);
}
