import * as z from 'zod/mini';
import { choice, entry, listOf, text } from './reading-schema.js';

/** A name as reports print it. */
export const name = text(1, 80);

/** The id of a side, unit, feature or objective: lower-case words joined by dashes. */
export const id = z.string().check(
  z.regex(
    /^[a-z][a-z0-9-]{0,39}$/,
    'this is no id\nbegin with a letter, and use up to 40 lower-case letters, digits and dashes',
  ),
  z.refine(text => !['constructor', 'prototype'].includes(text), 'this name is reserved\nchoose another one'),
);

/** A direction: a compass point, or degrees clockwise from north. */
export const bearing = z.union([z.number().check(z.minimum(0), z.lt(360)), text(1, 40)], {
  error:
    'this is no direction\ngive a compass point such as "NNE", or degrees clockwise from north, from 0 to below 360',
});

/** A side's colour. */
export const colour = z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/, 'this is no colour\ngive # and six hexadecimal digits, such as "#1f4e9c"'));

/** The turn with which a scenario begins that is set up in the middle of a battle. */
export const firstTurn = z
  .int()
  .check(
    z.minimum(1),
    z.maximum(200),
    z.describe('The turn that it begins with, where it is set up in the middle of a battle; without it, the first.'),
  );

/** A length in the unit of the table. */
export const length = z.number().check(z.positive(), z.maximum(1000));

const coordinate = z.number().check(z.minimum(-1000), z.maximum(1000));

/** The parts of a scenario that lie on the table, described in the unit that a ruleset measures in. */
export function tableSchemas(unit: 'cm' | 'inches' | 'paces') {
  const point = z
    .readonly(z.tuple([coordinate, coordinate]))
    .check(z.describe(`A point in ${unit}: [x to the east, y to the north].`));
  const ofFeature = {
    id: id.check(z.describe('Its own id.')),
    name: z.optional(name).check(z.describe('What reports call it; without it, the id.')),
  };
  const area = entry({
    kind: z.enum(['hill', 'wood', 'rough', 'marsh', 'building', 'ridge']).check(z.describe('Ground with an outline.')),
    ...ofFeature,
    outline: listOf(point, 3, 200).check(z.describe('Its corners, in the order one would walk round them.')),
    level: z
      .optional(z.int().check(z.minimum(1), z.maximum(5)))
      .check(z.describe('How high it is. A hill of level 2 stands on one of level 1.')),
  });
  const strip = entry({
    kind: z
      .enum(['river', 'creek', 'road'])
      .check(z.describe('Something long. A river cannot be crossed, a creek can.')),
    ...ofFeature,
    line: listOf(point, 2, 200).check(z.describe('The points its middle runs through.')),
    width: length.check(z.describe(`In ${unit}.`)),
  });
  const crossing = entry({
    kind: z.enum(['ford', 'bridge']).check(z.describe('A way over a river or creek.')),
    ...ofFeature,
    line: listOf(point, 2, 20).check(z.describe('From one bank to the other.')),
    width: length.check(z.describe(`In ${unit}.`)),
    material: z.optional(choice(['wood', 'stone'], 'material')).check(z.describe('What it is built of.')),
  });
  const barrier = entry({
    kind: z
      .enum(['fence', 'wall', 'rampart', 'gate'])
      .check(z.describe('A wooden fence, a stone wall, or the wall and gate of a castle, which nobody walks through.')),
    ...ofFeature,
    line: listOf(point, 2, 200).check(z.describe('The points it runs through.')),
  });
  const table = entry({
    width: length.check(z.describe(`From west to east, in ${unit}.`)),
    height: length.check(z.describe(`From south to north, in ${unit}.`)),
    features: listOf(z.discriminatedUnion('kind', [area, strip, crossing, barrier]), 0, 200).check(
      z.describe('What stands and runs on it.'),
    ),
  }).check(z.describe('The playing surface.'));
  const objective = entry({
    id: id.check(z.describe('Its own id.')),
    name: name.check(z.describe('What reports call it.')),
    at: point.check(z.describe(`Its middle, in ${unit}.`)),
    radius: length.check(z.describe(`A side holds it that alone has figures within so many ${unit}.`)),
  });
  return { point, table, objective };
}

/** A table as a scenario file writes it. */
export type TableEntry = z.output<ReturnType<typeof tableSchemas>['table']>;
