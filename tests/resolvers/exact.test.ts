import { describe, expect, test } from 'vitest';
import { type Dice, diceOf, distribution, rolled } from '../../src/dice/index.js';
import { chiSquare, lumped, unfairFrom } from '../dice/chi-square.js';
import { outcomeIn, outcomeOf, resolverOf, situationsOf, throwing } from './all.js';
import { mixed } from './mixed.js';

/** Dice that throw sums pool by pool and folds step by step, so that the solver sees every throw of a rule. */
function plain({ roll, count, sum, pick }: Dice): Dice {
  return diceOf({ roll, count, sum, pick });
}

function outcomesOf(name: string, situation: unknown): ReadonlyMap<string, number> {
  const { outcomes } = resolverOf(name).resolve(situation).distribution!;
  return new Map(outcomes.map(({ value, probability }) => [JSON.stringify(value), probability]));
}

/** The function as it is thrown, and what its result counts as. */
const rule = (name: string, situation: unknown) => (dice: Dice) =>
  outcomeIn(name, resolverOf(name).roll(situation, dice));

const names = throwing.map(({ name }) => name);
// Charges and melees that go on are thrown along far too many branches to be solved plainly; their own tests do it stage by stage.
const inStages = [
  'ancient-medieval/charge',
  'ancient-medieval/continued-melee',
  'musket/charge',
  'musket/continued-melee',
  'musket/duel',
  'musket/storm',
  'musket/forming-square',
  'raymond/continued-melee',
  'skirmish/battering',
  'skirmish/melee-turn',
  'skirmish/single-combat',
  'wrg/continued-melee',
  'wrg/challenge',
  'wrg/charge',
  'wrg/melee-period',
];
const solvedPlainly = names.filter(name => !inStages.includes(name));
/** A few of a function's vectors, those of the most outcomes, and whatever they leave out. */
const few = (name: string, number: number) => [...(mixed[name] ?? []), ...situationsOf(name).slice(0, number)];

test('every function that throws is here, and no other', () => {
  expect(Object.keys(outcomeOf).sort()).toEqual([...names].sort());
});

describe('what is solved as a sum', () => {
  test.each(solvedPlainly)('%s is as likely as throw by throw', name => {
    const situations = few(name, 5);
    for (const situation of situations) {
      const solved = outcomesOf(name, situation);
      const thrown = distribution(dice => rule(name, situation)(plain(dice)));
      expect(solved.size).toBe(thrown.outcomes.length);
      for (const { value, probability } of thrown.outcomes) {
        expect(Math.abs((solved.get(value) ?? Number.NaN) - probability)).toBeLessThan(1e-12);
      }
    }
  });

  test.each(solvedPlainly)('%s comes to the same fractions as throw by throw', name => {
    for (const situation of few(name, 1)) {
      const asSum = distribution(rule(name, situation), { fractions: true });
      const thrown = distribution(dice => rule(name, situation)(plain(dice)), { fractions: true });
      expect(asSum.outcomes).toHaveLength(thrown.outcomes.length);
      for (const { value, fraction } of thrown.outcomes) expect(asSum.fraction(value)).toEqual(fraction);
    }
  });

  test.each(names)('%s has chances that sum to 1', name => {
    for (const situation of few(name, 40)) {
      const { outcomes } = resolverOf(name).resolve(situation).distribution!;
      expect(Math.abs(summed(outcomes.map(({ probability }) => probability)) - 1)).toBeLessThan(1e-15);
    }
  });

  test.each(names)('%s comes out as often when it is rolled', name => {
    for (const [at, situation] of few(name, 1).entries()) {
      const solved = [...outcomesOf(name, situation)];
      const throws = inStages.includes(name) ? 150 : 1000;
      const dice = rolled(1815 + at);
      const seen = new Map<string, number>();
      for (let i = 0; i < throws; i++) {
        const outcome = rule(name, situation)(dice);
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
      }
      // Nothing may happen that is not told.
      const told = new Set(solved.map(([outcome]) => outcome));
      expect([...seen.keys()].filter(outcome => !told.has(outcome))).toEqual([]);
      const cells = lumped(
        solved.map(([outcome]) => seen.get(outcome) ?? 0),
        solved.map(([, probability]) => probability * throws),
      );
      if (cells.expected.length < 2) continue;
      expect(chiSquare(cells.observed, cells.expected)).toBeLessThan(unfairFrom(cells.expected.length - 1));
    }
  });
});

/** A sum that does not lose what is small (Neumaier). */
function summed(numbers: readonly number[]): number {
  let [sum, lost] = [0, 0];
  for (const number of numbers) {
    const next = sum + number;
    lost += Math.abs(sum) >= Math.abs(number) ? sum - next + number : number - next + sum;
    sum = next;
  }
  return sum + lost;
}
