import { missileWeapons } from '../../src/rulesets/wrg/shooting/weapons.js';
import { boolean, every, maybe, not, type Situation } from '../situation-choices.js';

const workers = every({ type: ['hi', 'li', 'hc', 'elephant'], training: ['regular', 'barbarian'], class: ['B', 'D'] });

/** Situations for each resolution function about storms, working parties, spreading fire and ships, by name. */
export const stormingSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/escalade': every({
    wall: ['curtain-wall', 'tower'],
    climbers: [not, { type: 'hi', training: 'regular' }, { type: 'hc', training: 'regular' }],
    footing: boolean,
    pushedBack: maybe,
  }),
  'wrg/merlons': every({ shooting: boolean, engine: [not, 'heavy-bolt-thrower', 'light-stone-thrower'] }),
  'wrg/stones-over-walls': every({ casualties: [0, 7, 40], from: ['inside', 'outside'], units: [0, 1, 3] }),
  'wrg/garrison-out-of-control': every({ breach: [not, 40, 90], escalade: [not, 60] }),
  'wrg/working-party': [
    ...workers.map(troops => ({ troops, workers: 10 })),
    ...every({
      troops: [{ type: 'hc', training: 'regular', class: 'C', dismounted: true }],
      workers: [4, 10],
      pavises: [not, 3],
      bearing: [not, 45, 46],
    }),
    ...every({
      troops: workers.slice(0, 1),
      workers: [5],
      enemies: [not, { inFort: 3, outside: 2 }],
      carries: [not, 'ladders', 'fascines', 'other'],
      sortie: maybe,
    }),
  ],
  'wrg/mine-declared': every({ side: ['besieger', 'defender'], inView: boolean, insideFort: maybe }),
  'wrg/ditch': every({ width: [10, 40], fascines: [0, 3, 9] }),
  'wrg/lay-caltrops': every({
    troops: every({ type: ['hi', 'li', 'hc'], nation: ['roman', 'byzantine', 'celtic'] }),
    figures: [0, 12],
  }),
  'wrg/fire-leap': every({ wind: ['calm', 'light', 'strong'], distance: [not, 10, 30, 31], dry: maybe }),
  'wrg/use-fire': [
    ...every({
      ordered: boolean,
      figures: [5, 21],
      inField: maybe,
      wagons: [not, 1],
      packAnimals: [not, 1],
      prepared: [0, 1],
    }),
    ...every({
      ordered: [true],
      figures: [5],
      prepared: [1],
      missiles: every({ type: ['li', 'lc'], training: ['regular'], weapon: missileWeapons }),
    }),
  ],
  'wrg/ship-crew': [
    ...[0, 30].map(oars => ({ vessel: { ship: 'raider', oars } })),
    ...[0, 25].map(upperOars => ({ vessel: { ship: 'galley', upperOars } })),
    { vessel: { ship: 'transport' } },
  ],
  'wrg/aboard': every({ class: ['A', 'B', 'C', 'D', 'E'] }),
};
