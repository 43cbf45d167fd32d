import * as z from 'zod/mini';
import { entry, situationReader as reader, situationReaderUnder, underRules } from '../../../scenario/index.js';
import { moraleValue } from '../common/army/morale-schema.js';
import { byTroopTypes } from '../common/army/troop-schema.js';
import type { Charge } from '../common/fighting/charge.js';
import type { Fighter, Melee, MeleeGroup } from '../common/fighting/melee.js';
import type { Opponent } from '../common/fighting/morale.js';
import type { Arm, Movement } from '../common/moving/movement.js';
import { gunsStay, isPrintedMove, standsInSquare } from '../common/resolve-possible-schema.js';
import type { GunShot } from './artillery.js';
import type { Crew } from './artillery-crew.js';
import type { Candidate } from './firing.js';
import type { Grenades } from './grenades.js';
import type { CanisterShot, ExplosiveShot } from './hit-areas.js';
import type { HouseShot } from './houses/shots.js';
import type { Loading } from './loading.js';
import type { MusketMoraleTest } from './morale.js';
import type { SolidShot } from './round-shot.js';
import type { GunType, MusketRules, Projectile } from './rules.js';
import type { MusketShock, MusketStrike } from './shock.js';
import type { Call, Target } from './shots.js';
import type { FiringGroup, SmallArmsShot, Volley } from './small-arms.js';
import type { BounceStick, VariationWheel } from './templates.js';
import { type SmallArm, troopTypes, troopTypesOf } from './troops.js';

/**
 * The situations of the resolution functions as JSON: what each may hold, and how it is read. Lengths in cm, degrees
 * clockwise from north, hill levels as whole numbers.
 */

const figures = z.int().check(z.minimum(0), z.maximum(1000));
const count = z.int().check(z.minimum(0), z.maximum(100));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const levels = z.int().check(z.minimum(-20), z.maximum(20));
const degrees = z.number().check(z.minimum(0), z.maximum(360));
const turn = z.int().check(z.minimum(0), z.maximum(10_000));
const share = z.number().check(z.minimum(0), z.maximum(10));
const meleePoint = z.int().check(z.minimum(0), z.maximum(30));
const unit = z.string().check(z.minLength(1), z.maxLength(80));
const yes = z.exactOptional(z.boolean());
const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000));
const point = entry({ x: coordinate, y: coordinate });
const bearing = z.number().check(z.minimum(0), z.lt(360));
const reason = entry({
  clause: z.templateLiteral([z.string(), '/', z.string()]),
  because: z.string().check(z.maxLength(200)),
  effect: z.string().check(z.maxLength(200)),
});

const arm: z.ZodMiniType<Arm> = z.enum(['infantry', 'cavalry', 'artillery']);
const weapon: z.ZodMiniType<SmallArm> = z.enum(['pistols', 'muskets', 'fusils-carbines', 'rifles']);
const gun: z.ZodMiniType<GunType> = z.enum([
  'six-pounder-cannon',
  'six-pounder-horse-artillery',
  'eight-pounder-cannon',
  'eight-pounder-howitzer',
  'twelve-pounder-cannon',
  'congreve-rockets',
]);
const projectile: z.ZodMiniType<Projectile> = z.enum(['solid', 'explosive', 'canister']);

/** One unit's, which has 36 figures at most: those of several are thrown one unit after the other. */
export const grenades = reader<Grenades>(
  entry({
    grenades: z.int().check(z.minimum(0), z.maximum(36)),
    target: z.int().check(z.minimum(0), z.maximum(1000)),
  }),
);

export const shotAtHouse = reader<HouseShot>(
  entry({
    gun,
    hits: z.int().check(z.minimum(0), z.maximum(200)),
    inside: z.exactOptional(z.int().check(z.minimum(0), z.maximum(1000))),
  }),
);

const shot = {
  weapon,
  distance: cm,
  levelsAbove: z.exactOptional(levels),
  cover: z.exactOptional(z.enum(['fence', 'wall', 'building'])),
  forest: yes,
  ranksDeep: z.exactOptional(count),
  offShip: yes,
  atCrew: yes,
  smoke: z.exactOptional(count),
};
const firingGroup: z.ZodMiniType<FiringGroup> = entry({
  ...shot,
  figures,
  shots: z.int().check(z.minimum(0), z.maximum(2)),
});

export const smallArmsShot = reader<SmallArmsShot>(entry(shot));
export const smallArmsReach = reader<Pick<SmallArmsShot, 'weapon' | 'levelsAbove' | 'forest'>>(
  entry({ weapon, levelsAbove: z.exactOptional(levels), forest: yes }),
);
export const smallArmsVolley = reader<Volley>(
  entry({ groups: z.array(firingGroup).check(z.minLength(1), z.maxLength(20)), targetFigures: figures }),
);
export const loadingTime = reader<Loading>(entry({ loaded: z.boolean(), moved: share, dismounts: yes }));
export const aim = reader(entry({ from: point, facing: bearing, target: point }));
export const ranks = reader(entry({ heights: z.array(levels).check(z.minLength(1), z.maxLength(40)) }));
const candidate: z.ZodMiniType<Candidate> = entry({
  unit,
  distance: cm,
  inRange: z.boolean(),
  closing: z.boolean(),
  inFront: z.boolean(),
});
export const candidates = reader(entry({ candidates: z.array(candidate).check(z.maxLength(100)) }));
export const friendlyFire = reader(entry({ hitOn: turn, turn }));

/** Strikes, in which troop types stand; those are read by `troop`. */
const strikesBy = byTroopTypes(troopTypes, troopTypesOf, troop => {
  const strike = {
    figures,
    chargeOrdered: z.boolean(),
    clearPath: cm,
    overBarrier: z.exactOptional(cm),
    behind: z.exactOptional(z.enum(['fence', 'wall', 'forest-edge'])),
    square: yes,
    levelsUp: z.exactOptional(count),
    ground: z.exactOptional(z.enum(['marsh', 'rough'])),
    attacker: troop,
    receiver: troop,
  };
  const one: z.ZodMiniType<MusketStrike> = entry(strike);
  const all: z.ZodMiniType<MusketShock> = entry({
    strikes: z.array(entry(strike)).check(z.minLength(1), z.maxLength(10)),
    defenders: figures,
    inContact: figures,
    movementLeft: z.boolean(),
  });
  return { one, all };
});

export const shockStrike = situationReaderUnder((rules: MusketRules) => strikesBy(rules).one);
export const shockOfAll = situationReaderUnder((rules: MusketRules) => strikesBy(rules).all);

const fighter = {
  melee: meleePoint,
  fatigue: z.exactOptional(count),
  attackedOn: z.exactOptional(z.enum(['front', 'flank', 'rear'])),
  acrossBarrier: z.exactOptional(z.enum(['wall', 'fence', 'fortification'])),
  uphill: yes,
  ford: z.exactOptional(z.enum(['across', 'in', 'across-and-in'])),
  attacksRear: yes,
  other: z.exactOptional(
    z.array(entry({ points: z.int().check(z.minimum(-30), z.maximum(30)), reason })).check(z.maxLength(20)),
  ),
};
const meleeGroup: z.ZodMiniType<MeleeGroup> = entry({
  ...fighter,
  unit,
  figures,
  secondary: z.exactOptional(z.array(entry({ attackedOn: z.enum(['flank', 'rear']) })).check(z.maxLength(5))),
});
export const oneFighter = reader<Fighter>(entry(fighter));
export const wholeMelee = reader<Melee>(entry({ groups: z.array(meleeGroup).check(z.minLength(1), z.maxLength(20)) }));
export const secondary = reader(entry({ defender: entry(fighter), figures }));
export const fatigueTurn = reader(entry({ fatigue: count, fought: z.boolean(), moved: z.boolean() }));

const moraleTestUnder = underRules(
  (rules: MusketRules): z.ZodMiniType<MusketMoraleTest> =>
    entry({
      arm,
      morale: moraleValue(rules),
      before: figures,
      lost: figures,
      generalWithIt: yes,
      behindDefence: z.exactOptional(z.enum(['wall', 'hill', 'river-bank', 'building'])),
      square: yes,
    }),
);
export const moraleTest = situationReaderUnder(moraleTestUnder);
const opponent: z.ZodMiniType<Opponent> = entry({
  unit,
  reaction: z.enum(['no-effect', 'back', 'back-and-turn', 'rout']),
  remaining: z.int().check(z.minimum(0), z.maximum(10_000)),
  against: z.array(unit).check(z.maxLength(20)),
});
export const opponents = reader(entry({ units: z.array(opponent).check(z.minLength(1), z.maxLength(12)) }));

const movementUnder = underRules(
  (rules: MusketRules): z.ZodMiniType<Movement> =>
    entry({
      arm,
      move: cm,
      morale: moraleValue(rules),
      charging: yes,
      chargedLastTurn: yes,
      formationChange: yes,
      turns: z.exactOptional(count),
      passesThrough: z.exactOptional(count),
      column: z.exactOptional(
        entry({ abreast: count, ranks: z.exactOptional(count), bend: degrees, obstacles: z.boolean() }),
      ),
      square: yes,
    }).check(isPrintedMove(rules.troops), gunsStay, standsInSquare),
);
export const movement = situationReaderUnder(movementUnder);
export const crossing = reader<{ readonly arm: Arm; readonly charging?: boolean; readonly nativeOfForest?: boolean }>(
  entry({ arm, charging: yes, nativeOfForest: yes }),
);
export const charge = reader<Charge>(
  entry({
    arm: z.enum(['infantry', 'cavalry']),
    turns: z.array(entry({ degrees, beforeEnd: cm })).check(z.maxLength(50)),
    formationChanges: z.exactOptional(z.array(entry({ beforeEnd: cm })).check(z.maxLength(50))),
    chargedLastTurn: yes,
  }),
);
export const chargeEnd = reader(entry({ endedInMelee: z.boolean() }));

const friends = z.exactOptional(z.array(entry({ distance: cm, levelsBelow: levels })).check(z.maxLength(100)));
export const gunShot = reader<GunShot>(
  entry({
    gun,
    projectile,
    distance: cm,
    levelsAbove: z.exactOptional(levels),
    traverse: z.exactOptional(degrees),
    moved: yes,
    roundsLeft: count,
    firedThisTurn: z.exactOptional(count),
    friendsInFront: friends,
    enemiesInFront: friends,
    fromFoot: z.exactOptional(cm),
    insideForest: z.exactOptional(cm),
  }),
);
export const gunReach = reader<Pick<GunShot, 'gun' | 'projectile' | 'levelsAbove'>>(
  entry({ gun, projectile, levelsAbove: z.exactOptional(levels) }),
);
export const gunAt = reader<Pick<GunShot, 'gun' | 'distance' | 'levelsAbove'>>(
  entry({ gun, distance: cm, levelsAbove: z.exactOptional(levels) }),
);
export const overhead = reader<Pick<GunShot, 'gun' | 'projectile' | 'distance' | 'friendsInFront' | 'enemiesInFront'>>(
  entry({ gun, projectile, distance: cm, friendsInFront: friends, enemiesInFront: friends }),
);
export const oneGun = reader(entry({ gun }));
export const observer = reader<{ readonly gun?: GunType; readonly levelsAbove?: number; readonly gain?: number }>(
  entry({ gun: z.exactOptional(gun), levelsAbove: z.exactOptional(levels), gain: z.exactOptional(cm) }),
);
const crew = { gun, crew: figures, untrained: yes };
export const gunCrew = reader<Crew>(entry(crew));
export const crewThisTurn = reader<
  Crew & { readonly turn: number; readonly firedOn: number; readonly spiked?: boolean }
>(entry({ ...crew, turn, firedOn: turn, spiked: yes }));

const target: z.ZodMiniType<Target> = entry({
  unit,
  kind: z.enum(['figure', 'piece']),
  point,
  behindWall: yes,
  ranksDeep: z.exactOptional(count),
});
const targets = z.array(target).check(z.maxLength(500));
const hole = entry({ angle: degrees, distance: cm });
const wheel: z.ZodMiniType<VariationWheel> = entry({
  id: unit,
  diameter: cm,
  holes: entry({ 'hole-2': hole, 'hole-3': hole, 'hole-4': hole, 'hole-5': hole }),
});
const section = entry({ from: cm, to: cm });
const stick: z.ZodMiniType<BounceStick> = entry({
  id: unit,
  length: cm,
  yellow: section,
  red: z.array(section).check(z.maxLength(20)),
});

/** A called shot. Without a wheel one of the gun's is drawn. */
export interface CalledShot extends Omit<Call, 'wheel'> {
  readonly gun: GunType;
  readonly wheel?: VariationWheel;
}
export const calledShot = reader<CalledShot>(
  entry({ gun, from: point, bearing, called: cm, wheel: z.exactOptional(wheel) }),
);

/** A ball that has come down. Without a stick one of the gun's is drawn. */
export interface BallOfGun extends Omit<SolidShot, 'stick'> {
  readonly gun: GunType;
  readonly stick?: BounceStick;
}
export const solidShot = reader<BallOfGun>(
  entry({
    gun,
    from: point,
    hitPoint: point,
    targets,
    stick: z.exactOptional(stick),
    bounce: z.exactOptional(
      entry({
        softGround: yes,
        uphill: yes,
        forest: z.exactOptional(cm),
        water: yes,
        onSolidObject: yes,
        stopsAt: z.exactOptional(cm),
      }),
    ),
  }),
);
export const explosiveShot = reader<ExplosiveShot>(entry({ gun, hitPoint: point, targets }));
export const canisterShot = reader<CanisterShot>(
  entry({ gun, from: point, bearing, levelsAbove: z.exactOptional(levels), targets }),
);
