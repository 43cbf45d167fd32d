import * as z from 'zod/mini';
import {
  choice,
  entry,
  listOf,
  situationReader as reader,
  situationReaderUnder as readerUnder,
  text,
  underRules,
} from '../../../scenario/index.js';
import type { TestCircumstances } from '../reaction/causes.js';
import type { ReactionSituation, Sign } from '../reaction/situation.js';
import type { VoluntaryTester } from '../reaction/triggers.js';
import { troopTypesOf } from '../rules/army/sheets.js';
import type { ReactionResult } from '../rules/reaction/effects.js';
import type { WrgRules } from '../rules.js';
import { crewArms, engineKinds, type Troops, trainings, troopClasses, weapons } from '../troops.js';
import { otherFactors } from './others-schema.js';

/** The situations about reaction as JSON. Paces, figures, men, periods. */

const yes = z.exactOptional(z.boolean());
const count = z.exactOptional(z.int().check(z.minimum(0), z.maximum(1000)));
const figures = z.int().check(z.minimum(0), z.maximum(1000));
const paces = z.number().check(z.minimum(0), z.maximum(10000));
const far = z.exactOptional(paces);

export const typeUnder = underRules((rules: WrgRules) => choice(troopTypesOf(rules), 'type of troops'));
const troopsUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<Troops> =>
    entry({
      type: typeUnder(rules),
      training: choice(trainings, 'training'),
      class: choice(troopClasses, 'class'),
      weapons: listOf(choice(weapons, 'weapon'), 0, 4),
      shield: z.boolean(),
      fanatic: yes,
      camels: yes,
      mounts: yes,
      nation: z.exactOptional(text(1, 40)),
      horses: z.exactOptional(z.int().check(z.minimum(1), z.maximum(8))),
      crew: z.exactOptional(listOf(choice(crewArms, 'arm of a crewman'), 0, 8)),
      engine: z.exactOptional(choice(engineKinds, 'kind of engine')),
    }),
);

const influence = z.exactOptional(choice(['over-cautious', 'average', 'rash'], 'temper of a general'));
const sign: z.ZodMiniType<Sign> = z.union([z.literal(-1), z.literal(0), z.literal(1)]);
const signs = z.exactOptional(
  entry({
    'general-with-unit': z.exactOptional(sign),
    'general-within-150': z.exactOptional(sign),
    'cover-square-or-defences': z.exactOptional(sign),
    'secure-flank': z.exactOptional(sign),
  }),
);
const aroundThem = {
  friendUnits: count,
  otherFriends: yes,
  friendsAdvancing: yes,
  friendsCharging: yes,
  supportToRear: yes,
  friendsRetiring: yes,
  friendUnitsRouting: count,
  enemyUnitsFacing: count,
  enemyUnitsTurned: count,
  otherEnemies: yes,
  enemyCavalry: yes,
  enemyAdvancing: yes,
  enemyRetiring: yes,
  enemyFlankOrRear: yes,
  enemyBehindFlank: yes,
  enemyInRear: yes,
  enemyElephantsOrChariots: yes,
  hostileHuns: yes,
  enemyUnitsRouting: count,
  enemyInReach: yes,
  inContact: yes,
  uphillOfEnemy: yes,
  enemyUphill: yes,
  friendlyCover: yes,
  unfriendlyCover: yes,
  shotAtBy: count,
  shotAtByEngines: yes,
};

export const situationUnder = underRules(
  (rules: WrgRules): z.ZodMiniType<ReactionSituation> =>
    entry({
      troops: troopsUnder(rules),
      hasOrder: z.boolean(),
      original: z.int().check(z.minimum(1), z.maximum(1000)),
      lost: figures,
      ...aroundThem,
      moved: far,
      underFireOrCharged: yes,
      pursuing: yes,
      halted: yes,
      disorganised: yes,
      retiring: yes,
      inRout: yes,
      routedEarlier: yes,
      againstFanatics: yes,
      againstHeavierOrMounted: yes,
      animalsNearFire: yes,
      surprised: yes,
      horseDisorganised: yes,
      astray: yes,
      freshEnemyFigures: count,
      periodsPlayed: count,
      generalLost: yes,
      armyTest: yes,
      generalWith: influence,
      generalRouts: yes,
      generalNear: influence,
      generalNearRetires: yes,
      behind: z.exactOptional(choice(['cover', 'square', 'field-defences'], 'thing to stand behind or in')),
      secureFlanks: z.exactOptional(z.union([z.literal(0), z.literal(1), z.literal(2)])),
      signs,
      others: otherFactors,
    }),
);

/** A test about to be taken. */
export const reaction = readerUnder(situationUnder);

/** A total to be looked up. */
export interface TotalToLookUp {
  readonly total: number;
  readonly class: Troops['class'];
  readonly hasOrder: boolean;
  readonly underFireOrCharged?: boolean;
  readonly pursuing?: boolean;
  readonly halted?: boolean;
}
export const total = reader<TotalToLookUp>(
  entry({
    total: z.int().check(z.minimum(-200), z.maximum(200)),
    class: choice(troopClasses, 'class'),
    hasOrder: z.boolean(),
    underFireOrCharged: yes,
    pursuing: yes,
    halted: yes,
  }),
);

/** Circumstances that may call for tests. */
export const circumstances = reader<TestCircumstances>(
  entry({
    original: z.int().check(z.minimum(1), z.maximum(1000)),
    figures,
    figuresBefore: count,
    missileCasualties: z.exactOptional(z.int().check(z.minimum(0), z.maximum(20000))),
    subUnit: yes,
    gap: far,
    ownRank: yes,
    animals: yes,
    elephants: yes,
    fireAt: far,
    downwindOfFireAt: far,
    attackedWithFire: yes,
    figuresAtHalfTest: count,
    majority: z.exactOptional(choice(['routed', 'evaded', 'cut-off'], 'way to be forced away')),
    firstThreat: yes,
    commanderAt: far,
    hiddenEnemyAt: far,
    warned: yes,
    charging: yes,
    fanatic: yes,
    uncontrolled: yes,
    charged: z.exactOptional(entry({ moved: paces, normalMove: paces })),
    friendsBrokenAt: far,
    heldGround: yes,
    triesToRally: yes,
    freshEnemyFigures: count,
    periodsPlayed: count,
    generalLost: z.exactOptional(entry({ at: paces, byChallenge: z.boolean() })),
    army: z.exactOptional(entry({ units: figures, offTable: figures, tested: z.boolean() })),
    instructed: yes,
  }),
);

export const voluntary = reader<VoluntaryTester>(
  entry({
    engaged: yes,
    inRout: yes,
    mayRally: yes,
    compulsoryPursuit: yes,
    rallyingBack: yes,
    reorganising: yes,
    instructed: yes,
  }),
);

export const results: readonly [ReactionResult, ...ReactionResult[]] = [
  'break-or-retreat',
  'retire-disorganised',
  'halt',
  'carry-on',
  'halt-or-retire',
  'move-to-friends-cover-or-hill',
  'move-to-nearest-enemy',
  'act-as-general-wishes',
  'uncontrolled-advance',
];

/** Troops that an enemy is about to reach, and what their test came to. */
export interface Reached {
  readonly type: Troops['type'];
  readonly camels?: boolean;
  readonly fanatic?: boolean;
  readonly result: ReactionResult;
  readonly hasOrder?: boolean;
}
export const reached = readerUnder(
  (rules: WrgRules): z.ZodMiniType<Reached> =>
    entry({
      type: typeUnder(rules),
      camels: yes,
      fanatic: yes,
      result: choice(results, 'result of a reaction test'),
      hasOrder: yes,
    }),
);
