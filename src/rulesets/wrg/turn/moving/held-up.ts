import type { JointMoved, Moved } from '../../../../table/index.js';
import type { Field } from '../field.js';
import { pairOf } from './leave-to-pass.js';
import type { Marching } from './march.js';

/** Who has come no farther than this in a period, in paces, because of a friend might as well have stood. */
const CREPT = 5;

/** The friend who has kept somebody from getting on. */
export function heldUpBy({ moved, stoppedBy }: Moved): string | undefined {
  return stoppedBy?.kind === 'friend' && moved <= CREPT ? stoppedBy.id : undefined;
}

/**
 * The pairs of friends of whom one keeps the other from moving at all, and that one does not wait for him any longer. Who is out of control waits for
 * nobody, and is not content with having got on so far (`wrg/ruling/friends-in-the-way`).
 */
export function heldUpLongEnough(
  { units }: JointMoved,
  marching: ReadonlyMap<string, Marching>,
  { rules }: Field,
): readonly string[] {
  const { barredByFriends } = rules.field.playing;
  if (barredByFriends === 'wait') return [];
  return units.flatMap(moved => {
    const unit = marching.get(moved.id)?.unit;
    const isLoose = unit?.bound?.instruction === 'uncontrolled-advance' && unit.period.counter === null;
    const by = isLoose && moved.stoppedBy?.kind === 'friend' ? moved.stoppedBy.id : heldUpBy(moved);
    const waits = barredByFriends === 'after-a-period' && !isLoose && unit?.heldUp !== true;
    return by === undefined || waits || !marching.has(by) ? [] : [pairOf(moved.id, by)];
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
