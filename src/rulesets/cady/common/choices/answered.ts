import type { ClauseId, Violation } from '../../../../rulebook/index.js';

/** A part of an answer that nobody has looked at yet; `undefined` when it has no such part. */
export function answered(answer: unknown, part: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, part) : undefined;
}

/**
 * Faults of what an answer holds besides its parts: nobody would ever read it.
 *
 * @param path where the answer stands
 * @param clause what asks for it
 */
export function strayFaults(
  answer: unknown,
  parts: readonly string[],
  { path, clause }: Pick<Violation, 'path'> & { readonly clause: ClauseId },
): Violation[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const mend = `answer with ${parts.join(', ')} and nothing else`;
  return Object.keys(answer)
    .filter(key => !parts.includes(key))
    .map(key => ({ path: path === '' ? key : `${path}.${key}`, clause, problem: `an answer has no "${key}"`, mend }));
}

/**
 * Faults of the third of its range at which a unit is to fire at its charger.
 *
 * @param thirds those at which it may
 * @clause cady/common/three-dice/shooter-choice
 */
export function thirdFaults(answer: unknown, thirds: readonly string[]): readonly Violation[] {
  const at = answered(answer, 'at');
  const stray = strayFaults(answer, ['at'], { path: '', clause: 'cady/common/three-dice/shooter-choice' });
  if (thirds.some(third => third === at)) return stray;
  const mend = `answer { "at": "${thirds.join('" or "')}" }`;
  return [{ path: 'at', clause: 'cady/common/three-dice/shooter-choice', problem: 'it cannot fire there', mend }];
}
