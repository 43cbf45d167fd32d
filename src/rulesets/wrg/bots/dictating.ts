import { rateOfRow } from '../moving/rates.js';
import { orderDelay, riders } from '../orders/delivery.js';
import type { WrgRules } from '../rules.js';
import type { GeneralId, SeenUnit, WrgView } from '../state.js';
import type { NewOrder } from '../terms.js';
import { enemiesOf, gap } from './seen-field.js';

/** So many periods go by, at least, until an order that is dictated to a rider is obeyed. */
const ON_THE_WAY = 2;

/** Whether a reaction test binds a unit longer than a rider would be on his way to it: an order could only wait for its end, or be forgotten. */
export function isBoundFor({ bound }: SeenUnit, periods: number = ON_THE_WAY): boolean {
  return bound !== null && bound.left > periods;
}

/** Whether night falls before a unit could obey an order that is given to it now: a general does not dictate for nobody. */
export function comesTooLate(
  unit: SeenUnit,
  { by, from }: { readonly by: NewOrder['by']; readonly from: GeneralId | undefined },
  view: WrgView,
  rules: WrgRules,
): boolean {
  if (by === 'general') return view.period + orderDelay({ by: 'follow-me' }, rules).periods > view.lastPeriod;
  if (by !== 'messenger') return false;
  const guard = view.units[view.generals[from ?? '']?.with ?? ''];
  const { normal, charge } = rateOfRow(riders, rules);
  const way = {
    distance: guard === undefined ? 1 : gap(guard, unit),
    normalMove: normal,
    chargeMove: charge ?? normal,
  };
  return view.period + orderDelay({ by, ...way }, rules).periods > view.lastPeriod;
}

/**
 * Units that want an order, in the order in which a general dictates them who has time for one: those who fight last, since they know what they have to do,
 * and among the others whoever has an enemy nearest.
 */
export function byNeed<Wanting extends { readonly unit: SeenUnit }>(
  wanting: readonly Wanting[],
  view: WrgView,
): readonly Wanting[] {
  const enemies = enemiesOf(view);
  const fights = ({ id }: SeenUnit) => view.melees.some(({ a, b }) => a === id || b === id);
  const need = ({ unit }: Wanting) => ({
    wanting: unit,
    rank: fights(unit) ? 1 : 0,
    near: Math.min(...enemies.map(enemy => gap(unit, enemy))),
  });
  return wanting
    .map(each => ({ each, ...need(each) }))
    .sort((a, b) => a.rank - b.rank || a.near - b.near || (a.each.unit.id < b.each.unit.id ? -1 : 1))
    .map(({ each }) => each);
}
