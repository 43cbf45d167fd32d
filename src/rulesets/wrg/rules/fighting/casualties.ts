import { cellsAt, type OpenBook } from '../../../../book/index.js';
import { casualtyTable } from '../../book/charts/casualties.js';
import { casualtyNumbers, fightingDiceNumbers } from '../../book/numbers/fighting.js';
import { disorganisationNumbers } from '../../book/numbers/movement.js';
import {
  casualtyLowCells,
  casualtySlip,
  fewestFactors,
  halfFigures,
  halfOfWhichRank,
  mixedBodies,
  perFigure,
} from '../../book/rulings/fighting.js';

/** To the next whole number below or above. */
export type Rounding = 'down' | 'up';

/** What factors, figures and the random factor come to. */
export interface CasualtyRules {
  /** Men, by the total of factors from `lowest` up, then by the number of figures from 1 up. */
  readonly table: readonly (readonly number[])[];
  /** The total of the first row. */
  readonly lowest: number;
  /** What is below the first row: nothing, or as the first row. */
  readonly below: 'none' | 'lowest-row';
  /** Larger bodies are read so many figures at a time. */
  readonly figuresAtATime: number;
  /** Men for each figure and each factor beyond the last row. */
  readonly beyond: number;
  readonly menInAFigure: number;
  readonly hitsOnAModel: number;
  /** What becomes of half a figure. */
  readonly halfFigures: Rounding;
  /** Of the figures of its nearest rank, what a disorganised body counts. */
  readonly disorganisedShare: number;
  /** Whether that is a share of those of the rank who may shoot or fight, or so many of them as make up that share of the whole rank. */
  readonly disorganisedHalf: 'of-those-able' | 'of-the-rank';
  /** Whose figures casualties per figure are counted by: those at the start of the period. */
  readonly perFigure: 'at-start';
  /** Whether the random factor is thrown once for a body, or for each part of it that has factors of its own. */
  readonly mixedBodies: 'one-throw' | 'throw-each';
  readonly dice: {
    /** The marks of the average die. */
    readonly average: readonly number[];
    /** Sides of the plus die of barbarians. */
    readonly ordinary: number;
    readonly shootingStep: number;
    /** The most that E types gain. */
    readonly gainOfE: { readonly shooting: number; readonly melee: number };
  };
}

/**
 * What factors come to.
 *
 * Source: Casualty Calculation.
 *
 * @clause wrg/casualties/table-errors
 */
export function casualtiesUnder(book: OpenBook): CasualtyRules {
  const numbers = book.numbers(casualtyNumbers);
  const dice = book.numbers(fightingDiceNumbers);
  return {
    table: book.part({ name: 'table', clauses: ['wrg/casualties/lookup'] }, tableUnder),
    lowest: Number(casualtyTable.rows[0]),
    below: book.reading(fewestFactors),
    figuresAtATime: numbers['figures-at-a-time'],
    beyond: numbers['beyond-the-table'],
    menInAFigure: numbers['men-in-a-figure'],
    hitsOnAModel: numbers['hits-on-a-model'],
    halfFigures: book.reading(halfFigures),
    disorganisedShare: book.numbers(disorganisationNumbers)['figures-share'],
    disorganisedHalf: book.reading(halfOfWhichRank),
    perFigure: book.reading(perFigure),
    mixedBodies: book.reading(mixedBodies),
    dice: {
      average: dice.average,
      ordinary: dice.ordinary,
      shootingStep: dice['shooting-step'],
      gainOfE: { shooting: dice['shooting-gain-of-e'], melee: dice['melee-gain-of-e'] },
    },
  };
}

/** The table with what is played in the place of its slips. */
function tableUnder(book: OpenBook): CasualtyRules['table'] {
  const cells = book.of(casualtyTable);
  const places = cellsAt(casualtyTable);
  const low = book.reading(casualtyLowCells);
  const settled = new Map([
    [places['12']['16'], book.settle(places['12']['16'], book.reading(casualtySlip), casualtySlip)],
    [places['-5']['17'], book.settle(places['-5']['17'], low.fewest, casualtyLowCells)],
    [places['-4']['14'], book.settle(places['-4']['14'], low.few, casualtyLowCells)],
    [places['-4']['18'], book.settle(places['-4']['18'], low.more, casualtyLowCells)],
  ]);
  return casualtyTable.rows.map(total =>
    casualtyTable.columns.map(figures => settled.get(places[total][figures]) ?? cells[total][figures]),
  );
}
