import type { OpenBook } from '../../../../book/index.js';
import { evadeNumbers, rallyBackNumbers, uncontrolledAdvanceNumbers } from '../../book/numbers/movement.js';
import { evadeStart, evadeThroughFriends } from '../../book/rulings/movement.js';

/** Evading a charge, advancing out of control, rallying back. */
export interface EvadeRules {
  /** Evaders in more ranks go only a part of their move. */
  readonly mostRanks: number;
  readonly deepShare: number;
  /** Periods that evaders stand still afterwards. */
  readonly rest: number;
  /** Where an evade is measured from. */
  readonly from: 'own-move' | 'where-they-stand';
  /** Whether evaders who pass through friends may disorganise both. */
  readonly throughFriendsDisorganises: boolean;
  readonly rallyBack: number;
  readonly uncontrolled: {
    /** Paces off the charge move in the second period. */
    readonly secondPeriodDeduction: number;
    /** Periods without contact after which it ends. */
    readonly periods: number;
    readonly reorganising: number;
    /** The period of advance from which on the unit is disorganised. */
    readonly disorganisedFrom: number;
    /** As which period the first of a rout or pursuit counts that follows at once. */
    readonly thenFrom: number;
  };
}

/** The rules of evading, of advances out of control and of rallying back under a book. */
export function evadesUnder(book: OpenBook): EvadeRules {
  const evade = book.part(
    { name: 'movement/evade', clauses: ['wrg/evade/deep-formation', 'wrg/evade/clear-reorganise'] },
    open => {
      const numbers = open.numbers(evadeNumbers);
      return {
        mostRanks: numbers['most-ranks'],
        deepShare: numbers['deep-share'],
        rest: numbers.rest,
        from: open.reading(evadeStart),
        throughFriendsDisorganises: open.reading(evadeThroughFriends),
      };
    },
  );
  return {
    ...evade,
    rallyBack: book.part(
      { name: 'movement/rallyBack', clauses: ['wrg/rally-back/distance'] },
      open => open.numbers(rallyBackNumbers).distance,
    ),
    uncontrolled: book.part(
      {
        name: 'movement/uncontrolled',
        clauses: ['wrg/uncontrolled-advance/speed', 'wrg/uncontrolled-advance/no-contact'],
      },
      open => {
        const numbers = open.numbers(uncontrolledAdvanceNumbers);
        return {
          secondPeriodDeduction: numbers['second-period-deduction'],
          periods: numbers.periods,
          reorganising: numbers.reorganising,
          disorganisedFrom: numbers['disorganised-from'],
          thenFrom: numbers['then-rout-or-pursuit-from'],
        };
      },
    ),
  };
}
