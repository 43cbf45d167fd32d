import { materialCarriage, siegeConstruction } from '../../src/rulesets/wrg/book/charts/siege.js';
import { siegeMeans as means, siegeWorks as works } from '../../src/rulesets/wrg/siege/breach.js';
import { every, maybe, not, type Situation } from '../situation-choices.js';

const throwers = every({ training: ['regular', 'barbarian'], class: ['C'] });
const anyone: readonly Situation[] = [...throwers, { training: 'barbarian', class: 'E' }];
const stones = ['light-stone-thrower', '1-talent-stone-thrower', '3-talent-stone-thrower'];
const diggers = [
  { type: 'hi', training: 'regular', class: 'C', weapons: [] },
  { type: 'lmi', training: 'barbarian', class: 'D', weapons: ['javelins'] },
  { type: 'hi', training: 'regular', class: 'B', weapons: ['two-handed-axe'] },
];
const sites = every({
  side: ['besieger', 'defender'],
  sheltered: [true, false],
  aimed: [true],
  under: [not, ['water']],
  against: ['stone-wall', 'turf-wall'],
});

/** Situations for each resolution function about sieges, by name. */
export const siegeSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/siege-carriage': [
    ...every({ material: materialCarriage.rows, figures: [1, 4, 10], mounted: maybe }),
    ...every({ material: ['penthouse', 'tower'], figures: [10, 12, 20], passengers: [2, 5] }),
    ...every({ material: materialCarriage.rows, wagons: [1, 3] }),
    { material: 'ram', figures: 5, passengers: 1 },
  ],
  'wrg/engineering': [
    ...every({ build: siegeConstruction.rows, figures: [10], outOfControl: maybe, dark: maybe }),
    ...every({ build: siegeConstruction.rows, figures: [0, 7], paces: [12, 60], done: [not, 8] }),
  ],
  'wrg/breach': [
    ...every({ works, means, figures: [2, 5] }),
    ...every({ works, means: ['ram', 'stone-throwers'], figures: [10], done: [9, 25, 39], defenders: [3] }),
    ...every({ works: ['fort-door'], means: ['ram', 'elephants'], figures: [2], outOfControl: maybe, dark: maybe }),
  ],
  'wrg/battery': [
    ...anyone.flatMap(each =>
      every({ engine: stones, figures: [5, 20], distance: [149, 150, 200], modifier: [not, -1] }).map(shot => ({
        ...each,
        ...shot,
      })),
    ),
    { engine: 'heavy-bolt-thrower', figures: 5, distance: 100, training: 'regular', class: 'C' },
  ],
  'wrg/mine': [
    ...every({ figures: [0, 5, 10, 14], outOfControl: maybe, dark: maybe }),
    ...every({ figures: [10], mine: sites }),
  ],
  'wrg/mines-meet': every({
    miners: every({ troops: diggers, inTunnel: [2, 3, 9], shieldless: maybe }),
    counterminers: every({ troops: diggers, inTunnel: [10] }),
    insideFort: maybe,
  }),
  'wrg/fire-missiles': anyone.flatMap(each =>
    every({ figures: [1, 5, 10, 30], protectedTarget: maybe, modifier: [not, -1] }).map(shot => ({ ...each, ...shot })),
  ),
  'wrg/fire': [
    ...every({ points: [0, 8, 14, 19, 20], caught: maybe, added: [not, 6] }),
    ...every({
      points: [4, 12, 22],
      caught: maybe,
      fighters: every({ figures: [6], buckets: [true, false], waterAt: [not, 60, 61], tank: [not, 4] }),
    }),
    ...every({ points: [21], untenableFor: [0, 1, 2] }),
  ],
  'wrg/caltrops': every({
    passing: every({ type: ['li', 'hi', 'hc', 'elephant'], training: ['regular', 'barbarian'], class: ['C'] }),
    figures: [0, 4, 24],
    laidBy: anyone,
  }),
};
