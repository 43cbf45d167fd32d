import { type Contact, type March, type MarchNode, pointOn } from '../../../../table/index.js';
import type { Doing } from '../../state.js';
import type { Field } from '../field.js';
import type { Marching } from './march.js';
import { type MovedThrough, moveThroughFriends } from './through-friends.js';
import { walking } from './walking-into.js';

/** Who goes past is after somebody else: he charges him, or pursues him. */
const past: readonly Doing[] = ['charging', 'countercharging', 'pursuing'];

/** Shares of his way to the enemy that a walker goes at most, the longest first. */
const SHARES = [0.9, 0.75, 0.5, 0.25, 0];

/**
 * A movement in which nobody walks into the flank or rear of an enemy who charges or pursues somebody else: who comes upon him so means no contact any
 * more than who comes upon one that walks himself, and halts before the ground over which he goes; the charge goes on to whom it is meant for
 * (`wrg/ruling/walking-into-the-enemy`).
 *
 * @clause wrg/charge/definition
 * @clause wrg/charge/ends-at-contact
 */
export function keepClearOfCharges(marching: ReadonlyMap<string, Marching>, field: Field): MovedThrough {
  const first = moveThroughFriends(marching, field);
  if (field.rules.field.playing.walksInto === 'fights') return first;
  let [through, all] = [first, marching];
  const halted = new Map<string, string>();
  for (const contact of first.joint.contacts) {
    const into = walkerInto(contact, marching);
    const one = into === undefined ? undefined : all.get(into.walker);
    if (into === undefined || one === undefined || halted.has(into.walker)) continue;
    for (const share of SHARES) {
      const shorter = new Map(all).set(into.walker, { ...one, march: asFar(one.march, contact.time * share) });
      const again = moveThroughFriends(shorter, field);
      const still = again.joint.contacts.some(each => walkerInto(each, marching)?.walker === into.walker);
      if (still && share > 0) continue;
      [through, all] = [again, shorter];
      halted.set(into.walker, into.enemy);
      break;
    }
  }
  return halted.size === 0 ? through : { ...through, joint: toldHalted(through, halted) };
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

/** Who has walked into the flank or rear of an enemy that goes for somebody else; `undefined` of every other contact. */
function walkerInto(
  { a, b, sideOfA, sideOfB, standing }: Contact,
  marching: ReadonlyMap<string, Marching>,
): { readonly walker: string; readonly enemy: string } | undefined {
  if (standing) return undefined;
  if (goesPast(a, b, marching) && sideOfA !== 'front') return { walker: b, enemy: a };
  if (goesPast(b, a, marching) && sideOfB !== 'front') return { walker: a, enemy: b };
  return undefined;
}

function goesPast(id: string, walker: string, marching: ReadonlyMap<string, Marching>): boolean {
  const [one, other] = [marching.get(id), marching.get(walker)];
  if (one === undefined || other === undefined) return false;
  const { period, pursuit } = one.unit;
  const after = period.charges ?? pursuit?.quarry;
  if (!past.includes(one.doing) || after === undefined || after === walker || period.through === walker) return false;
  // Who has broken off a melee and is overtaken is met again by those whom he left.
  if (other.unit.period.leftMelee?.includes(id) === true) return false;
  return other.march.moved > 0 && walking.includes(other.doing) && other.unit.period.charges === null;
}

/** As much of a march as is done at a moment of the period. */
function asFar(march: March, time: number): March {
  const limit = time * march.allowance;
  const done = march.nodes.filter(({ spent }) => spent <= limit);
  const { at, facing, files } = march.start;
  const last: MarchNode = done.at(-1) ?? { at, facing, files, spent: 0, moved: 0 };
  const next = march.nodes[done.length];
  const part = next === undefined || next.spent <= last.spent ? 0 : (limit - last.spent) / (next.spent - last.spent);
  const here: MarchNode =
    next === undefined
      ? last
      : {
          ...last,
          at: pointOn({ from: last.at, to: next.at }, part),
          spent: last.spent + (next.spent - last.spent) * part,
          moved: last.moved + (next.moved - last.moved) * part,
        };
  const end = { ...march.start, at: here.at, facing: here.facing, files: here.files };
  const { stopped: _, ...rest } = march;
  return { ...rest, nodes: [...done, here], end, spent: here.spent, moved: here.moved };
}
