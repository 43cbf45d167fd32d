import * as z from 'zod/mini';
import { choice, entry, listOf } from '../../../scenario/index.js';
import { compassPoints } from '../../../table/index.js';
import { orderVerbs } from '../rules/reaction/orders.js';
import { enemyWords, type Goal, type OrderStep, type Signal, type StandingOrder, type WrittenOrder } from './order.js';
import { isOrderId } from './words.js';

/** Orders as JSON, for scenario files and answers that hold them as data instead of in their notation. Lengths in paces. */

const pace = z.number().check(z.minimum(-100000), z.maximum(100000));
const point = entry({ x: pace, y: pace });
const word = z
  .string()
  .check(
    z.refine(
      isOrderId,
      'this cannot name anything in an order\nuse lower-case letters, digits and dashes, and no word of orders',
    ),
  );

export const goalSchema: z.ZodMiniType<Goal> = z.union([
  entry({ unit: word }),
  entry({ place: word }),
  entry({ point }),
  entry({
    direction: z.union([choice(compassPoints, 'compass point'), z.number().check(z.minimum(0), z.lt(360))]),
    paces: z.exactOptional(z.number().check(z.minimum(0), z.maximum(100000))),
  }),
]);

const enemies = listOf(listOf(choice(enemyWords, 'word for an enemy'), 1, 6), 1, 10);

export const orderStepSchema: z.ZodMiniType<OrderStep> = entry({
  verb: choice(orderVerbs, 'order'),
  goal: z.exactOptional(goalSchema),
  pace: z.exactOptional(z.literal('half')),
  formation: z.exactOptional(
    entry({
      shape: choice(['line', 'column', 'square'], 'formation'),
      files: z.exactOptional(z.int().check(z.minimum(1), z.maximum(99))),
    }),
  ),
  via: z.exactOptional(listOf(point, 1, 20)),
  shootAt: z.exactOptional(z.union([entry({ unit: word }), entry({ enemies })])),
  against: z.exactOptional(enemies),
});

const steps = listOf(orderStepSchema, 1, 10);

/** An order. */
export const writtenOrderSchema: z.ZodMiniType<WrittenOrder> = z.discriminatedUnion('kind', [
  entry({ kind: z.literal('steps'), steps }),
  entry({ kind: z.literal('standing'), word, unit: z.exactOptional(word) }),
  entry({ kind: z.literal('initiative') }),
]);

/** A standing order. */
export const standingOrderSchema: z.ZodMiniType<StandingOrder> = entry({
  word,
  troops: z.exactOptional(listOf(z.string().check(z.minLength(1), z.maxLength(40)), 1, 20)),
  steps,
});

/** A signal. */
export const signalSchema: z.ZodMiniType<Signal> = entry({
  name: word,
  by: choice(['trumpet', 'visual'], 'kind of signal'),
  means: writtenOrderSchema,
});
