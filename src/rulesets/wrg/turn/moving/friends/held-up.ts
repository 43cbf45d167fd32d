import type { JointMoved, Moved } from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import { isFighting, unitOf } from '../../../units.js';
import type { Field } from '../../field.js';
import type { Marching } from '../march.js';
import { type Leave, pairOf } from './leave-to-pass.js';

/** Who has come no farther than this in a period, in paces, because of a friend might as well have stood. */
const CREPT = 5;

/** The friend who has kept somebody from getting on. */
export function heldUpBy({ moved, stoppedBy }: Moved): string | undefined {
  return stoppedBy?.kind === 'friend' && moved <= CREPT ? stoppedBy.id : undefined;
}

/**
 * The pairs of friends of whom one keeps the other from moving at all, and that one does not wait for him any longer. Who is out of control waits for
 * nobody, and is not content with having got on so far (`wrg/ruling/friends-in-the-way`); who is told to go back waits for nobody either, where
 * `wrg/ruling/sent-back-through-friends` has it so; for friends hand to hand everybody else waits (`wrg/ruling/through-friends-who-fight`).
 */
export function heldUpLongEnough(
  { units }: JointMoved,
  marching: ReadonlyMap<string, Marching>,
  { state, rules }: Field,
): readonly string[] {
  const { barredByFriends, friendsWhoFight } = rules.field.playing;
  const fights = (id: string) => friendsWhoFight === 'nobody' && isFighting(state, unitOf(state, id));
  if (barredByFriends === 'wait') return [];
  return units.flatMap(moved => {
    const unit = marching.get(moved.id)?.unit;
    const isLoose = isOutOfHand(unit);
    const by = isLoose && moved.stoppedBy?.kind === 'friend' ? moved.stoppedBy.id : heldUpBy(moved);
    const waits =
      barredByFriends === 'after-a-period' && !isLoose && !waitsForNobody(unit, rules) && unit?.heldUp === undefined;
    if (by === undefined || waits || !marching.has(by)) return [];
    // Nobody sends his men across friends in their melee; who is out of hand, or goes back, asks nobody.
    const keepsOff = fights(by) && !isLoose && !waitsForNobody(unit, rules);
    return keepsOff ? [] : [pairOf(moved.id, by)];
  });
}

/** Whether a body is out of control, and nobody in it waits for a friend. */
function isOutOfHand(unit: Unit | undefined): boolean {
  return unit?.bound?.instruction === 'uncontrolled-advance' && unit.period.counter === null;
}

/** Whether a test has told a body to go back, and nobody in it is asked whether it would rather wait (`wrg/ruling/sent-back-through-friends`). */
function waitsForNobody(unit: Unit | undefined, rules: Field['rules']): boolean {
  if (rules.field.playing.sentBack !== 'at-once') return false;
  const { bound = null, period } = unit ?? {};
  const goesBack = bound?.instruction === 'retire' || bound?.instruction === 'retreat';
  return goesBack && period?.counter === null;
}

/** Periods after which somebody whom friends keep from moving goes on till he is out of them: whoever has stood so long would stand for ever. */
const LONG = 2;

/** Whether friends have kept somebody from moving for so long that he comes out beyond them (`wrg/ruling/ending-among-friends`). */
export function hasStoodLong({ unit, march }: Marching, { rules }: Field): boolean {
  return rules.field.playing.amongFriends === 'held-long' && march.moved > 0 && (unit.heldUp ?? 0) >= LONG;
}

/** Whether one of two friends has been held up for so long. */
export function isHeldLong(pair: string, marching: ReadonlyMap<string, Marching>, field: Field): boolean {
  return pair.split(' ').some(id => {
    const one = marching.get(id);
    return one !== undefined && hasStoodLong(one, field);
  });
}

/**
 * The pairs of friends of whom each keeps the other from moving at all, or who stand in a ring in which each keeps the next from moving.
 */
export function barringEachOther({ units }: JointMoved, marching: ReadonlyMap<string, Marching>): readonly string[] {
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

/** Parts of the period for which a body waits, at the least, until a friend before it has wheeled; who would have to wait longer does not wait at all. */
const WAITS: readonly number[] = [0.125, 0.25, 0.5];

/** How long, in parts of the period, somebody waits who lets a friend wheel first. */
export function waitOf(id: string, { late }: Leave): number {
  return WAITS[late.get(id) ?? -1] ?? 0;
}

/**
 * Those who would keep a friend from wheeling because they come up to him from behind while he does, so that each brings up the other: nobody marches
 * into a line that turns before his face, and they set out a little later, unless they are sent back or out of control and wait for nobody.
 */
export function letsWheelFirst(
  { units }: JointMoved,
  { late }: Leave,
  marching: ReadonlyMap<string, Marching>,
  { rules }: Field,
): readonly string[] {
  const wheels = ({ id }: Moved) => marching.get(id)?.march.nodes.some(node => node.wheeled === true) === true;
  return units.flatMap(moved => {
    if (moved.stoppedBy?.kind !== 'friend' || !wheels(moved)) return [];
    const by = units.find(({ id }) => moved.stoppedBy?.kind === 'friend' && id === moved.stoppedBy.id);
    if (by === undefined || by.moved === 0 || wheels(by)) return [];
    const unit = marching.get(by.id)?.unit;
    if (isOutOfHand(unit) || waitsForNobody(unit, rules)) return [];
    const bringsUp = by.stoppedBy?.kind === 'friend' && by.stoppedBy.id === moved.id;
    return bringsUp && (late.get(by.id) ?? -1) < WAITS.length ? [by.id] : [];
  });
}

/** The movement of those who have set out later: what they waited they have not spent. */
export function withWaits(joint: JointMoved, leave: Leave, marching: ReadonlyMap<string, Marching>): JointMoved {
  if (leave.late.size === 0) return joint;
  const units = joint.units.map((moved): Moved => {
    const wait = waitOf(moved.id, leave);
    const paces = wait * (marching.get(moved.id)?.march.allowance ?? 0);
    const { waited, spent } = moved;
    return wait === 0 ? moved : { ...moved, waited: waited + wait, spent: Math.max(0, spent - paces) };
  });
  return { ...joint, units };
}

/** Of two friends who bar each other and of whom only one can go, who stands meanwhile, and for whom. */
export function waitingFor({ through }: Leave): readonly { readonly id: string; readonly by: string }[] {
  return [...through].flatMap(([pair, who]) => {
    const [first = '', second = ''] = pair.split(' ');
    if (who === 'first') return [{ id: second, by: first }];
    return who === 'second' ? [{ id: first, by: second }] : [];
  });
}

/** The movement of those who have stood for a friend who had to go first: he has kept them from theirs. */
export function withThoseKept(joint: JointMoved, leave: Leave): JointMoved {
  const kept = new Map(waitingFor(leave).map(({ id, by }) => [id, by]));
  if (kept.size === 0) return joint;
  const units = joint.units.map((moved): Moved => {
    const by = kept.get(moved.id);
    const isFree = by === undefined || moved.moved > 0 || moved.stoppedBy !== undefined;
    return isFree ? moved : { ...moved, stoppedBy: { kind: 'friend', id: by } };
  });
  return { ...joint, units };
}
