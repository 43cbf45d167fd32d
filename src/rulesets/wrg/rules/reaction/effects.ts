import type { OpenBook } from '../../../../book/index.js';
import {
  reactionDiceChart,
  reactionEffectCurrentOrder,
  reactionEffectNoCurrentOrder,
} from '../../book/charts/reaction-tests.js';
import { instructionNumbers, reactionProcedureNumbers } from '../../book/numbers/reaction.js';
import {
  holdersOutOfControl,
  lowestBand,
  neitherPursuingNorHalted,
  outOfControlAgain,
  owedAfterBeingSent,
  pursuersHaltInDisorder,
  pursuersToldOtherwise,
  testedOutOfControl,
  toldAgain,
  toldDisorderAtItsEnd,
  toldWhileRecovering,
  underFireOrCharge,
} from '../../book/rulings/reaction-results.js';
import { haltWithoutOrder } from '../../book/rulings/reaction-tests.js';
import { type Training, type TroopClass, trainings, troopClasses } from '../../troops.js';

/** What a total comes to under an order. */
export type ResultUnderOrder = (typeof reactionEffectCurrentOrder.rows)[number];
/** What a total comes to without one. */
export type ResultWithoutOrder = (typeof reactionEffectNoCurrentOrder.rows)[number];
/** A row of one of the effect charts. */
export type ReactionResult = ResultUnderOrder | ResultWithoutOrder;

/** One row of an effect chart for one class: the totals that come to it, `null` for no end. */
export interface ReactionBand<Result extends ReactionResult = ReactionResult> {
  readonly result: Result;
  readonly from: number | null;
  readonly to: number | null;
}

/** The dice that troops of one training throw. */
export interface ReactionDice {
  /** What stands on each. */
  readonly marks: readonly number[];
  /** How many, before losses, with a third lost and with half lost. */
  readonly usual: number;
  readonly thirdLost: number;
  readonly halfLost: number;
}

/** The dice of reaction tests and what totals come to. */
export interface ReactionEffects {
  readonly dice: { readonly [T in Training]: ReactionDice };
  /** A third and a half, as one part in so many. */
  readonly thirdOneIn: number;
  readonly halfOneIn: number;
  readonly underOrder: { readonly [C in TroopClass]: readonly ReactionBand<ResultUnderOrder>[] };
  readonly withoutOrder: { readonly [C in TroopClass]: readonly ReactionBand<ResultWithoutOrder>[] };
  /** Which row stands for Halt where there is no order. */
  readonly haltWithoutOrder: ResultWithoutOrder;
  readonly pursuersHaltInDisorder: boolean;
  /** What comes of the row for pursuers and halted troops where the testers are neither. */
  readonly otherwise: 'halts' | 'retires';
  /** What somebody does whom a test sends away while he is to rally back or to reorganise. */
  readonly whileRecovering: 'instruction' | 'recovery';
  /** Whether whom a test has sent away while he was to rally back or to reorganise reorganises when he has been there. */
  readonly owesAfterwards: boolean;
  /**
   * Whether who charges or is out of control does what another test tells him meanwhile; goes on where that only tells him to go toward the enemy; or
   * goes on out of control unless it turns his back.
   */
  readonly outOfControl: 'instruction' | 'forward' | 'goes-on';
  /** Whether pursuers whom a test tells to halt or to go elsewhere pursue first for the period for which they must. */
  readonly pursuesFirst: boolean;
  /** Whether troops with orders to hold who pursue because their test lets them get out of control are so for as long as that lasts, or pursue as others do. */
  readonly holdersOutOfControl: 'advance' | 'pursuit';
  /** Whether the last test holds of who still follows what another has told him, or the worse of the two as long as that lasts. */
  readonly toldAgain: 'last' | 'worse';
  /** As which period the first of an advance out of control counts that follows at once on another. */
  readonly outOfControlAgain: 'second-period' | 'anew';
  /** Whether the disorder in which somebody obeys a test counts in the tests at the end of the last period in which he does. */
  readonly disorderToItsEnd: boolean;
  /** Who is hand to hand breaks like one who is under fire or being charged. */
  readonly meleeIsCharge: boolean;
  /** For how many periods each instruction holds. */
  readonly periods: {
    readonly retreat: { readonly underOrder: number; readonly withoutOrder: number };
    readonly retireDisorganised: number;
    readonly halt: number;
    readonly uncontrolledAdvance: { readonly underOrder: number; readonly withoutOrder: number };
    readonly pursuersHalt: number;
    readonly haltedRetire: number;
    readonly moveToFriends: number;
    readonly moveToEnemy: number;
  };
}

const columnOf = { A: 'a', B: 'b', C: 'c', D: 'd', E: 'e' } as const satisfies { [C in TroopClass]: string };

/**
 * The dice of reaction tests and what totals come to.
 *
 * Source: The Reaction Test > Procedure; Reaction Effect Charts.
 *
 * @clause wrg/reaction/look-up
 */
export function reactionEffectsUnder(book: OpenBook): ReactionEffects {
  return {
    ...diceUnder(book),
    underOrder: book.part({ name: 'underOrder', clauses: reactionEffectCurrentOrder.clauses ?? [] }, open =>
      bandsUnder(open, reactionEffectCurrentOrder.rows, open.of(reactionEffectCurrentOrder)),
    ),
    withoutOrder: book.part({ name: 'withoutOrder', clauses: reactionEffectNoCurrentOrder.clauses ?? [] }, open =>
      bandsUnder(open, reactionEffectNoCurrentOrder.rows, open.of(reactionEffectNoCurrentOrder)),
    ),
    haltWithoutOrder: book.part({ name: 'haltWithoutOrder', clauses: ['wrg/reaction/result-worse-than-halt'] }, open =>
      open.reading(haltWithoutOrder),
    ),
    ...book.part(
      {
        name: 'haltOrRetire',
        clauses: ['wrg/reaction/result-no-order-halt-or-retire', 'wrg/sheet/reaction-effects-same'],
      },
      open => ({
        pursuersHaltInDisorder: open.reading(pursuersHaltInDisorder),
        otherwise: open.reading(neitherPursuingNorHalted),
      }),
    ),
    whileRecovering: book.part(
      { name: 'whileRecovering', clauses: ['wrg/reaction/voluntary-not-reorganising'] },
      open => open.reading(toldWhileRecovering),
    ),
    owesAfterwards: book.part({ name: 'owesAfterwards', clauses: ['wrg/evade/charger-rallies-back'] }, open =>
      open.reading(owedAfterBeingSent),
    ),
    outOfControl: book.part({ name: 'outOfControl', clauses: ['wrg/reaction/result-current-uncontrolled'] }, open =>
      open.reading(testedOutOfControl),
    ),
    pursuesFirst: book.part(
      { name: 'pursuesFirst', clauses: ['wrg/reaction/result-no-order-halt-or-retire', 'wrg/pursuit/compulsory'] },
      open => open.reading(pursuersToldOtherwise),
    ),
    holdersOutOfControl: book.part(
      {
        name: 'holdersOutOfControl',
        clauses: ['wrg/pursuit/hold-orders', 'wrg/pursuit/halt', 'wrg/reaction/result-current-uncontrolled'],
      },
      open => open.reading(holdersOutOfControl),
    ),
    toldAgain: book.part(
      { name: 'toldAgain', clauses: ['wrg/reaction/result-current-retire', 'wrg/reaction/voluntary-not-instruction'] },
      open => open.reading(toldAgain),
    ),
    outOfControlAgain: book.part({ name: 'outOfControlAgain', clauses: ['wrg/uncontrolled-advance/speed'] }, open =>
      open.reading(outOfControlAgain),
    ),
    disorderToItsEnd: book.part(
      { name: 'disorderToItsEnd', clauses: ['wrg/reaction/end-of-period', 'wrg/disorganisation/recovery'] },
      open => open.reading(toldDisorderAtItsEnd),
    ),
    meleeIsCharge: book.part({ name: 'meleeIsCharge', clauses: ['wrg/reaction/result-current-break'] }, open =>
      open.reading(underFireOrCharge),
    ),
    periods: book.part({ name: 'periods', clauses: ['wrg/reaction/look-up'] }, periodsUnder),
  };
}

function diceUnder(book: OpenBook): Pick<ReactionEffects, 'dice' | 'thirdOneIn' | 'halfOneIn'> {
  const clauses = ['wrg/reaction/dice-regular', 'wrg/reaction/dice-barbarian', 'wrg/reaction/dice-reduced'] as const;
  return book.part({ name: 'dice', clauses }, open => {
    const cells = open.of(reactionDiceChart);
    const of = (training: Training): ReactionDice => ({
      marks: cells[training].faces,
      usual: cells[training]['dice-normal'],
      thirdLost: cells[training]['dice-third-lost'],
      halfLost: cells[training]['dice-half-lost'],
    });
    const numbers = open.numbers(reactionProcedureNumbers);
    return {
      dice: byName(trainings, of),
      thirdOneIn: numbers['third-lost-one-in'],
      halfOneIn: numbers['half-lost-one-in'],
    };
  });
}

type BandCell = number | { readonly from: number; readonly to: number | null };

function bandsUnder<Result extends ReactionResult>(
  book: OpenBook,
  rows: readonly Result[],
  cells: { readonly [R in Result]: { readonly [C in 'a' | 'b' | 'c' | 'd' | 'e']: BandCell } },
): { readonly [C in TroopClass]: readonly ReactionBand<Result>[] } {
  const lowest = book.reading(lowestBand);
  const band = (result: Result, cell: BandCell): ReactionBand<Result> =>
    typeof cell === 'number'
      ? { result, from: lowest === 'that-or-less' ? null : cell, to: cell }
      : { result, from: cell.from, to: cell.to };
  return byName(troopClasses, each => rows.map(row => band(row, cells[row][columnOf[each]])));
}

function periodsUnder(book: OpenBook): ReactionEffects['periods'] {
  const numbers = book.numbers(instructionNumbers);
  return {
    retreat: { underOrder: numbers.retreat, withoutOrder: numbers['retreat-without-order'] },
    retireDisorganised: numbers['retire-disorganised'],
    halt: numbers.halt,
    uncontrolledAdvance: {
      underOrder: numbers['uncontrolled-advance'],
      withoutOrder: numbers['uncontrolled-advance-without-order'],
    },
    pursuersHalt: numbers['pursuers-halt'],
    haltedRetire: numbers['halted-retire'],
    moveToFriends: numbers['move-to-friends'],
    moveToEnemy: numbers['move-to-enemy'],
  };
}

/** Something for each of these names. */
function byName<Name extends string, Made>(
  names: readonly Name[],
  make: (name: Name) => Made,
): { readonly [N in Name]: Made };
function byName<Name extends string, Made>(
  names: readonly Name[],
  make: (name: Name) => Made,
): { readonly [name: string]: Made } {
  return Object.fromEntries(names.map(name => [name, make(name)]));
}
