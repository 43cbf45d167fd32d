import { type Book, bookOf, type Layer, type Print } from '../../../book/index.js';
import type { Choices, Ruling } from '../../../rulebook/index.js';
import { wrgCharts } from './charts.js';
import { wrgNumbers } from './numbers.js';
import { wrgRulings } from './rulings.js';
import { wrgUnread } from './unread.js';

/** The book as it was printed, before its owner wrote in it: what stood there, wherever the ink struck out or wrote over. */
function printedUnderInk(rulings: readonly Ruling[]): Layer {
  const readings: Choices = Object.fromEntries(
    rulings.flatMap(({ id, readings: all }) => {
      const printed = all.find(({ source }) => source === 'wrg-print');
      return printed === undefined ? [] : [[id, printed.id]];
    }),
  );
  return Object.freeze({ title: 'the print under the ink', kind: 'edition', rulings: readings });
}

/** The copy that the rules were read from, with what its owner wrote in it: that is how it was played. */
export const wrgPrint: Print = {
  id: 'wrg',
  charts: wrgCharts,
  numbers: wrgNumbers,
  rulings: wrgRulings,
  edition: 'amended',
  editions: { printed: printedUnderInk(wrgRulings) },
  unread: wrgUnread,
};

/** The amended copy, for house rules to be laid on. */
export const wrgBook: Book = bookOf(wrgPrint);
