import { frozen } from './frozen.js';
import type { Reading, Ruling } from './types.js';
import { RuleViolation } from './violation.js';

/** Which reading is taken of which ruling, by id. A ruling that is not named keeps its default. */
export type Choices = { readonly [ruling: string]: string };

/**
 * A ruling on record: frozen, and refused when its default is not one of its readings or a reading is named twice.
 *
 * @throws RuleViolation when the ruling contradicts itself.
 */
export function defineRuling<const R extends Ruling>(ruling: R): R {
  const names = ruling.readings.map(reading => reading.id);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) {
    throw new RuleViolation({
      path: `${ruling.id}.readings`,
      problem: `two readings are called "${twice}"`,
      mend: 'give every reading a name of its own',
    });
  }
  if (!names.includes(ruling.default)) {
    throw new RuleViolation({
      path: `${ruling.id}.default`,
      problem: `"${ruling.default}" is not one of the readings`,
      mend: `choose one of ${names.join(', ')}`,
    });
  }
  return frozen(ruling);
}

/**
 * The reading that is in force: the one chosen, or the default.
 *
 * @throws RuleViolation when the choice names no reading of this ruling.
 */
export function readingOf<R extends Ruling>(ruling: R, choices: Choices = {}): R['readings'][number] {
  const chosen = Object.hasOwn(choices, ruling.id) ? choices[ruling.id] : ruling.default;
  const reading: Reading | undefined = ruling.readings.find(each => each.id === chosen);
  if (reading === undefined) {
    throw new RuleViolation({
      path: `rulings.${ruling.id}`,
      problem: `"${String(chosen)}" is not one of the readings`,
      mend: `choose one of ${ruling.readings.map(each => each.id).join(', ')}`,
    });
  }
  return reading;
}
