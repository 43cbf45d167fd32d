import * as z from 'zod/mini';
import { entry, situationReader as reader, situationReaderUnder as readerUnder } from '../../../scenario/index.js';
import type { ArmyList } from '../army/army-list.js';
import { armyListSchema } from '../army/army-schema.js';
import type { RaisedMarch } from '../army/scouts.js';
import type { TerrainPiece } from '../army/terrain-choice.js';
import type { WrgRules } from '../rules.js';

/** The situations of the functions about terrain, armies before battle, marches and deployment as JSON. */

const points = z.number().check(z.minimum(0), z.maximum(100_000));
const paces = z.number().check(z.minimum(0), z.maximum(5000));
const millimetres = z.number().check(z.gt(0), z.maximum(20_000));
const periods = z.int().check(z.minimum(0), z.maximum(24));

const patch = { width: millimetres, depth: millimetres };
export const piece = reader<TerrainPiece>(
  z.discriminatedUnion('kind', [
    entry({
      kind: z.literal('house'),
      hedge: z.exactOptional(millimetres).check(z.describe('Millimetres of hedge or low wall that go with it.')),
    }),
    entry({ kind: z.literal('hill') }),
    entry({ kind: z.literal('wood'), trees: z.int().check(z.minimum(1), z.maximum(500)) }),
    entry({ kind: z.literal('marsh'), ...patch }),
    entry({ kind: z.literal('soft-sand'), ...patch }),
    entry({
      kind: z.literal('river'),
      length: millimetres.check(z.describe('Millimetres of it on the table.')),
      fordable: z.boolean(),
    }),
    entry({ kind: z.literal('bridge') }),
    entry({ kind: z.literal('ford') }),
  ]),
);

/** Both armies, and the points agreed on. */
export interface Opponents {
  readonly first: ArmyList;
  readonly second: ArmyList;
  readonly limit?: number;
}
export const opponents = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Opponents> =>
    entry({
      first: armyListSchema(rules),
      second: armyListSchema(rules),
      limit: z.exactOptional(points).check(z.describe('Points agreed on.')),
    }),
);

export const raised = readerUnder(
  (rules: WrgRules): z.ZodMiniType<RaisedMarch> =>
    entry({
      before: armyListSchema(rules),
      after: armyListSchema(rules),
      moves: z
        .record(z.string().check(z.minLength(1), z.maxLength(40)), paces)
        .check(z.describe('Normal moves of its units in paces, by their ids.')),
    }),
);

/** Where a body is to be set out, and the marches of both sides. */
export interface SetOut {
  readonly fromOwnEdge: number;
  readonly fromEnemyEdge: number;
  readonly early?: number;
  readonly enemyEarly?: number;
  readonly normalMove?: number;
}
export const setOut = reader<SetOut>(
  entry({
    fromOwnEdge: paces.check(z.describe('Paces from its own table edge to its farthest figure.')),
    fromEnemyEdge: paces.check(z.describe('Paces from the enemy’s table edge to its nearest figure.')),
    early: z.exactOptional(periods).check(z.describe('Periods that it arrives early, by a forced march.')),
    enemyEarly: z.exactOptional(periods).check(z.describe('Periods that the first of the enemy arrives early.')),
    normalMove: z.exactOptional(paces).check(z.describe('Paces that it moves on in each period over the enemy.')),
  }),
);

export const wood = reader<{ readonly reachesOwnBaseLine: boolean; readonly holdsThem: boolean }>(
  entry({
    reachesOwnBaseLine: z.boolean(),
    holdsThem: z.boolean().check(z.describe('Every figure is within the wood.')),
  }),
);
