import {
  bearingTo,
  bodyCentre,
  type Contact,
  distanceBetweenSegments,
  edgesOf,
  type JointMoved,
  placeAt,
  quadOf,
  turnBetween,
} from '../../../../../table/index.js';
import type { Doing } from '../../../state.js';
import { HAIR } from '../../contact.js';
import { followsAnother, stopsBefore } from '../../declaring/followers.js';
import type { Field } from '../../field.js';
import { pairOf } from '../friends/leave-to-pass.js';
import { type MovedThrough, moveThroughFriends } from '../friends/through-friends.js';
import type { Marching } from '../march.js';
import { asFar, later } from '../part-of-a-march.js';
import { walking } from './walking-into.js';

/** Who goes past is after somebody else: he charges him, or pursues him. */
const past: readonly Doing[] = ['charging', 'countercharging', 'pursuing'];

/** Who goes more than so many degrees off the way to somebody goes away from him. */
const BESIDE = 90;

/** Shares of a way to an enemy that is gone at most, the longest first. */
const SOME = [0.98, 0.9, 0.75, 0.5, 0.25];
const SHARES = [...SOME, 0];
/** As exactly as it is looked how long somebody lets an enemy go before he goes on: a part of a period. */
const LOOK = 0.04;

/** A movement in which some have halted before enemies. */
export interface Cleared extends MovedThrough {
  /** Followers who stop before enemies other than their quarry, and before whom; the earliest first. */
  readonly stopped: readonly StoppedBefore[];
}

/** A follower who stops before an enemy. */
export interface StoppedBefore {
  readonly follower: string;
  readonly enemy: string;
}

/** Who halts before whom. */
interface Halt {
  readonly id: string;
  readonly enemy: string;
  /** He goes after somebody whom he follows. */
  readonly follows: boolean;
  /** He goes on once the enemy has gone from before him, or past him. */
  readonly waits?: boolean;
  /** He goes back, and stands in nobody's way who halts before him. */
  readonly goesBack?: boolean;
}

/** A movement in which some have halted: how it comes out, what is marched, and by whom it has been cut short. */
interface Halted {
  readonly through: MovedThrough;
  readonly all: ReadonlyMap<string, Marching>;
  readonly by: readonly Halt[];
}

/**
 * A movement in which nobody walks into the flank or rear of an enemy who charges or pursues: who comes upon him so means no contact any
 * more than who comes upon one that walks himself, and halts before the ground over which he goes; the charge goes on to whom it is meant for,
 * be it him, on whom it comes with its front (`wrg/ruling/walking-into-the-enemy`). Who follows runners or evaders stops before other enemies into whom he has not been sent, and these before him,
 * unless they go back. Who walks after an enemy that goes from him follows as near as he may come, and who goes back lets pass who goes past him.
 *
 * @clause wrg/charge/definition
 * @clause wrg/charge/ends-at-contact
 * @clause wrg/evade/chargers-follow-through
 * @clause wrg/pursuit/through-enemy
 */
export function keepClear(marching: ReadonlyMap<string, Marching>, field: Field): Cleared {
  let through = moveThroughFriends(marching, field);
  let all = marching;
  const halted = new Map<string, string>();
  const stopped: StoppedBefore[] = [];
  for (;;) {
    const next = nextHalt(through, halted, marching, field);
    if (next === undefined) break;
    const halt = haltBefore(next.contact, next.halts, all, field);
    through = halt.through;
    all = halt.all;
    for (const { id, enemy, follows } of halt.by) {
      halted.set(id, enemy);
      if (follows) stopped.push({ follower: id, enemy });
    }
  }
  return { ...through, stopped, joint: halted.size === 0 ? through.joint : toldHalted(through, halted) };
}

/** The earliest contact that is not to be, and who halts before it; nobody halts twice. */
function nextHalt(
  { joint }: MovedThrough,
  halted: ReadonlyMap<string, string>,
  marching: ReadonlyMap<string, Marching>,
  field: Field,
): { readonly contact: Contact; readonly halts: readonly Halt[] } | undefined {
  const found = joint.contacts.flatMap(contact => {
    const halts = haltsAt(contact, halted, marching, joint, field).filter(({ id }) => !halted.has(id));
    return halts.length === 0 ? [] : [{ contact, halts }];
  });
  return found.sort((a, b) => a.contact.time - b.contact.time)[0];
}

/**
 * The movement with those halted who would come upon each other, as near as they may come; who is charged by him whose flank or rear he would have
 * walked into halts where that one has room to come round to him.
 */
function haltBefore(contact: Contact, halts: readonly Halt[], all: Halted['all'], field: Field): Halted {
  const isCharged = halts.some(({ id, enemy }) => goesForHim(enemy, id, all));
  const alone = halts.filter(({ goesBack }) => goesBack !== true);
  if (alone.length < halts.length) {
    const apart = SOME.map(share => () => haltedAt(contact.time * share, alone, all, field));
    const first = firstApart(apart, contact);
    if (first !== undefined) return first;
  }
  const follows = isCharged ? undefined : letPass(contact, halts, all, field);
  if (follows !== undefined) return follows;
  let apart: Halted | undefined;
  let last: Halted | undefined;
  for (const share of SHARES) {
    last = haltedAt(contact.time * share, halts, all, field);
    const { joint } = last.through;
    const met = joint.contacts.find(isSame(contact));
    if (met === undefined && !isCharged) return last;
    if (met === undefined) apart ??= last;
    else if (isCharged && halts.every(({ id, enemy }) => comesUponHim(enemy, id, met.time, joint, field))) return last;
  }
  return apart ?? last ?? { through: moveThroughFriends(all, field), all, by: halts };
}

/** The movement in which some have gone no farther than at a moment of the period. */
function haltedAt(time: number, by: readonly Halt[], all: Halted['all'], field: Field): Halted {
  return withMarches(by, all, field, march => asFar(march, time));
}

function withMarches(
  by: readonly Halt[],
  all: Halted['all'],
  field: Field,
  change: (march: Marching['march']) => Marching['march'],
): Halted {
  const changed = new Map(all);
  for (const { id } of by) {
    const one = all.get(id);
    if (one !== undefined) changed.set(id, { ...one, march: change(one.march) });
  }
  return { through: moveThroughFriends(changed, field), all: changed, by };
}

const isSame = (contact: Contact) => (each: Contact) => pairOf(each.a, each.b) === pairOf(contact.a, contact.b);

/** The first of some movements in which two do not meet. */
function firstApart(tried: readonly (() => Halted)[], contact: Contact): Halted | undefined {
  for (const play of tried) {
    const halted = play();
    if (!halted.through.joint.contacts.some(isSame(contact))) return halted;
  }
  return undefined;
}

/**
 * The movement in which somebody has let an enemy go from before him, or past him, and has gone on after that with what was left of the period;
 * `undefined` where he gets no farther by it than by halting.
 */
function letPass(contact: Contact, halts: readonly Halt[], all: Halted['all'], field: Field): Halted | undefined {
  if (!halts.every(({ waits }) => waits === true)) return undefined;
  let [tooSoon, soon] = [0, 1 - contact.time];
  let best: Halted | undefined;
  while (best === undefined || soon - tooSoon > LOOK) {
    const wait = best === undefined ? soon : (tooSoon + soon) / 2;
    const halted = withMarches(halts, all, field, march => later(march, wait));
    if (halted.through.joint.contacts.some(isSame(contact))) {
      if (best === undefined) return undefined;
      tooSoon = wait;
    } else {
      best = halted;
      soon = wait;
    }
  }
  return best;
}

function toldHalted({ joint }: MovedThrough, halted: ReadonlyMap<string, string>): MovedThrough['joint'] {
  const units = joint.units.map(moved => {
    const id = halted.get(moved.id);
    return id === undefined || moved.stoppedBy !== undefined
      ? moved
      : { ...moved, stoppedBy: { kind: 'enemy', id } as const };
  });
  return { ...joint, units };
}

/** Who halts before a contact comes of it: who walks into an enemy that goes for somebody else, or after one that falls back, and a follower who comes upon others, with those who come to meet him. */
function haltsAt(
  contact: Contact,
  halted: ReadonlyMap<string, string>,
  marching: ReadonlyMap<string, Marching>,
  joint: JointMoved,
  field: Field,
): readonly Halt[] {
  if (contact.standing) return [];
  const into =
    field.rules.field.playing.walksInto === 'fights'
      ? undefined
      : (walkerInto(contact, marching, joint, field) ?? walkerAfter(contact, marching));
  if (into !== undefined && !halted.has(into.walker)) {
    const { walker: id, enemy } = into;
    const waits = isBack(enemy, marching) || isBack(id, marching);
    return [{ id, enemy, follows: false, waits }];
  }
  const { a, b, sideOfA, sideOfB } = contact;
  return [
    { id: a, enemy: b, side: sideOfA },
    { id: b, enemy: a, side: sideOfB },
  ].flatMap(({ id, enemy, side }) => {
    const [one, other] = [marching.get(id), marching.get(enemy)];
    if (one === undefined || other === undefined) return [];
    const comes = walks(other) && !halted.has(enemy);
    const goes = one.march.moved > 0;
    if (!goes && !comes) return [];
    const crosses = other.march.moved > 0 && !halted.has(enemy) && followsAnother(other.unit, one.unit, field);
    // Whose flank an enemy walks or rides into has not come upon him.
    if (((comes || crosses) && side !== 'front') || !stopsBefore(one.unit, other.unit, field)) return [];
    // Nobody walks up to a follower who has no move left either.
    return [
      ...(goes ? [{ id, enemy, follows: true }] : []),
      ...(comes ? [{ id: enemy, enemy: id, follows: false, goesBack: goes && goesBack(other) }] : []),
    ];
  });
}

/** Who has walked into the flank or rear of an enemy that goes for somebody else, or for him and has not come upon him; `undefined` of every other contact. */
function walkerInto(
  contact: Contact,
  marching: ReadonlyMap<string, Marching>,
  joint: JointMoved,
  field: Field,
): { readonly walker: string; readonly enemy: string } | undefined {
  const { a, b, sideOfA, sideOfB } = contact;
  const isInto = (enemy: string, walker: string) =>
    goesIn(enemy, walker, marching) &&
    (goesForHim(enemy, walker, marching) ? !comesUponHim(enemy, walker, contact.time, joint, field) : true);
  if (sideOfA !== 'front' && isInto(a, b)) return { walker: b, enemy: a };
  if (sideOfB !== 'front' && isInto(b, a)) return { walker: a, enemy: b };
  return undefined;
}

/** Who walks after an enemy that falls back before him, and comes upon him: he holds up nobody who goes away from him. */
function walkerAfter(
  { a, b }: Contact,
  marching: ReadonlyMap<string, Marching>,
): { readonly walker: string; readonly enemy: string } | undefined {
  const isAfter = (enemy: string, walker: string) => {
    const [one, other] = [marching.get(enemy), marching.get(walker)];
    if (one === undefined || other === undefined || !walks(other) || goesBack(other)) return false;
    // Who has broken off a melee is overtaken by those whom he left.
    return one.unit.period.leftMelee?.includes(walker) !== true && fallsBackFrom(other, one);
  };
  if (isAfter(a, b)) return { walker: b, enemy: a };
  if (isAfter(b, a)) return { walker: a, enemy: b };
  return undefined;
}

/** Who does this goes away from the enemy. */
const goesBack = ({ doing }: Marching): boolean => doing === 'retiring' || doing === 'rallying-back';

const isBack = (id: string, marching: ReadonlyMap<string, Marching>): boolean => {
  const one = marching.get(id);
  return one !== undefined && goesBack(one);
};

function fallsBackFrom({ unit }: Marching, one: Marching): boolean {
  const { march } = one;
  if (!goesBack(one) || march.moved <= 0) return false;
  const [from, to] = [bodyCentre(one.unit.placed), bodyCentre(march.end)];
  return turnBetween(bearingTo(from, to), bearingTo(from, bodyCentre(unit.placed))) > BESIDE;
}

/** Whether a body charges or pursues, and an enemy walks who is not to be run into on its way. */
function goesIn(id: string, walker: string, marching: ReadonlyMap<string, Marching>): boolean {
  const [one, other] = [marching.get(id), marching.get(walker)];
  if (one === undefined || other === undefined) return false;
  const { period, pursuit } = one.unit;
  const after = period.charges ?? pursuit?.quarry;
  if (!past.includes(one.doing) || after === undefined || period.through?.includes(walker) === true) return false;
  // Who has broken off a melee and is overtaken is met again by those whom he left.
  if (other.unit.period.leftMelee?.includes(id) === true) return false;
  return walks(other);
}

function goesForHim(id: string, walker: string, marching: ReadonlyMap<string, Marching>): boolean {
  const unit = marching.get(id)?.unit;
  return (unit?.period.charges ?? unit?.pursuit?.quarry) === walker;
}

/** Whether two have come together with any part of the front of the first. */
function comesUponHim(id: string, enemy: string, time: number, { units }: JointMoved, { rules }: Field): boolean {
  const [one, other] = [units.find(each => each.id === id), units.find(each => each.id === enemy)];
  if (one === undefined || other === undefined) return false;
  const [from, to] = quadOf(placeAt(one, time));
  const near = rules.field.contact + HAIR;
  return edgesOf(quadOf(placeAt(other, time))).some(edge => distanceBetweenSegments({ from, to }, edge) <= near);
}

function walks({ march, doing, unit }: Marching): boolean {
  return march.moved > 0 && walking.includes(doing) && unit.period.charges === null;
}
