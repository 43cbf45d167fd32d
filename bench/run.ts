/** Runs every bench/*.bench.ts and prints one table. `npm run bench -- dice` runs those whose names hold a word. */
import { readdirSync } from 'node:fs';
import type { Row } from './row.js';

const words = process.argv.slice(2);
const files = readdirSync(new URL('.', import.meta.url))
  .filter(name => name.endsWith('.bench.ts') && (words.length === 0 || words.some(word => name.includes(word))))
  .sort();

const rows: Row[] = [];
for (const file of files) {
  process.stderr.write(`${file} …\n`);
  const bench: { readonly run: () => Promise<readonly Row[]> } = await import(`./${file}`);
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
