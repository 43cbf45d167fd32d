import * as z from 'zod/mini';
import { entry } from '../../../../scenario/index.js';
import { siegeConstruction } from '../../book/charts/siege.js';
import { missileWeapons } from '../../shooting/weapons.js';
import type { Conduct } from '../../state.js';

/** How a unit goes about its order, as an answer says it. */
export const conduct: z.ZodMiniType<Conduct> = entry({
  charge: z.exactOptional(z.string()),
  pace: z.exactOptional(z.literal('half')),
  halt: z.exactOptional(z.literal(true)),
  files: z.exactOptional(z.int().check(z.minimum(1), z.maximum(60))),
  square: z.exactOptional(z.boolean()),
  mounted: z.exactOptional(z.boolean()),
  breakOff: z.exactOptional(z.literal(true)),
  general: z.exactOptional(z.enum(['in-front', 'behind'])),
  rides: z.exactOptional(z.string()),
  refuge: z.exactOptional(z.string()),
  shootsWith: z.exactOptional(z.enum(missileWeapons)),
  shootsAt: z.exactOptional(z.string()),
  shoots: z.exactOptional(z.enum(['at-nobody', 'front-rank'])),
  tests: z.exactOptional(z.literal(true)),
  fly: z.exactOptional(entry({ x: z.number(), y: z.number() })),
  lands: z.exactOptional(z.literal(true)),
  boards: z.exactOptional(z.string()),
  work: z.exactOptional(
    z.union([
      entry({ break: z.string() }),
      entry({ ladders: z.string() }),
      entry({ batter: z.string() }),
      entry({ lob: z.literal(true) }),
      entry({ down: z.literal(true) }),
      entry({ mine: entry({ x: z.number(), y: z.number() }) }),
      entry({
        build: z.enum(siegeConstruction.rows),
        paces: z.exactOptional(z.int().check(z.minimum(1), z.maximum(1000))),
      }),
      entry({ man: z.string(), figures: z.int().check(z.minimum(0), z.maximum(200)) }),
      entry({ take: z.string() }),
      entry({ fill: z.string() }),
    ]),
  ),
  prepares: z.exactOptional(z.literal(true)),
  fireMissiles: z.exactOptional(z.literal(true)),
  burns: z.exactOptional(z.string()),
  douses: z.exactOptional(z.string()),
  lays: z.exactOptional(z.literal(true)),
});
