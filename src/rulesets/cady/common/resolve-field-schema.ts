import * as z from 'zod/mini';
import { entry, situationReader as reader, situationReaderUnder, underRules } from '../../../scenario/index.js';
import { moraleValue } from './army/morale-schema.js';
import type { Fighter } from './fighting/melee.js';
import { reactions } from './fighting/morale.js';
import type { ThreeDiceRules } from './fighting/three-dice.js';
import type { Movement } from './moving/movement.js';
import type { Passing, PassThrough } from './moving/pass-through.js';
import { standsInSquare } from './resolve-possible-schema.js';

/** The situations of movement and melee that Cady's periods share, as JSON. Lengths in cm, degrees. */

const figures = z.int().check(z.minimum(0), z.maximum(1000));
const count = z.int().check(z.minimum(0), z.maximum(100));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const yes = z.exactOptional(z.boolean());

const movementUnder = underRules(
  (rules: ThreeDiceRules): z.ZodMiniType<Movement> =>
    entry({
      arm: z.enum(['infantry', 'cavalry', 'artillery']),
      move: cm,
      morale: moraleValue(rules),
      charging: yes,
      chargedLastTurn: yes,
      formationChange: yes,
      turns: z.exactOptional(count),
      passesThrough: z.exactOptional(count),
      column: z.exactOptional(
        entry({ abreast: count, bend: z.number().check(z.minimum(0), z.maximum(360)), obstacles: z.boolean() }),
      ),
      square: yes,
    }).check(standsInSquare),
);
/** A figure as its kind is priced. */
export const figure = reader<{ readonly cost: number }>(
  entry({ cost: z.number().check(z.minimum(0), z.maximum(10_000)) }),
);

export const movement = situationReaderUnder(movementUnder);

const passingUnder = underRules(
  (rules: ThreeDiceRules): z.ZodMiniType<Passing> =>
    entry({
      morale: z.nullable(moraleValue(rules)),
      ranks: z.int().check(z.minimum(1), z.maximum(100)),
      stationary: z.boolean(),
      order: z.exactOptional(z.enum(['charge', 'forced-march', 'orderly-withdrawal', 'formation-change'])),
      inMelee: yes,
      underFire: yes,
      reaction: z.exactOptional(z.enum(reactions)),
      skirmishing: yes,
    }),
);
export const passing = situationReaderUnder(
  (rules: ThreeDiceRules): z.ZodMiniType<PassThrough> =>
    entry({ mover: passingUnder(rules), friend: passingUnder(rules) }),
);

const fighter = {
  melee: z.int().check(z.minimum(0), z.maximum(30)),
  fatigue: z.exactOptional(count),
  attackedOn: z.exactOptional(z.enum(['front', 'flank', 'rear'])),
  acrossBarrier: z.exactOptional(z.enum(['wall', 'fence', 'fortification'])),
  uphill: yes,
  ford: z.exactOptional(z.enum(['across', 'in', 'across-and-in'])),
  attacksRear: yes,
};
export const oneFighter = reader<Fighter>(entry(fighter));
export const secondary = reader<{ readonly defender: Fighter; readonly figures: number }>(
  entry({ defender: entry(fighter), figures }),
);
export const fatigueTurn = reader(entry({ fatigue: count, fought: z.boolean(), moved: z.boolean() }));
