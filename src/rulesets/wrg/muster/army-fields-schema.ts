import * as z from 'zod/mini';
import { choice, listOf } from '../../../scenario/index.js';
import { equipmentSchema } from '../army/army-schema.js';
import { figureScales } from '../rules/army/bases.js';
import { commandFigures } from '../rules/army/organisation.js';

/** The fields of a scenario by which its armies are army lists: each may be left out. */

const allowance = z.int().check(z.minimum(100), z.maximum(20000));

/** What a body of troops is made up of, besides its figures. */
export const bodyFields = {
  commandFigures: z
    .exactOptional(listOf(choice(commandFigures, 'command figure'), 0, 3))
    .check(z.describe('Officer, standard bearer and musician among its figures; without it, those that it must have.')),
  base: z
    .exactOptional(z.number().check(z.minimum(1), z.maximum(200)))
    .check(z.describe('How wide the base of a figure is, in millimetres; without it, as wide as it has to be.')),
};

/** How a unit gets to the field. */
export const travelFields = {
  early: z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(24)))
    .check(z.describe('Periods that it arrives early, by a forced march, which costs points.')),
  byBoat: z
    .exactOptional(z.boolean())
    .check(z.describe('Whether it comes by boat, which costs points; without it, those do who begin aboard a ship.')),
};

/** What an army may cost, and what it has besides troops. */
export const armyFields = {
  points: z.exactOptional(allowance).check(z.describe('What this army may cost; without it, what each army may.')),
  equipment: z
    .exactOptional(listOf(equipmentSchema, 0, 60))
    .check(z.describe('What it has bought besides troops: ladders, pontoons, caltrops, …')),
};

/** How orders are written at the table. */
export const writingFields = {
  minutes: z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(600)))
    .check(z.describe('How many minutes it took to write its orders before the battle.')),
};

/** Who sees to the rules. */
export const umpireFields = {
  umpire: z
    .exactOptional(z.boolean())
    .check(z.describe('Whether an umpire takes orders at their word: a bare direction leads off the table.')),
};

/** What holds for the figures of both armies. */
export const figureFields = {
  points: z.exactOptional(allowance).check(z.describe('What each army may cost; without it, nobody counts.')),
  scale: z
    .exactOptional(choice(figureScales, 'scale'))
    .check(z.describe('Of the figures: 25mm, or one of the two ways to play with figures of 15 mm. Without it, 25mm.')),
  weaponsShown: z
    .exactOptional(z.boolean())
    .check(
      z.describe('Whether weapons are those that the models show: who shows a sword alone throws what his people do.'),
    ),
};

/** What both sides may agree not to hold an army to. */
export const waivers = ['organisation', 'weapons', 'points', 'bases', 'stone-fortifications'] as const;
