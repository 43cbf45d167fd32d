import * as z from 'zod';
import { bearing, choice, colour, entry, id, listOf, name, tableSchemas, text } from '../../scenario/index.js';
import { gunKinds, ranks, unitTypes } from './troops.js';

const { point, table, objective } = tableSchemas('inches');

const formations = ['line', 'mass', 'defensive mass'] as const;
const classes = ['foot', 'mounted', 'artillery'] as const;

const unit = entry({
  id: id.describe('Its own id, by which orders name it.'),
  name: name.optional().describe('What reports call it; without it, the id.'),
  type: choice(unitTypes, 'kind of unit').describe('What kind of unit it is.'),
  guns: choice(gunKinds, 'kind of guns').optional().describe('Of artillery: which guns.'),
  rank: choice(ranks, 'rank').optional().describe('Of a command unit: whose it is.'),
  stands: text(1, 40)
    .optional()
    .describe(
      'Its stands, row by row from the front, left to right: P pike, M musket, H hand-to-hand, L light hand-to-hand, D mounted and d dismounted dragoons, C cavalry, X heavy cavalry. "MPM/M.M" is two rows. Guns and commanders leave it out.',
    ),
  formation: choice(formations, 'formation')
    .optional()
    .describe('Without it, a line if it stands in one row, else a mass.'),
  limbered: z.boolean().optional().describe('Of artillery: whether it is hitched to its teams.'),
  at: point.describe('The middle of its front edge, in inches.'),
  facing: bearing.describe('A compass point such as "NNE", or degrees clockwise from north.'),
});

const side = entry({
  name: name.describe('What reports call the side.'),
  colour: colour.optional().describe('Its colour in pictures.'),
  units: listOf(unit, 1, 100).describe('Its army.'),
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
    of: choice(['stands', 'units'], 'measure').describe('Of what.'),
    side: id.optional().describe('Only this side can win so; without it, either can.'),
  }),
  entry({ kind: z.literal('commander').describe('A side loses that has lost its Commander.') }),
  entry({
    kind: z.literal('turn-limit').describe('The battle ends after so many turns. Every scenario has one.'),
    turns: z.int().min(1).max(200).describe('The last turn.'),
    decidedBy: choice(['stands-left', 'units-left', 'draw'], 'way to decide').describe(
      'Which side then wins: the one with the larger share of its own left.',
    ),
  }),
]);

const effect = entry({
  stopsFire: z.boolean().optional().describe('Whether it stops fire between firer and target.'),
  bars: listOf(choice(classes, 'class'), 0, 3).optional().describe('Who may not enter or cross it.'),
  barsCharge: listOf(choice(classes, 'class'), 0, 3).optional().describe('Who may not charge over it.'),
  fireDice: z.int().min(-6).max(6).optional().describe('Dice added to fire at a unit on or behind it.'),
  meleeDice: z.int().min(-6).max(6).optional().describe('Dice added to an attack on a unit on or behind it.'),
});

const features = [
  'hill',
  'wood',
  'rough',
  'marsh',
  'building',
  'ridge',
  'river',
  'creek',
  'road',
  'ford',
  'bridge',
  'fence',
  'wall',
  'rampart',
  'gate',
] as const;

/** The scenario file of Raymond's game (`ruleset: "raymond"`). Lengths in inches, x to the east, y to the north. */
export const raymondScenarioSchema = entry({
  $schema: z.string().max(200).optional().describe('Where editors find the JSON Schema of this file.'),
  ruleset: z.literal('raymond').describe('The ruleset it is played by.'),
  name: name.describe('What the battle is called.'),
  notes: text(0, 4000, 'lines').optional().describe('Anything a player should know. Lines may be broken.'),
  table,
  objectives: listOf(objective, 0, 20).default([]).describe('Places worth holding.'),
  sides: z.record(id, side).describe('The two sides, by id.'),
  terrain: z
    .partialRecord(z.enum(features), effect)
    .default({})
    .describe('What the players agreed about terrain, where it differs from the rules.'),
  retreatedCountAsLost: z
    .boolean()
    .default(true)
    .describe('Whether units that retreat of their own will count as lost.'),
  agreed: listOf(choice(['army-composition', 'unit-size', 'extra-sub-commander'], 'agreement'), 0, 3)
    .default([])
    .describe('Limits that both sides agreed to waive.'),
  victory: listOf(victory, 1, 10).describe('How the battle is won: the first condition that a side meets.'),
});

/** A checked scenario of Raymond's game. */
export type RaymondScenario = z.output<typeof raymondScenarioSchema>;
/** What a scenario file holds before it is checked. */
export type RaymondScenarioFile = z.input<typeof raymondScenarioSchema>;
