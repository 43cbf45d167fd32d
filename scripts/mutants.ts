/**
 * Changes the code in many small places, one at a time, and sees whether somebody notices: `npm run mutants -- raymond --sample 200 --seed 1`.
 * A slice is loaded once with the changes of a sample in it, each behind a switch. First the vectors and golden records that come by a
 * change are asked, then the tests that do, quick ones first. It goes on where it was broken off, and works in a copy of the
 * project, so that nothing of it stays in the tree. What nobody notices is listed, but for what `mutation/equivalent.json` excuses.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { type Entry, journalIn, noteIn, noticedIn } from './mutants/journal.js';
import { type Sandbox, sandboxFor, type Tried } from './mutants/sandbox.js';
import { isPart, slices } from './mutants/slices.js';

/** A change that is asked for so long without an answer hangs, in milliseconds. */
const patience = 60_000;

/** Which files of tests passed in the copy, but for the changes. */
const unchanged = 'unchanged.json';

/** How long a process of its own may take, in milliseconds. */
const afreshAtMost = Number(process.env.MUTANTS_AFRESH ?? 300) * 1000;

/** A change that alters nothing that can be seen, and why. */
interface Equivalent {
  readonly file: string;
  readonly text: string;
  readonly original: string;
  readonly replacement: string;
  readonly why: string;
}

const excused: readonly Equivalent[] = existsSync('mutation/equivalent.json')
  ? JSON.parse(readFileSync('mutation/equivalent.json', 'utf8'))
  : [];

let running: ChildProcess | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stop();
    process.exit(130);
  });

/** Ends what runs, with whatever it has begun. */
function stop(): void {
  if (running?.pid !== undefined) process.kill(-running.pid, 'SIGKILL');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      part: { type: 'string', default: 'rules' },
      files: { type: 'string' },
      again: { type: 'boolean', default: false },
      'as-it-was': { type: 'boolean', default: false },
    },
  });
  const { part } = values;
  if (!isPart(part)) throw new Error('the part is one of rules, turn, all');
  for (const name of positionals.length > 0 ? positionals : Object.keys(slices)) {
    const slice = slices[name];
    if (slice === undefined) throw new Error(`there is no slice ${name}: ${Object.keys(slices).join(', ')}`);
    const wanted = { name, slice, part, sample: Number(values.sample), seed: Number(values.seed), files: values.files };
    const sandbox = await sandboxFor(wanted, values['as-it-was'] ? 'as-it-was' : values.again ? 'again' : 'anew');
    if (slice.vectors.length > 0)
      await untilDone(sandbox, 'vectors', process.execPath, ['by-vectors.mjs', slice.vectors.join(',')]);
    for (const pass of ['1', '2']) {
      const words = ['run', '--reporter', 'json', '--outputFile', join(sandbox.folder, unchanged)];
      await untilDone(sandbox, `tests, pass ${pass}`, vitestOf(sandbox), words, { MUTANTS_PASS: pass });
    }
    await tryAfresh(sandbox, slice.vectors.join(','));
    report(`${name}, ${part}`, sandbox);
  }
}

/** Runs a stage, beginning it again when a change hangs or has spoilt what is kept. */
async function untilDone(
  sandbox: Sandbox,
  stage: string,
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { folder } = sandbox;
  const done = () => journalIn(folder).some(each => each.what === 'stage' && each.name === stage);
  for (let times = 0; !done() && times < 60; times++) {
    const ended = await ranOnce(sandbox, stage, program, words, env);
    const entries = journalIn(folder);
    const last = entries.at(-1);
    if (ended === 'hangs' && last?.what === 'trying') noteIn(folder, { what: 'hangs', id: last.id, by: last.by });
    else if (ended === 'ended' && last?.what !== 'spoilt') noteIn(folder, { what: 'stage', name: stage });
  }
}

function ranOnce(
  { folder, tried }: Sandbox,
  stage: string,
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<'ended' | 'hangs' | 'spoilt'> {
  noteIn(folder, { what: 'begins' });
  const child = spawn(program, words, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', process.env.MUTANTS_LOUD === undefined ? 'ignore' : 'inherit'],
    env: { ...process.env, ...env },
  });
  running = child;
  return new Promise(resolve => {
    const watch = setInterval(() => {
      const entries = journalIn(folder);
      const last = entries.at(-1);
      console.log(`  ${stage}: ${noticedIn(entries).size} of ${tried.length} noticed; ${lastWord(last)}`);
      const still = existsSync(join(folder, 'journal.jsonl'))
        ? Date.now() - statSync(join(folder, 'journal.jsonl')).mtimeMs
        : 0;
      if (last?.what === 'spoilt') end('spoilt');
      else if (last?.what === 'trying' && still > patience) end('hangs');
    }, 5000);
    let isOver = false;
    const end = (how: 'ended' | 'hangs' | 'spoilt') => {
      if (isOver) return;
      isOver = true;
      clearInterval(watch);
      if (how !== 'ended') stop();
      running = undefined;
      resolve(how);
    };
    child.on('exit', () => end('ended'));
  });
}

const vitestOf = ({ folder }: Pick<Sandbox, 'folder'>): string => join(folder, 'node_modules/.bin/vitest');

/** A change of what is made once is there from the beginning: each in a process of its own, held to vectors, and then to tests. */
async function tryAfresh({ folder, tried }: Sandbox, vectors: string): Promise<void> {
  const entries = journalIn(folder);
  const noticed = noticedIn(entries);
  const over = new Set(entries.flatMap(each => (each.what === 'afresh' && each.inTime ? [each.id] : [])));
  const once = new Set(entries.flatMap(each => (each.what === 'once' ? [each.id] : [])));
  const left = tried.filter(({ id }) => once.has(id) && !noticed.has(id) && !over.has(id));
  if (
    left.length > 0 &&
    vectors !== '' &&
    (await endWith('', folder, process.execPath, ['by-vectors.mjs', vectors, 'afresh'])) !== 'passes'
  )
    throw new Error('vectors are answered otherwise in a fresh process without any change');
  const without = left.length === 0 ? [] : await failingAnyway(folder);
  const still: Tried[] = [];
  for (const mutant of left) {
    console.log(`  afresh, by vectors: ${mutant.fileName}`);
    const words = ['by-vectors.mjs', vectors, 'afresh'];
    if (vectors !== '' && (await endWith(mutant.id, folder, process.execPath, words)) === 'fails')
      noteIn(folder, { what: 'noticed', id: mutant.id, by: 'afresh', how: 'vector' });
    else still.push(mutant);
  }
  for (const { id, fileName } of still) {
    console.log(`  afresh, by tests: ${fileName}`);
    const words = ['run', '--bail', '1', ...without, ...filesFor(id, entries)];
    const end = await endWith(id, folder, vitestOf({ folder }), words);
    if (end === 'fails') noteIn(folder, { what: 'noticed', id, by: 'afresh', how: 'test' });
    else noteIn(folder, { what: 'afresh', id, inTime: end === 'passes' });
  }
}

/** The files of tests that come by a change; all of them, by what is made while the code is loaded. */
function filesFor(id: string, entries: readonly Entry[]): readonly string[] {
  if (entries.some(each => each.what === 'once' && each.id === id && each.loaded !== false)) return [];
  return [...new Set(entries.flatMap(each => (each.what === 'reached' && each.id === id ? [each.by] : [])))];
}

/** The words for vitest that leave out the files of tests that fail in the copy as it is: they would notice every change. */
async function failingAnyway(folder: string): Promise<readonly string[]> {
  const path = join(folder, unchanged);
  if (!existsSync(path))
    await endWith('', folder, vitestOf({ folder }), ['run', '--reporter', 'json', '--outputFile', path]);
  const { testResults }: { readonly testResults: readonly { readonly name: string; readonly status: string }[] } =
    JSON.parse(readFileSync(path, 'utf8'));
  const failing = new Set([
    ...testResults.filter(({ status }) => status !== 'passed').map(({ name }) => relative(folder, name)),
    ...journalIn(folder).flatMap(each => (each.what === 'fails' ? [each.test.split(' > ')[0] ?? ''] : [])),
  ]);
  for (const file of failing) console.log(`  fails in the copy, and is not asked: ${file}`);
  return [...failing].flatMap(file => ['--exclude', file]);
}

/** How a program ends with a change. */
function endWith(
  id: string,
  folder: string,
  program: string,
  words: readonly string[],
): Promise<'fails' | 'passes' | 'late'> {
  const env = { ...process.env, __STRYKER_ACTIVE_MUTANT__: id };
  const child = spawn(program, words, { cwd: folder, detached: true, stdio: 'ignore', env });
  running = child;
  return new Promise(resolve => {
    const end = setTimeout(stop, afreshAtMost);
    child.on('exit', code => {
      clearTimeout(end);
      running = undefined;
      resolve(code === null ? 'late' : code === 0 ? 'passes' : 'fails');
    });
  });
}

const lastWord = (last: Entry | undefined): string =>
  last === undefined ? '' : 'by' in last ? `${last.what} ${last.by}` : 'test' in last ? last.test : last.what;

function report(title: string, { folder, tried, all, sentences }: Sandbox): void {
  const entries = journalIn(folder);
  const noticed = noticedIn(entries);
  const how = (which: 'vector' | 'battle' | 'test') =>
    new Set(entries.flatMap(each => (each.what === 'noticed' && each.how === which ? [each.id] : []))).size;
  const asked = new Set(entries.flatMap(each => (each.what === 'trying' || each.what === 'reached' ? [each.id] : [])));
  const once = new Set(entries.flatMap(each => (each.what === 'once' ? [each.id] : [])));
  const rest = tried.filter(({ id }) => !noticed.has(id));
  const same = rest.filter(mutant => excuseOf(mutant) !== undefined);
  const left = rest.filter(mutant => !same.includes(mutant));
  const late = new Set(entries.flatMap(each => (each.what === 'afresh' && !each.inTime ? [each.id] : [])));
  const undecided = left.filter(({ id }) => late.has(id));
  const unreached = left.filter(({ id }) => !asked.has(id) && !once.has(id));
  const score = ((noticed.size / (noticed.size + left.length)) * 100).toFixed(1);
  console.log(
    `${title}: ${score} in 100; of ${tried.length} of ${all} changes (${sentences} of sentences are left out) ${noticed.size} noticed` +
      ` (vectors ${how('vector')}, golden battles ${how('battle')}, tests ${how('test')}, the others hang), ${left.length} survived` +
      ` (${unreached.length} of them reached by nothing, ${undecided.length} not decided in time), ${same.length} are excused`,
  );
  for (const mutant of left)
    console.log(
      `  ${unreached.includes(mutant) ? 'unreached' : undecided.includes(mutant) ? 'undecided' : 'survived '} ${lineOf(mutant)}`,
    );
  const failing = entries.flatMap(each => (each.what === 'fails' ? [each.test] : []));
  for (const test of failing) console.log(`  this test fails in the copy, and was not asked: ${test}`);
}

const excuseOf = ({ fileName, text, original, replacement }: Tried): Equivalent | undefined =>
  excused.find(
    each =>
      each.file === fileName && each.text === text && each.original === original && each.replacement === replacement,
  );

function lineOf({ fileName, location, mutatorName, original, replacement, text }: Tried): string {
  const short = (code: string) => code.replaceAll(/\s+/g, ' ').slice(0, 90);
  return `${fileName}:${location.start.line + 1} ${mutatorName} ${short(original)} => ${short(replacement)}   | ${short(text)}`;
}

await main();
