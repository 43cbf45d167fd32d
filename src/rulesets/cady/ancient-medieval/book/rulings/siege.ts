import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from '../../../common/book/rulings/readings.js';

/** Rulings about sieges and ransom. */

export const captureNoble = defineRuling({
  id: 'cady/ruling/ransom-capture',
  readings: [
    ours('alone-then-beaten', 'unit-routed-or-gone-then-melee'),
    ours('any-of-the-three', 'any'),
    ours('all-three', 'all'),
  ],
  default: 'alone-then-beaten',
  reconstruction: true,
});

export const nobleFigure = defineRuling({
  id: 'cady/ruling/noble-figure',
  readings: [ours('heavy-cavalry', 'heavy-cavalry'), ours('as-his-unit', 'as-his-unit')],
  default: 'heavy-cavalry',
  reconstruction: true,
});

export const towerMelee = defineRuling({
  id: 'cady/ruling/siege-tower-melee',
  readings: [ours('none', 0), ours('as-from-a-ladder', 2)],
  default: 'none',
  reconstruction: true,
});

export const ladderFoot = defineRuling({
  id: 'cady/ruling/fire-at-ladder-foot',
  readings: [book('fair-targets', 'fair-targets', 1986), book('in-melee', 'in-melee', 1428)],
  default: 'fair-targets',
  reconstruction: false,
});

export const ramCrew = defineRuling({
  id: 'cady/ruling/ram-crew-replaced',
  readings: [ours('any-figures', 'any'), ours('nobody', 'nobody')],
  default: 'any-figures',
  reconstruction: true,
});

export const castleReactions = defineRuling({
  id: 'cady/ruling/castle-no-retreat',
  readings: [ours('on-the-last-reaction', 'at-zero'), ours('on-the-next-reaction', 'after-zero')],
  default: 'on-the-last-reaction',
  reconstruction: true,
});

export const castleBreach = defineRuling({
  id: 'cady/ruling/castle-breach',
  readings: [ours('as-wide-as-its-hits-may-lie', 10), ours('the-whole-section', null)],
  default: 'as-wide-as-its-hits-may-lie',
  reconstruction: true,
});

export const siegeRulings = [
  captureNoble,
  nobleFigure,
  towerMelee,
  ladderFoot,
  ramCrew,
  castleReactions,
  castleBreach,
] as const;
