import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clausePath, root } from './catalogue.js';
import type { Standings } from './standing.js';

export type { Standings };

/** Where the last standings are kept, with the print of what they were read from. */
const kept = join(root, 'node_modules', '.cache', 'standings.json');

/** The standings of the clauses as the sources are now: reading all of them takes half a minute, and is done once for the same sources. */
export async function standingNow(): Promise<Standings> {
  const sources = printOfSources();
  const last: { readonly sources: string; readonly standings: Standings } | undefined = existsSync(kept)
    ? JSON.parse(readFileSync(kept, 'utf8'))
    : undefined;
  if (last?.sources === sources) return last.standings;
  // The compiler takes its time to load, and mostly there is nothing to do.
  const { standingOfClauses } = await import('./standing.js');
  const standings = standingOfClauses();
  writeWhole(kept, { sources, standings });
  return standings;
}

/** A print of everything that the standings are read from. */
export function printOfSources(): string {
  const hash = createHash('sha256');
  for (const folder of ['src', 'tests', 'clauses', 'scripts']) {
    const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
    for (const name of names.filter(name => /\.(?:ts|json)$/.test(name)).sort()) {
      const file = join(root, folder, name);
      if (file !== clausePath('index')) hash.update(`${name}\n`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Writes a file so that whoever reads it at this moment finds it whole. */
export function writeWhole(path: string, content: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, `${JSON.stringify(content)}\n`);
  renameSync(`${path}.${process.pid}`, path);
}
