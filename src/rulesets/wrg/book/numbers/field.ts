import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';

/** Men who serve an engine. */
export const engineCrewNumbers = defineNumbers({
  id: 'wrg/engine-crews',
  source: wrgBook('Setting Up the Basic Game > Points Values', 230),
  clauses: ['wrg/points/engine-light-bolt'],
  numbers: {
    'light-bolt-thrower': printed(2, { line: 230 }),
    'heavy-bolt-thrower': printed(3, { line: 231 }),
    'light-stone-thrower': printed(3, { line: 231 }),
    'thirty-mina-stone-thrower': printed(4, { line: 232 }),
    'one-talent-stone-thrower': printed(5, { line: 233 }),
    'three-talent-stone-thrower': printed(6, { line: 234 }),
  },
});

/** Every number that a table is laid out with. */
export const fieldNumbers: readonly NumberGroup[] = [engineCrewNumbers];
