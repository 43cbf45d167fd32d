import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** The numbers of marching, forming and seeing. */

/** How far troops see, in cm. */
export const sightingNumbers = defineNumbers({
  id: 'cady/musket/sighting',
  source: cadyBook('Musket Period Rules > Sighting', 2335),
  clauses: ['cady/musket/sighting/normal'],
  numbers: { normal: 90 },
});

/** Who forms squares: the least morale value and depth in ranks; and the thirds of its move that it costs. */
export const squareNumbers = defineNumbers({
  id: 'cady/musket/square',
  source: cadyBook('Musket Period Rules > Forming a Square', 2339),
  clauses: ['cady/musket/square/who'],
  numbers: {
    'least-morale': 4,
    'least-ranks': printed(2, { clauses: ['cady/musket/square/depth'] }),
    'forming-thirds': printed(1, { clauses: ['cady/musket/square/cost'] }),
  },
});

/** Who gains the column march: figures abreast, the least morale value, and how far the way may bend. */
export const columnMarchNumbers = defineNumbers({
  id: 'cady/musket/column-march',
  source: cadyBook('Musket Period Rules > Movement', 2329),
  clauses: ['cady/musket/movement/column-bonus'],
  numbers: {
    abreast: [2, 4],
    'least-morale': 4,
    'bend-degrees': printed(45, { line: 685, clauses: ['cady/common/formation/column-march-straight'] }),
  },
});
