import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/rulebook/nearest.js';

describe('what may have been meant', () => {
  const known = ['wrg/fire', 'wrg/campaign/defectors', 'wrg/melee/factors/table', 'wrg/general/challenge/factors'];

  it('is what begins so before what only sounds so', () => {
    expect(nearest('wrg/melee/factors', known)[0]).toBe('wrg/melee/factors/table');
  });

  it('is what differs in few letters, and nothing where nothing does', () => {
    expect(nearest('wrg/fier', known)).toEqual(['wrg/fire']);
    expect(nearest('wrg/__proto__', known)).toEqual([]);
  });
});
