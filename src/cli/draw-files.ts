import * as z from 'zod';
import { type DistributionLike, pictureFaults, standMarks, type TablePicture } from '../draw/index.js';
import { RuleViolation, type Violation } from '../rulebook/index.js';

const id = z.string().min(1).max(200);
const text = z.string().max(2000);
const point = z.strictObject({ x: z.number(), y: z.number() });
const feature = { id, name: text.exactOptional() };
const line = z.array(point).min(2);

const area = z.strictObject({
  ...feature,
  kind: z.enum(['hill', 'wood', 'rough', 'marsh', 'building', 'ridge']),
  outline: z.array(point).min(3),
  level: z.int().min(1).exactOptional(),
});
const strip = z.strictObject({
  ...feature,
  kind: z.enum(['river', 'creek', 'road']),
  line,
  width: z.number().positive(),
});
const crossing = z.strictObject({
  ...feature,
  kind: z.enum(['ford', 'bridge']),
  line,
  width: z.number().positive(),
  material: z.enum(['wood', 'stone']).exactOptional(),
});
const barrier = z.strictObject({ ...feature, kind: z.enum(['fence', 'wall', 'rampart', 'gate']), line });

const placed = z.strictObject({
  stand: z.strictObject({ front: z.number(), depth: z.number(), figures: z.number() }),
  figures: z.number(),
  files: z.number(),
  gap: z.number().exactOptional(),
  at: point,
  facing: z.number(),
});

const count = z.int().min(0);
const stand = z.strictObject({
  rank: count,
  file: count,
  mark: z.enum(standMarks),
  back: z.boolean().exactOptional(),
  limbered: z.boolean().exactOptional(),
});

const piece = z.strictObject({
  id,
  side: z.union([id, z.int().min(0)]),
  label: text,
  arm: z.enum(['infantry', 'cavalry', 'artillery']),
  placed,
  stands: z.array(stand).exactOptional(),
  lost: z
    .union([
      z.strictObject({
        figures: count,
        caps: z.array(z.strictObject({ rank: count, file: count })).exactOptional(),
      }),
      z.strictObject({ stands: count }),
    ])
    .exactOptional(),
  state: z.enum(['steady', 'back', 'back-and-turn', 'rout', 'in melee']).exactOptional(),
  hidden: z.boolean().exactOptional(),
  hits: count.exactOptional(),
  path: z.array(point).exactOptional(),
  arc: z.strictObject({ halfAngle: z.number(), ranges: z.array(z.number()) }).exactOptional(),
  note: text.exactOptional(),
});

const hitArea = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), centre: point, radius: z.number().positive() }),
  z.strictObject({
    kind: z.literal('wedge'),
    at: point,
    bearing: z.number(),
    halfAngle: z.number().min(0).max(180),
    length: z.number().positive(),
  }),
  z.strictObject({
    kind: z.literal('stick'),
    from: point,
    to: point,
    width: z.number().positive(),
    bounces: z.array(z.strictObject({ from: z.number(), to: z.number() })).exactOptional(),
  }),
]);

const shot = z.strictObject({
  from: z.union([point, id]),
  to: z.union([point, id]),
  hitPoint: point.exactOptional(),
  area: hitArea.exactOptional(),
  hits: count,
});

const move = z.strictObject({ piece: id, how: z.enum(['march', 'charge', 'recoil']), path: z.array(point) });

const objective = z.strictObject({
  id,
  name: text,
  at: point,
  radius: z.number().positive().exactOptional(),
  side: id.exactOptional(),
  note: text.exactOptional(),
});

const picture: z.ZodType<TablePicture> = z.strictObject({
  table: z.strictObject({
    width: z.number(),
    height: z.number(),
    features: z.array(z.discriminatedUnion('kind', [area, strip, crossing, barrier])),
  }),
  unit: z.enum(['cm', 'inch', 'pace']),
  pieces: z.array(piece),
  shots: z.array(shot).exactOptional(),
  moves: z.array(move).exactOptional(),
  objectives: z.array(objective).exactOptional(),
  melees: z.array(point).exactOptional(),
  sides: z
    .array(
      z.strictObject({
        id,
        name: text.exactOptional(),
        colour: z.string().exactOptional(),
        fill: z.enum(['solid', 'hollow', 'stripes', 'dots']).exactOptional(),
        strength: text.exactOptional(),
      }),
    )
    .exactOptional(),
  title: text.exactOptional(),
  caption: text.exactOptional(),
  legend: z.boolean().exactOptional(),
  style: z
    .strictObject({
      scale: z.number().exactOptional(),
      grid: z.number().exactOptional(),
      ink: z.enum(['colour', 'print']).exactOptional(),
      idPrefix: z.string().exactOptional(),
    })
    .exactOptional(),
});

const distribution: z.ZodType<DistributionLike> = z.object({
  name: text.exactOptional(),
  outcomes: z.array(z.object({ value: z.number(), probability: z.number() })).min(1),
});

/** Reads a picture of the table from untrusted data. Throws a RuleViolation with every fault. */
export function readPicture(input: unknown): TablePicture {
  const read = parsed(picture, input, 'see TablePicture in littlewars/draw');
  const faults = pictureFaults(read);
  if (faults.length > 0) throw new RuleViolation(faults);
  return read;
}

/** Reads several pictures, in order. Throws a RuleViolation with every fault of their form. */
export function readPictures(input: unknown): readonly TablePicture[] {
  return parsed(z.array(picture).min(1), input, 'give a list of TablePictures');
}

/** Reads a distribution, or a list of two, as `toJSON` writes them. Throws a RuleViolation with every fault. */
export function readDistributions(input: unknown): DistributionLike | readonly [DistributionLike, DistributionLike] {
  const mend = 'give { "outcomes": [{ "value": 3, "probability": 0.25 }, …] }, or a list of two of them';
  return Array.isArray(input)
    ? parsed(z.tuple([distribution, distribution]), input, mend)
    : parsed(distribution, input, mend);
}

function parsed<T>(schema: z.ZodType<T>, input: unknown, mend: string): T {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new RuleViolation(result.error.issues.map(issue => violation(issue.path, issue.message, mend)));
}

function violation(path: readonly PropertyKey[], message: string, mend: string): Violation {
  const written = path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
    .join('');
  return { path: written, problem: message, mend };
}
