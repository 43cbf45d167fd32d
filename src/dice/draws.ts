import { checkOptions, checkPool, checkSides, faceBits, MOST_SIDES_IN_BITS } from './asks.js';
import { diceOf } from './throws.js';
import type { Dice } from './types.js';

/** Dice out of even draws: `draw(n)` gives 0 to n − 1. */
export function thrown(draw: (among: number) => number): Dice {
  return diceOf({
    roll(sides) {
      checkSides(sides);
      return draw(sides) + 1;
    },
    count(dice, sides, faces) {
      checkPool(dice, sides);
      let hits = 0;
      if (sides <= MOST_SIDES_IN_BITS) {
        const wanted = faceBits(sides, faces);
        for (let die = 0; die < dice; die++) hits += (wanted >>> draw(sides)) & 1;
      } else {
        for (let die = 0; die < dice; die++) if (faces.includes(draw(sides) + 1)) hits++;
      }
      return hits;
    },
    sum(dice, sides) {
      checkPool(dice, sides);
      let total = dice;
      for (let die = 0; die < dice; die++) total += draw(sides);
      return total;
    },
    pick(options) {
      checkOptions(options);
      return draw(options);
    },
  });
}
