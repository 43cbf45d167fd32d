import { defineNumbers, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';

/** Choosing armies and terrain, scouting, deployment. Paces, points. */
export const settingUpNumbers = defineNumbers({
  id: 'wrg/setting-up',
  source: wrgBook('Setting Up the Basic Game', 280),
  clauses: ['wrg/setup/army-choice'],
  numbers: {
    'terrain-nomination': printed({ from: 1, to: 6 }, { line: 290, clauses: ['wrg/setup/terrain-unit-number'] }),
    'terrain-die': printed(6, { line: 292, clauses: ['wrg/setup/terrain-unit-number'] }),
    'terrain-divisor': printed(3, { line: 292, clauses: ['wrg/setup/terrain-unit-number'] }),
    /** Millimetres: the sides of the square for which terrain is chosen by itself. */
    'terrain-square-mm': printed(1000, { line: 310, clauses: ['wrg/setup/terrain-per-square-metre'] }),
    /** Millimetres of hedge or low wall round a house. */
    'house-hedge-mm': printed(500, { line: 296, clauses: ['wrg/setup/terrain-units-available'] }),
    trees: printed(10, { line: 300, clauses: ['wrg/setup/terrain-units-available'] }),
    /** Millimetres: a marsh or soft sand is smaller than this square. */
    'marsh-side-mm': printed(300, { line: 302, clauses: ['wrg/setup/terrain-units-available'] }),
    'fordable-river-mm': printed(750, { line: 304, clauses: ['wrg/setup/terrain-units-available'] }),
    'unfordable-river-mm': printed(250, { line: 304, clauses: ['wrg/setup/terrain-units-available'] }),
    /** How many fewer light cavalry, as a share. */
    'outscouted-share': printed(0.1, { line: 316, clauses: ['wrg/setup/scouts-inferior-side-reveals'] }),
    'deployment-depth': printed(100, { line: 320, clauses: ['wrg/setup/deployment-map'] }),
    'enemy-edge': printed(200, { line: 324, clauses: ['wrg/setup/time-advantage'] }),
    /** Of the points of a stone fortification. */
    'garrison-share': printed(0.5, { line: 326, clauses: ['wrg/setup/fortress-garrison'] }),
  },
});
