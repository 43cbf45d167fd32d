/**
 * Runs every bench/*.bench.ts and prints one table. `npm run bench -- dice` runs those whose names hold a word. They are built first, as the
 * package is: run from their sources they would carry what helps debugging, which costs a third of the time and more.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Row } from './row.js';

const words = process.argv.slice(2);
const here = new URL('.', import.meta.url);
const names = readdirSync(here)
  .filter(file => file.endsWith('.bench.ts'))
  .map(file => file.replace(/\.ts$/, ''))
  .filter(name => words.length === 0 || words.some(word => name.includes(word)))
  .sort();

// Beside the rivals, which are found from there.
const built = new URL('node_modules/.built/', here);
await build({
  entryPoints: names.map(name => fileURLToPath(new URL(`${name}.ts`, here))),
  outdir: fileURLToPath(built),
  outExtension: { '.js': '.mjs' },
  bundle: true,
  packages: 'external',
  platform: 'node',
  format: 'esm',
});

const rows: Row[] = [];
for (const name of names) {
  process.stderr.write(`${name} …\n`);
  const bench: { readonly run: () => Promise<readonly Row[]> } = await import(new URL(`${name}.mjs`, built).href);
  rows.push(...(await bench.run()));
}

const heading = ['what', 'ours', 'rival', 'ratio', 'target', ''];
const body = rows.map(row => [row.what, row.ours, row.rival, ratioOf(row), row.target, verdict(row)]);
const widths = heading.map((_, column) => Math.max(...[heading, ...body].map(line => (line[column] ?? '').length)));
for (const line of [heading, ...body]) {
  console.log(
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function ratioOf({ ratio }: Row): string {
  return ratio === undefined ? '' : ratio.toPrecision(3);
}

/** Whether the ratio meets its target: `≥ 20`, `≤ 10`. A machine under load can miss one, so a miss is told, not failed. */
function verdict({ ratio, target }: Row): string {
  const [, sense, bound] = /^([≥≤])\s*([\d.]+)/.exec(target) ?? [];
  if (ratio === undefined || bound === undefined) return '';
  return (sense === '≥' ? ratio >= Number(bound) : ratio <= Number(bound)) ? 'met' : 'MISSED';
}
