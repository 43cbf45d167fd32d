/**
 * The sources as plain modules, for tests: Node loads them itself, once in each worker, instead of having every one of them handed over and
 * wrapped, which is slower to load and slower to run. A module stays a module in a file of its own, so that tests import what they name.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vitest/config';
import { root } from './catalogue.js';

/** As deep in the project as `src`, so that a module finds the files beside it that it reads. */
const folder = '.built';
const from = join(root, 'src');
const to = join(root, folder);

/** Makes the modules of all sources. What has not changed is not written again, for somebody may be reading it. */
export async function buildSources(): Promise<void> {
  const sources = filesIn(from).filter(path => path.endsWith('.ts'));
  const { outputFiles } = await build({
    entryPoints: sources,
    outbase: from,
    outdir: to,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    bundle: true,
    sourcemap: 'linked',
    write: false,
    plugins: [{ name: 'each for itself', setup: ({ onResolve }) => onResolve({ filter: /.*/ }, leftOutside) }],
  });
  const wanted = new Set(outputFiles.map(({ path }) => path));
  for (const path of filesIn(to)) if (!wanted.has(path)) rmSync(path);
  for (const { path, text } of outputFiles) {
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Every module is outside every other; JSON becomes part of the module that reads it, because Node does not import it without a warning. */
function leftOutside({ kind, path }: { readonly kind: string; readonly path: string }) {
  return kind === 'entry-point' || path.endsWith('.json') ? undefined : { path, external: true };
}

function filesIn(path: string): readonly string[] {
  if (!existsSync(path)) return [];
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

/** Has tests import the built module where they name a source. */
export function builtSources(): Plugin {
  return {
    name: 'built sources',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !source.startsWith('.') || !source.endsWith('.js')) return undefined;
      const path = resolve(dirname(importer), source);
      return path.startsWith(`${from}${sep}`) ? join(to, relative(from, path)) : undefined;
    },
  };
}

/** What Node loads itself. */
export const isBuilt = new RegExp(`/${folder}/`);

/** The command, as its module. */
export const builtCommand = `${folder}/cli/main.js`;
