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
import { caltropsSchema, fireSchema } from './fire/fire-schema.js';
import {
  armyFields,
  bodyFields,
  figureFields,
  travelFields,
  umpireFields,
  waivers,
  writingFields,
} from './muster/army-fields-schema.js';
import { planField, setupField } from './muster/setup-schema.js';
import type { WrgRules } from './rules.js';
import { seaSchema } from './ships/sea-schema.js';
import { worksSchema } from './siege/schema.js';
import { attachedFields, creatureFields, sorceryEntry } from './sorcery/scenario-schema.js';
import {
  crewArms,
  draughts,
  engineKinds,
  type TroopType,
  trainings,
  troopClasses,
  troopTypes,
  weapons,
} from './troops.js';
import { battleWeatherSchema } from './weather/battle-schema.js';

const { point, table, objective } = tableSchemas('paces');

const figures = z.int().check(z.minimum(1), z.maximum(60));

/** What the figures of a unit are; their type is read by `type`. */
function troopFields(type: TypeSchema) {
  return {
    type: type.check(
      z.describe('What they are: LI, LMI, LHI, MI, HI, LC, MC, HC, EHC, SHC in small letters, or models.'),
    ),
    training: choice(trainings, 'training').check(z.describe('Regulars or barbarians.')),
    class: choice(troopClasses, 'class').check(z.describe('How they react: A, the best, to E.')),
    weapons: z
      ._default(listOf(choice(weapons, 'weapon'), 0, 3), [])
      .check(
        z.describe('What they carry besides a sword: one weapon, or two or three where the book allows them together.'),
      ),
    shield: z._default(z.boolean(), true).check(z.describe('Whether they carry shields.')),
    fanatic: z.exactOptional(z.boolean()).check(z.describe('Whether they are fanatics.')),
    camels: z.exactOptional(z.boolean()).check(z.describe('Whether they ride camels.')),
    mounts: z.exactOptional(z.boolean()).check(z.describe('Of foot: whether they ride to battle.')),
    horses: z.exactOptional(z.int().check(z.minimum(2), z.maximum(4))).check(z.describe('Of chariots: horses.')),
    crew: z
      .exactOptional(listOf(choice(crewArms, 'crewman'), 0, 5))
      .check(z.describe('Of elephants and chariots: what the fighting men besides the driver have.')),
    engine: z.exactOptional(choice(engineKinds, 'engine')).check(z.describe('Of engines: which.')),
    drawn: z
      .exactOptional(choice(draughts, 'draught'))
      .check(
        z.describe('Of engines: what draws it; unless said men draw the light bolt-thrower, and oxen all others.'),
      ),
    ...creatureFields,
  };
}

const formation = {
  figures: figures.check(z.describe('How many figures or models.')),
  files: figures.check(z.describe('How many stand abreast.')),
  at: point.check(z.describe('The middle of its front edge, in paces.')),
  facing: bearing.check(z.describe('A compass point such as "NNE", or degrees clockwise from north.')),
};

const away = z.union(
  [
    entry({
      from: z.int().check(z.minimum(1), z.maximum(30), z.describe('The period from which dice are thrown for it.')),
    }),
    z.literal('ambush'),
  ],
  { error: 'this is no way to be away\ngive { "from": 4 } for troops that come on late, or "ambush" for hidden ones' },
);

function subUnitOf(type: TypeSchema) {
  return entry({
    id: id.check(z.describe('Its own id.')),
    name: z.exactOptional(name),
    ...troopFields(type),
    ...bodyFields,
    ...formation,
  });
}

function unitOf(type: TypeSchema) {
  return entry({
    id: id.check(z.describe('Its own id, by which orders name it.')),
    name: z.exactOptional(name).check(z.describe('What reports call it; without it, the id.')),
    ...troopFields(type),
    nation: z.exactOptional(id).check(z.describe('Of another nation than its army: mercenaries, allies.')),
    loyalty: z
      .exactOptional(choice(['subject-levies', 'mercenaries'], 'loyalty'))
      .check(z.describe('Who may march home or change sides when a third of the army is gone.')),
    ...bodyFields,
    ...travelFields,
    ...formation,
    command: z.exactOptional(id).check(z.describe('The general whose command it is of; without it, the first.')),
    ...attachedFields,
    order: z.exactOptional(text(1, 200)).check(z.describe('Its order at the start, in the notation of orders.')),
    away: z.exactOptional(away).check(z.describe('Where it is not on the table for all to see at the start.')),
    subUnits: z._default(listOf(subUnitOf(type), 0, 6), []).check(z.describe('Its sub-units.')),
  });
}

const general = entry({
  id: id.check(z.describe('His own id.')),
  name: name.check(z.describe('What reports call him.')),
  rank: choice(['commander-in-chief', 'subordinate'], 'rank').check(
    z.describe('Every army has one commander-in-chief.'),
  ),
  with: id.check(z.describe('The unit that he is with at the start.')),
  bodyguard: z
    .exactOptional(z.boolean())
    .check(z.describe('Whether that is his bodyguard, which he commands himself; without it, if it is small enough.')),
  inFront: z._default(z.boolean(), false).check(z.describe('Whether he stands in its front rank.')),
  personality: z
    .exactOptional(choice(['over-cautious', 'average', 'rash'], 'personality'))
    .check(z.describe('Of a subordinate: how he is; without it, a die says so.')),
});

const signal = entry({
  name: id.check(z.describe('What it is called.')),
  by: z
    ._default(choice(['trumpet', 'visual'], 'kind of signal'), 'trumpet')
    .check(z.describe('Whether it is blown or shown.')),
  means: text(1, 200).check(z.describe('The order it stands for, in the notation of orders.')),
  units: z.exactOptional(listOf(id, 1, 60)).check(z.describe('Whom it concerns; without it, all who hear it.')),
});

function sideOf(type: TypeSchema) {
  return entry({
    name: name.check(z.describe('What reports call the side.')),
    colour: z.exactOptional(colour).check(z.describe('Its colour in pictures.')),
    nation: id.check(z.describe('Whose army it is: roman, indian, hun, …')),
    training: choice(trainings, 'training').check(z.describe('Of the army as a whole: signals, dice of its generals.')),
    baseline: choice(['north', 'east', 'south', 'west'], 'table edge').check(z.describe('Its own table edge.')),
    ...armyFields,
    ...writingFields,
    plan: planField,
    generals: listOf(general, 1, 3).check(z.describe('Its generals.')),
    units: listOf(unitOf(type), 1, 60).check(z.describe('Its army.')),
    signals: z._default(listOf(signal, 0, 5), []).check(z.describe('Signals agreed on beforehand.')),
    standingOrders: z._default(listOf(text(1, 200), 0, 20), []).check(z.describe('Standing orders.')),
  });
}

function scenarioOf(type: TypeSchema) {
  return entry({
    $schema: z.exactOptional(z.string().check(z.maxLength(200))).check(z.describe('Where editors find the schema.')),
    ruleset: z.literal('wrg').check(z.describe('The ruleset it is played by.')),
    name: name.check(z.describe('What the battle is called.')),
    notes: z.exactOptional(text(0, 4000, 'lines')).check(z.describe('Anything a player should know.')),
    table,
    steepHills: z
      ._default(listOf(id, 0, 50), [])
      .check(z.describe('Hills of the table that are steep; others are slight.')),
    objectives: z
      ._default(listOf(z.extend(objective, { points: z.int().check(z.minimum(0), z.maximum(1000)) }), 0, 20), [])
      .check(z.describe('Places that count points for who controls them.')),
    sides: z.record(id, sideOf(type)).check(z.describe('The two sides, by id.')),
    ...figureFields,
    setup: setupField,
    ...umpireFields,
    deployment: z
      ._default(choice(['free', 'by-the-book'], 'deployment'), 'free')
      .check(
        z.describe('Where armies may stand at the start: anywhere, or near their own table edge as the book has it.'),
      ),
    agreed: z
      ._default(listOf(choice(waivers, 'agreement'), 0, waivers.length), [])
      .check(z.describe('Limits on armies that both sides agreed to waive.')),
    period: z
      .exactOptional(firstTurn)
      .check(z.describe('The period that it begins with, where it is set up in the middle of a battle.')),
    sorcery: z
      .exactOptional(sorceryEntry)
      .check(z.describe('With saints, heroes, creatures of fable and magicians; without it there are none.')),
    periods: z
      .exactOptional(z.int().check(z.minimum(1), z.maximum(60)))
      .check(z.describe('When night falls; without it, after as many periods as the rules say.')),
    sea: z.exactOptional(seaSchema).check(z.describe('Ships, and the water that men wade through.')),
    weather: z
      .exactOptional(battleWeatherSchema)
      .check(z.describe('The weather and time of day, where they are played.')),
    works: z
      .exactOptional(worksSchema(point))
      .check(z.describe('Fortifications and what they are besieged with; without it, nobody besieges anybody.')),
    fire: z.exactOptional(fireSchema).check(z.describe('What may burn, who sets fire to it and who fights it.')),
    caltrops: z.exactOptional(caltropsSchema).check(z.describe('Who carries caltrops.')),
    suddenDeath: z._default(z.boolean(), false).check(z.describe('Whether any margin of points, however small, wins.')),
  });
}

const typeOf = (types: readonly TroopType[]) => choice(types, 'type of troops');
type TypeSchema = ReturnType<typeof typeOf>;

/** A unit of a scenario. */
export const wrgUnitSchema = unitOf(typeOf(troopTypes));

/** The scenario file of the WRG game (`ruleset: "wrg"`). Lengths in paces, x to the east, y to the north. */
export const wrgScenarioSchema = scenarioOf(typeOf(troopTypes));

/** The same by the rules in force, whose house rules may have made types of their own. */
export const wrgScenarioSchemaUnder = underRules((_rules: WrgRules) => wrgScenarioSchema);

/** A checked scenario of the WRG game. */
export type WrgScenario = z.output<typeof wrgScenarioSchema>;
/** What a scenario file holds before it is checked. */
export type WrgScenarioFile = z.input<typeof wrgScenarioSchema>;
