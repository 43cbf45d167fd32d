import { describe, expect, it } from 'vitest';
import { testRulings, unseenRulings } from '../../src/rulesets/cady/common/book/rulings.js';
import { commonRulesUnder } from '../rules-under.js';

const ours = [...testRulings, ...unseenRulings];

describe('the readings of the common rulings', () => {
  it.each(ours.map(ruling => [ruling.id, ruling] as const))(
    '%s: every other value is other rules',
    (id, { readings }) => {
      const values = new Map(readings.map(reading => [JSON.stringify(reading.value), reading.id]));
      const rules = [...values.values()].map(reading => JSON.stringify(commonRulesUnder({ [id]: reading })));
      expect(values.size).toBeGreaterThan(1);
      expect(new Set(rules).size).toBe(values.size);
    },
  );

  it('the defaults are the rules without a choice', () => {
    expect(commonRulesUnder(Object.fromEntries(ours.map(ruling => [ruling.id, ruling.default])))).toEqual(
      commonRulesUnder(),
    );
  });

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(commonRulesUnder()))).toEqual(commonRulesUnder());
  });
});
