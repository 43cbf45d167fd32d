import { type Book, bookOf, type Print } from '../../../../book/index.js';
import { cardOver, commonPrint } from '../../common/book/print.js';
import { unplayable } from '../unplayable.js';
import { ancientMedievalCharts } from './charts.js';
import { ancientMedievalNumbers } from './numbers.js';
import { ancientMedievalRulings } from './rulings.js';
import { unread } from './unread.js';

const rulings = [...commonPrint.rulings, ...ancientMedievalRulings];

/** The ancient and medieval game as it is printed, with the common rules that it stands on. */
export const ancientMedievalPrint: Print = {
  id: 'ancient-medieval',
  charts: [...commonPrint.charts, ...ancientMedievalCharts],
  numbers: [...commonPrint.numbers, ...ancientMedievalNumbers],
  rulings,
  edition: 'book',
  unread,
  divided: [...(commonPrint.divided ?? []), 'cady/ancient-medieval/elephant-rampage'],
  editions: { card: cardOver(rulings) },
  unplayable,
};

/** The printed book of the ancient and medieval game, for house rules to be laid on. */
export const ancientMedievalBook: Book = bookOf(ancientMedievalPrint);
