import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { choice, entry, listOf, situationReader, situationReaderUnder, text } from '../../../scenario/index.js';
import { reactions } from '../common/fighting/morale.js';
import type { BattleChange } from './combat/battles.js';
import type { PhalanxOrder, PhalanxShape } from './combat/phalanx.js';
import type { PikeRanks, PikesStruck } from './combat/pikes.js';
import type { MissileShot } from './missiles/missile-shot.js';
import type { Shooting } from './missiles/shooting.js';
import type { Throwing } from './missiles/thrown.js';
import type { AncientMedievalRules } from './rules.js';
import type { CohortDivision, Disgraced } from './special-troops/romans.js';
import { byTroops, type TroopSchema } from './troop-schema.js';
import type { TroopType } from './troops.js';

/** The situations of phalanxes, pikes, samurai, Romans, battles, and of who may shoot or throw as JSON. Lengths in cm. */

const yes = z.exactOptional(z.boolean());
const count = z.int().check(z.minimum(0), z.maximum(1000));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const levels = z.exactOptional(z.int().check(z.minimum(-20), z.maximum(20)));
const name = text(1, 60);
const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000));
const point = entry({ x: coordinate, y: coordinate });
const ranks = listOf(count, 0, 20).check(z.describe('Figures of each rank in contact, the first one first.'));

/** From where a figure shoots, and how far it might. */
type Reaching = Pick<MissileShot, 'shooter' | 'thrown' | 'closing' | 'levelsAbove' | 'onCurtainWall'>;
/** A figure that aims at a point. */
interface Aim {
  readonly shooter: TroopType;
  readonly from: { readonly x: number; readonly y: number };
  readonly facing: number;
  readonly target: { readonly x: number; readonly y: number };
}
/** The ranks of a unit that would shoot. */
interface Ranked {
  readonly shooter: TroopType;
  readonly sees: readonly boolean[];
  readonly linesAhead?: number;
}

function ofShooters(shooter: TroopSchema) {
  const reaching: z.ZodMiniType<Reaching> = entry({
    shooter,
    thrown: z.exactOptional(choice(['axe', 'javelin'], 'weapon')),
    closing: yes,
    levelsAbove: levels,
    onCurtainWall: yes,
  });
  const aim: z.ZodMiniType<Aim> = entry({
    shooter,
    from: point,
    facing: z.number().check(z.minimum(0), z.lt(360)),
    target: point,
  });
  const ranked: z.ZodMiniType<Ranked> = entry({
    shooter,
    sees: listOf(z.boolean(), 1, 20).check(z.describe('Whether each rank sees the target, the front one first.')),
    linesAhead: z.exactOptional(count).check(z.describe('Lines of other friends right ahead of the first rank.')),
  });
  const shooting: z.ZodMiniType<Shooting> = entry({
    shooter,
    shotsLeft: z.nullable(count).check(z.describe('Of each figure; null for as many as it likes, in a castle.')),
    broken: yes,
    inMelee: yes,
    mounted: yes,
    targetInMelee: yes,
    sees: z.boolean(),
    inArc: z.boolean(),
    insideForest: z.exactOptional(cm),
    targetInsideForest: z.exactOptional(cm),
    fromMarshEdge: z.exactOptional(cm),
    firstTarget: z.exactOptional(name).check(z.describe('The unit at which it has already shot this turn.')),
    target: z.exactOptional(name),
  });
  const fallen = entry({ who: shooter, by: choice(['missiles', 'artillery'], 'weapon') });
  const throwing: z.ZodMiniType<Throwing> = entry({
    thrower: shooter,
    weapon: choice(['axe', 'javelin', 'pilum'], 'weapon'),
    distance: cm,
    left: count.check(z.describe('Left to each figure.')),
    closing: z.boolean(),
    meleesBefore: z.exactOptional(count),
    inTestudo: yes,
  });
  return { reaching, aim, ranked, shooting, fallen, throwing };
}

function ofFormations(type: TroopSchema) {
  const phalanx: z.ZodMiniType<PhalanxShape> = entry({ type, ranks: count, bent: yes });
  const struck: z.ZodMiniType<PikesStruck> = entry({ ranks, attacking: z.boolean(), hits: count, by: type });
  const cohort: z.ZodMiniType<CohortDivision> = entry({ type, figures: count, centuries: listOf(count, 0, 20) });
  const disgraced: z.ZodMiniType<Disgraced> = entry({
    type,
    before: count,
    lost: count,
    reaction: choice(reactions, 'reaction'),
    fought: listOf(z.int().check(z.minimum(0), z.maximum(30)), 0, 20).check(
      z.describe('Melee points, as printed, of the units that it fought.'),
    ),
  });
  return { phalanx, struck, cohort, disgraced, opponent: entry({ opponent: type }) };
}

const troops = byTroops(type => ({ ...ofShooters(type), ...ofFormations(type) }));
type Troops = ReturnType<typeof troops>;
const readerOf = <S>(pick: (all: Troops) => z.ZodMiniType<S>): SituationReader<S, AncientMedievalRules> =>
  situationReaderUnder(rules => pick(troops(rules)));

export const reaching = readerOf(all => all.reaching);
export const aim = readerOf(all => all.aim);
export const ranked = readerOf(all => all.ranked);
export const shooting = readerOf(all => all.shooting);
export const fallen = readerOf(all => all.fallen);
export const throwing = readerOf(all => all.throwing);
export const phalanx = readerOf(all => all.phalanx);
export const struck = readerOf(all => all.struck);
export const cohort = readerOf(all => all.cohort);
export const disgraced = readerOf(all => all.disgraced);
export const opponent = readerOf(all => all.opponent);

export const formed = situationReader<{ readonly formed: boolean }>(entry({ formed: z.boolean() }));
export const ordered = situationReader<PhalanxOrder>(
  entry({
    wants: choice(['forward', 'wheel', 'turn', 'sideways', 'backward', 'break-formation'], 'order'),
    inContact: z.boolean(),
  }),
);
export const pikes = situationReader<PikeRanks>(entry({ ranks, attacking: z.boolean() }));
export const marching = situationReader<{ readonly move: number }>(entry({ move: cm }));
export const change = situationReader<BattleChange>(
  entry({
    change: choice(['form', 'enlarge', 'separate', 'rejoin'], 'change'),
    when: choice(['before-the-game', 'in-the-game'], 'time'),
    byKing: yes,
  }),
);
