/** One unit during simultaneous movement: what it does at each moment, and what it did. For `together.ts`. */
import { HAIR } from './forbidden.js';
import { depthOf, quadOf, turned, widthOf } from './formation.js';
import {
  type Box,
  bearingTo,
  boxAround,
  distance,
  normalBearing,
  pointOn,
  shifted,
  toFineGrid,
  toFineGridPoint,
  turnBetween,
  type Vector,
} from './geometry.js';
import type { March, MarchNode } from './march.js';
import type { MovedStep, Mover, MoveStop, TimedPlace } from './moved.js';
import type { Bearing, Placed, Point, Quad } from './types.js';

/** A moment's difference that is none. */
export const INSTANT = 1e-9;
const STILL: Vector = { x: 0, y: 0 };
/** The ground of who has left the table: none that anybody comes to. */
const BEYOND: Point = { x: -1e6, y: -1e6 };

/** A unit under way. `placed`, `quad`, `spent` and `moved` are true at time `since`; from then on it moves straight with `velocity`. */
export interface Runner {
  readonly id: string;
  readonly side: string;
  readonly march: March;
  /** The unit as it stood, then the moments of its march. */
  readonly path: readonly MarchNode[];
  /** The last moment of the path that it has reached. */
  node: number;
  /** `arrived` has done all it was ordered; `halted` may not go on this turn. */
  state: 'marching' | 'waiting' | 'halted' | 'arrived';
  since: number;
  placed: Placed;
  quad: Quad;
  spent: number;
  moved: number;
  /** Per turn. */
  velocity: Vector;
  /** When it reaches the next moment of its path, or is to turn there; Infinity when it won't. */
  due: number;
  /** Counts its changes of course: what was foreseen for an earlier one is void. */
  version: number;
  /** The friend it waits for, or waited for last; its version then; and since when. */
  blocker: { readonly by: Runner; readonly version: number; readonly since: number } | undefined;
  waited: number;
  stop: MoveStop | undefined;
  /** The friend who has left it no room for the turn that it is to make next. */
  noRoom: Runner | undefined;
  /** Whether it may go on over this ground with its block as it stood. */
  readonly sidles: ((placed: Placed) => boolean) | undefined;
  /** Whether it goes off as it stood from enemies as well, and keeps out of contact with them as it turns. */
  readonly turnsAway: boolean;
  /** Its figures turn about where its block has no room to come round. */
  readonly facesAbout: boolean;
  /** Whether it leaves the table where its march ends at the edge. */
  readonly leaves: boolean;
  /** The facing that its block keeps while its figures go another way, and who left it no room to turn. */
  held: { readonly facing: Bearing; readonly by: Runner } | undefined;
  readonly course: TimedPlace[];
  readonly steps: MovedStep[];
}

/** A unit at the start of the turn. */
export function runnerOf({
  id,
  side,
  march,
  sidles,
  turnsAway = false,
  facesAbout = false,
  leaves = false,
}: Mover): Runner {
  const { at, facing, files, gap } = march.start;
  return {
    id,
    side,
    march,
    path: [
      { at, facing, files, ...(gap === undefined ? {} : { gap }), spent: 0, moved: 0 },
      ...march.nodes.slice(startsAsItStood(march) ? 1 : 0),
    ],
    node: 0,
    state: 'marching',
    since: 0,
    placed: march.start,
    quad: quadOf(march.start),
    spent: 0,
    moved: 0,
    velocity: STILL,
    due: 0,
    version: 0,
    blocker: undefined,
    waited: 0,
    stop: undefined,
    noRoom: undefined,
    sidles,
    turnsAway,
    facesAbout,
    leaves: leaves && march.stopped?.kind === 'edge',
    held: undefined,
    course: [{ time: 0, placed: march.start }],
    steps: [],
  };
}

/** Whether a march begins in the formation and place of the unit before it, without a change to be made first. */
function startsAsItStood({ start, nodes: [first] }: March): boolean {
  return (
    first !== undefined &&
    first.at.x === start.at.x &&
    first.at.y === start.at.y &&
    first.facing === start.facing &&
    first.files === start.files &&
    (first.gap ?? 0) === (start.gap ?? 0)
  );
}

/** The ground it covers at a time not before `since`. */
export function quadAt({ quad, velocity, since }: Runner, time: number): Quad {
  const passed = time - since;
  return velocity === STILL || passed === 0 ? quad : shifted(quad, { x: velocity.x * passed, y: velocity.y * passed });
}

/** Whether it will neither move nor turn again this turn. */
export function isDone({ state, held }: Runner): boolean {
  return (state === 'arrived' && held === undefined) || state === 'halted';
}

/** Whether it stands where it is for the moment. */
export function isStill({ velocity }: Runner): boolean {
  return velocity === STILL;
}

/** What its path asks of it next: to turn or change formation where it is, to march (or spend time on a surcharge), or nothing. */
export function comesNext({ path, node }: Runner): 'turn' | 'march' | 'nothing' {
  const [here, next] = [path[node], path[node + 1]];
  if (here === undefined || next === undefined) return 'nothing';
  return next.spent - here.spent < INSTANT ? 'turn' : 'march';
}

/** The bearing of the part of its path that it is on, or marches next, once it has paid and turned; `undefined` when it is to march no more. */
export function marchesNext({ path, node }: Runner): Bearing | undefined {
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (i < node || to === undefined || from.facing !== to.facing || to.moved <= from.moved) continue;
    return bearingTo(from.at, to.at);
  }
  return undefined;
}

type Moment = Pick<MarchNode, 'at' | 'facing' | 'files' | 'gap'>;

/** Whether it is at the next moment of its path, or is to turn there. */
export function isDue({ due }: Runner, time: number): boolean {
  return due <= time + INSTANT;
}

/** Whether what it does next is to turn on the spot, in the formation that it has. */
export function onlyTurns({ path, node }: Runner): boolean {
  const [here, next] = [path[node], path[node + 1]];
  if (here === undefined || next === undefined || next.wheeled === true) return false;
  return next.files === here.files && (next.gap ?? 0) === (here.gap ?? 0);
}

/** Whether a unit that stirs no more before it turns where it stands does that next, or when it has paid for it. */
export function turnsSoon({ path, node, state }: Runner): boolean {
  const [here, paid] = [path[node], path[node + 1]];
  if (state !== 'marching' || here === undefined || paid === undefined || paid.moved > here.moved) return false;
  if (paid.facing !== here.facing) return paid.wheeled !== true;
  const next = path[node + 2];
  return (
    next !== undefined && next.facing !== here.facing && next.spent - paid.spent < INSTANT && next.wheeled !== true
  );
}

/** Whether a unit that turns next does so round its middle; who turns at the edge of the table steps back from it as well. */
export function turnsInItsPlace(runner: Runner): boolean {
  const [here, next] = [runner.path[runner.node], runner.path[runner.node + 1]];
  if (here === undefined || next === undefined) return false;
  return distance(turned(bodyAt(runner, here), next.facing).at, next.at) <= HAIR;
}

/** The body as a moment of its path wants it. */
export function bodyAt({ march }: Runner, { at, facing, files, gap }: Moment): Placed {
  return { ...march.start, at, facing, files, ...(gap === undefined ? {} : { gap }) };
}

/** The body as it is at a moment of its path: round the same middle, the way its block stood, while it has no room to come round. */
function blockAt(runner: Runner, moment: Moment): Placed {
  const body = bodyAt(runner, moment);
  return runner.held === undefined ? body : turned(body, runner.held.facing);
}

/** The body that it would be if its block came round now; `undefined` when it has. */
export function roundNow(runner: Runner): Placed | undefined {
  const now = runner.held === undefined ? undefined : underway(runner, runner.spent);
  return now && bodyAt(runner, now);
}

/** Its figures turn, and its block stays as it stands, because of somebody in the way; `about`: turned about, if its front is so nearer to where it is to be. */
export function hold(runner: Runner, by: Runner, about: boolean): void {
  const facing = runner.held?.facing ?? runner.placed.facing;
  runner.held = { facing: about ? nearerFront(runner, facing) : facing, by };
}

/** Of the way that a block faces and its opposite, which cover the same ground, the one nearer to where it is to face next. */
function nearerFront({ path, node }: Runner, facing: Bearing): Bearing {
  const wanted = path[node + 1]?.facing ?? facing;
  const about = normalBearing(facing + 180);
  return turnBetween(about, wanted) < turnBetween(facing, wanted) ? about : facing;
}

/** Its figures turn about where they stand, if that brings them nearer to where they are to face; the ground that it covers stays the same. */
export function faceAbout(runner: Runner, time: number): void {
  const { placed } = runner;
  const facing = nearerFront(runner, placed.facing);
  if (facing === placed.facing) return;
  stand(runner, turned(placed, facing));
  record(runner, time);
}

/** Its block comes round. */
export function comeRound(runner: Runner, time: number): void {
  const round = roundNow(runner);
  record(runner, time);
  runner.held = undefined;
  runner.version++;
  if (round !== undefined) stand(runner, round);
  record(runner, time);
}

/** Whether the ground bears its block, as it stands, a little farther on: for so much of the turn, whatever it pays for or passes meanwhile. */
export function mayGoOn(runner: Runner, lasting: number): boolean {
  const { held, sidles, march } = runner;
  if (held === undefined || sidles === undefined) return held === undefined;
  const spent = runner.spent + lasting * march.allowance;
  let { node } = runner;
  for (;;) {
    const soon = underway({ ...runner, node }, spent);
    if (soon !== undefined && !sidles(blockAt(runner, soon))) return false;
    const next = runner.path[node + 1];
    if (next === undefined || next.spent >= spent) return true;
    node++;
  }
}

/** It stands otherwise from now on than its path would have it. */
export function takePlace(runner: Runner, placed: Placed, time: number): void {
  bringTo(runner, time);
  stand(runner, placed);
  record(runner, time);
}

function stand(runner: Runner, placed: Placed): void {
  runner.placed = placed;
  runner.quad = quadOf(placed);
}

/** Where it would be once `spent` is used, on the way to the next moment of its path. */
function underway({ path, node }: Runner, spent: number): MarchNode | undefined {
  const [here, next] = [path[node], path[node + 1]];
  if (here === undefined || next === undefined || next.spent <= here.spent) return here;
  const part = Math.min(1, (spent - here.spent) / (next.spent - here.spent));
  return {
    ...here,
    at: toFineGridPoint(pointOn({ from: here.at, to: next.at }, part)),
    spent: Math.min(next.spent, spent),
    moved: toFineGrid(here.moved + (next.moved - here.moved) * part),
  };
}

/** Brings it to a time; its course stays as it is. */
export function bringTo(runner: Runner, time: number): void {
  if (runner.state === 'marching' && runner.due !== runner.since && time !== runner.since) {
    const spent = runner.spent + (time - runner.since) * runner.march.allowance;
    const now = underway(runner, spent);
    if (now !== undefined) {
      runner.spent = now.spent;
      runner.moved = now.moved;
      stand(runner, blockAt(runner, now));
    }
  }
  runner.since = time;
}

/** Sets it on the next part of its path. */
export function setOff(runner: Runner, time: number): void {
  const { path, node, spent, placed, march } = runner;
  const next = path[node + 1];
  const what = comesNext(runner);
  endWait(runner, time);
  runner.version++;
  runner.since = time;
  runner.velocity = STILL;
  runner.due = Infinity;
  runner.state = what === 'nothing' || next === undefined ? 'arrived' : 'marching';
  if (next !== undefined && what === 'turn') runner.due = time;
  if (next !== undefined && what === 'march') {
    const left = Math.max(next.spent - spent, INSTANT);
    const rate = march.allowance / left;
    const { at } = runner.held === undefined ? placed : (underway(runner, spent) ?? placed);
    const way = { x: next.at.x - at.x, y: next.at.y - at.y };
    if (way.x !== 0 || way.y !== 0) runner.velocity = { x: way.x * rate, y: way.y * rate };
    runner.due = time + left / march.allowance;
  }
  record(runner, time);
  // A block that had no room to turn, and went off as it stood, has not come to the edge.
  if (runner.state === 'arrived' && runner.leaves && runner.held === undefined)
    runner.quad = [BEYOND, BEYOND, BEYOND, BEYOND];
}

/** It has reached the next moment of its path. */
export function reach(runner: Runner, time: number): void {
  const next = runner.path[runner.node + 1];
  if (next === undefined) return;
  runner.node++;
  runner.since = time;
  runner.spent = next.spent;
  runner.moved = next.moved;
  stand(runner, blockAt(runner, next));
}

/** It goes no farther this turn. */
export function halt(runner: Runner, time: number, stop: MoveStop): void {
  bringTo(runner, time);
  endWait(runner, time);
  if (comesNext(runner) !== 'nothing') runner.stop = stop;
  rest(runner, 'halted', time);
}

/** It waits for a friend to clear the way. */
export function wait(runner: Runner, time: number, by: Runner): void {
  bringTo(runner, time);
  rest(runner, 'waiting', time);
  runner.blocker = { by, version: by.version, since: time };
}

/** Counts the time it has waited. */
export function endWait(runner: Runner, time: number): void {
  if (runner.state === 'waiting' && runner.blocker !== undefined) runner.waited += time - runner.blocker.since;
}

function rest(runner: Runner, state: 'halted' | 'waiting', time: number): void {
  runner.state = state;
  runner.velocity = STILL;
  runner.due = Infinity;
  runner.version++;
  record(runner, time);
}

function record({ course, placed }: Runner, now: number): void {
  const time = toFineGrid(now);
  const last = course.at(-1);
  if (last?.time === time && last.placed === placed) return;
  // Looking and waiting on in the same place is no change of course.
  if (last?.placed === placed && course.at(-2)?.placed === placed) course.pop();
  course.push({ time, placed });
}

/** All the ground it can cover from now on until a time, whether or not it has to wait. */
export function sweepOf(runner: Runner, until: number): Box {
  const { path, node, spent, since, march, quad } = runner;
  const corners: Point[] = [...quad];
  if (!isDone(runner)) {
    // A turn that is made at the very end is part of it.
    const limit = spent + (until - since) * march.allowance + INSTANT * (1 + march.allowance);
    let last = path[node];
    for (const next of path.slice(node + 1)) {
      const part = last === undefined || next.spent <= limit ? 1 : (limit - last.spent) / (next.spent - last.spent);
      const at = last === undefined ? next.at : pointOn({ from: last.at, to: next.at }, part);
      corners.push(...quadOf(bodyAt(runner, part < 1 && last !== undefined ? { ...last, at } : next)));
      if (part < 1) break;
      last = next;
    }
  }
  const box = boxAround(corners);
  if (runner.sidles === undefined || (isDone(runner) && runner.held === undefined)) return box;
  // Its block may keep any way that it stands on the way there.
  const reach = Math.hypot(widthOf(runner.placed), depthOf(runner.placed));
  return { minX: box.minX - reach, minY: box.minY - reach, maxX: box.maxX + reach, maxY: box.maxY + reach };
}
