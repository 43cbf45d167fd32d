/**
 * Runs each test once as it is, and then with every change that it came by, one at a time, until somebody has noticed the change: a runner
 * for vitest, in the copy of the project that has the changes behind switches. Slow tests are left for a second pass.
 */
import { readFileSync } from 'node:fs';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { journalIn, note, noticedIn } from './journal.js';
import type { Tried } from './sandbox.js';
import { switches } from './switches.js';
import { nameOf } from './test-name.js';

/** Which pass it is; milliseconds of a test in the first, and in the second; milliseconds for one change in a pass. */
const pass = Number(process.env.MUTANTS_PASS ?? 1);
const slowest = pass === 1 ? 150 : Number(process.env.MUTANTS_SLOWEST ?? 8000);
const longest = Number(process.env.MUTANTS_SECONDS ?? 40) * 1000;

const { tried }: { readonly tried: readonly Tried[] } = JSON.parse(readFileSync('sample.json', 'utf8'));
const before = journalIn('.');
const noticed = noticedIn(before);
const living = new Set(tried.map(({ id }) => id).filter(id => !noticed.has(id)));
const done = new Map(before.flatMap(each => (each.what === 'test' ? [[each.test, each] as const] : [])));
const failing = new Set(before.flatMap(each => (each.what === 'fails' ? [each.test] : [])));
const spent = new Map<string, number>();
const reached = new Set(before.flatMap(each => (each.what === 'reached' ? [`${each.id} ${each.by}`] : [])));
/** What a test has come by once, and not again: it is kept from the first time. */
const kept = new Set(before.flatMap(each => (each.what === 'once' ? [each.id] : [])));
let changed = 0;

export default class Changing extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const name = nameOf(test);
    const known = done.get(name);
    if (
      living.size === 0 ||
      failing.has(name) ||
      (known !== undefined && (known.pass > 0 || known.milliseconds > slowest))
    )
      return;
    const { hits, milliseconds } = await asItIs(name, run);
    const own = [...living].filter(id => hits[id] !== undefined);
    for (const id of own)
      if (!reached.has(`${id} ${test.file.name}`)) {
        reached.add(`${id} ${test.file.name}`);
        note({ what: 'reached', id, by: test.file.name });
      }
    if (milliseconds <= slowest)
      for (const id of own) {
        if ((spent.get(id) ?? 0) > longest) continue;
        const began = performance.now();
        await tryOne(id, hits[id] ?? 0, name, run);
        spent.set(id, (spent.get(id) ?? 0) + performance.now() - began);
      }
    note({
      what: 'test',
      test: name,
      milliseconds: Math.round(milliseconds),
      pass: milliseconds <= slowest ? pass : 0,
    });
  }
}

/** A test without any change, and what it comes by. */
async function asItIs(name: string, run: () => unknown) {
  const coverage = switches.mutantCoverage ?? { static: {} };
  coverage.static = {};
  const began = performance.now();
  try {
    await run();
  } catch (fault) {
    // In a fresh process it is the copy that it does not like; later on, something is kept that a change has made.
    if (changed === 0) note({ what: 'fails', test: name });
    else await beginAgain();
    throw fault;
  }
  return { hits: coverage.static, milliseconds: performance.now() - began };
}

async function tryOne(id: string, hits: number, name: string, run: () => unknown): Promise<void> {
  note({ what: 'trying', id, by: name });
  changed++;
  switches.activeMutant = id;
  switches.hitCount = 0;
  switches.hitLimit = hits * 30 + 2000;
  let failed = false;
  try {
    await run();
  } catch {
    failed = true;
  }
  switches.activeMutant = undefined;
  if (switches.hitCount === 0 && !kept.has(id)) {
    kept.add(id);
    note({ what: 'once', id, loaded: false });
  }
  if (!failed) return;
  note({ what: 'noticed', id, by: name, how: 'test' });
  living.delete(id);
  try {
    await run();
  } catch {
    await beginAgain();
  }
}

/** Waits until the command, which reads the journal, begins this process again. */
async function beginAgain(): Promise<void> {
  note({ what: 'spoilt' });
  await new Promise(() => setInterval(() => {}, 60_000));
}
