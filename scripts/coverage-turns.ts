/**
 * Prints the functions that cite clauses, that the turn of a ruleset can call, and that no turn of any test did: what `coverage:rules` cannot
 * know, because it follows the sources. Each is a rule that no battle comes by, or a test that is missing; `scripts/not-run.json` has the
 * reasons, and `coverage:rules` takes none of them for a place where a clause is played.
 *
 * It runs the tests of rules with marks in the sources (`in-turns/`), some ten minutes long. `--noted FOLDER` takes what has been noted
 * there, and names after it are the only folders of tests that are run (`coverage:turns -- musket cady`).
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNotRun, root } from './catalogue.js';
import { findCitations } from './citations.js';
import { neverRun } from './in-turns/never-run.js';
import { playedIn, readSource } from './played.js';

const folders = ['ancient-medieval', 'musket', 'cady', 'scenarios', 'raymond', 'skirmish', 'wrg', 'battle'];

/** Long sums that play no turns. */
const leftOut = ['**/one-charge*', '**/continued-melee*', '**/charge-odds*'];

function runTests(names: readonly string[], noted: string): void {
  mkdirSync(noted, { recursive: true });
  const config = ['--config', 'scripts/in-turns/vitest.config.ts'];
  const paths = (names.length > 0 ? names : folders).map(name => `tests/${name}/`);
  const without = leftOut.flatMap(pattern => ['--exclude', pattern]);
  spawnSync('npx', ['vitest', 'run', ...config, ...paths, ...without], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, IN_TURNS: noted },
  });
}

/** How each function was run, over all workers. */
function readNoted(noted: string): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const file of readdirSync(noted, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.json'))) {
    const places: readonly (readonly [string, number])[] = JSON.parse(readFileSync(join(noted, file), 'utf8'));
    for (const [place, how] of places) all.set(place, (all.get(place) ?? 0) | how);
  }
  return all;
}

function main(args: readonly string[]): void {
  const given = args[0] === '--noted' ? args[1] : undefined;
  const noted = given ?? join(tmpdir(), `in-turns-${process.pid}`);
  if (given === undefined) runTests(args, noted);
  const program = readSource();
  const played = playedIn(program);
  const found = neverRun({ cited: findCitations(program), played, noted: readNoted(noted) });
  const reasons = readNotRun();
  for (const { place, how } of found) print(`${place}  ${how}  ${reasons[place] ?? 'no reason is given'}`);
  const places = new Set(found.map(({ place }) => place));
  const stale = Object.keys(reasons).filter(place => !places.has(place));
  for (const place of stale) print(`${place}  a turn runs it, or it is gone: take it out of scripts/not-run.json`);
  if (stale.length > 0 || found.some(({ place }) => reasons[place] === undefined)) process.exitCode = 1;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

main(process.argv.slice(2));
