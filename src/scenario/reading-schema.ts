import * as z from 'zod/mini';
import type { SituationReader } from '../book/index.js';
import {
  beyondLimit,
  type FaultWords,
  nearestOf,
  pathOf,
  quoted,
  short,
  strangeKey,
  type Violation,
  wordsFor,
  wrongKind,
} from '../rulebook/index.js';

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

/** What `unsaid` says of a word that is not there at all. */
const missing = 'Invalid value: missing';

/**
 * What stands where a schema has no words of its own, because zod's smaller half brings none along: no more than `inWords` cannot see
 * in an issue. What was received, zod tells here alone.
 */
const unsaid = {
  error(issue: z.core.$ZodRawIssue): string {
    if (issue.code === 'invalid_type') return `Invalid input, received ${receivedType(issue.input)}`;
    if (issue.code === 'invalid_value' && typeof issue.input === 'string') return `Invalid value ${short(issue.input)}`;
    if (wordOf(issue) === undefined) return missing;
    return issue.code === 'invalid_format' && issue.format === 'regex'
      ? `Invalid string: must match pattern ${issue.pattern}`
      : 'Invalid input';
  },
};

/** The word that stands where one of several is wanted; `null` in an issue about something else. */
function wordOf({ code, input, ...issue }: z.core.$ZodRawIssue): unknown {
  if (code === 'invalid_value') return input;
  const { discriminator } = issue;
  return code === 'invalid_union' && typeof discriminator === 'string' ? Object(input)[discriminator] : null;
}

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
  const faults = withoutLengths(error.issues).flatMap(issue => faultsOf(issue, []));
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

/** Without the length of what is of the wrong kind altogether: zod counts the letters of a text that stands for a list. */
function withoutLengths(issues: readonly z.core.$ZodIssue[]): readonly z.core.$ZodIssue[] {
  const wrongKinds = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => pathOf(path)));
  const isLength = (issue: z.core.$ZodIssue) =>
    (issue.code === 'too_big' || issue.code === 'too_small') && ['string', 'array'].includes(issue.origin);
  return issues.filter(issue => !isLength(issue) || !wrongKinds.has(pathOf(issue.path)));
}

function faultsOf(issue: z.core.$ZodIssue, within: readonly PropertyKey[]): readonly Violation[] {
  const at = [...within, ...issue.path];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(key => ({
        path: pathOf([...at, key]),
        ...strangeKey(key, isDefault(issue.message) ? [] : issue.message.split('\n')),
      }));
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

const isDefault = (message: string): boolean => /^(Invalid|Too|Unrecognized)\b/.test(message);

/** How far into a value a branch of a union could follow it: the farther, the likelier it was meant. */
function depthOf(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(...issues.map(({ path, code }) => path.length * 2 + (code === 'invalid_type' ? 0 : 1)));
}

function inWords(issue: z.core.$ZodIssue): FaultWords {
  const [problem = '', mend] = issue.message.split('\n');
  if (!isDefault(issue.message)) return { problem, mend: mend ?? 'correct it' };
  switch (issue.code) {
    case 'invalid_type': {
      // What was received stands in zod's message only.
      const received = / received (\w+)$/.exec(issue.message)?.[1];
      return wrongKind(issue.expected, received);
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
      if (issue.message === missing) return { ...wordsFor(issue.values), problem: 'this is missing' };
      return wordsFor(issue.values, /^Invalid value (.*)$/s.exec(issue.message)?.[1]);
    case 'invalid_union': {
      const words = wordsFor('options' in issue && Array.isArray(issue.options) ? issue.options : []);
      return issue.message === missing ? { ...words, problem: 'this is missing' } : words;
    }
    default:
      return { problem: problem.charAt(0).toLowerCase() + problem.slice(1), mend: 'correct it' };
  }
}

function limitWords(origin: string, which: 'large' | 'small', limit: string): FaultWords {
  if (origin === 'string') {
    return {
      problem: `the text is too ${which === 'large' ? 'long' : 'short'}`,
      mend: `give ${limit} character${limit.endsWith(' 1') ? '' : 's'}`,
    };
  }
  if (origin === 'array') {
    return { problem: `there are too ${which === 'large' ? 'many' : 'few'} entries`, mend: `give ${limit}` };
  }
  return beyondLimit(which, limit);
}
