/** Loads what is changed before any test does, so that what is made once is not taken for what a test does; a set-up of tests. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { journalIn, note } from './journal.js';
import type { Tried } from './sandbox.js';
import { switches } from './switches.js';

if (switches.loaded === undefined) {
  const { tried }: { readonly tried: readonly Tried[] } = JSON.parse(readFileSync('sample.json', 'utf8'));
  for (const file of new Set(tried.map(({ fileName }) => fileName))) await import(/* @vite-ignore */ resolve(file));
  switches.loaded = new Set(Object.keys(switches.mutantCoverage?.static ?? {}));
  const known = new Set(journalIn('.').flatMap(each => (each.what === 'once' ? [each.id] : [])));
  if (process.env.MUTANTS_PASS !== undefined)
    for (const { id } of tried) if (switches.loaded.has(id) && !known.has(id)) note({ what: 'once', id, loaded: true });
}
