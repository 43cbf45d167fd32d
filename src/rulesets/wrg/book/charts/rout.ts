import { defineChart } from '../../../../chart/index.js';
import { wrgBook, wrgSheet } from '../source.js';

/**
 * Paces that broken troops run and pursuers follow, period by period: what the text's deductions make of their charge moves.
 *
 * Source: Rout and Pursuit.
 */
export const routPursuitMoves = defineChart({
  id: 'wrg/rout-pursuit-moves',
  title: 'Rout and pursuit move by period (paces)',
  source: wrgBook('Rout and Pursuit', 1167),
  clauses: ['wrg/rout/move', 'wrg/pursuit/move'],
  rows: [
    'rout-shc-and-camels',
    'pursuit-shc-and-camels',
    'rout-ehc-hc-mc-and-other-camels',
    'pursuit-ehc-hc-mc-and-other-camels',
    'rout-lc',
    'pursuit-lc',
    'rout-chariots-2-man-or-more-horses-than-men',
    'pursuit-chariots-2-man-or-more-horses-than-men',
    'rout-other-chariots',
    'pursuit-other-chariots',
    'rout-elephants',
    'pursuit-elephants',
    'rout-li-lmi-lhi',
    'pursuit-li-lmi-lhi',
    'rout-mi-hi',
    'pursuit-mi-hi',
  ],
  columns: ['1', '2', '3', '4', '5', '6', '7', '8'],
  cells: {
    'rout-shc-and-camels': { '1': 100, '2': 80, '3': 60, '4': 40, '5': 20, '6': 0, '7': 0, '8': 0 },
    'pursuit-shc-and-camels': { '1': 90, '2': 60, '3': 30, '4': 0, '5': 0, '6': 0, '7': 0, '8': 0 },
    'rout-ehc-hc-mc-and-other-camels': { '1': 160, '2': 140, '3': 120, '4': 100, '5': 80, '6': 60, '7': 40, '8': 20 },
    'pursuit-ehc-hc-mc-and-other-camels': { '1': 150, '2': 120, '3': 90, '4': 60, '5': 30, '6': 0, '7': 0, '8': 0 },
    'rout-lc': { '1': 220, '2': 200, '3': 180, '4': 160, '5': 140, '6': 120, '7': 100, '8': 80 },
    'pursuit-lc': { '1': 210, '2': 180, '3': 150, '4': 120, '5': 90, '6': 60, '7': 30, '8': 0 },
    'rout-chariots-2-man-or-more-horses-than-men': {
      '1': 160,
      '2': 140,
      '3': 120,
      '4': 100,
      '5': 80,
      '6': 60,
      '7': 40,
      '8': 20,
    },
    'pursuit-chariots-2-man-or-more-horses-than-men': {
      '1': 150,
      '2': 120,
      '3': 90,
      '4': 60,
      '5': 30,
      '6': 0,
      '7': 0,
      '8': 0,
    },
    'rout-other-chariots': { '1': 100, '2': 80, '3': 60, '4': 40, '5': 20, '6': 0, '7': 0, '8': 0 },
    'pursuit-other-chariots': { '1': 90, '2': 60, '3': 30, '4': 0, '5': 0, '6': 0, '7': 0, '8': 0 },
    'rout-elephants': { '1': 80, '2': 60, '3': 40, '4': 20, '5': 0, '6': 0, '7': 0, '8': 0 },
    'pursuit-elephants': { '1': 70, '2': 40, '3': 10, '4': 0, '5': 0, '6': 0, '7': 0, '8': 0 },
    'rout-li-lmi-lhi': { '1': 80, '2': 60, '3': 40, '4': 20, '5': 0, '6': 0, '7': 0, '8': 0 },
    'pursuit-li-lmi-lhi': { '1': 70, '2': 40, '3': 10, '4': 0, '5': 0, '6': 0, '7': 0, '8': 0 },
    'rout-mi-hi': { '1': 60, '2': 40, '3': 20, '4': 0, '5': 0, '6': 0, '7': 0, '8': 0 },
    'pursuit-mi-hi': { '1': 50, '2': 20, '3': 0, '4': 0, '5': 0, '6': 0, '7': 0, '8': 0 },
  },
});

/**
 * The rows of the sheet's table of moves: its numbers are lost.
 *
 * Source: Quick Reference Sheet.
 */
export const sheetMoveRows = defineChart({
  id: 'wrg/sheet-move-rows',
  title: 'Quick reference sheet: rows of the move table',
  source: wrgSheet('Quick Reference Sheet', 1768),
  clauses: [],
  rows: [
    'shc',
    'ehc',
    'hc',
    'mc',
    'lc',
    '2-man-or-3/4-h-chariot',
    'other-chariots',
    'elephants',
    'li-lmi-or-lhi',
    'mi-hi',
    'mounted-infantry',
    'dismounted-cavalry',
    'man-handled-bolt-thrower',
    'mule-drawn-bolt-thrower',
    'ox-drawn-engines',
    'wagons',
    'towers-penthouses',
    'ships-under-oars',
  ],
  columns: ['move', 'charge'],
  cells: {
    shc: { move: null, charge: null },
    ehc: { move: null, charge: null },
    hc: { move: null, charge: null },
    mc: { move: null, charge: null },
    lc: { move: null, charge: null },
    '2-man-or-3/4-h-chariot': { move: null, charge: null },
    'other-chariots': { move: null, charge: null },
    elephants: { move: null, charge: null },
    'li-lmi-or-lhi': { move: null, charge: null },
    'mi-hi': { move: null, charge: null },
    'mounted-infantry': { move: null, charge: null },
    'dismounted-cavalry': { move: null, charge: null },
    'man-handled-bolt-thrower': { move: null, charge: null },
    'mule-drawn-bolt-thrower': { move: null, charge: null },
    'ox-drawn-engines': { move: null, charge: null },
    wagons: { move: null, charge: null },
    'towers-penthouses': { move: null, charge: null },
    'ships-under-oars': { move: null, charge: null },
  },
  absent: 'lost',
});
