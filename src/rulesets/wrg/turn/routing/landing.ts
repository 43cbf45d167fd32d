import { counted, type Reason, reasonFor } from '../../../../rulebook/index.js';
import {
  type Bearing,
  bodyCentre,
  destination,
  onTable as liesOn,
  type March,
  type Placed,
  quadOf,
  quadsOverlap,
  turnBetween,
  turned,
} from '../../../../table/index.js';
import type { Unit } from '../../state.js';
import { onTable } from '../../units.js';
import type { Field } from '../field.js';
import { NO_STEP } from '../moving/carrying-out.js';
import { mannerOf } from '../moving/going.js';
import { nearerNow, pressedByTurning, takenBy } from '../moving/going-back/from-contact.js';
import { hasWallBehind } from '../siege/crossing.js';
import { lostOnStairs } from '../siege/stairs.js';
import { crowdOf } from './crowd.js';
import {
  type AmongFriends,
  alongAndAside,
  type CrowdsWay,
  crowdsMarch,
  pacesAlong,
  pointsAlong,
  throughFriendsOn,
  wayOfCrowd,
} from './following.js';
import { runByGaps } from './gap-turns.js';
import { type Gap, isFreeManByMan, STEP } from './ways-out.js';

/** A way that is off by fewer degrees than this is no other. */
const NO_TURN = 1;
/** Degrees. */
const RIGHT_ANGLE = 90;

/** Where broken troops have come out, how many paces they have run there, and what has become of the friends on their way. */
export interface Landed extends Pick<AmongFriends, 'passages' | 'passed' | 'beyond'> {
  readonly placed: Placed;
  readonly far: number;
  /** What the ground has made of it. */
  readonly way: March;
  /** They have gone over the edge of the table. */
  readonly off: boolean;
  /** How many of those paces their block has only made up that it was nearer to their enemies once it had come round. */
  readonly madeUp: number;
  /** What turns to gaps beside friends have cost them, and what they have made up. */
  readonly because: readonly Reason[];
  /** Friends past whom their way leads by gaps. */
  readonly past: readonly string[];
  /** The bends of a way round friends, and how far they have come by it. */
  readonly round?: Bent;
}

/** A way round friends: how a crowd stands where it begins, its legs, and how many paces of these it goes. */
export interface Bent extends Pick<CrowdsWay, 'start' | 'legs'> {
  readonly far: number;
}

/** Which way broken troops would run if nobody stood there, and how many paces they run. */
interface Run {
  readonly wanted: Bearing;
  readonly paces: number;
}

/**
 * Where broken troops come who run through a gap between enemies, or whom these leave none, and who break out between or through them: along the first
 * of the ways, and as far as it is free, the ground lets them and there is room for them before the enemy, through a gap as the crowd that they are if their block has none, and how
 * many paces they run there once they have turned; `undefined` where there is none. Of ways beside each other they take the one on which they need not burst through friends.
 *
 * @clause wrg/rout/cannot-run
 * @clause wrg/rout/direction-first
 * @clause wrg/rout/friends-gap
 * @clause wrg/rout/dispersed
 * @clause wrg/terrain/difficult-cases
 */
export function landing(unit: Unit, ways: readonly Gap[], run: Run, field: Field): Landed | undefined {
  const { paces } = run;
  let first: { readonly gap: Gap; readonly landed: Landed } | undefined;
  for (const gap of theFreeFirst(unit, ways, run, field)) {
    if (first !== undefined && turnBetween(first.gap.bearing, gap.bearing) > NO_TURN) break;
    const landed = landedBy(unit, gap, paces, field);
    if (landed?.passages.every(({ other }) => other.rout !== null) === true) return landed;
    if (landed !== undefined) first ??= { gap, landed };
  }
  return first?.landed;
}

/** Ways in the order in which broken troops take them: one that the ground bars comes after those that lead on, and one with an enemy at its end after those that lead all the way. */
function* theFreeFirst(unit: Unit, ways: readonly Gap[], { wanted, paces }: Run, field: Field): Generator<Gap> {
  const whole = ways.filter(({ free }) => free >= paces);
  const shut: Gap[] = [];
  for (const gap of [...whole, ...ways.filter(way => !whole.includes(way))]) {
    // Nobody turns back for it.
    const isAhead = turnBetween(gap.bearing, wanted) <= RIGHT_ANGLE;
    if (isAhead && isOnOpenGround(unit, gap, paces, field)) yield gap;
    else shut.push(gap);
  }
  yield* shut;
}

/**
 * Whether the ground lets a crowd go by a way as far as that is free and its move reaches: no wall ends it, and nothing that they cannot enter.
 *
 * @clause wrg/rout/direction-first
 * @clause wrg/terrain/difficult-cases
 */
export function isOnOpenGround(unit: Unit, { bearing, free, from }: Gap, paces: number, field: Field): boolean {
  const round = turned(unit.placed, bearing);
  const crowd = crowdOf(round, field);
  const at = from ?? crowd.at;
  const stood = bodyCentre(unit.placed);
  // Their block comes as far with less of it ahead of their middle.
  const fars = [round, crowd].map(shape => {
    const [along, aside] = alongAndAside(stood, bodyCentre({ ...shape, at }), bearing);
    return Math.sqrt(Math.max(0, paces ** 2 - aside ** 2)) - along;
  });
  const far = Math.min(free, ...fars);
  if (far <= 0) return true;
  const way = { from: at, legs: [{ bearing, distance: far }], far };
  const { stopped } = crowdsMarch(unit, way, Number.MAX_SAFE_INTEGER, field);
  return stopped === undefined || stopped.kind === 'edge';
}

/** Where broken troops come by one way: no nearer to their enemies than their move, or where there is no room or too little of it for that, as far as their middle gets by it. */
function landedBy(unit: Unit, gap: Gap, paces: number, field: Field): Landed | undefined {
  const making = makingUp(unit, gap, paces, field);
  const landed = landedAs(unit, gap, { paces, making }, field);
  return landed ?? (making.madeUp > 0 ? landedAs(unit, gap, { paces, making: nothingMadeUp }, field) : undefined);
}

function landedAs(
  unit: Unit,
  gap: Gap,
  { paces, making }: { readonly paces: number; readonly making: MakingUp },
  field: Field,
): Landed | undefined {
  const { madeUp, taken } = making;
  const { shapes, way } = setOut(unit, gap, { paces, madeUp }, field);
  const others = onTable(field.state).filter(other => other.id !== unit.id);
  // Of hidden enemies nobody knows who makes for a gap: he comes upon them as he runs.
  const knowsAll = gap.from === undefined && gap.manByMan !== true;
  const enemies = others.filter(({ side, hidden }) => side !== unit.side && (knowsAll || hidden === null));
  const friends = others.filter(({ side }) => side === unit.side);
  const isFree = ({ placed }: Reached, of: readonly Unit[]) =>
    of.every(other => !quadsOverlap(quadOf(placed), quadOf(other.placed)));
  let burst: Landed['passages'] = [];
  const turning = { ahead: gap.bearing, paces, period: (unit.rout?.periods ?? 0) + 1 };
  const byGaps = runByGaps(way.round.length === 0 ? [] : way.legs.slice(0, -1), turning, field);
  const all = byGaps.paces + madeUp;
  for (let run = all; run > madeUp; run -= STEP) {
    const reached = shapes.flatMap(shape => reachedBy(unit, shape, way, { run, most: way.free }));
    const there = reached.filter(each => isFree(each, enemies));
    const clear = there.filter(each => isFree(each, friends));
    for (const each of clear.length > 0 ? clear : there) {
      const landed = comeTo(unit, each, way, { run, paces: paces + taken }, field);
      if (landed === undefined) continue;
      const { stuck, passages, ...where } = landed;
      if (run === all && burst.length === 0) burst = passages;
      if (stuck) continue;
      // Who bursts into friends does so though there is no room for him beyond.
      const into = burst.filter(({ other }) => passages.every(passage => passage.other !== other));
      return {
        ...where,
        madeUp,
        because: [...byGaps.because, ...making.because],
        passages: [...passages, ...into.map(passage => ({ ...passage, stays: true as const }))],
      };
    }
  }
  return undefined;
}

/** What becomes of those who come to a place by a way; `undefined` where the ground does not let them, or it is not on the table. */
function comeTo(
  unit: Unit,
  { placed, far, ran }: Reached,
  way: CrowdsWay,
  { run, paces }: { readonly run: number; readonly paces: number },
  field: Field,
): (Omit<Landed, 'because' | 'madeUp'> & Pick<AmongFriends, 'stuck'>) | undefined {
  const march = crowdsMarch(unit, { from: way.start.at, legs: way.legs, far: Math.min(far, paces) }, paces, field);
  const stairs = { start: unit.placed, end: placed, allowance: paces };
  if (run > paces - lostOnStairs(unit, stairs, mannerOf(unit, false), field).paces) return undefined;
  if (march.stopped?.kind === 'edge') {
    const final = { ...placed, at: march.end.at };
    const { passages, passed } = throughFriendsOn(unit, { way, far: march.moved, final, march }, field);
    return { placed: final, far: march.moved, way: march, past: way.round, off: true, stuck: false, passages, passed };
  }
  if (march.stopped !== undefined || !quadOf(placed).every(corner => liesOn(field.table, corner))) return undefined;
  // The crowd has gone by no wall, and its block is not laid across one.
  if (hasWallBehind(unit, placed, field)) return undefined;
  const { final, ...among } = throughFriendsOn(unit, { way, far, final: placed, march }, field);
  const { start, legs } = way;
  const there = { placed: final, far: ran, way: march, past: way.round };
  return { ...among, ...there, ...(legs.length > 1 ? { round: { start, legs, far } } : {}) };
}

/** How much farther than their move a block goes, and what of it that takes, on difficult ground more than it is. Paces. */
interface MakingUp extends Pick<Landed, 'madeUp' | 'because'> {
  readonly taken: number;
}

const nothingMadeUp: MakingUp = { madeUp: 0, taken: 0, because: [] };

/**
 * How much farther than their move the block of those goes who turn from enemies at whom they stand as they begin to run, if these keep none of its men from it: none
 * of them is nearer to them than his move. Who runs man by man as he stood has not come round.
 *
 * @clause wrg/rout/move
 */
function makingUp(unit: Unit, { bearing, manByMan = false }: Gap, paces: number, field: Field): MakingUp {
  const begins = unit.rout?.periods === 0 || unit.rout?.fresh === true;
  if (!begins || manByMan || !isFreeManByMan(unit, bearing, paces, field)) return nothingMadeUp;
  const madeUp = pressedByTurning(unit, bearing, field);
  if (madeUp < NO_STEP) return nothingMadeUp;
  const taken = takenBy(madeUp, unit, bearing, field);
  return { madeUp, taken, because: [reasonFor('wrg/rout/move', nearerNow, `+${counted(Math.round(taken), 'pace')}`)] };
}

/** How those stand who set out by a way: in the shapes that may end on it, and on what way as the crowd that they are. */
function setOut(
  unit: Unit,
  { bearing, free, from, manByMan = false }: Gap,
  { paces, madeUp }: { readonly paces: number; readonly madeUp: number },
  field: Field,
): { readonly shapes: readonly Placed[]; readonly way: CrowdsWay } {
  const round = turned(unit.placed, bearing);
  // Where they have come to their block comes round if it has the room there.
  if (manByMan) {
    const legs = [{ bearing, distance: free }];
    return { shapes: [round, unit.placed], way: { start: unit.placed, legs, free, round: [], gapsBarred: [] } };
  }
  const crowd = crowdOf(round, field);
  if (from === undefined) {
    return {
      shapes: [round],
      way: wayOfCrowd(unit, { start: crowd, bearing, paces: Math.min(free, paces) + madeUp }, field),
    };
  }
  // Who has nobody at the end of the gap may have the first of a long crowd beyond it.
  const start = { ...crowd, at: from };
  const [along] = alongAndAside(bodyCentre(unit.placed), bodyCentre(start), bearing);
  const most = free < paces ? free : Math.max(paces, paces + madeUp - along);
  return {
    shapes: [round, crowd].map(shape => ({ ...shape, at: from })),
    way: wayOfCrowd(unit, { start, bearing, paces: most }, field),
  };
}

/** A place on a way out: how far along that, and how many paces from where the body stood. */
interface Reached {
  readonly placed: Placed;
  readonly far: number;
  readonly ran: number;
}

/** Where a body is that has run so many paces along a way, in one shape: straight to where that bends first, and on by its legs. */
function reachedBy(
  unit: Unit,
  shape: Placed,
  { legs }: CrowdsWay,
  { run, most }: { readonly run: number; readonly most: number },
): readonly Reached[] {
  const stood = bodyCentre(unit.placed);
  const [first] = legs;
  if (first === undefined) return [];
  const [along, aside] = alongAndAside(stood, bodyCentre(shape), first.bearing);
  if (aside > run) return [];
  const toTheBend = legs.length > 1 ? Math.hypot(along + first.distance, aside) : Number.POSITIVE_INFINITY;
  const gone = run <= toTheBend ? Math.sqrt(run ** 2 - aside ** 2) - along : first.distance + run - toTheBend;
  const far = Math.min(gone, most);
  if (far <= 0) return [];
  const points = pointsAlong(shape.at, legs, far);
  const placed = { ...shape, at: points.at(-1) ?? destination(shape.at, first.bearing, far) };
  return [{ placed, far, ran: pacesAlong(stood, shape, points) }];
}
