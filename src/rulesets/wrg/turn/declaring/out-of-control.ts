import { moveRate } from '../../moving/rates.js';
import type { Unit, UnitId } from '../../state.js';
import { onTable } from '../../units.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { moveThroughFriends } from '../moving/friends/through-friends.js';
import { mannerOf } from '../moving/going.js';
import { type Marching, staying } from '../moving/march.js';
import { marchOf } from '../moving/marching.js';
import { lureOf } from '../sorcery/luring.js';

/**
 * The enemies on whom an advance out of control comes, and the paces of move that it has spent when it does: it turns for nothing, and reaches others than a
 * charge would. They have a charge to meet, though none was declared. Who charges somebody, or is out of control too, goes in as he will; everybody else is
 * taken where he stands.
 *
 * @clause wrg/charge/counter-actions
 * @clause wrg/uncontrolled-advance/speed
 */
export function metOutOfControl(unit: Unit, field: Field): ReadonlyMap<UnitId, number> {
  if (!isOutOfControl(unit) || lureOf(unit, field) !== undefined) return new Map();
  const goesIn = (other: Unit) => other === unit || other.period.charges !== null || isOutOfControl(other);
  const marching = new Map<string, Marching>(
    onTable(field.state).map(other => [
      other.id,
      goesIn(other) ? marchOf(other, field) : staying(other, 'halted', field),
    ]),
  );
  const { contacts, units } = moveThroughFriends(marching, field).joint;
  const spent = units.find(({ id }) => id === unit.id)?.spent ?? 0;
  return new Map(
    contacts.flatMap(({ a, b, standing }): [UnitId, number][] => {
      if (standing || (a !== unit.id && b !== unit.id)) return [];
      return [[a === unit.id ? b : a, spent]];
    }),
  );
}

const isOutOfControl = ({ bound }: Unit): boolean => bound?.instruction === 'uncontrolled-advance';

/**
 * Whether an advance out of control comes upon an enemy, and goes beyond a normal move to do so.
 *
 * @clause wrg/reaction/test-charged
 */
export function exceedsNormalMoveOutOfControl(unit: Unit, enemy: Unit, field: Field): boolean {
  const { normal } = moveRate(unit.troops, mannerOf(unit, conditionOf(unit, field).disorganised), field.rules);
  return (metOutOfControl(unit, field).get(enemy.id) ?? 0) > normal;
}
