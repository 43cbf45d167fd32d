import * as z from 'zod/mini';
import { choice, entry, listOf, situationReader as reader, text } from '../../../scenario/index.js';
import { reactionTests } from '../book/charts/reaction-tests.js';
import type { FlankSituation, Nearness, Supporter } from '../reaction/definitions.js';
import type { PlaceInLine } from '../reaction/triggers.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import type { ReactionTestCause } from '../rules/reaction/triggers.js';
import { ofItsChart } from './possible-schema.js';
import { results } from './reaction-schema.js';

/** The situations about what tests of reaction come to, and the words they are taken by, as JSON. Paces. */

const yes = z.exactOptional(z.boolean());
const paces = z.number().check(z.minimum(0), z.maximum(10000));
const tested = {
  result: choice(results, 'result of a reaction test'),
  hasOrder: z.boolean().check(z.describe('They had a current order.')),
};

/** What a test came to. */
export interface TestResult {
  readonly result: ReactionResult;
  readonly hasOrder: boolean;
}
export const testResult = reader<TestResult>(entry(tested).check(ofItsChart));

/** A body below half its strength. */
export interface Halved extends TestResult {
  readonly subUnit?: boolean;
  readonly prevented?: boolean;
}
export const halved = reader<Halved>(
  entry({
    ...tested,
    subUnit: yes,
    prevented: yes.check(z.describe('Surrounded; of a sub-unit: it cannot reach its main body.')),
  }).check(ofItsChart),
);

/** What is left of a body. */
export interface Remaining extends TestResult {
  readonly majority: 'routed' | 'evaded' | 'cut-off';
}
export const remaining = reader<Remaining>(
  entry({ ...tested, majority: choice(['routed', 'evaded', 'cut-off'], 'way to be gone') }).check(ofItsChart),
);

/** Troops of an army of which a third is gone. */
export interface OfTheArmy extends TestResult {
  readonly loyalty?: 'subject-levies' | 'mercenaries';
  readonly nation?: string;
}
export const ofTheArmy = reader<OfTheArmy>(
  entry({
    ...tested,
    loyalty: z.exactOptional(choice(['subject-levies', 'mercenaries'], 'loyalty')),
    nation: z.exactOptional(text(1, 40)).check(z.describe('arab, for those who change sides.')),
  }).check(ofItsChart),
);

export type Flank = FlankSituation;
export const flank = reader<Flank>(
  entry({
    friendlyCoverAt: z.exactOptional(paces).check(z.describe('Paces to the nearest friendly cover.')),
    restsOnImpassable: yes,
    friendInContact: yes,
    freeFriendInReach: yes.check(z.describe('A friendly unit that does not fight has it in the reach of its charge.')),
  }),
);
export const supporter = reader<Supporter>(
  entry({
    immediatelyBehind: z.boolean(),
    distance: paces,
    normalMove: paces.check(z.describe('Its own normal move.')),
    disorganised: z.boolean(),
    engaged: z.boolean(),
  }),
);
export const cover = reader<{ readonly known: 'friends' | 'nobody' | 'enemies' | 'unknown' | 'friends-and-enemies' }>(
  entry({
    known: choice(['friends', 'nobody', 'enemies', 'unknown', 'friends-and-enemies'], 'thing to know of cover'),
  }),
);
export const near = reader<Nearness & { readonly paces: number }>(
  entry({
    distance: paces,
    inView: z.boolean(),
    detour: z.exactOptional(paces).check(z.describe('Paces of the way round what nobody passes.')),
    paces: paces.check(z.describe('The distance asked about.')),
  }),
);

/** Everybody whose test is due at the same time. */
export interface Testers {
  readonly testers: readonly PlaceInLine[];
  readonly first: string;
}
const name = text(1, 40);
export const testers = reader<Testers>(
  entry({
    testers: listOf(
      entry({
        id: name,
        side: name,
        fromOwnLeft: paces.check(
          z.describe('Paces from the left end of the line of its own army, looking at the enemy.'),
        ),
      }),
      1,
      60,
    ),
    first: name.check(z.describe('The side by whose right hand both go, where the ruling says so.')),
  }),
);
export const rankSeen = reader<{ readonly rank: number; readonly elephants: boolean; readonly level: boolean }>(
  entry({
    rank: z.int().check(z.minimum(1), z.maximum(60), z.describe('From 1, the nearest.')),
    elephants: z.boolean().check(z.describe('Of elephants.')),
    level: z.boolean().check(z.describe('Over level ground.')),
  }),
);
export const inMelee = reader<{ readonly cause: ReactionTestCause; readonly engaged: boolean }>(
  entry({
    cause: choice(reactionTests.rows, 'cause of a test'),
    engaged: z.boolean().check(z.describe('They fight hand to hand.')),
  }),
);
export const disordered = reader<{
  readonly nearestRank: number;
  readonly was?: boolean;
  readonly causes?: number;
  readonly beingPushedBack?: boolean;
}>(
  entry({
    nearestRank: z.int().check(z.minimum(0), z.maximum(200), z.describe('Figures in the rank nearest to the enemy.')),
    was: yes.check(z.describe('They have been disorganised until now.')),
    causes: z
      .exactOptional(z.int().check(z.minimum(0), z.maximum(20)))
      .check(z.describe('Causes that work on them now (wrg/disorganised).')),
    beingPushedBack: yes,
  }),
);
