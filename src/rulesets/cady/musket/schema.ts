import { z } from 'zod';
import type { Violation } from '../../../rulebook/index.js';
import { troopTypes } from './troops.js';

/** A length or coordinate in cm: finite, and no larger than any table. */
const cm = z.number().min(-1000).max(1000);
const length = z.number().positive().max(1000);
const point = z.tuple([cm, cm]).readonly();
const name = z.string().min(1).max(80);
const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,39}$/, 'an id is lower-case letters, digits and dashes, beginning with a letter')
  .refine(text => !['constructor', 'prototype'].includes(text), 'this name is reserved');
const bearing = z.union([z.number().min(0).lt(360), z.string().min(1).max(8)]);

const area = z.strictObject({
  kind: z.enum(['hill', 'wood', 'rough', 'marsh', 'building', 'ridge']),
  id,
  name: name.optional(),
  outline: z.array(point).min(3).max(200).readonly(),
  level: z.int().min(1).max(5).optional(),
});
const strip = z.strictObject({
  kind: z.enum(['river', 'creek', 'road']),
  id,
  name: name.optional(),
  line: z.array(point).min(2).max(200).readonly(),
  width: length,
});
const crossing = z.strictObject({
  kind: z.enum(['ford', 'bridge']),
  id,
  name: name.optional(),
  line: z.array(point).min(2).max(20).readonly(),
  width: length,
  material: z.enum(['wood', 'stone']).optional(),
});
const barrier = z.strictObject({
  kind: z.enum(['fence', 'wall']),
  id,
  name: name.optional(),
  line: z.array(point).min(2).max(200).readonly(),
});

const unit = z.strictObject({
  id,
  name: name.optional(),
  type: z.enum(troopTypes),
  /** Infantry and cavalry: figures. Artillery: leave out, a piece comes with its full crew. */
  figures: z.int().min(1).max(1000).optional(),
  /** Middle of the front edge. */
  at: point,
  facing: bearing,
  /** `Col 4`, `LB`; without it the book's default column. */
  formation: z.string().min(1).max(20).optional(),
  general: z.boolean().optional(),
  /** Its standing order when the battle begins; without it, hold. */
  order: z.string().max(400).optional(),
});

const side = z.strictObject({
  name,
  /** For pictures. */
  colour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/, 'a colour is # and six hexadecimal digits')
    .optional(),
  units: z.array(unit).min(1).max(400).readonly(),
});

const objective = z.strictObject({ id, name, at: point, radius: length });

const victory = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hold'),
    objectives: z.array(id).min(1).max(20).readonly(),
    turns: z.int().min(1).max(100),
    side: id.optional(),
  }),
  z.strictObject({
    kind: z.literal('losses'),
    percent: z.number().gt(0).max(100),
    of: z.enum(['figures', 'units', 'points']),
  }),
  z.strictObject({ kind: z.literal('general') }),
  z.strictObject({
    kind: z.literal('turn-limit'),
    turns: z.int().min(1).max(200),
    decidedBy: z.enum(['points-left', 'units-left', 'points-destroyed', 'draw']),
  }),
]);

const agreement = z.enum(['artillery-share', 'cavalry-share', 'unit-size', 'points']);

/** The scenario file of the musket game (`ruleset: "musket"`). Lengths in cm, x to the east, y to the north. */
export const musketScenarioSchema = z.strictObject({
  $schema: z.string().max(200).optional(),
  ruleset: z.literal('musket'),
  name,
  level: z.literal('basic'),
  notes: z.string().max(2000).optional(),
  /** Points a side may spend. */
  points: z.int().min(1).max(100000),
  table: z.strictObject({
    width: length,
    height: length,
    features: z
      .array(z.union([area, strip, crossing, barrier]))
      .max(200)
      .readonly(),
  }),
  objectives: z.array(objective).max(20).readonly().default([]),
  sides: z.record(id, side),
  /** What both sides agreed to waive before the game. */
  agreed: z.array(agreement).readonly().default([]),
  victory: z.array(victory).min(1).max(10).readonly(),
});

/** A checked scenario of the musket game. */
export type MusketScenario = z.output<typeof musketScenarioSchema>;
/** What a scenario file holds before it is checked. */
export type MusketScenarioFile = z.input<typeof musketScenarioSchema>;

const mends: Readonly<Record<string, string>> = {
  unrecognized_keys: 'leave it out, or correct its spelling',
  invalid_type: 'give a value of that type',
  too_small: 'give a larger value',
  too_big: 'give a smaller value',
  invalid_value: 'choose one of those',
  invalid_union: 'compare it with docs/scenarios.md',
};

/** Turns zod's findings into violations with paths as a person would write them. */
export function violationsOf(error: z.ZodError): readonly Violation[] {
  return error.issues.map(issue => ({
    path: issue.path
      .map((step, i) => (typeof step === 'number' ? `[${step}]` : i === 0 ? String(step) : `.${String(step)}`))
      .join(''),
    problem: issue.message.charAt(0).toLowerCase() + issue.message.slice(1),
    mend: mends[issue.code] ?? 'correct it',
  }));
}
