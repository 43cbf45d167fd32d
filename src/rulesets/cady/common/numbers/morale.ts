import { cellsAt, type OpenBook } from '../../../../book/index.js';
import { patchChart } from '../../../../chart/index.js';
import type { postMeleeMorale } from '../book/charts/morale.js';
import { moraleChart1To10, moraleChartOverlap } from '../book/rulings/morale.js';
import type { MoraleLosses, MoraleNumbers, Reaction } from '../fighting/morale.js';

/**
 * A post-melee morale chart, a period's own or the common one, with its two slips as the rulings read them. Cells that a layer has
 * set go before the rulings.
 */
export function moraleChart(book: OpenBook, printed: typeof postMeleeMorale): MoraleNumbers['chart'] {
  const cells = cellsAt(printed);
  const least = book.reading(moraleChart1To10);
  const twice = book.reading(moraleChartOverlap);
  const taken = (row: 'back' | 'back-and-turn') => ({
    '1-10': book.settle(cells[row]['1-10'], least[row], moraleChart1To10),
    '91-100': book.settle(cells[row]['91-100'], twice[row], moraleChartOverlap),
  });
  return patchChart<Reaction, MoraleLosses>(book.chart(printed), {
    back: taken('back'),
    'back-and-turn': taken('back-and-turn'),
  });
}
