import { defineRuling } from '../../../../rulebook/index.js';
import { ours } from './readings.js';

/** Rulings about sieges that are played on a table. */

export const menOnLadders = defineRuling({
  id: 'wrg/ruling/men-on-ladders',
  readings: [ours('two-on-each', 2), ours('all-who-come-to-the-wall', null)],
  default: 'two-on-each',
  reconstruction: true,
});

/** Every ruling about sieges on a table. */
export const siegeTableRulings = [menOnLadders] as const;
