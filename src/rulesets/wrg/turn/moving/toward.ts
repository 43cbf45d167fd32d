import { bodyCentre, distanceBetweenQuads, type Placed, quadOf, toGrid } from '../../../../table/index.js';
import type { Doing, Unit } from '../../state.js';
import type { Field } from '../field.js';
import { enemiesSeen } from './march.js';

/**
 * What a body that went forward has done: an advance is one that has brought it nearer to the nearest of the enemies whom its side sees, as it stands now or as it
 * stood before. Any other march is neither an advance nor a retreat, wherever it leads; who has made no step, but has turned, has not gone anywhere. Who fell
 * back by his order, and came by it nearer to whoever was and is nearest, has advanced as well: nobody retires at the enemy.
 *
 * @param doing what it set out to do; anything but an advance or a falling back is left as it is
 * @clause wrg/reaction/plus1-friends-advancing
 * @clause wrg/reaction/minus1-enemy-advancing
 * @clause wrg/reaction/minus1-own-retiring
 * @clause wrg/reaction/minus1-friends-retiring
 * @clause wrg/reaction/plus1-enemy-retiring
 * @clause wrg/shooting/priority/5-advancing
 */
export function doneSince(unit: Unit, doing: Doing, field: Field): Doing {
  const fellBack = doing === 'retiring' && isByOrder(unit);
  if (doing !== 'advancing' && !fellBack) return doing;
  const before = placedBefore(unit);
  if (before === undefined) return fellBack ? doing : 'halted';
  const enemies = enemiesSeen(unit, field);
  const [nearest] = enemies;
  if (nearest === undefined) return fellBack ? doing : 'marching';
  const nearestBefore = enemies.reduce((best, enemy) => (gap(before, enemy) < gap(before, best) ? enemy : best));
  const nearer = [nearest, nearestBefore].filter(enemy => hasComeNearer(unit, enemy));
  if (fellBack) return nearer.length === 2 ? 'advancing' : doing;
  return nearer.length > 0 ? 'advancing' : 'marching';
}

/** Whether a body goes where its order leads it: no test has told it where to go, and it does not break off a melee. */
function isByOrder({ bound, period: { conduct } }: Unit): boolean {
  return bound === null && conduct.breakOff !== true;
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
