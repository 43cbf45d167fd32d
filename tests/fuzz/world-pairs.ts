import { ancientPair, musketPair } from '../cady/worlds.js';
import { type Compared, compareWorlds } from '../paired-worlds.js';
import { wrgPair } from '../wrg/worlds.js';

/** What comes of two worlds that are made of a seed, for each ruleset in which something is hidden; `undefined` where its armies hide nobody. */
export const worldPairs: { readonly [ruleset: string]: (seed: number) => Compared | undefined } = {
  wrg: seed => {
    const pair = wrgPair(seed);
    return pair === undefined ? undefined : compareWorlds(pair);
  },
  'ancient-medieval': seed => {
    const pair = ancientPair(seed);
    return pair === undefined ? undefined : compareWorlds(pair);
  },
  musket: seed => {
    const pair = musketPair(seed);
    return pair === undefined ? undefined : compareWorlds(pair);
  },
};
