import { describe, expect, it } from 'vitest';
import { meantBy, signsFor, withIds } from '../../src/scenario/index.js';

const foot = { id: 'blue-1', name: 'Gay’s levies' };
const horse = { id: 'horse', name: 'blue-1' };

describe('who is meant by what is typed', () => {
  it.each([
    ['blue-1', foot],
    ['BLUE-1', foot],
    ["gay's LEVIES", foot],
    [' Gay’s levies ', foot],
    ['horse', horse],
    ['gay', undefined],
    ['', undefined],
  ])('%s', (typed, who) => expect(meantBy(typed, [horse, foot])).toBe(who));

  it('an id goes before a name', () => expect(meantBy('blue-1', [horse, foot])).toBe(foot));

  it('names before a colon become ids, and nothing else changes', () => {
    expect(withIds("Gay's levies: N 1/3, F N; horse : H; who: H; Gay’s levies", [foot, horse])).toBe(
      'blue-1: N 1/3, F N; horse : H; who: H; Gay’s levies',
    );
  });
});

describe('letters of the map', () => {
  it('are given in order, and begin again after 26', () => {
    const units = Array.from({ length: 28 }, (_, at) => ({ id: `u${at}`, own: at !== 1 }));
    const signs = signsFor(units);
    expect(['u0', 'u1', 'u2', 'u26', 'u27'].map(id => signs.get(id))).toEqual(['A', 'a', 'B', 'Z', 'A']);
  });
});
