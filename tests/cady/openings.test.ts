import { describe, expect, it } from 'vitest';
import { figuresAtOpenings } from '../../src/rulesets/cady/common/fighting/openings.js';
import { commonRulesUnder } from '../rules-under.js';

describe('who fights through doors and windows (cady/musket/building/window-melee)', () => {
  it.each([
    // Openings, inside, outside: who fights inside, outside.
    [1, 8, 16, 2, 2],
    [3, 8, 16, 6, 6],
    [3, 4, 16, 4, 6],
    [3, 2, 16, 2, 4],
    [3, 1, 16, 1, 2],
    [3, 0, 16, 0, 0],
    [3, 8, 3, 6, 3],
  ])('%i openings, %i inside, %i outside', (openings, inside, outside, within, without) => {
    expect(figuresAtOpenings({ openings, each: 2 }, { inside, outside }, commonRulesUnder())).toEqual({
      inside: within,
      outside: without,
    });
  });

  it('one man at all of them, where the ruling has it so (cady/ruling/men-at-openings)', () => {
    const rules = commonRulesUnder({ 'cady/ruling/men-at-openings': 'at-all-of-them' });
    expect(figuresAtOpenings({ openings: 3, each: 2 }, { inside: 1, outside: 16 }, rules)).toEqual({
      inside: 1,
      outside: 6,
    });
    expect(figuresAtOpenings({ openings: 3, each: 2 }, { inside: 0, outside: 16 }, rules)).toEqual({
      inside: 0,
      outside: 0,
    });
  });
});
