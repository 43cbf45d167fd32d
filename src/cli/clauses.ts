import type { Command } from 'commander';
import { loadClauses } from './catalogue.js';
import { alignedTable, print, printJson } from './output.js';
import { namedRulesets } from './shelf.js';

/** Adds `littlewars clauses [RULESET]` to the program. */
export function registerClauses(program: Command): void {
  program
    .command('clauses')
    .argument('[ruleset]', 'cady/musket, musket, cady …; all of them by default')
    .description('List the clauses of the rulebooks: which code computes them and which tests hold it to them.')
    .option('--json', 'print for machines')
    .action(async (ruleset: string | undefined, options: { json?: boolean }, command: Command) => {
      const named = namedRulesets(command, ruleset);
      const { clauseBooks, clausesOf } = await loadClauses();
      const books = clauseBooks.filter(book => named.some(id => id.split('/').at(-1) === book));
      const clauses = [...new Set(books.flatMap(book => clausesOf(book)))];
      if (options.json) {
        printJson(clauses);
        return;
      }
      const lines = clauses.map(({ id, status, source, line }) => [
        id,
        status.replaceAll('-', ' '),
        `${source} ${line}`,
      ]);
      print(alignedTable([['clause', 'status', 'source, line'], ...lines]));
    });
}
