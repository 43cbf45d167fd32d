import { expect, test } from 'vitest';
import { RuleViolation } from '../../src/index.js';
import { pathOf } from '../../src/rulebook/index.js';
import { changed } from '../fuzz/changes.js';
import { allResolvers, situationsOf } from './all.js';

/** Names that every object answers to, and one that nobody bears. */
const words = ['toString', '__proto__', 'constructor', 'no-such', ''];

type Path = readonly (string | number)[];

function textsIn(value: unknown, at: Path = []): readonly Path[] {
  if (typeof value === 'string') return [at];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textsIn(each, [...at, Array.isArray(value) ? Number(key) : key]),
  );
}

/** One place of each name. */
function places(situation: unknown): readonly Path[] {
  const nameOf = (path: Path) => path.filter(key => typeof key === 'string').join('.');
  return [...new Map(textsIn(situation).map(path => [nameOf(path), path])).values()];
}

test.each(allResolvers)('$name: a name that is none is refused at some place, or said nothing of', resolver => {
  const [first, second = first] = situationsOf(resolver.name).filter(
    (_, at, all) => at % Math.ceil(all.length / 2) === 0,
  );
  for (const situation of [first, second]) {
    for (const path of places(situation)) {
      for (const value of words) {
        const wrong = changed(situation, [{ path, does: 'set', value }]);
        try {
          resolver.resolve(wrong);
        } catch (fault) {
          if (!(fault instanceof RuleViolation)) throw new Error(`${pathOf(path)} "${value}"`, { cause: fault });
          expect(fault.violations.filter(({ problem, mend }) => problem === '' || mend === '')).toEqual([]);
        }
      }
    }
  }
});
