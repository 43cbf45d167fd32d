import { defineNumbers, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';

/** Troops that have left the table and may come back. */
export const leavingNumbers = defineNumbers({
  id: 'wrg/leaving',
  source: wrgBook('Troops Leaving the Field', 1221),
  clauses: ['wrg/leaving-field/return'],
  numbers: {
    periods: 3,
    /** Scores of the die at which they come back after a delay, and at once. */
    'in-sight': printed(3, { line: 1223, clauses: ['wrg/leaving-field/return', 'wrg/leaving-field/delay'] }),
    'at-once': 4,
    /** Faces of the die of barbarians; regulars throw an average die. */
    die: 6,
  },
});

export const victoryNumbers = defineNumbers({
  id: 'wrg/victory',
  source: wrgBook('Winners and Losers', 1243),
  clauses: ['wrg/victory/margin'],
  numbers: {
    /** Share of its own original points that the winner must have more than its enemy. */
    margin: 0.1,
    /** Share of its points that a feature is worth while an enemy can charge those who hold it. */
    'threatened-share': printed(0.5, { line: 1241, clauses: ['wrg/victory/half-control'] }),
  },
});

/** What comes back after a battle of a series, as shares, and what changes until the next. */
export const campaignNumbers = defineNumbers({
  id: 'wrg/campaign',
  source: wrgBook('Campaigns', 1255),
  clauses: ['wrg/campaign/loser-defends'],
  numbers: {
    'terrain-units': printed(3, { line: 1256, clauses: ['wrg/campaign/loser-defends'] }),
    'draw-runaways': printed(1, { line: 1259, clauses: ['wrg/campaign/losses-draw'] }),
    'draw-others': printed(0.5, { line: 1259, clauses: ['wrg/campaign/losses-draw'] }),
    'winner-losses': printed(1, { line: 1261, clauses: ['wrg/campaign/losses-winner-loser'] }),
    'loser-runaways': printed(0.5, { line: 1261, clauses: ['wrg/campaign/losses-winner-loser'] }),
    'loser-others': printed(0.25, { line: 1261, clauses: ['wrg/campaign/losses-winner-loser'] }),
    'months-between': printed(1, { line: 1267, clauses: ['wrg/campaign/weather'] }),
  },
});
