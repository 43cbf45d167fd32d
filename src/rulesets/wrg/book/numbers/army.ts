import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';
import { settingUpNumbers } from './setting-up.js';
import { campaignNumbers, leavingNumbers, victoryNumbers } from './winning.js';

export * from './setting-up.js';
export * from './winning.js';

export const scaleNumbers = defineNumbers({
  id: 'wrg/scale',
  source: wrgBook('Scales', 63),
  clauses: ['wrg/scale/ground-inch'],
  numbers: {
    'paces-per-inch': printed(10, {
      clauses: ['wrg/scale/ground-inch', 'wrg/scale/distances-in-paces'],
    }),
    'metres-per-pace': 0.75,
    'men-per-figure': printed(20, { line: 71, clauses: ['wrg/scale/figure-men'] }),
    'files-per-figure': printed(5, { line: 73, clauses: ['wrg/scale/figure-formation'] }),
    'ranks-per-figure': printed(4, { line: 73, clauses: ['wrg/scale/figure-formation'] }),
    'beasts-per-model': printed(8, { line: 75, clauses: ['wrg/scale/model-represents-eight'] }),
    'minutes-per-period': printed(0.5, { line: 79, clauses: ['wrg/scale/period-length'] }),
    'campaign-hours-per-period': printed(1, { line: 83, clauses: ['wrg/scale/campaign-period'] }),
    periods: printed(12, { line: 85, clauses: ['wrg/scale/game-length'] }),
  },
});

export const basingNumbers = defineNumbers({
  id: 'wrg/basing',
  source: wrgBook('Setting Up the Basic Game > Base Sizes', 130),
  clauses: ['wrg/basing/frontage-mandatory'],
  numbers: {
    /** Millimetres that a frontage may be off, either way. */
    tolerance: 1,
    /** Horses that the base of a chariot has room for. */
    'chariot-horses': printed(2, { line: 140, clauses: ['wrg/basing/chariot-extra-horse', 'wrg/points/chariot'] }),
  },
});

/** The two ways in which the appendix plays 15 mm figures. */
export const scale15Numbers = defineNumbers({
  id: 'wrg/15mm',
  source: wrgBook('Appendix III', 1578),
  clauses: ['wrg/15mm/inch-scale'],
  numbers: {
    'extra-horse': printed(5, { line: 1576, clauses: ['wrg/15mm/bases'] }),
    'inch-men-per-figure': 10,
    'inch-beasts-per-model': 4,
    'inch-share-fighting': 0.5,
    'mm-paces-per-mm': printed(1, { line: 1580, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-men-per-figure': printed(50, { line: 1582, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-ranks-per-figure': printed(8, { line: 1582, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-files-per-figure': printed(6, { line: 1582, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-officers-per-figure': printed(2, { line: 1582, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-beasts-per-model': printed(8, { line: 1582, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-pike-ranks': printed(2, { line: 1586, clauses: ['wrg/15mm/mm-ranks'] }),
    'mm-ranks': printed(1, { line: 1586, clauses: ['wrg/15mm/mm-ranks'] }),
    'mm-column-width': printed(30, { line: 1587, clauses: ['wrg/15mm/mm-column'] }),
    'mm-base-width': printed(30, { line: 1593, clauses: ['wrg/15mm/basing-30'] }),
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
  generalNumbers,
  settingUpNumbers,
  leavingNumbers,
  victoryNumbers,
  campaignNumbers,
  scale15Numbers,
];
