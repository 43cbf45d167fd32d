import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from '../../../common/book/rulings/readings.js';
import { caltropsLosses } from '../charts/field.js';

/** Rulings about caltrops, stakes, axes, javelins and what is thrown or laid. Lengths in cm. */

const losses = cellsAt(caltropsLosses);

export const caltropsShock = defineRuling({
  id: 'cady/ruling/shock-caltrops',
  subject: 'Shocks lost on caltrops',
  readings: [book('section', 1, 1926), book('shock-list', 2, 1513)],
  default: 'section',
  reconstruction: false,
  why: 'The section on caltrops rules on them; the list is about shock in general.',
});

export const caltropsBoundary = defineRuling({
  id: 'cady/ruling/caltrops-thirds',
  subject: 'Row of the losses for exactly two thirds of the maximum move',
  readings: [ours('lower', losses['one-third-to-two-thirds'].hits), ours('upper', losses['two-thirds-to-full'].hits)],
  default: 'lower',
  reconstruction: true,
  why: 'Two thirds stand in two rows. A third counts in the lower of its two rows, in so many words.',
});

export const caltropsArea = defineRuling({
  id: 'cady/ruling/caltrops-area',
  subject: 'Ground that caltrops for ten points cover, and a figure carries or clears',
  readings: [
    ours('ten-of-front', { bought: { front: 10, depth: 1 }, figure: 2 }),
    ours('ten-square-centimetres', { bought: { front: 5, depth: 2 }, figure: 2 }),
  ],
  default: 'ten-of-front',
  reconstruction: true,
  why: 'Sold by the length, carried and cleared by the area: a centimetre deep makes the one the other.',
});

export const stakesShock = defineRuling({
  id: 'cady/ruling/shock-stakes',
  subject: 'Shocks lost on stakes',
  readings: [book('two', 2, 1941), ours('not-listed', 0)],
  default: 'two',
  reconstruction: false,
  why: 'Section and period list agree; the common chart leaves it out.',
});

export const javelinLoad = defineRuling({
  id: 'cady/ruling/javelin-load',
  subject: 'Throwing axes, and javelins or darts, that a figure may carry',
  readings: [book('javelin-section', { axe: 1, javelin: 2 }, 1949), book('axe-section', { axe: 1, javelin: 1 }, 1945)],
  default: 'javelin-section',
  reconstruction: false,
  why: 'The section on javelins and darts rules on them by name.',
});

export const javelinRange = defineRuling({
  id: 'cady/ruling/javelin-range',
  subject: 'Range of thrown javelins, closing for melee and without',
  readings: [
    book('by-use', { closing: 12, 'without-melee': 10 }, 1949),
    ours('twelve', { closing: 12, 'without-melee': 12 }),
  ],
  default: 'by-use',
  reconstruction: false,
  why: 'Both numbers stand in the section, each with its use.',
});

export const javelinPrice = defineRuling({
  id: 'cady/ruling/javelin-price',
  subject: 'What two points buy a figure',
  readings: [ours('its-two-javelins', { points: 2, javelins: 2 }), ours('one-javelin', { points: 2, javelins: 1 })],
  default: 'its-two-javelins',
  reconstruction: true,
  why: 'The cost is per figure, whatever it carries of them.',
});

export const wallMelee = defineRuling({
  id: 'cady/ruling/wall-melee',
  subject: 'Melee points lost from a ladder at a castle wall, and against stakes',
  readings: [book('by-situation', { ladder: 2, stakes: 1 }, 1986), book('as-any-wall', { ladder: 1, stakes: 1 }, 842)],
  default: 'by-situation',
  reconstruction: false,
  why: 'No contradiction: the section on sieges rules on ladders, that on stakes on stakes, the common rule on the rest.',
});

export const fieldRulings = [
  caltropsShock,
  caltropsBoundary,
  caltropsArea,
  stakesShock,
  javelinLoad,
  javelinRange,
  javelinPrice,
  wallMelee,
] as const;
