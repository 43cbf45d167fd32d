import { describe, expect, it } from 'vitest';
import { diff } from '../../src/book/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { ancientMedievalRules } from '../../src/rulesets/cady/ancient-medieval/rules.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';
import { strayData } from './every-datum.js';

/** Data that nobody reads and that are not listed yet: these numbers only ever fall. */
describe.each([
  ['musket', musketRules, musketBook, 0],
  ['ancient-medieval', ancientMedievalRules, ancientMedievalBook, 0],
  ['raymond', raymondRules, raymondBook, 0],
] as const)('every datum of the book of %s', (_name, rules, book, most) => {
  const { all, silent, listedYetRead, changed } = strayData(rules, book);

  it('makes other rules when it is changed, or is listed as read by nobody, with its reason', () => {
    expect(all).toBeGreaterThan(100);
    expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(most);
  });

  it('is not listed as read by nobody when somebody reads it', () => {
    expect(listedYetRead).toEqual([]);
  });

  it('is told by diff, with the part of the rules that reads it', () => {
    for (const { id, what, set } of changed.filter((_, at) => at % 25 === 0)) {
      const differences = diff({ rules }, book, book.with(set));
      expect(differences.map(difference => [difference.what, difference.id])).toEqual([[what, id]]);
      expect(differences[0]?.parts.length).toBeGreaterThan(0);
    }
  });
});
