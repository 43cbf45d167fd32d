import type { Moved, MoveStop } from '../../../../../table/index.js';

/**
 * The friend who stood in a unit’s way to the end of the move: one who went out of it has only cost time, one who leaves it no room to come round
 * where it wanted to go has not kept it from there.
 */
export function friendInTheWay(stop: MoveStop | undefined): string | undefined {
  return stop?.kind === 'friend' && stop.cleared !== true && stop.facing !== true ? stop.id : undefined;
}

/** Whether a friend stood in a unit’s way to the end. */
export function isHeldUp(moved: Moved | undefined): boolean {
  return friendInTheWay(moved?.stoppedBy) !== undefined;
}
