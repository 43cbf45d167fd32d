import { describe, expect, it } from 'vitest';
import { squareFaults } from '../../src/rulesets/cady/musket/index.js';

const clausesOf = (unit: Parameters<typeof squareFaults>[0]) => squareFaults(unit).map(({ clause }) => clause);

describe('forming a square', () => {
  it('is for trained infantry, two ranks deep, by order [cady/musket/square/who] [cady/musket/definition/square-morale]', () => {
    expect(clausesOf({ type: 'grenadiers', ranks: 2, ordered: true })).toEqual([]);
    expect(clausesOf({ type: 'militia', ranks: 2, ordered: true })).toEqual(['cady/musket/square/who']);
    expect(clausesOf({ type: 'cuirassier', ranks: 2, ordered: true })).toEqual(['cady/musket/square/who']);
    expect(clausesOf({ type: 'guard', ranks: 3, ordered: false })).toEqual(['cady/musket/square/who']);
  });

  it('wants a depth of two ranks [cady/musket/square/depth]', () => {
    expect(clausesOf({ type: 'guard', ranks: 1, ordered: true })).toEqual(['cady/musket/square/depth']);
    expect(clausesOf({ type: 'guard', ranks: 4, ordered: true })).toEqual([]);
  });
});
