import {
  distanceBetweenQuads,
  type JointMoved,
  normalBearing,
  type Placed,
  quadOf,
  turnBetween,
  turned,
} from '../../../../../table/index.js';
import type { Field } from '../field.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit, UnitId } from '../state.js';
import { placedOf, unitOf } from '../units.js';
import type { Marching } from './marching.js';
import { hasRoom } from './room.js';

/**
 * Units that go back in good order, and are stopped on their way by a friend, by the ground or by an enemy who comes up with them, face as
 * they were ordered where they come to stand, or without such an order the way they faced before: only whoever turns and goes back keeps
 * his back to the enemy. Where there is no room to face just so, the body faces about as it stands, if that is nearer to it. Not where turning
 * would take it out of the reach of an enemy it has met.
 *
 * @clause cady/common/morale/back-state-in-orders
 * @clause cady/common/facing/turn-in-place-free
 */
export function faceInGoodOrder<Unit extends FieldUnit, Rules extends TurnRules>(
  joint: JointMoved,
  marching: ReadonlyMap<UnitId, Marching<Unit>>,
  field: Field<Unit, Rules>,
): void {
  const { rules } = field;
  for (const { unit, march, order } of marching.values()) {
    const wanted = order?.facing ?? march.start.facing;
    if (unit.mustDo !== 'back' || unit.fleeing || unit.square === true || unit.facing === wanted) continue;
    const about = normalBearing(unit.facing + 180);
    const ways = turnBetween(about, wanted) < turnBetween(unit.facing, wanted) ? [wanted, about] : [wanted];
    const placed = ways
      .map(facing => turned(placedOf(unit, rules), facing))
      .find(placed => keepsItsEnemies(unit, placed, joint, field) && hasRoom(placed, field, [unit.id]));
    if (placed === undefined) continue;
    unit.facing = placed.facing;
    unit.at = placed.at;
    unit.turn.path = [
      ...unit.turn.path,
      { ...placed.at, time: unit.turn.path.at(-1)?.time ?? 0, facing: placed.facing },
    ];
  }
}

/** Whether every enemy that a unit has met on its way is still within its reach where it would stand. */
function keepsItsEnemies<Unit extends FieldUnit, Rules extends TurnRules>(
  { id }: Unit,
  placed: Placed,
  { contacts }: JointMoved,
  { state, rules }: Field<Unit, Rules>,
): boolean {
  return contacts
    .filter(({ a, b }) => a === id || b === id)
    .every(({ a, b }) => {
      const enemy = placedOf(unitOf(state, a === id ? b : a), rules);
      return distanceBetweenQuads(quadOf(placed), quadOf(enemy)) <= rules.table.meleeRange;
    });
}
