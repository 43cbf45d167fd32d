import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build, transform } from 'esbuild';
import { rolled } from '../../src/dice/index.js';
import { journalIn, noteIn, noticedIn } from './journal.js';
import { isOf, leftOut, type Mutant, type Part, type Place, type Slice } from './slices.js';

/** What is used of the instrumenter, which `npm run mutants` installs. */
interface Instrumenting {
  readonly Instrumenter: new (
    logger: object,
  ) => {
    instrument(
      files: readonly Source[],
      options: object,
    ): Promise<{
      readonly files: readonly { readonly name: string; readonly content: string }[];
      readonly mutants: readonly Mutant[];
    }>;
  };
}

interface Source {
  readonly name: string;
  readonly content: string;
  /** Everywhere, or within these. */
  readonly mutate: boolean | readonly { readonly start: Place; readonly end: Place }[];
}

/** Which changes are tried: so many of a slice and part, chosen by a seed. */
export interface Wanted {
  readonly name: string;
  readonly slice: Slice;
  readonly part: Part;
  readonly sample: number;
  readonly seed: number;
  readonly files: string | undefined;
}

/** A change that is tried, with the code that it replaces. */
export interface Tried extends Mutant {
  readonly original: string;
  /** Its line of the unchanged code, without what stands before and behind. */
  readonly text: string;
}

/** A copy of the project with some changes in it, each behind a switch. */
export interface Sandbox {
  readonly folder: string;
  readonly tried: readonly Tried[];
  readonly all: number;
  readonly sentences: number;
}

/**
 * The copy for a run; the one of a run that was broken off, if nothing has changed since. `again`: what was noticed then, stays.
 * `as-it-was`: the run goes on in its copy, whatever has changed since.
 */
export async function sandboxFor(wanted: Wanted, how: 'anew' | 'again' | 'as-it-was'): Promise<Sandbox> {
  const { name, part, seed, sample, slice, files } = wanted;
  const folder = resolve('mutation/.sandbox', `${name}-${part}-${sample}-of-${seed}`);
  const asked = ['src', 'vectors', 'examples', 'tests', 'scripts'];
  const now = asked.map(each => gitSays('rev-parse', `HEAD:${each}`));
  const open = gitSays('diff', 'HEAD', '--', ...asked) + gitSays('status', '--porcelain', '--', ...asked);
  const stamp = createHash('sha1')
    .update([...now, open, files].join('\n'))
    .digest('hex');
  const before = existsSync(join(folder, 'sample.json')) ? readSandbox(folder) : undefined;
  if (before !== undefined && how === 'as-it-was') return before;
  if (before !== undefined && readFileSync(join(folder, 'stamp'), 'utf8') === stamp && how !== 'again') return before;
  const noticed = before === undefined ? new Set<string>() : namesOf(before, noticedIn(journalIn(folder)));
  rmSync(folder, { recursive: true, force: true });
  copyProject(folder, slice);
  const made = await instrumented(wanted, folder);
  await bundled(folder);
  writeFileSync(join(folder, 'sample.json'), JSON.stringify(made));
  writeFileSync(join(folder, 'stamp'), stamp);
  if (how === 'again')
    for (const mutant of made.tried)
      if (noticed.has(nameOf(mutant))) noteIn(folder, { what: 'noticed', id: mutant.id, by: 'before', how: 'test' });
  return { folder, ...made };
}

const readSandbox = (folder: string): Sandbox => ({
  folder,
  ...JSON.parse(readFileSync(join(folder, 'sample.json'), 'utf8')),
});

const gitSays = (...words: string[]): string =>
  spawnSync('git', words, { encoding: 'utf8', maxBuffer: 1 << 28 }).stdout;

/** A change by what it changes, which outlasts changes elsewhere in the file. */
export const nameOf = ({ fileName, text, mutatorName, original, replacement, location }: Tried): string =>
  [fileName, text, mutatorName, original.slice(0, 200), replacement.slice(0, 200), location.start.column].join('\n');

const namesOf = ({ tried }: Sandbox, ids: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(tried.filter(({ id }) => ids.has(id)).map(nameOf));

function copyProject(folder: string, { tests }: Slice): void {
  mkdirSync(folder, { recursive: true });
  const besides = ['src', 'scripts', 'examples', 'package.json', 'tsconfig.json', 'tests', 'vectors'];
  for (const each of besides) cpSync(each, join(folder, each), { recursive: true });
  for (const each of ['node_modules', 'clauses', 'rulings', 'schemas', 'docs'])
    symlinkSync(resolve(each), join(folder, each));
  writeFileSync(
    join(folder, 'vitest.config.ts'),
    `export default { test: {
      include: ${JSON.stringify(tests.map(each => (each.endsWith('.ts') ? each : `${each}/**/*.test.ts`)))},
      setupFiles: ['scripts/mutants/loaded.ts', 'tests/same-cases.ts', 'tests/checked-keys.ts'],
      ...(process.env.MUTANTS_PASS ? { runner: 'scripts/mutants/by-tests.ts' } : { runner: 'scripts/mutants/quick-tests.ts' }), isolate: false, pool: 'forks', maxWorkers: 1, fileParallelism: false,
      testTimeout: 600_000, hookTimeout: 600_000, reporters: ['dot'],
    } };\n`,
  );
}

async function instrumented(
  { slice, part, sample, seed, files: pattern }: Wanted,
  folder: string,
): Promise<Omit<Sandbox, 'folder'>> {
  const names = readdirSync(slice.folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(slice.folder, file))
    .filter(file => file.endsWith('.ts') && !leftOut.test(file) && isOf(part, file))
    .filter(file => pattern === undefined || file.includes(pattern))
    .sort();
  const instrument = await instrumenter();
  // It trips over texts in types, so such a file is tried without its types.
  const sources: readonly Source[] = await Promise.all(
    names.map(async name => {
      const source = { name, content: readFileSync(name, 'utf8'), mutate: true };
      return instrument([source]).then(
        () => source,
        () => withoutTypes(source),
      );
    }),
  );
  const lines = new Map(sources.map(({ name, content }) => [name, content.split('\n')]));
  const { mutants } = await instrument(sources);
  const worded = mutants.map(mutant => ({ ...mutant, ...codeAt(lines.get(mutant.fileName) ?? [], mutant.location) }));
  const eligible = worded.filter(mutant => !isSentence(mutant));
  const dice = rolled(seed);
  const chosen = eligible
    .map(mutant => [dice.pick(1_000_000_000), mutant] as const)
    .sort(([a], [b]) => a - b)
    .slice(0, sample)
    .map(([, mutant]) => mutant);
  const within = sources.flatMap(source => {
    const places = chosen.filter(({ fileName }) => fileName === source.name).map(({ location }) => location);
    return places.length === 0 ? [] : [{ ...source, mutate: places }];
  });
  const made = await instrument(within);
  for (const file of made.files) {
    mkdirSync(dirname(join(folder, file.name)), { recursive: true });
    writeFileSync(join(folder, file.name), file.content);
  }
  const ids = new Map(made.mutants.map(mutant => [placed(mutant), mutant.id]));
  const tried = chosen.map(mutant => {
    const id = ids.get(placed(mutant));
    if (id === undefined) throw new Error(`${placed(mutant)} is not to be found again`);
    return { ...mutant, id };
  });
  return { tried, all: eligible.length, sentences: worded.length - eligible.length };
}

/** What asks the vectors, in one file that is quickly loaded. */
async function bundled(folder: string): Promise<void> {
  await build({
    absWorkingDir: folder,
    entryPoints: ['scripts/mutants/by-vectors.ts'],
    outfile: join(folder, 'by-vectors.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'error',
  });
}

const placed = ({ fileName, mutatorName, location, replacement }: Mutant): string =>
  JSON.stringify([fileName, mutatorName, location, replacement]);

async function instrumenter() {
  const path = resolve('mutation/node_modules/@stryker-mutator/instrumenter/dist/src/instrumenter.js');
  const { Instrumenter }: Instrumenting = await import(path);
  const silent = new Proxy({}, { get: () => () => false });
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  return (files: readonly Source[]) => new Instrumenter(silent).instrument(files, options);
}

async function withoutTypes(source: Source): Promise<Source> {
  const { code } = await transform(source.content, { loader: 'ts', target: 'esnext' });
  return { ...source, content: code };
}

function codeAt(
  lines: readonly string[],
  { start, end }: Mutant['location'],
): { readonly original: string; readonly text: string } {
  const inside = lines.slice(start.line, end.line + 1);
  const last = inside.length - 1;
  const original = inside
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
    .join('\n');
  return { original, text: (lines[start.line] ?? '').trim() };
}

/** A sentence is told; neither vectors nor most tests compare its words. */
function isSentence({ mutatorName, original }: { readonly mutatorName: string; readonly original: string }): boolean {
  return mutatorName === 'StringLiteral' && / /.test(original.replaceAll(/\$\{[^}]*\}/g, ''));
}
