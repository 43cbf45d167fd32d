import * as z from 'zod/mini';
import {
  choice,
  entry,
  listOf,
  situationReader as reader,
  situationReaderUnder as readerUnder,
} from '../../../scenario/index.js';
import type { ArmyList } from '../army/army-list.js';
import { armyListSchema, figureCount, troopsSchema } from '../army/army-schema.js';
import type { Ranked } from '../army/bases.js';
import type { CampaignBattle, CampaignSide, Losses } from '../army/campaign.js';
import type { Bought } from '../army/figure-points.js';
import type { OffTable } from '../army/off-table.js';
import type { LightCavalry } from '../army/scouts.js';
import type { Nominations } from '../army/terrain-choice.js';
import type { Feature, GameAtEnd, SideAtEnd, Survivors } from '../army/winning.js';
import { figureScales } from '../rules/army/bases.js';
import type { WrgRules } from '../rules.js';
import { trainings } from '../troops.js';

/** The situations of the functions about armies as JSON: what each may hold, and how it is read. */

const yes = z.exactOptional(z.boolean());
const points = z.number().check(z.minimum(0), z.maximum(100_000));
const count = z.int().check(z.minimum(0), z.maximum(1000));
const side: z.ZodMiniType<CampaignSide> = z.enum(['first', 'second']);

export const bought = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Bought> =>
    entry({
      troops: troopsSchema(rules),
      figures: figureCount.check(z.describe('Figures or models.')),
      early: z.exactOptional(z.int().check(z.minimum(0), z.maximum(24))),
      byBoat: yes,
    }),
);

export const army = readerUnder((rules: WrgRules): z.ZodMiniType<ArmyList> => armyListSchema(rules));

/** An army list, and the points agreed on. */
export interface LimitedArmy {
  readonly army: ArmyList;
  readonly limit?: number;
}
export const limitedArmy = readerUnder(
  (rules: WrgRules): z.ZodMiniType<LimitedArmy> =>
    entry({ army: armyListSchema(rules), limit: z.exactOptional(points).check(z.describe('Points agreed on.')) }),
);

export const ranked = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Ranked> =>
    entry({
      troops: troopsSchema(rules),
      figures: figureCount,
      files: figureCount.check(z.describe('Figures or models side by side.')),
      scale: z.exactOptional(choice(figureScales, 'scale')),
    }),
);

/** The base of a figure. */
export interface NarrowBase {
  readonly frontage: number;
}
export const narrowBase = reader<NarrowBase>(
  entry({ frontage: z.number().check(z.gt(0), z.maximum(500), z.describe('Millimetres.')) }),
);

/** A throw that depends on nothing. */
export const nothing = reader(entry({}));

const nominated = z.int().check(z.minimum(-100), z.maximum(100));
export const nominations = reader<Nominations>(entry({ first: nominated, second: nominated }));
export const lightCavalry = reader<LightCavalry>(entry({ first: count, second: count }));

export const offTable = reader<OffTable>(
  entry({
    training: choice(trainings, 'training'),
    thrown: z
      .exactOptional(z.int().check(z.minimum(0), z.maximum(20)))
      .check(z.describe('Throws that they have had in vain.')),
  }),
);

const survivors: z.ZodMiniType<Survivors> = entry({
  points,
  routed: yes.check(z.describe('In rout during some part of the last period.')),
  mustRout: yes.check(z.describe('Must start to rout by a test at the end.')),
  mustLeave: yes.check(z.describe('Must leave the table by a test now or before.')),
  offTable: z.exactOptional(choice(['gone', 'in-sight'], 'way to be off the table')),
});
const feature: z.ZodMiniType<Feature> = entry({
  points,
  held: z.boolean().check(z.describe('Whether the side is on it, or bars the direct way to it.')),
  chargers: z
    .exactOptional(listOf(z.boolean(), 0, 20))
    .check(z.describe('For each enemy that can charge next period, whether it has a chance then.')),
});
const atEnd: z.ZodMiniType<SideAtEnd> = entry({
  original: points,
  survivors: listOf(survivors, 0, 100),
  features: z.exactOptional(listOf(feature, 0, 20)),
});
export const gameAtEnd = reader<GameAtEnd>(entry({ first: atEnd, second: atEnd, suddenDeath: yes }));

export const losses = reader<Losses>(
  entry({ result: choice(['won', 'lost', 'drawn'], 'result'), runaways: count, others: count }),
);

/** A battle of a series, and who won it. */
export interface FoughtBattle {
  readonly battle: CampaignBattle;
  readonly winner: CampaignSide | 'draw';
}
export const foughtBattle = reader<FoughtBattle>(
  entry({
    battle: z.discriminatedUnion('kind', [
      entry({ kind: z.literal('encounter') }),
      entry({ kind: z.literal('defence'), defender: side }),
      entry({ kind: z.literal('siege'), defender: side }),
    ]),
    winner: choice(['first', 'second', 'draw'], 'winner'),
  }),
);
