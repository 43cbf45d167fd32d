/**
 * Writes vectors/*.json: for each resolution function some situations with the library's answers, for other people's
 * implementations to be checked against. `--check` writes nothing and fails when a file is out of date. Functions and rulesets
 * that are named are written alone: `npm run vectors -- raymond musket/charge`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Resolution, Resolver } from '../src/book/index.js';
import { logged, rolled, scripted } from '../src/dice/index.js';
import { type Reason, RuleViolation } from '../src/rulebook/index.js';
import { ancientMedievalResolvers } from '../src/rulesets/cady/ancient-medieval/resolve.js';
import { commonResolvers } from '../src/rulesets/cady/common/resolve.js';
import { musketResolvers } from '../src/rulesets/cady/musket/resolve.js';
import { raymondResolvers } from '../src/rulesets/raymond/resolve.js';
import { skirmishResolvers } from '../src/rulesets/skirmish/resolve.js';
import { wrgResolvers } from '../src/rulesets/wrg/resolve.js';
import { printJson } from './json-lines.js';
import { edgesOf } from './vector-edges.js';
import { situations } from './vector-situations.js';

/** A function has no more cases than this, and no fewer than the least if it has so many situations; those at its edges come besides. */
const cases = { least: 24, most: 48 };
/** Characters of an answer at an edge: what says more than that is a list of outcomes that a smaller case shows as well. */
const longest = 4000;
/** How often the dice are thrown in a case. */
const throwsPerCase = 2;

interface Case {
  readonly situation: unknown;
  readonly answer:
    | Resolution
    | { readonly refused: readonly { readonly path: string | undefined; readonly clause: string | null }[] };
  /** What the case shows: clauses, what they did, results. */
  readonly shows: readonly string[];
}

const resolvers: readonly Resolver[] = [
  ...commonResolvers,
  ...ancientMedievalResolvers,
  ...musketResolvers,
  ...raymondResolvers,
  ...skirmishResolvers,
  ...wrgResolvers,
];

/** Every function, by the path of its file. */
export const functionsByPath: ReadonlyMap<string, Resolver> = new Map(
  resolvers.map(resolver => [`vectors/${resolver.name.replace('/', '-')}.json`, resolver]),
);

/** Situations that `npm run vectors:data -- --find` has found, by function: each shows a datum of the book that no other does. */
export function found(): Readonly<Record<string, readonly unknown[]>> {
  return JSON.parse(readFileSync('scripts/vector-found.json', 'utf8'));
}

/** The files by path, and their text, with the situations chosen anew; of these functions and rulesets only, if any are named. */
function vectorFiles(wanted: readonly string[]): ReadonlyMap<string, string> {
  const resolvers = [...functionsByPath].filter(
    ([, { name }]) => wanted.length === 0 || wanted.some(each => name === each || name.startsWith(`${each}/`)),
  );
  return new Map(resolvers.map(([path, resolver]) => [path, printJson(asWritten(vectorsOf(resolver), path))]));
}

/** How far two doubles may be apart and count as one: what the files promise. */
const tolerance = 1e-12;

/** Answers with the probabilities that the file has already, where they differ by no more than rounding. */
function asWritten(answers: unknown, path: string): unknown {
  return existsSync(path) ? numbersAsBefore(answers, JSON.parse(readFileSync(path, 'utf8'))) : answers;
}

function numbersAsBefore(now: unknown, before: unknown): unknown {
  if (typeof now === 'number' && typeof before === 'number') {
    const rounded = !Number.isInteger(now) || !Number.isInteger(before);
    return rounded && Math.abs(now - before) <= tolerance ? before : now;
  }
  if (typeof now !== 'object' || typeof before !== 'object' || now === null || before === null) return now;
  if (Array.isArray(now))
    return now.map((each, at) => numbersAsBefore(each, Array.isArray(before) ? before[at] : undefined));
  const then = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(now).map(([key, value]) => [key, numbersAsBefore(value, then.get(key))]));
}

/** What every file begins with. */
const headOf = ({ name, about }: Resolver) => ({ format: 'littlewars-vectors', version: 1, function: name, about });

/** The situations and the dice of a file that is written already, with what the library says of them now. */
export function answeredAnew(resolver: Resolver, text: string): string {
  const written: { readonly cases: readonly WrittenCase[] } = JSON.parse(text);
  const cases = written.cases.map(({ situation, thrown: throws }) => ({
    situation,
    ...answerTo(resolver, situation),
    ...(throws === undefined ? {} : { thrown: throws.map(({ dice }) => thrownAgain(resolver, situation, dice)) }),
  }));
  return printJson(numbersAsBefore({ ...headOf(resolver), cases }, written));
}

interface WrittenCase {
  readonly situation: unknown;
  readonly thrown?: readonly { readonly dice: readonly number[] }[];
}

function thrownAgain(resolver: Resolver, situation: unknown, dice: readonly number[]): object {
  const script = scripted(dice);
  const result = resolver.roll(situation, script);
  script.done();
  return { dice, result };
}

/** What a function says of a situation, or where and why it refuses it. */
function answerTo(resolver: Resolver, situation: unknown): Case['answer'] {
  try {
    return resolver.resolve(situation);
  } catch (fault) {
    if (!(fault instanceof RuleViolation)) throw fault;
    return { refused: fault.violations.map(({ path, clause }) => ({ path, clause: clause ?? null })) };
  }
}

function vectorsOf(resolver: Resolver): object {
  const candidates = (situations[resolver.name] ?? []).map(situation => caseOf(resolver, situation));
  const taken = chosen(candidates);
  const largest = Math.max(...taken.map(({ answer }) => outcomesOf(answer)));
  const written = new Set(taken.map(({ situation }) => JSON.stringify(situation)));
  const atEdges = edgesOf(
    resolver,
    taken.filter(({ answer }) => !('refused' in answer)).map(({ situation }) => situation),
  )
    .filter(situation => written.size < written.add(JSON.stringify(situation)).size)
    .map(situation => caseOf(resolver, situation))
    .filter(({ answer }) => JSON.stringify(answer).length <= longest && outcomesOf(answer) <= largest);
  const shownByNoOther = (found()[resolver.name] ?? [])
    .filter(situation => written.size < written.add(JSON.stringify(situation)).size)
    .map(situation => caseOf(resolver, situation));
  return {
    ...headOf(resolver),
    cases: [...taken, ...atEdges, ...shownByNoOther].map(({ situation, answer }, at) => ({
      situation,
      ...answer,
      ...(resolver.throws && !('refused' in answer) ? { thrown: thrown(resolver, situation, at) } : {}),
    })),
  };
}

const outcomesOf = (answer: Case['answer']): number =>
  'distribution' in answer ? (answer.distribution?.outcomes.length ?? 0) : 0;

function caseOf(resolver: Resolver, situation: unknown): Case {
  const answer = answerTo(resolver, situation);
  if ('refused' in answer) {
    return { situation, answer, shows: answer.refused.map(({ clause }) => `refused ${clause}`) };
  }
  const { odds, result, because } = answer;
  const first = resolver.throws ? resolver.roll(situation, rolled(1)) : undefined;
  const shows = [...because, ...reasonsIn(first)].flatMap(({ clause, effect }) => [clause, `${clause} ${effect}`]);
  const known = [JSON.stringify(odds), JSON.stringify(result ?? null), ...wordsIn(situation)];
  return { situation, answer, shows: [...shows, ...known] };
}

/** The words of a situation, each with its name: all are asked once. */
function wordsIn(situation: unknown, name = ''): readonly string[] {
  if (typeof situation !== 'object') return typeof situation === 'number' ? [] : [`${name} ${situation}`];
  return Object.entries(situation ?? {}).flatMap(([key, each]) => wordsIn(each, Array.isArray(situation) ? name : key));
}

function reasonsIn(result: unknown): readonly Reason[] {
  return hasReasons(result) ? result.because : [];
}

function hasReasons(result: unknown): result is { readonly because: readonly Reason[] } {
  return typeof result === 'object' && result !== null && 'because' in result && Array.isArray(result.because);
}

/** The cases that between them show the most, in the order given. */
function chosen(candidates: readonly Case[]): readonly Case[] {
  const shown = new Set<string>();
  const taken = new Set<Case>();
  while (taken.size < Math.min(cases.most, candidates.length)) {
    let best: Case | undefined;
    let most = 0;
    for (const each of candidates) {
      const fresh = taken.has(each) ? 0 : each.shows.filter(what => !shown.has(what)).length;
      if (fresh > most) [best, most] = [each, fresh];
    }
    if (best === undefined) break;
    taken.add(best);
    for (const what of best.shows) shown.add(what);
  }
  const step = Math.max(1, Math.floor(candidates.length / cases.least));
  for (let at = 0; at < candidates.length && taken.size < cases.least; at += step) {
    const each = candidates[at];
    if (each !== undefined) taken.add(each);
  }
  return candidates.filter(each => taken.has(each));
}

/** Throws of dice that fell once, and what they came to. */
function thrown(resolver: Resolver, situation: unknown, seed: number): readonly object[] {
  return Array.from({ length: throwsPerCase }, (_, at) => {
    const log = logged(rolled(seed * throwsPerCase + at));
    resolver.roll(situation, log);
    return thrownAgain(
      resolver,
      situation,
      log.rolls().flatMap(({ shown }) => shown),
    );
  });
}

if (process.argv[1]?.endsWith('vectors.ts')) {
  const check = process.argv.includes('--check');
  if (!check) mkdirSync('vectors', { recursive: true });
  for (const [path, text] of vectorFiles(process.argv.slice(2).filter(each => !each.startsWith('--')))) {
    if (!check) writeFileSync(path, text);
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      console.error(`${path} is out of date: run npx tsx scripts/vectors.ts`);
      process.exitCode = 1;
    }
  }
}
