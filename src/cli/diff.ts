import type { Command } from 'commander';
import type { Book, Difference } from '../book/index.js';
import { RuleViolation } from '../rulebook/index.js';
import { bookNames, type Shelf, shelfOf } from './books.js';
import { alignedTable, print, printJson } from './output.js';
import { readHouseRules, rulesGiven } from './rules-options.js';

interface DiffOptions {
  readonly json?: true;
  readonly ruleset?: string;
}

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
      const differences = diff(shelf, await bookNamed(a, shelf), await bookNamed(b, shelf));
      if (options.json) printJson(differences.map(plainDifference));
      else print(differences.length === 0 ? 'No difference.' : differences.map(described).join('\n\n'));
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
  const { book } = await rulesGiven(shelf, isFile(name) ? { rules: [name] } : { edition: name });
  return book;
}

function plainDifference({ what, id, from, to, by, touches, parts }: Difference) {
  return { what, id, from, to, by, touches, parts };
}

function described({ what, id, from, to, by, touches, parts }: Difference): string {
  const lines = [
    ['  from', JSON.stringify(from)],
    ['  to', `${JSON.stringify(to)} (${by})`],
    ...(parts.length === 0 ? [] : [['  read by', parts.filter(part => part !== '').join(', ')]]),
    ...(touches.length === 0 ? [] : [['  touches', touches.join(', ')]]),
  ];
  return [`${what} ${id}`, ...lines.map(([head = '', text = '']) => `${head.padEnd(10)} ${text}`)].join('\n');
}

/** Adds `littlewars numbers RULESET` to the program. */
export function registerNumbers(program: Command): void {
  program
    .command('numbers')
    .argument('[ruleset]', `whose: ${bookNames.join(', ')}; all by default`)
    .description('List the numbers that a book prints outside its charts, by the names that house rules call them.')
    .option('--json', 'print for machines')
    .action(async (ruleset: string | undefined, { json }: { readonly json?: true }) => {
      const { listNumbers } = await import('../book/index.js');
      const shelves = await Promise.all((ruleset === undefined ? bookNames : [ruleset]).map(shelfOf));
      const all = shelves.flatMap(({ book }) => book.print.numbers.flatMap(listNumbers));
      const listed = [...new Map(all.map(each => [each.id, each])).values()];
      if (json) {
        printJson(
          listed.map(({ id, value, source, clauses }) => ({
            id,
            value,
            source: source.document,
            line: source.line,
            clauses,
          })),
        );
        return;
      }
      const rows = listed.map(({ id, value, source }) => [
        id,
        JSON.stringify(value),
        `${source.document} ${source.line}`,
      ]);
      print(alignedTable([['number', 'value', 'source, line'], ...rows]));
    });
}
