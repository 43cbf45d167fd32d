import { type Book, bookOf, type Print } from '../../../book/index.js';
import { raymondCharts } from './charts.js';
import { raymondRulings } from './rulings.js';

/** Raymond's book as it is printed. */
export const raymondPrint: Print = {
  id: 'raymond',
  charts: raymondCharts,
  numbers: [],
  rulings: raymondRulings,
  edition: 'book',
};

/** Raymond's printed book, for house rules to be laid on. */
export const raymondBook: Book = bookOf(raymondPrint);
