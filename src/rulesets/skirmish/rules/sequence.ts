import type { OpenBook } from '../../../book/index.js';
import { sight } from '../book/charts/morale.js';
import { scaleNumbers } from '../book/numbers/field.js';
import {
  distanceBehindShelter,
  lostItemD,
  paceOfAvoiding,
  partOfAMove,
  reachOfACharge,
} from '../book/rulings/sequence.js';

/** What the game knows about its scale, the order of a turn, and who sees whom. Lengths in inches. */
export interface SequenceRules {
  readonly scale: {
    readonly menOfAFigure: number;
    readonly feetOfAnInch: number;
    readonly secondsOfATurn: number;
  };
  readonly chargeReach: 'allowed' | 'fastest';
  readonly avoidingPace: 'fastest' | 'walk';
  /** How far those go who avoid a charge behind friends or cover. */
  readonly behindShelter: 'full' | 'up-to-full';
  /** The part of a move that is moved at a time where it matters. */
  readonly partOfAMove: number;
  /** What is taken for the step that the list may have lost. */
  readonly lostStep: 'nothing';
  readonly sight: {
    readonly open: number;
    readonly gap: number;
    /** From the edge of a wood at which those in it see out. */
    readonly edge: number;
    readonly inWoods: number;
  };
}

/** The rules about the sequence of play that a book comes to. */
export function sequenceUnder(book: OpenBook): SequenceRules {
  const scale = book.numbers(scaleNumbers);
  const seen = book.of(sight);
  return {
    scale: {
      menOfAFigure: scale['men-of-a-figure'],
      feetOfAnInch: scale['feet-of-an-inch'],
      secondsOfATurn: scale['seconds-of-a-turn'],
    },
    chargeReach: book.reading(reachOfACharge),
    avoidingPace: book.reading(paceOfAvoiding),
    behindShelter: book.reading(distanceBehindShelter),
    partOfAMove: book.reading(partOfAMove),
    lostStep: book.reading(lostItemD),
    sight: {
      open: seen.open.distance,
      gap: seen['gap-width-needed'].distance,
      edge: seen['see-out-of-woods-from-edge'].distance,
      inWoods: seen['inside-woods'].distance,
    },
  };
}
