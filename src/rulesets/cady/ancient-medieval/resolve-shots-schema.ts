import * as z from 'zod/mini';
import type { SituationReader } from '../../../book/index.js';
import { choice, entry, listOf, situationReader, situationReaderUnder, text } from '../../../scenario/index.js';
import type { Candidate } from '../common/fire/target-priority.js';
import type { ObjectHit } from './machines/gunpowder.js';
import type { Landed, MachineTarget, ShotAt } from './machines/machine-hits.js';
import type { MachineCall } from './machines/machine-shots.js';
import type { ElephantNow } from './missiles/missile-hits.js';
import type { OnTheLine } from './missiles/shooting.js';
import type { DestructibleObject } from './numbers/artillery.js';
import { gun, meleeSituations } from './resolve-schema.js';
import type { AncientMedievalRules } from './rules.js';
import type { ElephantMelee } from './special-troops/elephants.js';
import { byTroops, type TroopSchema } from './troop-schema.js';
import type { GunType, TroopType } from './troops.js';

/** The situations of targets, shots of machines and what they hit, and melees with elephants as JSON. Lengths in cm. */

const yes = z.exactOptional(z.boolean());
const count = z.int().check(z.minimum(0), z.maximum(1000));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const levels = z.exactOptional(z.int().check(z.minimum(-20), z.maximum(20)));
const name = text(1, 60);
const coordinate = z.number().check(z.minimum(-10_000), z.maximum(10_000));
const point = entry({ x: coordinate, y: coordinate });
const bearing = z.number().check(z.minimum(0), z.lt(360));
const elephant: z.ZodMiniType<ElephantNow> = entry({ hits: count, bolts: z.exactOptional(count) });

/** Enemies that a unit may shoot at. */
interface Choosing {
  readonly candidates: readonly Candidate[];
  readonly ordered?: string;
}
const candidate: z.ZodMiniType<Candidate> = entry({
  unit: name,
  distance: cm,
  inRange: z.boolean(),
  closing: z.boolean(),
  inFront: z.boolean(),
});
export const choosing = situationReader<Choosing>(
  entry({
    candidates: listOf(candidate, 0, 100),
    ordered: z.exactOptional(name).check(z.describe('The unit that it was ordered to shoot at.')),
  }),
);

/** An enemy on his way past a unit. */
interface Passing {
  readonly shooter: TroopType;
  readonly levelsAbove?: number;
  readonly distances: readonly number[];
}
/** A flight at a target that may be out of range. */
interface Flight {
  readonly shooter: TroopType;
  readonly distance: number;
  readonly levelsAbove?: number;
  readonly onTheLine: readonly OnTheLine[];
}

/** So many of the enemy of each unit find room around an elephant. */
const mostAround = 8;

function ofShooters(shooter: TroopSchema) {
  const passing: z.ZodMiniType<Passing> = entry({
    shooter,
    levelsAbove: levels,
    distances: listOf(cm, 1, 60).check(
      z.describe('From the shooter after each part of the turn, the last at the end of it.'),
    ),
  });
  const flight: z.ZodMiniType<Flight> = entry({
    shooter,
    distance: cm,
    levelsAbove: levels,
    onTheLine: listOf(entry({ unit: name, from: cm, to: cm }), 0, 40).check(
      z.describe('Who stands on the line to the target, from his nearest to his farthest point.'),
    ),
  });
  const { plainGroup } = meleeSituations(shooter);
  const few = z.refine<{ readonly figures: number }>(({ figures }) => figures <= mostAround, {
    path: ['figures'],
    error: `so many do not touch one elephant\ngive ${mostAround} at most`,
  });
  const atElephant: z.ZodMiniType<AskedElephantMelee> = entry({
    type: shooter,
    elephant,
    acrossBarrier: z.exactOptional(choice(['wall', 'fence', 'fortification'], 'barrier')),
    uphill: yes,
    ford: z.exactOptional(choice(['across', 'in', 'across-and-in'], 'ford')),
    attackedOn: z.exactOptional(choice(['front', 'flank', 'rear'], 'side')),
    enemies: listOf(plainGroup.check(few), 0, 2).check(z.describe('The figures that touch it, of two units at most.')),
    reaching: z
      .exactOptional(z.int().check(z.minimum(0), z.maximum(mostAround)))
      .check(z.describe('Long weapons that strike it from behind these.')),
  });
  return { passing, flight, atElephant };
}

const troops = byTroops(ofShooters);
type Troops = ReturnType<typeof troops>;
const readerOf = <S>(pick: (all: Troops) => z.ZodMiniType<S>): SituationReader<S, AncientMedievalRules> =>
  situationReaderUnder(rules => pick(troops(rules)));

export const passing = readerOf(all => all.passing);
export const flight = readerOf(all => all.flight);

/** An elephant and who fights it. */
export interface AskedElephantMelee extends Omit<ElephantMelee, 'ground' | 'reachedBy'> {
  readonly acrossBarrier?: 'wall' | 'fence' | 'fortification';
  readonly uphill?: boolean;
  readonly ford?: 'across' | 'in' | 'across-and-in';
  readonly reaching?: number;
}
export const elephantMelee = readerOf(all => all.atElephant);
export const bolt = situationReader<{ readonly elephant: ElephantNow }>(entry({ elephant }));

/** Fire that a unit divides. */
interface Divided {
  readonly figures: number;
  readonly allotted: readonly { readonly unit: string; readonly figures: number }[];
}
export const divided = situationReader<Divided>(
  entry({
    figures: count.check(z.describe('Those that shoot.')),
    allotted: listOf(entry({ unit: name, figures: count }), 1, 40).check(z.describe('How many of them at each.')),
  }),
);

/** What a call may say. */
type Called = Omit<MachineCall, 'wheel'>;
export const called = situationReader<Called>(
  entry({
    gun,
    from: point.check(z.describe('The middle of the front edge of its base.')),
    bearing,
    called: cm,
    levelsAbove: levels,
    sure: yes.check(z.describe('The dice before the shot of a gun were good: no variation.')),
  }),
);

const things: readonly ShotAt[] = [
  'figure',
  'elephant',
  'berserker',
  'fence',
  'supply-wagon',
  'ballista',
  'onager-catapult',
  'trebuchet',
  'pot-d-fer',
  'culverin',
  'cannon',
  'bombard',
];
const targets = listOf(
  entry({ unit: name, kind: choice(things, 'kind of target'), point }) satisfies z.ZodMiniType<MachineTarget>,
  0,
  200,
);
/** A shot where it came down. */
export interface AskedHits extends Landed {
  readonly point: { readonly x: number; readonly y: number };
}
export const landed = situationReader<AskedHits>(
  entry({ gun, from: point, bearing, point: point.check(z.describe('Where it came down.')), targets }),
);
/** A machine that hits something in the middle. */
interface Direct {
  readonly gun: GunType;
  readonly kind: ShotAt;
}
export const direct = situationReader<Direct>(entry({ gun, kind: choice(things, 'kind of target') }));
/** A gun that blows up. */
interface Bursting {
  readonly unit: string;
  readonly at: { readonly x: number; readonly y: number };
  readonly targets: readonly MachineTarget[];
}
export const bursting = situationReader<Bursting>(entry({ unit: name, at: point, targets }));

/** What a work of stone or wood has taken. */
interface Battered {
  readonly kind: DestructibleObject;
  readonly hits: readonly ObjectHit[];
}
export const battered = situationReader<Battered>(
  entry({
    kind: choice(['castle-tower', 'castle-wall-section', 'castle-gate', 'stone-bridge', 'wooden-bridge'], 'structure'),
    hits: listOf(entry({ gun, point }), 0, 40).check(z.describe('The hits that it has taken, and where on it.')),
  }),
);
