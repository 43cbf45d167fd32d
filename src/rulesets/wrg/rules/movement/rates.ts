import { cellsAt, type OpenBook } from '../../../../book/index.js';
import { moveDistances } from '../../book/charts/movement.js';
import { chariotNumbers, dismountedNumbers, squareNumbers } from '../../book/numbers/movement.js';
import { chariotMen, dismountedAs, heavyInfantryMove, lightHeavyMove } from '../../book/rulings/movement.js';
import type { CavalryType, InfantryType } from '../../troops.js';

/** A row of the table of moves: everything that moves at a rate of its own. */
export type MoveRow = (typeof moveDistances)['rows'][number];

/** Paces in a period; no charge for what cannot. */
export interface Rate {
  readonly normal: number;
  readonly charge: number | null;
}

/** How far everything moves. */
export interface RateRules {
  readonly rows: { readonly [R in MoveRow]: Rate };
  /** Paces that dismounted cavalry is slower than the infantry that it is like. */
  readonly dismountedSlower: number;
  readonly dismountedAs: { readonly [T in CavalryType]: InfantryType };
  /** The part of its normal move that a hollow square makes. */
  readonly squareSpeed: number;
  readonly chariots: {
    readonly driverCounts: boolean;
    /** A chariot of no more men is fast. */
    readonly mostMen: number;
    /** So is one of more horses than this, and than its men. */
    readonly moreHorsesThan: number;
  };
}

/** The rates of movement that a book comes to. */
export function ratesUnder(book: OpenBook): RateRules {
  const square = book.part({ name: 'movement/square', clauses: ['wrg/square/half-speed'] }, open =>
    open.numbers(squareNumbers),
  );
  const dismounted = book.part(
    { name: 'movement/dismounted', clauses: ['wrg/movement/rate-dismounted-cavalry'] },
    open => ({ slower: open.numbers(dismountedNumbers).slower, as: open.reading(dismountedAs) }),
  );
  return {
    rows: book.part({ name: 'movement/rates', clauses: moveDistances.clauses ?? [] }, rowsUnder),
    dismountedSlower: dismounted.slower,
    dismountedAs: dismounted.as,
    squareSpeed: square.speed,
    chariots: book.part({ name: 'movement/chariots', clauses: ['wrg/movement/rate-fast-chariots'] }, open => {
      const numbers = open.numbers(chariotNumbers);
      return {
        driverCounts: open.reading(chariotMen),
        mostMen: numbers['most-men'],
        moreHorsesThan: numbers['more-horses-than'],
      };
    }),
  };
}

function rowsUnder(book: OpenBook): RateRules['rows'] {
  const at = cellsAt(moveDistances);
  const lightHeavy = book.reading(lightHeavyMove);
  const heavy = book.reading(heavyInfantryMove);
  return {
    ...book.of(moveDistances),
    lhi: {
      normal: book.settle(at.lhi.normal, lightHeavy.normal, lightHeavyMove),
      charge: book.settle(at.lhi.charge, lightHeavy.charge, lightHeavyMove),
    },
    hi: {
      normal: book.settle(at.hi.normal, heavy.normal, heavyInfantryMove),
      charge: book.settle(at.hi.charge, heavy.charge, heavyInfantryMove),
    },
  };
}
