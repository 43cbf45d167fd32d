/**
 * Asks of each change the vectors that come by it: their dice, then odds and distributions, at last golden records as far as they
 * play in some seconds. Called by `npm run mutants`, in the copy of the project that has the changes behind switches.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  answer,
  type BattleRecord,
  type Ruleset,
  readRecord,
  startBattle,
  type Terms,
} from '../../src/battle/index.js';
import type { Resolver } from '../../src/book/index.js';
import { scripted } from '../../src/dice/index.js';
import { loadAnyWindows } from '../../src/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { functionsByPath } from '../vectors.js';
import { journalIn, note, noticedIn } from './journal.js';
import type { Tried } from './sandbox.js';
import { switches } from './switches.js';

const [rulesets = '', afresh = ''] = process.argv.slice(2);

/** One thing that is asked, and what the unchanged code says to it. */
interface Question {
  readonly name: string;
  /** What is asked first is quick. */
  readonly rank: 'dice' | 'whole' | 'battle';
  readonly ask: () => string;
  said: string;
  isQuick?: boolean;
}

/** A question that takes longer is not asked over and over, in milliseconds; nor are more of those that come by a change. */
const most = { milliseconds: 150, played: 2500, questions: 120, afresh: 700, hits: 300_000, hitsPlayed: 5_000_000 };

interface WrittenCase {
  readonly situation: unknown;
  readonly thrown?: readonly { readonly dice: readonly number[] }[];
}

function asking(resolver: Resolver, situation: unknown, dice: readonly number[] | null): Question {
  const ask = () => {
    if (dice === null) return JSON.stringify(resolver.resolve(situation));
    const script = scripted(dice);
    const result = resolver.roll(situation, script);
    script.done();
    return JSON.stringify(result) ?? '';
  };
  return { name: resolver.name, rank: dice === null ? 'whole' : 'dice', ask, said: '' };
}

function questions(): readonly Question[] {
  return [...functionsByPath].flatMap(([path, resolver]) => {
    if (!rulesets.split(',').includes(resolver.name.split('/')[0] ?? '')) return [];
    const { cases }: { readonly cases: readonly WrittenCase[] } = JSON.parse(readFileSync(path, 'utf8'));
    return cases.flatMap(({ situation, thrown = [] }) =>
      [...thrown.map(({ dice }) => dice), null].map(dice => asking(resolver, situation, dice)),
    );
  });
}

const golden = 'tests/golden';

/** Golden records of these rulesets, each played again as far as it comes in some seconds. */
async function battles(): Promise<readonly Question[]> {
  const files = readdirSync(golden).map(file => ({
    file,
    record: readRecord(JSON.parse(readFileSync(`${golden}/${file}`, 'utf8'))),
  }));
  const wanted = files.filter(({ record }) => rulesets.split(',').includes(record.ruleset.id));
  return Promise.all(
    wanted.map(async ({ file, record }) =>
      (await loadAnyWindows(record.ruleset.id))(({ ruleset }) => {
        const began = performance.now();
        const turns = playedTo(ruleset, record, () => performance.now() - began < most.played).split(' ').length - 2;
        return {
          name: file,
          rank: 'battle' as const,
          ask: () => playedTo(ruleset, record, turn => turn <= turns),
          said: '',
        };
      }),
    ),
  );
}

/** The checksums of a record as it is played, until one is another, or no more turns are wanted. */
function playedTo<T extends Terms>(
  ruleset: Ruleset<T>,
  record: BattleRecord,
  goesOn: (turn: number) => boolean,
): string {
  const { scenario, seed, houseRules, answers, checksums } = record;
  let battle = startBattle(ruleset, scenario, { seed, houseRules });
  while (battle.outcome === null && goesOn(battle.turn)) {
    if (battle.checksums.some((sum, turn) => sum !== checksums[turn])) return `other at turn ${battle.turn}`;
    const { turn, phaseId, pending } = battle;
    const given = pending.flatMap(({ id, side }) => {
      const found = answers.find(
        each => each.turn === turn && each.phase === phaseId && each.id === id && each.side === side,
      );
      return found === undefined ? [] : [{ id, side, answer: found.answer }];
    });
    if (given.length === 0) return `asked otherwise in turn ${turn}`;
    battle = answer(ruleset, battle, given);
  }
  return battle.checksums.join(' ');
}

function saidTo({ ask }: Question): string {
  try {
    return ask();
  } catch (fault) {
    if (fault instanceof RuleViolation)
      return fault.violations.map(({ path, clause }) => `${path} ${clause}`).join('\n');
    return `broken off: ${String(fault)}`;
  }
}

interface Coverage {
  /** The questions that come by a change. */
  readonly by: ReadonlyMap<string, readonly Question[]>;
  /** Changes of what is made once, while the code is loaded or at the first question, and kept. */
  readonly once: ReadonlySet<string>;
}

function coverage(all: readonly Question[]): Coverage {
  const counted = switches.mutantCoverage ?? { static: {} };
  const once = new Set(Object.keys(counted.static));
  const first = all.map(question => {
    counted.static = {};
    question.said = saidTo(question);
    return counted.static;
  });
  const by = new Map<string, Question[]>();
  for (const [at, question] of all.entries()) {
    counted.static = {};
    const began = performance.now();
    const again = saidTo(question);
    if (again !== question.said) throw new Error(`${question.name} does not say the same twice`);
    for (const [id, times] of Object.entries(first[at] ?? {})) if (times > (counted.static[id] ?? 0)) once.add(id);
    question.isQuick = performance.now() - began <= most.milliseconds;
    if (question.rank !== 'battle' && !question.isQuick) continue;
    for (const id of Object.keys(counted.static)) {
      const there = by.get(id);
      if (there === undefined) by.set(id, [question]);
      else there.push(question);
    }
  }
  return { by, once };
}

/** Asks what comes by a change, until something is said otherwise. */
function tryOne({ id }: Tried, asked: readonly Question[]): void {
  // Dice first: they are quick. Then what is left, evenly.
  const quick = asked.filter(({ rank }) => rank !== 'battle').sort((a, b) => a.rank.localeCompare(b.rank));
  const step = Math.max(1, quick.length / most.questions);
  const some = quick.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  for (const question of [...some, ...asked.filter(({ rank }) => rank === 'battle')]) {
    note({ what: 'trying', id, by: question.name });
    switches.activeMutant = id;
    switches.hitCount = 0;
    switches.hitLimit = question.rank === 'battle' ? most.hitsPlayed : most.hits;
    const said = saidTo(question);
    switches.activeMutant = undefined;
    if (said === question.said) continue;
    note({ what: 'noticed', id, by: question.name, how: question.rank === 'battle' ? 'battle' : 'vector' });
    // What is kept from one question to the next must not have been made by the change.
    if (saidTo(question) !== question.said) {
      note({ what: 'spoilt' });
      process.exit(3);
    }
    return;
  }
}

const answers = 'said.json';

/** Everything is loaded with a change in it from the beginning, and questions are asked until one is answered otherwise. */
function askAfresh(): void {
  const said: readonly (string | null)[] = JSON.parse(readFileSync(answers, 'utf8'));
  const all = questions();
  const quick = [...said.keys()].filter(at => said[at] !== null);
  const step = Math.max(1, quick.length / most.afresh);
  const some = quick.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  const other = some.map(at => all[at]).find((question, at) => question && saidTo(question) !== said[some[at] ?? -1]);
  if (other === undefined) return;
  console.log(other.name);
  process.exitCode = 9;
}

async function main(): Promise<void> {
  if (afresh === 'afresh') return askAfresh();
  const { tried }: { readonly tried: readonly Tried[] } = JSON.parse(readFileSync('sample.json', 'utf8'));
  const before = journalIn('.');
  const answered = new Set([
    ...noticedIn(before),
    ...before.flatMap(each => (each.what === 'trying' ? [each.id] : [])),
  ]);
  const living = tried.filter(({ id }) => !answered.has(id));
  if (living.length === 0) return;
  const asked = questions();
  const { by, once } = coverage([...asked, ...(await battles())]);
  writeFileSync(answers, JSON.stringify(asked.map(({ said, isQuick }) => (isQuick ? said : null))));
  for (const { id } of living) if (once.has(id)) note({ what: 'once', id, loaded: true });
  for (const mutant of living) {
    const there = by.get(mutant.id);
    if (there !== undefined) tryOne(mutant, there);
  }
}

await main();
