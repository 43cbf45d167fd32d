import type { Moved, MoveStop } from '../../../../../table/index.js';
import type { TurnRules } from '../rules.js';
import type { FieldUnit, UnitId } from '../state.js';
import { troopOf } from '../units.js';

/**
 * The friend who stood in a unit’s way to the end of the move: one who went out of it has only cost time, one who leaves it no room to come round
 * where it wanted to go has not kept it from there.
 */
export function friendInTheWay(stop: MoveStop | undefined): UnitId | undefined {
  return stop?.kind === 'friend' && stop.cleared !== true && stop.facing !== true ? stop.id : undefined;
}

/** Whether a unit carries out a reaction of its own this turn. */
export function goesBack(unit: FieldUnit | undefined): boolean {
  return unit !== undefined && unit.mustDo !== null;
}

/**
 * The friend who may hold a unit that must go back. Who routs runs for the edge of the table, and no figure goes farther than its move: only a
 * friend behind it within that has it run into him (`cady/ruling/rout-held`). Two that must both go back only wait for each other.
 *
 * @param isForced whether a unit carries out a reaction of its own this turn
 *
 * @clause cady/common/three-dice/rout-normally-removed
 */
export function whoMayHold(
  unit: FieldUnit,
  moved: Moved | undefined,
  isForced: (id: UnitId) => boolean,
  rules: TurnRules,
): UnitId | undefined {
  const friend = friendInTheWay(moved?.stoppedBy);
  if (friend !== undefined && isForced(friend)) return undefined;
  const near = rules.readings.routHeld === 'anywhere' || (moved?.moved ?? 0) <= troopOf(unit, rules).move;
  return unit.mustDo !== 'rout' || near ? friend : undefined;
}
