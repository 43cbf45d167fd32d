import { cellsAt } from '../../../../../book/index.js';
import { defineRuling } from '../../../../../rulebook/index.js';
import { book, card, ours } from '../../../common/book/rulings/readings.js';
import { slingerTable } from '../charts/ancients.js';
import { figureCapabilityMissile } from '../charts/capability.js';

/** Rulings about Romans, phalanx, slingers and Greek fire. Lengths in cm. */

export const slingerRange = defineRuling({
  id: 'cady/ruling/slinger-range',
  subject: 'Range of slingers on foot',
  readings: [
    book('section', cellsAt(slingerTable).slinger['range-cm'], 1657),
    book('capability-chart', cellsAt(figureCapabilityMissile).slinger['range-cm'], 1111),
    card('card', 30, 46),
  ],
  default: 'section',
  reconstruction: false,
  why: 'The section on slingers has a table of its own.',
});

export const slingerShots = defineRuling({
  id: 'cady/ruling/slinger-shots',
  subject: 'Stones that a slinger throws in a turn',
  readings: [
    book('each-third', { standing: 3, moving: 'each-third' }, 1661),
    book('each-third-not-moved', { standing: 3, moving: 'each-third-not-moved' }, 1661),
    book('as-other-missiles', { standing: 2, moving: 'one' }, 1452),
  ],
  default: 'each-third',
  reconstruction: false,
  why: 'The section on slingers ties a stone to each third of a move, and three to one place.',
});

export const slingerImmune = defineRuling({
  id: 'cady/ruling/slinger-immune-targets',
  subject: 'Heavy armor that slings do not hurt',
  readings: [book('men-at-arms', ['men-at-arms'], 1659), ours('all-heavy-armor', ['men-at-arms', 'heavy-cavalry'])],
  default: 'men-at-arms',
  reconstruction: false,
  why: 'The section excepts infantry men-at-arms in so many words.',
});

export const pilumRear = defineRuling({
  id: 'cady/ruling/pilum-second-rank',
  subject: 'Steps that pila of the second rank lose',
  readings: [ours('none', 0), ours('one', -1)],
  default: 'none',
  reconstruction: true,
  why: 'Pila hit on the same faces against everybody; no step is named.',
});

export const pilumWhen = defineRuling({
  id: 'cady/ruling/pilum-next-turn',
  subject: 'Melee in which a unit struck by pila is worse by a point',
  readings: [book('next-turn', 'next-turn', 1546), ours('this-melee', 'this-turn')],
  default: 'next-turn',
  reconstruction: false,
  why: 'As printed: the shields are heavy for the turn that follows.',
});

export const entrenchments = defineRuling({
  id: 'cady/ruling/roman-entrenchments',
  subject: 'Steps and shocks that Roman entrenchments take off',
  readings: [book('stone-fence', { steps: 1, shocks: 2 }, 1554), ours('stone-wall', { steps: 2, shocks: 2 })],
  default: 'stone-fence',
  reconstruction: false,
  why: 'They count as stone fences: one step in the period’s list, two shocks as a wall of stone.',
});

export const decimation = defineRuling({
  id: 'cady/ruling/decimation-count',
  subject: 'Of which figures every tenth is removed, and after which reactions',
  readings: [
    ours('left-after-losses', { of: 'after-losses', reactions: ['back-and-turn', 'rout'] }),
    ours('before-losses', { of: 'before-losses', reactions: ['back-and-turn', 'rout'] }),
  ],
  default: 'left-after-losses',
  reconstruction: true,
  why: 'The figures in the unit when the punishment comes are those that are left; fractions are dropped. Back alone is not among the reactions named.',
});

export const testudoShock = defineRuling({
  id: 'cady/ruling/shock-testudo',
  subject: 'Shocks lost against a testudo; null: all',
  readings: [book('section', null, 1552), book('common-chart', 2, 654), card('card', 2, 103)],
  default: 'section',
  reconstruction: false,
  why: 'The section on Romans leaves no shock at all; two would leave heavy cavalry one.',
});

export const phalanxDepth = defineRuling({
  id: 'cady/ruling/phalanx-depth',
  subject: 'Ranks of a phalanx; null: no most',
  readings: [book('two', { from: 2, to: 2 }, 1632), book('two-or-more', { from: 2, to: null }, 2872)],
  default: 'two',
  reconstruction: false,
  why: 'The section forms it two ranks deep; at least two stands in the glossary.',
});

export const phalanxShock = defineRuling({
  id: 'cady/ruling/shock-phalanx',
  subject: 'Shocks that cavalry loses against the front of a phalanx',
  readings: [book('two', 2, 1640), ours('not-listed', 0)],
  default: 'two',
  reconstruction: false,
  why: 'The section on the phalanx says so; no list of reductions has it.',
});

export const pushEqual = defineRuling({
  id: 'cady/ruling/phalanx-push-equal',
  subject: 'Who is pushed when both lost as many figures',
  readings: [ours('nobody', 'nobody'), ours('side-without-a-phalanx', 'side-without-a-phalanx')],
  default: 'nobody',
  reconstruction: true,
  why: 'The side that lost more is pushed; neither has.',
});

export const pushedPhalanx = defineRuling({
  id: 'cady/ruling/phalanx-pushed',
  subject: 'Whether a phalanx that lost more is pushed by troops that are none',
  readings: [ours('yes', true), ours('only-by-a-phalanx', false)],
  default: 'yes',
  reconstruction: true,
  why: 'The side with more losses goes back when a phalanx meets an enemy unit: whichever side.',
});

export const phalanxSecondRank = defineRuling({
  id: 'cady/ruling/phalanx-second-rank',
  subject: 'What the second rank of a phalanx does in melee',
  readings: [
    ours('one-more-roll-of-the-enemy', { rolls: 'enemy-only' }),
    ours('fights-as-the-first', { rolls: 'both' }),
  ],
  default: 'one-more-roll-of-the-enemy',
  reconstruction: true,
  why: 'It reaches over with long spears and cannot be reached: the enemy rolls once more, as against pole arms.',
});

export const greekFireReach = defineRuling({
  id: 'cady/ruling/greek-fire-flame',
  subject: 'Flame of Greek fire: length, and breadth at its end',
  readings: [ours('five-by-three', { length: 5, breadth: 3 }), ours('ten-by-five', { length: 10, breadth: 5 })],
  default: 'five-by-three',
  reconstruction: true,
  why: 'The template is cut out by whoever plays; a real reach of some 50 feet is 5 cm on the ground scale. A scenario may lay another.',
});

export const ancientsRulings = [
  slingerRange,
  slingerShots,
  slingerImmune,
  pilumRear,
  pilumWhen,
  entrenchments,
  decimation,
  testudoShock,
  phalanxDepth,
  phalanxShock,
  pushEqual,
  pushedPhalanx,
  phalanxSecondRank,
  greekFireReach,
] as const;
