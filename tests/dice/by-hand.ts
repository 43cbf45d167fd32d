/** Slow, plain reckoning to hold the exact solver against: none of it uses the library's own arithmetic. */
import { type Dice, diceOf } from '../../src/dice/index.js';

/** n choose k. */
export function choose(n: number, k: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i);
  return ways;
}

/** Of `sides ** dice` throws of a pool, how many show one of `hits` faces exactly `times` times. */
export function binomialWays(dice: number, sides: number, hits: number, times: number): bigint {
  return choose(dice, times) * BigInt(hits) ** BigInt(times) * BigInt(sides - hits) ** BigInt(dice - times);
}

/**
 * Runs a rule once for every way that every single die can fall, and gives each run's result with its probability as
 * numerator and denominator. Dice are thrown one by one.
 */
export function dieByDie<T>(rule: (dice: Dice) => T): { value: T; numerator: bigint; denominator: bigint }[] {
  const runs: { value: T; numerator: bigint; denominator: bigint }[] = [];
  const path: { taken: number; among: number }[] = [];
  for (;;) {
    let at = 0;
    const draw = (among: number): number => {
      if (at === path.length) path.push({ taken: 0, among });
      return path[at++]!.taken;
    };
    const pool = (dice: number, sides: number) => Array.from({ length: dice }, () => draw(sides) + 1);
    const value = rule(
      diceOf({
        roll: sides => draw(sides) + 1,
        count: (dice, sides, faces) => pool(dice, sides).filter(face => faces.includes(face)).length,
        sum: (dice, sides) => pool(dice, sides).reduce((total, face) => total + face, 0),
        pick: draw,
      }),
    );
    runs.push({ value, numerator: 1n, denominator: path.reduce((product, { among }) => product * BigInt(among), 1n) });
    while (path.length > 0 && path.at(-1)!.taken === path.at(-1)!.among - 1) path.pop();
    const last = path.at(-1);
    if (last === undefined) return runs;
    last.taken++;
  }
}
