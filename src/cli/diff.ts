import type { Command } from 'commander';
import type { Book, Difference } from '../book/index.js';
import { RuleViolation } from '../rulebook/index.js';
import { bookNames, type Shelf, shelfOf } from './books.js';
import { alignedTable, print, printFolded, printJson } from './output.js';
import {
  booksAsked,
  editionOption,
  type RulesAsked,
  readHouseRules,
  rulesGiven,
  rulesOption,
} from './rules-options.js';

interface DiffOptions {
  readonly json?: true;
  readonly ruleset?: string;
}

/** Where what a difference says begins on its line, and goes on on the next. */
const indent = ' '.repeat(11);

/** Adds `littlewars diff A B` to the program. */
export function registerDiff(program: Command): void {
  program
    .command('diff')
    .argument('<a>', 'a file of house rules, an edition (card), or print')
    .argument('<b>', 'what it is compared with')
    .option('--ruleset <name>', `whose book: ${bookNames.join(', ')}; needed only where neither is a file`)
    .description('Print what two sets of rules differ in, and which clauses and parts of the rules that touches.')
    .option('--json', 'print for machines')
    .action(async (a: string, b: string, options: DiffOptions, command: Command) => {
      const ruleset = await rulesetOf([a, b], options, command);
      const shelf = await shelfOf(ruleset);
      const { diff } = await import('../book/index.js');
      const [from, to] = [await bookNamed(a, shelf), await bookNamed(b, shelf)];
      const differences = diff(shelf, from, to);
      if (options.json) return printJson(differences.map(plainDifference));
      const setters = [from, to].map(book => new Map(diff(shelf, shelf.book, book).map(({ id, by }) => [id, by])));
      const described = differences.map(difference =>
        describe(
          difference,
          setters.map(set => set.get(difference.id)),
        ),
      );
      printFolded(differences.length === 0 ? 'No difference.' : described.join('\n\n'), indent);
    });
}

/** The ruleset that the files name, or that was asked for. */
async function rulesetOf(names: readonly string[], { ruleset }: DiffOptions, command: Command): Promise<string> {
  const files = await Promise.all(names.filter(isFile).map(readHouseRules));
  const wanted = [...new Set([...(ruleset === undefined ? [] : [ruleset]), ...files.map(file => file.ruleset)])];
  const [first] = wanted;
  if (first === undefined) return command.error('error: say --ruleset where neither is a file of house rules');
  if (wanted.length > 1) {
    throw new RuleViolation({
      path: 'ruleset',
      problem: `these are rules of ${wanted.join(' and ')}`,
      mend: 'compare rules of the same ruleset',
    });
  }
  return first;
}

/** Anything but the name of an edition is a file. */
function isFile(name: string): boolean {
  return name !== 'print' && !/^[a-z][a-z-]*$/.test(name);
}

async function bookNamed(name: string, shelf: Shelf): Promise<Book> {
  if (name === 'print') return shelf.book;
  const { edition, editions = {} } = shelf.book.print;
  const known = ['print', edition, ...Object.keys(editions)];
  if (!isFile(name) && !known.includes(name)) {
    throw new RuleViolation({
      path: name,
      problem: `this book has no edition of that name`,
      mend: `it is one of ${known.join(', ')}; a file is named with its folder or ending, such as ./${name} or ${name}.json`,
    });
  }
  const { book } = await rulesGiven(shelf, isFile(name) ? { rules: [name] } : { edition: name });
  return book;
}

function plainDifference({ what, id, from, to, taken, by, touches, parts }: Difference) {
  return { what, id, from, to, ...(taken === undefined ? {} : { taken }), by, touches, parts };
}

/** A difference in words, with who set either value; nobody set what is printed. */
function describe(
  { what, id, from, to, taken, touches, parts }: Difference,
  setters: readonly (string | undefined)[],
): string {
  const [fromBy, toBy] = setters.map(by => (by === undefined ? '' : ` (${by})`));
  const lines = [
    ['  from', `${JSON.stringify(from)}${fromBy}${played(taken?.from)}`],
    ['  to', `${JSON.stringify(to)}${toBy}${played(taken?.to)}`],
    ...(parts.length === 0 ? [] : [['  read by', parts.filter(part => part !== '').join(', ')]]),
    ...(touches.length === 0 ? [] : [['  touches', touches.join(', ')]]),
  ];
  return [`${what} ${id}`, ...lines.map(([head = '', text = '']) => `${head.padEnd(indent.length - 1)} ${text}`)].join(
    '\n',
  );
}

/** What a ruling plays in the place of a printed cell. */
function played(taken: { readonly value: unknown; readonly ruling: string } | undefined): string {
  return taken === undefined ? '' : ` ⇒ ${JSON.stringify(taken.value)} (${taken.ruling})`;
}

/** Adds `littlewars numbers RULESET` to the program. */
export function registerNumbers(program: Command): void {
  program
    .command('numbers')
    .argument('[ruleset]', `whose: ${bookNames.join(', ')}; all by default`)
    .description('List the numbers that a book prints outside its charts, by the names that house rules call them.')
    .addOption(editionOption())
    .addOption(rulesOption())
    .option('--json', 'print for machines')
    .action(async (ruleset: string | undefined, { json, ...asked }: RulesAsked & { readonly json?: true }) => {
      const { listNumbers } = await import('../book/index.js');
      const books = await booksAsked(ruleset === undefined ? bookNames : [ruleset], asked);
      const all = books.flatMap(book =>
        book.print.numbers.flatMap(listNumbers).map(number => ({ ...number, taken: book.number(number.id) })),
      );
      const listed = [...new Map(all.map(each => [each.id, each])).values()];
      if (json) {
        printJson(
          listed.map(({ id, value, source, clauses, taken }) => ({
            id,
            value,
            source: source.document,
            line: source.line,
            clauses,
            ...(taken === undefined ? {} : { taken }),
          })),
        );
        return;
      }
      const rows = listed.map(({ id, value, source, taken }) => [
        id,
        taken === undefined
          ? JSON.stringify(value)
          : `${JSON.stringify(value)} ⇒ ${JSON.stringify(taken.value)} (${taken.by})`,
        `${source.document} ${source.line}`,
      ]);
      print(alignedTable([['number', 'value', 'source, line'], ...rows]));
    });
}
