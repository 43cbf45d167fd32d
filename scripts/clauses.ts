/**
 * Writes `clauses/*.json`, what the rulebooks rule in our words, from the catalogue beside this checkout. Without it, the
 * files keep what they hold.
 *
 *   npm run clauses
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Clause } from '../src/rulebook/index.js';
import { type CataloguedClause, clauseFiles, clausePath, readCatalogue } from './catalogue.js';

/** What a file of `clauses/` should hold, in the order of the book; `undefined` when the catalogue is not there. */
export function wantedClauses(): { readonly [name: string]: readonly Clause[] } | undefined {
  const catalogue = readCatalogue()?.flatMap(({ clauses }) => clauses);
  if (catalogue === undefined) return undefined;
  return Object.fromEntries(
    clauseFiles.map(({ name, begin, source }) => {
      const held = catalogue.filter(({ id }) => begin.some(prefix => id.startsWith(prefix)));
      return [name, held.flatMap(clause => clauseOf(clause, source) ?? [])];
    }),
  );
}

function clauseOf({ id, section, line, rule }: CataloguedClause, source: string): Clause | undefined {
  return isClauseId(id) ? { id, section, source, line, rule } : undefined;
}

function isClauseId(id: string): id is Clause['id'] {
  return id.includes('/');
}

/** A clause a line, so that a change of one is a change of one line. */
function laidOut(clauses: readonly Clause[]): string {
  return `[\n${clauses.map(clause => `  ${JSON.stringify(clause)}`).join(',\n')}\n]\n`;
}

function main(): void {
  const wanted = wantedClauses();
  if (wanted === undefined) {
    process.stdout.write(
      'The catalogue (../shared/rules) is not beside this checkout: the clauses stay as they are.\n',
    );
    return;
  }
  for (const [name, clauses] of Object.entries(wanted)) writeFileSync(clausePath(name), laidOut(clauses));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
