/**
 * What may be asked of dice, checked the same way by every implementation. Dice lie below the rulebook, so that a bad ask
 * is a plain RangeError: it is a fault of the rule's code, not of a player.
 */

/** Throws a RangeError unless a die can have this many sides. */
export function checkSides(sides: number): void {
  if (!(Number.isSafeInteger(sides) && sides >= 1)) {
    throw new RangeError(`a die has a whole number of sides, 1 or more; asked for a die of ${sides}`);
  }
}

/** Throws a RangeError unless a pool can have this many dice of this many sides. */
export function checkPool(dice: number, sides: number): void {
  if (!(Number.isSafeInteger(dice) && dice >= 0)) {
    throw new RangeError(`a pool has a whole number of dice, 0 or more; asked for ${dice}`);
  }
  checkSides(sides);
}

/** Throws a RangeError unless there is something to pick from. */
export function checkOptions(options: number): void {
  if (!(Number.isSafeInteger(options) && options >= 1)) {
    throw new RangeError(`a pick is made among a whole number of options, 1 or more; asked for ${options}`);
  }
}

/** Throws a RangeError unless a die can bear these marks. */
export function checkMarks(marks: readonly number[]): void {
  if (marks.length > 0 && marks.every(Number.isFinite)) return;
  throw new RangeError(
    `a marked die has a number on each side, and one side at least; asked for ${marks.join(', ') || 'none'}`,
  );
}

/** Throws a RangeError unless a total can be capped there. */
export function checkMost(most: number | undefined): void {
  if (most === undefined || (Number.isSafeInteger(most) && most >= 0)) return;
  throw new RangeError(`a total is capped at a whole number, 0 or more; asked for ${most}`);
}

/** The largest die whose faces fit the bits of one number. */
export const MOST_SIDES_IN_BITS = 32;

/**
 * The faces asked for as bits, the lowest bit for face 1; only for dice of up to 32 sides. A face listed twice is one bit;
 * a face that the die does not have is none.
 */
export function faceBits(sides: number, faces: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < faces.length; i++) {
    const face = faces[i] ?? 0;
    if (face >= 1 && face <= sides && Number.isInteger(face)) bits |= 1 << (face - 1);
  }
  return bits;
}

/** How many of the die's faces are asked for: each once, and only those that it has. */
export function facesAsked(sides: number, faces: readonly number[]): number {
  if (sides > MOST_SIDES_IN_BITS) {
    return new Set(faces.filter(face => Number.isInteger(face) && face >= 1 && face <= sides)).size;
  }
  let asked = 0;
  for (let bits = faceBits(sides, faces); bits !== 0; bits &= bits - 1) asked++;
  return asked;
}
