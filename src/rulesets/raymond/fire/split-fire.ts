import type { Violation } from '../../../rulebook/index.js';
import type { Unit } from '../state.js';
import type { FireAnswer } from '../terms.js';
import { isArtillery } from '../units.js';
import type { Target } from './targets.js';

/**
 * Faults of split fire, at several targets: a gun's, and a target named twice.
 *
 * Source: The Firing Phase.
 *
 * @clause raymond/fire/split-fire
 * @clause raymond/fire/artillery-no-split
 */
export function splitFireFaults({ at }: Pick<FireAnswer, 'at'>, unit: Pick<Unit, 'guns'>): readonly Violation[] {
  const [path, mend] = ['at', 'name one target'];
  if (isArtillery(unit) && at.length > 1) {
    return [{ path, clause: 'raymond/fire/artillery-no-split', problem: 'a gun cannot split its fire', mend }];
  }
  const twice = at.find(({ target }, i) => at.findIndex(other => other.target === target) < i);
  if (twice === undefined) return [];
  const problem = `${twice.target} is named twice`;
  return [{ path, clause: 'raymond/fire/split-fire', problem, mend: 'name each target once, with all stands at it' }];
}

/**
 * Whether so many stands can be found for every target of split fire without any of them firing twice.
 *
 * @clause raymond/fire/once-per-stand
 * @clause raymond/fire/split-fire
 */
export function canShareOut(at: FireAnswer['at'], targets: readonly Pick<Target, 'target' | 'stands'>[]): boolean {
  const wanted = at.flatMap(({ target, stands }) => {
    const able = targets.find(each => each.target === target)?.stands ?? [];
    return Array.from({ length: stands }, () => able);
  });
  const taken = new Map<number, number>();
  return wanted.every((_, shot) => findStand(shot, wanted, taken, new Set()));
}

/** Finds a stand for a shot; a stand already taken is free if the shot that has it finds another one. */
function findStand(
  shot: number,
  wanted: readonly (readonly number[])[],
  taken: Map<number, number>,
  tried: Set<number>,
): boolean {
  for (const stand of wanted[shot] ?? []) {
    if (tried.has(stand)) continue;
    tried.add(stand);
    const holder = taken.get(stand);
    if (holder === undefined || findStand(holder, wanted, taken, tried)) {
      taken.set(stand, shot);
      return true;
    }
  }
  return false;
}
