import { z } from 'zod';
import { choice, entry, listOf, text } from './reading-schema.js';
import { troopTypes } from './troops.js';

export { violationsOf } from './reading-schema.js';

const coordinate = z.number().min(-1000).max(1000);
const point = z.tuple([coordinate, coordinate]).readonly().describe('A point in cm: [x to the east, y to the north].');
const length = z.number().positive().max(1000);
const name = text(1, 80);
const id = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]{0,39}$/,
    'this is no id\nbegin with a letter, and use up to 40 lower-case letters, digits and dashes',
  )
  .refine(text => !['constructor', 'prototype'].includes(text), 'this name is reserved\nchoose another one');
const bearing = z.union([z.number().min(0).lt(360), text(1, 40)], {
  error:
    'this is no direction\ngive a compass point such as "NNE", or degrees clockwise from north, from 0 to below 360',
});
const order = text(0, 400);

const ofFeature = {
  id: id.describe('Its own id.'),
  name: name.optional().describe('What reports call it; without it, the id.'),
};

const area = entry({
  kind: z.enum(['hill', 'wood', 'rough', 'marsh', 'building', 'ridge']).describe('Ground with an outline.'),
  ...ofFeature,
  outline: listOf(point, 3, 200).describe('Its corners, in the order one would walk round them.'),
  level: z.int().min(1).max(5).optional().describe('How high it is. A hill of level 2 stands on one of level 1.'),
});
const strip = entry({
  kind: z.enum(['river', 'creek', 'road']).describe('Something long. A river cannot be crossed, a creek can.'),
  ...ofFeature,
  line: listOf(point, 2, 200).describe('The points its middle runs through.'),
  width: length.describe('In cm.'),
});
const crossing = entry({
  kind: z.enum(['ford', 'bridge']).describe('A way over a river or creek.'),
  ...ofFeature,
  line: listOf(point, 2, 20).describe('From one bank to the other.'),
  width: length.describe('In cm.'),
  material: choice(['wood', 'stone'], 'material').optional().describe('What it is built of.'),
});
const barrier = entry({
  kind: z.enum(['fence', 'wall']).describe('A wooden fence or a stone wall.'),
  ...ofFeature,
  line: listOf(point, 2, 200).describe('The points it runs through.'),
});

const unit = entry({
  id: id.describe('Its own id, by which orders name it.'),
  name: name.optional().describe('What reports call it; without it, the id.'),
  type: choice(troopTypes, 'troop type').describe('The figures it is made of.'),
  figures: z
    .int()
    .min(1)
    .max(1000)
    .optional()
    .describe('Infantry and cavalry: how many. A gun leaves it out: it comes with its full crew.'),
  at: point.describe('The middle of its front edge, in cm.'),
  facing: bearing.describe('A compass point such as "NNE", or degrees clockwise from north.'),
  formation: text(1, 20)
    .optional()
    .describe('"Col 4" (four figures abreast) or "LB" (line of battle); without it, the column of the book.'),
  general: z.boolean().optional().describe('Whether the general leads it.'),
  order: order.optional().describe('The order it stands under when the battle begins; without it, hold.'),
});

const side = entry({
  name: name.describe('What reports call the side.'),
  colour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'this is no colour\ngive # and six hexadecimal digits, such as "#1f4e9c"')
    .optional()
    .describe('Its colour in pictures.'),
  units: listOf(unit, 1, 400).describe('Its army.'),
});

const objective = entry({
  id: id.describe('Its own id.'),
  name: name.describe('What reports call it.'),
  at: point.describe('Its middle, in cm.'),
  radius: length.describe('A side holds it that alone has figures within so many cm.'),
});

const victory = z.discriminatedUnion('kind', [
  entry({
    kind: z.literal('hold').describe('A side wins that has held the objectives for so many turns in a row.'),
    objectives: listOf(id, 1, 20).describe('Ids of objectives; all of them must be held.'),
    turns: z.int().min(1).max(100).describe('Turns in a row.'),
    side: id.optional().describe('Only this side can win so; without it, either can.'),
  }),
  entry({
    kind: z.literal('losses').describe('A side loses that has lost so much.'),
    percent: z.number().gt(0).max(100).describe('How much of it, in per cent.'),
    of: choice(['figures', 'units', 'points'], 'measure').describe('Of what.'),
  }),
  entry({ kind: z.literal('general').describe('A side loses that has lost its general.') }),
  entry({
    kind: z.literal('turn-limit').describe('The battle ends after so many turns. Every scenario has one.'),
    turns: z.int().min(1).max(200).describe('The last turn.'),
    decidedBy: choice(['points-left', 'units-left', 'points-destroyed', 'draw'], 'way to decide').describe(
      'Which side then wins: the one with more of it.',
    ),
  }),
]);

const agreement = choice(['artillery-share', 'cavalry-share', 'unit-size', 'points'], 'agreement');

/** The scenario file of the musket game (`ruleset: "musket"`). Lengths in cm, x to the east, y to the north. */
export const musketScenarioSchema = entry({
  $schema: z.string().max(200).optional().describe('Where editors find the JSON Schema of this file.'),
  ruleset: z.literal('musket').describe('The ruleset it is played by.'),
  name: name.describe('What the battle is called.'),
  level: z.literal('basic').describe('How many of the rules are played: the basic game.'),
  notes: text(0, 2000, 'lines').optional().describe('Anything a player should know. Lines may be broken.'),
  points: z.int().min(1).max(100_000).describe('Points a side may spend on its army.'),
  table: entry({
    width: length.describe('From west to east, in cm.'),
    height: length.describe('From south to north, in cm.'),
    features: listOf(z.discriminatedUnion('kind', [area, strip, crossing, barrier]), 0, 200).describe(
      'What stands and runs on it.',
    ),
  }).describe('The playing surface.'),
  objectives: listOf(objective, 0, 20).default([]).describe('Places worth holding.'),
  sides: z.record(id, side).describe('The two sides, by id.'),
  agreed: listOf(agreement, 0, 20)
    .default([])
    .describe('Limits that both sides agreed to waive: the thirds of artillery and cavalry, 6 to 36 figures, points.'),
  victory: listOf(victory, 1, 10).describe('How the battle is won: the first condition that a side meets.'),
});

/** A checked scenario of the musket game. */
export type MusketScenario = z.output<typeof musketScenarioSchema>;
/** What a scenario file holds before it is checked. */
export type MusketScenarioFile = z.input<typeof musketScenarioSchema>;
