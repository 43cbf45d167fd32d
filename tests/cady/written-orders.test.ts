import { describe, expect, it } from 'vitest';
import { readWrittenOrders } from '../../src/rulesets/cady/common/choices/written-orders.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';

describe('the orders of a side on one line', () => {
  const read = (typed: string) => readWrittenOrders(typed, { ids: ['blue-1', 'blue-2'], rules: commonRules() });

  it('name the unit, with a colon after it or without', () => {
    const answer = { 'blue-1': 'CH N full', 'blue-2': 'H' };
    for (const typed of ['blue-1: CH N full; blue-2: H', 'blue-1 CH N full; blue-2  H', 'blue-1 CH N full;blue-2:H'])
      expect(read(typed)).toEqual({ answer });
  });

  it.each([
    ['CH N full', 'it is not said which unit is to do this'],
    ['blue-3 CH N full', 'it is not said which unit is to do this'],
    ['blue-3: CH N full', 'there is no "blue-3" to be ordered about'],
    ['blue-1', '"" is empty'],
  ])('%j is refused: %s', (typed, problem) => {
    expect(read(typed)).toMatchObject({ violations: [{ problem }] });
  });
});
