import * as z from 'zod/mini';
import { entry, id, listOf, tableSchemas } from '../../../scenario/index.js';

const { point } = tableSchemas('paces');

/** The setting up of a battle as a part of the game, thrown for when it begins: each of it may be left out. */
export const setupField = z
  .exactOptional(
    entry({
      terrain: z
        .exactOptional(z.boolean())
        .check(
          z.describe(
            'Whether terrain is chosen by dice, square metre by square metre: the features of the table are those that there are to choose from.',
          ),
        ),
      trees: z
        .exactOptional(z.record(id, z.int().check(z.minimum(1), z.maximum(500))))
        .check(z.describe('Trees of a wood, by its id; one terrain unit of them unless said.')),
      scouts: z
        .exactOptional(z.boolean())
        .check(z.describe('Whether light cavalry is compared, and the side that is outscouted declares its army.')),
    }),
  )
  .check(z.describe('What is settled by dice and scouts before the first period; without it, all is agreed.'));

/** What a side has made up its mind to do when it comes to setting up. */
export const planField = z
  .exactOptional(
    entry({
      nominates: z
        .exactOptional(z.int())
        .check(z.describe('Terrain units that it nominates for each square metre, 1 to 6.')),
      selects: z
        .exactOptional(listOf(id, 0, 100))
        .check(
          z.describe('Features that it takes if it selects, the dearest to it first; without it, as they are listed.'),
        ),
      laysOut: z
        .exactOptional(z.record(id, point))
        .check(z.describe('Where the middle of a feature comes to lie if it lays the terrain out; others stay.')),
      turnsTable: z
        .exactOptional(z.boolean())
        .check(z.describe('Whether it has the direction of play turned about, if it may decide it.')),
      raises: z
        .exactOptional(z.record(id, z.int().check(z.minimum(0), z.maximum(24))))
        .check(z.describe('Periods that units arrive early if the enemy has to declare his army.')),
      givesUp: z
        .exactOptional(z.record(id, z.int().check(z.minimum(1), z.maximum(60))))
        .check(z.describe('Figures of units that it leaves at home for that.')),
    }),
  )
  .check(z.describe('What it does while the battle is set up.'));
