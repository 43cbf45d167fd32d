import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { insist, RuleViolation, wrongKind } from '../rulebook/index.js';
import type { BattleRecord } from './battle.js';
import { pathOf, readJson } from './plain.js';
import type { Json } from './types.js';

const format = 'littlewars-record';
const mend = 'a record is not edited by hand; record the battle again';

// What has come this far is JSON already; only a missing key can still be `undefined`.
const json = z.custom<Json>(value => value !== undefined, 'missing');
const turn = z.int().check(z.minimum(1));
const wholeSeed = z.int().check(z.minimum(0));
const keyedSeed = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'a seed of 128 bits has 32 hex digits'));
const digits = z.string().check(z.regex(/^[0-9a-f]{16}$/, 'a checksum has 16 hex digits'));
const commitment = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'a commitment has 64 hex digits'));

const recorded = <Seed extends z.ZodMiniType>(seed: Seed) => ({
  format: z.literal(format),
  ruleset: z.strictObject({ id: z.string(), version: z.string() }),
  houseRules: json,
  scenario: json,
  seed,
  otherDice: z.array(z.strictObject({ turn, phase: z.string(), request: z.string(), seed })),
  thrown: z.exactOptional(z.array(z.number())),
  answers: z.array(z.strictObject({ turn, phase: z.string(), id: z.string(), side: z.string(), answer: json })),
  checksums: z.array(digits).check(z.minLength(1)),
  seal: digits,
  outcome: z.nullable(
    z.strictObject({
      winner: z.nullable(z.string()),
      reason: z.string(),
      clause: z.exactOptional(z.templateLiteral([z.string(), '/', z.string()])),
    }),
  ),
});

const recordSchema = z.discriminatedUnion('version', [
  z.strictObject({ ...recorded(wholeSeed), version: z.literal(1) }),
  z.strictObject({
    ...recorded(z.union([wholeSeed, keyedSeed])),
    version: z.literal(2),
    generator: z.enum(['xoroshiro128plus', 'hmac-sha256']),
    commitment: z.nullable(commitment),
  }),
]);

/**
 * Reads a record from its text, or from JSON that was parsed already. It checks the form only: whether the record tells the
 * truth, `replay` finds out. Throws a RuleViolation with every fault, naming the turn it belongs to.
 */
export function readRecord(input: unknown): BattleRecord {
  const parsed = typeof input === 'string' ? parse(input) : input;
  insist(isRecord(parsed), () => ({
    path: 'format',
    problem: `this is no ${format} of version 1 or 2`,
    mend: 'give a file that --record has written',
  }));
  const plain = readJson(parsed, '');
  insist(!holdsMinusZero(parsed), () => ({ path: '', problem: 'the number −0 is in no record', mend }));
  const result = recordSchema.safeParse(plain, { error: en().localeError });
  if (result.success) return result.data;
  const turnAt = turnsOf(plain);
  throw new RuleViolation(
    result.error.issues.flatMap(issue => {
      const parts = issue.code === 'unrecognized_keys' ? issue.keys.map(key => [...issue.path, key]) : [issue.path];
      return parts.map(path => ({
        path: `turn ${turnAt(path)}: ${pathOf(path)}`,
        problem: problemOf(issue),
        mend,
      }));
    }),
  );
}

/** What is wrong with a part of a record, in plain words where a value is of the wrong kind. */
function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return issue.message;
  return wrongKind(issue.expected, / received (\w+)$/.exec(issue.message)?.[1]).problem;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (thrown) {
    const problem = thrown instanceof Error ? thrown.message : 'unreadable';
    throw new RuleViolation({ path: '', problem: `the record is not JSON: ${problem}`, mend });
  }
}

function isRecord(value: unknown): boolean {
  return z.looseObject({ format: z.literal(format), version: z.literal([1, 2]) }).safeParse(value).success;
}

/** No record is written with −0, but text can hold it, and it would read like the 0 in whose place it stands. */
function holdsMinusZero(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, -0);
  return Object.values(value).some(holdsMinusZero);
}

/** As much of a record as says which turn a part of it belongs to; what cannot be read counts as turn 0. */
const outline = z.looseObject({
  answers: z.catch(z.array(z.catch(z.looseObject({ turn }), { turn: 0 })), []),
  checksums: z.catch(z.array(z.unknown()), []),
});

/** Tells the turn that a part of a record belongs to; turn 0 is the set-up. */
function turnsOf(record: unknown): (path: readonly PropertyKey[]) => number {
  const { answers, checksums } = outline.parse(record);
  const turns: number[] = [];
  for (const answer of answers) turns.push(Math.max(answer.turn, turns.at(-1) ?? 0));
  return ([part, index]) => {
    if (part === 'checksums') return typeof index === 'number' ? index : checksums.length;
    if (part === 'seal' || part === 'outcome') return Math.max(0, checksums.length - 1);
    return part === 'answers' && typeof index === 'number' ? (turns[index] ?? 0) : 0;
  };
}
