import { measuredFrom, type Placed, type Quad, quadOf, quadsOverlap, widthOf } from '../../../../table/index.js';
import type { WrgRules } from '../../rules.js';
import type { Unit, WrgState } from '../../state.js';
import { onTable } from '../../units.js';
import { alongFrontOf, SLIVER, TOUCH } from '../frontage.js';
import { PRESSED } from './shifting.js';

/** Places along the front of each file from which it looks ahead: so many that what lies between two of them is a sliver. */
const PLACES = Math.round(1 / SLIVER);

/** A body as who stands behind a front sees it: its corners by how far along that they lie, from its left end, and how far ahead of it. Paces. */
type Outline = readonly Corner[];
interface Corner {
  readonly along: number;
  readonly ahead: number;
}

/** What a front that fights an enemy has ahead of it. Places are paces from its left end. */
export interface Ahead {
  /** How far ahead of a place along the front the enemy begins; `undefined` where there is nothing of him. */
  readonly toEnemy: (place: number) => number | undefined;
  /** Where his ends are. */
  readonly ends: { readonly left: Corner; readonly right: Corner };
  /** How far ahead of a place the nearest of some others begins. */
  readonly toOthers: (place: number, others: readonly Unit[]) => number | undefined;
}

/** What a front has ahead of it that fights an enemy. */
export function aheadOf(own: Placed, enemy: Placed): Ahead {
  const outline = outlinesFrom(own);
  const his = outline(quadOf(enemy));
  const farthest = Math.max(...his.map(({ ahead }) => ahead));
  const [left, right] = [
    his.reduce((best, corner) => (isFartherOut(best.along - corner.along, best, corner) ? corner : best)),
    his.reduce((best, corner) => (isFartherOut(corner.along - best.along, best, corner) ? corner : best)),
  ];
  // Of an end that lies farther back than the rest of him it matters where he begins beside the last man before it.
  const { front } = own.stand;
  const endAt = ({ along, ahead }: Corner, inward: number): Corner => ({
    along,
    ahead: Math.min(ahead, beginsAt(his, along + inward) ?? ahead),
  });
  return {
    toEnemy: place => beginsAt(his, place),
    ends: { left: endAt(left, front / 2), right: endAt(right, -front / 2) },
    toOthers: (place, others) => {
      const gaps = others.flatMap(({ placed }) => {
        const gap = beginsAt(outline(quadOf(placed)), place);
        // Who stands deeper in the own ranks is among them, and not before them.
        return gap === undefined || gap < -PRESSED || gap >= farthest ? [] : [gap];
      });
      return gaps.length === 0 ? undefined : Math.min(...gaps);
    },
  };
}

/** Everybody who may stand between two bodies: who lies in ambush shows himself to nobody. */
export function othersThan(unit: Unit, enemy: Unit, state: Pick<WrgState, 'units'>): readonly Unit[] {
  return onTable(state).filter(other => other.id !== unit.id && other.id !== enemy.id && other.hidden === null);
}

/** Whether a file has somebody else right before it, nearer than the enemy, wherever it looks at him. */
export function isScreened(
  file: number,
  { stand: { front } }: Placed,
  { toEnemy, toOthers }: Ahead,
  { others, rules: { field } }: { readonly others: readonly Unit[]; readonly rules: Pick<WrgRules, 'field'> },
): boolean {
  const seen = Array.from({ length: PLACES }, (_, at) => (file + (at + 1 / 2) / PLACES) * front).flatMap(place => {
    const far = toEnemy(place);
    return far === undefined ? [] : [{ place, far }];
  });
  const isNearer = ({ place, far }: { readonly place: number; readonly far: number }) =>
    (toOthers(place, others) ?? Number.POSITIVE_INFINITY) < far - field.contact - TOUCH;
  // Who has no more of him than a corner looks past him, and touches him all the same.
  return seen.length > 0 && seen.every(isNearer);
}

/** Whether at an end of an enemy there is room for a man to come round to the side of his nearest rank. */
export function hasRoomBeside(own: Placed, enemy: Placed, end: 'left' | 'right', others: readonly Unit[]): boolean {
  const { along, ahead } = aheadOf(own, enemy).ends[end];
  const { front } = own.stand;
  const from = measuredFrom(own);
  const [left, right] = end === 'left' ? [along - front, along] : [along, along + front];
  const corner = (place: number, far: number) => from(place - widthOf(own) / 2, -far);
  const far = ahead + enemy.stand.depth;
  const beside: Quad = [corner(left, far), corner(right, far), corner(right, ahead), corner(left, ahead)];
  return others.every(({ placed }) => !quadsOverlap(beside, quadOf(placed), PRESSED));
}

function outlinesFrom(own: Placed): (quad: Quad) => Outline {
  const along = alongFrontOf(own);
  const behind = alongFrontOf({ ...own, facing: own.facing + 90 });
  const half = widthOf(own) / 2;
  return quad => quad.map(corner => ({ along: along(corner) + half, ahead: -behind(corner) }));
}

/** Whether a corner is more than a hair farther out than another, or as far and nearer. */
function isFartherOut(by: number, best: Corner, corner: Corner): boolean {
  return by > TOUCH || (by >= -TOUCH && corner.ahead < best.ahead);
}

/** How far ahead of a place along a front a body begins: the nearest that a straight line from there meets of its edges. */
function beginsAt(outline: Outline, place: number): number | undefined {
  const gaps = outline.flatMap((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from;
    const [left, right] = from.along <= to.along ? [from, to] : [to, from];
    if (place < left.along || place > right.along) return [];
    const part = right.along === left.along ? 0 : (place - left.along) / (right.along - left.along);
    return [left.ahead + part * (right.ahead - left.ahead)];
  });
  return gaps.length === 0 ? undefined : Math.min(...gaps);
}
