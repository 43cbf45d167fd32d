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
} from '../../../../table/index.js';
import type { Doing } from '../../state.js';
import type { Field } from '../field.js';
import type { Marching } from './march.js';

/** Who does this means no contact, and halts where he comes upon an enemy. */
const walking: readonly Doing[] = ['halted', 'advancing', 'retiring', 'rallying-back', 'reorganising'];

/**
 * A movement in which nobody comes to blows but by a charge, a pursuit or a rout: who comes upon an enemy otherwise halts in front of him, as long
 * as neither of the two is hand to hand with anybody else (`wrg/ruling/walking-into-the-enemy`).
 *
 * @clause wrg/charge/definition
 * @clause wrg/charge/declare
 */
export function haltBeforeEnemies(
  joint: JointMoved,
  marching: ReadonlyMap<string, Marching>,
  { rules }: Field,
): JointMoved {
  if (rules.field.playing.walksInto === 'fights') return joint;
  const walks = (id: string) => {
    const one = marching.get(id);
    return one !== undefined && walking.includes(one.doing) && one.unit.period.charges === null;
  };
  // Who has broken off a melee and is overtaken is met again by those whom he left.
  const left = (id: string, by: string) => marching.get(id)?.unit.period.leftMelee?.includes(by) === true;
  const accidental = joint.contacts.filter(
    ({ a, b, standing }) => !standing && walks(a) && walks(b) && !left(a, b) && !left(b, a),
  );
  const meant = joint.contacts.filter(contact => !accidental.includes(contact));
  const fights = new Set(meant.flatMap(({ a, b }) => [a, b]));
  const apart = accidental.filter(({ a, b }) => !fights.has(a) && !fights.has(b));
  if (apart.length === 0) return joint;
  const units = new Map(joint.units.map(moved => [moved.id, moved]));
  const parted = new Set(apart.filter(contact => holdsOff(contact, units, rules.field.contact)));
  if (!closeUp(units, joint.units, marching, 2 * rules.field.crowding)) return joint;
  return { units: [...units.values()], contacts: joint.contacts.filter(contact => !parted.has(contact)) };
}

/** Halts those who would come onto the ground of friends who have halted; says whether everybody has ground of his own then. */
function closeUp(
  units: Map<string, Moved>,
  before: readonly Moved[],
  marching: ReadonlyMap<string, Marching>,
  deep: number,
): boolean {
  const sideOf = (id: string) => marching.get(id)?.unit.side;
  const pressed = (a: Moved, b: Moved) => quadsOverlap(quadOf(a.final), quadOf(b.final), deep);
  const jostled = new Set(
    pairsOf(before).flatMap(([a, b]) => (sideOf(a.id) === sideOf(b.id) && pressed(a, b) ? [`${a.id} ${b.id}`] : [])),
  );
  for (let round = 0; round <= units.size; round++) {
    const found = pairsOf([...units.values()]).find(
      ([a, b]) => sideOf(a.id) === sideOf(b.id) && !jostled.has(`${a.id} ${b.id}`) && pressed(a, b),
    );
    if (found === undefined) return true;
    const [first, then] = found[0].stoppedBy?.kind === 'enemy' ? found : [found[1], found[0]];
    const halted = haltedBehind(then, first, deep) ?? haltedBehind(first, then, deep);
    if (halted === undefined) return false;
    units.set(halted.id, halted);
  }
  return false;
}

/** A move that ends before it leads onto the ground where a friend has come to a halt; `undefined` where no part of it does. */
function haltedBehind(moved: Moved, friend: Moved, deep: number): Moved | undefined {
  for (let look = 1; look <= LOOKS; look++) {
    const time = 1 - look / LOOKS;
    if (quadsOverlap(quadOf(placeAt(moved, time)), quadOf(friend.final), deep)) continue;
    return { ...haltedAt(moved, time, friend.id), stoppedBy: { kind: 'friend', id: friend.id } };
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

/** Takes so much of their ways from two who have come upon each other that they do not touch; says whether that could be done. */
function holdsOff({ a, b, time }: Contact, units: Map<string, Moved>, contact: number): boolean {
  const [one, other] = [units.get(a), units.get(b)];
  if (one === undefined || other === undefined) return false;
  for (let look = 1; look <= LOOKS; look++) {
    const then = Math.max(0, time - look * LOOK);
    const [here, there] = [haltedAt(one, then, b), haltedAt(other, then, a)];
    if (distanceBetweenQuads(quadOf(here.final), quadOf(there.final)) <= contact + MORE) continue;
    units.set(a, here);
    units.set(b, there);
    return true;
  }
  return false;
}

/** A move that ends at an earlier moment, before an enemy. */
function haltedAt(moved: Moved, time: number, enemy: string): Moved {
  const placed = placeAt(moved, time);
  const less = distance(placed.at, moved.final.at);
  if (less === 0) return moved;
  const course = [...moved.course.filter(each => each.time < time), { time, placed }, { time: 1, placed }];
  return {
    ...moved,
    final: placed,
    course,
    moved: Math.max(0, toGrid(moved.moved - less)),
    spent: Math.max(0, toGrid(moved.spent - less)),
    stoppedBy: { kind: 'enemy', id: enemy },
  };
}
