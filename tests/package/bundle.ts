import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildResult, build, transform } from 'esbuild';
import { rollup } from 'rollup';
import { inject } from 'vitest';

/** An application bundled for a browser, where a module of Node cannot be had. */
export interface Bundle {
  /** Packages that ended up in the bundle. */
  readonly packages: ReadonlySet<string>;
  /** Size minified and compressed, in KiB. */
  readonly size: number;
  readonly text: string;
}

/** Bundles with esbuild, packages that the library stands on included. */
export async function bundle(application: string): Promise<Bundle> {
  const result: BuildResult<{ metafile: true; write: false }> = await build({
    stdin: { contents: application, resolveDir: inject('project') },
    bundle: true,
    format: 'esm',
    platform: 'browser',
    minify: true,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const [output] = Object.values(result.metafile.outputs);
  const [file] = result.outputFiles;
  if (output === undefined || file === undefined) throw new Error('esbuild wrote nothing');
  const kept = Object.entries(output.inputs).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  const packages = kept.flatMap(([path]) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);
  return { packages: new Set(packages), size: compressed(file.text), text: file.text };
}

/** Bundles with Rollup, without the packages that the library stands on: their names are those that the bundle still imports. */
export async function rollupBundle(application: string): Promise<Bundle> {
  const home = join(inject('project'), 'node_modules/littlewars');
  const { exports, sideEffects }: Manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const built = await rollup({
    input: 'application',
    plugins: [
      {
        name: 'finds the application and the library',
        resolveId(id) {
          if (id === 'application') return id;
          const entry = /^littlewars(\/|$)/.test(id) ? exports[id.replace('littlewars', '.')] : undefined;
          if (entry !== undefined) return { id: join(home, entry.import.default), moduleSideEffects: sideEffects };
          return id.startsWith('.') ? null : { id, external: true, moduleSideEffects: false };
        },
        load: id => (id === 'application' ? application : null),
        transform: (code, id) => ({ code, moduleSideEffects: id === 'application' || sideEffects }),
      },
    ],
  });
  const { output } = await built.generate({ format: 'es', inlineDynamicImports: true });
  const { code } = await transform(output[0].code, { minify: true, format: 'esm' });
  return { packages: new Set(output[0].imports), size: compressed(code), text: code };
}

/** The files of the library that an import of an entry point reads, and those that it may read later, when it is told to. */
export async function filesReadBy(entry: string): Promise<{ readonly atOnce: number; readonly ever: number }> {
  const { metafile } = await build({
    stdin: { contents: `import '${entry}';`, resolveDir: inject('project') },
    plugins: [
      {
        name: 'stays within the library',
        setup(build) {
          build.onResolve({ filter: /^[^.]/ }, ({ path }) => (path === entry ? undefined : { path, external: true }));
        },
      },
    ],
    bundle: true,
    format: 'esm',
    platform: 'node',
    metafile: true,
    write: false,
    // Every file counts, whether anything of it is used or not.
    ignoreAnnotations: true,
    logLevel: 'silent',
  });
  const files = new Map(Object.entries(metafile.inputs));
  const reached = (kinds: readonly string[]): number => {
    const seen = new Set<string>();
    const visit = (path: string): void => {
      if (seen.has(path) || !files.has(path)) return;
      seen.add(path);
      for (const each of files.get(path)?.imports ?? []) if (kinds.includes(each.kind)) visit(each.path);
    };
    visit('<stdin>');
    return seen.size - 1;
  };
  return { atOnce: reached(['import-statement']), ever: reached(['import-statement', 'dynamic-import']) };
}

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly import: { readonly default: string } }>>;
  readonly sideEffects: boolean;
}

function compressed(text: string): number {
  return gzipSync(text).length / 1024;
}
