import * as z from 'zod';
import { bearing, choice, colour, entry, id, listOf, name, tableSchemas, text } from '../../../scenario/index.js';
import { troopTypes } from './troops.js';

export { violationsOf } from '../../../scenario/index.js';

const { point, table, objective } = tableSchemas('cm');
const order = text(0, 400);

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
  hidden: z.boolean().optional().describe('It begins behind a marker.'),
});

const brigade = entry({
  id: id.describe('Its own id.'),
  units: listOf(id, 2, 40).describe('Its units, by id.'),
});

const side = entry({
  name: name.describe('What reports call the side.'),
  colour: colour.optional().describe('Its colour in pictures.'),
  units: listOf(unit, 1, 400).describe('Its army.'),
  brigades: listOf(brigade, 0, 40).exactOptional().describe('Units joined into brigades. Advanced game.'),
  phantoms: listOf(point, 0, 40)
    .exactOptional()
    .describe('Markers that stand for nobody, where hidden troops are played.'),
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
  level: choice(['basic', 'intermediate', 'advanced'], 'level').describe(
    'How much of the book is played. Intermediate adds the three-dice test and hidden troops, advanced brigades.',
  ),
  notes: text(0, 2000, 'lines').optional().describe('Anything a player should know. Lines may be broken.'),
  points: z.int().min(1).max(100_000).describe('Points a side may spend on its army.'),
  table,
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
