import { equipmentItems } from '../../src/rulesets/wrg/rules/army/points.js';
import type { Situation } from '../situation-choices.js';

const carried = { training: 'barbarian', shield: false };
const wagon = { type: 'wagon', training: 'regular', class: 'C', weapons: [], shield: false };
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

/** Army lists, right and wrong. */
export const armies: readonly Situation[] = [
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
    wagons: [{ id: 'baggage', troops: wagon, models: 3 }],
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
