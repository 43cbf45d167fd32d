import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { type Marching, staying } from '../moving/march.js';
import { marchOf } from '../moving/marching.js';
import { moveThroughFriends } from '../moving/through-friends.js';
import { lureOf } from '../sorcery/luring.js';

/**
 * The enemies on whom an advance out of control comes if nobody else moves: it turns for nothing, and reaches others than a charge would. They have a
 * charge to meet, though none was declared.
 *
 * @clause wrg/charge/counter-actions
 * @clause wrg/uncontrolled-advance/speed
 */
export function metOutOfControl(unit: Unit, field: Field): readonly string[] {
  if (unit.bound?.instruction !== 'uncontrolled-advance' || lureOf(unit, field) !== undefined) return [];
  const marching = new Map<string, Marching>(
    onTable(field.state).map(other => [
      other.id,
      other === unit ? marchOf(unit, field) : staying(other, 'halted', field),
    ]),
  );
  const { contacts } = moveThroughFriends(marching, field).joint;
  return contacts.flatMap(({ a, b, standing }) => {
    if (standing || (a !== unit.id && b !== unit.id)) return [];
    return [a === unit.id ? b : a];
  });
}
