import { figureScales } from '../../src/rulesets/wrg/rules/army/bases.js';
import { cavalryTypes, engineKinds, infantryTypes, trainings, troopClasses } from '../../src/rulesets/wrg/troops.js';
import { boolean, every, maybe, not, type Situation, some } from '../situation-choices.js';
import { armies } from './armies.js';
import { organisationSituations } from './organisation.js';
import { settingUpSituations } from './setting-up.js';

const foot = every({
  type: infantryTypes,
  training: trainings,
  class: troopClasses,
  weapons: [[], ['javelins'], ['long-spear', 'javelins']],
  shield: boolean,
  fanatic: maybe,
  mounts: maybe,
  nation: [not, 'byzantine', 'hellenistic'],
});
const horse = every({
  type: cavalryTypes,
  training: trainings,
  class: ['B', 'C', 'E'],
  weapons: [['kontos'], ['kontos', 'bow']],
  shield: boolean,
  camels: maybe,
  nation: [not, 'eastern', 'byzantine'],
});
const carried = { training: 'barbarian', shield: false };
const elephants = every({
  class: ['B', 'C'],
  weapons: [[], ['javelins']],
  crew: [not, ['pike'], ['pike', 'bow'], ['driver', 'bow']],
  nation: [not, 'indian'],
}).map(each => ({ type: 'elephant', ...carried, ...each }));
const chariots = every({
  class: ['C', 'D'],
  weapons: [[], ['javelins']],
  horses: [not, 2, 3, 4],
  crew: [['long-spear'], ['bow', 'javelins']],
  nation: ['celtic', 'assyrian'],
}).map(each => ({ type: 'chariot', ...carried, ...each }));
const engines = every({ engine: engineKinds, training: trainings }).map(each => ({
  type: 'engine',
  class: 'C',
  weapons: [],
  shield: false,
  ...each,
}));
const wagons = trainings.map(training => ({ type: 'wagon', training, class: 'C', weapons: [], shield: false }));
const troops: readonly Situation[] = [
  ...some(foot, 60),
  ...some(horse, 40),
  ...elephants,
  ...chariots,
  ...engines,
  ...wagons,
];

const points = troops.map((each, at) => ({
  troops: each,
  figures: 1 + (at % 20),
  ...(at % 3 === 1 ? { early: at % 4 } : {}),
  ...(at % 5 === 2 ? { byBoat: true } : {}),
}));

const survivors = every({
  points: [40, 120],
  routed: maybe,
  mustRout: maybe,
  mustLeave: maybe,
  offTable: [not, 'gone', 'in-sight'],
});
const feature = (held: boolean, chargers?: readonly boolean[]) => ({
  points: 100,
  held,
  ...(chargers === undefined ? {} : { chargers }),
});
const features = [
  undefined,
  [feature(true)],
  [feature(true, [false])],
  [feature(true, [false, true])],
  [feature(false)],
];
const games = survivors.map((each, at) => ({
  first: { original: 1000, survivors: [{ points: 300 + 10 * at }, each] },
  second: {
    original: 900,
    survivors: [{ points: 500 }],
    ...(features[at % 5] === undefined ? {} : { features: features[at % 5] }),
  },
  ...(at % 4 === 3 ? { suddenDeath: true } : {}),
}));

const battles = [
  { kind: 'encounter' },
  ...['first', 'second'].flatMap(defender => ['defence', 'siege'].map(kind => ({ kind, defender }))),
];

/** Situations for each resolution function about army, by name. */
export const armySituations: { readonly [resolver: string]: readonly Situation[] } = {
  'wrg/points': points,
  'wrg/army-points': armies,
  'wrg/army-faults': armies.flatMap(army => [{ army }, { army, limit: 1000 }]),
  'wrg/frontage': some(troops, 40).flatMap((each, at) => [
    { troops: each, figures: 12, files: 1 + (at % 6) },
    { troops: each, figures: 5, files: 4 + (at % 3), scale: figureScales[at % 3] },
  ]),
  'wrg/base-penalty': [10, 11.9, 12, 14.9, 15, 20].map(frontage => ({ frontage })),
  'wrg/personality': [{}],
  'wrg/terrain-units': every({ first: [0, 1, 2, 4, 6], second: [1, 3, 5, 6, 7] }),
  'wrg/scouts': every({ first: [0, 9, 18, 20], second: [0, 10, 18, 19, 20] }),
  'wrg/return-to-table': every({ training: trainings, thrown: [not, 1, 2, 3] }),
  'wrg/winner': games,
  'wrg/campaign-recovery': every({ result: ['won', 'lost', 'drawn'], runaways: [0, 1, 7], others: [0, 2, 3, 10] }),
  ...organisationSituations,
  ...settingUpSituations,
  'wrg/next-battle': every({ battle: battles, winner: ['first', 'second', 'draw'] }),
};
