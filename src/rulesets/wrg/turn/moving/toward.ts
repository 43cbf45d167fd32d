import { bodyCentre, distanceBetweenQuads, type Placed, quadOf, toGrid } from '../../../../table/index.js';
import type { Doing, Unit } from '../../state.js';
import type { Field } from '../field.js';
import { enemiesSeen } from './march.js';

/**
 * What a body that went forward has done: an advance is one that has brought it nearer to the nearest of the enemies whom its side sees, as it stands now or as it
 * stood before. Any other march is neither an advance nor a retreat, wherever it leads; who has made no step, but has turned, has not gone anywhere.
 *
 * @param doing what it set out to do; anything but an advance is left as it is
 * @clause wrg/reaction/plus1-friends-advancing
 * @clause wrg/reaction/minus1-enemy-advancing
 * @clause wrg/shooting/priority/5-advancing
 */
export function doneSince(unit: Unit, doing: Doing, field: Field): Doing {
  if (doing !== 'advancing') return doing;
  const before = placedBefore(unit);
  if (before === undefined) return 'halted';
  const enemies = enemiesSeen(unit, field);
  const [nearest] = enemies;
  if (nearest === undefined) return 'marching';
  const nearestBefore = enemies.reduce((best, enemy) => (gap(before, enemy) < gap(before, best) ? enemy : best));
  return hasComeNearer(unit, nearest) || hasComeNearer(unit, nearestBefore) ? 'advancing' : 'marching';
}

/** Whether figures of a body have come nearer to those of another by the way that it has gone; by turning or wheeling alone they come no nearer. */
export function hasComeNearer(unit: Unit, other: Pick<Unit, 'placed'>): boolean {
  const before = placedBefore(unit);
  return before !== undefined && gap(unit.placed, other) < gap(before, other);
}

/** A body as it stands, back where its middle was before its move. */
function placedBefore({ placed, period: { stood } }: Unit): Placed | undefined {
  if (stood === undefined) return undefined;
  const [now, then] = [bodyCentre(placed), bodyCentre({ ...placed, ...stood })];
  return { ...placed, at: { x: placed.at.x + then.x - now.x, y: placed.at.y + then.y - now.y } };
}

/** Paces between the nearest figures of a formation and of a body. */
function gap(placed: Placed, other: Pick<Unit, 'placed'>): number {
  return toGrid(distanceBetweenQuads(quadOf(placed), quadOf(other.placed)));
}
