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
} from '../../scenario/index.js';
import { standards } from './rules/campaign.js';
import { armours, grades, horses, manClasses, nobleRanks, weapons } from './troops.js';
import { broughtThingEntry, moatEntry, thingEntry, workEntry } from './works/schema.js';
import { gears } from './works/types.js';

const { point, table, objective } = tableSchemas('inches');

const figure = entry({
  id: z
    .exactOptional(id)
    .check(z.describe('Its own id, by which orders name it; without it, that of its unit and its number.')),
  name: z.exactOptional(name).check(z.describe('What reports call it; without it, the id.')),
  class: choice(manClasses, 'class').check(z.describe('What he is.')),
  rank: z.exactOptional(choice(nobleRanks, 'rank')).check(z.describe('Of a noble above a plain knight.')),
  grade: choice(grades, 'grade').check(z.describe('His skill and courage, from A to E.')),
  above: z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(9)))
    .check(z.describe('Grades above A that a knight has won in campaigns.')),
  armour: choice(armours, 'armour').check(z.describe('What he wears.')),
  shield: z.exactOptional(z.boolean()).check(z.describe('Whether he has a shield.')),
  weapons: listOf(choice([...weapons], 'weapon'), 0, weapons.length).check(
    z.describe('What he fights with; the first is in his hand.'),
  ),
  horse: z.exactOptional(choice(horses, 'horse')).check(z.describe('The horse that is his.')),
  dismounted: z.exactOptional(z.boolean()).check(z.describe('He begins on foot, his horse left behind.')),
  wounded: z.exactOptional(z.boolean()).check(z.describe('He begins wounded.')),
  gear: z
    .exactOptional(listOf(choice([...gears], 'gear'), 0, 4))
    .check(z.describe('What he carries besides: a torch, fire missiles, a bucket of water, a stake.')),
  on: z.exactOptional(id).check(z.describe('The wall or building on which, or at whose window, he begins.')),
  at: z.exactOptional(point).check(z.describe('The middle of his base; without it, his place in the unit.')),
  facing: z.exactOptional(bearing).check(z.describe('Without it, the way that his unit faces.')),
});

const place = entry({
  on: z.exactOptional(id).check(z.describe('The wall on whose walk they stand.')),
  at: point.check(z.describe('The middle of the front rank, in inches.')),
  facing: bearing.check(z.describe('A compass point such as "NNE", or degrees clockwise from north.')),
  files: z.int().check(z.minimum(1), z.maximum(60), z.describe('Men abreast.')),
  gap: z._default(z.number().check(z.minimum(0), z.maximum(2)), 0).check(z.describe('Inches between neighbours.')),
});

const unit = entry({
  id: id.check(z.describe('Its own id.')),
  name: z.exactOptional(name).check(z.describe('What reports call it; without it, the id.')),
  commander: figure.check(z.describe('Who leads it: of a higher class than all of his men.')),
  men: listOf(figure, 1, 60).check(z.describe('His men, one by one.')),
  place: z
    .exactOptional(place)
    .check(
      z.describe(
        'How they stand who have no place of their own: rank by rank, the commander in the middle of the first.',
      ),
    ),
});

const force = entry({
  id: id.check(z.describe('Its own id.')),
  name: z.exactOptional(name).check(z.describe('What reports call it; without it, the id.')),
  commander: id.check(z.describe('The id of who commands it: nobody in it is of a higher class.')),
  units: z._default(listOf(unit, 0, 20), []).check(z.describe('Its units.')),
  single: z._default(listOf(figure, 0, 40), []).check(z.describe('Knights and clerics in no unit.')),
});

/** Who carries which standard. */
const standard = entry({
  of: choice([...standards], 'standard').check(z.describe('Whose standard it is.')),
  bearer: id.check(z.describe('The id of who carries it.')),
});

/** The men of one side, as a retinue lists them and a battle gives them back. */
const retinue = entry({
  name: name.check(z.describe('What reports call the side.')),
  colour: z.exactOptional(colour).check(z.describe('Its colour in pictures.')),
  commander: z.exactOptional(id).check(z.describe('The id of who commands the whole side.')),
  forces: listOf(force, 1, 10).check(z.describe('Its forces: as many men each as a player handles.')),
  standards: z._default(listOf(standard, 0, 10), []).check(z.describe('Its standards.')),
  marks: z
    ._default(z.int().check(z.minimum(0), z.maximum(1_000_000)), 0)
    .check(z.describe('What ransoms have brought it in a campaign.')),
});

const sides = z.record(id, retinue).check(z.describe('The two sides, by id.'));

const victory = z.discriminatedUnion('kind', [
  entry({
    kind: z.literal('hold').check(z.describe('A side wins that has held the objectives for so many turns in a row.')),
    objectives: listOf(id, 1, 20).check(z.describe('Ids of objectives; all of them must be held.')),
    turns: z.int().check(z.minimum(1), z.maximum(100), z.describe('Turns in a row.')),
    side: z.exactOptional(id).check(z.describe('Only this side can win so; without it, either can.')),
  }),
  entry({
    kind: z.literal('losses').check(z.describe('A side loses whose men are out of the fight: dead, fled, yielded.')),
    percent: z.number().check(z.gt(0), z.maximum(100), z.describe('How many of them, in per cent.')),
    side: z.exactOptional(id).check(z.describe('Only this side can win so; without it, either can.')),
  }),
  entry({ kind: z.literal('commander').check(z.describe('A side loses whose commander is dead, fled or taken.')) }),
  entry({
    kind: z.literal('turn-limit').check(z.describe('The battle ends after so many turns. Every scenario has one.')),
    turns: z.int().check(z.minimum(1), z.maximum(200), z.describe('The last turn.')),
    decidedBy: choice(['points', 'draw'], 'way to decide').check(
      z.describe('Which side then wins: the one with more points left and standards taken.'),
    ),
  }),
]);

/** The scenario file of the skirmish rules (`ruleset: "skirmish"`). Lengths in inches, x to the east, y to the north. */
export const skirmishScenarioSchema = entry({
  $schema: z
    .optional(z.string().check(z.maxLength(200)))
    .check(z.describe('Where editors find the JSON Schema of this file.')),
  ruleset: z.literal('skirmish').check(z.describe('The ruleset it is played by.')),
  name: name.check(z.describe('What the battle is called.')),
  notes: z.optional(text(0, 4000, 'lines')).check(z.describe('Anything a player should know. Lines may be broken.')),
  table,
  objectives: z._default(listOf(objective, 0, 20), []).check(z.describe('Places worth holding.')),
  sides,
  campaign: z
    ._default(z.boolean(), false)
    .check(z.describe('Part of a campaign, in which knights rise above grade A.')),
  agreed: z
    ._default(listOf(choice(['standards'], 'agreement'), 0, 1), [])
    .check(z.describe('What both sides agreed to do without: standards.')),
  works: z
    ._default(listOf(workEntry, 0, 100), [])
    .check(z.describe('Walls, gates and houses that can be held, broken and burnt.')),
  moats: z._default(listOf(moatEntry, 0, 20), []).check(z.describe('Moats, for their points.')),
  things: z
    ._default(listOf(thingEntry, 0, 100), [])
    .check(z.describe('Engines, ladders, wagons and whatever else stands on the table.')),
  wind: z
    .exactOptional(bearing)
    .check(z.describe('Where the smoke of fires drifts to; without it, it hangs over them.')),
  fireMissiles: z.exactOptional(z.boolean()).check(z.describe('Whether the host allows fire missiles.')),
  turn: z.exactOptional(firstTurn),
  victory: listOf(victory, 1, 10).check(z.describe('How the battle is won: the first condition that a side meets.')),
});

/** What the first word of a retinue file is, and which version this library writes. */
export const retinueFormat = 'littlewars-retinue';
export const retinueVersion = 1;

/** A retinue file: the men of one side and their things, as they go from battle to battle. */
export const retinueFileSchema = entry({
  $schema: z
    .optional(z.string().check(z.maxLength(200)))
    .check(z.describe('Where editors find the JSON Schema of this file.')),
  format: z.literal(retinueFormat).check(z.describe('Says that the file holds a retinue.')),
  version: z.literal(retinueVersion).check(z.describe('The version of the format.')),
  ruleset: z.literal('skirmish').check(z.describe('The ruleset it is played by.')),
  retinue: retinue.check(
    z.describe(
      'Its men, as a scenario lists them. They stand where the scenario that they come to has men of their ids.',
    ),
  ),
  things: z
    .exactOptional(listOf(broughtThingEntry, 0, 100))
    .check(z.describe('Its engines, wagons and other things; without them, those that the scenario gives its side.')),
});

/** A checked retinue file. */
export type RetinueFile = z.output<typeof retinueFileSchema>;
/** A checked scenario of the skirmish rules. */
export type SkirmishScenario = z.output<typeof skirmishScenarioSchema>;
/** What a scenario file holds before it is checked. */
export type SkirmishScenarioFile = z.input<typeof skirmishScenarioSchema>;
/** The men of one side, as they are listed. */
export type Retinue = SkirmishScenario['sides'][string];
/** A man as he is listed. */
export type ListedFigure = Retinue['forces'][number]['single'][number];
/** A unit as it is listed. */
export type ListedUnit = Retinue['forces'][number]['units'][number];
