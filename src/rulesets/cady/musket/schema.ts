import * as z from 'zod/mini';
import {
  bearing,
  choice,
  colour,
  entry,
  firstTurn,
  id,
  length,
  listOf,
  name,
  tableSchemas,
  text,
} from '../../../scenario/index.js';
import { arrives } from '../common/army/arrival-schema.js';
import { beforeParts, beforeWords } from '../common/army/before-schema.js';
import { byTroopTypes, type TroopSchema } from '../common/army/troop-schema.js';
import { type TroopType, troopTypes, troopTypesOf } from './troops.js';

const { point, table, objective } = tableSchemas('cm');
const order = text(0, 400);

const rounds = z
  .exactOptional(z.int().check(z.minimum(0), z.maximum(1000)))
  .check(z.describe('How many of it are left.'));
const before = entry({
  ...beforeParts,
  rounds: z
    .exactOptional(entry({ solid: rounds, explosive: rounds, canister: rounds }))
    .check(z.describe('Of a gun: the rounds left of each kind; all of them unless said.')),
}).check(z.describe(beforeWords));

const extras = z.int().check(z.minimum(1), z.maximum(10));

const inside = entry({
  building: id.check(z.describe('The building, by id; it must have a sheet.')),
  storey: z
    .exactOptional(z.int().check(z.minimum(1), z.maximum(5)))
    .check(z.describe('The floor that it holds; without it, the lowest with room.')),
}).check(z.describe('It begins inside a building, wherever `at` is.'));

const door = entry({
  at: point.check(z.describe('On the outline of the building.')),
  wide: z.exactOptional(z.boolean()).check(z.describe('Wide enough for a gun.')),
  open: z.exactOptional(z.boolean()).check(z.describe('It is not locked.')),
});

const opening = entry({
  at: point.check(z.describe('On the outline of the building.')),
  storey: z
    .exactOptional(z.int().check(z.minimum(1), z.maximum(5)))
    .check(z.describe('1, the ground floor, unless said.')),
});

const house = entry({
  building: id.check(z.describe('A feature of the kind "building", by id; its `level` is how many storeys it has.')),
  class: choice(['a', 'b', 'c', 'd'], 'class of building').check(
    z.describe('"a" stone, "b" stone and timber, "c" solid timber, "d" wattle and daub or a wood frame.'),
  ),
  doors: z.exactOptional(listOf(door, 0, 20)).check(z.describe('Its doors, on the ground floor.')),
  windows: z.exactOptional(listOf(opening, 0, 80)).check(z.describe('Its windows.')),
});

const officer = entry({
  rank: choice(['colonel', 'general'], 'rank').check(z.describe('Which of the two he is.')),
  name: name.check(z.describe('What he is called.')),
}).check(z.describe('A personal command figure that leads it, where "command-figures" are played.'));

const village = entry({
  at: point.check(z.describe('Its middle.')),
  radius: z.number().check(z.gt(0), z.maximum(200), z.describe('How far it reaches, in cm.')),
});

const events = entry({
  wells: z.exactOptional(listOf(point, 0, 40)).check(z.describe('Where wells are.')),
  villages: z.exactOptional(listOf(village, 0, 20)).check(z.describe('Villages, where there is something to drink.')),
}).check(z.describe('Random events are drawn; without it, none. Some befall whoever is near these places.'));
const aboard = entry({
  vessel: id.check(z.describe('The ship or boat of its side, by id.')),
  below: z.exactOptional(z.boolean()).check(z.describe('Of a ship: below decks; on the top deck unless said.')),
}).check(z.describe('It begins on board, wherever `at` is.'));

const vessel = entry({
  id: id.check(z.describe('Its own id.')),
  name: z.exactOptional(name).check(z.describe('What reports call it; without it, the id.')),
  kind: choice(['frigate', 'boat'], 'kind of vessel').check(z.describe('A frigate, or a river boat.')),
  at: point.check(z.describe('The point of its bow.')),
  facing: bearing.check(z.describe('The way its bow points.')),
  length: length.check(z.describe('From bow to stern, in cm.')),
  beam: length.check(z.describe('How broad it is, in cm.')),
  cost: z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(10_000)))
    .check(z.describe('Of a frigate: the points agreed on; a river boat leaves it out.')),
  boats: z
    .exactOptional(z.int().check(z.minimum(1), z.maximum(4)))
    .check(z.describe('River boats that row together as one; 1 unless said.')),
  bowGun: z.exactOptional(z.boolean()).check(z.describe('A river boat with a 6 pd cannon on its bow.')),
  wagon: z.exactOptional(z.boolean()).check(z.describe('A river boat with a wagon to carry it overland.')),
  underWay: z.exactOptional(z.boolean()).check(z.describe('A frigate under sail; at anchor unless said.')),
  docked: z.exactOptional(z.boolean()).check(z.describe('It lies at a bank, ready to land whom it carries.')),
});

const river = entry({
  river: id.check(z.describe('A feature of the kind "river", by id.')),
  flow: choice(['as-drawn', 'against', 'still'], 'flow').check(
    z.describe('The way it flows: along its `line` from first to last, the other way, or not at all.'),
  ),
  deep: z.exactOptional(z.boolean()).check(z.describe('Deep enough for ships.')),
});

const port = entry({
  at: point.check(z.describe('Its middle.')),
  radius: length.check(z.describe('How far it reaches, in cm.')),
});

const water = entry({
  rivers: listOf(river, 0, 20).check(z.describe('How the rivers are.')),
  wind: z
    .exactOptional(choice(['north', 'east', 'south', 'west'], 'wind'))
    .check(z.describe('Where the wind comes from; a die says, unless it is given.')),
  ports: z.exactOptional(listOf(port, 0, 10)).check(z.describe('Ports, which ships come into slowly.')),
}).check(z.describe('The water, where there are ships or boats.'));

/** A unit; its troop type is read by `troop`. */
function unitOf(troop: TroopSchema<TroopType>) {
  return entry({
    id: id.check(z.describe('Its own id, by which orders name it.')),
    name: z.optional(name).check(z.describe('What reports call it; without it, the id.')),
    type: troop.check(z.describe('The figures it is made of.')),
    figures: z
      .optional(z.int().check(z.minimum(1), z.maximum(1000)))
      .check(z.describe('Infantry and cavalry: how many. A gun leaves it out: it comes with its full crew.')),
    at: point.check(z.describe('The middle of its front edge, in cm.')),
    facing: bearing.check(z.describe('A compass point such as "NNE", or degrees clockwise from north.')),
    formation: z
      .optional(text(1, 20))
      .check(
        z.describe(
          '"Col 4" (four figures abreast), "LB" (line of battle) or "SQ" (a square); without it, the column of the book.',
        ),
      ),
    loads: z
      .exactOptional(extras)
      .check(z.describe('Of a gun: loads of rounds bought besides the one that it comes with.')),
    crews: z.exactOptional(extras).check(z.describe('Of a gun: gunners bought besides its crew, by the half dozen.')),
    nation: z.exactOptional(name).check(z.describe('Its nationality; without it, that of its side.')),
    general: z.optional(z.boolean()).check(z.describe('Whether the general leads it.')),
    officer: z.exactOptional(officer),
    mercenary: z.exactOptional(z.boolean()).check(z.describe('It is hired: random events try its loyalty.')),
    order: z.optional(order).check(z.describe('The order it stands under when the battle begins; without it, hold.')),
    hidden: z.optional(z.boolean()).check(z.describe('It begins behind a marker.')),
    inside: z.exactOptional(inside),
    aboard: z.exactOptional(aboard),
    arrives,
    before: z.exactOptional(before),
  });
}

const agreement = choice(['artillery-share', 'cavalry-share', 'unit-size', 'points', 'nations'], 'agreement');

/** The keys of a unit that its army list holds. */
const listed = {
  id: true,
  type: true,
  figures: true,
  loads: true,
  crews: true,
  nation: true,
  officer: true,
  mercenary: true,
} as const;
const afloat = z.pick(vessel, { id: true, kind: true, cost: true, boats: true, bowGun: true, wagon: true });

/** An army list: its units wherever they stand, its ships and boats, and what was agreed on. */
export const musketArmySchemaUnder = byTroopTypes(troopTypes, troopTypesOf, troop =>
  entry({
    points: z
      .exactOptional(z.int().check(z.minimum(1), z.maximum(100_000)))
      .check(z.describe('Points it may cost; any number unless said.')),
    nation: z.exactOptional(name).check(z.describe('Its nationality: all of its units are of it.')),
    agreed: z.exactOptional(listOf(agreement, 0, 20)).check(z.describe('Limits that both sides agreed to waive.')),
    units: listOf(z.pick(unitOf(troop), listed), 0, 400),
    vessels: z.exactOptional(listOf(afloat, 0, 20)).check(z.describe('Its ships and boats.')),
  }),
);

const brigade = entry({
  id: id.check(z.describe('Its own id.')),
  name: z.exactOptional(name).check(z.describe('What reports call it; without it, the id.')),
  units: listOf(id, 2, 40).check(z.describe('Its units, by id.')),
});

function sideOf(troop: TroopSchema<TroopType>) {
  const unit = unitOf(troop);
  return entry({
    name: name.check(z.describe('What reports call the side.')),
    colour: z.optional(colour).check(z.describe('Its colour in pictures.')),
    nation: z.exactOptional(name).check(z.describe('Its nationality: all of its units are of it.')),
    units: listOf(unit, 1, 400).check(z.describe('Its army.')),
    vessels: z.exactOptional(listOf(vessel, 0, 20)).check(z.describe('Its ships and boats.')),
    brigades: z.exactOptional(listOf(brigade, 0, 40)).check(z.describe('Units joined into brigades. Advanced game.')),
    phantoms: z
      .exactOptional(listOf(point, 0, 40))
      .check(z.describe('Markers that stand for nobody, where hidden troops are played.')),
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
    of: choice(['figures', 'units', 'points'], 'measure').check(z.describe('Of what.')),
    side: z.optional(id).check(z.describe('Only this side can win so; without it, either can.')),
  }),
  entry({ kind: z.literal('general').check(z.describe('A side loses that has lost its general.')) }),
  entry({
    kind: z.literal('turn-limit').check(z.describe('The battle ends after so many turns. Every scenario has one.')),
    turns: z.int().check(z.minimum(1), z.maximum(200), z.describe('The last turn.')),
    decidedBy: choice(['points-left', 'units-left', 'points-destroyed', 'draw'], 'way to decide').check(
      z.describe('Which side then wins: the one with more of it.'),
    ),
  }),
]);

function scenarioOf(troop: TroopSchema<TroopType>) {
  const side = sideOf(troop);
  return entry({
    $schema: z
      .optional(z.string().check(z.maxLength(200)))
      .check(z.describe('Where editors find the JSON Schema of this file.')),
    ruleset: z.literal('musket').check(z.describe('The ruleset it is played by.')),
    name: name.check(z.describe('What the battle is called.')),
    level: choice(['basic', 'intermediate', 'advanced'], 'level').check(
      z.describe(
        'How much of the book is played. Intermediate adds the three-dice test and hidden troops, advanced brigades and optional rules.',
      ),
    ),
    notes: z.optional(text(0, 2000, 'lines')).check(z.describe('Anything a player should know. Lines may be broken.')),
    points: z.int().check(z.minimum(1), z.maximum(100_000), z.describe('Points a side may spend on its army.')),
    table,
    shells: z
      .exactOptional(z.boolean())
      .check(
        z.describe(
          'Whether explosive shells are fired, which were rare; they are unless this is false. Pieces that fire nothing else keep theirs.',
        ),
      ),
    houses: z.exactOptional(listOf(house, 0, 40)).check(z.describe('Buildings that can be held, each with its sheet.')),
    water: z.exactOptional(water),
    objectives: z._default(listOf(objective, 0, 20), []).check(z.describe('Places worth holding.')),
    sides: z.record(id, side).check(z.describe('The two sides, by id.')),
    agreed: z
      ._default(listOf(agreement, 0, 20), [])
      .check(
        z.describe(
          'Limits that both sides agreed to waive: the shares of artillery and cavalry, the size of units, points.',
        ),
      ),
    turn: z.exactOptional(firstTurn),
    optional: z
      .exactOptional(listOf(choice(['dispatch-riders', 'fog-of-war', 'command-figures'], 'optional rule'), 0, 10))
      .check(z.describe('Optional rules that both sides agreed on. Advanced game.')),
    events: z.exactOptional(events),
    victory: listOf(victory, 1, 10).check(z.describe('How the battle is won: the first condition that a side meets.')),
  });
}

/** The scenario file of the musket game (`ruleset: "musket"`). Lengths in cm, x to the east, y to the north. */
export const musketScenarioSchema = scenarioOf(choice(troopTypes, 'troop type'));

/** The same by the rules in force, whose house rules may have made troops of their own. */
export const musketScenarioSchemaUnder = byTroopTypes(troopTypes, troopTypesOf, scenarioOf);

/** A checked scenario of the musket game. */
export type MusketScenario = z.output<typeof musketScenarioSchema>;
/** What a scenario file holds before it is checked. */
export type MusketScenarioFile = z.input<typeof musketScenarioSchema>;
