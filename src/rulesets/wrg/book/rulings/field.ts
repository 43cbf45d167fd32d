import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about the table: how far one sees, and how bodies stand against each other on it. */

export const sightInWoods = defineRuling({
  id: 'wrg/ruling/sight-in-woods',
  readings: [ours('as-far-as-missiles', 20), ours('not-at-all', 0)],
  default: 'as-far-as-missiles',
  reconstruction: true,
});

export const baseInPaces = defineRuling({
  id: 'wrg/ruling/base-in-paces',
  readings: [book('a-foot-to-the-millimetre', 0.4, 63), book('by-the-inch', 10 / 25.4, 63)],
  default: 'a-foot-to-the-millimetre',
  reconstruction: false,
});

/** Every ruling about the table. */
export const fieldRulings = [baseInPaces, sightInWoods] as const;
