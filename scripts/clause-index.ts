/**
 * Makes `clauses/index.json`: which code cites a clause, and which tests hold it to that. The build runs it, and so does the
 * command where it is run from source. An index that was made from the same sources is left alone.
 *
 *   npm run clauses:index
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClauseIndex } from '../src/clauses/index.js';
import { clausePath, root } from './catalogue.js';

const path = clausePath('index');

/** A print of everything that the index is made from. */
function printOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'tests', 'clauses', 'scripts']) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter(name => /\.(?:ts|json)$/.test(name)).sort()) {
      const file = join(root, folder, name);
      if (file !== path) hash.update(`${name}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function sourcesOfIndex(): string | undefined {
  if (!existsSync(path)) return undefined;
  const { sources }: ClauseIndex = JSON.parse(readFileSync(path, 'utf8'));
  return sources;
}

async function main(): Promise<number> {
  const sources = printOfSources();
  if (sourcesOfIndex() === sources) return 0;
  // The compiler takes its time to load, and mostly there is nothing to do.
  const { standingOfClauses } = await import('./standing.js');
  const { clauses, faults } = standingOfClauses();
  for (const fault of faults) process.stderr.write(`error: ${fault}\n`);
  if (faults.length > 0) return 1;
  const index: ClauseIndex = { sources, clauses };
  // Whoever reads it at this moment finds it whole.
  writeFileSync(`${path}.${process.pid}`, `${JSON.stringify(index)}\n`);
  renameSync(`${path}.${process.pid}`, path);
  return 0;
}

process.exitCode = await main();
