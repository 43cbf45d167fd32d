/**
 * Makes `clauses/index.json`: which code cites a clause, and which tests hold it to that. The build runs it, and so do the
 * tests and the command where it is run from source. An index that was made from the same sources is left alone.
 *
 *   npm run clauses:index
 */
import { existsSync, readFileSync } from 'node:fs';
import type { ClauseIndex } from '../src/clauses/index.js';
import { clausePath } from './catalogue.js';
import { printOfSources, standingNow, writeWhole } from './standing-now.js';

const path = clausePath('index');

function sourcesOfIndex(): string | undefined {
  if (!existsSync(path)) return undefined;
  const { sources }: ClauseIndex = JSON.parse(readFileSync(path, 'utf8'));
  return sources;
}

async function main(): Promise<number> {
  const sources = printOfSources();
  if (sourcesOfIndex() === sources) return 0;
  const { clauses, faults } = await standingNow();
  for (const fault of faults) process.stderr.write(`error: ${fault}\n`);
  if (faults.length > 0) return 1;
  const index: ClauseIndex = { sources, clauses };
  writeWhole(path, index);
  return 0;
}

process.exitCode = await main();
