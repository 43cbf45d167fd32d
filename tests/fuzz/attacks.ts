import { readdirSync, readFileSync } from 'node:fs';
import { functionsByPath } from '../../scripts/vectors.js';
import {
  answer,
  type Battle,
  type Ruleset,
  readRecord,
  replay,
  rulesInForce,
  startBattle,
  type Terms,
  viewOf,
} from '../../src/battle/index.js';
import type { Dice } from '../../src/dice/index.js';
import { loadAnyWindows, RuleViolation } from '../../src/index.js';
import type { NamedTerms, Windows } from '../../src/windows/index.js';
import { type Change, changed, changesOf } from './changes.js';
import { worldPairs } from './world-pairs.js';

/** What is tried: plain data, so that it can be kept in the corpus. */
export interface Attempt {
  readonly attack: 'scenario' | 'answer' | 'record' | 'worlds' | 'situation';
  /** The file that is changed, or whose battle is asked; the vectors that a situation is of; of two worlds, which of `worldPairs` they are. */
  readonly file: string;
  readonly changes: readonly Change[];
  /** For an answer: how many steps the bots play first. For a situation: which of the file. */
  readonly steps?: number;
  /** Of two worlds: what they come of. */
  readonly seed?: number;
}

/** Longer than anything may take, on a machine that has other work to do as well. */
const MOST_SECONDS = 20;
/** Of the processor, for one question: a second on a machine that is let alone. */
const MOST_SECONDS_ASKED = 4;
const MOST_STEPS = 12;
const MOST_SEEDS = 1_000_000;

const scenarios = readdirSync('examples/scenarios').map(name => `examples/scenarios/${name}`);
const records = readdirSync('tests/golden').map(name => `tests/golden/${name}`);
const vectors = readdirSync('vectors').flatMap(name => (name.endsWith('.json') ? [`vectors/${name}`] : []));
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const attacks = ['scenario', 'answer', 'record', 'worlds', 'situation'] as const;

/** Something to try, at random. */
export async function attemptFrom(dice: Dice): Promise<Attempt> {
  const attack = attacks[dice.pick(attacks.length)] ?? 'scenario';
  if (attack === 'worlds') {
    const names = Object.keys(worldPairs);
    return { attack, file: names[dice.pick(names.length)] ?? '', changes: [], seed: dice.pick(MOST_SEEDS) };
  }
  if (attack === 'situation') {
    const file = vectors[dice.pick(vectors.length)] ?? '';
    const steps = dice.pick(situationsIn(file).length);
    return { attack, file, steps, changes: changesOf(situationsIn(file)[steps], dice) };
  }
  const files = attack === 'record' ? records : scenarios;
  const file = files[dice.pick(files.length)] ?? '';
  if (attack !== 'answer') return { attack, file, changes: changesOf(read(file), dice) };
  const steps = dice.pick(MOST_STEPS);
  const answers = await withBattle(file, steps, ({ bidding }) => bidding);
  return { attack, file, steps, changes: changesOf(answers, dice) };
}

/** What is wrong with how the library takes it; `undefined` when it is answered, or refused as it should be. */
export async function faultOf(attempt: Attempt): Promise<string | undefined> {
  if (attempt.attack === 'worlds') return worldPairs[attempt.file]?.(attempt.seed ?? 0)?.leak;
  const began = performance.now();
  const busy = process.cpuUsage().user;
  try {
    await tried(attempt);
  } catch (fault) {
    if (!(fault instanceof RuleViolation))
      return fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    const bare = fault.violations.find(({ problem, mend }) => problem === '' || mend === '');
    if (bare !== undefined) return `refused without saying why or how to mend it: ${JSON.stringify(bare)}`;
  }
  const seconds = (performance.now() - began) / 1000;
  const asked = (process.cpuUsage().user - busy) / 1_000_000;
  if (attempt.attack === 'situation' && asked > MOST_SECONDS_ASKED) return `took ${asked.toFixed(1)} s`;
  if (seconds > MOST_SECONDS) return `took ${seconds.toFixed(1)} s`;
  return Object.hasOwn(Object.prototype, 'kind') ? 'it has changed what all objects are' : undefined;
}

async function tried({ attack, file, changes, steps = 0 }: Attempt): Promise<void> {
  if (attack === 'situation') {
    functionsByPath.get(file)?.resolve(changed(situationsIn(file)[steps], changes));
  } else if (attack === 'answer') {
    await withBattle(file, steps, ({ ruleset, battle, bidding }) => {
      const [request] = battle.pending;
      const given = changed(bidding, changes);
      if (request !== undefined) answer(ruleset, battle, [{ side: request.side, id: request.id, answer: given }]);
    });
  } else if (attack === 'record') {
    const record = readRecord(changed(read(file), changes));
    (await loadAnyWindows(record.ruleset.id))(({ ruleset }) => void replay(ruleset, record));
  } else {
    const input = changed(read(file), changes);
    const named = typeof input === 'object' && input !== null ? Reflect.get(input, 'ruleset') : undefined;
    if (typeof named !== 'string') return;
    (await loadAnyWindows(named))(
      windows => void playedOn(windows, startBattle(windows.ruleset, input, { seed: 1 }), 3),
    );
  }
}

/** What the vectors of a function ask of it, what it refuses among it. */
function situationsIn(file: string): readonly unknown[] {
  const { cases } = read(file) as { readonly cases: readonly { readonly situation: unknown }[] };
  return cases.map(({ situation }) => situation);
}

interface Standing<T extends Terms> {
  readonly ruleset: Ruleset<T>;
  readonly battle: Battle<T>;
  /** What the bot would answer to what is asked first. */
  readonly bidding: unknown;
}

async function withBattle<R>(
  file: string,
  steps: number,
  use: <T extends NamedTerms>(at: Standing<T>) => R,
): Promise<R> {
  const input = read(file);
  const { ruleset } = input as { readonly ruleset: string };
  return (await loadAnyWindows(ruleset))(windows => {
    const battle = playedOn(windows, startBattle(windows.ruleset, input, { seed: 1 }), steps);
    return use({ ruleset: windows.ruleset, battle, bidding: biddings(windows, battle)[0]?.answer });
  });
}

/** A battle after some steps of its bots. */
function playedOn<T extends NamedTerms>(windows: Windows<T>, start: Battle<T>, steps: number): Battle<T> {
  let battle = start;
  for (let step = 0; step < steps && battle.outcome === null; step++) {
    battle = answer(windows.ruleset, battle, biddings(windows, battle));
  }
  return battle;
}

function biddings<T extends NamedTerms>({ ruleset, bots }: Windows<T>, battle: Battle<T>) {
  const bot = Object.values(bots)[0]?.(1, battle.scenario);
  const rules = rulesInForce(ruleset, battle);
  return battle.pending.map(request => {
    const { side, id } = request;
    return { side, id, answer: bot?.answer(request, viewOf(ruleset, battle, side).view, rules) };
  });
}
