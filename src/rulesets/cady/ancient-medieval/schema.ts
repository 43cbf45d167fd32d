import * as z from 'zod/mini';
import {
  bearing,
  choice,
  colour,
  entry,
  firstTurn,
  id,
  listOf,
  name,
  tableSchemas,
  text,
} from '../../../scenario/index.js';
import { arrives } from '../common/army/arrival-schema.js';
import { beforeParts, beforeWords } from '../common/army/before-schema.js';
import { generalPeriods } from './numbers/general-periods.js';
import { byTroops, type TroopSchema, troopChoice } from './troop-schema.js';
import { ancientMedievalTroopTypes, gunTypes } from './troops.js';

const { point, table, objective } = tableSchemas('cm');
const order = text(0, 400);
const load = choice(['missiles', ...gunTypes], 'load');
const titles = ['king', 'queen', 'prince', 'duke', 'baron', 'knight'] as const;
const title = choice(titles, 'title');
const count = z.int().check(z.minimum(1), z.maximum(1000));

const level = choice(['basic', 'intermediate', 'advanced'], 'level').check(
  z.describe(
    'How much of the book is played. Intermediate adds the three-dice test and hidden troops, advanced battles and optional rules.',
  ),
);
const points = z
  .optional(z.int().check(z.minimum(1), z.maximum(1_000_000)))
  .check(z.describe('Points a side may spend on its army; without it, nobody counts.'));
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
const period = choice(generalPeriods, 'period').check(
  z.describe('The general period of which both sides agreed to field troops; without it, any mixture.'),
);
const agreed = listOf(agreement, 0, 20).check(z.describe('Limits of the army lists that both sides agreed to waive.'));

const before = entry({
  ...beforeParts,
  shots: z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(1000)))
    .check(z.describe('Shots left to each figure, or to the machine; all of them unless said.')),
  hits: z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(100)))
    .check(z.describe('Of an elephant: the hits that it bears.')),
}).check(z.describe(beforeWords));

const equipment = entry({
  axes: z.exactOptional(count).check(z.describe('Figures with a throwing axe.')),
  javelins: z.exactOptional(count).check(z.describe('Javelins or darts, all figures together.')),
  caltrops: z
    .exactOptional(z.int().check(z.minimum(1), z.maximum(10_000)))
    .check(z.describe('Square centimetres of caltrops.')),
  stakes: z.exactOptional(count).check(z.describe('Centimetres of stakes, besides those that come with the figures.')),
  pavises: z.exactOptional(count).check(z.describe('Pavises, of which each shelters two figures.')),
  mounts: z.exactOptional(count).check(z.describe('Horses for infantry, one for each figure.')),
  spareCrews: z
    .exactOptional(z.int().check(z.minimum(1), z.maximum(20)))
    .check(z.describe('Spare crews for a machine.')),
}).check(z.describe('What it has bought.'));

/** A unit; troop types are read by `troop`. */
function unitOf(troop: TroopSchema) {
  return entry({
    id: id.check(z.describe('Its own id, by which orders name it.')),
    name: z.optional(name).check(z.describe('What reports call it; without it, the id.')),
    type: troop.check(z.describe('The figures it is made of.')),
    figures: z
      .optional(count)
      .check(
        z.describe(
          'How many. A machine leaves it out: it comes with its full crew. Elephants, chariots, wagons, samurai and berserkers are one each, or as many, side by side, with orders of their own.',
        ),
      ),
    at: point.check(z.describe('The middle of its front edge, in cm.')),
    facing: bearing.check(z.describe('A compass point such as "NNE", or degrees clockwise from north.')),
    formation: z
      .optional(text(1, 20))
      .check(z.describe('"Col 4", "LB", "SK", "PHALANX" or "TESTUDO"; without it, the column of the book.')),
    general: z.optional(z.boolean()).check(z.describe('Whether the supreme commander leads it in person.')),
    order: z.optional(order).check(z.describe('The order it stands under when the battle begins; without it, hold.')),
    equipment: z.optional(equipment),
    loads: z.optional(listOf(load, 1, 3)).check(z.describe('What a supply wagon carries.')),
    crew: z
      .optional(
        entry({
          guns: z.int().check(z.minimum(0), z.maximum(1), z.describe('Culverins in it.')),
          figures: listOf(entry({ type: troop, figures: count }), 0, 3).check(z.describe('Whom it carries.')),
          firing: z.exactOptional(entry({ type: troop, figures: count })).check(z.describe('Who fires from inside.')),
        }),
      )
      .check(z.describe('What a war wagon holds.')),
    hidden: z.optional(z.boolean()).check(z.describe('It begins behind a marker.')),
    arrives,
    imperial: z.optional(z.boolean()).check(z.describe('Imperials pay double and take no post-melee morale.')),
    mercenary: z.optional(z.boolean()).check(z.describe('They fight for pay.')),
    price: z
      .optional(z.number().check(z.positive(), z.maximum(1000)))
      .check(z.describe('Points for each of these mercenaries, as agreed.')),
    inside: z.optional(z.boolean()).check(z.describe('It stands within the castle, from which there is no way back.')),
    on: z.optional(id).check(z.describe('The castle wall on which it stands.')),
    century: z.optional(id).check(z.describe('The cohort of which it is a century.')),
    before: z.exactOptional(before),
  });
}

/** The keys of a unit that its army list holds. */
const listed = {
  id: true,
  type: true,
  figures: true,
  equipment: true,
  loads: true,
  crew: true,
  imperial: true,
  mercenary: true,
  price: true,
  century: true,
} as const;

/** An army list: its units wherever they stand, and what was agreed on. */
export const ancientArmySchemaUnder = byTroops(troop =>
  entry({
    level,
    points,
    period: z.exactOptional(period),
    agreed: z.exactOptional(agreed),
    units: listOf(z.pick(unitOf(troop), listed), 0, 400),
  }),
);

const battle = entry({
  id: id.check(z.describe('Its own id: "van", "main", "rear", …')),
  name: z.optional(name).check(z.describe('What reports call it; without it, the id.')),
  units: listOf(id, 2, 40).check(z.describe('Its units, by id.')),
  leader: z.optional(title).check(z.describe('The title of whoever leads it.')),
});

const noble = entry({
  id: id.check(z.describe('His own id.')),
  name: z.optional(name).check(z.describe('What reports call him; without it, the id.')),
  title: title.check(z.describe('What he is, and so what ransom he brings.')),
  unit: id.check(z.describe('The unit that he rides with.')),
});

const gear = entry({
  id: id.check(z.describe('Its own id.')),
  kind: choice(['ladder', 'tower', 'ram'], 'siege gear').check(z.describe('What it is.')),
  at: point.check(z.describe('Where it lies, in cm.')),
  by: z.optional(id).check(z.describe('The unit that carries or pushes it.')),
});

function sideOf(troop: TroopSchema) {
  return entry({
    name: name.check(z.describe('What reports call the side.')),
    colour: z.optional(colour).check(z.describe('Its colour in pictures.')),
    units: listOf(unitOf(troop), 1, 400).check(z.describe('Its army.')),
    leader: z.optional(title).check(z.describe('The title of its supreme commander.')),
    battles: z
      ._default(listOf(battle, 0, 20), [])
      .check(z.describe('Units joined into battles: van, main, rear. Advanced game.')),
    nobles: z._default(listOf(noble, 0, 60), []).check(z.describe('Nobles to be taken for ransom.')),
    phantoms: z
      ._default(listOf(point, 0, 40), [])
      .check(z.describe('Markers that stand for nobody, where hidden troops are played.')),
    gear: z._default(listOf(gear, 0, 20), []).check(z.describe('Ladders, towers and rams.')),
  });
}

const tally = choice(['figures', 'units', 'points'], 'measure');
const turns = z.int().check(z.minimum(1), z.maximum(200));
const single = [
  entry({
    kind: z.literal('hold').check(z.describe('Holding objectives.')),
    objectives: listOf(id, 1, 20).check(z.describe('Which.')),
    atLeast: z.optional(count).check(z.describe('How many of them; all, unless said.')),
    turns: turns.check(z.describe('Turns in a row.')),
    onTurn: z
      .optional(turns)
      .check(z.describe('At the end of this turn, and not before; at the end of any unless said.')),
    for: z.optional(id).check(z.describe('Only this side can win so; without it, either can.')),
  }),
  entry({
    kind: z.literal('losses').check(z.describe('The enemy has lost so much.')),
    of: tally.check(z.describe('Of what.')),
    percent: z.number().check(z.gt(0), z.maximum(100), z.describe('How much, in per cent.')),
    for: z.optional(id).check(z.describe('Only this side can win so.')),
  }),
  entry({
    kind: z.literal('most-left').check(z.describe('More left than the enemy at the end of a turn.')),
    of: tally.check(z.describe('Of what.')),
    onTurn: turns.check(z.describe('The turn.')),
    for: z.optional(id).check(z.describe('Only this side can win so.')),
  }),
  entry({
    kind: z.literal('points-destroyed').check(z.describe('More points for destroyed units than the enemy.')),
    onTurn: turns.check(z.describe('At the end of this turn.')),
    for: z.optional(id).check(z.describe('Only this side can win so.')),
  }),
  entry({
    kind: z.literal('sweep').check(z.describe('The enemy is gone from the table.')),
    byTurn: turns.check(z.describe('By the end of this turn.')),
    for: z.optional(id).check(z.describe('Only this side can win so.')),
  }),
  entry({
    kind: z.literal('leaders').check(z.describe('Leaders of the enemy are taken or killed.')),
    rank: choice(['general', 'noble', 'officer'], 'rank').check(z.describe('Which.')),
    atLeast: count.check(z.describe('How many.')),
    for: z.optional(id).check(z.describe('Only this side can win so.')),
  }),
  entry({
    kind: z.literal('ransom').check(z.describe('Captured nobles are worth so much.')),
    points: z
      .optional(z.int().check(z.minimum(1), z.maximum(100_000)))
      .check(z.describe('Ransom points; those of the book, unless said.')),
    for: z.optional(id).check(z.describe('Only this side can win so.')),
  }),
  entry({
    kind: z.literal('knights').check(z.describe('Knights of the enemy are held captive.')),
    atLeast: count.check(z.describe('How many.')),
    for: z.optional(id).check(z.describe('Only this side can win so.')),
  }),
] as const;
const victory = z.discriminatedUnion('kind', [
  ...single,
  entry({
    kind: z.literal('all-of').check(z.describe('Several things together.')),
    conditions: listOf(z.discriminatedUnion('kind', [...single]), 2, 6).check(z.describe('All of these.')),
    for: z.optional(id).check(z.describe('Only this side can win so.')),
  }),
]);

const optional = choice(['dispatch-riders', 'greek-fire', 'ransom', 'decimation', 'mercenaries'], 'optional rule');

function scenarioOf(troop: TroopSchema) {
  return entry({
    $schema: z
      .optional(z.string().check(z.maxLength(200)))
      .check(z.describe('Where editors find the JSON Schema of this file.')),
    ruleset: z.literal('ancient-medieval').check(z.describe('The ruleset it is played by.')),
    name: name.check(z.describe('What the battle is called.')),
    level,
    notes: z.optional(text(0, 4000, 'lines')).check(z.describe('Anything a player should know. Lines may be broken.')),
    points,
    table,
    objectives: z._default(listOf(objective, 0, 20), []).check(z.describe('Places worth holding.')),
    sides: z.record(id, sideOf(troop)).check(z.describe('The two sides, by id.')),
    period: z.exactOptional(period),
    agreed: z._default(agreed, []),
    optional: z
      ._default(listOf(optional, 0, 10), [])
      .check(z.describe('Optional rules that both sides agreed on. Advanced game.')),
    victory: listOf(victory, 0, 10).check(z.describe('How the battle is won: any one of these.')),
    turn: z.exactOptional(firstTurn),
    turnLimit: turns.check(z.describe('The last turn. Without a winner by then nobody has won.')),
  });
}

/** The scenario file of the ancient and medieval game (`ruleset: "ancient-medieval"`). Lengths in cm, x to the east, y to the north. */
export const ancientScenarioSchema = scenarioOf(troopChoice(ancientMedievalTroopTypes));

/** The same by the rules in force, whose house rules may have made troops of their own. */
export const ancientScenarioSchemaUnder = byTroops(scenarioOf);

/** A checked scenario of the ancient and medieval game. */
export type AncientScenario = z.output<typeof ancientScenarioSchema>;
/** What a scenario file holds before it is checked. */
export type AncientScenarioFile = z.input<typeof ancientScenarioSchema>;
