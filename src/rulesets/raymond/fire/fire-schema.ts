import * as z from 'zod';
import type { Violation } from '../../../rulebook/index.js';
import { entry, listOf, text, violationsOf } from '../../../scenario/index.js';
import type { FireAnswer } from '../terms.js';

// The answer to a `fire` request comes from strangers: people, programs, records. Here its shape is read; whether the unit may
// fire so is judged by the rules.

const fire: z.ZodType<FireAnswer> = entry({
  pivot: z.number().min(-360).max(360).exactOptional(),
  at: listOf(entry({ target: text(1, 40), stands: z.int().min(1).max(100) }), 0, 100),
});

/** Reads the answer to a `fire` request: the answer, or every fault of its shape. */
export function readFire(answer: unknown): { readonly answer: FireAnswer } | { readonly faults: readonly Violation[] } {
  const read = fire.safeParse(answer);
  return read.success ? { answer: read.data } : { faults: violationsOf(read.error) };
}
