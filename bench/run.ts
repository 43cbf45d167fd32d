/**
 * Runs every bench/*.bench.ts and prints one table. `npm run bench -- dice` runs those whose names hold a word. They are built first, as the
 * package is: run from their sources they would carry what helps debugging, which costs a third of the time and more.
 * `npm run bench -- exact --before COMMIT` puts the same questions to the library as it was at another commit, in the same run.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import type { Row } from './row.js';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' } },
});
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

const before = options.before === undefined ? undefined : await builtBefore(options.before);
const rows: Row[] = [];
for (const name of names) {
  process.stderr.write(`${name} …\n`);
  const bench: { readonly run: (before?: unknown) => Promise<readonly Row[]> } = await import(
    new URL(`${name}.mjs`, built).href
  );
  rows.push(...(await bench.run(before)));
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

/** The questions of `exact-questions.ts`, answered by the sources of another commit. */
async function builtBefore(commit: string): Promise<unknown> {
  const folder = fileURLToPath(new URL('.before/', built));
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], {
    input: execFileSync('git', ['archive', commit, 'src'], { maxBuffer: 2 ** 28 }),
  });
  const outfile = fileURLToPath(new URL('exact-questions-before.mjs', built));
  await build({
    entryPoints: [fileURLToPath(new URL('exact-questions.ts', here))],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    plugins: [
      {
        name: 'sources-before',
        setup(building) {
          building.onResolve({ filter: /^\.\.\/src\// }, ({ path }) => ({
            path: join(folder, path.slice(3)).replace(/\.js$/, '.ts'),
          }));
        },
      },
    ],
  });
  const { questions }: { readonly questions: unknown } = await import(pathToFileURL(outfile).href);
  return questions;
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
