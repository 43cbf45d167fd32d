import * as z from 'zod/mini';
import { choice, entry, id, listOf, readBy } from '../../../scenario/index.js';
import { months } from '../months.js';
import { wrgUnitSchema } from '../schema.js';

const defence = { defender: id };
const battle = z.discriminatedUnion('kind', [
  entry({ kind: z.literal('encounter') }),
  entry({ kind: z.literal('defence'), ...defence }),
  entry({ kind: z.literal('siege'), ...defence }),
]);
const figures = z.int().check(z.minimum(0), z.maximum(600));

/** What is kept of a series of battles until the next is decided. */
const series = entry({
  number: z.int().check(z.minimum(1), z.maximum(1000)),
  battle,
  first: z.exactOptional(choice(months, 'month')),
  owed: z.record(id, figures),
  resting: z.record(id, listOf(wrgUnitSchema, 0, 60)),
  fortress: z.exactOptional(z.number().check(z.minimum(0), z.maximum(100_000))),
});

/** A series of battles as it stands when one of them is decided; sides by their ids. */
export type Series = z.output<typeof series>;

/** Reads what was kept of a series, or says everything that is wrong with it. */
export function readSeries(input: unknown) {
  return readBy(series, input);
}
