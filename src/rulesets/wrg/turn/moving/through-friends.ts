import {
  bearingTo,
  bodyCentre,
  distance,
  distanceBetweenQuads,
  type JointMoved,
  type Moved,
  moveTogether,
  placeAt,
  plan,
  quadOf,
  quadsOverlap,
  stand,
  turnBetween,
} from '../../../../table/index.js';
import { interpenetrates } from '../../moving/interpenetration.js';
import type { Doing, Unit } from '../../state.js';
import { conditionOf } from '../condition.js';
import type { Field } from '../field.js';
import { wallsKeepApart } from '../siege/crossing.js';
import { passesFreely } from '../sorcery/moving.js';
import { mannerOf } from './going.js';
import type { Marching } from './march.js';

/** Doings in which a body goes through friends whatever comes of it. */
const inHaste: readonly Doing[] = ['routing', 'evading', 'rallying-back', 'pursuing'];

/** Friends where one has gone through the other. */
export interface PassedThrough {
  readonly one: Unit;
  readonly other: Unit;
  /** Without right: both are disorganised. */
  readonly disorganises: boolean;
  /** He was running away. */
  readonly routs: boolean;
}

/** A movement that has been played, with those who went through friends in it. */
export interface MovedThrough {
  readonly joint: JointMoved;
  readonly passages: readonly PassedThrough[];
  /** Paces that bodies have gone farther than their move to come out beyond friends. */
  readonly beyond: ReadonlyMap<string, number>;
}

/**
 * Everybody moves at the same time, and through friends as the rules let him: who runs or evades through anybody, light troops as of right
 * through those who stand. Nobody ends on the ground of friends (`wrg/ruling/ending-among-friends`): who is in haste comes out beyond them,
 * everybody else stays on this side. Friends who bar each other, so that neither could ever get on, go through each other, both or the one
 * that gets clear so, and are disorganised by it; so does who has been held up by friends for long enough
 * (`wrg/ruling/friends-in-the-way`).
 *
 * @clause wrg/interpenetration/light-infantry
 * @clause wrg/interpenetration/light-cavalry
 * @clause wrg/interpenetration/others
 * @clause wrg/evade/through-friends
 */
export function moveThroughFriends(marching: ReadonlyMap<string, Marching>, field: Field): MovedThrough {
  const leave: Leave = { refused: new Set(), through: new Map(), waits: new Set(), noRoom: new Set() };
  const { amongFriends: ruled } = field.rules.field.playing;
  let first: JointMoved | undefined;
  for (;;) {
    const joint = moveUnder(leave, marching, field);
    const onHim = turnedInto(joint, leave, marching, field);
    for (const pair of onHim) leave.noRoom.add(pair);
    if (onHim.length > 0) continue;
    first ??= joint;
    const { moved, beyond, among } =
      ruled === 'stand'
        ? { moved: joint, beyond: new Map<string, number>(), among: [] }
        : comeClear(joint, leave, marching, field);
    for (const pair of among) {
      const next = behindThem(pair, joint, leave, marching);
      if (next.length === 0) refuse(pair, leave);
      for (const other of next) leave.through.set(other, 'held');
    }
    if (among.length > 0) continue;
    const barred = barringEachOther(joint, marching).filter(pair => isNews(pair, leave));
    for (const pair of barred) leave.through.set(pair, 'both');
    const held = heldUpLongEnough(joint, marching, field).filter(pair => isNews(pair, leave) && !leave.waits.has(pair));
    for (const pair of held) leave.through.set(pair, 'held');
    if (barred.length + held.length > 0) continue;
    // Who bursts into friends in his rout does so though there is no room for him beyond.
    const burst = passagesOf(
      first,
      { ...leave, refused: new Set(), through: new Map(), waits: new Set() },
      marching,
      field,
    ).filter(({ one, other, routs }) => routs && leave.refused.has(pairOf(one.id, other.id)));
    return { joint: moved, beyond, passages: [...passagesOf(moved, leave, marching, field), ...burst] };
  }
}

/** What has been found out about pairs of friends, of whom one may go through the other or both bar each other. */
interface Leave {
  /** They do not go through each other: one would end on the ground of the other. */
  readonly refused: Set<string>;
  /**
   * They go through each other because else they would bar each other for ever: both move, or only one of them; or because one of them has been
   * held up long enough.
   */
  readonly through: Map<string, 'both' | 'first' | 'second' | 'held'>;
  /** Who has been held up would not get clear of his friend, and waits on. */
  readonly waits: Set<string>;
  /** Of two enemies the one who runs has not the room to turn his back: he would not get off the other's ground. */
  readonly noRoom: Set<string>;
}

const isNews = (pair: string, { refused, through }: Leave): boolean => !refused.has(pair) && !through.has(pair);

/** Of two who bar each other, those friends behind the one in whose midst the other would have to stop: he goes on through them as well. */
function behindThem(
  pair: string,
  { units }: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
): readonly string[] {
  const tried = leave.through.get(pair);
  if (tried === undefined || tried === 'held') return [];
  const both = pair.split(' ');
  return units.flatMap(({ id, stoppedBy, moved }) => {
    if (!both.includes(id) || stoppedBy?.kind !== 'friend' || moved <= NO_WAY || !marching.has(stoppedBy.id)) return [];
    const behind = pairOf(id, stoppedBy.id);
    return isNews(behind, leave) && !leave.waits.has(behind) ? [behind] : [];
  });
}

/** Tries what is left to be tried with two who would end on one ground. */
function refuse(pair: string, { refused, through, waits }: Leave): void {
  const tried = through.get(pair);
  if (tried === 'both') through.set(pair, 'first');
  else if (tried === 'first') through.set(pair, 'second');
  else {
    through.delete(pair);
    if (tried === 'held') waits.add(pair);
    else refused.add(pair);
  }
}

function moveUnder(leave: Leave, marching: ReadonlyMap<string, Marching>, field: Field): JointMoved {
  const { contact, crowding } = field.rules.field;
  const waiting = new Set(
    [...leave.through].flatMap(([pair, who]) => {
      const [first, second] = pair.split(' ');
      return who === 'first' ? [second] : who === 'second' ? [first] : [];
    }),
  );
  return moveTogether({
    movers: [...marching.values()].map(one => ({
      id: one.unit.id,
      side: one.unit.side,
      march: waiting.has(one.unit.id) ? stand(one.march.start, 1) : one.march,
    })),
    contact,
    crowding,
    mayPass: (a, b) => passes(a, b, leave, marching, field),
    keptApart: (a, b) => keptApart(marching, a, b, leave, field),
  });
}

function passes(a: string, b: string, leave: Leave, marching: ReadonlyMap<string, Marching>, field: Field): boolean {
  const pair = pairOf(a, b);
  if (leave.refused.has(pair)) return false;
  return leave.through.has(pair) || mayPass(marching, a, b, field) || mayPass(marching, b, a, field);
}

const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Whether a body goes through friends in its way: who runs or evades does, and light troops as of right through those who stand. */
function mayPass(marching: ReadonlyMap<string, Marching>, a: string, b: string, field: Field): boolean {
  const [mover, other] = [marching.get(a), marching.get(b)];
  if (mover === undefined || other === undefined || mover.unit.side !== other.unit.side) return false;
  if (inHaste.includes(mover.doing) || passesFreely(mover.unit, other.unit)) return true;
  return mover.march.moved > 0 && !passageOf(mover, other, field).disorganises;
}

/** Whether a wall keeps two enemies from each other all through their moves, or one of them runs from the other, who stands. */
function keptApart(
  marching: ReadonlyMap<string, Marching>,
  a: string,
  b: string,
  { noRoom }: Leave,
  field: Field,
): boolean {
  const [one, other] = [marching.get(a), marching.get(b)];
  if (one === undefined || other === undefined) return false;
  if (!noRoom.has(pairOf(a, b)) && (turnsAway(one, other, field) || turnsAway(other, one, field))) return true;
  const going = ({ unit, march: { end } }: Marching) => ({ unit, end });
  return wallsKeepApart(going(one), going(other), field);
}

/** Whether routers turn their backs on an enemy at whom they stand, and run from him: as they turn, a corner may come on his ground. */
function turnsAway({ unit, doing, march }: Marching, other: Marching, { rules }: Field): boolean {
  if (doing !== 'routing' || march.moved <= NO_WAY || other.march.moved > 0) return false;
  const [from, enemy] = [quadOf(unit.placed), quadOf(other.unit.placed)];
  if (distanceBetweenQuads(from, enemy) > 2 * rules.field.contact) return false;
  const [own, his] = [bodyCentre(unit.placed), bodyCentre(other.unit.placed)];
  const runs = bearingTo(march.start.at, march.end.at);
  return turnBetween(runs, bearingTo(own, his)) > 90;
}

/** Pairs of enemies of whom one has turned his back on the other and ends on his ground, because something has stopped him. */
function turnedInto(
  { units }: JointMoved,
  { noRoom }: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): readonly string[] {
  const runners = units.filter(({ id }) => marching.get(id)?.doing === 'routing');
  return runners.flatMap(({ id, final }) => {
    const one = marching.get(id);
    const on = units.filter(other => {
      const enemy = marching.get(other.id);
      if (one === undefined || enemy === undefined || enemy.unit.side === one.unit.side) return false;
      if (noRoom.has(pairOf(id, other.id)) || !turnsAway(one, enemy, field)) return false;
      return quadsOverlap(quadOf(final), quadOf(other.final), field.rules.field.crowding);
    });
    return on.map(other => pairOf(id, other.id));
  });
}

function passageOf(mover: Marching, other: Marching, field: Field) {
  const manner = (unit: Unit) => mannerOf(unit, conditionOf(unit, field).disorganised);
  return interpenetrates(
    {
      mover: mover.unit.troops,
      manner: manner(mover.unit),
      passed: { mover: other.unit.troops, manner: manner(other.unit), stationary: other.march.moved === 0 },
      evading: mover.doing === 'evading',
    },
    field.rules,
  );
}

/**
 * A movement at whose end nobody who is in haste is left among friends if there is room for him beyond, and the pairs of friends that are on the
 * same ground all the same.
 */
function comeClear(
  joint: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): { readonly moved: JointMoved; readonly beyond: MovedThrough['beyond']; readonly among: readonly string[] } {
  const units = [...joint.units];
  const beyond = new Map<string, number>();
  const found = amongFriends(units, leave, marching, field);
  if (found.length === 0 || field.rules.field.playing.amongFriends !== 'beyond')
    return { moved: joint, beyond, among: found };
  for (const [i, moved] of units.entries()) {
    const one = marching.get(moved.id);
    if (one === undefined || !headlong.includes(one.doing) || moved.stoppedBy?.kind === 'contact') continue;
    if (!found.some(pair => pair.split(' ').includes(moved.id))) continue;
    const clear = clearOf(moved, one, units, marching, field);
    if (clear === undefined) continue;
    units[i] = clear.moved;
    beyond.set(moved.id, clear.far);
  }
  return { moved: { ...joint, units }, beyond, among: amongFriends(units, leave, marching, field) };
}

/** Who goes so gets through friends, however far it is. */
const headlong: readonly Doing[] = ['routing', 'evading', 'rallying-back'];

/** Paces between one place and the next where a body may come out. */
const STEP = 5;
/** Farther than its move no body goes to get clear of friends: they are no deeper than this. */
const DEEPEST = 120;

/** The move of somebody who comes out beyond his friends; `undefined` where there is no room for him. */
function clearOf(
  moved: Moved,
  { unit, march, going }: Marching,
  units: readonly Moved[],
  marching: ReadonlyMap<string, Marching>,
  { rules, table }: Field,
): { readonly moved: Moved; readonly far: number } | undefined {
  const from = placeAt(moved, 0);
  if (moved.moved === 0) return undefined;
  const last =
    [...moved.course].reverse().find(({ placed }) => distance(bodyCentre(placed), bodyCentre(moved.final)) > STEP)
      ?.placed ?? from;
  // Who faces about at the end of his way has not gone back by it.
  const bearing = bearingTo(bodyCentre(last), bodyCentre(moved.final));
  const others = units.filter(({ id }) => id !== moved.id);
  const { turn: _, ...costs } = going.costs;
  for (let far = STEP; far <= DEEPEST; far += STEP) {
    const on = plan({
      placed: moved.final,
      legs: [{ bearing, distance: far }],
      facing: march.end.facing,
      allowance: DEEPEST,
      costs,
      table,
    });
    if (on.stopped !== undefined) return undefined;
    const quad = quadOf(on.end);
    const free = others.every(({ id, final }) =>
      marching.get(id)?.unit.side === unit.side
        ? !quadsOverlap(quad, quadOf(final), rules.field.crowding)
        : distanceBetweenQuads(quad, quadOf(final)) > 2 * rules.field.contact,
    );
    if (!free) continue;
    const course = [...moved.course, { time: 1, placed: on.end }];
    return { far, moved: { ...moved, final: on.end, course } };
  }
  return undefined;
}

/** The pairs of friends that would end on the same ground because one may go through the other. */
function amongFriends(
  units: readonly Moved[],
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): readonly string[] {
  const ends = units.map(({ id, final }) => ({ id, side: marching.get(id)?.unit.side, quad: quadOf(final) }));
  return ends.flatMap((one, i) =>
    ends
      .slice(i + 1)
      .filter(other => one.side === other.side && quadsOverlap(one.quad, other.quad, field.rules.field.crowding))
      .filter(other => passes(one.id, other.id, leave, marching, field))
      .map(other => pairOf(one.id, other.id)),
  );
}

/** Who has come no farther than this in a period, in paces, because of a friend might as well have stood. */
const CREPT = 5;

/** The friend who has kept somebody from getting on. */
export function heldUpBy({ moved, stoppedBy }: Moved): string | undefined {
  return stoppedBy?.kind === 'friend' && moved <= CREPT ? stoppedBy.id : undefined;
}

/** The pairs of friends of whom one keeps the other from moving at all, and that one does not wait for him any longer. */
function heldUpLongEnough(
  { units }: JointMoved,
  marching: ReadonlyMap<string, Marching>,
  { rules }: Field,
): readonly string[] {
  const { barredByFriends } = rules.field.playing;
  if (barredByFriends === 'wait') return [];
  return units.flatMap(moved => {
    const by = heldUpBy(moved);
    const waits = barredByFriends === 'after-a-period' && marching.get(moved.id)?.unit.heldUp !== true;
    return by === undefined || waits || !marching.has(by) ? [] : [pairOf(moved.id, by)];
  });
}

/**
 * The pairs of friends of whom each keeps the other from moving at all, or who stand in a ring in which each keeps the next from moving.
 */
function barringEachOther({ units }: JointMoved, marching: ReadonlyMap<string, Marching>): readonly string[] {
  const barrers = new Map(
    units.flatMap((moved): [string, string][] => {
      const by = heldUpBy(moved);
      return by === undefined || !marching.has(by) ? [] : [[moved.id, by]];
    }),
  );
  const pairs = [...barrers].filter(([id]) => isInRing(id, barrers)).map(([id, by]) => pairOf(id, by));
  return [...new Set(pairs)];
}

/** Whether those who bar somebody, one behind the other, lead back to him. */
function isInRing(id: string, barrers: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let by = barrers.get(id); by !== undefined && !seen.has(by); by = barrers.get(by)) {
    if (by === id) return true;
    seen.add(by);
  }
  return false;
}

/** Who has come no farther than this, in paces, has not got on: so deep do friends press into each other. */
const NO_WAY = 1;

/** How often in a period it is looked whether bodies that may pass each other are on the same ground. */
const LOOKS = 24;

function passagesOf(
  { units }: JointMoved,
  leave: Leave,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): readonly PassedThrough[] {
  const all = units.flatMap(moved => {
    const one = marching.get(moved.id);
    return one === undefined ? [] : [{ moved, one }];
  });
  return all.flatMap(({ moved, one }) => {
    if (moved.moved === 0) return [];
    return all.flatMap(({ moved: passed, one: other }): PassedThrough[] => {
      if (other === one || other.unit.side !== one.unit.side) return [];
      const [id, by] = [one.unit.id, other.unit.id];
      const went = mayPass(marching, id, by, field) || leave.through.has(pairOf(id, by));
      if (!went || leave.refused.has(pairOf(id, by)) || !wentThrough(moved, passed)) return [];
      const freely = passesFreely(one.unit, other.unit);
      const disorganises = !freely && passageOf(one, other, field).disorganises;
      return [{ one: one.unit, other: other.unit, disorganises, routs: one.doing === 'routing' && !freely }];
    });
  });
}

function wentThrough(a: Moved, b: Moved): boolean {
  for (let look = 1; look <= LOOKS; look++) {
    const time = look / LOOKS;
    if (quadsOverlap(quadOf(placeAt(a, time)), quadOf(placeAt(b, time)))) return true;
  }
  return false;
}
