import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Options } from 'tsup';

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number];
type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Stands before the path of such a module, from `src`, until it is known from which file it is imported. */
const fromRoot = 'from-root:';

/** The modules that these entry points export as a whole under one name: `export * as charts`. */
export function wholeModules(entries: readonly string[]): string[] {
  return entries.flatMap(entry =>
    [...readFileSync(entry, 'utf8').matchAll(/^export \* as \w+ from '(.+)\.js';$/gm)].map(([, path]) =>
      join(dirname(entry), `${path}.ts`),
    ),
  );
}

/**
 * Leaves such modules modules, which have to be entries of the build. Bundled into an object, one would come with all that it holds; as a
 * module it comes with the one chart that somebody uses.
 */
export function keepsWholeModules(entries: readonly string[]): EsbuildPlugin {
  const wholes = wholeModules(entries);
  return {
    name: 'keeps modules that are exported as a whole',
    setup(build) {
      build.onResolve({ filter: /^\..+\.js$/ }, ({ path, importer, resolveDir }) => {
        const asked = relative('', join(resolveDir, path.replace(/\.js$/, '.ts')));
        if (!wholes.includes(asked) || !entries.includes(relative('', importer))) return undefined;
        return { path: `${fromRoot}${relative('src', asked).replace(/\.ts$/, '.js')}`, external: true };
      });
    },
  };
}

/** Writes the path to such a module as seen from the file that imports it. */
export const findsWholeModules: TsupPlugin = {
  name: 'finds modules that are exported as a whole',
  renderChunk(code, { path }) {
    return { code: code.replaceAll(`"${fromRoot}`, `"${relative(dirname(path), 'dist') || '.'}/`) };
  },
};
