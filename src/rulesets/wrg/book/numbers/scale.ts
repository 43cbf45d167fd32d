import { defineNumbers, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';

/** What an inch, a figure, a model and a period stand for. */
export const scaleNumbers = defineNumbers({
  id: 'wrg/scale',
  source: wrgBook('Scales', 63),
  clauses: ['wrg/scale/ground-inch'],
  numbers: {
    'paces-per-inch': printed(10, {
      clauses: ['wrg/scale/ground-inch', 'wrg/scale/distances-in-paces'],
    }),
    'metres-per-pace': 0.75,
    'feet-per-pace': 2.5,
    'feet-per-millimetre': 1,
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
    /** Millimetres of frontage below which the penalties for narrow bases begin. */
    narrow: printed(15, { line: 150, clauses: ['wrg/basing/transition-penalty'] }),
    'very-narrow': printed(12, { line: 150, clauses: ['wrg/basing/transition-penalty'] }),
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
    'inch-casualties-per-figure': 10,
    'mm-paces-per-mm': printed(1, { line: 1580, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-men-per-figure': printed(50, { line: 1582, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-ranks-per-figure': printed(8, { line: 1582, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-files-per-figure': printed(6, { line: 1582, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-officers-per-figure': printed(2, { line: 1582, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-beasts-per-model': printed(8, { line: 1582, clauses: ['wrg/15mm/mm-scale'] }),
    'mm-pike-ranks': printed(2, { line: 1586, clauses: ['wrg/15mm/mm-ranks'] }),
    'mm-ranks': printed(1, { line: 1586, clauses: ['wrg/15mm/mm-ranks'] }),
    'mm-column-width': printed(30, { line: 1587, clauses: ['wrg/15mm/mm-column'] }),
  },
});
