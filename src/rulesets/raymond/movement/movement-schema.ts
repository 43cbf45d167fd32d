import * as z from 'zod/mini';
import type { Violation } from '../../../rulebook/index.js';
import { choice, entry, listOf, readBy, text } from '../../../scenario/index.js';
import type { Action, FormationChange, RaymondRequests, Step } from '../terms.js';

// The answers of the movement phases come from strangers: people, programs, records. Here their shape is read; whether a unit
// may do what they say is judged by the rules.

type Answers = { readonly [K in keyof RaymondRequests]: RaymondRequests[K]['answer'] };

/** Longer lists of steps are no plan of a player. */
const MOST_STEPS = 100;
const inches = z.number().check(z.positive(), z.maximum(1000));
const degrees = z.number().check(z.minimum(-360), z.maximum(360));
const unit = text(1, 40);

const noStep = 'this is no step\ngive { "move": inches }, { "turn": degrees } or { "aboutFace": true }';

const step: z.ZodMiniType<Step> = z.union(
  [entry({ move: inches }), entry({ turn: degrees }), entry({ aboutFace: z.literal(true) })],
  // Where a step has its number, what is wrong with that is told.
  { error: ({ input }) => (isNumbered(input) ? undefined : noStep) },
);
/** Steps of a manoeuvre or a recoil. */
export const steps = listOf(step, 0, MOST_STEPS);

const change: z.ZodMiniType<FormationChange> = entry({
  formation: choice(['line', 'mass', 'defensive mass'], 'formation'),
  stands: text(1, 40),
  stationary: z.exactOptional(z.int().check(z.minimum(0), z.maximum(20))),
  becomes: z.exactOptional(z.int().check(z.minimum(0), z.maximum(20))),
});
const doubleTime = z.exactOptional(z.boolean());

/** An action of a unit in its movement. */
export const action: z.ZodMiniType<Action> = z.discriminatedUnion('kind', [
  entry({ kind: z.literal('change-formation'), change }),
  entry({
    kind: z.literal('manoeuvre'),
    steps,
    doubleTime,
    before: z.exactOptional(change),
    after: z.exactOptional(change),
  }),
  entry({ kind: z.literal('step-back'), steps, doubleTime }),
  entry({ kind: z.literal('side-step'), to: choice(['left', 'right'], 'side'), steps, doubleTime }),
  entry({ kind: z.literal('charge'), target: unit, pivot: z.exactOptional(degrees) }),
  entry({ kind: z.literal('mount'), change: z.exactOptional(change) }),
  entry({ kind: z.literal('dismount'), change: z.exactOptional(change) }),
  entry({ kind: z.literal('prolong'), steps }),
  entry({ kind: z.literal('limber') }),
  entry({ kind: z.literal('unlimber'), turn: z.exactOptional(degrees) }),
]);

const move: z.ZodMiniType<Answers['move']> = z.nullable(entry({ unit, action }));
const intercept: z.ZodMiniType<Answers['intercept']> = z.nullable(
  entry({ after: z.number().check(z.minimum(0), z.maximum(1000)) }),
);
const recoil: z.ZodMiniType<Answers['recoil']> = z.nullable(entry({ steps }));
const breakThrough: z.ZodMiniType<Answers['break-through']> = z.number().check(z.minimum(0), z.maximum(1000));
const retreat: z.ZodMiniType<Answers['retreat']> = listOf(unit, 0, 200);

function isNumbered(step: unknown): boolean {
  if (typeof step !== 'object' || step === null) return false;
  const [[key, value] = [], ...more] = Object.entries(step);
  return more.length === 0 && (key === 'move' || key === 'turn') && typeof value === 'number';
}

/** An answer of the right shape, or what is wrong with it. */
export type Read<A> = { readonly answer: A } | { readonly faults: readonly Violation[] };

function reader<A>(schema: z.ZodMiniType<A>): (answer: unknown) => Read<A> {
  return answer => {
    const result = readBy(schema, answer);
    return 'read' in result ? { answer: result.read } : { faults: result.violations };
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
