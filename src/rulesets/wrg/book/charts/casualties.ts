import { defineChart } from '../../../../chart/index.js';
import { wrgBook, wrgSheet } from '../source.js';

/** Totals of factors, the rows of the casualty table. */
const totals = [
  '-5',
  '-4',
  '-3',
  '-2',
  '-1',
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
] as const;
/** Own figures that fight or shoot, its columns. */
const figures = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
] as const;

type Line = { readonly [Figures in (typeof figures)[number]]: number };

/** A row as it is printed, by its columns. */
function line(
  ...men: readonly [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
): Line {
  const [n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12, n13, n14, n15, n16, n17, n18, n19, n20] = men;
  return {
    '1': n1,
    '2': n2,
    '3': n3,
    '4': n4,
    '5': n5,
    '6': n6,
    '7': n7,
    '8': n8,
    '9': n9,
    '10': n10,
    '11': n11,
    '12': n12,
    '13': n13,
    '14': n14,
    '15': n15,
    '16': n16,
    '17': n17,
    '18': n18,
    '19': n19,
    '20': n20,
  };
}

/**
 * Enemy casualties in men, by the total of factors and the number of own figures: the same for shooting and for fighting hand to hand.
 * One cell is a slip of the print, which stands (`wrg/ruling/casualty-slip`).
 *
 * Source: Casualty Calculation.
 */
export const casualtyTable = defineChart({
  id: 'wrg/casualty-table',
  title: 'Casualty table (men), by total of factors and number of own figures',
  source: wrgBook('Casualty Calculation', 1073),
  clauses: ['wrg/casualties/lookup'],
  rows: totals,
  columns: figures,
  cells: {
    '-5': line(0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3),
    '-4': line(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4),
    '-3': line(0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6),
    '-2': line(0, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8),
    '-1': line(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10),
    '0': line(1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 12, 12),
    '1': line(1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14, 14, 15, 16),
    '2': line(1, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 16, 17, 18, 19, 21, 22, 23, 24, 26),
    '3': line(2, 3, 5, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 22, 24, 25, 27, 29, 30, 32),
    '4': line(2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40),
    '5': line(3, 5, 8, 10, 13, 15, 18, 20, 23, 25, 28, 30, 33, 35, 38, 40, 43, 45, 48, 50),
    '6': line(3, 6, 9, 13, 16, 19, 22, 25, 28, 32, 35, 38, 41, 45, 48, 51, 54, 57, 60, 64),
    '7': line(4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80),
    '8': line(5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100),
    '9': line(6, 13, 19, 25, 32, 38, 44, 50, 57, 63, 69, 76, 82, 88, 95, 101, 108, 114, 120, 126),
    '10': line(8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160),
    '11': line(10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200),
    '12': line(13, 25, 38, 50, 63, 76, 88, 101, 114, 126, 139, 151, 164, 176, 189, 207, 214, 227, 240, 252),
  },
  reading: {
    monotony: [
      { along: 'rows', direction: 'rising' },
      { along: 'columns', direction: 'rising' },
    ],
  },
});

/**
 * The same table as the quick reference sheet has it: four cells differ.
 *
 * Source: Quick Reference Sheet.
 */
export const casualtyTableSheet = defineChart({
  id: 'wrg/casualty-table-sheet',
  title: 'Casualty table as printed on the quick reference sheet',
  source: wrgSheet('Quick Reference Sheet', 1829),
  clauses: ['wrg/casualties/table-errors', 'wrg/sheet/casualty-table', 'wrg/sheet/casualty-cells'],
  rows: totals,
  columns: figures,
  cells: {
    '-5': line(0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3),
    '-4': line(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4),
    '-3': line(0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6),
    '-2': line(0, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 6, 7, 7, 8, 8),
    '-1': line(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10),
    '0': line(1, 1, 2, 3, 3, 4, 4, 5, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 12, 12),
    '1': line(1, 2, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 10, 11, 12, 13, 14, 14, 15, 16),
    '2': line(1, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 16, 17, 18, 19, 21, 22, 23, 24, 26),
    '3': line(2, 3, 5, 6, 8, 9, 11, 13, 14, 16, 18, 19, 21, 22, 24, 25, 27, 29, 30, 32),
    '4': line(2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40),
    '5': line(3, 5, 8, 10, 13, 15, 18, 20, 23, 25, 28, 30, 33, 35, 38, 40, 43, 45, 48, 50),
    '6': line(3, 6, 9, 13, 16, 19, 22, 25, 28, 32, 35, 38, 41, 45, 48, 51, 54, 57, 60, 64),
    '7': line(4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80),
    '8': line(5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100),
    '9': line(6, 13, 19, 25, 32, 38, 44, 50, 57, 63, 69, 76, 82, 88, 95, 101, 108, 114, 120, 126),
    '10': line(8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128, 136, 144, 152, 160),
    '11': line(10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 190, 200),
    '12': line(13, 25, 38, 50, 63, 76, 88, 101, 114, 126, 139, 151, 164, 176, 189, 202, 214, 227, 240, 252),
  },
  reading: {
    monotony: [
      { along: 'rows', direction: 'rising' },
      { along: 'columns', direction: 'rising' },
    ],
  },
});

/**
 * The sheet's table once more, under the name that its other charts are listed by.
 *
 * Source: Quick Reference Sheet.
 */
export const sheetCasualties = defineChart({
  id: 'wrg/sheet-casualties',
  title: 'Quick reference sheet: casualties by total factor and own figures',
  source: wrgSheet('Quick Reference Sheet', 1829),
  clauses: ['wrg/sheet/casualty-table'],
  rows: totals,
  columns: figures,
  cells: casualtyTableSheet.cells,
});

/**
 * On which push-back in a row troops break, by their class.
 *
 * Source: After Hand-to-hand Fighting.
 */
export const pushBackLimits = defineChart({
  id: 'wrg/push-back-limits',
  title: 'Consecutive push-back on which troops break',
  source: wrgBook('After Hand-to-hand Fighting', 1127),
  clauses: ['wrg/after-melee/broken-push-backs'],
  rows: ['A', 'B', 'C', 'D', 'E'],
  columns: ['breaks-on'],
  cells: {
    A: { 'breaks-on': 5 },
    B: { 'breaks-on': 4 },
    C: { 'breaks-on': 3 },
    D: { 'breaks-on': 2 },
    E: { 'breaks-on': 1 },
  },
});
