import { defineNumbers } from '../../../../../book/index.js';
import { cadyBook } from '../../../common/book/charts/source.js';

/** What coming off a ship does to small arms fire. */
export const offLoadNumbers = defineNumbers({
  id: 'cady/musket/off-loading',
  source: cadyBook('Musket Period Rules > Optional Rules > Ships', 2569),
  clauses: ['cady/musket/ship/off-load-small-arms'],
  numbers: { steps: -1 },
});
