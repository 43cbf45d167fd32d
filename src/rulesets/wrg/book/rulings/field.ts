import { defineRuling } from '../../../../rulebook/index.js';
import { ours } from './readings.js';

/** Rulings about the table: how far one sees, and how bodies stand against each other on it. */

export const sightInWoods = defineRuling({
  id: 'wrg/ruling/sight-in-woods',
  readings: [ours('as-far-as-missiles', 20), ours('not-at-all', 0)],
  default: 'as-far-as-missiles',
  reconstruction: true,
});

/** Every ruling about the table. */
export const fieldRulings = [sightInWoods] as const;
