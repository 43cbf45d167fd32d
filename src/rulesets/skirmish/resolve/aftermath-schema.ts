import * as z from 'zod/mini';
import { choice, entry, listOf, situationReader as reader } from '../../../scenario/index.js';
import type { Deeds } from '../campaign/grades.js';
import { type EndedSide, endings, type PricedFigure, type Purchases } from '../campaign/points.js';
import type { KnightEvents, UnitEvents } from '../morale/causes.js';
import type { MoraleStanding } from '../morale/obligation.js';
import type { MoraleTest } from '../morale/test.js';
import { equipment, fortifications, standards } from '../rules/campaign.js';
import { moraleResultNames } from '../rules/morale.js';
import { type BatteringTurns, type PushedLadder, siegeTargets } from '../siege/assault.js';
import { type Cauldron, type CrewedMachine, machines, percentThrows } from '../siege/works.js';
import type { Captives, Looting, Surrender } from '../wounds/prisoners.js';
import { type Falling, fallCauses, type Struck } from '../wounds/wounds.js';
import * as word from './words-schema.js';

/** Situations about morale, wounds, sieges and campaigns as JSON. */

/** What has happened to a unit, or to a knight on his own. */
export interface AskedCauses {
  readonly unit?: UnitEvents;
  readonly knight?: KnightEvents;
}
export const causes = reader<AskedCauses>(
  entry({
    unit: z.exactOptional(
      entry({
        class: word.manClass,
        fought: word.yes,
        lostToMissiles: word.someCount,
        original: word.count,
        sound: word.count,
        lostAny: word.yes,
        friendsFleeing: word.someDistances,
        leadersLost: word.someDistances,
        engineFire: word.yes,
        handguns: word.someDistances,
        charges: word.yes,
        charged: word.yes,
        fromRear: word.yes,
        surprises: word.someDistances,
      }),
    ),
    knight: z.exactOptional(
      entry({
        fought: word.yes,
        unhorsed: word.yes,
        friendsLost: word.someDistances,
        enemiesFleeing: word.someDistances,
        turnsShotAt: word.someCount,
        fromRear: word.yes,
        leadersLost: word.someDistances,
        firearms: word.someDistances,
      }),
    ),
  }),
);

export const morale = reader<MoraleTest>(
  entry({
    class: word.manClass,
    grade: word.grade,
    supported: word.yes,
    isolated: word.yes,
    closeOrder: word.yes,
    enemiesFleeing: z.exactOptional(listOf(entry({ distance: word.inches, figures: word.count }), 0, 20)),
    friendsFleeing: word.someDistances,
    original: word.someCount,
    lost: word.someCount,
    fleeing: word.yes,
    leaderless: word.yes,
    gone: word.someCount,
    alone: word.yes,
    lostInMelee: word.someCount,
    lostInAllMelees: word.someCount,
    standardsLost: word.someCount,
    commanderLost: word.yes,
    clericOrLeaderAt: word.someInches,
    secureFlanks: word.someCount,
  }),
);

const enemy = entry({
  distance: word.inches,
  where: choice(['front', 'rear'], 'side'),
  fleeing: word.yes,
  yielded: word.yes,
  prone: word.yes,
});
const standingOfOne: z.ZodMiniType<MoraleStanding> = entry({
  result: choice(moraleResultNames, 'result'),
  inCover: z.boolean(),
  enemies: listOf(enemy, 0, 30),
  fleeing: word.yes,
  defendsObstacle: word.yes,
  enemyInside: word.yes,
  cleric: word.yes,
  chargeReach: word.someInches,
});
export const standing = reader<MoraleStanding>(standingOfOne);
export const body = reader<{ readonly men: readonly MoraleStanding[] }>(
  entry({ men: listOf(standingOfOne, 1, 60).check(z.describe('How each of them stands to the same enemies.')) }),
);

export const wound = reader<Struck>(entry({ protection: word.protection, wounded: word.yes, horse: word.yes }));
export const fall = reader<Falling>(
  entry({ cause: choice(fallCauses, 'cause'), grade: word.grade, height: word.someInches }),
);
const classOnly = entry({ class: word.manClass });
export const surrender = reader<Surrender>(
  entry({ captor: classOnly, prisoner: classOnly, clericAt: word.someInches }),
);
export const captives = reader<Captives>(
  entry({
    knights: listOf(entry({ grade: word.grade, rank: z.exactOptional(word.rank) }), 0, 60),
    sergeants: word.count,
    peasants: word.count,
  }),
);
export const looting = reader<Looting>(
  entry({
    from: entry({ class: word.manClass, state: choice(['dead', 'yielded', 'fighting'], 'state') }),
    weapons: word.someCount,
    shield: word.yes,
    armour: word.yes,
    putOn: z.exactOptional(word.protection),
  }),
);

export const ladder = reader<PushedLadder>(
  entry({ pushers: word.count, climbers: word.count, holders: word.count, opposed: word.yes }),
);
export const battering = reader<BatteringTurns>(
  entry({
    by: choice(['ram', 'axes'], 'means'),
    at: choice(siegeTargets, 'target'),
    men: word.count,
    before: word.someCount,
    wounded: word.someCount,
    portcullis: word.yes,
    turns: z.int().check(z.minimum(1), z.maximum(60)),
  }),
);
export const percent = reader(entry({ of: choice(percentThrows, 'throw') }));
export const cauldron = reader<Cauldron>(
  entry({
    load: choice(['rock', 'oil', 'lead'], 'load'),
    figures: word.count,
    onRampart: z.boolean(),
    heated: word.someCount,
    used: word.someCount,
  }),
);
export const machine = reader<CrewedMachine>(
  entry({
    machine: choice(machines, 'machine'),
    crew: listOf(entry({ class: word.manClass, grade: word.grade, wounded: word.yes }), 0, 30),
    helpers: word.someCount,
    team: z.exactOptional(entry({ animals: word.count, driver: z.boolean() })),
    hostLetsItGoOn: word.yes,
  }),
);

export const figure = reader<PricedFigure>(entry({ man: word.man, pavise: word.yes, stakes: word.yes }));
const bought: z.ZodMiniType<NonNullable<Purchases['equipment']>> = z.partialRecord(
  choice(equipment, 'equipment'),
  word.count,
);
export const purchases = reader<Purchases>(
  entry({
    equipment: z.exactOptional(bought),
    pavises: word.someCount,
    stakes: word.someCount,
    drawbridges: word.someCount,
    portcullises: word.someCount,
    works: z.exactOptional(
      listOf(
        entry({
          work: choice(fortifications, 'work'),
          of: choice(['wood', 'stone'], 'material'),
          length: word.someInches,
        }),
        0,
        60,
      ),
    ),
  }),
);
const side: z.ZodMiniType<EndedSide> = entry({
  left: word.someCount,
  figures: listOf(entry({ points: word.count, ending: choice(endings, 'ending') }), 0, 200),
  standards: z.exactOptional(listOf(choice(standards, 'standard'), 0, 20)),
});
export const ended = reader(entry({ first: side, second: side }));
export const deeds = reader<Deeds>(
  entry({
    man: word.graded,
    fled: word.yes,
    charge: z.exactOptional(choice(['avoids', 'fails'], 'way')),
    injuredCleric: word.yes,
    captured: z.exactOptional(choice(['recruited', 'labours'], 'captivity')),
    won: word.yes,
    fought: word.yes,
    hadToFlee: word.yes,
    unhorsed: z.exactOptional(listOf(word.graded, 0, 20)),
  }),
);
