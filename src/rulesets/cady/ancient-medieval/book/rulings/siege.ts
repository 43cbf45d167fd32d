import { defineRuling } from '../../../../../rulebook/index.js';
import { ours } from '../../../common/book/rulings/readings.js';

/** Rulings about sieges and ransom. */

export const captureNoble = defineRuling({
  id: 'cady/ruling/ransom-capture',
  subject: 'When a noble may be captured',
  readings: [
    ours('alone-then-beaten', 'unit-routed-or-gone-then-melee'),
    ours('any-of-the-three', 'any'),
    ours('all-three', 'all'),
  ],
  default: 'alone-then-beaten',
  reconstruction: true,
  why: 'Three steps are listed. The first two each leave him alone, which cannot both happen; the third takes him.',
});

export const nobleFigure = defineRuling({
  id: 'cady/ruling/noble-figure',
  subject: 'As what a noble fights and rides who has lost his unit',
  readings: [ours('heavy-cavalry', 'heavy-cavalry'), ours('as-his-unit', 'as-his-unit')],
  default: 'heavy-cavalry',
  reconstruction: true,
  why: 'He is shown by a single cavalry figure and has no row in the charts. Nobles ride in the heaviest armor there is.',
});

export const towerMelee = defineRuling({
  id: 'cady/ruling/siege-tower-melee',
  subject: 'Melee points lost by those who attack the wall from a tower',
  readings: [ours('none', 0), ours('as-from-a-ladder', 2)],
  default: 'none',
  reconstruction: true,
  why: 'None is printed: the platform brings them level with the wall.',
});

export const ramCrew = defineRuling({
  id: 'cady/ruling/ram-crew-replaced',
  subject: 'Who may take the place of lost men at a ram',
  readings: [ours('any-figures', 'any'), ours('nobody', 'nobody')],
  default: 'any-figures',
  reconstruction: true,
  why: 'Twelve are needed to move or operate it; nothing is said of their trade.',
});

export const castleReactions = defineRuling({
  id: 'cady/ruling/castle-no-retreat',
  subject: 'When a unit in a castle that cannot retreat is removed',
  readings: [ours('on-the-last-reaction', 'at-zero'), ours('on-the-next-reaction', 'after-zero')],
  default: 'on-the-last-reaction',
  reconstruction: true,
  why: 'After they reach zero they are removed: with the reaction that brings the count there. The morale value itself goes on being used.',
});

export const castleBreach = defineRuling({
  id: 'cady/ruling/castle-breach',
  subject:
    'Centimetres of a castle wall that fall when artillery destroys a section of it; null: as far as it is drawn',
  readings: [ours('as-wide-as-its-hits-may-lie', 10), ours('the-whole-section', null)],
  default: 'as-wide-as-its-hits-may-lie',
  reconstruction: true,
  why: 'A section falls to hits within 5 cm of one spot, to either side of it; how long a section is, is not printed.',
});

export const siegeRulings = [captureNoble, nobleFigure, towerMelee, ramCrew, castleReactions, castleBreach] as const;
