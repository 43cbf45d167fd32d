import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** Caltrops. Costs in points. */
export const caltropsNumbers = defineNumbers({
  id: 'cady/ancient-medieval/caltrops',
  source: cadyBook('Additional Ancient Period Figures & Rules > Caltrops', 1924),
  clauses: ['cady/ancient-medieval/caltrops/purchase'],
  numbers: {
    cost: 10,
    'placing-thirds': printed(1, { clauses: ['cady/ancient-medieval/caltrops/placing'] }),
    'die-sides': printed(6, { line: 1926, clauses: ['cady/ancient-medieval/caltrops/losses'] }),
    /** Shares of the maximum move at which the first three rows of the losses end. */
    'first-row-share': printed(1 / 3, { line: 1930, clauses: ['cady/ancient-medieval/caltrops/losses'] }),
    'second-row-share': printed(2 / 3, { line: 1931, clauses: ['cady/ancient-medieval/caltrops/losses'] }),
    'third-row-share': printed(1, { line: 1932, clauses: ['cady/ancient-medieval/caltrops/losses'] }),
  },
});

/** Stakes. Lengths in cm, costs in points. */
export const stakesNumbers = defineNumbers({
  id: 'cady/ancient-medieval/stakes',
  source: cadyBook('Additional Ancient Period Figures & Rules > Defensive Stakes', 1939),
  clauses: ['cady/ancient-medieval/stakes/carry'],
  numbers: {
    cost: printed(2, {
      clauses: ['cady/ancient-medieval/stakes/carry', 'cady/ancient-medieval/romans/extra-stakes'],
    }),
    /** What a figure carries, and sets up or removes in a turn. */
    'figure-cm': printed(1, {
      clauses: [
        'cady/ancient-medieval/stakes/carry',
        'cady/ancient-medieval/stakes/setup',
        'cady/ancient-medieval/stakes/remove',
      ],
    }),
    /** Thirds of a move that crossing them costs troops, and machines and wagons off the road. */
    'crossing-thirds': printed(1, { line: 1941, clauses: ['cady/ancient-medieval/stakes/crossing-troops'] }),
    'wheeled-crossing-thirds': printed(2, { line: 1941, clauses: ['cady/ancient-medieval/stakes/crossing-wheeled'] }),
  },
});

/** What is thrown, and the shield against it. Lengths in cm, costs in points. */
export const thrownNumbers = defineNumbers({
  id: 'cady/ancient-medieval/thrown',
  source: cadyBook('Additional Ancient Period Figures & Rules > Throwing Ax', 1945),
  clauses: ['cady/ancient-medieval/axe/cost-and-use'],
  numbers: {
    'axe-cost': 1,
    'axe-range': printed(6, { clauses: ['cady/ancient-medieval/axe/odds'] }),
    'axe-steps': printed(2, { clauses: ['cady/ancient-medieval/axe/odds'] }),
    'javelin-steps': printed(2, { line: 1949, clauses: ['cady/ancient-medieval/javelin/stats'] }),
    'pavise-cost': printed(2, { line: 1953, clauses: ['cady/ancient-medieval/pavise/rule'] }),
    'pavise-figures': printed(2, { line: 1953, clauses: ['cady/ancient-medieval/pavise/rule'] }),
    'pavise-steps': printed(-1, { line: 1953, clauses: ['cady/ancient-medieval/pavise/rule'] }),
  },
});
