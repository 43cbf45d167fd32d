import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from './source.js';

/**
 * The reaction of a unit that lost figures this turn. Column: morale value × figures before this turn's losses. Cell: the
 * loss values (morale value × figures lost this turn, from every cause) that give the reaction of the row.
 *
 * Source: Common Rules > Post-Melee Morale. Two columns are printed in contradiction to themselves: in 1-10 a loss of 0
 * stands under three reactions, in 91-100 a loss of 25 under two. `cady/ruling/morale-chart-1-10` and
 * `cady/ruling/morale-chart-overlap` say how they are played.
 *
 * @clause cady/common/morale/chart-lookup
 */
export const postMeleeMorale = defineChart({
  id: 'cady/common/post-melee-morale',
  title: 'Post Melee Morale Chart',
  source: cadyBook('Common Rules > Post-Melee Morale', 895),
  rows: ['no-effect', 'back', 'back-and-turn', 'rout'],
  columns: [
    '1-10',
    '11-20',
    '21-30',
    '31-40',
    '41-50',
    '51-60',
    '61-70',
    '71-80',
    '81-90',
    '91-100',
    '101-120',
    '121-150',
    '151-180',
    '181-220',
    '221-300',
    '301-400',
  ],
  cells: {
    'no-effect': {
      '1-10': { from: 0, to: 0 },
      '11-20': { from: 0, to: 0 },
      '21-30': { from: 1, to: 1 },
      '31-40': { from: 1, to: 2 },
      '41-50': { from: 1, to: 3 },
      '51-60': { from: 1, to: 5 },
      '61-70': { from: 1, to: 7 },
      '71-80': { from: 1, to: 8 },
      '81-90': { from: 1, to: 10 },
      '91-100': { from: 0, to: 20 },
      '101-120': { from: 0, to: 25 },
      '121-150': { from: 0, to: 35 },
      '151-180': { from: 0, to: 49 },
      '181-220': { from: 0, to: 59 },
      '221-300': { from: 0, to: 72 },
      '301-400': { from: 0, to: 100 },
    },
    back: {
      '1-10': { from: 0, to: 0 },
      '11-20': { from: 1, to: 1 },
      '21-30': { from: 2, to: 2 },
      '31-40': { from: 3, to: 4 },
      '41-50': { from: 4, to: 5 },
      '51-60': { from: 6, to: 8 },
      '61-70': { from: 8, to: 10 },
      '71-80': { from: 9, to: 12 },
      '81-90': { from: 11, to: 16 },
      '91-100': { from: 21, to: 25 },
      '101-120': { from: 26, to: 30 },
      '121-150': { from: 36, to: 55 },
      '151-180': { from: 50, to: 65 },
      '181-220': { from: 60, to: 79 },
      '221-300': { from: 73, to: 99 },
      '301-400': { from: 101, to: 150 },
    },
    'back-and-turn': {
      '1-10': { from: 0, to: 0 },
      '11-20': { from: 2, to: 2 },
      '21-30': { from: 3, to: 4 },
      '31-40': { from: 5, to: 6 },
      '41-50': { from: 6, to: 8 },
      '51-60': { from: 9, to: 11 },
      '61-70': { from: 11, to: 14 },
      '71-80': { from: 13, to: 17 },
      '81-90': { from: 17, to: 21 },
      '91-100': { from: 25, to: 32 },
      '101-120': { from: 31, to: 39 },
      '121-150': { from: 56, to: 59 },
      '151-180': { from: 66, to: 89 },
      '181-220': { from: 80, to: 109 },
      '221-300': { from: 100, to: 149 },
      '301-400': { from: 151, to: 199 },
    },
    rout: {
      '1-10': { from: 1, to: null },
      '11-20': { from: 3, to: null },
      '21-30': { from: 5, to: null },
      '31-40': { from: 7, to: null },
      '41-50': { from: 9, to: null },
      '51-60': { from: 12, to: null },
      '61-70': { from: 15, to: null },
      '71-80': { from: 18, to: null },
      '81-90': { from: 22, to: null },
      '91-100': { from: 33, to: null },
      '101-120': { from: 40, to: null },
      '121-150': { from: 60, to: null },
      '151-180': { from: 90, to: null },
      '181-220': { from: 110, to: null },
      '221-300': { from: 150, to: null },
      '301-400': { from: 200, to: null },
    },
  },
  reading: {
    ranges: 'down-columns',
    bandNames: 'columns',
    bandSpan: { from: 1, to: 400 },
    monotony: [{ along: 'columns', direction: 'rising', only: ['back', 'back-and-turn', 'rout'] }],
    slips: [
      {
        kind: 'dead',
        row: 'back',
        column: '1-10',
        values: { from: 0, to: 0 },
        because: 'cady/ruling/morale-chart-1-10',
      },
      {
        kind: 'overlap',
        row: 'back',
        column: '1-10',
        values: { from: 0, to: 0 },
        because: 'cady/ruling/morale-chart-1-10',
      },
      {
        kind: 'dead',
        row: 'back-and-turn',
        column: '1-10',
        values: { from: 0, to: 0 },
        because: 'cady/ruling/morale-chart-1-10',
      },
      {
        kind: 'overlap',
        row: 'back-and-turn',
        column: '1-10',
        values: { from: 0, to: 0 },
        because: 'cady/ruling/morale-chart-1-10',
      },
      {
        kind: 'overlap',
        row: 'back-and-turn',
        column: '91-100',
        values: { from: 25, to: 25 },
        because: 'cady/ruling/morale-chart-overlap',
      },
    ],
  },
});

/**
 * Columns that a unit reads further to the right on the post-melee morale chart.
 *
 * Source: Common Rules > Post-Melee Morale.
 *
 * @clause cady/common/morale/cavalry-columns
 * @clause cady/common/morale/brigade-column
 */
export const moraleColumnShifts = defineChart({
  id: 'cady/common/morale-column-shifts',
  title: 'Column shifts on the Post Melee Morale Chart',
  source: cadyBook('Common Rules > Post-Melee Morale', 892),
  rows: ['cavalry', 'unit-in-battle-or-brigade'],
  columns: ['columns-right'],
  cells: {
    cavalry: { 'columns-right': 2 },
    'unit-in-battle-or-brigade': { 'columns-right': 1 },
  },
});

/**
 * What each morale reaction makes a unit do on its next turn: the mark of the post-melee morale chart, how far it goes (in
 * turns of its own movement), in what order, and which way it faces. Rows stand from mild to severe. `null` where the book
 * prints nothing: no effect leaves the unit to its orders, and a rout takes it off the board.
 *
 * Source: Common Rules > Post-Melee Morale.
 *
 * @clause cady/common/morale/reaction-order
 */
export const moraleReactions = defineChart({
  id: 'cady/common/morale-reactions',
  title: 'Morale reactions',
  source: cadyBook('Common Rules > Post-Melee Morale', 872),
  rows: ['no-effect', 'back', 'back-and-turn', 'rout'],
  columns: ['printed-mark', 'move-in-turns', 'order', 'facing'],
  cells: {
    'no-effect': { 'printed-mark': 'NE', 'move-in-turns': null, order: null, facing: null },
    back: { 'printed-mark': 'B', 'move-in-turns': 0.5, order: 'good', facing: 'free' },
    'back-and-turn': { 'printed-mark': 'BT', 'move-in-turns': 1, order: 'poor', facing: 'backs to the enemy' },
    rout: { 'printed-mark': 'R', 'move-in-turns': null, order: null, facing: null },
  },
  absent: 'nothing',
});
