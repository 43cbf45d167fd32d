import {
  bearingTo,
  bodyCentre,
  depthOf,
  distanceBetweenSegments,
  edgesOf,
  measuredFrom,
  normalBearing,
  type Placed,
  type Point,
  quadOf,
  ranksOf,
  type Side,
  standsIn,
  turnBetween,
  widthOf,
} from '../../../table/index.js';
import type { WrgRules } from '../rules.js';

/** How two bodies that touch lie against each other, in figures of one of them. */
export interface Frontage {
  /** Figures of its front rank that stand before the enemy's touched side. */
  readonly touching: number;
  /** Figures of its front rank that reach out beyond him, on its left and on its right. */
  readonly beyondLeft: number;
  readonly beyondRight: number;
}

/** Less than this of a figure's front before the enemy is a gap between bases, and no contact. */
export const SLIVER = 0.05;
/** Who lies farther round than this is not ahead, degrees. */
const RIGHT_ANGLE = 90;
/** How deep bodies that only touch may be measured to lie in each other, paces. */
export const TOUCH = 0.05;

/**
 * How the front rank of a body lies against an enemy that its front touches: both are measured along its front, so that bodies
 * that meet at an angle have no fewer figures in contact than those that square up.
 */
export function frontageAgainst(own: Placed, enemy: Placed): Frontage {
  const files = Math.min(own.files, standsIn(own));
  if (files === 0) return { touching: 0, beyondLeft: 0, beyondRight: 0 };
  const { front } = own.stand;
  const along = alongFrontOf(own);
  const places = quadOf(enemy).map(along);
  const half = widthOf(own) / 2;
  const [left, right] = [Math.max(-half, Math.min(...places)), Math.min(half, Math.max(...places))];
  // Bodies that touch have at least a figure each that does.
  const first = clamp(Math.floor((left + half) / front + SLIVER), 0, files - 1);
  const last = clamp(Math.ceil((right + half) / front - SLIVER), first + 1, files);
  return { touching: last - first, beyondLeft: first, beyondRight: files - last };
}

/** How much of an enemy lies straight ahead of a front, in paces of its width: so much of him it comes upon if it goes straight on far enough. */
export function straightAhead(own: Placed, enemy: Placed): number {
  if (turnBetween(own.facing, bearingTo(own.at, bodyCentre(enemy))) >= RIGHT_ANGLE) return 0;
  const places = quadOf(enemy).map(alongFrontOf(own));
  const half = widthOf(own) / 2;
  return Math.max(0, Math.min(half, Math.max(...places)) - Math.max(-half, Math.min(...places)));
}

/**
 * How the front rank of a body lies against an enemy with whom it is hand to hand: who has him before it closes up to him, or those alone fight whose
 * bases touch his (`wrg/ruling/meeting-at-an-angle`).
 *
 * @clause wrg/melee/eligible-front
 */
export function frontageInMelee(own: Placed, enemy: Placed, { field }: Pick<WrgRules, 'field'>): Frontage {
  const before = frontageAgainst(own, enemy);
  if (field.playing.atAnAngle === 'before' || before.touching === 0) return before;
  const his = quadOf(enemy);
  const place = measuredFrom(own);
  const half = widthOf(own) / 2;
  const ahead = Array.from({ length: before.touching }, (_, i) => before.beyondLeft + i);
  const gapAt = (file: number) => {
    const [from, to] = [file, file + 1].map(at => place(at * own.stand.front - half, 0));
    return from === undefined || to === undefined
      ? Number.POSITIVE_INFINITY
      : Math.min(...edgesOf(his).map(edge => distanceBetweenSegments({ from, to }, edge)));
  };
  const gaps = ahead.map(gapAt);
  // Who stands a little off because others have fallen is as near as any.
  const near = Math.max(field.contact, Math.min(...gaps)) + TOUCH;
  const touching = ahead.filter((_, i) => (gaps[i] ?? 0) <= near);
  const [first = before.beyondLeft, last = first] = [touching[0], touching.at(-1)];
  const files = before.touching + before.beyondLeft + before.beyondRight;
  return { touching: last - first + 1, beyondLeft: first, beyondRight: files - last - 1 };
}

/**
 * Whether two bodies have nothing but corners to each other: neither has any part of the other before its front, its flanks or its rear.
 *
 * @clause wrg/melee/eligible-front
 */
export function hasOnlyCorners(a: Placed, b: Placed): boolean {
  return isOffTheCorner(a, b) && isOffTheCorner(b, a);
}

function isOffTheCorner(own: Placed, other: Placed): boolean {
  const apart = (mine: readonly number[], his: readonly number[]) =>
    Math.min(...his) >= Math.max(...mine) - TOUCH || Math.max(...his) <= Math.min(...mine) + TOUCH;
  const axes = [own.facing, own.facing + 90].map(facing => alongFrontOf({ ...own, facing }));
  return axes.every(along => apart(quadOf(own).map(along), quadOf(other).map(along)));
}

/** Figures of a body along the side that an enemy touches: a full rank at front and rear, one of each rank at a flank. */
export function figuresAlong(own: Placed, side: Side): number {
  return side === 'flank' ? ranksOf(own) : Math.min(own.files, standsIn(own));
}

/** A flank of a body as a front of its own: the men at that end of its ranks abreast, each as wide as he is deep. */
export function flankAsFront(own: Placed, isLeft: boolean): Placed {
  const { stand, facing } = own;
  const ranks = ranksOf(own);
  const half = widthOf(own) / 2;
  return {
    ...own,
    stand: { ...stand, front: stand.depth, depth: stand.front },
    figures: ranks * stand.figures,
    files: ranks,
    at: measuredFrom(own)(isLeft ? -half : half, depthOf(own) / 2),
    facing: normalBearing(facing + (isLeft ? -RIGHT_ANGLE : RIGHT_ANGLE)),
  };
}

/** The rear of a body as a front of its own: the last men of its files, who look back. */
export function rearAsFront(own: Placed): Placed {
  return { ...own, at: measuredFrom(own)(0, depthOf(own)), facing: normalBearing(own.facing + 2 * RIGHT_ANGLE) };
}

/** Whether an enemy, or the place from where he shoots, lies to the left of the middle of a body, as it faces. */
export function isToTheLeft(own: Placed, enemy: Placed | Point): boolean {
  return alongFrontOf(own)('at' in enemy ? bodyCentre(enemy) : enemy) < 0;
}

/** How far to the right of the middle of a body's front a point lies, to the left if negative. */
export function alongFrontOf(
  own: Pick<Placed, 'at' | 'facing'>,
): (point: { readonly x: number; readonly y: number }) => number {
  const unit = measuredFrom({ at: { x: 0, y: 0 }, facing: own.facing })(1, 0);
  return ({ x, y }) => (x - own.at.x) * unit.x + (y - own.at.y) * unit.y;
}

function clamp(value: number, from: number, to: number): number {
  return Math.min(to, Math.max(from, value));
}
