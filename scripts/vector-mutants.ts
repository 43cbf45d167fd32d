/**
 * Changes the rules of a ruleset in many small places, one at a time, and sees whether a vector is answered, or a golden record played, otherwise:
 * `npm run mutants:vectors -- raymond --minutes 10`. Everything is loaded once, with all changes in it behind switches, and a change is asked
 * only what comes by it; so thousands are tried in the time in which a test runner would try a dozen. They come in an order of chance,
 * so that what is tried before the time is up is a fair sample. `--list` names those that nothing notices.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { transform } from 'esbuild';

/** Where the rules of a ruleset stand, and whose vectors come by them. */
const slices: Readonly<Record<string, { readonly folder: string; readonly vectors: readonly string[] }>> = {
  dice: { folder: 'src/dice', vectors: ['common', 'raymond', 'skirmish'] },
  common: { folder: 'src/rulesets/cady/common', vectors: ['common', 'musket', 'ancient-medieval'] },
  musket: { folder: 'src/rulesets/cady/musket', vectors: ['musket'] },
  'ancient-medieval': { folder: 'src/rulesets/cady/ancient-medieval', vectors: ['ancient-medieval'] },
  raymond: { folder: 'src/rulesets/raymond', vectors: ['raymond'] },
  skirmish: { folder: 'src/rulesets/skirmish', vectors: ['skirmish'] },
  wrg: { folder: 'src/rulesets/wrg', vectors: ['wrg'] },
};

/** What no vector asks: data, which `npm run vectors:data` changes; what the turn, bots and windows do; what is read off types. */
const leftOut =
  /\/(book|bots|windows|choices|notation|phases|numbers)\/|(^|\/)(index|asked|.*schema|events|terms)\.ts$/;

/** A change of the code, as the instrumenter names it. */
export interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

/** What is used of the instrumenter, which `npm run mutants` installs. */
interface Instrumenting {
  readonly Instrumenter: new (
    logger: object,
  ) => {
    instrument(
      files: readonly { readonly name: string; readonly content: string; readonly mutate: boolean }[],
      options: {
        readonly plugins: null;
        readonly excludedMutations: readonly string[];
        readonly ignorers: readonly object[];
      },
    ): Promise<{
      readonly files: readonly { readonly name: string; readonly content: string }[];
      readonly mutants: readonly Mutant[];
    }>;
  };
}

const home = process.cwd();

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { minutes: { type: 'string' }, seed: { type: 'string' }, list: { type: 'boolean' } },
  });
  for (const name of positionals.length > 0 ? positionals : Object.keys(slices)) {
    const slice = slices[name];
    if (slice === undefined) throw new Error(`there is no slice ${name}: ${Object.keys(slices).join(', ')}`);
    const sandbox = await instrumented(name, slice.folder);
    const { status } = spawnSync(
      join(home, 'node_modules/.bin/tsx'),
      [
        'scripts/vector-mutants-tried.ts',
        name,
        slice.vectors.join(','),
        values.minutes ?? '5',
        values.seed ?? '1',
        values.list ? 'list' : '',
      ],
      { cwd: sandbox, stdio: 'inherit' },
    );
    if (status !== 0) process.exitCode = status ?? 1;
  }
}

/** A copy of the project with all changes of a folder in it, each behind a switch. */
async function instrumented(name: string, folder: string): Promise<string> {
  const sandbox = resolve('mutation/.sandbox', `vectors-${name}`);
  rmSync(sandbox, { recursive: true, force: true });
  mkdirSync(sandbox, { recursive: true });
  for (const part of ['src', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(part, join(sandbox, part), { recursive: true });
  for (const part of ['vectors', 'node_modules']) symlinkSync(resolve(part), join(sandbox, part));
  symlinkSync(resolve('tests/golden'), join(sandbox, 'golden'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(file => join(folder, file))
    .filter(file => file.endsWith('.ts') && !leftOut.test(file))
    .map(file => ({ name: file, content: readFileSync(file, 'utf8'), mutate: true }));
  const path = resolve('mutation/node_modules/@stryker-mutator/instrumenter/dist/src/instrumenter.js');
  const { Instrumenter }: Instrumenting = await import(path);
  const silent = new Proxy({}, { get: () => () => false });
  const options = { plugins: null, excludedMutations: [], ignorers: [] };
  const instrument = (given: Parameters<InstanceType<Instrumenting['Instrumenter']>['instrument']>[0]) =>
    new Instrumenter(silent).instrument(given, options);
  // It trips over texts in types, so such a file is tried without its types.
  const fit = await Promise.all(
    files.map(file =>
      instrument([file]).then(
        () => file,
        () => withoutTypes(file),
      ),
    ),
  );
  const made = await instrument(fit);
  for (const file of made.files) {
    mkdirSync(dirname(join(sandbox, file.name)), { recursive: true });
    writeFileSync(join(sandbox, file.name), file.content);
  }
  writeFileSync(join(sandbox, 'mutants.json'), JSON.stringify(made.mutants));
  return sandbox;
}

async function withoutTypes<F extends { readonly content: string }>(file: F): Promise<F> {
  const { code } = await transform(file.content, { loader: 'ts', target: 'esnext' });
  return { ...file, content: code };
}

await main();
