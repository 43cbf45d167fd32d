import { defineChart } from '../../../../chart/index.js';
import { wrgBook } from '../source.js';

/**
 * How the random factor falls, in throws out of thirty-six. Nobody printed it: it is worked out from the dice of the book, for whoever
 * checks what a throw of them comes to, and no rule reads it. E types are barbarians.
 *
 * Source: Shooting > Random Factor; Hand-to-hand Combat > Random Factor.
 */
export const randomFactorDistributions = defineChart({
  id: 'wrg/random-factor-distributions',
  title: 'Random factor: exact distribution of the result',
  source: wrgBook('Shooting/Hand-to-hand > Random Factor', 963),
  clauses: ['wrg/shooting/random/standard', 'wrg/melee/random/regular'],
  rows: [
    'shooting-regular',
    'shooting-barbarian',
    'shooting-e-class',
    'melee-regular',
    'melee-barbarian',
    'melee-e-class',
    'melee-regular-with-general',
    'melee-barbarian-with-general',
  ],
  columns: ['-4', '-3', '-2', '-1', '0', '1', '2', '3', '4'],
  cells: {
    'shooting-regular': { '-4': 0, '-3': 0, '-2': 0, '-1': 13, '0': 10, '1': 13, '2': 0, '3': 0, '4': 0 },
    'shooting-barbarian': { '-4': 0, '-3': 0, '-2': 0, '-1': 15, '0': 6, '1': 15, '2': 0, '3': 0, '4': 0 },
    'shooting-e-class': { '-4': 1, '-3': 3, '-2': 5, '-1': 6, '0': 21, '1': 0, '2': 0, '3': 0, '4': 0 },
    'melee-regular': { '-4': 0, '-3': 1, '-2': 4, '-1': 8, '0': 10, '1': 8, '2': 4, '3': 1, '4': 0 },
    'melee-barbarian': { '-4': 1, '-3': 3, '-2': 5, '-1': 6, '0': 6, '1': 6, '2': 5, '3': 3, '4': 1 },
    'melee-e-class': { '-4': 1, '-3': 3, '-2': 5, '-1': 6, '0': 6, '1': 15, '2': 0, '3': 0, '4': 0 },
    'melee-regular-with-general': { '-4': 0, '-3': 0, '-2': 0, '-1': 0, '0': 23, '1': 8, '2': 4, '3': 1, '4': 0 },
    'melee-barbarian-with-general': { '-4': 0, '-3': 0, '-2': 0, '-1': 0, '0': 21, '1': 6, '2': 5, '3': 3, '4': 1 },
  },
});
