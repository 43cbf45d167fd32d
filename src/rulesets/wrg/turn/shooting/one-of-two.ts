import type { UnitId } from '../../state.js';
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
  const of = (id: UnitId) => left.filter(aim => aim.unit.id === id);
  for (const { id, period } of new Set(aims.map(aim => aim.unit))) {
    for (const other of period.wentThrough ?? []) {
      if (of(id).length === 0 || of(other).length === 0) continue;
      const silent = isRather(of(id), of(other), field) ? other : id;
      left = left.filter(aim => aim.unit.id !== silent);
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
