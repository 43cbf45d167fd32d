import { describe, expect, test } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { ancientMedievalBook } from '../../src/rulesets/cady/ancient-medieval/book/print.js';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import { raymondBook } from '../../src/rulesets/raymond/book/print.js';
import { skirmishBook } from '../../src/rulesets/skirmish/book/print.js';
import { wrgBook } from '../../src/rulesets/wrg/book/print.js';
import { rulingIds, rulingText } from '../../src/rulings/index.js';

const books = [ancientMedievalBook, musketBook, raymondBook, skirmishBook, wrgBook];
const played = new Set(books.flatMap(({ print }) => print.rulings.map(({ id }) => id)));

describe('every ruling', () => {
  test('is there in words once, and nothing else is', () => {
    expect([...rulingIds].sort()).toEqual([...played].sort());
  });

  test('says what it is about and why it is decided so, and holds no texts itself', () => {
    for (const id of rulingIds) {
      const { subject, why } = rulingText(id);
      expect(subject, id).toMatch(/^[A-Z]/);
      expect(subject.length, id).toBeGreaterThan(10);
      expect(why.length, id).toBeGreaterThan(40);
    }
    const held = books.flatMap(({ print }) => print.rulings.flatMap(ruling => Object.keys(ruling)));
    expect(new Set(held)).toEqual(new Set(['id', 'readings', 'decides', 'default', 'reconstruction']));
  });
});

test('a ruling that no book has is refused, with those that come nearest', () => {
  expect(() => rulingText('cady/ruling/hill-edge-sigt')).toThrow(RuleViolation);
  expect(() => rulingText('cady/ruling/hill-edge-sigt')).toThrow('did you mean "cady/ruling/hill-edge-sight"');
  expect(() => rulingText('constructor')).toThrow('there is no ruling "constructor"');
});
