import { checkOptions, checkPool, checkSides } from './asks.js';
import { diceOf } from './throws.js';
import type { Dice } from './types.js';

/** Dice that show what they are told to, and know when they have been used up. */
export interface ScriptedDice extends Dice {
  /** Throws a RangeError if part of the script was not used, telling how many entries and which. */
  done(): void;
}

/**
 * Dice that show the listed faces, one entry for each die in the order thrown: those of a test, or those that two people
 * really threw on a table. `count` and `sum` use one entry per die, `pick` one entry (the option, from 0).
 *
 * A die that the script lacks, or a face that the die asked for does not have, is a RangeError that says which throw it was
 * and what was asked.
 */
export function scripted(faces: readonly number[]): ScriptedDice {
  let used = 0;
  let throws = 0;

  function next(asked: string, lowest: number, highest: number): number {
    const face = faces[used];
    if (face === undefined) {
      throw new RangeError(
        `throw ${throws} (${asked}) needs entry ${used + 1} of the script, which has ${faces.length}`,
      );
    }
    if (!(Number.isInteger(face) && face >= lowest && face <= highest)) {
      throw new RangeError(
        `throw ${throws} (${asked}) cannot show ${face}, entry ${used + 1} of the script: only ${lowest} to ${highest}`,
      );
    }
    used++;
    return face;
  }

  const dice = diceOf({
    roll(sides) {
      checkSides(sides);
      throws++;
      return next(`one die of ${sides}`, 1, sides);
    },
    count(dice, sides, wanted) {
      checkPool(dice, sides);
      throws++;
      const asked = `${dice} dice of ${sides}, counting ${wanted.join(', ')}`;
      let hits = 0;
      for (let die = 0; die < dice; die++) if (wanted.includes(next(asked, 1, sides))) hits++;
      return hits;
    },
    sum(dice, sides) {
      checkPool(dice, sides);
      throws++;
      const asked = `the sum of ${dice} dice of ${sides}`;
      let total = 0;
      for (let die = 0; die < dice; die++) total += next(asked, 1, sides);
      return total;
    },
    pick(options) {
      checkOptions(options);
      throws++;
      return next(`a pick among ${options}`, 0, options - 1);
    },
    marked(marks) {
      throws++;
      const asked = `one die marked ${marks.join(', ')}`;
      const shown = next(asked, Math.min(...marks), Math.max(...marks));
      if (marks.includes(shown)) return shown;
      throw new RangeError(`throw ${throws} (${asked}) cannot show ${shown}, entry ${used} of the script`);
    },
  });
  return {
    ...dice,
    done() {
      const left = faces.slice(used);
      if (left.length === 0) return;
      throw new RangeError(
        `${left.length} of ${faces.length} entries of the script were not used, from entry ${used + 1}: ${left.join(', ')}`,
      );
    },
  };
}

/**
 * Runs a rule with the listed faces and gives its result. Throws a RangeError if a face is missing, impossible or left over.
 */
export function usingScript<T>(faces: readonly number[], rule: (dice: Dice) => T): T {
  const dice = scripted(faces);
  const result = rule(dice);
  dice.done();
  return result;
}
