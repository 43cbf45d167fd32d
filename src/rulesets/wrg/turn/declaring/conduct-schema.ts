import * as z from 'zod/mini';
import { siegeConstruction } from '../../book/charts/siege.js';
import type { Conduct } from '../../state.js';

/** How a unit goes about its order, as an answer says it. */
export const conduct: z.ZodMiniType<Conduct> = z.strictObject({
  charge: z.exactOptional(z.string()),
  pace: z.exactOptional(z.literal('half')),
  halt: z.exactOptional(z.literal(true)),
  files: z.exactOptional(z.int().check(z.minimum(1), z.maximum(60))),
  square: z.exactOptional(z.boolean()),
  mounted: z.exactOptional(z.boolean()),
  breakOff: z.exactOptional(z.literal(true)),
  general: z.exactOptional(z.enum(['in-front', 'behind'])),
  rides: z.exactOptional(z.string()),
  tests: z.exactOptional(z.literal(true)),
  fly: z.exactOptional(z.strictObject({ x: z.number(), y: z.number() })),
  lands: z.exactOptional(z.literal(true)),
  boards: z.exactOptional(z.string()),
  work: z.exactOptional(
    z.union([
      z.strictObject({ break: z.string() }),
      z.strictObject({ ladders: z.string() }),
      z.strictObject({ batter: z.string() }),
      z.strictObject({ lob: z.literal(true) }),
      z.strictObject({ down: z.literal(true) }),
      z.strictObject({ mine: z.strictObject({ x: z.number(), y: z.number() }) }),
      z.strictObject({
        build: z.enum(siegeConstruction.rows),
        paces: z.exactOptional(z.int().check(z.minimum(1), z.maximum(1000))),
      }),
      z.strictObject({ man: z.string(), figures: z.int().check(z.minimum(0), z.maximum(200)) }),
      z.strictObject({ take: z.string() }),
      z.strictObject({ fill: z.string() }),
    ]),
  ),
  prepares: z.exactOptional(z.literal(true)),
  fireMissiles: z.exactOptional(z.literal(true)),
  burns: z.exactOptional(z.string()),
  douses: z.exactOptional(z.string()),
  lays: z.exactOptional(z.literal(true)),
});
