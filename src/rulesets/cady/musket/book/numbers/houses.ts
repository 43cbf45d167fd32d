import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** The numbers of buildings that are held, and of who lies low behind walls. Lengths in cm. */

/** Figures at a window or door, what a melee through it takes, doors and who breaks them, and how near one must come to see who keeps still. */
export const houseNumbers = defineNumbers({
  id: 'cady/musket/houses',
  source: cadyBook('Musket Period Rules > Buildings', 2373),
  clauses: ['cady/musket/building/window-fire'],
  numbers: {
    'figures-each-opening': 2,
    'melee-points': printed(-1, { line: 2375, clauses: ['cady/musket/building/window-melee-penalty'] }),
    'door-stands': printed(2, { line: 2377, clauses: ['cady/musket/building/break-door'] }),
    'door-turns': printed(2, { line: 2377, clauses: ['cady/musket/building/break-door'] }),
    'unseen-cm': printed(10, { line: 2383, clauses: ['cady/musket/building/hidden-distance'] }),
    'unseen-behind-wall-cm': printed(10, { line: 2363, clauses: ['cady/musket/wall/hidden-distance'] }),
    'horses-held-by-one': printed(4, { line: 2383, clauses: ['cady/musket/building/dismounted-dragoons'] }),
    'wall-hits': printed(2, { line: 2399, clauses: ['cady/musket/building/stone-wall-two-hits'] }),
  },
});
