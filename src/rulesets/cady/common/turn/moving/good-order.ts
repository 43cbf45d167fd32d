import { distanceBetweenQuads, type JointMoved, quadOf, turned } from '../../../../../table/index.js';
import type { Field } from '../field.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit, UnitId } from '../state.js';
import { placedOf, unitOf } from '../units.js';
import type { Marching } from './marching.js';
import { hasRoom } from './room.js';

/**
 * Units that go back in good order, and are stopped on their way by a friend, by the ground or by an enemy who comes up with them, face as
 * they were ordered where they come to stand, or without such an order the way they faced before: only whoever turns and goes back keeps
 * his back to the enemy. Not where there is no room to turn, nor where turning would take a body out of the reach of an enemy it has met.
 *
 * @clause cady/common/morale/back-state-in-orders
 * @clause cady/common/facing/turn-in-place-free
 */
export function faceInGoodOrder<Unit extends FieldUnit, Rules extends TurnRules>(
  joint: JointMoved,
  marching: ReadonlyMap<UnitId, Marching<Unit>>,
  field: Field<Unit, Rules>,
): void {
  const { state, rules } = field;
  for (const { unit, march, order } of marching.values()) {
    const facing = order?.facing ?? march.start.facing;
    if (unit.mustDo !== 'back' || unit.fleeing || unit.square === true || unit.facing === facing) continue;
    const placed = turned(placedOf(unit, rules), facing);
    const met = joint.contacts.filter(({ a, b }) => a === unit.id || b === unit.id);
    const inReach = met.every(({ a, b }) => {
      const enemy = placedOf(unitOf(state, a === unit.id ? b : a), rules);
      return distanceBetweenQuads(quadOf(placed), quadOf(enemy)) <= rules.table.meleeRange;
    });
    if (!inReach || !hasRoom(placed, field, [unit.id])) continue;
    unit.facing = facing;
    unit.at = placed.at;
    unit.turn.path = [...unit.turn.path, { ...placed.at, time: unit.turn.path.at(-1)?.time ?? 0 }];
  }
}
