/**
 * Changes each datum of a book, one at a time, and sees whether a vector of its ruleset is answered otherwise:
 * `npm run vectors:data -- raymond`. What nothing notices is listed; another implementation could have it wrong and pass.
 */
import { existsSync, readFileSync } from 'node:fs';
import { type Book, type Resolver, unreadReason } from '../src/book/index.js';
import { scripted } from '../src/dice/index.js';
import { RuleViolation } from '../src/rulebook/index.js';
import { ancientMedievalBook } from '../src/rulesets/cady/ancient-medieval/book/print.js';
import { commonBook } from '../src/rulesets/cady/common/book/print.js';
import { musketBook } from '../src/rulesets/cady/musket/book/print.js';
import { raymondBook } from '../src/rulesets/raymond/book/print.js';
import { skirmishBook } from '../src/rulesets/skirmish/book/print.js';
import { wrgBook } from '../src/rulesets/wrg/book/print.js';
import { changedData } from '../tests/book/every-datum.js';
import { functionsByPath } from './vectors.js';

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
  readonly dice: readonly number[];
  /** What the book says to it as printed. */
  readonly said: string;
}

interface WrittenCase {
  readonly situation: unknown;
  readonly thrown?: readonly { readonly dice: readonly number[] }[];
}

function questionsOf(ruleset: string): readonly Question[] {
  return [...functionsByPath].flatMap(([path, resolver]) => {
    if (resolver.name.split('/')[0] !== ruleset || !existsSync(path)) return [];
    const { cases }: { readonly cases: readonly WrittenCase[] } = JSON.parse(readFileSync(path, 'utf8'));
    return cases.flatMap(({ situation, thrown = [{ dice: [] }] }) =>
      thrown.map(({ dice }) => {
        const asked = { resolver, situation, dice };
        return { ...asked, said: saidTo(asked) };
      }),
    );
  });
}

function saidTo({ resolver, situation, dice }: Omit<Question, 'said'>, book?: Book): string {
  try {
    const script = scripted(dice);
    const result = resolver.roll(situation, script, book);
    script.done();
    return JSON.stringify(result) ?? '';
  } catch (fault) {
    if (fault instanceof RuleViolation)
      return fault.violations.map(({ path, clause }) => `${path} ${clause}`).join('\n');
    // Other dice are asked for than were thrown, or what is built of a changed datum breaks off.
    return `broken off: ${String(fault)}`;
  }
}

/** What the vectors of a ruleset make of its book, datum by datum. */
function measure(
  ruleset: string,
  book: Book,
): { readonly noticed: number; readonly refused: number; readonly missed: string[] } {
  let questions = [...questionsOf(ruleset)];
  const missed: string[] = [];
  let [noticed, refused] = [0, 0];
  for (const { id, what, set } of changedData(book)) {
    if (unreadReason(book.print, id, book.edition) !== undefined) continue;
    const changed = changedBook(book, set);
    const [first] = questions;
    if (changed === undefined || first === undefined || isRefused(first, changed)) {
      refused++;
      continue;
    }
    const at = questions.findIndex(question => saidTo(question, changed) !== question.said);
    const found = questions[at];
    if (found === undefined)
      missed.push(`${what} ${id}${what === 'ruling' ? ` ${Object.values(set.rulings ?? {})}` : ''}`);
    else {
      noticed++;
      // What has noticed one datum will notice its neighbour.
      const alike = (each: Question) => each.resolver === found.resolver;
      questions = [
        found,
        ...questions.filter(each => each !== found && alike(each)),
        ...questions.filter(each => !alike(each)),
      ];
    }
  }
  return { noticed, refused, missed };
}

function changedBook(book: Book, set: Parameters<Book['with']>[0]): Book | undefined {
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

for (const ruleset of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(books)) {
  const book = books[ruleset];
  if (book === undefined) throw new Error(`there is no book ${ruleset}: ${Object.keys(books).join(', ')}`);
  const { noticed, refused, missed } = measure(ruleset, book);
  console.log(`${ruleset}: ${noticed} of ${noticed + missed.length} data are noticed (${refused} changes are refused)`);
  for (const each of missed) console.log(`  ${each}`);
}
