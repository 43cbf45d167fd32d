import { describe, expect, it, test } from 'vitest';
import type { Ruling } from '../../../src/rulebook/index.js';
import { reactionCharts } from '../../../src/rulesets/wrg/book/charts/reaction.js';
import { reactionNumbers } from '../../../src/rulesets/wrg/book/numbers/reaction.js';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import { reactionRulings } from '../../../src/rulesets/wrg/book/rulings/reaction.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { changedData, someOf, strayData } from '../../book/every-datum.js';
import { wrgRulesUnder } from '../../rules-under.js';

const rulings: readonly Ruling[] = reactionRulings;

describe('the rulings about reaction and orders', () => {
  test.each(rulings)('$id: every reading but the default makes other rules', ({ id, readings, default: usual }) => {
    const { rulings: _, ...played } = wrgRules();
    for (const { id: reading } of readings.filter(each => each.id !== usual)) {
      const { rulings: _, ...other } = wrgRulesUnder({ rulings: { [id]: reading } });
      expect(JSON.stringify(other), reading).not.toBe(JSON.stringify(played));
    }
  });

  it('have for every change in ink what was printed before', () => {
    for (const { id, readings } of rulings) {
      const sources = readings.map(({ source }) => source);
      expect(sources.includes('wrg-ink'), id).toBe(sources.includes('wrg-print'));
    }
  });
});

it('every datum about reaction and orders makes other rules, or is listed as read by nobody', () => {
  const own = [...reactionCharts, ...reactionNumbers, ...rulings].map(({ id }) => id);
  const about = changedData(wrgBook).filter(({ id }) => own.some(each => id === each || id.startsWith(`${each}/`)));
  expect(about.length).toBeGreaterThan(300);
  const { silent, listedYetRead } = strayData(wrgRules, wrgBook, someOf(about, { oneOf: 3 }));
  expect(silent).toEqual([]);
  expect(listedYetRead).toEqual([]);
});
