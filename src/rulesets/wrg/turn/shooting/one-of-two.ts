import type { Unit } from '../../state.js';
import { unitOf } from '../../units.js';
import type { Field } from '../field.js';
import type { Aim } from './aims.js';
import { worth } from './one-weapon.js';

/**
 * The volleys that are shot: of two bodies of which one has gone through the other in this period one alone may shoot
 * (`wrg/ruling/which-of-two-shoots`).
 *
 * @clause wrg/shooting/moving/interpenetration
 */
export function withOneOfTwo(aims: readonly Aim[], field: Field): readonly Aim[] {
  let left = aims;
  const of = (unit: Unit) => left.filter(aim => aim.unit === unit);
  for (const unit of new Set(aims.map(aim => aim.unit))) {
    for (const id of unit.period.wentThrough ?? []) {
      const other = unitOf(field.state, id);
      if (of(unit).length === 0 || of(other).length === 0) continue;
      const silent = isRather(of(unit), of(other), field) ? other : unit;
      left = left.filter(aim => aim.unit !== silent);
    }
  }
  return left;
}

/** Whether the volleys of who has gone through another are shot, rather than those of the other. */
function isRather(own: readonly Aim[], others: readonly Aim[], field: Field): boolean {
  if (field.rules.fighting.shooting.ofTwo === 'who-has-passed') return true;
  const costs = (volleys: readonly Aim[]) => volleys.reduce((sum, aim) => sum + worth(aim, field), 0);
  return costs(own) >= costs(others);
}
