import * as z from 'zod/mini';
import { choice, entry, listOf, text, underRules } from '../../../scenario/index.js';
import { figureScales } from '../rules/army/bases.js';
import { commandFigures } from '../rules/army/organisation.js';
import { equipmentItems } from '../rules/army/points.js';
import { type TroopRules, troopTypesOf } from '../rules/army/sheets.js';
import { crewArms, draughts, engineKinds, type Troops, trainings, troopClasses, weapons } from '../troops.js';
import {
  type ArmyList,
  armyAgreements,
  type EquipmentEntry,
  type GeneralEntry,
  generalRanks,
  type ModelGroup,
  type SubUnitEntry,
  type UnitEntry,
} from './army-list.js';

/** The pieces of an army list as JSON, for scenario files and for the situations of resolution functions. */

/** The name of a thing in a file: letters, digits, hyphens. */
export const entryId = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9][\w-]*$/));
const name = z.exactOptional(text(1, 60)).check(z.describe('What it is called.'));
const yes = z.exactOptional(z.boolean());

/** Figures or models. */
export const figureCount = z.int().check(z.minimum(1), z.maximum(200));
const early = z
  .exactOptional(z.int().check(z.minimum(0), z.maximum(24)))
  .check(z.describe('Periods that they arrive early, by a forced march.'));
const byBoat = yes.check(z.describe('Whether they come by boat.'));
const base = z
  .exactOptional(z.number().check(z.minimum(1), z.maximum(200)))
  .check(z.describe('How wide the base of a figure is, in millimetres; as wide as it has to be unless said.'));
const nation = z.exactOptional(text(1, 40)).check(z.describe('Whose army: roman, byzantine, celtic, indian, hun, …'));

/** What one body of troops is; its type is one of the rules in force. */
export const troopsSchema = underRules(
  (rules: TroopRules): z.ZodMiniType<Troops> =>
    entry({
      type: choice(troopTypesOf(rules), 'type of troops').check(z.describe('Type of troops.')),
      training: choice(trainings, 'training').check(z.describe('Drilled regulars, or barbarians.')),
      class: choice(troopClasses, 'class').check(z.describe('Class, from A (guards) to E (unwilling).')),
      weapons: listOf(choice(weapons, 'weapon'), 0, 4).check(z.describe('Weapons of each figure, besides a sword.')),
      shield: z.boolean().check(z.describe('Whether they have shields.')),
      fanatic: yes.check(z.describe('Whether they are fanatics.')),
      camels: yes.check(z.describe('Whether they ride camels.')),
      mounts: yes.check(z.describe('Of foot: whether they ride to battle.')),
      nation,
      horses: z
        .exactOptional(z.int().check(z.minimum(1), z.maximum(8)))
        .check(z.describe('Of chariots: horses that draw it.')),
      crew: z
        .exactOptional(listOf(choice(crewArms, 'arm of a crewman'), 0, 8))
        .check(z.describe('Of elephants and chariots: fighting men, and an armed driver.')),
      engine: z.exactOptional(choice(engineKinds, 'kind of engine')).check(z.describe('Of engines: which.')),
      drawn: z.exactOptional(choice(draughts, 'draught')).check(z.describe('Of engines: what draws it.')),
    }),
);

const command = listOf(choice(commandFigures, 'command figure'), 0, 3).check(
  z.describe('Officer, standard bearer and musician among the figures.'),
);

/** A sub-unit of an army list. */
export const subUnitSchema = underRules(
  (rules: TroopRules): z.ZodMiniType<SubUnitEntry> =>
    entry({ id: entryId, name, troops: troopsSchema(rules), figures: figureCount, command, base }),
);

/** A unit of an army list. */
export const unitSchema = underRules(
  (rules: TroopRules): z.ZodMiniType<UnitEntry> =>
    entry({
      id: entryId,
      name,
      troops: troopsSchema(rules),
      figures: figureCount.check(z.describe('Figures or models of its main body, command figures among them.')),
      command,
      base,
      early,
      byBoat,
      subUnits: z.exactOptional(listOf(subUnitSchema(rules), 0, 20)).check(z.describe('Its sub-units.')),
      under: z.exactOptional(entryId).check(z.describe('The general under whose command it is.')),
      bodyguard: yes.check(z.describe('Whether it is the bodyguard of a general, who is one of its figures.')),
      garrison: yes.check(z.describe('Whether it garrisons a stone fortification.')),
    }),
);

/** A general of an army list. */
export const generalSchema = underRules(
  (rules: TroopRules): z.ZodMiniType<GeneralEntry> =>
    entry({
      id: entryId,
      name,
      rank: choice(generalRanks, 'rank'),
      troops: troopsSchema(rules).check(z.describe('What he and his bodyguard are.')),
      bodyguard: z
        .exactOptional(figureCount)
        .check(z.describe('Figures or models of his bodyguard, himself among them.')),
      inAUnit: yes.check(
        z.describe('Whether his figure is one of those of a unit of the list, and is paid for with them.'),
      ),
      early,
      byBoat,
    }),
);

/** Engines or wagons of an army list. */
export const modelGroupSchema = underRules(
  (rules: TroopRules): z.ZodMiniType<ModelGroup> =>
    entry({ id: entryId, name, troops: troopsSchema(rules), models: figureCount, early, byBoat }),
);

/** Equipment of an army list. */
export const equipmentSchema: z.ZodMiniType<EquipmentEntry> = entry({
  item: choice(equipmentItems, 'piece of equipment'),
  count: z
    .int()
    .check(z.minimum(1), z.maximum(1000))
    .check(z.describe('Pieces; lengths of ten paces of caltrops, works and walls, of five of a stone tower.')),
  training: choice(trainings, 'training').check(z.describe('Whose price is paid.')),
});

/** A whole army list. */
export const armyListSchema = underRules(
  (rules: TroopRules): z.ZodMiniType<ArmyList> =>
    entry({
      nation,
      scale: z.exactOptional(choice(figureScales, 'scale')).check(z.describe('Of the figures; 25 mm unless said.')),
      generals: listOf(generalSchema(rules), 0, 10),
      units: listOf(unitSchema(rules), 0, 60),
      engines: z.exactOptional(listOf(modelGroupSchema(rules), 0, 40)),
      wagons: z.exactOptional(listOf(modelGroupSchema(rules), 0, 40)),
      equipment: z.exactOptional(listOf(equipmentSchema, 0, 60)),
      agreed: z
        .exactOptional(listOf(choice(armyAgreements, 'agreement'), 0, armyAgreements.length))
        .check(z.describe('What both players agreed on.')),
    }),
);
