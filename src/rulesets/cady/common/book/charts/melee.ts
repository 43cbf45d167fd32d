import { defineChart } from '../../../../../chart/index.js';
import { cadyBook } from './source.js';

/**
 * What position does to a melee point: by how much, whose point it changes, and whether the attacker still rolls (it does not,
 * and so cannot lose, when it attacks a rear).
 *
 * Source: Common Rules > Effects on the Melee Point.
 *
 * @clause cady/common/melee/point-flank
 * @clause cady/common/melee/point-rear
 * @clause cady/common/melee/point-across-wall
 * @clause cady/common/melee/point-uphill
 * @clause cady/common/melee/point-across-ford
 */
export const meleePointEffects = defineChart({
  id: 'cady/common/melee-point-effects',
  title: 'Effects on the melee point',
  source: cadyBook('Common Rules > Effects on the Melee Point', 838),
  rows: [
    'attacked-on-flank',
    'attacked-from-rear',
    'attacking-across-wall-or-fortification',
    'attacking-uphill',
    'attacking-across-ford',
  ],
  columns: ['melee-point-change', 'applies-to', 'attacker-rolls'],
  cells: {
    'attacked-on-flank': { 'melee-point-change': -1, 'applies-to': 'defender', 'attacker-rolls': true },
    'attacked-from-rear': { 'melee-point-change': -2, 'applies-to': 'defender', 'attacker-rolls': false },
    'attacking-across-wall-or-fortification': {
      'melee-point-change': -1,
      'applies-to': 'attacker',
      'attacker-rolls': true,
    },
    'attacking-uphill': { 'melee-point-change': -1, 'applies-to': 'attacker', 'attacker-rolls': true },
    'attacking-across-ford': { 'melee-point-change': -1, 'applies-to': 'attacker', 'attacker-rolls': true },
  },
});
