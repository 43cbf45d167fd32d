import * as z from 'zod/mini';
import { bearing, choice, entry, id, listOf, name, tableSchemas } from '../../../scenario/index.js';
import { type Fortification, fortifications } from '../rules/campaign.js';
import { breakables, burnables } from '../rules/shooting.js';
import { thingKinds } from './types.js';

const { point } = tableSchemas('inches');
const inches = z.number().check(z.minimum(0), z.maximum(60));
const count = z.int().check(z.minimum(0), z.maximum(1000));

function isBuilt(each: Fortification): each is Exclude<Fortification, 'wet-moat' | 'dry-moat'> {
  return each !== 'wet-moat' && each !== 'dry-moat';
}

/** A feature of the table that is more than ground. */
export const workEntry = entry({
  feature: id.check(z.describe('The id of the wall, gate, fence or building that it is about.')),
  made: choice([...breakables], 'work').check(z.describe('What it is, as engines break it down.')),
  burns: z
    .exactOptional(choice([...burnables], 'material'))
    .check(z.describe('What of it burns; without it, nothing.')),
  height: z._default(inches, 1).check(z.describe('How high it is.')),
  thickness: z._default(inches, 1).check(z.describe('How thick a wall is, for a pick.')),
  walk: z
    .exactOptional(choice(['rampart', 'bare'], 'walk'))
    .check(z.describe('Men stand on it: on a walk behind battlements, or on its bare top.')),
  stairs: z.exactOptional(point).check(z.describe('Where one goes up to its walk or its windows, and down again.')),
  windows: z._default(listOf(point, 0, 40), []).check(z.describe('Where men stand at the windows of a building.')),
  shut: z.exactOptional(z.boolean()).check(z.describe('A gate or door: whether it begins shut.')),
  portcullis: z.exactOptional(choice(['up', 'down'], 'portcullis')).check(z.describe('How its portcullis is.')),
  drawbridge: z.exactOptional(choice(['up', 'down'], 'drawbridge')).check(z.describe('How its drawbridge is.')),
  side: z.exactOptional(id).check(z.describe('Who has paid for it, its drawbridge and its portcullis.')),
  fortification: z
    .exactOptional(choice(fortifications.filter(isBuilt), 'fortification'))
    .check(z.describe('What it is paid for as.')),
});

/** A moat that somebody has paid for. */
export const moatEntry = entry({
  feature: id.check(z.describe('The id of the stream, ditch or other line of the table that it is.')),
  side: id.check(z.describe('Who has paid for it.')),
  water: z.boolean().check(z.describe('Whether there is water in it.')),
});

/** What a thing is and holds, whosever it is. */
const thing = {
  id: id.check(z.describe('Its own id.')),
  kind: choice([...thingKinds], 'thing').check(z.describe('What it is.')),
  name: z.exactOptional(name).check(z.describe('What reports call it; without it, the id.')),
  facing: z.exactOptional(bearing).check(z.describe('The way it faces; north unless said.')),
  length: z._default(inches, 3).check(z.describe('How long a ladder is, or how high a siege tower.')),
  load: z
    .exactOptional(choice(['rock', 'oil', 'lead', 'ram', 'pick'], 'load'))
    .check(z.describe('What is dropped of it, or what works in a sow.')),
  crew: z.exactOptional(id).check(z.describe('The id of the unit that serves it.')),
  team: z._default(count, 0).check(z.describe('Beasts harnessed before it.')),
  javelins: z.exactOptional(count).check(z.describe('Javelins in it; without it, as many as a carrier holds.')),
  rounds: z.exactOptional(count).check(z.describe('Rounds of an engine or bombard in it, or at its side.')),
  others: z.exactOptional(count).check(z.describe('Other missiles in it.')),
  on: z.exactOptional(id).check(z.describe('The wall on whose walk it stands.')),
};

/** A thing that stands on the table. */
export const thingEntry = entry({
  ...thing,
  side: id.check(z.describe('Whose it is.')),
  at: point.check(z.describe('Where it stands.')),
});

/** A thing that a retinue brings. */
export const broughtThingEntry = entry({
  ...thing,
  at: z.exactOptional(point).check(z.describe('Where it stands in a scenario that has nothing of its id.')),
});
