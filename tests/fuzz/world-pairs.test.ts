import { describe, expect, it, vi } from 'vitest';
import { compareWorlds } from '../paired-worlds.js';
import { wrgPair } from '../wrg/worlds.js';
import { worldPairs } from './world-pairs.js';

// WORLDS=20 compares twenty times as many; `npm run fuzz -- --minutes N` goes on from there.
const times = Number(process.env.WORLDS ?? 1);
vi.setConfig({ testTimeout: 150_000 * times });

/** Pairs of worlds to be compared of each ruleset: a battle of WRG takes longest. */
const numbers: { readonly [ruleset: string]: number } = { wrg: 6, 'ancient-medieval': 9, musket: 12 };

describe.each(Object.entries(worldPairs))('who hides in a battle of %s', (ruleset, comparedOf) => {
  it('changes nothing that the enemy is shown, told, asked or refused before he comes to light', () => {
    let compared = 0;
    for (let seed = 0; seed < (numbers[ruleset] ?? 0) * times; seed++) {
      const found = comparedOf(seed);
      expect([seed, found?.leak]).toEqual([seed, undefined]);
      compared += found?.compared ?? 0;
    }
    expect(compared).toBeGreaterThan(15);
  });
});

describe('a view that tells how many bodies are on the table', () => {
  it('is found out', () => {
    const found = Array.from({ length: 12 }, (_, seed) => {
      const pair = wrgPair(seed);
      if (pair === undefined) return undefined;
      const { ruleset } = pair.windows;
      const view: typeof ruleset.view = (state, side, scenario, rules) => ({
        ...ruleset.view(state, side, scenario, rules),
        period: Object.values(state.units).filter(({ away }) => away === null).length,
      });
      const leaky = { ...pair.windows, ruleset: { ...ruleset, view } };
      return compareWorlds({ ...pair, windows: leaky, turns: 1 }).leak;
    });
    expect(found.some(leak => leak?.includes('period'))).toBe(true);
  });
});
