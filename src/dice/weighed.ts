import type { Chance, Distribution } from './distribution.js';
import { Gathering } from './gathering.js';
import { distributionOf } from './solved.js';
import type { Keyed } from './types.js';

/**
 * The distribution of results that come with their chances, as those of several distributions taken together do: equal ones are one, and
 * what rounding has lost of the whole is made up for.
 *
 * Throws a RangeError where a chance is no number above 0, or where all of them do not come to 1 within 1e-9.
 */
export function weighed<T>(chances: Iterable<Chance<T>>, { key }: Keyed<T> = {}): Distribution<T> {
  const results = new Gathering<T>(false, key);
  let whole = 0;
  for (const { value, probability } of chances) {
    if (!(probability >= 0)) throw new RangeError(`a chance is a number of 0 or more; got ${probability}`);
    if (probability === 0) continue;
    whole += probability;
    results.addWeight(value, probability);
  }
  if (Math.abs(whole - 1) > nearly) throw new RangeError(`all chances come to 1; these come to ${whole}`);
  return distributionOf(results.solved());
}

const nearly = 1e-9;
