import { type Book, bookOf, type Layer, type Print } from '../../../../book/index.js';
import type { Choices, Ruling } from '../../../../rulebook/index.js';
import { commonCharts } from './charts.js';
import { commonNumbers } from './numbers.js';
import { commonRulings } from './rulings.js';
import { commonUnread } from './unread.js';

/** The author's card of charts as a layer over his book: its own reading of everything that it prints. */
export function cardOver(rulings: readonly Ruling[]): Layer {
  return Object.freeze({ title: 'the card', kind: 'edition', rulings: cardReadings(rulings) });
}

function cardReadings(rulings: readonly Ruling[]): Choices {
  return Object.fromEntries(
    rulings.flatMap(({ id, readings }) => {
      const card = readings.find(({ source }) => source === 'cady-card');
      return card === undefined ? [] : [[id, card.id]];
    }),
  );
}

/** The Common Rules as they are printed. */
export const commonPrint: Print = {
  id: 'common',
  charts: commonCharts,
  numbers: commonNumbers,
  rulings: commonRulings,
  edition: 'book',
  editions: { card: cardOver(commonRulings) },
  divided: ['cady/common/post-melee-morale'],
  unread: commonUnread,
};

/** The printed book of the Common Rules, for house rules to be laid on. */
export const commonBook: Book = bookOf(commonPrint);
