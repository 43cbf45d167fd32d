import * as z from 'zod/mini';
import { choice, entry, listOf, situationReader as reader, text } from '../../../scenario/index.js';
import type { StandardBearing } from '../campaign/grades.js';
import type { MeleeLosses, PursuitSituation, RideThrough } from '../melee/contact.js';
import type { Declaration } from '../sequence/sequence.js';
import type { FireMissile } from '../shooting/fire.js';
import type { Resupply, TimedWeapon } from '../shooting/shooters.js';
import type { Picking } from '../siege/works.js';
import type { Man, Protection, Shooter } from '../troops.js';
import type { FleeingFriends, Friends, Leadership } from '../units/units.js';
import type { Yielding } from '../wounds/prisoners.js';
import { history, mover } from './field-schema.js';
import * as word from './words-schema.js';

/** Situations about units that keep together, avoiding charges, missiles carried, pursuit and works as JSON. Lengths in inches. */

export const gaps = reader<{ readonly gaps: readonly number[] }>(
  entry({ gaps: word.distances.check(z.describe('Inches between each figure and its neighbour.')) }),
);
export const forces = reader<{ readonly forces: number }>(
  entry({ forces: word.count.check(z.describe('Forces that are joined.')) }),
);
export const leadership = reader<Leadership>(
  entry({
    leader: choice(['leads', 'killed', 'yielded'], 'state of a leader'),
    replaced: word.yes.check(z.describe('A leader of its own force, battle or army has joined it and stays.')),
  }),
);

const friend: z.ZodMiniType<Friends> = entry({
  distance: word.inches,
  inMelee: word.yes,
  fleeing: word.yes,
  retreating: word.yes,
  sameWay: word.yes.check(z.describe('Facing roughly the same way.')),
  knights: word.someCount.check(z.describe('Of knights on their own: how many; otherwise it is a unit.')),
});
export const friends = reader<{ readonly friends: readonly Friends[] }>(entry({ friends: listOf(friend, 0, 40) }));
export const flank = reader<{ readonly onImpassable?: boolean; readonly friendsAt?: number }>(
  entry({ onImpassable: word.yes, friendsAt: word.someInches.check(z.describe('Inches to the nearest friends.')) }),
);

/** Friends who flee, and who sees them. */
export interface SeenFleeing {
  readonly friends: FleeingFriends;
  readonly tester: Pick<Man, 'class' | 'rank'>;
}
export const fleeing = reader<SeenFleeing>(
  entry({ friends: entry({ class: word.classed, knights: word.someCount }), tester: word.classed }),
);
export const grades = reader<{ readonly grades: readonly Man['grade'][] }>(
  entry({ grades: listOf(word.grade, 1, 60).check(z.describe('Of every man in the unit.')) }),
);
export const standard = reader<StandardBearing>(
  entry({
    of: choice(['force', 'battle', 'army'], 'body'),
    carriedBy: choice(['figure', 'wagon', 'nobody'], 'bearer'),
  }),
);

export const avoiding = reader<Pick<Declaration, 'mover' | 'history'>>(
  entry({ mover, history: z.exactOptional(history) }),
);
export const contact = reader<{ readonly declared: boolean; readonly charged: boolean }>(
  entry({
    declared: z.boolean().check(z.describe('They have declared a charge.')),
    charged: z.boolean().check(z.describe('A charge is aimed at them.')),
  }),
);
export const cards = reader<{ readonly forces: readonly string[] }>(
  entry({
    forces: listOf(text(1, 40), 1, 6).check(
      z.refine(names => new Set(names).size === names.length, 'a force is named twice\nname each once'),
    ),
  }),
);
export const move = reader<{ readonly move: number }>(entry({ move: word.inches }));
export const gapWork = reader<{ readonly figureTurns: number }>(
  entry({ figureTurns: word.count.check(z.describe('Figures, times the turns that each has worked.')) }),
);
export const mounting = reader<{ readonly protection: Protection }>(entry({ protection: word.protection }));

export const timed = reader<TimedWeapon>(
  entry({
    weapon: word.shooter,
    shots: z.int().check(z.minimum(0), z.maximum(2)),
    changed: z
      .exactOptional(choice(['first', 'second'], 'weapon'))
      .check(z.describe('He changes weapons, and this is the one before or after.')),
  }),
);
export const carried = reader<{ readonly weapon: Shooter; readonly host?: number }>(
  entry({
    weapon: word.shooter,
    host: word.someCount.check(z.describe('What the host gives him; what the roster says unless said.')),
  }),
);
export const resupply = reader<Resupply>(
  entry({
    weapon: word.shooter,
    left: word.count,
    store: word.count.check(z.describe('Missiles of his kind that are there.')),
  }),
);
export const fireMissile = reader<FireMissile>(
  entry({
    weapon: word.shooter,
    lit: word.share.check(z.describe('Moves that it has been lit for.')),
    allowed: word.yes.check(z.describe('What the host says.')),
  }),
);
export const downwind = reader<{ readonly downwind: number }>(
  entry({
    downwind: z
      .number()
      .check(
        z.minimum(-200),
        z.maximum(200),
        z.describe('Inches straight down the wind from the fire; less than 0 up it.'),
      ),
  }),
);

export const pursuit = reader<PursuitSituation>(
  entry({
    man: entry({ class: word.manClass }),
    mounted: z.boolean(),
    opponentsGone: z.boolean().check(z.describe('All his opponents have retired, or broken and fled.')),
    defendsObstacle: word.yes,
  }),
);
export const rideThrough = reader<RideThrough>(
  entry({
    infantry: listOf(choice(['fights', 'dead', 'fled', 'yielded', 'failed'], 'fate'), 1, 40).check(
      z.describe('What became of each of the infantry in contact.'),
    ),
    closeOrder: z.boolean(),
    hole: word.someCount.check(z.describe('Figures that a hole in their close order is wide.')),
    defendsObstacle: word.yes,
  }),
);

/** A melee that has been fought, and what became of the opponents of the side that asks. */
export interface Fought extends MeleeLosses {
  readonly opponentsFailed?: boolean;
  readonly unhorsedKnight?: boolean;
}
export const fought = reader<Fought>(
  entry({
    killed: z.tuple([word.count, word.count]).check(z.describe('Men killed of the first side and of the second.')),
    charged: z.exactOptional(choice(['first', 'second'], 'side')),
    opponentsFailed: word.yes.check(z.describe('All the opponents of a side in contact have failed their tests.')),
    unhorsedKnight: word.yes.check(z.describe('It has a knight who was unhorsed.')),
  }),
);

/** Somebody who may have to test. */
export interface Tester {
  readonly class: Man['class'];
  readonly inUnit: boolean;
  readonly fleeing?: boolean;
}
export const tester = reader<Tester>(entry({ class: word.manClass, inUnit: z.boolean(), fleeing: word.yes }));

export const ladder = reader<{ readonly length: number }>(
  entry({ length: z.number().check(z.gt(0), z.maximum(60), z.describe('Inches.')) }),
);
export const picking = reader<Picking>(
  entry({
    thickness: z.number().check(z.gt(0), z.maximum(20), z.describe('Inches of wall.')),
    moves: word.count,
    crew: word.count,
    inSow: z.boolean().check(z.describe('The pick is mounted in a sow.')),
  }),
);
export const through = reader<{ readonly turnsSince: number }>(
  entry({ turnsSince: word.count.check(z.describe('Turns since the hole went through.')) }),
);

export const yielding = reader<Yielding>(
  entry({
    man: entry({ class: word.manClass }),
    fallenAndAsked: word.yes.check(z.describe('On the ground, and an enemy on foot in contact demands it.')),
    attacked: word.yes,
    cornered: word.yes.check(z.describe('A recreant who cannot flee.')),
    fights: word.yes.check(z.describe('A cleric whom the host lets fight.')),
  }),
);
export const massacre = reader<{ readonly killers: number; readonly prisoners: number }>(
  entry({ killers: word.count.check(z.describe('Figures in contact.')), prisoners: word.count }),
);
export const firearms = reader<{ readonly distances: readonly number[] }>(
  entry({ distances: word.distances.check(z.describe('Inches to each firearm that is shot near the rider.')) }),
);
export const length = reader<{ readonly inches: number }>(entry({ inches: word.inches }));
