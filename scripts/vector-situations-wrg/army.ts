import { figureScales } from '../../src/rulesets/wrg/rules/army/bases.js';
import { equipmentItems } from '../../src/rulesets/wrg/rules/army/points.js';
import { cavalryTypes, engineKinds, infantryTypes, trainings, troopClasses } from '../../src/rulesets/wrg/troops.js';
import { boolean, every, maybe, not, type Situation, some } from '../situation-choices.js';

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

const legionaries = {
  type: 'hi',
  training: 'regular',
  class: 'B',
  weapons: ['pilum', 'javelins'],
  shield: true,
  nation: 'early-imperial-roman',
};
const archers = { ...legionaries, type: 'li', class: 'C', weapons: ['bow'], shield: false };
const chief = {
  id: 'chief',
  rank: 'commander-in-chief',
  troops: { ...legionaries, type: 'hc', class: 'A', weapons: ['short-spear'] },
};
const full = ['officer', 'standard-bearer', 'musician'];
const subUnit = (figures: number, each: Situation = archers, command: readonly string[] = ['officer']) => ({
  id: `archers-${figures}`,
  troops: each,
  figures,
  command,
});
const unit = (id: string, figures: number, more: Situation = {}) => ({
  id,
  troops: legionaries,
  figures,
  command: full,
  ...more,
});
const warriors = { ...legionaries, type: 'lmi', training: 'barbarian', class: 'D', weapons: [], nation: 'celtic' };
const cars = { type: 'chariot', ...carried, class: 'D', weapons: [], crew: ['javelins'], nation: 'celtic' };
const indianElephants = { type: 'elephant', ...carried, class: 'C', weapons: [], crew: ['bow'], nation: 'indian' };
const bolts = {
  type: 'engine',
  training: 'regular',
  class: 'C',
  weapons: [],
  shield: false,
  engine: 'light-bolt-thrower',
};

const armies: readonly Situation[] = [
  { generals: [chief], units: [unit('first', 30, { subUnits: [subUnit(10)] })] },
  { generals: [], units: [unit('first', 4), unit('second', 51, { command: ['officer'] })] },
  { generals: [chief, chief], units: [unit('first', 50, { subUnits: [subUnit(16), subUnit(4)] })] },
  {
    generals: [chief, { ...chief, id: 'second', rank: 'subordinate', bodyguard: 5 }],
    units: [unit('first', 20, { under: 'second' }), unit('second-of-foot', 20, { under: 'nobody' })],
  },
  {
    generals: [{ ...chief, bodyguard: 16, troops: { ...chief.troops, class: 'C' } }],
    units: Array.from({ length: 6 }, (_, at) => unit(`cohort-${at}`, 24)),
    engines: [{ id: 'bolts', troops: bolts, models: 4 }],
  },
  {
    nation: 'celtic',
    generals: [{ ...chief, troops: { ...cars, class: 'B' }, bodyguard: 1 }],
    units: [
      { id: 'cars', troops: cars, figures: 12, command: ['officer'] },
      { id: 'band', troops: warriors, figures: 50, command: ['officer', 'standard-bearer'], early: 2 },
    ],
  },
  {
    generals: [{ ...chief, troops: { ...cars, class: 'C' }, bodyguard: 2 }],
    units: [{ id: 'cars', troops: { ...cars, nation: 'assyrian' }, figures: 9, command: [] }],
  },
  {
    nation: 'indian',
    generals: [chief],
    units: [
      {
        id: 'mixed',
        troops: { ...warriors, nation: 'indian' },
        figures: 20,
        command: full,
        subUnits: [
          { id: 'elephants', troops: indianElephants, figures: 5, command: ['officer'] },
          { id: 'foot', troops: { ...warriors, nation: 'indian' }, figures: 15, command: ['officer'] },
        ],
      },
      { id: 'herd', troops: indianElephants, figures: 6, command: ['officer'] },
    ],
  },
  {
    generals: [chief],
    units: [unit('garrison', 20, { garrison: true })],
    equipment: equipmentItems.map((item, at) => ({
      item,
      count: 1 + at,
      training: at % 2 === 0 ? 'regular' : 'barbarian',
    })),
  },
  {
    generals: [chief],
    units: [unit('wall-guard', 8, { garrison: true })],
    equipment: [{ item: 'stone-curtain-wall', count: 12, training: 'regular' }],
    agreed: ['stone-fortifications'],
    wagons: [{ id: 'baggage', troops: wagons[0], models: 3 }],
  },
  {
    generals: [chief],
    units: [unit('pairs', 20, { troops: { ...legionaries, nation: 'german' } })],
    wagons: [{ id: 'bolts', troops: bolts, models: 1 }],
  },
  {
    generals: [chief],
    units: [unit('fanatics', 20, { troops: { ...legionaries, fanatic: true, class: 'E', camels: true, horses: 2 } })],
    agreed: ['other-weapon-pairs'],
  },
];

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
  'wrg/next-battle': every({ battle: battles, winner: ['first', 'second', 'draw'] }),
};
