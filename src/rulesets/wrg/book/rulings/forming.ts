import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about changes of formation, and about columns. */

export const formingWhenCharged = defineRuling({
  id: 'wrg/ruling/forming-when-charged',
  readings: [book('goes-on-forming', 'forms', 780), ours('stands-as-it-does', 'stands')],
  default: 'goes-on-forming',
  reconstruction: true,
});

export const formingSquare = defineRuling({
  id: 'wrg/ruling/forming-square',
  readings: [ours('leaves-the-move-whole', 'whole'), book('takes-as-a-change-of-front', 'front', 689)],
  default: 'leaves-the-move-whole',
  reconstruction: true,
});

export const columnsThatWheel = defineRuling({
  id: 'wrg/ruling/columns-that-wheel',
  readings: [book('as-on-a-wide-circle', 'circle', 679), ours('about-their-inner-figure', 'pivot')],
  default: 'as-on-a-wide-circle',
  reconstruction: true,
});

/** Every ruling about changes of formation, and about columns. */
export const formingRulings = [formingWhenCharged, formingSquare, columnsThatWheel] as const;
