import { rm } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { entryPoints } from './scripts/entry-points.js';
import { marksConstants } from './scripts/pure-constants.js';
import { findsWholeModules, keepsWholeModules, wholeModules } from './scripts/whole-modules.js';

const modules = entryPoints.map(({ module }) => module);

/** Files of the build by what they become in `dist`. */
const entries = Object.fromEntries(entryPoints.map(({ name, watched }) => [name, watched]));
const more = (paths: readonly string[]) =>
  Object.fromEntries(paths.map(path => [path.slice('src/'.length, -'.ts'.length), path]));

/**
 * Modules that import a package which does not say that it is free of side effects. In a chunk with others they would bring that package
 * to everybody who uses anything of the chunk; as entries of the build they come into files of their own.
 */
const apart = [
  'src/battle/checksum.ts',
  'src/battle/commitment.ts',
  'src/dice/keyed.ts',
  'src/dice/seeds.ts',
  'src/table/inside.ts',
  'src/table/places.ts',
];

/** Few files load fast. Entry points share chunks, so that there is one of everything however many are loaded. */
const shared: Options = {
  splitting: true,
  target: 'es2022',
  esbuildOptions(options) {
    options.chunkNames = 'chunks/[name]-[hash]';
  },
};

await rm('dist', { recursive: true, force: true });

export default defineConfig([
  {
    // Clauses and rulings are part of their modules, because Node does not import JSON without a warning.
    ...shared,
    format: 'esm',
    entry: { ...entries, ...more([...apart, ...wholeModules(modules), 'src/cli/main.ts']) },
    esbuildPlugins: [marksConstants, keepsWholeModules(modules)],
    plugins: [findsWholeModules],
  },
  {
    // `require` reads JSON as it lies beside `dist`.
    ...shared,
    format: 'cjs',
    entry: entries,
    external: [/\/(clauses|rulings)\/[\w-]+\.json$/],
  },
  {
    // The types of both at once, gathered from those of each file, which `npm run build` has had written to `types`.
    format: ['esm', 'cjs'],
    entry: Object.fromEntries(
      entryPoints.map(({ name, module }) => [name, `types/${module.replace(/\.ts$/, '.d.ts')}`]),
    ),
    dts: { only: true },
  },
]);
