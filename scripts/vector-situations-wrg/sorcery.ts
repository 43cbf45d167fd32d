import { castingPoints } from '../../src/rulesets/wrg/sorcery/spells.js';
import { creatures, creatureTraits } from '../../src/rulesets/wrg/troops.js';
import { boolean, every, maybe, not, type Situation } from '../situation-choices.js';
import { results } from './results.js';

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
  'wrg/creature-nature': [
    ...creatures.map(creature => ({ creature })),
    { creature: 'goblin', type: 'lc' },
    { creature: 'elf', type: 'hc' },
    ...creatureTraits.flatMap(trait => ['hero', 'demon', 'goblin'].map(creature => ({ creature, traits: [trait] }))),
  ],
  'wrg/creature-missiles': [
    ...creatures.map(creature => ({ creature })),
    { creature: 'demon', weapons: ['bow'] },
    { creature: 'demon', weapons: ['javelins'] },
    { creature: 'elf', weapons: ['long-spear'] },
  ],
  'wrg/dragon-flight': every({ distance: [90, 200, 201], ordered: [not, false], busy: maybe, overSanctity: maybe }).map(
    fly => ({ fly }),
  ),
  'wrg/dragon-prey': every({
    elephants: [[], [100], [101], [60, 20, 150], [40, 40]],
    after: [not, 0, 1, 2, 3, 4],
  }),
  'wrg/dragon-fright': every({ distance: [30, 31, 100, 101], known: boolean }),
  'wrg/sanctity': every({ distance: [0, 100, 101], creature: [not, ...creatures] }),
  'wrg/spell-near-saints': every({ caster: [not, 100, 101], target: [not, 50, 101] }),
  'wrg/saint-influence': every({
    creature: [not, 'elf', 'dwarf', 'dragon', 'demon', 'hero'],
    enemy: [not, 100, 101],
    ownMoslem: [not, 150, 151],
    nearest: [not, 100, 101],
  }),
  'wrg/saints-debate': every({
    one: ['saint', 'warrior-saint', 'moslem-saint', 'hero'],
    other: ['saint', 'moslem-saint'],
    distance: [100, 101],
    casualties: [not, 0, 1],
  }),
  'wrg/hero': every({
    magicSword: maybe,
    saint: [not, { distance: 90, seen: false }, { distance: 100, seen: true }, { distance: 101, seen: true }],
    rivals: [not, [100], [101, 60]],
    alone: maybe,
  }),
  'wrg/elves-choose': [-1, 0, 1].map(sign => ({ sign })),
  'wrg/lured': every({ creature: ['dragon', 'dwarf', 'elf'], enemy: ['elf', 'hero'], inReach: boolean }),
  'wrg/troll-stone': results.flatMap(result => every({ result: [result], hasOrder: boolean, halted: maybe })),
  'wrg/ents': every({ chaos: maybe, axes: maybe, result: [not, ...results] }),
  'wrg/demons': [not, 0, 100, 101].map(magician => (magician === undefined ? {} : { magician })),
  'wrg/basilisk': [1, 2, 6].map(figures => ({ figures })),
  'wrg/spell-lasts': every({
    nominated: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    number: [not, 3, 10],
    target: [not, { mythical: true }, { hostileMagician: true }, { single: true }],
    period: [3],
    at: castingPoints,
  }),
};
