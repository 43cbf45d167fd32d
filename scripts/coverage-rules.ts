/**
 * Prints, for every file of the clause catalogue, how many clauses are done (computed by code that cites them and named
 * by a test), cannot be computed, or are open. `--open` lists the open ones, `--open NAME` those of one file.
 */
import { readCatalogue, readNotComputable } from './catalogue.js';
import { type Cited, findCitations } from './citations.js';

type Standing = 'done' | 'not computable' | 'untested' | 'open';

function standingOf(cited: Cited | undefined, notComputable: boolean): Standing {
  if (cited !== undefined) return cited.tests.length > 0 ? 'done' : 'untested';
  return notComputable ? 'not computable' : 'open';
}

function main(args: readonly string[]): void {
  const catalogue = readCatalogue();
  if (catalogue === undefined) {
    print('The clause catalogue (../shared/rules) is not beside this checkout, so there is nothing to count against.');
    print('What the library has done is listed by `npx tsx src/cli/main.ts clauses`.');
    return;
  }
  const cited = findCitations();
  const notComputable = readNotComputable();
  const listed = args.includes('--open') ? (args[args.indexOf('--open') + 1] ?? '') : undefined;
  const line = (name: string, counts: readonly (string | number)[]) =>
    print(`${name.padEnd(24)}${counts.map(count => String(count).padStart(16)).join('')}`);
  line('', ['done', 'not computable', 'untested', 'open', 'all']);
  for (const { name, clauses } of catalogue) {
    const standing = clauses.map(({ id }) => ({ id, is: standingOf(cited[id], Object.hasOwn(notComputable, id)) }));
    const count = (is: Standing) => standing.filter(each => each.is === is).length;
    line(name, [count('done'), count('not computable'), count('untested'), count('open'), clauses.length]);
    if (listed === undefined || !name.includes(listed)) continue;
    for (const { id, is } of standing) if (is === 'open' || is === 'untested') print(`  ${is.padEnd(8)}  ${id}`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main(process.argv.slice(2));
