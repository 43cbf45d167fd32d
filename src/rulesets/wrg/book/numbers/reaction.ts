import { defineNumbers, type NumberGroup, printed } from '../../../../book/index.js';
import { wrgBook } from '../source.js';

/** How orders are written and brought. Paces, periods, figures, minutes. */
export const orderNumbers = defineNumbers({
  id: 'wrg/orders',
  source: wrgBook('Orders', 332),
  clauses: ['wrg/orders/written-at-start'],
  numbers: {
    /** Who is done within so many minutes has nothing to fear; who is not gives his opponent so many paces on each first move. */
    'writing-minutes': printed(5, { line: 346, clauses: ['wrg/orders/writing-time'] }),
    'writing-bonus': printed(60, { line: 346, clauses: ['wrg/orders/writing-time'] }),
    /** Under orders a unit moves at one in so many of its normal move or more. */
    'slowest-one-in': printed(2, { line: 350, clauses: ['wrg/orders/formation-and-speed-free'] }),
    /** Men of a party of messengers, and for how many periods of a trip it may go at charge speed. */
    'messenger-men': printed(20, { line: 368, clauses: ['wrg/orders/messengers-as-patrol'] }),
    'messenger-charge-periods': printed(1, { line: 367, clauses: ['wrg/orders/messenger-speed'] }),
    'dictating-periods': printed(1, { line: 369, clauses: ['wrg/orders/delay-period'] }),
    'listening-periods': printed(1, { line: 369, clauses: ['wrg/orders/delay-period'] }),
    'digesting-periods': printed(1, { line: 369, clauses: ['wrg/orders/delay-period'] }),
    /** The most figures of a bodyguard, the general's own counted, with which a unit can be called to follow. */
    'follow-me-bodyguard': printed(5, { line: 377, clauses: ['wrg/orders/follow-me-bodyguard-limit'] }),
  },
});

/** What calls for a test. Paces, men, figures, periods; `one-in` numbers are parts of a whole. */
export const triggerNumbers = defineNumbers({
  id: 'wrg/reaction-triggers',
  source: wrgBook('The Reaction Test', 399),
  clauses: ['wrg/reaction/test-scope-1'],
  numbers: {
    'missile-casualties-per-figure': printed(2, { line: 400, clauses: ['wrg/reaction/test-missile-casualties'] }),
    'sub-unit-gap': printed(10, { line: 400, clauses: ['wrg/reaction/test-missile-casualties'] }),
    'fire-within': printed(30, { line: 401, clauses: ['wrg/reaction/test-fire'] }),
    'fire-downwind-within': printed(60, { line: 401, clauses: ['wrg/reaction/test-fire'] }),
    'half-strength-one-in': printed(2, { line: 402, clauses: ['wrg/reaction/test-below-half'] }),
    'friends-in-melee-within': printed(30, { line: 404, clauses: ['wrg/reaction/test-below-half-in-melee'] }),
    'commander-waives-within': printed(150, { line: 411, clauses: ['wrg/reaction/test-first-shot-or-reach'] }),
    'surprise-within': printed(100, { line: 411, clauses: ['wrg/reaction/test-surprise'] }),
    'friends-broken-within': printed(150, { line: 414, clauses: ['wrg/reaction/test-friends-broken'] }),
    'fresh-enemy-figures': printed(50, { line: 417, clauses: ['wrg/reaction/test-fresh-enemy'] }),
    'fresh-enemy-after': printed(5, { line: 417, clauses: ['wrg/reaction/test-fresh-enemy'] }),
    'general-lost-within': printed(150, { line: 418, clauses: ['wrg/reaction/test-general-lost'] }),
    'army-one-in': printed(3, { line: 419, clauses: ['wrg/reaction/test-army'] }),
  },
});

/** What throwing and counting go by. */
export const reactionProcedureNumbers = defineNumbers({
  id: 'wrg/reaction-procedure',
  source: wrgBook('The Reaction Test > Procedure', 444),
  clauses: ['wrg/reaction/dice-reduced'],
  numbers: {
    'third-lost-one-in': 3,
    'half-lost-one-in': 2,
    'shot-at-by-one-in': printed(2, { line: 476, clauses: ['wrg/reaction/minus1-shot-at'] }),
    'engines-moved': printed(40, { line: 478, clauses: ['wrg/reaction/minus1-shot-at-by-engines'] }),
    'strength-lost-one-in': printed(5, { line: 490, clauses: ['wrg/reaction/minus1-fifth-lost'] }),
    'fresh-enemy-figures': printed(50, { line: 524, clauses: ['wrg/reaction/minus2-fresh-enemy'] }),
    'fresh-enemy-after': printed(5, { line: 524, clauses: ['wrg/reaction/minus2-fresh-enemy'] }),
    'secure-cover-within': printed(10, { line: 546, clauses: ['wrg/reaction/definition-secure-flank'] }),
  },
});

/** For how many periods an instruction holds. */
export const instructionNumbers = defineNumbers({
  id: 'wrg/reaction-instructions',
  source: wrgBook('The Reaction Test > Reaction Effect Charts', 564),
  clauses: ['wrg/reaction/look-up'],
  numbers: {
    retreat: printed(3, { clauses: ['wrg/reaction/result-current-break', 'wrg/reaction/result-no-order-break'] }),
    'retire-disorganised': printed(2, { line: 566, clauses: ['wrg/reaction/result-current-retire'] }),
    halt: printed(2, { line: 568, clauses: ['wrg/reaction/result-current-halt'] }),
    'uncontrolled-advance': printed(2, { line: 574, clauses: ['wrg/reaction/result-current-uncontrolled'] }),
    'pursuers-halt': printed(1, { line: 588, clauses: ['wrg/reaction/result-no-order-halt-or-retire'] }),
    'halted-retire': printed(2, { line: 589, clauses: ['wrg/reaction/result-no-order-halt-or-retire'] }),
    'move-to-friends': printed(2, { line: 591, clauses: ['wrg/reaction/result-no-order-move-to-friends'] }),
    'move-to-enemy': printed(2, { line: 593, clauses: ['wrg/reaction/result-no-order-move-to-enemy'] }),
    'uncontrolled-advance-without-order': printed(2, {
      line: 597,
      clauses: ['wrg/reaction/result-no-order-uncontrolled'],
    }),
    'retreat-without-order': printed(3, { line: 586, clauses: ['wrg/reaction/result-no-order-break'] }),
  },
});

/** Every number about reaction tests and orders that stands in no chart, in the order of the book. Lengths in paces. */
export const reactionNumbers: readonly NumberGroup[] = [
  orderNumbers,
  triggerNumbers,
  reactionProcedureNumbers,
  instructionNumbers,
];
