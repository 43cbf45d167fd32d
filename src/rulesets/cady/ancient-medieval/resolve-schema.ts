import * as z from 'zod';
import { choice, situationReader as reader } from '../../../scenario/index.js';
import type { TestedMember } from './combat/battles.js';
import type { AncientFighter, AncientMelee, AncientMeleeGroup } from './combat/melee.js';
import type { AncientMoraleTest } from './combat/morale.js';
import type { AncientShock, AncientStrike } from './combat/shock.js';
import type { MachineShot } from './machines/engines.js';
import type { MissileTurn } from './missiles/loading.js';
import type { ElephantNow } from './missiles/missile-hits.js';
import type { MissileGroup, MissileShot, MissileVolley } from './missiles/missiles.js';
import type { PilaVolley } from './special-troops/romans.js';
import { ancientMedievalTroopTypes, type GunType } from './troops.js';

/** The situations of the resolution functions as JSON: what each may hold, and how it is read. Lengths in cm. */

const troop = choice(ancientMedievalTroopTypes, 'troop type');
const figures = z.int().min(0).max(1000);
const count = z.int().min(0).max(100);
const cm = z.number().min(0).max(10_000);
const levels = z.int().min(-20).max(20);
const morale = z.int().min(1).max(5);
const unit = z.string().min(1).max(80);
const yes = z.boolean().exactOptional();
const gun: z.ZodType<GunType> = z.enum([
  'ballista',
  'onager-catapult',
  'trebuchet',
  'pot-d-fer',
  'culverin',
  'cannon',
  'bombard',
]);

const shot = {
  shooter: troop,
  thrown: z.enum(['axe', 'javelin']).exactOptional(),
  closing: yes,
  target: troop,
  distance: cm,
  third: z.enum(['far', 'mid', 'close']).exactOptional(),
  levelsAbove: levels.exactOptional(),
  onCurtainWall: yes,
  indirect: yes,
  ranksDeep: count.exactOptional(),
  cover: z.enum(['fence', 'stone-wall', 'entrenchment', 'castle-wall', 'war-wagons']).exactOptional(),
  pavise: yes,
  forestEdge: yes,
  targetMoved: yes,
  formation: z.enum(['phalanx', 'testudo']).exactOptional(),
  struck: z.enum(['front', 'flank', 'rear']).exactOptional(),
  fromWarWagons: yes,
  inMovingWagon: yes,
  bonus: z.int().min(-10).max(10).exactOptional(),
};
const missileGroup: z.ZodType<MissileGroup> = z.strictObject({ ...shot, figures, shots: z.int().min(0).max(3) });
const groups = z.array(missileGroup).min(1).max(20);

export const missileShot = reader<MissileShot>(z.strictObject(shot));
export const missileVolley = reader<MissileVolley>(z.strictObject({ groups, targetFigures: figures }));
export const missileTurn = reader<MissileTurn>(
  z.strictObject({
    shooter: troop,
    loaded: z.boolean(),
    moved: z.number().min(0).max(3),
    otherThirds: count.exactOptional(),
  }),
);
const elephant: z.ZodType<ElephantNow> = z.strictObject({ hits: count, bolts: count.exactOptional() });
export const atElephant = reader(z.strictObject({ elephant, groups }));
export const pila = reader<PilaVolley>(
  z.strictObject({
    ranks: z
      .array(z.strictObject({ figures, distance: cm }))
      .min(1)
      .max(10),
    target: troop,
    targetFigures: figures,
  }),
);

const strike = {
  attacker: troop,
  asPhalanx: yes,
  receiver: troop,
  ranks: count.exactOptional(),
  formation: z.enum(['phalanx', 'testudo', 'chained-wagons', 'moving-wagons']).exactOptional(),
  struckOn: z.enum(['front', 'flank', 'rear']).exactOptional(),
  through: z
    .array(z.enum(['stakes', 'caltrops', 'ford', 'entrenchment']))
    .max(4)
    .exactOptional(),
  figures,
  chargeOrdered: z.boolean(),
  clearPath: cm,
  behind: z.enum(['fence', 'wall', 'forest-edge']).exactOptional(),
  levelsUp: count.exactOptional(),
  ground: z.enum(['marsh', 'rough']).exactOptional(),
};
export const oneStrike = reader<AncientStrike>(z.strictObject(strike));
export const shockOfAll = reader<AncientShock>(
  z.strictObject({
    strikes: z.array(z.strictObject(strike)).min(1).max(10),
    defenders: figures,
    inContact: figures,
    movementLeft: z.boolean(),
  }),
);

const fighter = {
  type: troop,
  against: troop.exactOptional(),
  kills: count.exactOptional(),
  enemyBehind: z.enum(['stakes', 'war-wagons', 'entrenchment']).exactOptional(),
  storms: z.enum(['ladder', 'tower']).exactOptional(),
  encumbered: yes,
  firedAtClose: yes,
  enemyFiredAtClose: yes,
  fatigue: count.exactOptional(),
  attackedOn: z.enum(['front', 'flank', 'rear']).exactOptional(),
  acrossBarrier: z.enum(['wall', 'fence', 'fortification']).exactOptional(),
  uphill: yes,
  ford: z.enum(['across', 'in']).exactOptional(),
  attacksRear: yes,
};
export const oneFighter = reader<AncientFighter>(z.strictObject(fighter));
const group: z.ZodType<AncientMeleeGroup> = z.strictObject({
  ...fighter,
  unit,
  figures,
  secondary: z
    .array(z.strictObject({ attackedOn: z.enum(['front', 'flank', 'rear']), figures: figures.exactOptional() }))
    .max(5)
    .exactOptional(),
});
export const wholeMelee = reader<AncientMelee>(z.strictObject({ groups: z.array(group).min(1).max(20) }));

export const moraleTest = reader<AncientMoraleTest>(
  z.strictObject({ type: troop, inBattle: yes, before: figures, lost: figures, morale: morale.exactOptional() }),
);
const member: z.ZodType<TestedMember> = z.strictObject({
  unit,
  reaction: z.enum(['no-effect', 'back', 'back-and-turn', 'rout']),
  broken: yes,
  morale,
  hurt: yes,
  failedBefore: yes,
  pushedBack: yes,
  ledBySupremeCommander: yes,
});
export const wholeBattle = reader(z.strictObject({ members: z.array(member).min(1).max(20) }));

export const machineReach = reader<Pick<MachineShot, 'gun' | 'levelsAbove'>>(
  z.strictObject({ gun, levelsAbove: levels.exactOptional() }),
);
export const machineShot = reader<MachineShot>(
  z.strictObject({
    gun,
    called: cm,
    levelsAbove: levels.exactOptional(),
    pivot: z.number().min(0).max(180).exactOptional(),
    moved: yes,
    sees: z.boolean(),
    loaded: z.boolean(),
    roundsLeft: count,
    firedThisTurn: count.exactOptional(),
    friendsInFront: z.array(cm).max(100).exactOptional(),
    onLevel: levels.exactOptional(),
  }),
);
export const oneGun = reader(z.strictObject({ gun }));
export const rampageSum = reader(z.strictObject({ sum: z.int().min(2).max(12) }));
