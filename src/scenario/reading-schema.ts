import * as z from 'zod/mini';
import type { SituationReader } from '../book/index.js';
import type { Violation } from '../rulebook/index.js';

// How the files of strangers are read. A message given to zod here is written as a problem and, on a second line, how to
// mend it; `violationsOf` parts the two.

/** An object of these keys and no other. */
export function entry<Shape extends z.core.$ZodShape>(shape: Shape): z.ZodMiniObject<Shape, z.core.$strict> {
  const known = Object.keys(shape).join('\n');
  return z.strictObject(shape, { error: issue => (issue.code === 'unrecognized_keys' ? known : undefined) });
}

/** One of these words. */
export function choice<const Word extends string>(words: readonly Word[], what: string) {
  return z.enum(words, {
    error: ({ input }) => {
      if (typeof input !== 'string') return undefined;
      const near = nearestOf(input, words);
      const mend = near === undefined ? `choose one of ${words.join(', ')}` : `did you mean "${near}"?`;
      return `there is no ${what} ${quoted(input)}\n${mend}`;
    },
  });
}

/** A list of at least and at most so many entries. */
export function listOf<Entry extends z.ZodMiniType>(one: Entry, from: number, to: number) {
  return z.readonly(z.array(one).check(z.minLength(from), z.maxLength(to)));
}

/** Text that shows as it is written: no control characters, and none that change the direction of reading. */
const shown = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069]*$/u;

/** Text of at least and at most so many characters that can be seen; `lines` may be broken. */
export function text(from: number, to: number, broken: 'line' | 'lines' = 'line') {
  const seen = (written: string) => shown.test(broken === 'lines' ? written.replaceAll('\n', '') : written);
  const unseen = 'the text holds characters that cannot be seen\nleave out control characters';
  return z.string().check(z.minLength(from), z.maxLength(to), z.refine(seen, unseen));
}

/**
 * What stands where a schema has no words of its own, because zod's smaller half brings none along: no more than `inWords` cannot see
 * in an issue. What was received, zod tells here alone.
 */
const unsaid = {
  error(issue: z.core.$ZodRawIssue): string {
    if (issue.code === 'invalid_type') return `Invalid input, received ${receivedType(issue.input)}`;
    if (issue.code === 'invalid_value' && typeof issue.input === 'string') return `Invalid value ${short(issue.input)}`;
    return issue.code === 'invalid_format' && issue.format === 'regex'
      ? `Invalid string: must match pattern ${issue.pattern}`
      : 'Invalid input';
  },
};

function receivedType(input: unknown): string {
  if (typeof input === 'number' && !Number.isFinite(input)) return String(input);
  if (input === null) return 'null';
  return Array.isArray(input) ? 'array' : typeof input;
}

/** What data of a stranger holds by a schema, or every fault of it with its path, in plain words. */
export function readBy<Read>(
  schema: z.ZodMiniType<Read>,
  input: unknown,
): { readonly read: Read } | { readonly violations: readonly Violation[] } {
  const { success, data, error } = schema.safeParse(input, unsaid);
  return success ? { read: data } : { violations: violationsOf(error) };
}

function violationsOf(error: z.core.$ZodError): readonly Violation[] {
  const faults = error.issues.flatMap(issue => faultsOf(issue, []));
  // A number that is beyond all integers is beyond its own limit too, and that one is told last.
  return faults.filter(
    ({ path, problem }, at) =>
      !faults.slice(at + 1, at + 3).some(next => next.path === path && next.problem === problem),
  );
}

/** A schema that goes by the rules in force: made once for each. */
export function underRules<Rules extends object, Made>(make: (rules: Rules) => Made): (rules: Rules) => Made {
  const known = new WeakMap<Rules, { readonly schema: Made }>();
  return rules => {
    const { schema } = known.get(rules) ?? { schema: make(rules) };
    known.set(rules, { schema });
    return schema;
  };
}

/** Reads the situation of a resolution function with a schema, and shows it as a JSON Schema. */
export function situationReader<S>(schema: z.ZodMiniType<S>): SituationReader<S> {
  return situationReaderUnder(() => schema);
}

/** The same with a schema that goes by the rules in force. */
export function situationReaderUnder<S, Rules>(
  schemaOf: (rules: Rules) => z.ZodMiniType<S>,
): SituationReader<S, Rules> {
  return {
    read(input, rules) {
      const result = readBy(schemaOf(rules), input);
      return 'read' in result ? { situation: result.read } : result;
    },
    schema: rules => z.toJSONSchema(schemaOf(rules)),
  };
}

function faultsOf(issue: z.core.$ZodIssue, within: readonly PropertyKey[]): readonly Violation[] {
  const at = [...within, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => ({ path: pathOf([...at, key]), ...strangeKey(key, issue.message) }));
    case 'invalid_key':
      return issue.issues.flatMap(inner => faultsOf(inner, at));
    case 'invalid_union':
      if (issue.discriminator === undefined && isDefault(issue.message)) {
        const [first] = [...issue.errors].sort((a, b) => depthOf(b) - depthOf(a) || a.length - b.length);
        if (first !== undefined) return first.flatMap(inner => faultsOf(inner, at));
      }
  }
  return [{ path: pathOf(at), ...inWords(issue) }];
}

type Words = Pick<Violation, 'problem' | 'mend'>;

const isDefault = (message: string): boolean => /^(Invalid|Too|Unrecognized)\b/.test(message);

/** How far into a value a branch of a union could follow it: the farther, the likelier it was meant. */
function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(...issues.map(({ path, code }) => path.length * 2 + (code === 'invalid_type' ? 0 : 1)));
}

function strangeKey(key: string, message: string): Words {
  const known = isDefault(message) ? [] : message.split('\n');
  const near = nearestOf(key, known);
  const list = known.length === 0 ? '' : `; the keys here are ${known.join(', ')}`;
  const mend = near === undefined ? `leave it out${list}` : `did you mean "${near}"?`;
  return { problem: `there is no key ${quoted(key)} here`, mend };
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object with named values',
  record: 'an object with named values',
};

function inWords(issue: z.core.$ZodIssue): Words {
  const [problem = '', mend] = issue.message.split('\n');
  if (!isDefault(issue.message)) return { problem, mend: mend ?? 'correct it' };
  switch (issue.code) {
    case 'invalid_type': {
      // What was received stands in zod's message only.
      const received = / received (\w+)$/.exec(issue.message)?.[1];
      const wanted = typeWords[issue.expected] ?? issue.expected;
      if (received === 'undefined') return { problem: 'this is missing', mend: `give ${wanted}` };
      const is = received === undefined ? undefined : received === 'null' ? 'null' : typeWords[received];
      const wrong = is === undefined || issue.expected === 'int' ? `this is not ${wanted}` : `this is ${is}`;
      return { problem: wrong, mend: `give ${wanted}` };
    }
    case 'too_big':
      return limitWords(
        issue.origin,
        'large',
        `${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}`,
      );
    case 'too_small':
      return limitWords(
        issue.origin,
        'small',
        `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`,
      );
    case 'invalid_value':
      return wordsFor(issue.values, /^Invalid value (.*)$/s.exec(issue.message)?.[1]);
    case 'invalid_union':
      return wordsFor('options' in issue && Array.isArray(issue.options) ? issue.options : []);
    default:
      return { problem: problem.charAt(0).toLowerCase() + problem.slice(1), mend: 'correct it' };
  }
}

function limitWords(origin: string, which: 'large' | 'small', limit: string): Words {
  if (origin === 'string') {
    return {
      problem: `the text is too ${which === 'large' ? 'long' : 'short'}`,
      mend: `give ${limit} character${limit.endsWith(' 1') ? '' : 's'}`,
    };
  }
  if (origin === 'array') {
    return { problem: `there are too ${which === 'large' ? 'many' : 'few'} entries`, mend: `give ${limit}` };
  }
  return { problem: `the number is too ${which}`, mend: `give ${limit}` };
}

function wordsFor(values: readonly z.core.util.Primitive[], written?: string): Words {
  const words = values.filter(value => typeof value === 'string');
  const near = written === undefined ? undefined : nearestOf(written, words);
  if (near !== undefined) {
    return { problem: `${quoted(written ?? '')} is not known here`, mend: `did you mean "${near}"?` };
  }
  const [only, ...others] = values.map(value => JSON.stringify(value));
  const all = [only, ...others].join(', ');
  return {
    problem: 'this is not a value that is known here',
    mend: others.length === 0 ? `give ${all}` : `choose one of ${all}`,
  };
}

function pathOf(parts: readonly PropertyKey[]): string {
  const written = parts.map((part, i) =>
    typeof part === 'number' ? `[${part}]` : `${i === 0 ? '' : '.'}${short(part)}`,
  );
  return written.join('');
}

/** As much of a key or text from a stranger's file as a message can bear. */
function short(text: PropertyKey): string {
  const whole = String(text);
  return whole.length <= 40 ? whole : `${whole.slice(0, 40)}…`;
}

const quoted = (text: string): string => JSON.stringify(short(text));

/** The known word that shares most pairs of letters with another: the one that may have been meant. */
function nearestOf(asked: string, known: readonly string[]): string | undefined {
  const wanted = pairsOf(asked);
  const ranked = known.map(word => {
    const pairs = pairsOf(word);
    const shared = [...pairs].filter(pair => wanted.has(pair)).length;
    return { word, likeness: (2 * shared) / (pairs.size + wanted.size) };
  });
  const [best] = ranked.sort((a, b) => b.likeness - a.likeness);
  return best !== undefined && best.likeness >= 0.4 ? best.word : undefined;
}

function pairsOf(text: string): ReadonlySet<string> {
  const letters = `^${short(text).toLowerCase()}$`;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}
