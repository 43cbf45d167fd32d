import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours } from './readings.js';

/** Rulings about who forms before a charge, and who goes to meet one. */

export const formingWhenCharged = defineRuling({
  id: 'wrg/ruling/forming-when-charged',
  readings: [book('goes-on-forming', 'forms', 780), ours('stands-as-it-does', 'stands')],
  default: 'goes-on-forming',
  reconstruction: true,
});

export const testOfWhoHelps = defineRuling({
  id: 'wrg/ruling/test-of-who-helps',
  readings: [book('tests-as-every-charger', 'tests', 412), book('without-a-test', 'free', 619)],
  default: 'tests-as-every-charger',
  reconstruction: true,
});

export const formingSquare = defineRuling({
  id: 'wrg/ruling/forming-square',
  readings: [ours('leaves-the-move-whole', 'whole'), book('takes-as-a-change-of-front', 'front', 689)],
  default: 'leaves-the-move-whole',
  reconstruction: true,
});

/** Every ruling about who forms before a charge, and who goes to meet one. */
export const chargeRulings = [formingWhenCharged, testOfWhoHelps, formingSquare] as const;
