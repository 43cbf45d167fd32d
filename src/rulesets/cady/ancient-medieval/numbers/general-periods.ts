import type { OpenBook } from '../../../../book/index.js';
import { historicalGrouping } from '../book/charts/capability.js';
import { part } from '../part.js';

/** The general periods of which armies can be made. */
export const generalPeriods = historicalGrouping.columns;

export type GeneralPeriod = (typeof generalPeriods)[number];

/** What the list of each period has, in its own words. */
export type PeriodLists = { readonly [period in GeneralPeriod]: readonly string[] };

/** The lists of the periods that a book comes to. */
export function periodListsUnder(book: OpenBook): PeriodLists {
  const of = (period: GeneralPeriod) =>
    part(book, `periods/${period}`, ['scope/general-period-troop-lists', 'scope/choice-of-period'], () => {
      const cells = book.of(historicalGrouping);
      return historicalGrouping.rows.flatMap((row): readonly string[] => [cells[row][period]].flat());
    });
  return {
    ancient: of('ancient'),
    'early-medieval': of('early-medieval'),
    'late-medieval': of('late-medieval'),
  };
}
