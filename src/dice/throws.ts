import { checkMarks, checkMost, checkPool } from './asks.js';
import type { Dice, Throws } from './types.js';

/**
 * Dice made of what throws them: sums are thrown pool by pool and folds step by step, in the order of their lists.
 *
 * The `Dice` throw a RangeError for pools that cannot be, before a die is thrown.
 */
export function diceOf(throws: Throws): Dice {
  const dice: Dice = {
    roll: throws.roll,
    count: throws.count,
    sum: throws.sum,
    pick: throws.pick,
    marked(marks) {
      checkMarks(marks);
      return throws.marked?.(marks) ?? marks[throws.roll(marks.length) - 1] ?? 0;
    },
    total(pools, most, tell) {
      checkMost(most);
      for (const pool of pools) checkPool(pool.dice, pool.sides);
      let total = 0;
      pools.forEach((pool, at) => {
        const hits = throws.count(pool.dice, pool.sides, pool.faces);
        tell?.(hits, at);
        total += hits;
      });
      return most === undefined ? total : Math.min(total, most);
    },
    fold: (items, start, step) => items.reduce((state, item) => step(state, item, dice), start),
  };
  return dice;
}
