import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { choice, entry, listOf, situationReader, situationReaderUnder, text } from '../../../scenario/index.js';
import { moraleValue } from '../common/army/morale-schema.js';
import { reactions } from '../common/fighting/morale.js';
import type { Tested } from '../common/fighting/three-dice.js';
import { testedUnder } from '../common/resolve-schema.js';
import type { Besieged, OnTheWall, RamCrew, TowerApproach } from './machines/siege.js';
import type { AncientMedievalRules } from './rules.js';
import type { Prey } from './special-troops/berserkers.js';
import type { NearElephants, SplitByElephant } from './special-troops/elephants.js';
import type { Spike } from './special-troops/mahout-spike.js';
import { byTroops, type TroopSchema } from './troop-schema.js';
import type { TroopType } from './troops.js';
import type { StakesWork } from './works/stakes.js';

/** The situations of elephants, Mongols, berserkers, stakes and the storming of castles as JSON. Lengths in cm. */

const yes = z.exactOptional(z.boolean());
const count = z.int().check(z.minimum(0), z.maximum(1000));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const name = text(1, 60);

/** Cavalry that sees Mongols. */
export interface AskedSight {
  readonly type: TroopType;
  readonly testedBefore?: boolean;
  readonly tested: Tested;
}

/** Stakes that are crossed. */
interface Crossed {
  readonly type: TroopType;
  readonly onRoad?: boolean;
}

function ofTroops(type: TroopSchema) {
  const near: z.ZodMiniType<NearElephants> = entry({
    type,
    side: name,
    elephants: listOf(entry({ side: name, distance: cm }), 0, 40),
  });
  const crossed: z.ZodMiniType<Crossed> = entry({ type, onRoad: yes });
  return { near, crossed, type };
}
const troops = byTroops(ofTroops);

type Troops = ReturnType<typeof troops>;
const readerOf = <S>(pick: (all: Troops) => z.ZodMiniType<S>): SituationReader<S, AncientMedievalRules> =>
  situationReaderUnder(rules => pick(troops(rules)));

export const nearElephants = readerOf(({ near }) => near);
export const stakesCrossed = readerOf(({ crossed }) => crossed);
export const sighted = situationReaderUnder(
  (rules: AncientMedievalRules): z.ZodMiniType<AskedSight> =>
    entry({
      type: troops(rules).type,
      testedBefore: yes.check(z.describe('It has passed this test in an earlier turn.')),
      tested: testedUnder(rules),
    }),
);
export const split = situationReaderUnder(
  (rules: AncientMedievalRules): z.ZodMiniType<SplitByElephant> =>
    entry({
      morale: moraleValue(rules),
      parts: listOf(count, 1, 20).check(z.describe('Figures of each part.')),
      turns: count.check(z.describe('Turns since it was split, that of the split not counted.')),
      reformed: z.boolean(),
    }),
);
export const spike = situationReader<Spike>(
  entry({
    ordered: z.boolean().check(z.describe('An order for it was written for this turn.')),
    driverAlive: z.boolean(),
    rampaging: z.boolean(),
  }),
);

const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000));
const point = entry({ x: coordinate, y: coordinate });
export const hunting = situationReader<{ readonly at: Prey['at']; readonly enemies: readonly Prey[] }>(
  entry({ at: point, enemies: listOf(entry({ id: name, at: point }), 0, 200) }),
);

/** Figures that set stakes up, or take them out of the ground. */
export interface AskedStakes extends StakesWork {
  readonly task: 'set-up' | 'remove';
}
export const stakes = situationReader<AskedStakes>(
  entry({
    task: choice(['set-up', 'remove'], 'task'),
    figures: count,
    at: cm.check(z.describe('Stakes that they carry, or that stand there.')),
    moves: yes,
    melees: yes,
    fires: yes,
    digs: yes,
  }),
);

export const ladder = situationReader<{ readonly figures: number; readonly atWall: boolean }>(
  entry({ figures: count, atWall: z.boolean().check(z.describe('They are at the foot of the wall.')) }),
);
export const onTheWall = situationReader<OnTheWall>(
  entry({ means: choice(['ladder', 'tower'], 'way up'), attackers: count, defenders: count }),
);
export const tower = situationReader<TowerApproach>(entry({ toWall: cm, levelGround: z.boolean() }));
export const ram = situationReader<RamCrew>(
  entry({ own: count, others: count.check(z.describe('Who have taken the place of the fallen.')) }),
);
export const besieged = situationReaderUnder(
  (rules: AncientMedievalRules): z.ZodMiniType<Besieged> =>
    entry({
      morale: moraleValue(rules),
      absorbed: count.check(z.describe('Poor reactions that it has absorbed before.')),
      reaction: choice(reactions, 'reaction'),
    }),
);
