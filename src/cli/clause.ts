import type { Command } from 'commander';
import type { CataloguedClause } from '../clauses/index.js';
import { loadClauses } from './catalogue.js';
import { printFolded, printJson, refuseUnknown } from './output.js';

/** Adds `littlewars clause ID` to the program. */
export function registerClause(program: Command): void {
  program
    .command('clause')
    .argument('<id>', 'as reasons cite it: cady/musket/forest/small-arms-step')
    .description(
      'Print one clause: what it rules, where it stands, which code computes it and which tests hold it to it.',
    )
    .option('--json', 'print for machines')
    .action(async (id: string, options: { json?: boolean }, command: Command) => {
      const { clauseById, clausesOf } = await loadClauses();
      const known: readonly string[] = clausesOf().map(clause => clause.id);
      if (!known.includes(id)) refuseUnknown(command, 'clause', id, known);
      const clause = clauseById(id);
      if (options.json) printJson(clause);
      else printFolded(describeClause(clause), '  ');
    });
}

function describeClause({ id, section, source, line, rule, status, reason, code, tests }: CataloguedClause): string {
  const said = reason === undefined ? status.replaceAll('-', ' ') : `${status.replaceAll('-', ' ')}: ${reason}`;
  const listed = (what: string, places: readonly string[]) =>
    places.length === 0 ? [] : ['', what, ...places.map(place => `  ${place}`)];
  return [
    id,
    `${section} (${source}, line ${line})`,
    '',
    rule,
    '',
    said,
    ...listed('code', code),
    ...listed('tests', tests),
  ].join('\n');
}
