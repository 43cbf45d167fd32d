import { execFileSync } from 'node:child_process';
import { distribution } from '../src/dice/index.js';
import { readyMelee, throwGroup } from '../src/rulesets/cady/common/index.js';
import { musketRules } from '../src/rulesets/cady/musket/index.js';
import { questions } from './exact-questions.js';
import type { Row } from './row.js';
import { median, sideBySide } from './side-by-side.js';

type Questions = typeof questions;

/** 36 figures of melee point 8 against 36 of melee point 9. */
const groups = [
  { unit: 'red', figures: 36, melee: 8 },
  { unit: 'blue', figures: 36, melee: 9 },
];

/** One to three figures each, of as many kinds as there are odds of a die. */
const groupsOf300 = Array.from({ length: 300 }, (_, i) => ({
  dice: 1 + (i % 3),
  sides: 12,
  faces: Array.from({ length: 1 + (i % 11) }, (_, face) => 12 - face),
}));

/** Each side solved for itself, and the two taken together: melee is simultaneous, so that neither sees the other. */
function sideBySideMelee() {
  const ready = readyMelee({ groups }, musketRules());
  const [red, blue] = [0, 1].map(side => distribution(dice => throwGroup(ready, side, dice)));
  return red?.join(blue ?? red, (ours, theirs) => ({ red: ours, blue: theirs }), { unlike: true }).outcomes;
}

/** Exact odds through the rules, as somebody would write them out by hand, and as the library answered before. */
export async function run(before?: Questions): Promise<readonly Row[]> {
  const time = await sideBySide({
    sides: sideBySideMelee,
    rule: questions.melee,
    byHand: () => doubleLoop(binomial(36, 4 / 12), binomial(36, 3 / 12)),
    fractions: questions.meleeInFractions,
    oneDie: questions.oneDie,
  });
  const python = icepool();
  return [
    row('exact 36 v 36 melee, 1,369 outcomes, side by side: a double loop by hand', time.sides, time.byHand, '≤ 3'),
    row('the same by the rule as it stands, run along every branch: the double loop', time.rule, time.byHand, '≤ 10'),
    row('the same in fractions', time.fractions),
    row('one die', time.oneDie, undefined, ''),
    ...(python === undefined ? [] : [row('the same melee by icepool: ours', python, time.sides, '≥ 400')]),
    ...(await sinceBefore('the melee by the rule as it stands', 'melee', before, '')),
    ...(await sinceBefore('the same in fractions', 'meleeInFractions', before, '')),
    ...(await sinceBefore('one die', 'oneDie', before, '')),
    ...(await sinceBefore('a charge of 20 on 36 behind a fence', 'charge', before, '≥ 4.5')),
    ...(await sinceBefore('two turns of melee of 36 on 36, fatigue and morale', 'twoTurns', before, '')),
    ...(await sinceBefore('six turns of melee of 36 on 36', 'sixTurns', before, '')),
    ...(await sinceBefore('a battle of eleven units to be saved', 'battleOfTen', before, '')),
    ...(await sinceBefore('a volley of five unlike groups', 'fiveVolleys', before, '')),
    row('a volley of 300 unlike groups', await alone(() => distribution(dice => dice.total(groupsOf300)))),
    row('an attack of 36 mixed stands with a re-throw', await alone(() => questions.rethrowOf(36))),
  ];
}

/** What an answer takes, and how many times as long it took before; alone where nothing before is given. */
async function sinceBefore(
  what: string,
  question: Exclude<keyof Questions, 'rethrowOf'>,
  before: Questions | undefined,
  target: string,
): Promise<readonly Row[]> {
  const now = await alone(questions[question]);
  if (before === undefined) return [row(what, now)];
  const then = await alone(before[question]);
  return [{ ...row(what, now, then), ratio: then / now, what: `${what}: before, in times as long`, target }];
}

/** The microseconds of one call: a median of many where it is quick, of three where it takes seconds. */
async function alone(call: () => unknown): Promise<number> {
  const start = performance.now();
  call();
  if (performance.now() - start < 400) return (await sideBySide({ call }, { rounds: 51 })).call;
  const times = [0, 1, 2].map(() => {
    const began = performance.now();
    call();
    return (performance.now() - began) * 1000;
  });
  return median(times);
}

function row(what: string, ours: number, rival?: number, target = ''): Row {
  return {
    what,
    ours: shown(ours),
    rival: rival === undefined ? '–' : shown(rival),
    ratio: rival === undefined ? undefined : ours / rival,
    target,
  };
}

function shown(microseconds: number): string {
  if (microseconds < 1000) return `${microseconds.toPrecision(3)} µs`;
  return microseconds < 1e6 ? `${(microseconds / 1e3).toPrecision(3)} ms` : `${(microseconds / 1e6).toPrecision(3)} s`;
}

/** The microseconds that icepool takes for the joint losses, where Python and icepool are there. */
function icepool(): number | undefined {
  const program = [
    'import time',
    'from icepool import d12, tupleize',
    'def melee(): return tupleize(36 @ (d12 <= 4), 36 @ (d12 <= 3)).probabilities()',
    'melee()',
    'start = time.perf_counter()',
    'for _ in range(5): melee()',
    'print((time.perf_counter() - start) / 5 * 1e6)',
  ].join('\n');
  try {
    return Number(execFileSync('python3', ['-c', program], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return undefined;
  }
}

function doubleLoop(redTable: readonly number[], blueTable: readonly number[]) {
  const outcomes: { red: number; blue: number; probability: number }[] = [];
  for (let red = 0; red < redTable.length; red++) {
    for (let blue = 0; blue < blueTable.length; blue++) {
      outcomes.push({ red, blue, probability: (redTable[red] ?? 0) * (blueTable[blue] ?? 0) });
    }
  }
  return outcomes;
}

function binomial(dice: number, chance: number): readonly number[] {
  const table = [(1 - chance) ** dice];
  for (let i = 0; i < dice; i++) table.push(((table[i] ?? 0) * (dice - i) * chance) / ((i + 1) * (1 - chance)));
  return table;
}
