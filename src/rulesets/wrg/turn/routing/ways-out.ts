import {
  type Bearing,
  bodyCentre,
  depthOf,
  destination,
  distanceBetweenQuads,
  distanceToQuad,
  lengthInside,
  measuredFrom,
  normalBearing,
  type Placed,
  type Point,
  type Quad,
  quadOf,
  quadsOverlap,
  turnBetween,
  turned,
  widthOf,
} from '../../../../table/index.js';
import type { Unit, WrgState } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { firstInTheWay } from '../moving/friends/barring.js';
import { leftBehind } from './left-behind.js';

/** Degrees between one way and the next that broken troops look at. */
const NEXT = 15;
/** Paces between one place and the next where broken troops may come out. */
export const STEP = 10;
/** Bodies so near, in paces, are hand to hand. */
const TOUCH = 1;
/** As far from the straightest way, in degrees, broken troops turn to get past an enemy who is farther off. */
const ASIDE = 60;
/** How much deeper than before a body may press into an enemy as it turns, paces. */
const HAIR = 0.05;

type Ruled = Pick<Field, 'state' | 'rules'>;

/**
 * The way that broken troops and evaders take in line: as straight as they can, but round whoever of the enemy stands in it; `undefined` where the
 * whole body has room on none.
 *
 * @clause wrg/rout/direction-first
 */
export function wayOut(unit: Unit, straight: Bearing, paces: number, field: Ruled): Bearing | undefined {
  const open = waysFrom(unit, straight).filter(bearing => isFreeWay(unit, bearing, paces, field));
  const [first] = open;
  if (first === undefined) return undefined;
  // Nobody runs as far as an enemy who stands there if he can run past him.
  const clear = open.filter(bearing => leadsOn(unit, bearing, paces, field));
  const aside = clear.find(bearing => turnBetween(bearing, first) <= ASIDE);
  // Who runs for his life turns from them whichever way is open; who evades still goes from the chargers.
  return aside ?? (unit.rout === null ? first : (clear[0] ?? first));
}

/** Whether a body can run along a bearing for its whole move, and nobody stands there before whom it would have to stop. */
export function leadsOn(unit: Unit, bearing: Bearing, paces: number, { state, rules }: Ruled): boolean {
  const enemies = enemiesOf(unit, state).filter(({ rout }) => rout === null);
  return freeAlong(unit, { bearing, paces }, enemies, { rules }) >= paces;
}

/** Whether no enemy keeps the whole of a body from running along a bearing: none is in its way so near that he would close a gap. */
export function isFreeWay(unit: Unit, bearing: Bearing, paces: number, { state, rules }: Ruled): boolean {
  const wanted = Math.min(rules.movement.rout.gap.distance, paces);
  return freeAlong(unit, { bearing, paces }, enemiesOf(unit, state), { rules }) >= wanted;
}

/**
 * Whether no enemy keeps those who run to a gap from it: beside those at whom they stand they come round as the crowd that they are, though their block
 * could not.
 *
 * @clause wrg/rout/friends-gap
 * @clause wrg/rout/direction-first
 */
function isFreeToAGap(unit: Unit, bearing: Bearing, paces: number, { state, rules }: Ruled): boolean {
  const { width, distance: near } = rules.movement.rout.gap;
  const wanted = Math.min(near, paces);
  const way = laneFrom(outOf(unit.placed, bearing), bearing, { width, far: wanted });
  const isTouched = ({ placed }: Unit) =>
    distanceBetweenQuads(quadOf(unit.placed), quadOf(placed)) <= rules.field.contact + TOUCH;
  const enemies = enemiesOf(unit, state);
  const others = enemies.filter(enemy => !isTouched(enemy));
  return (
    freeAlong(unit, { bearing, paces }, others, { rules }) >= wanted &&
    enemies.filter(isTouched).every(({ placed }) => !quadsOverlap(way, quadOf(placed), HAIR))
  );
}

/**
 * Whether broken troops can run along a bearing as they stand: each man turns for himself, so that their ground goes on though their block has no room to
 * come round; and a crowd gets through.
 *
 * @clause wrg/rout/turns
 */
export function isFreeManByMan(unit: Unit, bearing: Bearing, paces: number, { state, rules }: Ruled): boolean {
  if (rules.field.playing.enemyGap === 'body') return false;
  const { width, distance: near } = rules.movement.rout.gap;
  const far = Math.min(near, paces);
  const enemies = enemiesOf(unit, state);
  const lane = laneFrom(outOf(unit.placed, bearing), bearing, { width, far });
  const { facing } = unit.placed;
  const inTheLane = enemies.filter(({ placed }) => quadsOverlap(lane, quadOf(placed), HAIR));
  return (
    leftBehind(unit, bearing, inTheLane, { rules }).length === inTheLane.length &&
    firstInTheWay(unit, { bearing, facing, paces: far }, enemies) === undefined
  );
}

/** Whether no enemy keeps those from a gap who turn to it where they stand: with their block, as a crowd, or man by man. */
export function isFreeToTurnTo(unit: Unit, bearing: Bearing, paces: number, field: Ruled): boolean {
  const isFree = [isFreeWay, isFreeToAGap, isFreeManByMan];
  return isFree.some(way => way(unit, bearing, paces, field));
}

/** Where a crowd leaves the ground of its body along a bearing, from its middle: on that ground nobody else stands. */
function outOf(placed: Placed, bearing: Bearing): Point {
  const at = bodyCentre(placed);
  const far = destination(at, bearing, widthOf(placed) + depthOf(placed));
  return destination(at, bearing, lengthInside({ from: at, to: far }, quadOf(placed)));
}

/** The ground of a crowd so wide that runs so far. */
function laneFrom(at: Point, bearing: Bearing, { width, far }: { readonly width: number; readonly far: number }): Quad {
  const corner = measuredFrom({ at, facing: bearing });
  return [corner(-width / 2, -far), corner(width / 2, -far), corner(width / 2, 0), corner(-width / 2, 0)];
}

function enemiesOf(unit: Unit, state: WrgState): readonly Unit[] {
  return onTable(state).filter(other => other.side !== unit.side && other.hidden === null);
}

/**
 * Whether enemies are all round broken troops: the whole body has room to run nowhere, and there is no gap either that a crowd could get through
 * (`wrg/ruling/gap-between-enemies`).
 *
 * @clause wrg/rout/cannot-run
 */
export function isSurrounded(unit: Unit, straight: Bearing, paces: number, field: Ruled): boolean {
  return (
    wayOut(unit, straight, paces, field) === undefined && gapsBetweenEnemies(unit, straight, paces, field).length === 0
  );
}

/**
 * A way out: which way it leads, how many paces one can run along it before anybody bars it, and where a gap begins that only a crowd gets through, or that each
 * of a body turns to it where he stands.
 */
export interface Gap {
  readonly bearing: Bearing;
  readonly free: number;
  readonly from?: Point;
  readonly manByMan?: boolean;
}

/**
 * The gaps, the straightest first, that enemies leave broken troops, through which they could run as the crowd that they are, though not in line:
 * wherever they begin at their ground, they are as wide as the rules want those between friends, and free until one is as far from there.
 *
 * @clause wrg/rout/direction-first
 * @clause wrg/rout/cannot-run
 * @clause wrg/rout/turns
 */
export function gapsBetweenEnemies(
  unit: Unit,
  straight: Bearing,
  paces: number,
  { state, rules }: Ruled,
): readonly Gap[] {
  if (rules.field.playing.enemyGap === 'body') return [];
  const { width, distance: near } = rules.movement.rout.gap;
  const enemies = enemiesOf(unit, state).map(({ placed }) => quadOf(placed));
  const lane = (at: Point, bearing: Bearing, far: number): Quad => laneFrom(at, bearing, { width, far });
  return waysFrom(unit, straight).flatMap(bearing =>
    edgesOf(unit.placed, width, bearing).flatMap(from => {
      const isFree = (far: number) => !enemies.some(enemy => quadsOverlap(lane(from, bearing, far), enemy, HAIR));
      let free = farFrom(unit.placed, Math.min(near, paces), { from, bearing });
      if (!isFree(free)) return [];
      while (free < paces && isFree(Math.min(paces, free + STEP))) free = Math.min(paces, free + STEP);
      return [{ bearing, free, from }];
    }),
  );
}

/** How many paces along a lane one is so far from the ground that one has left. */
function farFrom(
  placed: Placed,
  wanted: number,
  { from, bearing }: { readonly from: Point; readonly bearing: Bearing },
): number {
  const quad = quadOf(placed);
  const most = wanted + widthOf(placed) + depthOf(placed);
  let far = wanted;
  while (far < most && distanceToQuad(destination(from, bearing, far), quad) < wanted - TOUCH) far += STEP;
  return far;
}

/** Where lanes of a width leave the ground of a body along a bearing: from its middle, and from within each end, in front, in the middle and in the rear; in the middle first where it is a column. */
function edgesOf(placed: Placed, width: number, bearing: Bearing): readonly Point[] {
  const from = measuredFrom(placed);
  const quad = quadOf(placed);
  const [aside, depth] = [Math.max(0, (widthOf(placed) - width) / 2), depthOf(placed)];
  // The middle first: nobody goes aside for a gap that lies before him.
  const middle = depth / 2;
  const backs = depth > widthOf(placed) ? [middle, HAIR, depth - HAIR] : [HAIR, middle, depth - HAIR];
  const within = [0, -aside, aside].flatMap(right => backs.map(back => from(right, back)));
  return within.map(at => {
    const reach = widthOf(placed) + depth;
    return destination(at, bearing, lengthInside({ from: at, to: destination(at, bearing, reach) }, quad));
  });
}

/** All ways, the straightest first; the way that a body faces and the one behind it need no room to turn. */
export function waysFrom({ placed }: Unit, straight: Bearing): readonly Bearing[] {
  const round = Array.from({ length: 360 / NEXT }, (_, at) => normalBearing(straight + at * NEXT));
  const off = (bearing: Bearing) => turnBetween(bearing, straight);
  return [...round, placed.facing, normalBearing(placed.facing + 180)].sort((a, b) => off(a) - off(b));
}

/** Paces that a body can go along a bearing before an enemy bars it; none where it has no room to turn. */
function freeAlong(
  unit: Unit,
  { bearing, paces }: { readonly bearing: Bearing; readonly paces: number },
  enemies: readonly Unit[],
  { rules }: Pick<Field, 'rules'>,
): number {
  const now = quadOf(unit.placed);
  const turnedThere = turned(unit.placed, bearing);
  const then = quadOf(turnedThere);
  const next = quadOf({ ...turnedThere, at: destination(turnedThere.at, bearing, 1) });
  const behind = rules.field.playing.enemyGap === 'body' ? [] : leftBehind(unit, bearing, enemies, { rules });
  for (const enemy of enemies) {
    const quad = quadOf(enemy.placed);
    if (quadsOverlap(then, quad, HAIR) && !quadsOverlap(now, quad, HAIR)) return 0;
    // Who is touched gets away from his enemy; along him he does not, but with the corner of a block whose men all leave him behind.
    if (behind.includes(enemy)) continue;
    const gap = distanceBetweenQuads(then, quad);
    if (gap <= TOUCH && distanceBetweenQuads(next, quad) <= gap) return 0;
  }
  // Who would come to stand right before an enemy has not got past him.
  const free = firstInTheWay({ ...unit, placed: turnedThere }, { bearing, paces: paces + TOUCH }, enemies)?.free;
  return Math.min(paces, free ?? paces);
}
