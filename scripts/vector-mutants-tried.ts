/** Tries the changes that `vector-mutants.ts` has put behind switches; called by it, in the copy of the project that has them. */
import { readdirSync, readFileSync } from 'node:fs';
import { answer, type BattleRecord, type Ruleset, readRecord, startBattle, type Terms } from '../src/battle/index.js';
import type { Resolver } from '../src/book/index.js';
import { rolled, scripted } from '../src/dice/index.js';
import { loadAnyWindows } from '../src/index.js';
import { RuleViolation } from '../src/rulebook/index.js';
import type { Mutant } from './vector-mutants.js';
import { functionsByPath } from './vectors.js';

/** What the instrumented code looks at. */
interface Switches {
  activeMutant?: string | undefined;
  hitCount?: number;
  hitLimit?: number;
  mutantCoverage?: { static: Record<string, number> };
}

const switches: Switches = Reflect.get(globalThis, '__stryker__') ?? {};
const [name = '', rulesets = '', minutes = '5', seed = '1', list = ''] = process.argv.slice(2);

/** One thing that is asked, and what the unchanged code says to it. */
interface Question {
  readonly name: string;
  /** What is asked first is quick. */
  readonly rank: 'dice' | 'whole' | 'battle';
  readonly ask: () => string;
  said: string;
}

/** A question that takes longer is not asked over and over, in milliseconds; nor are more of those that come by a change. */
const most = { milliseconds: 150, played: 2500, questions: 120, hits: 300_000, hitsPlayed: 5_000_000 };

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

/** Golden records of these rulesets, each played again as far as it comes in some seconds. */
async function battles(): Promise<readonly Question[]> {
  const files = readdirSync('golden').map(file => ({
    file,
    record: readRecord(JSON.parse(readFileSync(`golden/${file}`, 'utf8'))),
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

/** Which questions come by which change, once everything that is made once has been made. */
function coverage(all: readonly Question[]): {
  readonly by: ReadonlyMap<string, readonly Question[]>;
  readonly once: ReadonlySet<string>;
} {
  switches.mutantCoverage ??= { static: {} };
  for (const question of all) question.said = saidTo(question);
  const once = new Set(Object.keys(switches.mutantCoverage.static));
  const by = new Map<string, Question[]>();
  for (const question of all) {
    switches.mutantCoverage.static = {};
    const began = performance.now();
    const again = saidTo(question);
    if (again !== question.said) throw new Error(`${question.name} does not say the same twice`);
    if (question.rank !== 'battle' && performance.now() - began > most.milliseconds) continue;
    for (const id of Object.keys(switches.mutantCoverage.static)) {
      const there = by.get(id);
      if (there === undefined) by.set(id, [question]);
      else there.push(question);
    }
  }
  for (const id of by.keys()) once.delete(id);
  return { by, once };
}

type End = 'noticed' | 'by a battle' | 'hangs' | 'survived';

function tried(mutant: Mutant, asked: readonly Question[]): End {
  // Dice first: they are quick. Then what is left, evenly.
  const quick = asked.filter(({ rank }) => rank !== 'battle').sort((a, b) => a.rank.localeCompare(b.rank));
  const step = Math.max(1, quick.length / most.questions);
  const some = quick.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
  for (const question of [...some, ...asked.filter(({ rank }) => rank === 'battle')]) {
    const hits = question.rank === 'battle' ? most.hitsPlayed : most.hits;
    switches.activeMutant = mutant.id;
    switches.hitCount = 0;
    switches.hitLimit = hits;
    const said = saidTo(question);
    const hung = (switches.hitCount ?? 0) > hits;
    switches.activeMutant = undefined;
    if (said === question.said) continue;
    // What is kept from one question to the next must not have been made by the change.
    if (saidTo(question) !== question.said)
      throw new Error(`mutant ${mutant.id} of ${mutant.fileName} has spoilt what is kept`);
    return hung ? 'hangs' : question.rank === 'battle' ? 'by a battle' : 'noticed';
  }
  return 'survived';
}

/** A sentence is told; vectors do not compare the words of refusals. */
function isSentence({ mutatorName }: Mutant, original: string): boolean {
  return mutatorName === 'StringLiteral' && / /.test(original);
}

const mutants: readonly (Mutant & {
  readonly location: { readonly end: { readonly line: number; readonly column: number } };
})[] = JSON.parse(readFileSync('mutants.json', 'utf8'));
const { by, once } = coverage([...questions(), ...(await battles())]);
const order = rolled(Number(seed));
const shuffled = mutants.map(mutant => [order.pick(1_000_000), mutant] as const).sort(([a], [b]) => a - b);
const sources = new Map<string, readonly string[]>();

function original({ fileName, location: { start } }: Mutant): string {
  // The sandbox lies in mutation/.sandbox/NAME; what it was made of stands three folders above.
  const lines = sources.get(fileName) ?? readFileSync(`../../../${fileName}`, 'utf8').split('\n');
  sources.set(fileName, lines);
  return (lines[start.line] ?? '').slice(start.column).trim();
}

const end = performance.now() + Number(minutes) * 60_000;
const counts = {
  noticed: 0,
  'by a battle': 0,
  hangs: 0,
  survived: 0,
  'not reached': 0,
  'made once': 0,
  sentences: 0,
  untried: 0,
};
const ofFile = new Map<string, { noticed: number; all: number }>();
const survivors: string[] = [];
for (const [, mutant] of shuffled) {
  const asked = by.get(mutant.id);
  if (isSentence(mutant, firstText(original(mutant)))) counts.sentences++;
  else if (once.has(mutant.id)) counts['made once']++;
  else if (asked === undefined) counts['not reached']++;
  else if (performance.now() > end) counts.untried++;
  else {
    const came = tried(mutant, asked);
    counts[came]++;
    const file = ofFile.get(mutant.fileName) ?? { noticed: 0, all: 0 };
    ofFile.set(mutant.fileName, { noticed: file.noticed + (came === 'survived' ? 0 : 1), all: file.all + 1 });
    if (came === 'survived')
      survivors.push(
        `${mutant.fileName}:${mutant.location.start.line + 1} ${mutant.mutatorName} ${original(mutant).slice(0, 60)} => ${mutant.replacement.replaceAll(/\s+/g, ' ').slice(0, 60)}`,
      );
  }
}

/** The text that begins a piece of code. */
function firstText(code: string): string {
  return /^(['"`])((?:\\.|(?!\1).)*)/.exec(code)?.[2] ?? '';
}

const found = counts.noticed + counts['by a battle'] + counts.hangs;
const score = ((found / (found + counts.survived)) * 100).toFixed(1);
console.log(`${name}: ${score} in 100 of what vectors and golden battles come by; ${JSON.stringify(counts)}`);
if (list === 'list') {
  for (const [file, { noticed, all }] of [...ofFile].sort()) console.log(`  ${file}: ${noticed} of ${all}`);
  for (const each of survivors.sort()) console.log(`    ${each}`);
}
