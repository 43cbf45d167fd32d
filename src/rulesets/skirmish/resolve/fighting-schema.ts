import * as z from 'zod/mini';
import { choice, entry, listOf, situationReader as reader, text } from '../../../scenario/index.js';
import type { IntendedStrike, Leaving } from '../melee/contact.js';
import type { BlowInOrder } from '../melee/order.js';
import type { Combatant, SingleCombat } from '../melee/single-combat.js';
import { type Fighter, type Strike, strikeSides } from '../melee/strike.js';
import type { Blow, Engaged, Melee } from '../melee/turn.js';
import { breakables, burnables } from '../rules/shooting.js';
import type { Burning, FoughtFire, Igniting } from '../shooting/fire.js';
import type { IntendedShot, Shooting, ShotInOrder } from '../shooting/shooters.js';
import type { Shot, ShotTarget } from '../shooting/shot.js';
import { droppedLoads, shooters } from '../troops.js';
import type { Struck } from '../wounds/wounds.js';
import * as word from './words-schema.js';

/** Situations about shooting, fire and melee as JSON. */

const struck: z.ZodMiniType<Struck> = entry({ protection: word.protection, wounded: word.yes, horse: word.yes });
const target: z.ZodMiniType<ShotTarget> = z.union([z.literal('thing'), struck]);
const cover = z.exactOptional(choice(['light', 'heavy', 'both'], 'cover'));

export const shot = reader<Shot>(
  entry({ weapon: choice([...shooters, ...droppedLoads], 'weapon'), distance: word.inches, target, cover }),
);

const id = text(1, 40);
const shotInOrder: z.ZodMiniType<ShotInOrder> = entry({
  id,
  weapon: word.shooter,
  shot: choice(['first', 'second'], 'shot'),
  wounded: word.yes,
  moving: word.yes,
  grade: word.grade,
  inCover: word.yes,
  concealed: word.yes,
});
export const shotOrder = reader<{ readonly shots: readonly ShotInOrder[] }>(
  entry({ shots: listOf(shotInOrder, 1, 60) }),
);

export const shooting = reader<Shooting>(
  entry({
    weapon: word.shooter,
    mounted: word.yes,
    pace: choice(['stands', 'walks', 'runs'], 'pace'),
    loaded: word.yes,
  }),
);

export const intendedShot = reader<IntendedShot>(
  entry({
    weapon: word.shooter,
    mounted: word.yes,
    distance: word.inches,
    bearing: word.degrees,
    inSight: z.boolean(),
    friends: z.exactOptional(listOf(entry({ distance: word.inches }), 0, 20)),
    upOrDown: word.yes,
    missiles: word.someCount,
    otherTargets: word.someCount,
    targetInContact: z.exactOptional(entry({ share: word.share, now: z.boolean() })),
  }),
);

export const breach = reader(entry({ of: choice(breakables, 'wall or thing'), hits: word.count }));
export const igniting = reader<Igniting>(
  entry({ material: choice(burnables, 'material'), by: choice(['missile', 'torch', 'fire'], 'means') }),
);
export const fought = reader<FoughtFire>(
  entry({ turn: word.count, fighters: word.distances, buckets: word.someCount }),
);
export const burning = reader<Burning>(
  entry({
    material: choice(burnables, 'material'),
    turn: word.count,
    things: word.someDistances,
    figures: z.exactOptional(listOf(entry({ distance: word.inches, moves: word.count }), 0, 60)),
  }),
);

const fighterFields = {
  man: word.graded,
  weapon: word.handWeapon,
  protection: word.protection,
  riding: z.exactOptional(word.horse),
  charging: z.exactOptional(choice(['charge', 'counter-charge'], 'charge')),
  ground: z.exactOptional(choice(['woods', 'rough'], 'ground')),
  defendsObstacle: word.yes,
  higher: word.yes,
  prone: word.yes,
  perched: word.someInches,
};
const fighter: z.ZodMiniType<Fighter> = entry(fighterFields);
const strikeFields = {
  attacker: fighter,
  defender: fighter,
  side: z.exactOptional(choice(strikeSides, 'side')),
  at: z.exactOptional(choice(['man', 'horse'], 'target')),
};
export const strike = reader<Strike>(entry(strikeFields));
export const intendedStrike = reader<IntendedStrike>(
  entry({ ...strikeFields, rank: z.exactOptional(z.int().check(z.minimum(1), z.maximum(20))), closeOrder: word.yes }),
);

const when = choice(['beginning', 'end'], 'time');
const blowInOrder: z.ZodMiniType<BlowInOrder> = entry({ id, fighter, wounded: word.yes, when });
export const orderOfBlows = reader<{ readonly blows: readonly BlowInOrder[] }>(
  entry({ blows: listOf(blowInOrder, 1, 20) }),
);

const engaged: z.ZodMiniType<Engaged> = entry({ id, fighter, wounded: word.yes, horseWounded: word.yes });
const blow: z.ZodMiniType<Blow> = entry({
  by: id,
  at: id,
  when,
  side: z.exactOptional(choice(strikeSides, 'side')),
  horse: word.yes,
  otherwise: z.exactOptional(listOf(entry({ at: id, side: z.exactOptional(choice(strikeSides, 'side')) }), 0, 3)),
});
export const melee = reader<Melee>(entry({ fighters: listOf(engaged, 2, 4), blows: listOf(blow, 0, 8) }));

const combatant: z.ZodMiniType<Combatant> = entry({
  ...fighterFields,
  wounded: word.yes,
  afterwards: z.exactOptional(word.handWeapon),
  atHorse: word.yes,
});
export const combat = reader<SingleCombat>(
  entry({
    first: combatant,
    second: combatant,
    to: choice(['first-blood', 'unhorsing', 'death'], 'end'),
    turns: z.exactOptional(z.int().check(z.minimum(1), z.maximum(30))),
  }),
);

export const leaving = reader<Leaving>(
  entry({
    leaver: entry({ riding: z.exactOptional(word.horse) }),
    enemies: word.count,
    newContact: word.yes,
    ridesThrough: word.yes,
  }),
);
