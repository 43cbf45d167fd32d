import * as z from 'zod/mini';
import { entry } from '../../../../scenario/index.js';

/** When a unit comes on that is not there when the battle begins. */
export const arrives = z
  .optional(
    z.union([
      entry({ turn: z.int().check(z.minimum(2), z.maximum(200), z.describe('The turn on which it comes on.')) }),
      entry({
        die: z.int().check(z.minimum(2), z.maximum(20), z.describe('A die of so many sides decides.')),
        earliest: z
          .int()
          .check(
            z.minimum(2),
            z.maximum(200),
            z.describe('The turn at a throw of 1; each point more is a turn later.'),
          ),
      }),
    ]),
  )
  .check(z.describe('It is no part of the battle before.'));
