import { type Book, bookOf, type Print } from '../../../book/index.js';
import { skirmishCharts } from './charts.js';
import { skirmishNumbers } from './numbers.js';
import { skirmishRulings } from './rulings.js';
import { skirmishUnread } from './unread.js';

/** The skirmish rules as they are printed. */
export const skirmishPrint: Print = {
  id: 'skirmish',
  charts: skirmishCharts,
  numbers: skirmishNumbers,
  rulings: skirmishRulings,
  edition: 'book',
  unread: skirmishUnread,
};

/** The printed skirmish rules, for house rules to be laid on. */
export const skirmishBook: Book = bookOf(skirmishPrint);
