import { springMonths } from '../../src/rulesets/wrg/army/campaign.js';
import { boolean, every, not, type Situation } from '../situation-choices.js';
import { armies } from './armies.js';

const walled = armies.filter(({ equipment }) => equipment !== undefined);

/** An army with its first unit smaller and marching faster. */
const hastened = (army: Situation, figures: number, early: number): Situation => {
  const [first, ...others] = army.units as readonly Situation[];
  return { ...army, units: first === undefined ? others : [{ ...first, figures, early }, ...others] };
};
const marching = armies[4] ?? {};

/** Situations for each resolution function about terrain, both armies, deployment and campaigns, by name. */
export const settingUpSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/terrain-piece': [
    ...['hill', 'bridge', 'ford'].map(kind => ({ kind })),
    ...every({ kind: ['house'], hedge: [not, 1, 500, 501] }),
    ...every({ kind: ['wood'], trees: [1, 10, 11, 30, 31] }),
    ...every({ kind: ['marsh', 'soft-sand'], width: [100, 299, 300], depth: [200, 300] }),
    ...every({ kind: ['river'], length: [200, 500, 501, 1000, 1400], fordable: boolean }),
  ],
  'wrg/terrain-roles': [{}],
  'wrg/opposing-armies': armies.flatMap((first, at) => [
    { first, second: armies[(at + 1) % armies.length] },
    ...walled.map(second => ({ first, second, limit: 1000 })),
  ]),
  'wrg/garrison': armies,
  'wrg/raise-march': every({ figures: [20, 24, 25], early: [0, 1, 3], slow: [60, 120] }).map(
    ({ figures, early, slow }) => ({
      before: hastened(marching, 24, 1),
      after: hastened(marching, Number(figures), Number(early)),
      moves: { 'cohort-0': slow, 'cohort-1': 80 },
    }),
  ),
  'wrg/deployment': every({
    fromOwnEdge: [80, 100, 101, 300],
    fromEnemyEdge: [199, 200, 700],
    early: [not, 2],
    enemyEarly: [not, 1, 2],
  }),
  'wrg/hide-in-wood': every({ reachesOwnBaseLine: boolean, holdsThem: boolean }),
  'wrg/campaign-defence': every({ picked: [0, 2, 3, 8], defender: [900, 1000], attacker: [800, 900, 1250] }),
  'wrg/campaign-siege': every({ fortress: [0, 400], defender: [300, 600], attacker: [500, 900, 1000] }),
  'wrg/campaign-month': every({ battle: [1, 2, 8, 11, 13], first: [...springMonths, 'june'] }),
  'wrg/campaign-defectors': ['arab', 'subject-race', 'other'].map(people => ({ people })),
};
