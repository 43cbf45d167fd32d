import * as z from 'zod';
import { bearing, choice, colour, entry, id, listOf, name, tableSchemas, text } from '../../../scenario/index.js';
import { ancientMedievalTroopTypes, gunTypes } from './troops.js';

export { violationsOf } from '../../../scenario/index.js';

const { point, table, objective } = tableSchemas('cm');
const order = text(0, 400);
const troop = choice(ancientMedievalTroopTypes, 'troop type');
const load = choice(['missiles', ...gunTypes], 'load');
const titles = ['king', 'queen', 'prince', 'duke', 'baron', 'knight'] as const;
const title = choice(titles, 'title');
const count = z.int().min(1).max(1000);

const equipment = entry({
  axes: count.exactOptional().describe('Figures with a throwing axe.'),
  javelins: count.exactOptional().describe('Javelins or darts, all figures together.'),
  caltrops: z.int().min(1).max(10_000).exactOptional().describe('Square centimetres of caltrops.'),
  stakes: count.exactOptional().describe('Centimetres of stakes, besides those that come with the figures.'),
  pavises: count.exactOptional().describe('Figures with a pavise before them.'),
  mounts: count.exactOptional().describe('Horses for infantry, one for each figure.'),
  spareCrews: z.int().min(1).max(20).exactOptional().describe('Spare crews for a machine.'),
}).describe('What it has bought.');

const unit = entry({
  id: id.describe('Its own id, by which orders name it.'),
  name: name.optional().describe('What reports call it; without it, the id.'),
  type: troop.describe('The figures it is made of.'),
  figures: count
    .optional()
    .describe(
      'How many. A machine leaves it out: it comes with its full crew. Elephants, chariots, wagons, samurai and berserkers are one each, or as many, side by side, with orders of their own.',
    ),
  at: point.describe('The middle of its front edge, in cm.'),
  facing: bearing.describe('A compass point such as "NNE", or degrees clockwise from north.'),
  formation: text(1, 20)
    .optional()
    .describe('"Col 4", "LB", "SK", "PHALANX" or "TESTUDO"; without it, the column of the book.'),
  general: z.boolean().optional().describe('Whether the supreme commander leads it in person.'),
  order: order.optional().describe('The order it stands under when the battle begins; without it, hold.'),
  equipment: equipment.optional(),
  loads: listOf(load, 1, 3).optional().describe('What a supply wagon carries.'),
  crew: entry({
    guns: z.int().min(0).max(1).describe('Culverins in it.'),
    figures: listOf(entry({ type: troop, figures: count }), 0, 3).describe('Whom it carries.'),
    firing: entry({ type: troop, figures: count }).exactOptional().describe('Who fires from inside.'),
  })
    .optional()
    .describe('What a war wagon holds.'),
  hidden: z.boolean().optional().describe('It begins behind a marker.'),
  arrives: z
    .union([
      entry({ turn: z.int().min(2).max(200).describe('The turn on which it comes on.') }),
      entry({
        die: z.int().min(2).max(20).describe('A die of so many sides decides.'),
        earliest: z.int().min(2).max(200).describe('The turn at a throw of 1; each point more is a turn later.'),
      }),
    ])
    .optional()
    .describe('It is no part of the battle before.'),
  imperial: z.boolean().optional().describe('Imperials pay double and take no post-melee morale.'),
  mercenary: z.boolean().optional().describe('They fight for pay.'),
  price: z.number().positive().max(1000).optional().describe('Points for each of these mercenaries, as agreed.'),
  inside: z.boolean().optional().describe('It stands within the castle, from which there is no way back.'),
  on: id.optional().describe('The castle wall on which it stands.'),
  century: id.optional().describe('The cohort of which it is a century.'),
});

const battle = entry({
  id: id.describe('Its own id: "van", "main", "rear", …'),
  name: name.optional().describe('What reports call it; without it, the id.'),
  units: listOf(id, 2, 40).describe('Its units, by id.'),
  leader: title.optional().describe('The title of whoever leads it.'),
});

const noble = entry({
  id: id.describe('His own id.'),
  name: name.optional().describe('What reports call him; without it, the id.'),
  title: title.describe('What he is, and so what ransom he brings.'),
  unit: id.describe('The unit that he rides with.'),
});

const gear = entry({
  id: id.describe('Its own id.'),
  kind: choice(['ladder', 'tower', 'ram'], 'siege gear').describe('What it is.'),
  at: point.describe('Where it lies, in cm.'),
  by: id.optional().describe('The unit that carries or pushes it.'),
});

const side = entry({
  name: name.describe('What reports call the side.'),
  colour: colour.optional().describe('Its colour in pictures.'),
  units: listOf(unit, 1, 400).describe('Its army.'),
  leader: title.optional().describe('The title of its supreme commander.'),
  battles: listOf(battle, 0, 20).default([]).describe('Units joined into battles: van, main, rear. Advanced game.'),
  nobles: listOf(noble, 0, 60).default([]).describe('Nobles to be taken for ransom.'),
  phantoms: listOf(point, 0, 40).default([]).describe('Markers that stand for nobody, where hidden troops are played.'),
  gear: listOf(gear, 0, 20).default([]).describe('Ladders, towers and rams.'),
});

const tally = choice(['figures', 'units', 'points'], 'measure');
const turns = z.int().min(1).max(200);
const single = [
  entry({
    kind: z.literal('hold').describe('Holding objectives.'),
    objectives: listOf(id, 1, 20).describe('Which.'),
    atLeast: count.optional().describe('How many of them; all, unless said.'),
    turns: turns.describe('Turns in a row.'),
    onTurn: turns.optional().describe('At the end of this turn, and not before; at the end of any unless said.'),
    for: id.optional().describe('Only this side can win so; without it, either can.'),
  }),
  entry({
    kind: z.literal('losses').describe('The enemy has lost so much.'),
    of: tally.describe('Of what.'),
    percent: z.number().gt(0).max(100).describe('How much, in per cent.'),
    for: id.optional().describe('Only this side can win so.'),
  }),
  entry({
    kind: z.literal('most-left').describe('More left than the enemy at the end of a turn.'),
    of: tally.describe('Of what.'),
    onTurn: turns.describe('The turn.'),
    for: id.optional().describe('Only this side can win so.'),
  }),
  entry({
    kind: z.literal('points-destroyed').describe('More points for destroyed units than the enemy.'),
    onTurn: turns.describe('At the end of this turn.'),
    for: id.optional().describe('Only this side can win so.'),
  }),
  entry({
    kind: z.literal('sweep').describe('The enemy is gone from the table.'),
    byTurn: turns.describe('By the end of this turn.'),
    for: id.optional().describe('Only this side can win so.'),
  }),
  entry({
    kind: z.literal('leaders').describe('Leaders of the enemy are taken or killed.'),
    rank: choice(['general', 'noble', 'officer'], 'rank').describe('Which.'),
    atLeast: count.describe('How many.'),
    for: id.optional().describe('Only this side can win so.'),
  }),
  entry({
    kind: z.literal('ransom').describe('Captured nobles are worth so much.'),
    points: z.int().min(1).max(100_000).optional().describe('Ransom points; those of the book, unless said.'),
    for: id.optional().describe('Only this side can win so.'),
  }),
  entry({
    kind: z.literal('knights').describe('Knights of the enemy are held captive.'),
    atLeast: count.describe('How many.'),
    for: id.optional().describe('Only this side can win so.'),
  }),
] as const;
const victory = z.discriminatedUnion('kind', [
  ...single,
  entry({
    kind: z.literal('all-of').describe('Several things together.'),
    conditions: listOf(z.discriminatedUnion('kind', [...single]), 2, 6).describe('All of these.'),
    for: id.optional().describe('Only this side can win so.'),
  }),
]);

const agreement = choice(
  [
    'artillery-share',
    'cavalry-share',
    'missile-share',
    'light-units',
    'berserkers',
    'war-wagons',
    'unit-size',
    'points',
  ],
  'agreement',
);
const optional = choice(['dispatch-riders', 'greek-fire', 'ransom', 'decimation', 'mercenaries'], 'optional rule');

/** The scenario file of the ancient and medieval game (`ruleset: "ancient-medieval"`). Lengths in cm, x to the east, y to the north. */
export const ancientScenarioSchema = entry({
  $schema: z.string().max(200).optional().describe('Where editors find the JSON Schema of this file.'),
  ruleset: z.literal('ancient-medieval').describe('The ruleset it is played by.'),
  name: name.describe('What the battle is called.'),
  level: choice(['basic', 'intermediate', 'advanced'], 'level').describe(
    'How much of the book is played. Intermediate adds the three-dice test and hidden troops, advanced battles and optional rules.',
  ),
  notes: text(0, 4000, 'lines').optional().describe('Anything a player should know. Lines may be broken.'),
  points: z
    .int()
    .min(1)
    .max(1_000_000)
    .optional()
    .describe('Points a side may spend on its army; without it, nobody counts.'),
  table,
  objectives: listOf(objective, 0, 20).default([]).describe('Places worth holding.'),
  sides: z.record(id, side).describe('The two sides, by id.'),
  agreed: listOf(agreement, 0, 20).default([]).describe('Limits of the army lists that both sides agreed to waive.'),
  optional: listOf(optional, 0, 10).default([]).describe('Optional rules that both sides agreed on. Advanced game.'),
  victory: listOf(victory, 0, 10).describe('How the battle is won: any one of these.'),
  turnLimit: turns.describe('The last turn. Without a winner by then nobody has won.'),
});

/** A checked scenario of the ancient and medieval game. */
export type AncientScenario = z.output<typeof ancientScenarioSchema>;
/** What a scenario file holds before it is checked. */
export type AncientScenarioFile = z.input<typeof ancientScenarioSchema>;
