import { type Book, bookOf, type Print } from '../../../../book/index.js';
import { cardOver, commonPrint } from '../../common/book/print.js';
import { musketCharts } from './charts.js';
import { musketNumbers } from './numbers.js';
import { musketRulings } from './rulings.js';
import { musketUnread } from './unread.js';

const rulings = [...commonPrint.rulings, ...musketRulings];

/** The musket game as it is printed, with the common rules that it stands on. */
export const musketPrint: Print = {
  id: 'musket',
  charts: [...commonPrint.charts, ...musketCharts],
  numbers: [...commonPrint.numbers, ...musketNumbers],
  rulings,
  edition: 'book',
  editions: { card: cardOver(rulings) },
  unread: musketUnread,
  divided: ['cady/musket/post-melee-morale', 'cady/musket/small-arms-fire'],
};

/** The printed book of the musket game, for house rules to be laid on. */
export const musketBook: Book = bookOf(musketPrint);
