import type { Moved, MoveStop } from '../../../../../table/index.js';

/** The friend who stood in a unit’s way to the end of the move: one who went out of it has only cost time. */
export function friendInTheWay(stop: MoveStop | undefined): string | undefined {
  return stop?.kind === 'friend' && stop.cleared !== true ? stop.id : undefined;
}

/** Whether a friend stood in a unit’s way to the end. */
export function isHeldUp(moved: Moved | undefined): boolean {
  return friendInTheWay(moved?.stoppedBy) !== undefined;
}
