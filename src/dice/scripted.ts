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
  const { dice, used } = showing(faces, 0, {
    lacking({ asked, thrown, entry }) {
      throw new RangeError(`throw ${thrown} (${asked}) needs entry ${entry} of the script, which has ${faces.length}`);
    },
    unfit({ asked, thrown, entry, shown, fits }) {
      throw new RangeError(
        `throw ${thrown} (${asked}) cannot show ${shown}, entry ${entry} of the script: only ${fits}`,
      );
    },
  });
  return {
    ...dice,
    done() {
      const left = faces.slice(used());
      if (left.length === 0) return;
      throw new RangeError(
        `${left.length} of ${faces.length} entries of the script were not used, from entry ${used() + 1}: ${left.join(', ')}`,
      );
    },
  };
}

/** Where a script fails its dice. */
export interface ScriptFault {
  /** What was asked for, in words. */
  readonly asked: string;
  /** The throw and the entry, from 1. */
  readonly thrown: number;
  readonly entry: number;
}

/** What to do where a script has no entry for a die, or one that the die cannot show; both must throw. */
export interface OnScript {
  lacking(fault: ScriptFault): never;
  unfit(fault: ScriptFault & { readonly shown: number; readonly fits: string }): never;
}

/** Dice that show the entries of a list, from one of them on, and how many of the list have been used by now. */
export function showing(
  faces: readonly number[],
  from: number,
  { lacking, unfit }: OnScript,
): { readonly dice: Dice; used(): number } {
  let used = from;
  let throws = 0;

  function next(asked: string, lowest: number, highest: number): number {
    const face = faces[used];
    const where = { asked, thrown: throws, entry: used + 1 };
    if (face === undefined) return lacking(where);
    if (!(Number.isInteger(face) && face >= lowest && face <= highest)) {
      return unfit({ ...where, shown: face, fits: `${lowest} to ${highest}` });
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
      const face = faces[used];
      const where = { asked, thrown: throws, entry: used + 1 };
      if (face === undefined) return lacking(where);
      if (!marks.includes(face)) return unfit({ ...where, shown: face, fits: marks.join(', ') });
      used++;
      return face;
    },
  });
  return { dice, used: () => used };
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
