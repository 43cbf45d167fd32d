import * as z from 'zod/mini';
import { entry, listOf, text } from '../../../scenario/index.js';
import type { OtherFactor } from '../others.js';

const clause = z.templateLiteral([z.string().check(z.regex(/^[a-z-]+$/)), '/', z.string().check(z.maxLength(80))]);

const other: z.ZodMiniType<OtherFactor> = entry({
  points: z.int().check(z.minimum(-20), z.maximum(20)),
  clause,
  because: text(1, 80),
});

/** What else counts besides the factors of a chart, as JSON. */
export const otherFactors = z.exactOptional(listOf(other, 0, 10));
