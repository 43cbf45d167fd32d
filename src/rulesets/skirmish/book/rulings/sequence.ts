import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings on the sequence of play. */

/**
 * @clause skirmish/sequence/declare-in-sight
 */
export const reachOfACharge = defineRuling({
  id: 'skirmish/ruling/reach-of-a-charge',
  readings: [ours('at-the-pace-it-may-take', 'allowed'), ours('at-full-gallop', 'fastest')],
  default: 'at-the-pace-it-may-take',
  reconstruction: true,
});

/**
 * @clause skirmish/sequence/evade-direction
 */
export const paceOfAvoiding = defineRuling({
  id: 'skirmish/ruling/pace-of-avoiding',
  readings: [ours('fastest-it-may-take', 'fastest'), ours('walk', 'walk')],
  default: 'fastest-it-may-take',
  reconstruction: true,
});

/**
 * @clause skirmish/sequence/evade-direction
 */
export const distanceBehindShelter = defineRuling({
  id: 'skirmish/ruling/distance-behind-shelter',
  readings: [book('full-move', 'full', 31), book('may-stop-short', 'up-to-full', 31)],
  default: 'full-move',
  reconstruction: false,
});

/**
 * @clause skirmish/sequence/fractional-moves
 */
export const partOfAMove = defineRuling({
  id: 'skirmish/ruling/part-of-a-move',
  readings: [ours('half', 0.5), ours('quarter', 0.25)],
  default: 'half',
  reconstruction: true,
});

/**
 * @clause skirmish/sequence/order
 */
export const lostItemD = defineRuling({
  id: 'skirmish/ruling/lost-item-d',
  readings: [ours('nothing-lost', 'nothing')],
  default: 'nothing-lost',
  reconstruction: true,
});

export const sequenceRulings = [reachOfACharge, paceOfAvoiding, distanceBehindShelter, partOfAMove, lostItemD] as const;
