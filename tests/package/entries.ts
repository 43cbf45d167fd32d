import { readFileSync } from 'node:fs';

/** What this test needs to know of package.json. */
interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, unknown>>;
}

export const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));

/** The public entry points as an application names them: `littlewars`, `littlewars/dice`, … */
export const entries: readonly string[] = Object.keys(manifest.exports)
  .filter(path => !path.endsWith('.json'))
  .map(path => path.replace('.', 'littlewars'));
