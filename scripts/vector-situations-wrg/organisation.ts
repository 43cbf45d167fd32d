import { figureScales } from '../../src/rulesets/wrg/rules/army/bases.js';
import { engineKinds, infantryTypes, trainings, troopClasses, troopTypes } from '../../src/rulesets/wrg/troops.js';
import { boolean, every, maybe, not, type Situation } from '../situation-choices.js';
import { armies } from './armies.js';

const scales = [not, ...figureScales];
const foot = { training: 'regular', class: 'C', weapons: ['pilum'], shield: true };
const models = { training: 'barbarian', class: 'B', weapons: [], shield: false, crew: ['javelins'] };
const bodies = [
  { ...foot, weapons: [] },
  { ...foot, weapons: ['sword'] },
  { ...foot, weapons: ['sword'], nation: 'early-imperial-roman' },
  { ...foot, type: 'lc', weapons: [], nation: 'hun' },
  { ...foot, weapons: ['long-spear', 'javelins'] },
  { ...foot, weapons: ['long-spear', 'javelins'], type: 'lmi', nation: 'hellenistic' },
  { ...foot, weapons: ['pilum', 'javelins'], nation: 'early-imperial-roman' },
  { ...foot, weapons: ['bow', 'bow'] },
  { ...models, type: 'elephant', crew: ['pike', 'bow', 'driver'], nation: 'indian' },
  { ...models, type: 'chariot', crew: ['javelins'], weapons: ['javelins'], nation: 'celtic' },
  { ...models, type: 'elephant', crew: ['driver'], nation: 'persian' },
].map(each => ({ type: 'hi', ...each }));

const units = armies.flatMap(({ units, nation }) =>
  (units as readonly Situation[]).map(unit => ({ unit, ...(nation === undefined ? {} : { nation }) })),
);

/** Situations for each resolution function about bases, units and generals, by name. */
export const organisationSituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/base': [
    ...troopTypes.flatMap(type => every({ troops: [{ type }], scale: scales })),
    ...every({
      troops: [2, 3, 4].map(horses => ({ type: 'chariot', horses })),
      scale: scales,
      frontage: [not, 40, 50],
    }),
    ...engineKinds.flatMap(engine => every({ troops: [{ type: 'engine', engine }], scale: scales })),
    ...infantryTypes.flatMap(type => every({ troops: [{ type }], frontage: [13.9, 14, 15, 16, 20, 30] })),
    { troops: { type: 'hi', horses: 2 } },
    { troops: { type: 'chariot', horses: 1 } },
  ],
  'wrg/figure-scale': [
    ...every({ scale: scales, inches: [not, 0, 4, 7.5], figures: [not, 7, 8], pikes: maybe }),
    ...every({ scale: scales, column: [29, 30, 31, 60] }),
  ],
  'wrg/battle-length': [0, 1, 12].map(periods => ({ periods })),
  'wrg/weapons': bodies.flatMap(troops => every({ troops: [troops], agreed: maybe })),
  'wrg/unit-size': every({
    troops: [
      ...infantryTypes.map(type => ({ ...foot, type })),
      ...['indian', 'celtic', 'persian'].flatMap(nation => [
        { ...models, type: 'elephant', nation },
        { ...models, type: 'chariot', nation },
      ]),
    ],
    divided: [not, ...boolean],
  }),
  'wrg/unit-faults': units,
  'wrg/sub-unit-astray': every({ distance: [0, 80, 81, 120], normalMove: [60, 80], inSight: boolean }),
  'wrg/subordinates': every({
    strength: [900, 1000, 1001, 1500, 1501, 2600],
    ownPoints: [not, 50, 120],
    stoneWalls: [not, 300],
  }),
  'wrg/bodyguard': [
    ...troopClasses.flatMap(quality =>
      every({ training: trainings, bodyguard: [not, 1, 5, 6, 15, 16] }).map(({ training, bodyguard }) => ({
        general: {
          troops: { ...foot, type: 'hc', weapons: ['short-spear'], training, class: quality },
          ...(bodyguard === undefined ? {} : { bodyguard }),
        },
      })),
    ),
    ...['elephant', 'chariot'].flatMap(type =>
      every({ nation: [not, 'indian', 'celtic'], bodyguard: [1, 2, 5, 6, 8, 9, 12, 13] }).map(
        ({ nation, bodyguard }) => ({
          general: { troops: { ...models, type }, bodyguard },
          ...(nation === undefined ? {} : { nation }),
        }),
      ),
    ),
    { general: { troops: { ...foot, type: 'wagon', weapons: [] } } },
    { general: { troops: { ...models, type: 'chariot', class: 'C' }, bodyguard: 3 } },
  ],
};
