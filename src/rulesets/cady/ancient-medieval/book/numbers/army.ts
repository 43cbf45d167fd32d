import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** Sizes of units, and the share of artillery and cavalry. */
export const armyNumbers = defineNumbers({
  id: 'cady/ancient-medieval/army',
  source: cadyBook('Army Organization', 1173),
  clauses: ['cady/ancient-medieval/organization/unit-size'],
  numbers: {
    /** Figures in a unit. */
    'least-figures': 6,
    'most-figures': 36,
    /** Light troops in open order, where both sides agree: stands of a unit, and the figures of these. */
    'least-light-stands': printed(6, { clauses: ['cady/ancient-medieval/organization/light-unit-size'] }),
    'most-light-stands': printed(12, { clauses: ['cady/ancient-medieval/organization/light-unit-size'] }),
    'least-light-figures': printed(12, { clauses: ['cady/ancient-medieval/organization/light-unit-size'] }),
    'most-light-figures': printed(24, { clauses: ['cady/ancient-medieval/organization/light-unit-size'] }),
    /** The largest share of an army's points in artillery, and in cavalry. */
    'arm-share': printed(1 / 3, {
      line: 1251,
      clauses: ['cady/ancient-medieval/artillery/army-share', 'cady/common/cost/cavalry-limit-one-third'],
    }),
  },
});

/** Lines for orders on each kind of sheet, and boxes for shots on that of a machine. */
export const sheetNumbers = defineNumbers({
  id: 'cady/ancient-medieval/order-sheets',
  source: cadyBook('Order Sheet', 2944),
  clauses: ['cady/ancient-medieval/sheet/order-sheet'],
  numbers: {
    'unit-orders': 24,
    'artillery-orders': printed(12, { line: 2968, clauses: ['cady/ancient-medieval/sheet/artillery-order-sheet'] }),
    'artillery-shots': printed(24, { line: 2968, clauses: ['cady/ancient-medieval/sheet/artillery-order-sheet'] }),
    'chariot-orders': printed(20, { line: 3061, clauses: ['cady/ancient-medieval/sheet/chariot-sheet'] }),
    'elephant-orders': printed(16, { line: 3137, clauses: ['cady/ancient-medieval/sheet/elephant-sheet'] }),
  },
});

/** What a supply wagon brings. */
export const supplyNumbers = defineNumbers({
  id: 'cady/ancient-medieval/supply',
  source: cadyBook('Figure Capability Chart (Ancient / Medieval)', 1114),
  clauses: ['cady/ancient-medieval/supply/wagon-chart-footnote'],
  numbers: {
    /** Shots for a machine. */
    'artillery-shots': 12,
  },
});

/** The units of a battle (van, main, rear) on the morale chart. */
export const battleNumbers = defineNumbers({
  id: 'cady/ancient-medieval/battles',
  source: cadyBook('Battles', 1219),
  clauses: ['cady/ancient-medieval/battle/morale-column-shift'],
  numbers: {
    /** Columns to the right on the post-melee morale chart. */
    'morale-columns': 1,
  },
});

/** What is suggested for games of ransom. */
export const ransomNumbers = defineNumbers({
  id: 'cady/ancient-medieval/ransom',
  source: cadyBook('Additional Ancient Period Figures & Rules > Ransom', 1961),
  clauses: ['cady/ancient-medieval/ransom/victory-threshold'],
  numbers: {
    /** Points that win. */
    'winning-points': 1000,
    /** Knights to a side. */
    knights: printed(10, { line: 1957, clauses: ['cady/ancient-medieval/ransom/knight-count'] }),
  },
});

/** Ladders, towers, rams and walls. */
export const siegeNumbers = defineNumbers({
  id: 'cady/ancient-medieval/siege',
  source: cadyBook('Siege Warfare', 1986),
  clauses: ['cady/ancient-medieval/siege/ladder-carriers'],
  numbers: {
    'ladder-figures': 6,
    /** Steps that fire from below at figures on a wall loses. */
    'wall-steps': printed(-1, { clauses: ['cady/ancient-medieval/siege/wall-cover'] }),
    'tower-move': printed(10, { line: 1992, clauses: ['cady/ancient-medieval/siege/tower-speed'] }),
    'ram-move': printed(10, { line: 1998, clauses: ['cady/ancient-medieval/siege/ram-speed'] }),
    'ram-crew': printed(12, { line: 1998, clauses: ['cady/ancient-medieval/siege/ram-crew'] }),
    'ram-turns': printed(2, { line: 1998, clauses: ['cady/ancient-medieval/siege/ram-breaks-gate'] }),
    /** Hill levels as from which missiles fly from the curtain wall. */
    'wall-levels': printed(2, { line: 2002, clauses: ['cady/ancient-medieval/siege/inside-range'] }),
  },
});
