import { expect } from 'vitest';
import { type Dice, distribution, rolled } from '../../src/dice/index.js';

/**
 * Expects a rule to give the same numbers when it is rolled many times as when it is solved: Pearson's chi-square over the
 * outcomes, rare ones put together, must stay within six standard deviations of what chance would give.
 */
export function expectSampledAsSolved(rule: (dice: Dice) => number, seed: number, samples = 4000): void {
  const solved = distribution(rule);
  const dice = rolled(seed);
  const counts = new Map<number, number>();
  for (let sample = 0; sample < samples; sample++) {
    const value = rule(dice);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const outcomes = solved.outcomes.map(({ value, probability }) => ({
    expected: probability * samples,
    seen: counts.get(value) ?? 0,
  }));
  expect(outcomes.reduce((sum, { seen }) => sum + seen, 0)).toBe(samples);
  const common = outcomes.filter(({ expected }) => expected >= 5);
  const rare = outcomes.filter(({ expected }) => expected < 5);
  const cells = [
    ...common,
    { expected: total(rare.map(cell => cell.expected)), seen: total(rare.map(cell => cell.seen)) },
  ].filter(({ expected }) => expected > 0);
  const statistic = total(cells.map(({ expected, seen }) => (seen - expected) ** 2 / expected));
  const freedom = Math.max(1, cells.length - 1);
  expect(statistic).toBeLessThan(freedom + 6 * Math.sqrt(2 * freedom));
}

/** The chance of `k` successes in `n` trials of chance `p`. */
export function binomial(n: number, k: number, p: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways * p ** k * (1 - p) ** (n - k);
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
