import { cellsAt, numbersAt } from '../../../../book/index.js';
import { defineRuling } from '../../../../rulebook/index.js';
import { disorganisationCauses, shieldUse } from '../charts/movement.js';
import { disorganisationNumbers } from '../numbers/movement.js';
import { book, ink, ours, sheet, struck } from './readings.js';

/** Rulings about disorganisation, shields, rout and pursuit. Lengths in paces. */

const causes = cellsAt(disorganisationCauses);
const shields = cellsAt(shieldUse);
const numbers = numbersAt(disorganisationNumbers);

export const lightInfantryBroken = defineRuling({
  id: 'wrg/ruling/light-infantry-broken',
  readings: [
    ink('their-pursuers-stay-in-order', causes['1-exception-li-broken'].status, 780),
    struck('no-exception', 'deleted', 780),
  ],
  default: 'their-pursuers-stay-in-order',
  reconstruction: true,
});

export const caughtTurning = defineRuling({
  id: 'wrg/ruling/caught-changing-direction',
  readings: [book('not-named', false, 780), sheet('disorganised', true, 1791)],
  default: 'not-named',
  reconstruction: false,
});

export const missileCasualties = defineRuling({
  id: 'wrg/ruling/missile-casualties-disorganise',
  readings: [
    ink('struck-out', causes['4-missile-casualty-per-figure'].status, 786),
    struck('disorganised', 'printed', 786),
  ],
  default: 'struck-out',
  reconstruction: false,
});

export const pushedBackByMounted = defineRuling({
  id: 'wrg/ruling/infantry-pushed-back-by-mounted',
  readings: [book('no-such-cause', false, 786), sheet('disorganised', true, 1793)],
  default: 'no-such-cause',
  reconstruction: false,
});

export const terrainSpares = defineRuling({
  id: 'wrg/ruling/difficult-terrain-spares',
  readings: [book('light-and-light-medium', ['li', 'lmi'], 788), ours('light-heavy-too', ['li', 'lmi', 'lhi'])],
  default: 'light-and-light-medium',
  reconstruction: false,
});

export const movingInfantryCharged = defineRuling({
  id: 'wrg/ruling/moving-infantry-charged',
  readings: [
    ink(
      'by-chargers-who-came-far',
      { spared: ['li', 'lmi', 'lhi'], chargerMoved: numbers['charger-moved'], band: null },
      790,
    ),
    struck('by-any-mounted-charge', { spared: ['li', 'lmi'], chargerMoved: 0, band: null }, 790),
    sheet(
      'light-troops-half-way-too',
      { spared: ['li', 'lmi'], chargerMoved: 0, band: { of: ['li', 'lhi'], from: 30, to: 60 } },
      1794,
    ),
  ],
  default: 'by-chargers-who-came-far',
  reconstruction: false,
});

export const chargingFoot = defineRuling({
  id: 'wrg/ruling/charging-foot-on-the-move',
  readings: [book('on-the-move-as-all-who-move', true, 790), ours('not-while-it-charges', false)],
  default: 'on-the-move-as-all-who-move',
  reconstruction: false,
});

export const fearOfBeasts = defineRuling({
  id: 'wrg/ruling/fear-of-beasts',
  readings: [
    ink('camels-by-themselves', { camels: numbers.camels, arabsSpared: true }, 792),
    struck('camels-as-elephants', { camels: 'as-elephants', arabsSpared: false }, 792),
    sheet('camels-from-farther', { camels: 50, arabsSpared: true }, 1795),
  ],
  default: 'camels-by-themselves',
  reconstruction: false,
});

export const pikeCrew = defineRuling({
  id: 'wrg/ruling/elephant-pike-crew',
  readings: [ink('struck-out', causes['11-elephant-pike-crew'].status, 800), struck('disorganised', 'printed', 800)],
  default: 'struck-out',
  reconstruction: false,
});

export const twoHandedWeapons = defineRuling({
  id: 'wrg/ruling/two-handed-weapons',
  readings: [
    ours('those-named-and-their-like', [
      'bow',
      'staff-sling',
      'pike',
      'two-handed-axe',
      'rhomphaia',
      'two-handed-sword',
      'crossbow',
    ]),
    book('those-named', ['bow', 'staff-sling', 'pike', 'two-handed-axe', 'rhomphaia'], 804),
  ],
  default: 'those-named-and-their-like',
  reconstruction: false,
});

export const extraHeavyShields = defineRuling({
  id: 'wrg/ruling/extra-heavy-shields',
  readings: [
    ink('needed-even-as-super-heavy', shields['extra-heavy-cavalry']['shield-usable'], 806),
    struck('not-needed-as-super-heavy', 'not-needed', 806),
  ],
  default: 'needed-even-as-super-heavy',
  reconstruction: false,
});

export const routWithoutCharge = defineRuling({
  id: 'wrg/ruling/rout-without-charge-move',
  readings: [ours('from-the-normal-move', 'normal'), ours('destroyed-at-once', 'none')],
  default: 'from-the-normal-move',
  reconstruction: true,
});

export const surrenderOdd = defineRuling({
  id: 'wrg/ruling/surrender-of-an-odd-figure',
  readings: [ours('it-surrenders', 'up'), ours('it-breaks-out', 'down')],
  default: 'it-surrenders',
  reconstruction: true,
});

export const rallyBeforeRunning = defineRuling({
  id: 'wrg/ruling/rally-before-running',
  readings: [ours('after-running', true), book('in-the-period-of-breaking-too', false, 1191)],
  default: 'after-running',
  reconstruction: true,
});

export const rallyAfterGettingClear = defineRuling({
  id: 'wrg/ruling/rally-after-getting-clear',
  readings: [ours('who-has-got-clear-may', false), ours('not-in-that-period', true)],
  default: 'who-has-got-clear-may',
  reconstruction: true,
});

export const recoveryDisorganises = defineRuling({
  id: 'wrg/ruling/recovery-disorganises',
  readings: [
    book('in-the-period-in-which-they-recover', 'in-it', 779),
    book('as-soon-as-they-have-to', 'at-once', 871),
  ],
  default: 'in-the-period-in-which-they-recover',
  reconstruction: true,
});

export const metInPursuitLasts = defineRuling({
  id: 'wrg/ruling/met-in-pursuit-how-long',
  readings: [ours('in-that-period', 'period'), book('until-they-have-rallied', 'until-rallied', 779)],
  default: 'in-that-period',
  reconstruction: true,
});

export const conditionRulings = [
  lightInfantryBroken,
  caughtTurning,
  missileCasualties,
  pushedBackByMounted,
  terrainSpares,
  movingInfantryCharged,
  chargingFoot,
  fearOfBeasts,
  pikeCrew,
  twoHandedWeapons,
  extraHeavyShields,
  routWithoutCharge,
  surrenderOdd,
  rallyBeforeRunning,
  rallyAfterGettingClear,
  recoveryDisorganises,
  metInPursuitLasts,
] as const;
