/**
 * Changes each datum of a book, one at a time, and sees whether a vector of its ruleset is answered otherwise:
 * `npm run vectors:data -- raymond`. What nothing notices is listed; another implementation could have it wrong and pass. With
 * `--find MINUTES` situations are looked for that notice it, and kept in `vector-found.json`, from which `npm run vectors` takes them.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Book, type Resolver, unreadReason } from '../src/book/index.js';
import { rolled, scripted } from '../src/dice/index.js';
import { RuleViolation } from '../src/rulebook/index.js';
import { ancientMedievalBook } from '../src/rulesets/cady/ancient-medieval/book/print.js';
import { commonBook } from '../src/rulesets/cady/common/book/print.js';
import { musketBook } from '../src/rulesets/cady/musket/book/print.js';
import { raymondBook } from '../src/rulesets/raymond/book/print.js';
import { skirmishBook } from '../src/rulesets/skirmish/book/print.js';
import { wrgBook } from '../src/rulesets/wrg/book/print.js';
import { type ChangedDatum, changedData } from '../tests/book/every-datum.js';
import { printJson } from './json-lines.js';
import { candidatesFor, type Variant, variantsOf } from './vector-variants.js';
import { found, functionsByPath } from './vectors.js';

const books: Readonly<Record<string, Book>> = {
  common: commonBook,
  'ancient-medieval': ancientMedievalBook,
  musket: musketBook,
  raymond: raymondBook,
  skirmish: skirmishBook,
  wrg: wrgBook,
};

/** A question of a vector: a situation, and dice where some are thrown. */
interface Question {
  readonly resolver: Resolver;
  readonly situation: unknown;
  /** `null`: everything that is known without a throw, odds and distribution. */
  readonly dice: readonly number[] | null;
  /** What the book says to it as printed. */
  readonly said: string;
}

interface WrittenCase {
  readonly situation: unknown;
  readonly thrown?: readonly { readonly dice: readonly number[] }[];
}

/** In milliseconds: what takes longer is asked with dice only. */
const quick = 40;

function questionsOf(ruleset: string): readonly Question[] {
  const asked = resolversOf(ruleset).flatMap(({ path, resolver }) => {
    const { cases }: { readonly cases: readonly WrittenCase[] } = JSON.parse(readFileSync(path, 'utf8'));
    return cases.flatMap(({ situation, thrown = [] }) =>
      [...thrown.map(({ dice }) => dice), null].flatMap(dice => {
        const began = performance.now();
        const said = saidTo({ resolver, situation, dice });
        return dice === null && performance.now() - began > quick ? [] : [{ resolver, situation, dice, said }];
      }),
    );
  });
  return [...asked.filter(({ dice }) => dice !== null), ...asked.filter(({ dice }) => dice === null)];
}

function resolversOf(ruleset: string) {
  return [...functionsByPath].flatMap(([path, resolver]) =>
    resolver.name.split('/')[0] === ruleset && existsSync(path) ? [{ path, resolver }] : [],
  );
}

function saidTo({ resolver, situation, dice }: Omit<Question, 'said'>, book?: Book): string {
  return said(() => {
    if (dice === null) return resolver.resolve(situation, undefined, book);
    const script = scripted(dice);
    const result = resolver.roll(situation, script, book);
    script.done();
    return result;
  });
}

function said(ask: () => unknown): string {
  try {
    return JSON.stringify(ask()) ?? '';
  } catch (fault) {
    if (fault instanceof RuleViolation)
      return fault.violations.map(({ path, clause }) => `${path} ${clause}`).join('\n');
    // Other dice are asked for than were thrown, or what is built of a changed datum breaks off.
    return `broken off: ${String(fault)}`;
  }
}

/** A datum that is changed, and the book with it changed. */
interface Change extends ChangedDatum {
  readonly book: Book;
}

/** What the vectors of a ruleset make of its book, datum by datum. */
function measure(ruleset: string, book: Book) {
  let questions = [...questionsOf(ruleset)];
  const noticedBy = new Map<string, Set<string>>();
  const missed: Change[] = [];
  let [noticed, refused] = [0, 0];
  for (const datum of changedData(book)) {
    if (unreadReason(book.print, datum.id, book.edition) !== undefined) continue;
    const changed = changedBook(book, datum);
    const [first] = questions;
    if (changed === undefined || first === undefined || isRefused(first, changed)) {
      refused++;
      continue;
    }
    const at = questions.findIndex(question => saidTo(question, changed) !== question.said);
    const by = questions[at];
    if (by === undefined) missed.push({ ...datum, book: changed });
    else {
      noticed++;
      noticedBy.set(chartOf(datum), (noticedBy.get(chartOf(datum)) ?? new Set()).add(by.resolver.name));
      // What has noticed one datum will notice its neighbour.
      const alike = (each: Question) => each.resolver === by.resolver;
      questions = [
        by,
        ...questions.filter(each => each !== by && alike(each)),
        ...questions.filter(each => !alike(each)),
      ];
    }
  }
  return { noticed, refused, missed, noticedBy };
}

/** The chart of a cell, or the part of the book that a number is of. */
const chartOf = ({ id, what }: ChangedDatum): string =>
  what === 'ruling'
    ? id
    : id
        .split('/')
        .slice(0, what === 'cell' ? -2 : -1)
        .join('/');

function changedBook(book: Book, { set }: ChangedDatum): Book | undefined {
  try {
    return book.with(set);
  } catch (fault) {
    if (fault instanceof RuleViolation) return undefined;
    throw fault;
  }
}

/** A change that no rules can be built with is no datum that an implementation could have wrong. */
function isRefused({ resolver }: Question, book: Book): boolean {
  try {
    resolver.schema(book);
    return false;
  } catch (fault) {
    if (fault instanceof RuleViolation) return true;
    throw fault;
  }
}

/** Situations of a ruleset's functions that notice data which no vector does. */
function find(ruleset: string, book: Book, { missed, noticedBy }: ReturnType<typeof measure>, minutes: number) {
  const end = performance.now() + minutes * 60_000;
  const asked = (resolver: Resolver, situation: unknown, changed?: Book) =>
    said(() => resolver.resolve(situation, rolled(1), changed));
  const pool = resolversOf(ruleset).flatMap(({ resolver, path }) => variantsOf(resolver, path, book, quick));
  const kept: { readonly name: string; readonly situation: unknown }[] = [];
  const still: Change[] = [];
  let [front, rest]: [Variant[], Variant[]] = [[], [...pool]];
  for (const datum of missed) {
    if (performance.now() > end) {
      still.push(datum);
      continue;
    }
    const likely = noticedBy.get(chartOf(datum)) ?? new Set<string>();
    const near = [...front, ...rest].filter(({ resolver }) => likely.has(resolver.name));
    const tried = function* () {
      yield* near;
      for (const variant of near.slice(0, 60)) yield* candidatesFor(variant, datum, book);
      yield* [...front, ...rest].filter(({ resolver }) => !likely.has(resolver.name));
    };
    let by: Variant | undefined;
    for (const variant of tried()) {
      const before = variant.said ?? asked(variant.resolver, variant.situation);
      variant.said = before;
      if (before.startsWith('broken off') || asked(variant.resolver, variant.situation, datum.book) === before)
        continue;
      by = variant;
      break;
    }
    if (by === undefined) still.push(datum);
    else {
      const { resolver, situation } = by;
      kept.push({ name: resolver.name, situation });
      noticedBy.set(chartOf(datum), new Set([...likely, resolver.name]));
      [front, rest] = [[by, ...front.filter(each => each !== by)], rest.filter(each => each !== by)];
    }
  }
  return { kept, still };
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { find: { type: 'string' } } });
for (const ruleset of positionals.length > 0 ? positionals : Object.keys(books)) {
  const book = books[ruleset];
  if (book === undefined) throw new Error(`there is no book ${ruleset}: ${Object.keys(books).join(', ')}`);
  const measured = measure(ruleset, book);
  const { noticed, refused, missed } = measured;
  console.log(`${ruleset}: ${noticed} of ${noticed + missed.length} data are noticed (${refused} changes are refused)`);
  const nameOf = ({ what, id, set }: ChangedDatum) =>
    `  ${what} ${id}${what === 'ruling' ? ` ${Object.values(set.rulings ?? {})}` : ''}`;
  if (values.find === undefined) for (const each of missed) console.log(nameOf(each));
  else {
    const { kept, still } = find(ruleset, book, measured, Number(values.find));
    const before = found();
    const after: Record<string, readonly unknown[]> = { ...before };
    for (const { name, situation } of kept) {
      const there = after[name] ?? [];
      const text = JSON.stringify(situation);
      if (!there.some(each => JSON.stringify(each) === text)) after[name] = [...there, situation];
    }
    writeFileSync('scripts/vector-found.json', printJson(after));
    console.log(`${missed.length - still.length} of them are noticed by situations that were found`);
    for (const each of still) console.log(nameOf(each));
  }
}
