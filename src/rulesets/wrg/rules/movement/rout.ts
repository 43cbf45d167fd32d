import type { OpenBook } from '../../../../book/index.js';
import { pursuitNumbers, rallyNumbers, routNumbers } from '../../book/numbers/movement.js';
import { turnsToAGap } from '../../book/rulings/going-back.js';
import {
  rallyAfterGettingClear,
  rallyBeforeRunning,
  routWithoutCharge,
  surrenderOdd,
} from '../../book/rulings/movement.js';
import { holdersTest } from '../../book/rulings/reaction.js';

/** Paces off the charge move in the first period, and more in each that follows; and for each turn. */
export interface Slowing {
  readonly first: number;
  readonly further: number;
  readonly turn: number;
}

/** Broken troops and who is after them. */
export interface RoutRules {
  readonly rout: Slowing;
  readonly pursuit: Slowing;
  /** From which move troops without a charge rout; `none`: they are lost at once. */
  readonly withoutCharge: 'normal' | 'none';
  /** A gap between friends that is so wide and so near is taken. */
  readonly gap: { readonly width: number; readonly distance: number };
  /** Whether a turn to such a gap takes as much of a move as one round an obstacle. */
  readonly turnsToGaps: 'free' | 'as-any';
  /** The part of troops that surrenders where they cannot run, and what becomes of an odd figure. */
  readonly surrender: { readonly share: number; readonly odd: 'up' | 'down'; readonly general: number };
  /** In how many periods of a rout it may force its way through light troops. */
  readonly breakThroughPeriods: number;
  readonly rally: {
    readonly missileCasualties: number;
    readonly reorganising: number;
    /** Who has not run yet does not try. */
    readonly mustRunFirst: boolean;
    /** Whether who had enemies upon him as the period began does not try at its end, though he has got clear of them. */
    readonly contactAsItBegins: boolean;
  };
  /** Periods of pursuit that are owed. */
  readonly compulsory: number;
  /** Whether victors with orders to hold have to test for pursuit. */
  readonly holdersMustTest: boolean;
}

/** The rules of rout and pursuit under a book. */
export function routUnder(book: OpenBook): RoutRules {
  const rout = book.part(
    { name: 'rout', clauses: ['wrg/rout/move', 'wrg/rout/turn-cost', 'wrg/rout/friends-gap', 'wrg/rout/cannot-run'] },
    open => {
      const numbers = open.numbers(routNumbers);
      return {
        rout: { first: numbers['first-deduction'], further: numbers['further-deduction'], turn: numbers.turn },
        withoutCharge: open.reading(routWithoutCharge),
        gap: { width: numbers['gap-width'], distance: numbers['gap-distance'] },
        turnsToGaps: open.reading(turnsToAGap),
        surrender: {
          share: numbers['surrender-share'],
          odd: open.reading(surrenderOdd),
          general: numbers['general-share'],
        },
        breakThroughPeriods: numbers['break-through-periods'],
      };
    },
  );
  const pursuit = book.part(
    { name: 'pursuit', clauses: ['wrg/pursuit/move', 'wrg/pursuit/turns', 'wrg/pursuit/compulsory'] },
    open => {
      const numbers = open.numbers(pursuitNumbers);
      return {
        pursuit: { first: numbers['first-deduction'], further: numbers['further-deduction'], turn: numbers.turn },
        compulsory: numbers.compulsory,
        holdersMustTest: open.reading(holdersTest),
      };
    },
  );
  const rally = book.part({ name: 'rally', clauses: ['wrg/rally/when', 'wrg/rally/reorganise'] }, open => {
    const numbers = open.numbers(rallyNumbers);
    return {
      missileCasualties: numbers['missile-casualties-per-figure'],
      reorganising: numbers.reorganising,
      mustRunFirst: open.reading(rallyBeforeRunning),
      contactAsItBegins: open.reading(rallyAfterGettingClear),
    };
  });
  return { ...rout, ...pursuit, rally };
}
