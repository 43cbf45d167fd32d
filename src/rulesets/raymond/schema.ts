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
  underRules,
} from '../../scenario/index.js';
import type { RaymondRules } from './rules.js';
import { gunKinds, ranks, type UnitType, unitTypes, unitTypesOf } from './troops.js';

const { point, table, objective } = tableSchemas('inches');

const before = entry({
  lost: z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(40)))
    .check(z.describe('Stands lost; "stands" are those left.')),
  hits: z.exactOptional(z.int().check(z.minimum(0), z.maximum(40))).check(z.describe('Hit markers.')),
}).check(z.describe('What has befallen it already, where the scenario is set up in the middle of a battle.'));

const formations = ['line', 'mass', 'defensive mass'] as const;
const classes = ['foot', 'mounted', 'artillery'] as const;

/** A unit; its kind is read by `type`. */
function unitOf(type: KindSchema) {
  return entry({
    id: id.check(z.describe('Its own id, by which orders name it.')),
    name: z.optional(name).check(z.describe('What reports call it; without it, the id.')),
    type: type.check(z.describe('What kind of unit it is.')),
    guns: z.optional(choice(gunKinds, 'kind of guns')).check(z.describe('Of artillery: which guns.')),
    rank: z.optional(choice(ranks, 'rank')).check(z.describe('Of a command unit: whose it is.')),
    stands: z
      .optional(text(1, 40))
      .check(
        z.describe(
          'Its stands, row by row from the front, left to right: P pike, M musket, H hand-to-hand, L light hand-to-hand, D mounted and d dismounted dragoons, C cavalry, X heavy cavalry. "MPM/M.M" is two rows. Guns and commanders leave it out.',
        ),
      ),
    formation: z
      .optional(choice(formations, 'formation'))
      .check(z.describe('Without it, a line if it stands in one row, else a mass.')),
    limbered: z.optional(z.boolean()).check(z.describe('Of artillery: whether it is hitched to its teams.')),
    at: point.check(z.describe('The middle of its front edge, in inches.')),
    facing: bearing.check(z.describe('A compass point such as "NNE", or degrees clockwise from north.')),
    before: z.optional(before),
  });
}

function sideOf(type: KindSchema) {
  return entry({
    name: name.check(z.describe('What reports call the side.')),
    colour: z.optional(colour).check(z.describe('Its colour in pictures.')),
    units: listOf(unitOf(type), 1, 100).check(z.describe('Its army.')),
  });
}

const victory = z.discriminatedUnion('kind', [
  entry({
    kind: z.literal('hold').check(z.describe('A side wins that has held the objectives for so many turns in a row.')),
    objectives: listOf(id, 1, 20).check(z.describe('Ids of objectives; all of them must be held.')),
    turns: z.int().check(z.minimum(1), z.maximum(100), z.describe('Turns in a row.')),
    side: z.optional(id).check(z.describe('Only this side can win so; without it, either can.')),
  }),
  entry({
    kind: z.literal('losses').check(z.describe('A side loses that has lost so much.')),
    percent: z.number().check(z.gt(0), z.maximum(100), z.describe('How much of it, in per cent.')),
    of: choice(['stands', 'units'], 'measure').check(z.describe('Of what.')),
    side: z.optional(id).check(z.describe('Only this side can win so; without it, either can.')),
  }),
  entry({ kind: z.literal('commander').check(z.describe('A side loses that has lost its Commander.')) }),
  entry({
    kind: z.literal('turn-limit').check(z.describe('The battle ends after so many turns. Every scenario has one.')),
    turns: z.int().check(z.minimum(1), z.maximum(200), z.describe('The last turn.')),
    decidedBy: choice(['stands-left', 'units-left', 'draw'], 'way to decide').check(
      z.describe('Which side then wins: the one with the larger share of its own left.'),
    ),
  }),
]);

const effect = entry({
  stopsFire: z.optional(z.boolean()).check(z.describe('Whether it stops fire between firer and target.')),
  bars: z.optional(listOf(choice(classes, 'class'), 0, 3)).check(z.describe('Who may not enter or cross it.')),
  barsCharge: z.optional(listOf(choice(classes, 'class'), 0, 3)).check(z.describe('Who may not charge over it.')),
  fireDice: z
    .optional(z.int().check(z.minimum(-6), z.maximum(6)))
    .check(z.describe('Dice added to fire at a unit on or behind it.')),
  meleeDice: z
    .optional(z.int().check(z.minimum(-6), z.maximum(6)))
    .check(z.describe('Dice added to an attack on a unit on or behind it.')),
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

function scenarioOf(type: KindSchema) {
  return entry({
    $schema: z
      .optional(z.string().check(z.maxLength(200)))
      .check(z.describe('Where editors find the JSON Schema of this file.')),
    ruleset: z.literal('raymond').check(z.describe('The ruleset it is played by.')),
    name: name.check(z.describe('What the battle is called.')),
    notes: z.optional(text(0, 4000, 'lines')).check(z.describe('Anything a player should know. Lines may be broken.')),
    table,
    objectives: z._default(listOf(objective, 0, 20), []).check(z.describe('Places worth holding.')),
    sides: z.record(id, sideOf(type)).check(z.describe('The two sides, by id.')),
    terrain: z
      ._default(z.partialRecord(z.enum(features), effect), {})
      .check(z.describe('What the players agreed about terrain, where it differs from the rules.')),
    retreatedCountAsLost: z
      ._default(z.boolean(), true)
      .check(z.describe('Whether units that retreat of their own will count as lost.')),
    agreed: z
      ._default(listOf(choice(['army-composition', 'unit-size', 'extra-sub-commander'], 'agreement'), 0, 3), [])
      .check(z.describe('Limits that both sides agreed to waive.')),
    turn: z.exactOptional(firstTurn),
    victory: listOf(victory, 1, 10).check(z.describe('How the battle is won: the first condition that a side meets.')),
  });
}

const kindOfUnit = (types: readonly UnitType[]) => choice(types, 'kind of unit');
type KindSchema = ReturnType<typeof kindOfUnit>;

/** The scenario file of Raymond's game (`ruleset: "raymond"`). Lengths in inches, x to the east, y to the north. */
export const raymondScenarioSchema = scenarioOf(kindOfUnit(unitTypes));

/** The same by the rules in force, whose house rules may have made units of their own. */
export const raymondScenarioSchemaUnder = underRules((rules: Pick<RaymondRules, 'units'>) => {
  const types = unitTypesOf(rules);
  return types.length === unitTypes.length ? raymondScenarioSchema : scenarioOf(kindOfUnit(types));
});

/** A checked scenario of Raymond's game. */
export type RaymondScenario = z.output<typeof raymondScenarioSchema>;
/** What a scenario file holds before it is checked. */
export type RaymondScenarioFile = z.input<typeof raymondScenarioSchema>;
