import { creatures } from '../../src/rulesets/wrg/troops.js';
import { every, maybe, not, type Situation } from '../situation-choices.js';

/** Situations for each resolution function about sword and sorcery, by name. */
export const sorcerySituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/creature': [
    ...creatures.map(creature => ({ creature })),
    { creature: 'elf', type: 'hc' },
    { creature: 'goblin', type: 'lc' },
    { creature: 'hero', type: 'ehc' },
    { creature: 'dragon', type: 'li' },
  ],
  'wrg/spell': [
    ...every({ number: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], distance: [60] }),
    ...every({
      number: [10],
      distance: [100, 101],
      sees: [not, false],
      kept: [not, 'rests', 'frog'],
      castBefore: maybe,
    }),
    ...every({
      number: [8, 10],
      distance: [20],
      target: [{ mythical: true }, { hostileMagician: true }, { single: true }],
    }),
  ],
};
