import type { JointMoved } from '../../../../table/index.js';
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
  const { joint } = moveThroughFriends(marching, field);
  const { contacts } = joint;
  const used = usedOfMove(unit, joint, field);
  return new Map(
    contacts.flatMap(({ a, b, standing }): [UnitId, number][] => {
      if (standing || (a !== unit.id && b !== unit.id)) return [];
      return [[a === unit.id ? b : a, used]];
    }),
  );
}

/** What counts of the way of a body against its normal move: turns and difficult ground with it, or the paces alone (`wrg/ruling/beyond-a-normal-move`). */
export function usedOfMove({ id }: Unit, { units }: Pick<JointMoved, 'units'>, { rules }: Field): number {
  const its = units.find(each => each.id === id);
  return (rules.field.playing.beyondNormal === 'spent' ? its?.spent : its?.moved) ?? 0;
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
