import { cellsAt, decided } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { cardShockReductions } from '../../../common/book/charts/card.js';
import { shockReductions } from '../../../common/book/charts/shock.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { slingerTable } from '../charts/ancients.js';
import { figureCapabilityMissile } from '../charts/capability.js';
import { cardMissile } from '../charts/card-figures.js';

/** Rulings about Romans, phalanx, slingers and Greek fire. Lengths in cm. */

export const slingerRange = defineRuling({
  id: 'cady/ruling/slinger-range',
  readings: [
    book('section', cellsAt(slingerTable).slinger['range-cm'], 1657),
    book('capability-chart', cellsAt(figureCapabilityMissile).slinger['range-cm'], 1111),
    card('card', cellsAt(cardMissile)['slinger-light'].range, 46),
  ],
  decides: [
    decided(cellsAt(slingerTable).slinger['range-cm']),
    decided(cellsAt(figureCapabilityMissile).slinger['range-cm']),
  ],
  default: 'section',
  reconstruction: false,
});

export const slingerShots = defineRuling({
  id: 'cady/ruling/slinger-shots',
  readings: [
    book('each-third', { standing: 3, moving: 'each-third' }, 1661),
    book('each-third-not-moved', { standing: 3, moving: 'each-third-not-moved' }, 1661),
    book('as-other-missiles', { standing: 2, moving: 'one' }, 1452),
  ],
  default: 'each-third',
  reconstruction: false,
});

export const slingerImmune = defineRuling({
  id: 'cady/ruling/slinger-immune-targets',
  readings: [book('men-at-arms', ['men-at-arms'], 1659), ours('all-heavy-armor', ['men-at-arms', 'heavy-cavalry'])],
  default: 'men-at-arms',
  reconstruction: false,
});

export const pilumRear = defineRuling({
  id: 'cady/ruling/pilum-second-rank',
  readings: [ours('none', 0), ours('one', -1)],
  default: 'none',
  reconstruction: true,
});

export const pilumWhen = defineRuling({
  id: 'cady/ruling/pilum-next-turn',
  readings: [book('next-turn', 'next-turn', 1546), ours('this-melee', 'this-turn')],
  default: 'next-turn',
  reconstruction: false,
});

export const entrenchments = defineRuling({
  id: 'cady/ruling/roman-entrenchments',
  readings: [book('stone-fence', { steps: 1, shocks: 2 }, 1554), ours('stone-wall', { steps: 2, shocks: 2 })],
  default: 'stone-fence',
  reconstruction: false,
});

export const decimation = defineRuling({
  id: 'cady/ruling/decimation-count',
  readings: [
    ours('left-after-losses', { of: 'after-losses', reactions: ['back-and-turn', 'rout'] }),
    ours('before-losses', { of: 'before-losses', reactions: ['back-and-turn', 'rout'] }),
  ],
  default: 'left-after-losses',
  reconstruction: true,
});

export const decimationWhen = defineRuling({
  id: 'cady/ruling/decimation-when',
  readings: [book('always', 'always', 1568), ours('where-agreed', 'where-agreed')],
  default: 'always',
  reconstruction: false,
});

export const testudoLosses = defineRuling({
  id: 'cady/ruling/testudo-after-losses',
  readings: [book('four-deep-or-none', 'four-deep', 1550), ours('once-formed-it-stands', 'stands')],
  default: 'four-deep-or-none',
  reconstruction: false,
});

export const testudoShock = defineRuling({
  id: 'cady/ruling/shock-testudo',
  readings: [
    book('section', null, 1552),
    book('common-chart', 2, 654),
    card('card', cellsAt(cardShockReductions)['roman-testudo'].shocks, 103),
  ],
  decides: [decided(cellsAt(shockReductions)['roman-testudo'].shocks)],
  default: 'section',
  reconstruction: false,
});

export const phalanxDepth = defineRuling({
  id: 'cady/ruling/phalanx-depth',
  readings: [book('two', { from: 2, to: 2 }, 1632), book('two-or-more', { from: 2, to: null }, 2872)],
  default: 'two',
  reconstruction: false,
});

export const phalanxShock = defineRuling({
  id: 'cady/ruling/shock-phalanx',
  readings: [book('two', 2, 1640), ours('not-listed', 0)],
  default: 'two',
  reconstruction: false,
});

export const pushEqual = defineRuling({
  id: 'cady/ruling/phalanx-push-equal',
  readings: [ours('nobody', 'nobody'), ours('side-without-a-phalanx', 'side-without-a-phalanx')],
  default: 'nobody',
  reconstruction: true,
});

export const pushedPhalanx = defineRuling({
  id: 'cady/ruling/phalanx-pushed',
  readings: [ours('yes', true), ours('only-by-a-phalanx', false)],
  default: 'yes',
  reconstruction: true,
});

export const phalanxSecondRank = defineRuling({
  id: 'cady/ruling/phalanx-second-rank',
  readings: [
    ours('one-more-roll-of-the-enemy', { rolls: 'enemy-only' }),
    ours('fights-as-the-first', { rolls: 'both' }),
  ],
  default: 'one-more-roll-of-the-enemy',
  reconstruction: true,
});

export const greekFireReach = defineRuling({
  id: 'cady/ruling/greek-fire-flame',
  readings: [ours('five-by-three', { length: 5, breadth: 3 }), ours('ten-by-five', { length: 10, breadth: 5 })],
  default: 'five-by-three',
  reconstruction: true,
});

export const ancientsRulings = [
  slingerRange,
  slingerShots,
  slingerImmune,
  pilumRear,
  pilumWhen,
  entrenchments,
  decimation,
  decimationWhen,
  testudoLosses,
  testudoShock,
  phalanxDepth,
  phalanxShock,
  pushEqual,
  pushedPhalanx,
  phalanxSecondRank,
  greekFireReach,
] as const;
