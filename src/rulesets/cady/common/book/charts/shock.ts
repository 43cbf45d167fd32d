import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from './source.js';

/**
 * Faces of a six-sided die that remove a figure, by the class that receives the shock (row) and the class that gives it
 * (column). One die is thrown per shock per figure; `null` removes nobody.
 *
 * Source: Common Rules > Shock.
 *
 * @clause cady/common/shock/chart
 */
export const shock = defineChart({
  id: 'cady/common/shock',
  title: 'Unit Attacking with Shock / Unit Receiving Shock',
  source: cadyBook('Common Rules > Shock', 635),
  rows: [
    'light-infantry',
    'medium-infantry',
    'heavy-infantry',
    'light-cavalry',
    'medium-cavalry',
    'heavy-cavalry',
    'artillery',
  ],
  columns: ['light-cavalry', 'medium-cavalry', 'heavy-cavalry', 'infantry'],
  cells: {
    'light-infantry': {
      'light-cavalry': [2, 4, 6],
      'medium-cavalry': [1, 2, 4, 6],
      'heavy-cavalry': [1, 2, 4, 5, 6],
      infantry: [2, 4, 6],
    },
    'medium-infantry': {
      'light-cavalry': [4, 6],
      'medium-cavalry': [2, 4, 6],
      'heavy-cavalry': [1, 2, 4, 6],
      infantry: [4, 6],
    },
    'heavy-infantry': {
      'light-cavalry': [6],
      'medium-cavalry': [4, 6],
      'heavy-cavalry': [2, 4, 6],
      infantry: [6],
    },
    'light-cavalry': {
      'light-cavalry': [6],
      'medium-cavalry': [4, 6],
      'heavy-cavalry': [2, 4, 6],
      infantry: [6],
    },
    'medium-cavalry': {
      'light-cavalry': null,
      'medium-cavalry': [6],
      'heavy-cavalry': [4, 6],
      infantry: null,
    },
    'heavy-cavalry': {
      'light-cavalry': null,
      'medium-cavalry': null,
      'heavy-cavalry': [6],
      infantry: null,
    },
    artillery: {
      'light-cavalry': [6],
      'medium-cavalry': [4, 6],
      'heavy-cavalry': [2, 4, 6],
      infantry: null,
    },
  },
  absent: 'cannot',
  reading: { die: 6 },
});

/**
 * Shocks that each charging figure loses, by what it charges.
 *
 * Source: Common Rules > Shock. The musket section prints its own number for the square: see
 * `cady/ruling/shock-square`.
 *
 * @clause cady/common/shock/reductions
 */
export const shockReductions = defineChart({
  id: 'cady/common/shock-reductions',
  title: 'Shock Reductions',
  source: cadyBook('Common Rules > Shock', 646),
  rows: [
    'behind-wooden-fence',
    'behind-stone-wall',
    'edge-of-forest',
    'swiss-pike-2-ranks',
    'swiss-pike-3-ranks',
    'infantry-in-square',
    'roman-testudo',
    'each-hill-level-up',
  ],
  columns: ['shocks'],
  cells: {
    'behind-wooden-fence': { shocks: 1 },
    'behind-stone-wall': { shocks: 2 },
    'edge-of-forest': { shocks: 2 },
    'swiss-pike-2-ranks': { shocks: 1 },
    'swiss-pike-3-ranks': { shocks: 2 },
    'infantry-in-square': { shocks: 2 },
    'roman-testudo': { shocks: 2 },
    'each-hill-level-up': { shocks: 1 },
  },
});
