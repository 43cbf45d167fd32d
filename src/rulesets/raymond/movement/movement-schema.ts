import * as z from 'zod';
import type { Violation } from '../../../rulebook/index.js';
import { choice, entry, listOf, text, violationsOf } from '../../../scenario/index.js';
import type { Action, FormationChange, RaymondRequests, Step } from '../terms.js';

// The answers of the movement phases come from strangers: people, programs, records. Here their shape is read; whether a unit
// may do what they say is judged by the rules.

type Answers = { readonly [K in keyof RaymondRequests]: RaymondRequests[K]['answer'] };

/** Longer lists of steps are no plan of a player. */
const MOST_STEPS = 100;
const inches = z.number().positive().max(1000);
const degrees = z.number().min(-360).max(360);
const unit = text(1, 40);

const noStep = 'this is no step\ngive { "move": inches }, { "turn": degrees } or { "aboutFace": true }';

const step: z.ZodType<Step> = z.union(
  [entry({ move: inches }), entry({ turn: degrees }), entry({ aboutFace: z.literal(true) })],
  // Where a step has its number, what is wrong with that is told.
  { error: ({ input }) => (isNumbered(input) ? undefined : noStep) },
);
const steps = listOf(step, 0, MOST_STEPS);

const change: z.ZodType<FormationChange> = entry({
  formation: choice(['line', 'mass', 'defensive mass'], 'formation'),
  stands: text(1, 40),
  stationary: z.int().min(0).max(20).exactOptional(),
  becomes: z.int().min(0).max(20).exactOptional(),
});
const doubleTime = z.boolean().exactOptional();

const action: z.ZodType<Action> = z.discriminatedUnion('kind', [
  entry({ kind: z.literal('change-formation'), change }),
  entry({
    kind: z.literal('manoeuvre'),
    steps,
    doubleTime,
    before: change.exactOptional(),
    after: change.exactOptional(),
  }),
  entry({ kind: z.literal('step-back'), steps, doubleTime }),
  entry({ kind: z.literal('side-step'), to: choice(['left', 'right'], 'side'), steps, doubleTime }),
  entry({ kind: z.literal('charge'), target: unit, pivot: degrees.exactOptional() }),
  entry({ kind: z.literal('mount'), change: change.exactOptional() }),
  entry({ kind: z.literal('dismount'), change: change.exactOptional() }),
  entry({ kind: z.literal('prolong'), steps }),
  entry({ kind: z.literal('limber') }),
  entry({ kind: z.literal('unlimber'), turn: degrees.exactOptional() }),
]);

const move: z.ZodType<Answers['move']> = entry({ unit, action }).nullable();
const intercept: z.ZodType<Answers['intercept']> = entry({ after: z.number().min(0).max(1000) }).nullable();
const recoil: z.ZodType<Answers['recoil']> = entry({ steps }).nullable();
const breakThrough: z.ZodType<Answers['break-through']> = z.number().min(0).max(1000);
const retreat: z.ZodType<Answers['retreat']> = listOf(unit, 0, 200);

function isNumbered(step: unknown): boolean {
  if (typeof step !== 'object' || step === null) return false;
  const [[key, value] = [], ...more] = Object.entries(step);
  return more.length === 0 && (key === 'move' || key === 'turn') && typeof value === 'number';
}

/** An answer of the right shape, or what is wrong with it. */
export type Read<A> = { readonly answer: A } | { readonly faults: readonly Violation[] };

function reader<A>(schema: z.ZodType<A>): (answer: unknown) => Read<A> {
  return answer => {
    const read = schema.safeParse(answer);
    return read.success ? { answer: read.data } : { faults: violationsOf(read.error) };
  };
}

/** Reads the answer to a `move` request. */
export const readMove = reader(move);
/** Reads the answer to an `intercept` request. */
export const readIntercept = reader(intercept);
/** Reads the answer to a `recoil` request. */
export const readRecoil = reader(recoil);
/** Reads the answer to a `break-through` request. */
export const readBreakThrough = reader(breakThrough);
/** Reads the answer to a `retreat` request. */
export const readRetreat = reader(retreat);
