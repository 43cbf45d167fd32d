import { defineNumbers, printed } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** The column march, which another period has, and this one where a ruling gives it: figures abreast, and the least morale value. */
export const columnMarchNumbers = defineNumbers({
  id: 'cady/ancient-medieval/column-march',
  source: cadyBook('Unit Formations', 685),
  clauses: ['cady/common/formation/column-march-width'],
  numbers: {
    'narrow-abreast': 2,
    'wide-abreast': 4,
    'least-ranks': 1,
    'least-morale': printed(4, { clauses: ['cady/common/formation/column-march-bonus'] }),
  },
});
