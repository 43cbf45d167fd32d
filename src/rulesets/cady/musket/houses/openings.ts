import type { OpenBook } from '../../../../book/index.js';
import { houseNumbers } from '../book/numbers/houses.js';

/** The numbers of doors and windows that are fought through. */
export interface OpeningRules {
  /** Figures that fire, are fired at and fight at a window or door. */
  readonly figuresEach: number;
  /** What a melee through one does to the melee point of both sides. */
  readonly meleePoints: number;
}

/** What a book prints of doors and windows. */
export function openingsUnder(book: OpenBook): OpeningRules {
  return {
    figuresEach: book.part(
      { name: 'houses/figures-each', clauses: ['cady/musket/building/window-fire'] },
      b => b.numbers(houseNumbers)['figures-each-opening'],
    ),
    meleePoints: book.part(
      { name: 'houses/melee', clauses: ['cady/musket/building/window-melee-penalty'] },
      b => b.numbers(houseNumbers)['melee-points'],
    ),
  };
}
