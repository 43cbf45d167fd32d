import { describe, expect, test } from 'vitest';
import { listNumbers, unreadReason } from '../../src/book/index.js';
import { commonNumbers } from '../../src/rulesets/cady/common/book/numbers.js';
import { commonBook, commonPrint } from '../../src/rulesets/cady/common/book/print.js';
import {
  forestWork,
  groundLength,
  guardsFor,
  meleeOdds,
  tableLength,
  threeDiceOdds,
} from '../../src/rulesets/cady/common/index.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';

const under = (numbers: { readonly [id: string]: number | readonly number[] }) =>
  commonRules(commonBook.with({ numbers }));

describe('the numbers of the Common Rules', () => {
  test('each of them is read, so that a house rule may change it', () => {
    const { looks } = commonRules.built();
    const unread = commonNumbers
      .flatMap(listNumbers)
      .filter(({ id }) => !looks.has(id) && unreadReason(commonPrint, id) === undefined);
    expect(unread.map(({ id }) => id)).toEqual([]);
  });

  test('each of them is part of some rule that computes one of its clauses', () => {
    const { looks } = commonRules.built();
    for (const { id, clauses } of commonNumbers.flatMap(listNumbers)) {
      if (unreadReason(commonPrint, id) !== undefined) continue;
      const touched = [...(looks.get(id) ?? [])].flatMap(part => part.clauses);
      expect(
        touched.some(clause => clauses.includes(clause)),
        `${id} touches ${touched.join(', ')}`,
      ).toBe(true);
    }
  });

  test('a house rule changes what is known before the dice', () => {
    expect(guardsFor({ prisoners: 12 })).toBe(3);
    expect(guardsFor({ prisoners: 12 }, under({ 'cady/common/surrender/prisoners-for-each-guard': 6 }))).toBe(2);
    expect(tableLength({ yards: 100 }, under({ 'cady/common/table/scale-yards': 20 }))).toBe(15);
    expect(groundLength({ cm: 30 }, under({ 'cady/common/table/scale-yards': 20 }))).toBe(200);
    expect(meleeOdds({ melee: 5 }).sides).toBe(12);
    expect(meleeOdds({ melee: 5 }, under({ 'cady/common/dice/melee-sides': 10 })).faces).toEqual([6, 7, 8, 9, 10]);
    expect(
      forestWork(
        { task: 'fell-tree', turns: [{ figures: 8 }] },
        under({ 'cady/common/forest/figure-turns-for-a-tree': 2 }),
      ),
    ).not.toEqual(forestWork({ task: 'fell-tree', turns: [{ figures: 8 }] }));
  });

  test('a house rule may know more morale values than the book', () => {
    const six = under({ 'cady/common/three-dice/most-morale': 6 });
    expect(() => threeDiceOdds({ morale: 6 })).toThrow('morale value');
    expect(threeDiceOdds({ morale: 6 }, six).faces).toHaveLength(6);
  });

  test.each([
    ['cady/common/dice/shock-sides', 4],
    ['cady/common/dice/melee-sides', 0],
    ['cady/common/surrender/prisoners-for-each-guard', 0],
    ['cady/common/table/scale-yards', 0],
    ['cady/common/unit/least-figures', 0],
    ['cady/common/unit/most-figures', 5],
  ])('nobody can play with %s as %d', (id, value) => {
    expect(() => under({ [id]: value })).toThrow(`numbers.${id}`);
  });
});
