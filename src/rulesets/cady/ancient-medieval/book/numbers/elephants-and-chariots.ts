import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** War elephants. Lengths in cm. */
export const elephantNumbers = defineNumbers({
  id: 'cady/ancient-medieval/elephants',
  source: cadyBook('Additional Ancient Period Figures & Rules > War Elephants', 1579),
  clauses: ['cady/ancient-medieval/elephant/two-shots'],
  numbers: {
    'shots-a-turn': 2,
    'rampage-dice': printed(2, { line: 1589, clauses: ['cady/ancient-medieval/elephant/rampage-table'] }),
    'rampage-die-sides': printed(6, { line: 1589, clauses: ['cady/ancient-medieval/elephant/rampage-table'] }),
    /** Turns that a unit has to reform which it has split. */
    'split-turns': printed(1, { line: 1614, clauses: ['cady/ancient-medieval/elephant/breaks-units'] }),
    /** How near it makes horses go away. */
    'horse-fear-cm': printed(10, { line: 1616, clauses: ['cady/ancient-medieval/elephant/cavalry-flees'] }),
    /** Whether exactly a third of the range is close. */
    'third-is-close': printed(true, { line: 3167, clauses: ['cady/ancient-medieval/sheet/elephant-missile-odds'] }),
  },
});

/** Chariots. */
export const chariotNumbers = defineNumbers({
  id: 'cady/ancient-medieval/chariots',
  source: cadyBook('Additional Ancient Period Figures & Rules > Chariot', 1699),
  clauses: ['cady/ancient-medieval/chariot/two-shots'],
  numbers: {
    'shots-a-turn': 2,
    /** Faces with which missiles start at far range. */
    'far-hits': printed([4, 6], { line: 1695, clauses: ['cady/ancient-medieval/chariot/missile-odds'], die: 10 }),
    /** The face that kills a horse. */
    'horse-face': printed(1, { line: 1697, clauses: ['cady/ancient-medieval/chariot/horse-killed'] }),
  },
});
