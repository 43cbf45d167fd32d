import * as z from 'zod/mini';
import { bearing, choice, entry, id, length, listOf, name, tableSchemas } from '../../../scenario/index.js';
import { shipKinds } from './ship-state.js';

const { point } = tableSchemas('paces');

const ship = entry({
  id: id.check(z.describe('Its own id.')),
  name: z.exactOptional(name).check(z.describe('What reports call it; without it, the id.')),
  side: id.check(z.describe('Whose it is.')),
  kind: choice(shipKinds, 'kind of ship').check(z.describe('For whom it is built: raiders, a fleet, cargo.')),
  oars: z
    .exactOptional(z.int().check(z.minimum(0), z.maximum(200)))
    .check(z.describe('Oars of the model; of a galley those of its upper deck.')),
  at: point.check(z.describe('The middle of its bow, in paces.')),
  facing: bearing.check(z.describe('The way its bow points.')),
  length: length.check(z.describe('From bow to stern, in paces.')),
  beam: length.check(z.describe('From side to side, in paces.')),
  rows: z
    ._default(z.number().check(z.minimum(0), z.maximum(1000)), 0)
    .check(z.describe('Paces that it is rowed in a period, as both sides agreed; 0 for one that lies where it is.')),
  comes: z
    ._default(z.number().check(z.minimum(0), z.maximum(1000)), 0)
    .check(z.describe('Paces that it has still to come, straight on, until it runs aground.')),
  company: z
    ._default(choice(['C', 'D'], 'class of a company'), 'C')
    .check(z.describe('The class that all aboard count as while they are aboard.')),
  aboard: listOf(id, 1, 20).check(
    z.describe('The units and sub-units aboard, from the bow; where they stand themselves is not looked at.'),
  ),
});

/** Ships and the shore that they come to, as a scenario file has them. */
export const seaSchema = entry({
  shallows: z
    ._default(listOf(id, 0, 20), [])
    .check(z.describe('Water of the table in which men wade ashore: the ids of its rivers.')),
  crews: z
    ._default(choice(['agreed', 'by-the-book'], 'way to man ships'), 'agreed')
    .check(z.describe('Whether crews are as both sides agreed, or as the book would have them.')),
  ships: listOf(ship, 1, 40).check(z.describe('The ships.')),
});

/** Ships and their shore in a checked scenario. */
export type SeaEntry = z.output<typeof seaSchema>;
