import * as z from 'zod';
import { situationReader as reader } from '../../../scenario/index.js';
import type { Charge } from '../common/fighting/charge.js';
import type { Fighter, Melee, MeleeGroup } from '../common/fighting/melee.js';
import type { Opponent } from '../common/fighting/morale.js';
import type { Arm, Movement } from '../common/moving/movement.js';
import type { GunShot } from './artillery.js';
import type { Crew } from './artillery-crew.js';
import type { Candidate } from './firing.js';
import type { Loading } from './loading.js';
import type { MusketMoraleTest } from './morale.js';
import type { GunType, Projectile } from './rules.js';
import type { MusketShock, MusketStrike } from './shock.js';
import type { Call, CanisterShot, ExplosiveShot, SolidShot, Target } from './shots.js';
import type { FiringGroup, SmallArmsShot, Volley } from './small-arms.js';
import type { BounceStick, VariationWheel } from './templates.js';
import { type SmallArm, troopTypes } from './troops.js';

/**
 * The situations of the resolution functions as JSON: what each may hold, and how it is read. Lengths in cm, degrees
 * clockwise from north, hill levels as whole numbers.
 */

const figures = z.int().min(0).max(1000);
const count = z.int().min(0).max(100);
const cm = z.number().min(0).max(10_000);
const levels = z.int().min(-20).max(20);
const degrees = z.number().min(0).max(360);
const turn = z.int().min(0).max(10_000);
const share = z.number().min(0).max(10);
const morale = z.int().min(1).max(5);
const meleePoint = z.int().min(0).max(30);
const unit = z.string().min(1).max(80);
const yes = z.boolean().exactOptional();
const coordinate = z.number().min(-10_000).max(10_000);
const point = z.strictObject({ x: coordinate, y: coordinate });
const bearing = z.number().min(0).lt(360);
const reason = z.strictObject({
  clause: z.templateLiteral([z.string(), '/', z.string()]),
  because: z.string().max(200),
  effect: z.string().max(200),
});

const arm: z.ZodType<Arm> = z.enum(['infantry', 'cavalry', 'artillery']);
const weapon: z.ZodType<SmallArm> = z.enum(['pistols', 'muskets', 'fusils-carbines', 'rifles']);
const gun: z.ZodType<GunType> = z.enum([
  'six-pounder-cannon',
  'six-pounder-horse-artillery',
  'eight-pounder-cannon',
  'eight-pounder-howitzer',
  'twelve-pounder-cannon',
  'congreve-rockets',
]);
const projectile: z.ZodType<Projectile> = z.enum(['solid', 'explosive', 'canister']);
const troop = z.enum(troopTypes);

const shot = {
  weapon,
  distance: cm,
  levelsAbove: levels.exactOptional(),
  cover: z.enum(['fence', 'wall', 'building']).exactOptional(),
  forest: yes,
  ranksDeep: count.exactOptional(),
  atCrew: yes,
};
const firingGroup: z.ZodType<FiringGroup> = z.strictObject({ ...shot, figures, shots: z.int().min(0).max(2) });

export const smallArmsShot = reader<SmallArmsShot>(z.strictObject(shot));
export const smallArmsReach = reader<Pick<SmallArmsShot, 'weapon' | 'levelsAbove' | 'forest'>>(
  z.strictObject({ weapon, levelsAbove: levels.exactOptional(), forest: yes }),
);
export const smallArmsVolley = reader<Volley>(
  z.strictObject({ groups: z.array(firingGroup).min(1).max(20), targetFigures: figures }),
);
export const loadingTime = reader<Loading>(z.strictObject({ loaded: z.boolean(), moved: share, dismounts: yes }));
export const aim = reader(z.strictObject({ from: point, facing: bearing, target: point }));
export const ranks = reader(z.strictObject({ heights: z.array(levels).min(1).max(40) }));
const candidate: z.ZodType<Candidate> = z.strictObject({
  unit,
  distance: cm,
  inRange: z.boolean(),
  closing: z.boolean(),
  inFront: z.boolean(),
});
export const candidates = reader(z.strictObject({ candidates: z.array(candidate).max(100) }));
export const friendlyFire = reader(z.strictObject({ hitOn: turn, turn }));

const strike = {
  figures,
  chargeOrdered: z.boolean(),
  clearPath: cm,
  behind: z.enum(['fence', 'wall', 'forest-edge']).exactOptional(),
  square: yes,
  levelsUp: count.exactOptional(),
  ground: z.enum(['marsh', 'rough']).exactOptional(),
  attacker: troop,
  receiver: troop,
};
export const shockStrike = reader<MusketStrike>(z.strictObject(strike));
export const shockOfAll = reader<MusketShock>(
  z.strictObject({
    strikes: z.array(z.strictObject(strike)).min(1).max(10),
    defenders: figures,
    inContact: figures,
    movementLeft: z.boolean(),
  }),
);

const fighter = {
  melee: meleePoint,
  fatigue: count.exactOptional(),
  attackedOn: z.enum(['front', 'flank', 'rear']).exactOptional(),
  acrossBarrier: z.enum(['wall', 'fence', 'fortification']).exactOptional(),
  uphill: yes,
  ford: z.enum(['across', 'in']).exactOptional(),
  attacksRear: yes,
  other: z
    .array(z.strictObject({ points: z.int().min(-30).max(30), reason }))
    .max(20)
    .exactOptional(),
};
const meleeGroup: z.ZodType<MeleeGroup> = z.strictObject({
  ...fighter,
  unit,
  figures,
  secondary: z
    .array(z.strictObject({ attackedOn: z.enum(['flank', 'rear']) }))
    .max(5)
    .exactOptional(),
});
export const oneFighter = reader<Fighter>(z.strictObject(fighter));
export const wholeMelee = reader<Melee>(z.strictObject({ groups: z.array(meleeGroup).min(1).max(20) }));
export const secondary = reader(z.strictObject({ defender: z.strictObject(fighter), figures }));
export const fatigueTurn = reader(z.strictObject({ fatigue: count, fought: z.boolean(), moved: z.boolean() }));

export const moraleTest = reader<MusketMoraleTest>(
  z.strictObject({
    arm,
    morale,
    before: figures,
    lost: figures,
    generalWithIt: yes,
    behindDefence: z.enum(['wall', 'hill', 'river-bank', 'building']).exactOptional(),
    square: yes,
  }),
);
const opponent: z.ZodType<Opponent> = z.strictObject({
  unit,
  reaction: z.enum(['no-effect', 'back', 'back-and-turn', 'rout']),
  remaining: z.int().min(0).max(10_000),
  against: z.array(unit).max(20),
});
export const opponents = reader(z.strictObject({ units: z.array(opponent).min(1).max(12) }));

export const movement = reader<Movement>(
  z.strictObject({
    arm,
    move: cm,
    morale,
    charging: yes,
    chargedLastTurn: yes,
    formationChange: yes,
    turns: count.exactOptional(),
    passesThrough: count.exactOptional(),
    column: z.strictObject({ abreast: count, bend: degrees, obstacles: z.boolean() }).exactOptional(),
    square: yes,
  }),
);
export const crossing = reader<{ readonly arm: Arm; readonly charging?: boolean; readonly nativeOfForest?: boolean }>(
  z.strictObject({ arm, charging: yes, nativeOfForest: yes }),
);
export const charge = reader<Charge>(
  z.strictObject({
    arm: z.enum(['infantry', 'cavalry']),
    turns: z.array(z.strictObject({ degrees, beforeEnd: cm })).max(50),
    formationChanges: z
      .array(z.strictObject({ beforeEnd: cm }))
      .max(50)
      .exactOptional(),
    chargedLastTurn: yes,
  }),
);
export const chargeEnd = reader(z.strictObject({ endedInMelee: z.boolean() }));

const friends = z
  .array(z.strictObject({ distance: cm, levelsBelow: levels }))
  .max(100)
  .exactOptional();
export const gunShot = reader<GunShot>(
  z.strictObject({
    gun,
    projectile,
    distance: cm,
    levelsAbove: levels.exactOptional(),
    traverse: degrees.exactOptional(),
    moved: yes,
    roundsLeft: count,
    firedThisTurn: count.exactOptional(),
    friendsInFront: friends,
    insideForest: cm.exactOptional(),
  }),
);
export const gunReach = reader<Pick<GunShot, 'gun' | 'projectile' | 'levelsAbove'>>(
  z.strictObject({ gun, projectile, levelsAbove: levels.exactOptional() }),
);
export const gunAt = reader<Pick<GunShot, 'gun' | 'distance' | 'levelsAbove'>>(
  z.strictObject({ gun, distance: cm, levelsAbove: levels.exactOptional() }),
);
export const overhead = reader<Pick<GunShot, 'gun' | 'projectile' | 'distance' | 'friendsInFront'>>(
  z.strictObject({ gun, projectile, distance: cm, friendsInFront: friends }),
);
export const oneGun = reader(z.strictObject({ gun }));
export const observer = reader<{ readonly gun?: GunType; readonly levelsAbove?: number; readonly gain?: number }>(
  z.strictObject({ gun: z.exactOptional(gun), levelsAbove: levels.exactOptional(), gain: cm.exactOptional() }),
);
const crew = { gun, crew: figures, untrained: yes };
export const gunCrew = reader<Crew>(z.strictObject(crew));
export const crewThisTurn = reader<
  Crew & { readonly turn: number; readonly firedOn: number; readonly spiked?: boolean }
>(z.strictObject({ ...crew, turn, firedOn: turn, spiked: yes }));

const target: z.ZodType<Target> = z.strictObject({
  unit,
  kind: z.enum(['figure', 'piece']),
  point,
  behindWall: yes,
  ranksDeep: count.exactOptional(),
});
const targets = z.array(target).max(500);
const hole = z.strictObject({ angle: degrees, distance: cm });
const wheel: z.ZodType<VariationWheel> = z.strictObject({
  id: unit,
  diameter: cm,
  holes: z.strictObject({ 'hole-2': hole, 'hole-3': hole, 'hole-4': hole, 'hole-5': hole }),
});
const section = z.strictObject({ from: cm, to: cm });
const stick: z.ZodType<BounceStick> = z.strictObject({
  id: unit,
  length: cm,
  yellow: section,
  red: z.array(section).max(20),
});

/** A called shot. Without a wheel one of the gun's is drawn. */
export interface CalledShot extends Omit<Call, 'wheel'> {
  readonly gun: GunType;
  readonly wheel?: VariationWheel;
}
export const calledShot = reader<CalledShot>(
  z.strictObject({ gun, from: point, bearing, called: cm, wheel: z.exactOptional(wheel) }),
);

/** A ball that has come down. Without a stick one of the gun's is drawn. */
export interface BallOfGun extends Omit<SolidShot, 'stick'> {
  readonly gun: GunType;
  readonly stick?: BounceStick;
}
export const solidShot = reader<BallOfGun>(
  z.strictObject({
    gun,
    from: point,
    hitPoint: point,
    targets,
    stick: z.exactOptional(stick),
    bounce: z
      .strictObject({
        softGround: yes,
        uphill: yes,
        forest: cm.exactOptional(),
        water: yes,
        onSolidObject: yes,
        stopsAt: cm.exactOptional(),
      })
      .exactOptional(),
  }),
);
export const explosiveShot = reader<ExplosiveShot>(z.strictObject({ gun, hitPoint: point, targets }));
export const canisterShot = reader<CanisterShot>(
  z.strictObject({ gun, from: point, bearing, levelsAbove: levels.exactOptional(), targets }),
);
