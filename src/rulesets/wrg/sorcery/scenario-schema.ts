import * as z from 'zod/mini';
import { bearing, choice, entry, id, listOf, name, tableSchemas } from '../../../scenario/index.js';
import { creatures, creatureTraits } from '../troops.js';

const { point } = tableSchemas('paces');

/** What scenario files say of creatures, besides what they say of any troops. */
export const creatureFields = {
  creature: z
    .exactOptional(choice(creatures, 'creature'))
    .check(z.describe('Of sword and sorcery: what they are; the type is what they move as.')),
  traits: z
    .exactOptional(listOf(choice(creatureTraits, 'trait'), 0, 3))
    .check(z.describe('A hero’s magic sword, the many arms of demons, axes for felling trees.')),
};

export const attachedFields = {
  with: z.exactOptional(id).check(z.describe('Of a hero or a warrior saint: the unit in whose ranks he is.')),
};

/** What is agreed on for a battle with sword and sorcery. */
export const sorceryEntry = entry({
  chaos: z.exactOptional(id).check(z.describe('The side that fights for chaos.')),
  brothers: z
    ._default(listOf(listOf(id, 2, 2), 0, 20), [])
    .check(z.describe('Pairs of heroes who are blood brothers or the like.')),
  ents: z
    ._default(
      listOf(
        entry({
          id: id.check(z.describe('Its own id.')),
          name: z.exactOptional(name).check(z.describe('What reports call it.')),
          figures: z.int().check(z.minimum(1), z.maximum(60), z.describe('How many.')),
          files: z.int().check(z.minimum(1), z.maximum(60), z.describe('How many stand abreast.')),
          at: point.check(z.describe('The middle of its front edge, in paces.')),
          facing: bearing.check(z.describe('A compass point, or degrees clockwise from north.')),
        }),
        0,
        10,
      ),
      [],
    )
    .check(z.describe('Ents who are nobody’s: they stand in a wood until somebody rouses them.')),
});
