import * as z from 'zod/mini';
import {
  choice,
  entry,
  listOf,
  situationReader as reader,
  situationReaderUnder as readerUnder,
  text,
} from '../../../scenario/index.js';
import type { GameLevel, GamePlan } from './army/levels.js';
import { moraleValue } from './army/morale-schema.js';
import type { BattleStanding, SideStanding, VictoryCondition } from './army/victory.js';
import { type Reaction, reactions } from './fighting/morale.js';
import type { ThreeDiceRules } from './fighting/three-dice.js';
import type { Drill } from './moving/formation.js';
import type { Piece, Seen } from './unseen/revealing.js';

/** The situations of victory, levels, formations, reactions and markers as JSON. Lengths in cm. */

const yes = z.exactOptional(z.boolean());
const count = z.int().check(z.minimum(0), z.maximum(1000));
const points = z.number().check(z.minimum(0), z.maximum(1_000_000));
const cm = z.number().check(z.minimum(0), z.maximum(10_000));
const name = text(1, 60);
const turn = z.int().check(z.minimum(1), z.maximum(1000));
const bearing = z.number().check(z.minimum(0), z.lt(360));

const tally = entry({ figures: count, units: count, points });
const ranks = choice(['general', 'noble', 'officer'], 'rank');
const standing: z.ZodMiniType<SideStanding> = entry({
  mustered: tally.check(z.describe('What it began with.')),
  left: tally,
  destroyed: points.check(z.describe('Points of the enemy units that it has destroyed.')),
  holds: z.record(name, turn).check(z.describe('Turns in a row, this one included, for which it has held each place.')),
  leaders: listOf(entry({ rank: ranks, captured: z.boolean() }), 0, 60),
  scores: z.exactOptional(z.record(name, points)).check(z.describe('What is counted besides, such as ransom.')),
});
const measure = choice(['points', 'units', 'figures'], 'measure');
const of = { for: z.exactOptional(name).check(z.describe('Only this side can win so.')) };
const single = [
  entry({
    kind: z.literal('hold'),
    objectives: listOf(name, 1, 20),
    atLeast: count.check(z.describe('How many of them.')),
    turns: turn.check(z.describe('In a row.')),
    onTurn: z.exactOptional(turn),
    ...of,
  }),
  entry({ kind: z.literal('most-left'), of: measure, onTurn: turn, ...of }),
  entry({ kind: z.literal('sweep'), byTurn: turn, ...of }),
  entry({ kind: z.literal('losses'), of: measure, percent: z.number().check(z.gt(0), z.maximum(100)), ...of }),
  entry({ kind: z.literal('leaders'), rank: ranks, atLeast: count, ...of }),
  entry({ kind: z.literal('points-destroyed'), onTurn: turn, ...of }),
  entry({ kind: z.literal('score'), of: name, atLeast: count, ...of }),
] as const;
const several = listOf(z.discriminatedUnion('kind', [...single]), 1, 10);
const condition: z.ZodMiniType<VictoryCondition> = z.discriminatedUnion('kind', [
  ...single,
  entry({ kind: z.literal('all-of'), conditions: several, ...of }),
  entry({ kind: z.literal('any-of'), conditions: several, ...of }),
]);
export const battleStanding = reader<BattleStanding>(
  entry({
    turn,
    sides: z.record(name, standing),
    conditions: listOf(condition, 0, 20).check(z.describe('Any one of these ends the battle.')),
    lastTurn: turn,
    atOnce: z
      .exactOptional(choice(['draw', 'play-on'], 'ending'))
      .check(z.describe('What becomes of a condition that both sides meet in one turn; a draw unless said.')),
  }),
);

const level = choice(
  ['basic', 'intermediate', 'advanced'] as const satisfies readonly GameLevel[],
  'level of the game',
);
export const plan = reader<GamePlan>(
  entry({
    level,
    threeDice: yes,
    hiddenTroops: yes,
    battles: yes,
    optionalRules: yes,
    optional: z.exactOptional(listOf(name, 0, 40)).check(z.describe('Optional rules that are to be used.')),
    agreed: z.exactOptional(listOf(name, 0, 40)).check(z.describe('Those that both sides have agreed on.')),
  }),
);

const rows = z.int().check(z.minimum(0), z.maximum(1000));
const shape = entry({ ranks: rows, files: rows });
/** A unit at drill, and of how many stands it is. */
export type AskedDrill = Drill & { readonly stands?: number };
export const drill = readerUnder(
  (rules: ThreeDiceRules): z.ZodMiniType<AskedDrill> =>
    entry({
      morale: moraleValue(rules),
      formation: shape.check(z.describe('What it stands in now.')),
      facing: bearing,
      order: entry({ formation: z.exactOptional(shape), facing: z.exactOptional(bearing) }),
      lastMoved: z.exactOptional(bearing).check(z.describe('The direction in which it last moved.')),
      inMelee: yes,
      stands: z.exactOptional(count),
    }),
);

const reaction = choice(reactions, 'reaction');
export const reacting = reader<{ readonly reaction: Reaction; readonly move: number }>(
  entry({ reaction, move: cm.check(z.describe('The printed move of its type.')) }),
);
/** A unit that is attacked while it carries out a reaction. */
interface Attacked {
  readonly under: Reaction;
  readonly attackedOn: 'front' | 'flank' | 'rear';
}
export const attacked = reader<Attacked>(
  entry({ under: reaction, attackedOn: choice(['front', 'flank', 'rear'], 'side') }),
);

/** Units that would form a battle or brigade. */
interface Joined {
  readonly units: readonly { readonly unit: string; readonly morale: number }[];
}
export const joined = readerUnder(
  (rules: ThreeDiceRules): z.ZodMiniType<Joined> =>
    entry({ units: listOf(entry({ unit: name, morale: moraleValue(rules) }), 0, 40) }),
);

const kinds = choice(['unit', 'marker', 'phantom'], 'kind of piece');
const piece: z.ZodMiniType<Piece> = entry({ id: name, side: name, is: kinds });
const seen: z.ZodMiniType<Seen> = entry({ by: name, seen: name });
export const inSight = reader<{ readonly pieces: readonly Piece[]; readonly sight: readonly Seen[] }>(
  entry({
    pieces: listOf(piece, 0, 100),
    sight: listOf(seen, 0, 400).check(z.describe('Which has which in its sight: near enough, with a clear line.')),
  }),
);
export const onePiece = reader<Piece>(piece);

/** The phantoms of a side after a turn. */
interface Phantoms {
  readonly agreed: number;
  readonly moved: readonly number[];
  readonly allowances: readonly number[];
}
export const phantoms = reader<Phantoms>(
  entry({
    agreed: count.check(z.describe('Phantoms that were agreed on.')),
    moved: listOf(cm, 0, 40).check(z.describe('How far each was moved this turn.')),
    allowances: listOf(cm, 0, 400).check(z.describe('What each unit of the side could move this turn.')),
  }),
);
