import * as z from 'zod/mini';
import type { Violation } from '../../../rulebook/index.js';
import { entry, listOf, readBy, text } from '../../../scenario/index.js';
import type { FireAnswer } from '../terms.js';

// The answer to a `fire` request comes from strangers: people, programs, records. Here its shape is read; whether the unit may
// fire so is judged by the rules.

const fire: z.ZodMiniType<FireAnswer> = entry({
  pivot: z.exactOptional(z.number().check(z.minimum(-360), z.maximum(360))),
  at: listOf(entry({ target: text(1, 40), stands: z.int().check(z.minimum(1), z.maximum(100)) }), 0, 100),
});

/** Reads the answer to a `fire` request: the answer, or every fault of its shape. */
export function readFire(answer: unknown): { readonly answer: FireAnswer } | { readonly faults: readonly Violation[] } {
  const result = readBy(fire, answer);
  return 'read' in result ? { answer: result.read } : { faults: result.violations };
}
