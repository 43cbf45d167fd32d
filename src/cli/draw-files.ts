import * as z from 'zod/mini';
import { type DistributionLike, pictureFaults, standMarks, type TablePicture } from '../draw/index.js';
import { RuleViolation, type Violation } from '../rulebook/index.js';
import { readBy } from '../scenario/index.js';

const id = z.string().check(z.minLength(1), z.maxLength(200));
const text = z.string().check(z.maxLength(2000));
const point = z.strictObject({ x: z.number(), y: z.number() });
const feature = { id, name: z.exactOptional(text) };
const line = z.array(point).check(z.minLength(2));

const area = z.strictObject({
  ...feature,
  kind: z.enum(['hill', 'wood', 'rough', 'marsh', 'building', 'ridge']),
  outline: z.array(point).check(z.minLength(3)),
  level: z.exactOptional(z.int().check(z.minimum(1))),
});
const strip = z.strictObject({
  ...feature,
  kind: z.enum(['river', 'creek', 'road']),
  line,
  width: z.number().check(z.positive()),
});
const crossing = z.strictObject({
  ...feature,
  kind: z.enum(['ford', 'bridge']),
  line,
  width: z.number().check(z.positive()),
  material: z.exactOptional(z.enum(['wood', 'stone'])),
});
const barrier = z.strictObject({ ...feature, kind: z.enum(['fence', 'wall', 'rampart', 'gate']), line });

const placed = z.strictObject({
  stand: z.strictObject({ front: z.number(), depth: z.number(), figures: z.number() }),
  figures: z.number(),
  files: z.number(),
  gap: z.exactOptional(z.number()),
  at: point,
  facing: z.number(),
});

const count = z.int().check(z.minimum(0));
const stand = z.strictObject({
  rank: count,
  file: count,
  mark: z.enum(standMarks),
  back: z.exactOptional(z.boolean()),
  limbered: z.exactOptional(z.boolean()),
});

const piece = z.strictObject({
  id,
  side: z.union([id, z.int().check(z.minimum(0))]),
  label: text,
  arm: z.enum(['infantry', 'cavalry', 'artillery']),
  placed,
  stands: z.exactOptional(z.array(stand)),
  lost: z.exactOptional(
    z.union([
      z.strictObject({
        figures: count,
        caps: z.exactOptional(z.array(z.strictObject({ rank: count, file: count }))),
      }),
      z.strictObject({ stands: count }),
    ]),
  ),
  state: z.exactOptional(z.enum(['steady', 'back', 'back-and-turn', 'rout', 'in melee'])),
  hidden: z.exactOptional(z.boolean()),
  hits: z.exactOptional(count),
  path: z.exactOptional(z.array(point)),
  arc: z.exactOptional(
    z.strictObject({ halfAngle: z.number(), from: z.exactOptional(z.number()), ranges: z.array(z.number()) }),
  ),
  note: z.exactOptional(text),
});

const hitArea = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('circle'), centre: point, radius: z.number().check(z.positive()) }),
  z.strictObject({
    kind: z.literal('wedge'),
    at: point,
    bearing: z.number(),
    halfAngle: z.number().check(z.minimum(0), z.maximum(180)),
    length: z.number().check(z.positive()),
  }),
  z.strictObject({
    kind: z.literal('stick'),
    from: point,
    to: point,
    width: z.number().check(z.positive()),
    bounces: z.exactOptional(z.array(z.strictObject({ from: z.number(), to: z.number() }))),
  }),
]);

const shot = z.strictObject({
  from: z.union([point, id]),
  to: z.union([point, id]),
  hitPoint: z.exactOptional(point),
  area: z.exactOptional(hitArea),
  hits: count,
});

const move = z.strictObject({ piece: id, how: z.enum(['march', 'charge', 'recoil']), path: z.array(point) });

const objective = z.strictObject({
  id,
  name: text,
  at: point,
  radius: z.exactOptional(z.number().check(z.positive())),
  side: z.exactOptional(id),
  note: z.exactOptional(text),
});

const picture: z.ZodMiniType<TablePicture> = z.strictObject({
  table: z.strictObject({
    width: z.number(),
    height: z.number(),
    features: z.array(z.discriminatedUnion('kind', [area, strip, crossing, barrier])),
  }),
  unit: z.enum(['cm', 'inch', 'pace']),
  pieces: z.array(piece),
  shots: z.exactOptional(z.array(shot)),
  moves: z.exactOptional(z.array(move)),
  ghosts: z.exactOptional(z.array(z.strictObject({ piece: id, placed }))),
  objectives: z.exactOptional(z.array(objective)),
  melees: z.exactOptional(z.array(point)),
  sides: z.exactOptional(
    z.array(
      z.strictObject({
        id,
        name: z.exactOptional(text),
        colour: z.exactOptional(z.string()),
        fill: z.exactOptional(z.enum(['solid', 'hollow', 'stripes', 'dots'])),
        strength: z.exactOptional(text),
      }),
    ),
  ),
  title: z.exactOptional(text),
  caption: z.exactOptional(text),
  legend: z.exactOptional(z.boolean()),
  words: z.exactOptional(z.record(z.string(), text)),
  marks: z.exactOptional(z.number().check(z.positive())),
  style: z.exactOptional(
    z.strictObject({
      scale: z.exactOptional(z.number()),
      grid: z.exactOptional(z.number()),
      ink: z.exactOptional(z.enum(['colour', 'print'])),
      idPrefix: z.exactOptional(z.string()),
    }),
  ),
});

const distribution: z.ZodMiniType<DistributionLike> = z.object({
  name: z.exactOptional(text),
  outcomes: z.array(z.object({ value: z.number(), probability: z.number() })).check(z.minLength(1)),
});

/** Reads a picture of the table from untrusted data. Throws a RuleViolation with every fault. */
export function readPicture(input: unknown): TablePicture {
  const read = parsed(picture, input, 'give a picture of a table (TablePicture of littlewars/draw)');
  const faults = pictureFaults(read);
  if (faults.length > 0) throw new RuleViolation(faults);
  return read;
}

/** Reads several pictures, in order. Throws a RuleViolation with every fault of their form. */
export function readPictures(input: unknown): readonly TablePicture[] {
  return parsed(
    z.array(picture).check(z.minLength(1)),
    input,
    'give the record of a battle, or a list of pictures (TablePicture of littlewars/draw)',
  );
}

/** Reads a distribution, or a list of two, as `toJSON` writes them. Throws a RuleViolation with every fault. */
export function readDistributions(input: unknown): DistributionLike | readonly [DistributionLike, DistributionLike] {
  const mend = 'give { "outcomes": [{ "value": 3, "probability": 0.25 }, …] }, or a list of two of them';
  return Array.isArray(input)
    ? parsed(z.tuple([distribution, distribution]), input, mend)
    : parsed(distribution, input, mend);
}

function parsed<T>(schema: z.ZodMiniType<T>, input: unknown, whole: string): T {
  const other = otherFile(input);
  if (other !== undefined) throw new RuleViolation([{ path: '', ...other }]);
  const result = readBy(schema, input);
  if ('read' in result) return result.read;
  throw new RuleViolation(result.violations.map(fault => (fault.path === '' ? { ...fault, mend: whole } : fault)));
}

/** What else a file is that somebody wants to have drawn, and how that is drawn. */
function otherFile(input: unknown): Pick<Violation, 'problem' | 'mend'> | undefined {
  if (typeof input !== 'object' || input === null) return undefined;
  if ('format' in input && input.format === 'littlewars-record') {
    return { problem: 'this is the record of a battle', mend: 'draw it with "littlewars draw turns"' };
  }
  return 'ruleset' in input && 'sides' in input
    ? { problem: 'this is a scenario', mend: 'draw it with "littlewars battle FILE --turns 1 --svg PICTURE%d.svg"' }
    : undefined;
}
