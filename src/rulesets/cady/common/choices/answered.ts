import type { Violation } from '../../../../rulebook/index.js';

/** A part of an answer that nobody has looked at yet; `undefined` when it has no such part. */
export function answered(answer: unknown, part: string): unknown {
  return typeof answer === 'object' && answer !== null ? Reflect.get(answer, part) : undefined;
}

/**
 * Faults of the third of its range at which a unit is to fire at its charger.
 *
 * @param thirds those at which it may
 * @clause cady/common/three-dice/shooter-choice
 */
export function thirdFaults(answer: unknown, thirds: readonly string[]): readonly Violation[] {
  const at = answered(answer, 'at');
  if (thirds.some(third => third === at)) return [];
  const mend = `answer { "at": "${thirds.join('" or "')}" }`;
  return [{ path: 'at', clause: 'cady/common/three-dice/shooter-choice', problem: 'it cannot fire there', mend }];
}
