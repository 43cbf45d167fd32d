import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  casualties,
  casualtiesPerFigure,
  countingFigures,
  figuresLost,
} from '../../../src/rulesets/wrg/casualties/casualties.js';
import { wrgRulesUnder } from '../../rules-under.js';

/** What a figure counts at each total from −5: the preferred numbers, ten to the tenfold, that the table is rounded from. */
const each = [0.15, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1.3, 1.6, 2, 2.5, 3.2, 4, 5, 6.3, 8, 10, 12.6];
const totals = each.map((_, at) => at - 5);
const twenty = Array.from({ length: 20 }, (_, at) => at + 1);

describe('casualties in men', () => {
  it('the example of the book: 32 figures at 3 are 51 [wrg/casualties/over-20-figures]', () => {
    expect(casualties(3, 32)).toBe(51);
    expect(casualties(3, 10)).toBe(16);
    expect(casualties(3, 2)).toBe(3);
    // The ink has not touched it.
    expect(casualties(3, 32, wrgRulesUnder({ edition: 'printed' }))).toBe(51);
  });

  it('larger bodies by tens, and twenty by its own column [wrg/casualties/over-20-figures]', () => {
    expect(casualties(-5, 20)).toBe(3);
    expect(casualties(-5, 30)).toBe(3);
    expect(casualties(12, 45)).toBe(4 * 126 + 63);
  });

  it('beyond twelve each figure counts three for every factor [wrg/casualties/over-12]', () => {
    expect(casualties(13, 1)).toBe(16);
    expect(casualties(15, 10)).toBe(126 + 9 * 10);
    expect(casualties(14, 32)).toBe(3 * 126 + 25 + 6 * 32);
  });

  it('below the table nobody falls, or as in its first row [wrg/casualties/lookup]', () => {
    expect(casualties(-6, 20)).toBe(0);
    const lowest = wrgRulesUnder({ rulings: { 'wrg/ruling/fewest-factors': 'lowest-row' } });
    expect(casualties(-9, 20, lowest)).toBe(3);
  });

  it('the slip of the text and the low cells, by reading [wrg/casualties/table-errors]', () => {
    expect(casualties(12, 16)).toBe(202);
    const text = wrgRulesUnder({ rulings: { 'wrg/ruling/casualty-slip': 'text' } });
    expect(casualties(12, 16, text)).toBe(207);
    const low = (rules = wrgRulesUnder()) => [
      casualties(-5, 17, rules),
      casualties(-4, 14, rules),
      casualties(-4, 18, rules),
    ];
    expect(low()).toEqual([2, 2, 3]);
    expect(low(wrgRulesUnder({ rulings: { 'wrg/ruling/casualty-low-cells': 'sheet' } }))).toEqual([3, 3, 4]);
  });

  it('the law of the table: every cell is within a man of so many a figure, but for the slip', () => {
    const off = totals.flatMap((total, row) =>
      twenty
        .filter(figures => Math.abs(casualties(total, figures) - figures * each[row]!) >= 1)
        .map(figures => [total, figures]),
    );
    expect(off).toEqual([]);
    const text = wrgRulesUnder({ rulings: { 'wrg/ruling/casualty-slip': 'text' } });
    expect(Math.abs(casualties(12, 16, text) - 16 * 12.6)).toBeGreaterThan(5);
  });

  it('more figures and more factors never do less', () => {
    const total = fc.integer({ min: -8, max: 20 });
    fc.assert(
      fc.property(total, fc.integer({ min: 0, max: 19 }), (at, figures) => {
        expect(casualties(at, figures + 1)).toBeGreaterThanOrEqual(casualties(at, figures));
      }),
    );
    fc.assert(
      fc.property(total, fc.integer({ min: 0, max: 200 }), (at, figures) => {
        expect(casualties(at + 1, figures)).toBeGreaterThanOrEqual(casualties(at, figures));
        expect(casualties(at, figures + 10)).toBeGreaterThanOrEqual(casualties(at, figures));
      }),
    );
  });

  it('what is no number of figures is refused', () => {
    expect(() => casualties(3, 1.5)).toThrow('is no number of figures');
    expect(() => casualties(3, -1)).toThrow('is no number of figures');
  });
});

describe('figures and models that go', () => {
  it('one with twenty, the rest is carried [wrg/casualties/removal]', () => {
    expect(figuresLost({ men: 51, carried: 0, figures: 24 })).toEqual({ lost: 2, left: 22, carried: 11 });
    expect(figuresLost({ men: 13, carried: 11, figures: 22 })).toEqual({ lost: 1, left: 21, carried: 4 });
    expect(figuresLost({ men: 100, carried: 0, figures: 3 })).toEqual({ lost: 3, left: 0, carried: 0 });
  });

  it('a model with twenty hits, in groups too [wrg/shooting/target/models-20-hits] [wrg/shooting/target/engine-groups] [wrg/melee/model-casualties]', () => {
    expect(figuresLost({ men: 45, carried: 5, figures: 3, models: true })).toEqual({ lost: 2, left: 1, carried: 10 });
  });

  it('nobody is lost or made: men and carried stay the same in sum', () => {
    const men = fc.integer({ min: 0, max: 900 });
    fc.assert(
      fc.property(men, fc.integer({ min: 0, max: 19 }), fc.integer({ min: 1, max: 60 }), (hit, carried, figures) => {
        const { lost, left, carried: rest } = figuresLost({ men: hit, carried, figures });
        expect(lost + left).toBe(figures);
        expect(rest).toBeLessThan(20);
        if (left > 0) expect(lost * 20 + rest).toBe(hit + carried);
      }),
    );
  });

  it('casualties per figure are whole ones', () => {
    expect([casualtiesPerFigure(9, 10), casualtiesPerFigure(10, 10), casualtiesPerFigure(29, 10)]).toEqual([0, 1, 2]);
    expect(() => casualtiesPerFigure(1, 0)).toThrow('0 figures began the period');
  });
});

describe('figures that count', () => {
  it('half of the nearest rank of the disorganised, once [wrg/disorganisation/half-figures] [wrg/disorganisation/not-cumulative]', () => {
    expect(countingFigures({ figures: 24 })).toBe(24);
    expect(countingFigures({ figures: 24, nearestRank: 9, disorganised: true })).toBe(4);
    const up = wrgRulesUnder({ rulings: { 'wrg/ruling/half-figures': 'up' } });
    expect(countingFigures({ figures: 24, nearestRank: 9, disorganised: true }, up)).toBe(5);
    expect(() => countingFigures({ figures: 4, nearestRank: 5 })).toThrow('cannot stand in one rank');
  });
});
