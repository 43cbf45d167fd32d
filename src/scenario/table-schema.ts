import * as z from 'zod';
import { choice, entry, listOf, text } from './reading-schema.js';

/** A name as reports print it. */
export const name = text(1, 80);

/** The id of a side, unit, feature or objective: lower-case words joined by dashes. */
export const id = z
  .string()
  .regex(
    /^[a-z][a-z0-9-]{0,39}$/,
    'this is no id\nbegin with a letter, and use up to 40 lower-case letters, digits and dashes',
  )
  .refine(text => !['constructor', 'prototype'].includes(text), 'this name is reserved\nchoose another one');

/** A direction: a compass point, or degrees clockwise from north. */
export const bearing = z.union([z.number().min(0).lt(360), text(1, 40)], {
  error:
    'this is no direction\ngive a compass point such as "NNE", or degrees clockwise from north, from 0 to below 360',
});

/** A side's colour. */
export const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'this is no colour\ngive # and six hexadecimal digits, such as "#1f4e9c"');

/** A length in the unit of the table. */
export const length = z.number().positive().max(1000);

const coordinate = z.number().min(-1000).max(1000);

/** The parts of a scenario that lie on the table, described in the unit that a ruleset measures in. */
export function tableSchemas(unit: 'cm' | 'inches') {
  const point = z
    .tuple([coordinate, coordinate])
    .readonly()
    .describe(`A point in ${unit}: [x to the east, y to the north].`);
  const ofFeature = {
    id: id.describe('Its own id.'),
    name: name.optional().describe('What reports call it; without it, the id.'),
  };
  const area = entry({
    kind: z.enum(['hill', 'wood', 'rough', 'marsh', 'building', 'ridge']).describe('Ground with an outline.'),
    ...ofFeature,
    outline: listOf(point, 3, 200).describe('Its corners, in the order one would walk round them.'),
    level: z.int().min(1).max(5).optional().describe('How high it is. A hill of level 2 stands on one of level 1.'),
  });
  const strip = entry({
    kind: z.enum(['river', 'creek', 'road']).describe('Something long. A river cannot be crossed, a creek can.'),
    ...ofFeature,
    line: listOf(point, 2, 200).describe('The points its middle runs through.'),
    width: length.describe(`In ${unit}.`),
  });
  const crossing = entry({
    kind: z.enum(['ford', 'bridge']).describe('A way over a river or creek.'),
    ...ofFeature,
    line: listOf(point, 2, 20).describe('From one bank to the other.'),
    width: length.describe(`In ${unit}.`),
    material: choice(['wood', 'stone'], 'material').optional().describe('What it is built of.'),
  });
  const barrier = entry({
    kind: z
      .enum(['fence', 'wall', 'rampart', 'gate'])
      .describe('A wooden fence, a stone wall, or the wall and gate of a castle, which nobody walks through.'),
    ...ofFeature,
    line: listOf(point, 2, 200).describe('The points it runs through.'),
  });
  const table = entry({
    width: length.describe(`From west to east, in ${unit}.`),
    height: length.describe(`From south to north, in ${unit}.`),
    features: listOf(z.discriminatedUnion('kind', [area, strip, crossing, barrier]), 0, 200).describe(
      'What stands and runs on it.',
    ),
  }).describe('The playing surface.');
  const objective = entry({
    id: id.describe('Its own id.'),
    name: name.describe('What reports call it.'),
    at: point.describe(`Its middle, in ${unit}.`),
    radius: length.describe(`A side holds it that alone has figures within so many ${unit}.`),
  });
  return { point, table, objective };
}

/** A table as a scenario file writes it. */
export type TableEntry = z.output<ReturnType<typeof tableSchemas>['table']>;
