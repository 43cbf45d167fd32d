import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { entry, situationReaderUnder, underRules } from '../../../scenario/index.js';
import { moraleValue } from '../common/army/morale-schema.js';
import type { TestedMember } from './combat/battles.js';
import type { AncientFighter, AncientMelee, AncientMeleeGroup } from './combat/melee.js';
import type { AncientMoraleTest } from './combat/morale.js';
import type { AncientShock, AncientStrike } from './combat/shock.js';
import type { MachineShot } from './machines/engines.js';
import type { MissileTurn } from './missiles/loading.js';
import type { ElephantNow } from './missiles/missile-hits.js';
import type { MissileGroup, MissileShot, MissileVolley } from './missiles/missiles.js';
import type { AncientMedievalRules } from './rules.js';
import type { PilaVolley } from './special-troops/romans.js';
import { byTroops, type TroopSchema } from './troop-schema.js';
import type { GunType } from './troops.js';

/** The situations of the resolution functions as JSON: what each may hold, and how it is read. Lengths in cm. */

const figures = z.int().check(z.minimum(0), z.maximum(1000));
const count = z.int().check(z.minimum(0), z.maximum(100));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const levels = z.int().check(z.minimum(-20), z.maximum(20));
const unit = z.string().check(z.minLength(1), z.maxLength(80));
const yes = z.exactOptional(z.boolean());
/** A machine or gun. */
export const gun: z.ZodMiniType<GunType> = z.enum([
  'ballista',
  'onager-catapult',
  'trebuchet',
  'pot-d-fer',
  'culverin',
  'cannon',
  'bombard',
]);

/** The situations in which troop types stand, or that stand beside them; troop types are read by `troop`. */
function situationsOf(troop: TroopSchema, morale: z.ZodMiniType<number>) {
  return {
    ...missileSituations(troop),
    ...shockSituations(troop),
    ...meleeSituations(troop),
    ...moraleSituations(troop, morale),
    ...machineSituations(),
    rampageSum: entry({ sum: z.int().check(z.minimum(2), z.maximum(12)) }),
  };
}

function missileSituations(troop: TroopSchema) {
  const shot = shotOf(troop);
  const missileGroup: z.ZodMiniType<MissileGroup> = entry({
    ...shot,
    figures,
    shots: z.int().check(z.minimum(0), z.maximum(3)),
  });
  const groups = z.array(missileGroup).check(z.minLength(1), z.maxLength(20));

  const missileShot: z.ZodMiniType<MissileShot> = entry(shot);
  const missileVolley: z.ZodMiniType<MissileVolley> = entry({ groups, targetFigures: figures });
  const missileTurn: z.ZodMiniType<MissileTurn> = entry({
    shooter: troop,
    loaded: z.boolean(),
    moved: z.number().check(z.minimum(0), z.maximum(3)),
    otherThirds: z.exactOptional(count),
  });
  const elephant: z.ZodMiniType<ElephantNow> = entry({ hits: count, bolts: z.exactOptional(count) });
  const atElephant = entry({ elephant, groups });
  const pila: z.ZodMiniType<PilaVolley> = entry({
    ranks: z.array(entry({ figures, distance: cm })).check(z.minLength(1), z.maxLength(10)),
    target: troop,
    targetFigures: figures,
  });
  return { missileShot, missileVolley, missileTurn, atElephant, pila };
}

/** A shot of one figure. */
function shotOf(troop: TroopSchema) {
  return {
    shooter: troop,
    thrown: z.exactOptional(z.enum(['axe', 'javelin'])),
    closing: yes,
    target: troop,
    distance: cm,
    third: z.exactOptional(z.enum(['far', 'middle', 'close'])),
    levelsAbove: z.exactOptional(levels),
    onCurtainWall: yes,
    indirect: yes,
    ranksDeep: z.exactOptional(count),
    cover: z.exactOptional(z.enum(['fence', 'stone-wall', 'entrenchment', 'castle-wall', 'war-wagons'])),
    pavise: yes,
    forestEdge: yes,
    targetMoved: yes,
    formation: z.exactOptional(z.enum(['phalanx', 'testudo'])),
    struck: z.exactOptional(z.enum(['front', 'flank', 'rear'])),
    fromWarWagons: yes,
    inMovingWagon: yes,
    bonus: z.exactOptional(z.int().check(z.minimum(-10), z.maximum(10))),
  };
}

function shockSituations(troop: TroopSchema) {
  const strike = {
    attacker: troop,
    asPhalanx: yes,
    receiver: troop,
    ranks: z.exactOptional(count),
    formation: z.exactOptional(z.enum(['phalanx', 'testudo', 'chained-wagons', 'moving-wagons'])),
    struckOn: z.exactOptional(z.enum(['front', 'flank', 'rear'])),
    through: z.exactOptional(z.array(z.enum(['stakes', 'caltrops', 'ford', 'entrenchment'])).check(z.maxLength(4))),
    figures,
    chargeOrdered: z.boolean(),
    clearPath: cm,
    overBarrier: z.exactOptional(cm),
    behind: z.exactOptional(z.enum(['fence', 'wall', 'forest-edge'])),
    levelsUp: z.exactOptional(count),
    ground: z.exactOptional(z.enum(['marsh', 'rough'])),
  };
  const oneStrike: z.ZodMiniType<AncientStrike> = entry(strike);
  const shockOfAll: z.ZodMiniType<AncientShock> = entry({
    strikes: z.array(entry(strike)).check(z.minLength(1), z.maxLength(10)),
    defenders: figures,
    inContact: figures,
    movementLeft: z.boolean(),
  });
  return { oneStrike, shockOfAll };
}

/** Who fights hand to hand: one figure, a group of a unit, a whole melee. */
export function meleeSituations(troop: TroopSchema) {
  const fighter = {
    type: troop,
    against: z.exactOptional(troop),
    kills: z.exactOptional(count),
    enemyBehind: z.exactOptional(z.enum(['stakes', 'war-wagons', 'entrenchment'])),
    storms: z.exactOptional(z.enum(['ladder', 'tower'])),
    encumbered: yes,
    firedAtClose: yes,
    enemyFiredAtClose: yes,
    fatigue: z.exactOptional(count),
    attackedOn: z.exactOptional(z.enum(['front', 'flank', 'rear'])),
    acrossBarrier: z.exactOptional(z.enum(['wall', 'fence', 'fortification'])),
    uphill: yes,
    ford: z.exactOptional(z.enum(['across', 'in', 'across-and-in'])),
    attacksRear: yes,
  };
  const oneFighter: z.ZodMiniType<AncientFighter> = entry(fighter);
  const plainGroup: z.ZodMiniType<AncientMeleeGroup> = entry({ ...fighter, unit, figures });
  const group: z.ZodMiniType<AncientMeleeGroup> = entry({
    ...fighter,
    unit,
    figures,
    secondary: z.exactOptional(
      z
        .array(entry({ attackedOn: z.enum(['front', 'flank', 'rear']), figures: z.exactOptional(figures) }))
        .check(z.maxLength(5)),
    ),
  });
  const wholeMelee: z.ZodMiniType<AncientMelee> = entry({
    groups: z.array(group).check(z.minLength(1), z.maxLength(20)),
  });
  return { oneFighter, plainGroup, group, wholeMelee };
}

function moraleSituations(troop: TroopSchema, morale: z.ZodMiniType<number>) {
  const moraleTest: z.ZodMiniType<AncientMoraleTest> = entry({
    type: troop,
    inBattle: yes,
    before: figures,
    lost: figures,
    morale: z.exactOptional(morale),
  });
  const member: z.ZodMiniType<TestedMember> = entry({
    unit,
    reaction: z.enum(['no-effect', 'back', 'back-and-turn', 'rout']),
    broken: yes,
    morale,
    hurt: yes,
    failedBefore: yes,
    pushedBack: yes,
    ledBySupremeCommander: yes,
  });
  const wholeBattle = entry({ members: z.array(member).check(z.minLength(1), z.maxLength(20)) });
  return { moraleTest, wholeBattle };
}

function machineSituations() {
  const machineReach: z.ZodMiniType<Pick<MachineShot, 'gun' | 'levelsAbove'>> = entry({
    gun,
    levelsAbove: z.exactOptional(levels),
  });
  const machineShot: z.ZodMiniType<MachineShot> = entry({
    gun,
    called: cm,
    levelsAbove: z.exactOptional(levels),
    pivot: z.exactOptional(z.number().check(z.minimum(0), z.maximum(180))),
    moved: yes,
    sees: z.boolean(),
    loaded: z.boolean(),
    roundsLeft: count,
    firedThisTurn: z.exactOptional(count),
    friendsInFront: z.exactOptional(z.array(cm).check(z.maxLength(100))),
    onLevel: z.exactOptional(levels),
  });
  return { machineReach, machineShot, oneGun: entry({ gun }) };
}

type Situations = ReturnType<typeof situationsOf>;

const troopsOf = byTroops(troop => troop);
const situations = underRules((rules: AncientMedievalRules) => situationsOf(troopsOf(rules), moraleValue(rules)));

function reader<S>(pick: (all: Situations) => z.ZodMiniType<S>): SituationReader<S, AncientMedievalRules> {
  return situationReaderUnder(rules => pick(situations(rules)));
}

export const missileShot = reader(all => all.missileShot);
export const missileVolley = reader(all => all.missileVolley);
export const missileTurn = reader(all => all.missileTurn);
export const atElephant = reader(all => all.atElephant);
export const pila = reader(all => all.pila);
export const oneStrike = reader(all => all.oneStrike);
export const shockOfAll = reader(all => all.shockOfAll);
export const oneFighter = reader(all => all.oneFighter);
export const wholeMelee = reader(all => all.wholeMelee);
export const moraleTest = reader(all => all.moraleTest);
export const wholeBattle = reader(all => all.wholeBattle);
export const machineReach = reader(all => all.machineReach);
export const machineShot = reader(all => all.machineShot);
export const oneGun = reader(all => all.oneGun);
export const rampageSum = reader(all => all.rampageSum);
