import * as z from 'zod/mini';
import {
  choice,
  entry,
  listOf,
  situationReader as reader,
  situationReaderUnder as readerUnder,
  text,
} from '../../../scenario/index.js';
import type { Detachment, Leader } from './army/commanders.js';
import type { Dispatch } from './army/dispatch.js';
import type { GameLevel } from './army/levels.js';
import { moraleValue } from './army/morale-schema.js';
import type { Arrival } from './army/reinforcements.js';
import type { Regrouping } from './army/supreme-commander.js';
import type { Pressing } from './fighting/break-through.js';
import type { Divided } from './fighting/broken.js';
import type { ThreeDiceRules } from './fighting/three-dice.js';
import type { ForestWork, InForest } from './moving/forest.js';
import type { SkirmishLine } from './moving/skirmish.js';
import type { BridgeMaterial } from './moving/water.js';
import type { Screen } from './unseen/screening.js';

/** The situations of commanders, dispatches, divided units, hidden troops, forests and bridges as JSON. Lengths in cm. */

const yes = z.exactOptional(z.boolean());
const count = z.int().check(z.minimum(0), z.maximum(1000));
const figures = z.int().check(z.minimum(1), z.maximum(1000));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const name = text(1, 60);
const turn = z.int().check(z.minimum(1), z.maximum(1000));
const arm = choice(['infantry', 'cavalry', 'artillery'], 'arm');
const levels = ['basic', 'intermediate', 'advanced'] as const satisfies readonly GameLevel[];
const level = choice(levels, 'level of the game');

const leader: z.ZodMiniType<Leader> = entry({
  rank: choice(['supreme-commander', 'commander'], 'rank'),
  leads: z.boolean().check(z.describe('He is with the unit.')),
});
const parts = listOf(entry({ type: name, figures: count }), 1, 40);
export const regrouping = reader<Regrouping>(
  entry({
    level,
    during: z
      .nullable(entry({ commander: z.nullable(leader) }))
      .check(z.describe('Who is there once the battle has begun; null before it.')),
    from: parts,
    into: parts,
  }),
);
export const detachment = reader<Detachment>(
  entry({
    from: entry({ arm, figures }),
    stand: z.int().check(z.minimum(1), z.maximum(10), z.describe('Figures of one stand.')),
    takes: choice(['stand', 'crew'], 'detachment').check(z.describe('One stand, or as many as make a crew.')),
  }),
);

/** A rider on his way. */
export type Riding = Omit<Dispatch, 'order' | 'from'>;
export const riding = reader<Riding>(
  entry({
    to: name.check(z.describe('The commander whom he rides to.')),
    way: cm.check(z.describe('What he still has to go to him.')),
    thirdsLost: z
      .exactOptional(z.number().check(z.minimum(0), z.maximum(3)))
      .check(z.describe('Thirds of his move that ground takes.')),
    killed: z
      .exactOptional(entry({ nearestEnemy: z.nullable(cm) }))
      .check(z.describe('He falls this turn; how near the nearest enemy is, null for none.')),
  }),
);
export const written = reader<{
  readonly commander: { readonly id: string; readonly inPlay: boolean };
  readonly orders: readonly { readonly to: string; readonly order: string; readonly way: number }[];
}>(
  entry({
    commander: entry({ id: name, inPlay: z.boolean().check(z.describe('He has not been lost.')) }),
    orders: listOf(entry({ to: name, order: text(1, 400), way: cm }), 0, 60),
  }),
);
export const led = readerUnder(
  (rules: ThreeDiceRules): z.ZodMiniType<{ readonly morale: number; readonly leader: Leader }> =>
    entry({ morale: moraleValue(rules), leader }),
);
export const arrival = reader<{ readonly arrival: Arrival }>(
  entry({
    arrival: z.discriminatedUnion('on', [
      entry({ on: z.literal('turn'), turn }),
      entry({
        on: z.literal('die'),
        sides: z.int().check(z.minimum(2), z.maximum(100)),
        earliest: turn.check(z.describe('The turn at a throw of 1.')),
      }),
    ]),
  }),
);

export const divided = readerUnder(
  (rules: ThreeDiceRules): z.ZodMiniType<Divided> =>
    entry({
      morale: moraleValue(rules),
      parts: listOf(figures, 1, 20).check(z.describe('Figures of each part.')),
      turns: count.check(z.describe('Turns since it was divided, that of the division not counted.')),
      reformed: z.boolean().check(z.describe('It is in base contact again.')),
      skirmishers: yes,
    }),
);
export const pressing = reader<Pressing>(
  entry({
    arm,
    enemiesFacing: count.check(z.describe('Enemy figures that faced it within melee range before the losses.')),
    lost: entry({
      fire: z.exactOptional(count),
      shock: z.exactOptional(count),
      melee: z.exactOptional(count),
    }),
    movementLeft: cm,
  }),
);
export const skirmishLine = readerUnder(
  (rules: ThreeDiceRules): z.ZodMiniType<SkirmishLine> =>
    entry({
      light: z.boolean(),
      morale: moraleValue(rules),
      rabble: yes.check(z.describe('Peasants or militia.')),
      natives: yes,
      ordered: z.boolean(),
      gap: z.number().check(z.minimum(0), z.maximum(100), z.describe('Between stands.')),
      moves: listOf(entry({ goes: cm, may: cm }), 0, 60).check(z.describe('How far each figure goes, and may.')),
    }),
);

const body = { arm, figures, front: z.exactOptional(cm) };
export const screen = reader<Screen>(
  entry({
    screen: entry({ ...body, ranks: figures.check(z.describe('Ranks of it before the other.')) }),
    screened: entry(body),
    enemyAbove: z.int().check(z.minimum(-10), z.maximum(10), z.describe('Levels above the screen.')),
    flat: z.boolean(),
    viewBlocked: z.boolean().check(z.describe('No enemy sees past the screen.')),
    nearestEnemy: cm,
  }),
);

/** A unit that would take a marker. */
export interface Hiding {
  readonly seenBy: readonly string[];
  readonly phantoms: { readonly out: number; readonly agreed: number };
}
export const hiding = reader<Hiding>(
  entry({
    seenBy: listOf(name, 0, 60).check(z.describe('Enemies that could see it.')),
    phantoms: entry({ out: count, agreed: count }),
  }),
);
export const looking = reader<{ readonly artillery: boolean }>(entry({ artillery: z.boolean() }));

export const inForest = reader<InForest>(
  entry({
    depth: cm.check(z.describe('How deep he stands inside.')),
    active: z.boolean().check(z.describe('He moved or shot this turn.')),
    watcherAt: cm.check(z.describe('From him to whoever looks.')),
  }),
);
export const forestWork = reader<ForestWork>(
  entry({
    task: choice(['fell-tree', 'build-barricade', 'clear-barricade'], 'task'),
    turns: listOf(entry({ figures: count, moved: yes, fired: yes, fought: yes }), 0, 60).check(
      z.describe('Who was at work in each turn so far.'),
    ),
  }),
);
export const barricade = reader<{ readonly onRoad: boolean; readonly fromForest: number }>(
  entry({ onRoad: z.boolean(), fromForest: cm }),
);

/** A bridge, what has hit it, and the level of the game. */
export interface AskedBridge {
  readonly material: BridgeMaterial;
  readonly hits?: readonly { readonly part: string; readonly hits: number }[];
  readonly level: GameLevel;
}
export const bridge = reader<AskedBridge>(
  entry({
    material: choice(['wood', 'stone'], 'material'),
    hits: z
      .exactOptional(listOf(entry({ part: name, hits: count }), 0, 20))
      .check(z.describe('Direct hits on each part.')),
    level,
  }),
);
