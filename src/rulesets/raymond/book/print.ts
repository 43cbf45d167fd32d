import { type Book, bookOf, type Print, type Unread } from '../../../book/index.js';
import { meleeDiceAdjustments } from './charts/melee.js';
import { raymondCharts } from './charts.js';
import { raymondNumbers } from './numbers.js';
import { raymondRulings } from './rulings.js';

/** Each adjustment of hand-to-hand dice is of one of three kinds; its cells of the other two are empty. */
const emptyAdjustments: readonly Unread[] = meleeDiceAdjustments.rows.flatMap(row =>
  meleeDiceAdjustments.columns
    .filter(column => meleeDiceAdjustments.cells[row][column] === null)
    .map(column => ({
      id: `${meleeDiceAdjustments.id}/${row}/${column}`,
      reason: 'the book changes these dice in another way',
    })),
);

/** Raymond's book as it is printed. */
export const raymondPrint: Print = {
  id: 'raymond',
  charts: raymondCharts,
  numbers: raymondNumbers,
  rulings: raymondRulings,
  edition: 'book',
  unread: [
    {
      id: 'raymond/turn-sequence',
      reason: 'the order of the phases is what the game is made of, and is no number of it',
    },
    { id: 'raymond/basing#gun-models', reason: 'how many models stand on a base is for the eye alone' },
    { id: 'raymond/artillery-range-bands#shot', reason: 'which bands bounce is said by raymond/ruling/bounce-band' },
    { id: 'raymond/tests#in-command', reason: 'who is in command never tests; the book knows nothing else' },
    ...emptyAdjustments,
  ],
};

/** Raymond's printed book, for house rules to be laid on. */
export const raymondBook: Book = bookOf(raymondPrint);
