import * as z from 'zod/mini';
import { choice, entry, id, listOf, type tableSchemas } from '../../../scenario/index.js';
import { materialCarriage } from '../book/charts/siege.js';

const wallKinds = ['fort-door', 'house-door', 'palisade', 'stone-wall', 'stone-tower', 'turf-wall'] as const;

/** Fortifications and siege material of a scenario. */
export function worksSchema(point: ReturnType<typeof tableSchemas>['point']) {
  const owner = z
    .exactOptional(id)
    .check(z.describe('Who has built it; without it, who holds the fort that it encloses or lies nearest to.'));
  const fort = entry({
    side: id.check(z.describe('Whose it is at the start.')),
    inside: listOf(point, 3, 60).check(z.describe('The corners of the ground that its walls enclose.')),
  });
  const wall = entry({
    feature: id.check(z.describe('The rampart, gate, wall or fence of the table.')),
    is: choice(wallKinds, 'kind of wall').check(
      z.describe('What it is; without an entry a rampart is a stone wall, and a gate the door of a fort.'),
    ),
    side: owner,
  });
  const material = entry({
    id: id.check(z.describe('Its own id.')),
    kind: choice(materialCarriage.rows, 'siege material').check(z.describe('What it is.')),
    with: z.exactOptional(id).check(z.describe('The unit that has it in hand at the start, or whose wagons carry it.')),
    at: z.exactOptional(point).check(z.describe('Where it lies, if nobody has it in hand.')),
    parts: z.exactOptional(z.boolean()).check(z.describe('Whether it is in parts and has to be put together.')),
    inside: z
      .exactOptional(z.int().check(z.minimum(1), z.maximum(60)))
      .check(z.describe('Of a tower or penthouse: figures of the unit that are in it.')),
    hides: z.exactOptional(z.boolean()).check(z.describe('Whether green hides keep fire from it.')),
  });
  const ditch = entry({
    id: id.check(z.describe('Its own id.')),
    line: listOf(point, 2, 60).check(z.describe('Where it runs.')),
    width: z.int().check(z.minimum(5), z.maximum(100), z.describe('How wide it is, in millimetres of the model.')),
    side: owner,
  });
  const pavise = entry({
    with: id.check(z.describe('The unit of a working party.')),
    figures: z
      .int()
      .check(z.minimum(1), z.maximum(30), z.describe('How many of its figures bear pavises or mantlets.')),
  });
  return entry({
    pavises: z._default(listOf(pavise, 0, 30), []).check(z.describe('Who covers those at work with pavises.')),
    forts: z._default(listOf(fort, 0, 4), []).check(z.describe('Places that are walled in.')),
    walls: z._default(listOf(wall, 0, 60), []).check(z.describe('What the walls and gates of the table are.')),
    mining: z.exactOptional(z.boolean()).check(z.describe('Whether mines and countermines are dug.')),
    builders: z
      ._default(listOf(id, 0, 30), [])
      .check(z.describe('Units that have the tools to build during the battle.')),
    ditches: z._default(listOf(ditch, 0, 20), []).check(z.describe('Ditches, which fascines may fill.')),
    material: z._default(listOf(material, 0, 60), []).check(z.describe('Ladders, rams and what else is carried.')),
  });
}
