import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** What only Roman legionaries do. Lengths in cm. */
export const romanNumbers = defineNumbers({
  id: 'cady/ancient-medieval/romans',
  source: cadyBook('Additional Ancient Period Figures & Rules > Romans', 1542),
  clauses: ['cady/ancient-medieval/romans/pilum-odds'],
  numbers: {
    'pilum-hits': printed([4, 6], { die: 10 }),
    /** Ranks that throw. */
    'pilum-ranks': printed(2, { line: 1544, clauses: ['cady/ancient-medieval/romans/pilum-second-rank'] }),
    /** A volley at this share of a unit's figures makes it worse in melee by so many points. */
    'encumbered-share': printed(1 / 3, { line: 1546, clauses: ['cady/ancient-medieval/romans/pilum-encumbers'] }),
    'encumbered-melee': printed(1, { line: 1546, clauses: ['cady/ancient-medieval/romans/pilum-encumbers'] }),
    'testudo-ranks': printed(4, { line: 1550, clauses: ['cady/ancient-medieval/romans/testudo-shape'] }),
    /** Thirds of a turn. */
    'testudo-forming-thirds': printed(1, {
      line: 1550,
      clauses: ['cady/ancient-medieval/romans/testudo-forming-cost'],
    }),
    'testudo-move-share': printed(1 / 3, { line: 1550, clauses: ['cady/ancient-medieval/romans/testudo-speed'] }),
    /** Entrenchment that a figure digs in a turn, and stakes that it sets. */
    'dug-cm': printed(1, { line: 1554, clauses: ['cady/ancient-medieval/romans/entrench'] }),
    'stakes-cm': printed(1, { line: 1558, clauses: ['cady/ancient-medieval/romans/stakes'] }),
    /** Every so-manieth figure is removed, after a melee with a unit of this melee point or less. */
    'decimation-every': printed(10, { line: 1568, clauses: ['cady/ancient-medieval/romans/decimation'] }),
    'decimation-melee': printed(6, { line: 1568, clauses: ['cady/ancient-medieval/romans/decimation'] }),
  },
});

/** What only hoplites in a phalanx do. Lengths in cm. */
export const phalanxNumbers = defineNumbers({
  id: 'cady/ancient-medieval/phalanx',
  source: cadyBook('Additional Ancient Period Figures & Rules > Greek Hoplite Phalanx', 1634),
  clauses: ['cady/ancient-medieval/phalanx/push-back'],
  numbers: {
    'push-cm': 3,
    /** Ranks that count in melee and in shock. */
    'counting-ranks': printed(2, {
      line: 1636,
      clauses: ['cady/ancient-medieval/phalanx/second-rank-melee', 'cady/ancient-medieval/phalanx/charge-shock'],
    }),
    /** By this share it must outnumber the total morale value of cavalry that it pushes. */
    'push-cavalry-share': printed(1 / 3, { line: 1638, clauses: ['cady/ancient-medieval/phalanx/push-cavalry'] }),
    'tests-to-charge': printed(false, { line: 1642, clauses: ['cady/ancient-medieval/phalanx/no-3dt-to-charge'] }),
  },
});

/** A line of slingers before their friends. */
export const slingerScreenNumbers = defineNumbers({
  id: 'cady/ancient-medieval/slingers',
  source: cadyBook('Additional Ancient Period Figures & Rules > Slingers', 1665),
  clauses: ['cady/ancient-medieval/slinger/skirmish-screen'],
  numbers: {
    'screen-ranks': 1,
    'screen-shots': 2,
  },
});

/** Greek fire. Lengths in cm. */
export const greekFireNumbers = defineNumbers({
  id: 'cady/ancient-medieval/greek-fire',
  source: cadyBook('Additional Ancient Period Figures & Rules > Greek Fire', 1725),
  clauses: ['cady/ancient-medieval/greek-fire/roll'],
  numbers: {
    'die-sides': 6,
    /** Everything so near is destroyed with a unit that explodes. */
    'explosion-reach': printed(5, { line: 1727 }),
    'every-turns': printed(2, { line: 1723, clauses: ['cady/ancient-medieval/greek-fire/rate'] }),
  },
});
