import {
  type Bearing,
  destination,
  distanceBetweenQuads,
  onTable as liesOn,
  normalBearing,
  type Placed,
  quadOf,
  quadsOverlap,
  turnBetween,
  turned,
} from '../../../../table/index.js';
import type { Unit, WrgState } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay } from '../moving/barring.js';

/** Degrees between one way and the next that broken troops look at. */
const NEXT = 15;
/** Paces that have to be free for a gap to be one. */
const GAP = 30;
/** Paces between one place and the next where broken troops may come out. */
const STEP = 10;
/** Bodies so near, in paces, are hand to hand. */
const TOUCH = 1;
/** How much deeper than before a body may press into an enemy as it turns, paces. */
const HAIR = 0.05;

type Ground = Pick<Field, 'state' | 'table'>;

/**
 * The way that broken troops and evaders take: as straight as they can, but round whoever of the enemy stands in it; `undefined` where enemies leave
 * them no gap at all.
 *
 * @clause wrg/rout/direction-first
 * @clause wrg/rout/cannot-run
 */
export function wayOut(unit: Unit, straight: Bearing, paces: number, state: WrgState): Bearing | undefined {
  return waysFrom(unit, straight).find(bearing => isFreeWay(unit, bearing, paces, state));
}

/** Whether no enemy keeps broken troops from running along a bearing. */
export function isFreeWay(unit: Unit, bearing: Bearing, paces: number, state: WrgState): boolean {
  const enemies = onTable(state).filter(other => other.side !== unit.side && other.hidden === null);
  return freeAlong(unit, bearing, paces, enemies) >= Math.min(GAP, paces);
}

/** All ways, the straightest first; the way that a body faces and the one behind it need no room to turn. */
function waysFrom({ placed }: Unit, straight: Bearing): readonly Bearing[] {
  const round = Array.from({ length: 360 / NEXT }, (_, at) => normalBearing(straight + at * NEXT));
  const off = (bearing: Bearing) => turnBetween(bearing, straight);
  return [...round, placed.facing, normalBearing(placed.facing + 180)].sort((a, b) => off(a) - off(b));
}

/** Paces that a body can go along a bearing before an enemy bars it; none where it has no room to turn. */
function freeAlong(unit: Unit, bearing: Bearing, paces: number, enemies: readonly Unit[]): number {
  const now = quadOf(unit.placed);
  const turnedThere = turned(unit.placed, bearing);
  const then = quadOf(turnedThere);
  const next = quadOf({ ...turnedThere, at: destination(turnedThere.at, bearing, 1) });
  for (const { placed } of enemies) {
    const quad = quadOf(placed);
    if (quadsOverlap(then, quad, HAIR) && !quadsOverlap(now, quad, HAIR)) return 0;
    // Who is touched gets away from his enemy; along him he does not.
    const gap = distanceBetweenQuads(then, quad);
    if (gap <= TOUCH && distanceBetweenQuads(next, quad) <= gap) return 0;
  }
  return firstInTheWay({ ...unit, placed: turnedThere }, { bearing, paces }, enemies)?.free ?? paces;
}

/**
 * Where broken troops come whom enemies leave no gap, and who break out between or through them: as straight and as far as there is room for
 * them, and how many paces they run there once they have turned; `undefined` where there is none.
 *
 * @clause wrg/rout/cannot-run
 */
export function landing(
  unit: Unit,
  straight: Bearing,
  paces: number,
  { state, table }: Ground,
): { readonly placed: Placed; readonly far: number } | undefined {
  const others = onTable(state).filter(other => other.id !== unit.id);
  for (const bearing of waysFrom(unit, straight)) {
    const from = turned(unit.placed, bearing);
    for (let far = paces; far > 0; far -= STEP) {
      const placed = { ...from, at: destination(from.at, bearing, far) };
      const quad = quadOf(placed);
      const isFree = others.every(other => !quadsOverlap(quad, quadOf(other.placed)));
      if (isFree && quad.every(corner => liesOn(table, corner))) return { placed, far };
    }
  }
  return undefined;
}
