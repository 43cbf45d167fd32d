import {
  type Contact,
  distance,
  distanceBetweenQuads,
  type JointMoved,
  type Moved,
  placeAt,
  quadOf,
  quadsOverlap,
  toGrid,
  turnBetween,
  turned,
} from '../../../../../table/index.js';
import type { Doing, Unit, WrgState } from '../../../state.js';
import { opponentsOf, unitOf } from '../../../units.js';
import { HAIR } from '../../contact.js';
import type { Field } from '../../field.js';
import type { Marching } from '../march.js';

/** Who does this means no contact, and halts where he comes upon an enemy. */
export const walking: readonly Doing[] = [
  'halted',
  'advancing',
  'marching',
  'retiring',
  'evading',
  'rallying-back',
  'reorganising',
];

/**
 * A movement in which nobody comes to blows but by a charge, a pursuit or a rout: who comes upon an enemy otherwise halts in front of him, as long
 * as neither of the two is hand to hand with anybody else already (`wrg/ruling/walking-into-the-enemy`).
 *
 * @clause wrg/charge/definition
 * @clause wrg/charge/declare
 */
export function haltBeforeEnemies(
  joint: JointMoved,
  marching: ReadonlyMap<string, Marching>,
  { rules, state }: Field,
): JointMoved {
  if (rules.field.playing.walksInto === 'fights') return joint;
  const walks = (id: string) => {
    const one = marching.get(id);
    return one !== undefined && walking.includes(one.doing) && one.unit.period.charges === null;
  };
  // Broken enemies who have run already stand there now, and are charged like others by whoever wants them.
  const hasRun = (id: string) => {
    const one = marching.get(id);
    return one?.doing === 'routing' && one.march.moved === 0;
  };
  // Who has broken off a melee and is overtaken is met again by those whom he left.
  const left = (id: string, by: string) => marching.get(id)?.unit.period.leftMelee?.includes(by) === true;
  const accidental = joint.contacts.filter(
    ({ a, b, standing }) =>
      !standing && (walks(a) || hasRun(a)) && (walks(b) || hasRun(b)) && !left(a, b) && !left(b, a),
  );
  const meant = joint.contacts.filter(contact => !accidental.includes(contact));
  // Whom somebody else comes at in this movement stays where that meets him.
  const met = new Set(meant.flatMap(({ a, b }) => [a, b]));
  const fights = (id: string) => isHandToHand(unitOf(state, id), state);
  const apart = accidental.filter(({ a, b }) => !fights(a) && !fights(b) && !(met.has(a) && met.has(b)));
  if (apart.length === 0) return joint;
  const units = new Map(joint.units.map(moved => [moved.id, moved]));
  for (const contact of apart) holdOff(contact, units, met, rules.field.contact);
  const halted = apart.flatMap(({ a, b }) => [a, b]).filter(id => !met.has(id));
  for (const id of new Set(halted)) turnAbout(id, units, marching);
  closeUp(units, joint.units, marching, rules.field.crowding);
  return { units: [...units.values()], contacts: joint.contacts.filter(contact => !apart.includes(contact)) };
}

/** Whether a unit is hand to hand: with who stands, or one of the two runs and the other is after him still. */
function isHandToHand(unit: Unit, state: WrgState): boolean {
  return opponentsOf(state, unit).some(
    other =>
      (unit.rout === null && other.rout === null) ||
      unit.pursuit?.quarry === other.id ||
      other.pursuit?.quarry === unit.id,
  );
}

/** Halts those who would come onto the ground where somebody else has halted, friend or enemy, until everybody has ground of his own. */
function closeUp(
  units: Map<string, Moved>,
  before: readonly Moved[],
  marching: ReadonlyMap<string, Marching>,
  crowding: number,
): void {
  const areFriends = (a: Moved, b: Moved) => marching.get(a.id)?.unit.side === marching.get(b.id)?.unit.side;
  // Friends may jostle each other as well as stand close.
  const deepOf = (a: Moved, b: Moved) => (areFriends(a, b) ? 2 * crowding : crowding);
  const pressed = (a: Moved, b: Moved) => quadsOverlap(quadOf(a.final), quadOf(b.final), deepOf(a, b));
  const jostled = new Set(pairsOf(before).flatMap(([a, b]) => (pressed(a, b) ? [`${a.id} ${b.id}`] : [])));
  // Every round takes a part of somebody's way, so that there is an end to them.
  for (let round = 0; round <= units.size * LOOKS; round++) {
    const found = pairsOf([...units.values()]).find(([a, b]) => !jostled.has(`${a.id} ${b.id}`) && pressed(a, b));
    if (found === undefined) return;
    const [first, then] = found[0].stoppedBy?.kind === 'enemy' ? found : [found[1], found[0]];
    const deep = deepOf(first, then);
    const one = haltedBehind(then, first, deep) ?? haltedBehind(first, then, deep);
    const halted = one === undefined ? haltedTogether(first, then, deep) : [one];
    const friends = areFriends(first, then);
    for (const each of halted)
      units.set(each.id, friends ? behindFriend(each, each.id === first.id ? then : first) : each);
    // Whose ground was the same before they moved has it in common still.
    if (halted.length === 0) jostled.add(`${found[0].id} ${found[1].id}`);
  }
}

/** Two who end their moves at the same moment, before the one would come onto the ground of the other; nobody where they stood on it from the beginning. */
function haltedTogether(a: Moved, b: Moved, deep: number): readonly Moved[] {
  for (let look = 1; look <= LOOKS; look++) {
    const time = 1 - look / LOOKS;
    if (quadsOverlap(quadOf(placeAt(a, time)), quadOf(placeAt(b, time)), deep)) continue;
    return [haltedAt(a, time, b.id), haltedAt(b, time, a.id)];
  }
  return [];
}

/** A halt before a friend is told as one. */
function behindFriend(moved: Moved, { id }: Moved): Moved {
  return { ...moved, stoppedBy: { kind: 'friend', id } };
}

/** A move that ends before it leads onto the ground where another has come to a halt; `undefined` where no part of it does. */
function haltedBehind(moved: Moved, other: Moved, deep: number): Moved | undefined {
  for (let look = 1; look <= LOOKS; look++) {
    const time = 1 - look / LOOKS;
    if (quadsOverlap(quadOf(placeAt(moved, time)), quadOf(other.final), deep)) continue;
    return haltedAt(moved, time, other.id);
  }
  return undefined;
}

function pairsOf(units: readonly Moved[]): readonly (readonly [Moved, Moved])[] {
  return units.flatMap((a, i) => units.slice(i + 1).map(b => [a, b] as const));
}

/** How much farther apart than contact they stop, paces. */
const MORE = 0.25;
/** How often it is looked how much less of its way a body must go, and what part of a period lies between two looks. */
const LOOKS = 60;
const LOOK = 0.0005;

/** Takes so much of their ways from two who have come upon each other that they do not touch; who stood as near as that already stays where he is. */
function holdOff({ a, b, time }: Contact, units: Map<string, Moved>, met: ReadonlySet<string>, contact: number): void {
  const [one, other] = [units.get(a), units.get(b)];
  if (one === undefined || other === undefined) return;
  for (const then of momentsBefore(time)) {
    const here = met.has(a) ? one : haltedAt(one, then, b);
    const there = met.has(b) ? other : haltedAt(other, then, a);
    if (then > 0 && distanceBetweenQuads(quadOf(here.final), quadOf(there.final)) <= contact + MORE) continue;
    units.set(a, here);
    units.set(b, there);
    return;
  }
}

/** Whoever is only to turn about where he stands does so, though an enemy has walked up to him: no figure of his leaves its ground. */
function turnAbout(id: string, units: Map<string, Moved>, marching: ReadonlyMap<string, Marching>): void {
  const [halted, march] = [units.get(id), marching.get(id)?.march];
  if (halted === undefined || march === undefined || march.moved > 0) return;
  const { course, final } = halted;
  const about = turned(final, march.end.facing);
  const sameGround = distance(about.at, march.end.at) <= HAIR && march.end.files === final.files;
  const round = turnBetween(final.facing, march.end.facing);
  if (!sameGround || round < HALF_ROUND - HAIR) return;
  const { stoppedBy: _, ...moved } = halted;
  units.set(id, { ...moved, final: about, spent: march.spent, course: [...course, { time: 1, placed: about }] });
}

/** Degrees. */
const HALF_ROUND = 180;
/** Moments before a contact, the latest first: close together at first, and the beginning of the move as the last. */
function momentsBefore(time: number): readonly number[] {
  const looks = Array.from({ length: LOOKS }, (_, look) => look + 1);
  const early = Math.max(0, time - LOOKS * LOOK);
  const fine = looks.map(look => Math.max(0, time - look * LOOK));
  return [...fine, ...looks.map(look => early * (1 - look / LOOKS))];
}

/** A move that ends at an earlier moment, before an enemy. */
function haltedAt(moved: Moved, time: number, enemy: string): Moved {
  const placed = placeAt(moved, time);
  const less = distance(placed.at, moved.final.at);
  const stoppedBy = { kind: 'enemy', id: enemy } as const;
  if (less === 0 && placed.facing === moved.final.facing)
    return moved.stoppedBy?.kind === 'contact' ? { ...moved, stoppedBy } : moved;
  const course = [...moved.course.filter(each => each.time < time), { time, placed }, { time: 1, placed }];
  return {
    ...moved,
    final: placed,
    course,
    moved: Math.max(0, toGrid(moved.moved - less)),
    spent: Math.max(0, toGrid(moved.spent - less)),
    stoppedBy,
  };
}
