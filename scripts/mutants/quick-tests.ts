/**
 * Runs only the tests that are quick, by the journal of the run, and pass without any change: a runner for vitest, for a change that is there
 * from the beginning of a process, where the slow ones would take the time of many others.
 */
import { type RunnerTestCase, TestRunner } from 'vitest';
import { journalIn } from './journal.js';
import { nameOf } from './test-name.js';

/** Milliseconds of the slowest test that is asked. */
const slowest = Number(process.env.MUTANTS_QUICK ?? 150);

const entries = journalIn('.');
const slow = new Set(
  entries.flatMap(each =>
    each.what === 'fails' || (each.what === 'test' && each.milliseconds > slowest) ? [each.test] : [],
  ),
);

export default class Quick extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    if (!slow.has(nameOf(test))) await TestRunner.getTestFn(test)();
  }
}
