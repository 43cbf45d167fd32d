import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';
import { basingNumbers, scale15Numbers, scaleNumbers } from './scale.js';
import { settingUpNumbers } from './setting-up.js';
import { campaignNumbers, leavingNumbers, victoryNumbers } from './winning.js';

export * from './scale.js';
export * from './setting-up.js';
export * from './winning.js';

/** By how many paces works and walls are bought. */
export const lotNumbers = defineNumbers({
  id: 'wrg/lots',
  source: wrgBook('Setting Up the Basic Game > Points Values', 243),
  clauses: ['wrg/points/palisade'],
  numbers: {
    length: 10,
    'of-a-tower': printed(5, { line: 244, clauses: ['wrg/points/curtain-wall'] }),
  },
});

export const generalNumbers = defineNumbers({
  id: 'wrg/generals',
  source: wrgBook('Setting Up the Basic Game > Generals', 191),
  clauses: ['wrg/general/subordinates-allowed'],
  numbers: {
    'commanders-in-chief': printed(1, { line: 189, clauses: ['wrg/general/commander-in-chief'] }),
    'points-for-one-subordinate': 1000,
    'points-for-two-subordinates': 1500,
    'personality-die': printed(6, { line: 195, clauses: ['wrg/general/personality-dice'] }),
    /** Figures, himself among them, with which he can still supersede the commander of a unit. */
    'superseding-figures': printed(5, { line: 197, clauses: ['wrg/general/supersede-command'] }),
    'superseding-models': printed(1, { line: 197, clauses: ['wrg/general/supersede-command'] }),
  },
});

/** Every number about armies: types of troops, bases, organisation, generals, points, setting up, winning that stands in no chart, in the order of the book. Lengths in paces. */
export const armyNumbers: readonly NumberGroup[] = [
  scaleNumbers,
  basingNumbers,
  lotNumbers,
  generalNumbers,
  settingUpNumbers,
  leavingNumbers,
  victoryNumbers,
  campaignNumbers,
  scale15Numbers,
];
