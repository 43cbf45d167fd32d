import type { Chart } from '../../../../chart/index.js';
import { defineChart } from '../../../../chart/index.js';
import { bookAt } from '../source.js';

/**
 * What of a man's armour makes which protection, with a shield or without, and what each level changes.
 *
 * Source: 1 Troop Classification > c Protection.
 */
export const protectionLevels = defineChart({
  id: 'skirmish/protection-levels',
  title: 'Protection levels',
  source: bookAt('1 Troop Classification > c Protection', 17),
  clauses: [
    'skirmish/troops/protection-1',
    'skirmish/troops/protection-2',
    'skirmish/troops/protection-3',
    'skirmish/troops/protection-4',
    'skirmish/troops/protection-synonym',
  ],
  rows: ['1', '2', '3', '4'],
  columns: [
    'name',
    'full-plate',
    'full-mail',
    'mail-and-plate',
    'mail-shirt-or-jack',
    'no-armour',
    'horse',
    'to-hit-modifier',
    'defense-modifier',
    'wound-die-modifier',
  ],
  cells: {
    1: {
      name: 'full-armour',
      'full-plate': 'either-way',
      'full-mail': 'with-shield',
      'mail-and-plate': null,
      'mail-shirt-or-jack': null,
      'no-armour': null,
      horse: 'barded',
      'to-hit-modifier': 3,
      'defense-modifier': 2,
      'wound-die-modifier': -1,
    },
    2: {
      name: 'full-mail',
      'full-plate': null,
      'full-mail': 'without-shield',
      'mail-and-plate': 'either-way',
      'mail-shirt-or-jack': 'with-shield',
      'no-armour': null,
      horse: null,
      'to-hit-modifier': 2,
      'defense-modifier': 1,
      'wound-die-modifier': -1,
    },
    3: {
      name: 'light-armour',
      'full-plate': null,
      'full-mail': null,
      'mail-and-plate': null,
      'mail-shirt-or-jack': 'without-shield',
      'no-armour': 'with-shield',
      horse: 'unbarded',
      'to-hit-modifier': 1,
      'defense-modifier': 0,
      'wound-die-modifier': 0,
    },
    4: {
      name: 'none',
      'full-plate': null,
      'full-mail': null,
      'mail-and-plate': null,
      'mail-shirt-or-jack': null,
      'no-armour': 'without-shield',
      horse: null,
      'to-hit-modifier': 0,
      'defense-modifier': -1,
      'wound-die-modifier': 0,
    },
  },
  absent: 'nothing',
});

/**
 * The best and the worst grade of each class.
 *
 * Source: 1 Troop Classification > a Grade.
 */
export const gradeLimits = defineChart({
  id: 'skirmish/grade-limits',
  title: 'Best grade by class',
  source: bookAt('1 Troop Classification > a Grade', 7),
  clauses: [
    'skirmish/troops/grade',
    'skirmish/troops/grade-cap-sergeant',
    'skirmish/troops/grade-cap-peasant',
    'skirmish/troops/grade-above-a',
    'skirmish/clerics/grades',
  ],
  rows: ['knight', 'knight-in-campaign', 'sergeant', 'peasant', 'cleric'],
  columns: ['best-grade', 'worst-grade'],
  cells: {
    knight: { 'best-grade': 'A', 'worst-grade': 'E' },
    'knight-in-campaign': { 'best-grade': null, 'worst-grade': 'E' },
    sergeant: { 'best-grade': 'B', 'worst-grade': 'E' },
    peasant: { 'best-grade': 'C', 'worst-grade': 'E' },
    cleric: { 'best-grade': 'A', 'worst-grade': 'B' },
  },
  absent: 'nothing',
});

/** The charts about men. */
export const menCharts: readonly Chart[] = [protectionLevels, gradeLimits];
