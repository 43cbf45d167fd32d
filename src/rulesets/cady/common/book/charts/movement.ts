import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from './source.js';

/**
 * Real distances in yards and what stands for them on the table, in cm.
 *
 * Source: Common Rules > Scale.
 *
 * @clause cady/common/scale/ground-table
 */
export const groundScale = defineChart({
  id: 'cady/common/ground-scale',
  title: 'In Real Life / On the Game Board',
  source: cadyBook('Common Rules > Scale', 318),
  rows: ['10-yards', '50-yards', '100-yards', '200-yards', '300-yards', '400-yards'],
  columns: ['board-cm'],
  cells: {
    '10-yards': { 'board-cm': 3 },
    '50-yards': { 'board-cm': 15 },
    '100-yards': { 'board-cm': 30 },
    '200-yards': { 'board-cm': 60 },
    '300-yards': { 'board-cm': 90 },
    '400-yards': { 'board-cm': 120 },
  },
  reading: { monotony: [{ along: 'rows', direction: 'rising' }] },
});

/**
 * What reduces or increases a unit's move, in thirds of it. `column` and `row` say where the entry stands in the printed chart,
 * from 1; `exceptions` in our own words, `null` where none is printed.
 *
 * Source: Common Rules > Effects on Movement. Other passages add to the chart or qualify it: see the rulings on creeks,
 * fences, stone walls, ploughed fields, charges and columns.
 *
 * @clause cady/common/movement/charge-bonus-chart
 * @clause cady/common/movement/column-bonus-chart
 */
export const effectsOnMovement = defineChart({
  id: 'cady/common/effects-on-movement',
  title: 'Effects on Movement',
  source: cadyBook('Common Rules > Effects on Movement', 566),
  rows: [
    'changing-formation',
    'crossing-creek',
    'hill-level-up-or-down',
    'change-of-march-direction-over-45-degrees',
    'infantry-crossing-fence-or-wall',
    'artillery-over-fence-or-wall',
    'river-at-ford',
    'forest-not-on-road',
    'rough-terrain-not-on-road',
    'passing-through-friendly-unit',
    'ordered-charge',
    'portion-on-road',
    'straight-column-march',
    'charge-down-road',
  ],
  columns: ['column', 'row', 'change', 'thirds', 'exceptions'],
  cells: {
    'changing-formation': { column: 1, row: 1, change: 'reduced', thirds: 1, exceptions: 'morale 2 to 5 only' },
    'crossing-creek': { column: 1, row: 2, change: 'reduced', thirds: 1, exceptions: null },
    'hill-level-up-or-down': { column: 1, row: 3, change: 'reduced', thirds: 1, exceptions: null },
    'change-of-march-direction-over-45-degrees': {
      column: 1,
      row: 4,
      change: 'reduced',
      thirds: 1,
      exceptions: null,
    },
    'infantry-crossing-fence-or-wall': {
      column: 1,
      row: 5,
      change: 'reduced',
      thirds: 1,
      exceptions: 'not cavalry',
    },
    'artillery-over-fence-or-wall': { column: 2, row: 1, change: 'reduced', thirds: 1, exceptions: null },
    'river-at-ford': { column: 2, row: 2, change: 'reduced', thirds: 1, exceptions: null },
    'forest-not-on-road': { column: 2, row: 3, change: 'reduced', thirds: 1, exceptions: 'not indians' },
    'rough-terrain-not-on-road': { column: 2, row: 4, change: 'reduced', thirds: 1, exceptions: null },
    'passing-through-friendly-unit': {
      column: 2,
      row: 5,
      change: 'reduced',
      thirds: 1,
      exceptions: 'under further restrictions',
    },
    'ordered-charge': {
      column: 3,
      row: 1,
      change: 'increased',
      thirds: 1,
      exceptions: 'reduced by one third on the following turn',
    },
    'portion-on-road': { column: 3, row: 2, change: 'increased', thirds: 1, exceptions: null },
    'straight-column-march': {
      column: 3,
      row: 3,
      change: 'increased',
      thirds: 1,
      exceptions: 'musket infantry of morale 4 or 5, straight for the entire turn',
    },
    'charge-down-road': { column: 3, row: 4, change: 'increased', thirds: 1, exceptions: null },
  },
  absent: 'nothing',
});
