import { cellsAt, decided } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, ours } from '../../../common/book/rulings/readings.js';
import { caltropsLosses } from '../charts/field.js';
import { shockReductions } from '../charts/shock-and-movement.js';

/** Rulings about caltrops, stakes, axes, javelins and what is thrown or laid. Lengths in cm. */

const reductions = cellsAt(shockReductions);
const losses = cellsAt(caltropsLosses);

export const caltropsShock = defineRuling({
  id: 'cady/ruling/shock-caltrops',
  readings: [book('section', 1, 1926), book('shock-list', 2, 1513)],
  decides: [decided(reductions.caltrops.shocks)],
  default: 'section',
  reconstruction: false,
});

export const caltropsBoundary = defineRuling({
  id: 'cady/ruling/caltrops-thirds',
  readings: [ours('lower', losses['one-third-to-two-thirds'].hits), ours('upper', losses['two-thirds-to-full'].hits)],
  default: 'lower',
  reconstruction: true,
});

export const caltropsArea = defineRuling({
  id: 'cady/ruling/caltrops-area',
  readings: [
    ours('ten-of-front', { bought: { front: 10, depth: 1 }, figure: 2 }),
    ours('ten-square-centimetres', { bought: { front: 5, depth: 2 }, figure: 2 }),
  ],
  default: 'ten-of-front',
  reconstruction: true,
});

export const stakesShock = defineRuling({
  id: 'cady/ruling/shock-stakes',
  readings: [book('two', 2, 1941), ours('not-listed', 0)],
  decides: [decided(reductions.stakes.shocks)],
  default: 'two',
  reconstruction: false,
});

export const javelinLoad = defineRuling({
  id: 'cady/ruling/javelin-load',
  readings: [book('javelin-section', { axe: 1, javelin: 2 }, 1949), book('axe-section', { axe: 1, javelin: 1 }, 1945)],
  default: 'javelin-section',
  reconstruction: false,
});

export const javelinRange = defineRuling({
  id: 'cady/ruling/javelin-range',
  readings: [
    book('by-use', { closing: 12, 'without-melee': 10 }, 1949),
    ours('twelve', { closing: 12, 'without-melee': 12 }),
  ],
  default: 'by-use',
  reconstruction: false,
});

export const javelinPrice = defineRuling({
  id: 'cady/ruling/javelin-price',
  readings: [ours('its-two-javelins', { points: 2, javelins: 2 }), ours('one-javelin', { points: 2, javelins: 1 })],
  default: 'its-two-javelins',
  reconstruction: true,
});

export const wallMelee = defineRuling({
  id: 'cady/ruling/wall-melee',
  readings: [book('by-situation', { ladder: 2, stakes: 1 }, 1986), book('as-any-wall', { ladder: 1, stakes: 1 }, 842)],
  default: 'by-situation',
  reconstruction: false,
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
