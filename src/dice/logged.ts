import { checkOptions, checkPool, checkSides } from './asks.js';
import type { Throw } from './table.js';
import { diceOf } from './throws.js';
import type { Dice, Roll } from './types.js';

/** Dice that keep a log of every throw. */
export interface LoggedDice extends Dice {
  /** The throws since the beginning, or since the last `drain`, oldest first. */
  rolls(): readonly Roll[];
  /** The same, and begins a new log. */
  drain(): readonly Roll[];
}

/**
 * The same dice, telling what each of them showed. Pools are thrown one die at a time, which for `rolled` and `scripted`
 * dice comes to the same as throwing the pool. A pool of no dice is no throw and leaves no entry.
 *
 * `before` is told of every throw before its dice fall: one die, or a whole pool.
 *
 * Not for rules that are being solved exactly: die by die, a pool has far more branches than its total has.
 */
export function logged(dice: Dice, before?: (asked: Throw) => void): LoggedDice {
  let log: Roll[] = [];

  function thrown(number: number, sides: number): readonly number[] {
    return Array.from({ length: number }, () => dice.roll(sides));
  }

  const telling = diceOf({
    roll(sides) {
      checkSides(sides);
      before?.({ ask: 'roll', dice: 1, sides });
      const result = dice.roll(sides);
      log.push({ ask: 'roll', sides, shown: [result], result });
      return result;
    },
    count(number, sides, faces) {
      checkPool(number, sides);
      before?.({ ask: 'count', dice: number, sides, faces: [...faces] });
      const shown = thrown(number, sides);
      const result = shown.filter(face => faces.includes(face)).length;
      if (number > 0) log.push({ ask: 'count', sides, shown, faces: [...faces], result });
      return result;
    },
    sum(number, sides) {
      checkPool(number, sides);
      before?.({ ask: 'sum', dice: number, sides });
      const shown = thrown(number, sides);
      const result = shown.reduce((total, face) => total + face, 0);
      if (number > 0) log.push({ ask: 'sum', sides, shown, result });
      return result;
    },
    pick(options) {
      checkOptions(options);
      before?.({ ask: 'pick', dice: 1, sides: options });
      const result = dice.pick(options);
      log.push({ ask: 'pick', sides: options, shown: [result], result });
      return result;
    },
    marked(marks) {
      before?.({ ask: 'marked', dice: 1, sides: marks.length, marks: [...marks] });
      const result = dice.marked(marks);
      log.push({ ask: 'marked', sides: marks.length, shown: [result], marks: [...marks], result });
      return result;
    },
  });
  return {
    ...telling,
    rolls: () => [...log],
    drain() {
      const throws = log;
      log = [];
      return throws;
    },
  };
}
