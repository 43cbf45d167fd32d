import type { Command } from 'commander';
import type { Clause } from '../rulebook/index.js';
import type { Cited } from './clause-index.js';
import { alignedTable, print, printJson } from './output.js';

/** Adds `littlewars clauses [RULESET]` to the program. */
export function registerClauses(program: Command): void {
  program
    .command('clauses')
    .argument('[ruleset]', 'cady/musket, musket, cady …; all of them by default')
    .description('List the clauses of the rulebooks: which code computes them and which tests hold it to them.')
    .option('--json', 'print for machines')
    .action(async (ruleset: string | undefined, options: { json?: boolean }, command: Command) => {
      const [{ clauseIndex }, { fromShelf }] = await Promise.all([import('./clause-index.js'), import('./shelf.js')]);
      const { clauses } = await fromShelf(command, ruleset);
      const listed = clauses.map(clause => listedClause(clause, clauseIndex[clause.id]));
      if (options.json) {
        printJson(listed);
        return;
      }
      const lines = clauses.map(clause => [
        clause.id,
        clause.notComputable === undefined ? 'done' : 'not computable',
        `${clause.source} ${clause.line}`,
      ]);
      print(alignedTable([['clause', 'status', 'source, line'], ...lines]));
    });
}

function listedClause({ id, section, source, line, notComputable }: Clause, cited: Cited | undefined) {
  const { code, tests } = cited ?? { code: [], tests: [] };
  const status = notComputable === undefined ? { status: 'done' } : { status: 'not-computable', reason: notComputable };
  return { id, section, source, line, ...status, code, tests };
}
