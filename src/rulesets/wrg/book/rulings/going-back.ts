import { defineRuling } from '../../../../rulebook/index.js';
import { book, ours, sheet } from './readings.js';

/** Rulings about who goes back before the enemy, and who goes after him. */

export const fallingBackFronts = defineRuling({
  id: 'wrg/ruling/falling-back-fronts',
  readings: [
    ours('every-period-with-time-for-it', 'each-period'),
    ours('once-he-is-there', 'once-there'),
    ours('not-until-bidden-something-else', 'not'),
  ],
  default: 'every-period-with-time-for-it',
  reconstruction: true,
});

export const retiringFronts = defineRuling({
  id: 'wrg/ruling/retiring-fronts',
  readings: [
    book('at-the-end-of-every-period', 'each-period', 568),
    sheet('when-he-is-attacked', 'when-attacked', 1761),
  ],
  default: 'at-the-end-of-every-period',
  reconstruction: false,
});

export const caughtOutOfControl = defineRuling({
  id: 'wrg/ruling/caught-out-of-control',
  readings: [ours('their-advance-goes-on', 'goes-on'), ours('they-pursue', 'pursues')],
  default: 'their-advance-goes-on',
  reconstruction: true,
});

/** Every ruling about who goes back before the enemy, and who goes after him. */
export const goingBackRulings = [fallingBackFronts, retiringFronts, caughtOutOfControl] as const;
