import { readFile, rm } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';

/** The public entry points: what `exports` in package.json names, and nothing else. */
const entries = [
  'src/index.ts',
  'src/dice/index.ts',
  'src/chart/index.ts',
  'src/table/index.ts',
  'src/rulesets/cady/common/index.ts',
  'src/rulesets/cady/ancient-medieval/index.ts',
  'src/rulesets/cady/musket/index.ts',
  'src/rulesets/raymond/index.ts',
  'src/draw/index.ts',
  'src/clauses/index.ts',
];

/** Calls that only make frozen data: where nobody uses the result, a bundler may drop them, and the chart with them. */
const makers = /(?<!function )\b(?:defineChart|defineRuling|ladder|cadyBook|cadyCard|raymondBook|book|card|ours)\(/g;

const marksMakers: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'marks makers of data as pure',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/]rulesets[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return { contents: text.replaceAll(makers, '/* @__PURE__ */ $&'), loader: 'ts' };
    });
  },
};

await rm('dist', { recursive: true, force: true });

export default defineConfig([
  {
    // Module for module, so that `sideEffects: false` lets a bundler drop every file that an application does not reach.
    entry: ['src/**/*.ts', '!src/**/*.d.ts', '!src/clauses/*'],
    format: 'esm',
    bundle: false,
    target: 'es2022',
    esbuildPlugins: [marksMakers],
    dts: { entry: entries },
  },
  {
    // The one module that holds data of JSON files, which Node does not import without a warning: here they are part of it.
    entry: { 'clauses/index': 'src/clauses/index.ts' },
    format: 'esm',
    external: ['../rulebook/index.js'],
    target: 'es2022',
  },
  {
    // For `require`: entry points that share chunks, so that there is one of everything however many are loaded.
    entry: entries,
    format: 'cjs',
    splitting: true,
    // `require` reads JSON as it lies beside `dist`.
    external: [/\/clauses\/[\w-]+\.json$/],
    target: 'es2022',
    dts: true,
  },
]);
