import { counted, RuleViolation } from '../rulebook/index.js';
import { type Agenda, agenda } from './agenda.js';
import { sidesTouching } from './arc.js';
import { distanceBetweenQuads, toFineGrid, toGrid } from './geometry.js';
import { type Closeness, gapOf, isFollowed, meetingTime, type Pair, presses } from './meeting.js';
import type { Contact, JointMove, JointMoved, Moved, Mover, MoveStop } from './moved.js';
import { pairUp } from './neighbours.js';
import {
  bringTo,
  comeRound,
  comesNext,
  endWait,
  faceAbout,
  halt,
  hold,
  INSTANT,
  isDue,
  isStill,
  marchesNext,
  mayGoOn,
  onlyTurns,
  quadAt,
  type Runner,
  reach,
  roundNow,
  runnerOf,
  setOff,
  turnsInItsPlace,
  wait,
} from './runner.js';
import { comeRoundInto, decideTurns } from './turning.js';

/** How many times a turn a waiting unit looks whether its way is clear: once for each of so many equal parts. */
const LOOKS = 30;
/** How many times one looks that follows an enemy who goes back, so as to stay at his heels. */
const LOOKS_AT_HEELS = 300;

/** Something foreseen; void when a unit concerned has changed course since. */
interface Foreseen {
  readonly time: number;
  readonly version: number;
  readonly runner?: Runner;
  readonly pair?: Pair;
}

/**
 * Moves all units of all sides at the same time and finds who meets whom, where and when.
 *
 * Every unit's clock runs from 0 to 1 over the turn: at time t it has used t of its allowance, unless it had to wait or has done all it was
 * ordered. So a faster unit is there first. Enemies that come within contact distance both stop there for the rest of the turn; a unit that
 * would run into a friend waits, and goes on when the friend clears the way, having lost the time. Enemies in contact at the start may part,
 * but a step closer holds both. The result does not depend on the order of the input, and of enemies neither is preferred in a tie.
 *
 * @throws RuleViolation when two units have the same id, and when the steps are no whole number from 1.
 */
export function moveTogether({
  movers,
  contact,
  crowding = 0.5,
  mayPass,
  keptApart,
  formsClear = false,
  goesFirst = false,
  facesAbout = false,
  turnsInTime = false,
  steps = 1,
}: JointMove): JointMoved {
  insistOnSteps(steps);
  const runners = inOrder(movers).map(runnerOf);
  const closeness = { contact, crowding, turnsInTime, forming: formsClear ? contact : 0 };
  const known = new Map<string, Pair>();
  const contacts: Contact[] = [];
  for (let step = 1; step <= steps; step++) {
    const [from, until] = [(step - 1) / steps, step / steps];
    const pairs = pairUp(runners, { from, until, contact, known, mayPass, keptApart, goesFirst });
    playStep(runners, pairs, { steps, from, until, closeness, facesAbout, contacts });
    for (const runner of runners) {
      bringTo(runner, until);
      const { placed, spent, march } = runner;
      runner.steps.push({ placed, used: march.allowance > 0 ? toGrid(spent / march.allowance) : 0 });
    }
  }
  for (const pair of known.values()) {
    if (pair.met || !(pair.standing || hasParted(pair))) continue;
    if (toGrid(gapOf(pair, 1).gap) <= contact) contacts.push(contactOf(pair, 1, steps));
  }
  contacts.sort((x, y) => x.time - y.time || compare(x.a, y.a) || compare(x.b, y.b));
  return { units: runners.map(runner => report(runner, contacts)), contacts };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function inOrder(movers: readonly Mover[]): readonly Mover[] {
  const sorted = [...movers].sort((a, b) => compare(a.id, b.id));
  for (const [index, { id }] of sorted.entries()) {
    if (index > 0 && sorted[index - 1]?.id === id) {
      throw new RuleViolation({
        path: 'movers',
        problem: `two units are called "${id}"`,
        mend: 'give every unit an id of its own',
      });
    }
  }
  return sorted;
}

function insistOnSteps(steps: number): void {
  if (Number.isInteger(steps) && steps >= 1) return;
  throw new RuleViolation({
    path: 'steps',
    problem: `a turn cannot be moved in ${counted(steps, 'step')}`,
    mend: 'give a whole number of steps, 1 or more',
  });
}

/** A step of the turn. */
interface Step {
  /** Of so many. */
  readonly steps: number;
  readonly from: number;
  readonly until: number;
  readonly closeness: Closeness & { readonly forming: number };
  readonly facesAbout: boolean;
  /** Contacts found so far. */
  readonly contacts: Contact[];
}

/** A step while it is played. */
interface Play extends Step {
  readonly coming: Agenda<Foreseen>;
  /** Those whom a unit may come upon in this step. */
  pairsOf(runner: Runner): readonly Pair[];
}

function playStep(runners: readonly Runner[], pairs: readonly Pair[], step: Step): void {
  const near = new Map<Runner, Pair[]>(runners.map(runner => [runner, []]));
  for (const pair of pairs) {
    near.get(pair.a)?.push(pair);
    near.get(pair.b)?.push(pair);
  }
  const coming = agenda<Foreseen>();
  const play: Play = { ...step, coming, pairsOf: runner => near.get(runner) ?? [] };
  const { from, until } = step;
  if (from === 0) for (const runner of runners) setOff(runner, 0);
  for (const runner of runners) foreseeRunner(play, runner, from);
  for (const pair of pairs) foreseePair(play, pair, from);
  while (coming.next() <= until + INSTANT) playMoment(play, Math.min(coming.next(), until));
}

/** Plays all that happens at one moment: contacts first, then turns and marches, then who gets in whose way. */
function playMoment(play: Play, time: number): void {
  const now = takeAll(play, time);
  const touched = new Set<Runner>();
  for (const pair of now.flatMap(({ pair }) => (pair?.enemies ? [pair] : []))) {
    if (isFollowed(pair)) followOn(pair, time, touched);
    else meet(play, pair, time, touched);
  }
  const due = now.flatMap(({ runner }) => (runner !== undefined && !touched.has(runner) ? [runner] : []));
  turn(play, marchOn(play, due, time, touched), time, touched);
  for (const friends of now) {
    const { pair } = friends;
    if (pair !== undefined && !pair.enemies && isCurrent(friends)) giveWay(pair, time, touched);
  }
  const changed = new Set<Pair>();
  for (const runner of touched) {
    foreseeRunner(play, runner, time);
    for (const pair of play.pairsOf(runner)) changed.add(pair);
  }
  for (const pair of changed) foreseePair(play, pair, time);
}

function takeAll({ coming }: Play, time: number): readonly Foreseen[] {
  const now: Foreseen[] = [];
  while (coming.next() <= time + INSTANT) {
    const next = coming.take();
    if (next !== undefined && isCurrent(next)) now.push(next);
  }
  return now;
}

function meet({ contacts, steps }: Play, pair: Pair, time: number, touched: Set<Runner>): void {
  pair.met = true;
  contacts.push(contactOf(pair, time, steps));
  for (const runner of [pair.a, pair.b]) {
    const follows = pair.goer !== undefined && pair.goer !== runner && hasParted(pair);
    const paying = follows || (runner.state === 'marching' && isStill(runner));
    const onward = paying ? marchesNext(runner) : undefined;
    halt(runner, time, { kind: 'contact', ids: [], ...(onward === undefined ? {} : { onward }) });
    touched.add(runner);
  }
}

/** Whether a unit waits behind an enemy who goes back from it. */
function isAtHeels({ side, blocker }: Runner): boolean {
  return blocker !== undefined && blocker.by.side !== side;
}

/** Whether one of two enemies has gone back from the other. */
function hasParted({ goer }: Pair): boolean {
  return goer !== undefined && goer.moved > 0;
}

/** Who follows an enemy that goes back waits a moment behind him, as behind a friend. */
function followOn(pair: Pair, time: number, touched: Set<Runner>): void {
  const { a, b, goer } = pair;
  const follower = goer === a ? b : a;
  if (goer === undefined || follower.state !== 'marching' || isStill(follower)) return;
  wait(follower, time, goer);
  touched.add(follower);
}

/** Sends those on whose way is clear or who are at a corner of it; gives those who are to turn next, or to come round if they can. */
function marchOn(play: Play, due: readonly Runner[], time: number, touched: Set<Runner>): readonly Runner[] {
  const turners: Runner[] = [];
  for (const runner of due) {
    if (runner.held !== undefined && (runner.state === 'waiting' || !isDue(runner, time))) {
      bringTo(runner, time);
      turners.push(runner);
      continue;
    }
    if (runner.state === 'waiting') {
      if (!mayTry(runner)) {
        foreseeRunner(play, runner, time);
        continue;
      }
      setOff(runner, time);
    } else if (comesNext(runner) === 'turn') turners.push(runner);
    else {
      reach(runner, time);
      setOff(runner, time);
    }
    touched.add(runner);
  }
  return turners;
}

function turn(play: Play, turners: readonly Runner[], time: number, touched: Set<Runner>): void {
  const { made, refused } = decideTurns(turners, play.pairsOf, time, play.closeness);
  for (const runner of made) {
    runner.noRoom = undefined;
    if (runner.held === undefined || isDue(runner, time)) {
      runner.held = undefined;
      reach(runner, time);
    } else comeRound(runner, time);
    setOff(runner, time);
    touched.add(runner);
  }
  for (const { runner, by, pair } of refused) {
    if (sidlesOn(runner, { by, enemies: pair.enemies, about: play.facesAbout || runner.facesAbout }, time)) {
      goUnturned(play, runner, by, time, touched);
      continue;
    }
    // Who comes round into an enemy has come upon him; who turns where it stands only lacks the room.
    if (pair.enemies && comesRound(runner)) {
      comeRoundInto(runner, pair, { time, near: play.closeness, friends: play.pairsOf(runner) });
      if (!pair.met) meet(play, pair, time, touched);
    } else if (pair.enemies) halt(runner, time, { kind: 'enemy', id: by.id });
    else {
      if ((play.facesAbout || runner.facesAbout) && onlyTurns(runner)) faceAbout(runner, time);
      wait(runner, time, by);
      runner.noRoom = by;
    }
  }
}

/** Whether a unit that has no room to turn goes on all the same, or is on its way with its block as it stood. */
function sidlesOn(
  runner: Runner,
  { by, enemies, about }: { readonly by: Runner; readonly enemies: boolean; readonly about: boolean },
  time: number,
): boolean {
  if (runner.held !== undefined && !isDue(runner, time)) return true;
  if (runner.sidles === undefined || (enemies && !runner.turnsAway)) return false;
  if (!onlyTurns(runner) || !turnsInItsPlace(runner)) return false;
  hold(runner, by, about);
  reach(runner, time);
  return true;
}

/** Goes on with the block as it stood, as far as the ground bears it and friends leave the way; on and on it looks whether it can come round. */
function goUnturned(play: Play, runner: Runner, by: Runner, time: number, touched: Set<Runner>): void {
  const clear = mayGoOn(runner, 1 / LOOKS);
  if (!clear && runner.state !== 'waiting') {
    wait(runner, time, by);
    touched.add(runner);
    return;
  }
  const underWay = runner.state === 'marching' && !isDue(runner, time);
  if (underWay || runner.state === 'arrived' || !clear || !mayTry(runner)) {
    foreseeRunner(play, runner, time);
    return;
  }
  setOff(runner, time);
  touched.add(runner);
}

function foreseeRunner({ coming, until }: Play, runner: Runner, now: number): void {
  const times = isAtHeels(runner) ? LOOKS_AT_HEELS : LOOKS;
  const nextLook = (Math.floor(now * times + 1e-6) + 1) / times;
  const looks = runner.state === 'waiting' || (runner.held !== undefined && runner.state !== 'halted');
  const time = looks ? Math.min(nextLook, runner.due) : runner.due;
  if (time <= until + INSTANT) coming.add({ time, runner, version: runner.version });
}

function foreseePair({ coming, until, closeness }: Play, pair: Pair, now: number): void {
  const time = meetingTime(pair, now, until, closeness);
  if (time <= until + INSTANT) coming.add({ time, pair, version: pair.a.version + pair.b.version });
}

/** Whether what it does next is part of a wheel. */
function comesRound({ path, node }: Runner): boolean {
  return path[node + 1]?.wheeled === true;
}

function isCurrent({ runner, pair, version }: Foreseen): boolean {
  if (runner !== undefined) return runner.version === version;
  return pair !== undefined && pair.a.version + pair.b.version === version;
}

/** Whether the friend that a unit waits for has done anything since. */
function mayTry({ blocker }: Runner): boolean {
  return blocker === undefined || blocker.by.version !== blocker.version || !isStill(blocker.by);
}

/** Of two friends in each other's way those wait that press on. */
function giveWay(pair: Pair, time: number, touched: Set<Runner>): void {
  const pressing = [pair.a, pair.b].filter(runner => runner.state === 'marching' && presses(pair, runner, time));
  for (const runner of pressing) {
    wait(runner, time, runner === pair.a ? pair.b : pair.a);
    touched.add(runner);
  }
}

function contactOf(pair: Pair, now: number, steps: number): Contact {
  const { a, b } = pair;
  const standing = pair.standing && !hasParted(pair);
  const sides = sidesTouching(quadAt(a, now), quadAt(b, now));
  const time = standing ? 0 : now;
  // What happens at the very end of a step is of that step.
  const step = Math.max(1, Math.ceil((time - INSTANT) * steps));
  return { a: a.id, b: b.id, time: toFineGrid(time), step, sideOfA: sides.a, sideOfB: sides.b, standing };
}

function report(runner: Runner, contacts: readonly Contact[]): Moved {
  endWait(runner, 1);
  const stoppedBy = stopOf(runner, contacts);
  const course = [...runner.course, { time: 1, placed: runner.placed }];
  const round = roundNow(runner);
  return {
    id: runner.id,
    final: runner.placed,
    moved: toGrid(runner.moved),
    spent: toGrid(runner.spent),
    steps: runner.steps,
    course,
    waited: toFineGrid(runner.waited),
    ...(stoppedBy === undefined ? {} : { stoppedBy }),
    ...(runner.noRoom === undefined ? {} : { noRoomBy: runner.noRoom.id }),
    ...(round === undefined ? {} : { figuresFace: round.facing }),
  };
}

function stopOf(runner: Runner, contacts: readonly Contact[]): MoveStop | undefined {
  const { id, side, stop, held, node, path, blocker, march } = runner;
  if (stop?.kind === 'contact') {
    return { ...stop, ids: contacts.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : [])) };
  }
  if (stop !== undefined) return stop;
  const last = path.at(-1);
  const there = last !== undefined && last.moved > 0 && last.spent - (path[node]?.spent ?? 0) < INSTANT;
  const facing = there ? { facing: true as const } : {};
  if (held !== undefined) {
    const { id } = held.by;
    return held.by.side === side ? { kind: 'friend', id, held: true, ...facing } : { kind: 'enemy', id, held: true };
  }
  if (node < path.length - 1 && blocker !== undefined) {
    const cleared = hasCleared(runner, blocker.by) ? { cleared: true as const } : {};
    if (blocker.by.side !== side) return { kind: 'follows', id: blocker.by.id, ...cleared };
    return { kind: 'friend', id: blocker.by.id, ...cleared, ...facing };
  }
  return march.stopped;
}

/** Whether a friend for whom a unit has waited is out of its way for good: it marches on, and not close behind him. */
function hasCleared({ state, quad, march }: Runner, by: Runner): boolean {
  return state === 'marching' && distanceBetweenQuads(quad, by.quad) > march.allowance / LOOKS;
}
