import * as z from 'zod/mini';
import { bearing, choice, entry, id, listOf, tableSchemas } from '../../../scenario/index.js';

const { point } = tableSchemas('paces');
const yes = z._default(z.boolean(), false);
const count = z._default(z.int().check(z.minimum(0), z.maximum(100)), 0);

const thing = entry({
  id: id.check(z.describe('A wood, a building, rough ground or an obstacle of the table.')),
  grass: yes.check(z.describe('It is grass: it burns only in a drought and a strong wind.')),
  protected: yes.check(z.describe('It is kept wet or under green hides.')),
});

const supply = entry({
  unit: id.check(z.describe('Who is supplied.')),
  wagons: count.check(z.describe('Wagons that carry what is needed.')),
  packAnimals: count.check(z.describe('Pack animals that do.')),
  atHand: yes.check(z.describe('It is at hand: in a fort, a village or aboard a ship.')),
});

const water = entry({
  id: id.check(z.describe('Its own id.')),
  at: point,
  tanks: count.check(z.describe('Tank wagons; 0 for a well, which does not run dry.')),
});

/** Fire in a battle, as a scenario file has it. */
export const fireSchema = entry({
  wind: z
    ._default(
      entry({
        strength: choice(['calm', 'light', 'strong'], 'strength of the wind'),
        toward: z._default(bearing, 'N').check(z.describe('The way it blows.')),
      }),
      { strength: 'calm', toward: 'N' },
    )
    .check(z.describe('The wind.')),
  dry: yes.check(z.describe('Whether there is a drought.')),
  things: z._default(listOf(thing, 0, 60), []).check(z.describe('What may burn besides ships.')),
  supplies: z._default(listOf(supply, 0, 60), []).check(z.describe('Units that have the means to set fire.')),
  buckets: z._default(listOf(id, 0, 60), []).check(z.describe('Units that have buckets.')),
  water: z._default(listOf(water, 0, 20), []).check(z.describe('Wells and tank wagons besides the rivers.')),
});

/** Units that carry caltrops, as a scenario file has them. */
export const caltropsSchema = listOf(
  entry({
    unit: id.check(z.describe('Who carries them: Roman or Byzantine infantry.')),
    laid: yes.check(z.describe('They lie before its front already when the battle begins.')),
  }),
  1,
  40,
);

/** Fire in a checked scenario. */
export type FireEntry = z.output<typeof fireSchema>;
