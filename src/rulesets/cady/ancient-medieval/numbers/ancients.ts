import type { OpenBook } from '../../../../book/index.js';
import { greekFireTable, phalanxTable } from '../book/charts/ancients.js';
import {
  decimation,
  entrenchments,
  greekFireReach,
  phalanxDepth,
  phalanxSecondRank,
  pilumRear,
  pilumWhen,
  pushEqual,
  pushedPhalanx,
} from '../book/rulings/ancients.js';
import { centurySize } from '../book/rulings/troops.js';

/** What only Roman legionaries do. Lengths in cm. */
export interface RomanNumbers {
  readonly pilum: {
    readonly dieSides: number;
    readonly hits: readonly number[];
    readonly range: number;
    /** Ranks that throw, and the steps that those behind the first lose. */
    readonly ranks: number;
    readonly rearSteps: number;
    /** A volley aimed at this share of a unit's figures makes it worse in melee by these points. */
    readonly encumbers: { readonly share: number; readonly points: number; readonly when: 'next-turn' | 'this-turn' };
  };
  readonly testudo: {
    readonly ranks: number;
    /** Thirds of a turn to form it, and the share of its movement that a unit keeps in it. */
    readonly formingThirds: number;
    readonly moveShare: number;
  };
  /** Centimetres that one figure digs, or sets stakes, in a turn without anything else. */
  readonly digs: number;
  readonly setsStakes: number;
  /** What an entrenchment takes off missile fire and shock. */
  readonly entrenchment: { readonly steps: number; readonly shocks: number };
  readonly century: { readonly from: number; readonly to: number };
  readonly decimation: {
    /** Every so-manieth figure. */
    readonly every: number;
    readonly of: 'after-losses' | 'before-losses';
    readonly reactions: readonly ('back' | 'back-and-turn' | 'rout')[];
    /** After a melee with a unit of this melee point or less. */
    readonly enemyMelee: number;
  };
}

/**
 * The numbers of Roman legionaries under the readings that `choices` takes.
 *
 * Source: Additional Ancient Period Figures & Rules > Romans.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/romans/pilum-odds
 * @clause cady/ancient-medieval/romans/pilum-second-rank
 * @clause cady/ancient-medieval/romans/pilum-encumbers
 * @clause cady/ancient-medieval/romans/testudo-shape
 * @clause cady/ancient-medieval/romans/testudo-forming-cost
 * @clause cady/ancient-medieval/romans/testudo-speed
 * @clause cady/ancient-medieval/romans/entrench
 * @clause cady/ancient-medieval/romans/stakes
 * @clause cady/ancient-medieval/romans/cohort-size
 * @clause cady/ancient-medieval/romans/decimation
 */
export function romansUnder(book: OpenBook): RomanNumbers {
  return {
    // Lines 1542 to 1546 of the book.
    pilum: {
      dieSides: 10,
      hits: [4, 6],
      range: 3,
      ranks: 2,
      rearSteps: book.reading(pilumRear),
      encumbers: { share: 1 / 3, points: 1, when: book.reading(pilumWhen) },
    },
    // Line 1550 of the book.
    testudo: { ranks: 4, formingThirds: 1, moveShare: 1 / 3 },
    // Lines 1554 and 1558 of the book.
    digs: 1,
    setsStakes: 1,
    entrenchment: book.reading(entrenchments),
    century: book.reading(centurySize),
    // Line 1568 of the book.
    decimation: { every: 10, ...book.reading(decimation), enemyMelee: 6 },
  };
}

/** What only hoplites in a phalanx do. Lengths in cm. */
export interface PhalanxNumbers {
  readonly ranks: { readonly from: number; readonly to: number | null };
  /** Ranks that count in melee and in shock. */
  readonly countingRanks: number;
  /** Shocks of each figure when the phalanx charges. */
  readonly chargeShock: number;
  /** Morale value of a hoplite in it. */
  readonly morale: number;
  /** How far the side with more losses is pushed. */
  readonly push: number;
  readonly pushWhenEqual: 'nobody' | 'side-without-a-phalanx';
  readonly pushedByOthers: boolean;
  /** Cavalry is pushed by a total morale value of so many times its own. */
  readonly pushesCavalryAt: number;
  readonly secondRank: { readonly rolls: 'enemy-only' | 'both' };
  readonly testToCharge: boolean;
}

/**
 * The numbers of the phalanx under the readings that `choices` takes.
 *
 * Source: Additional Ancient Period Figures & Rules > Greek Hoplite Phalanx.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/phalanx/formation
 * @clause cady/ancient-medieval/phalanx/push-back
 * @clause cady/ancient-medieval/phalanx/push-cavalry
 * @clause cady/ancient-medieval/phalanx/second-rank-melee
 * @clause cady/ancient-medieval/phalanx/no-3dt-to-charge
 * @clause cady/ancient-medieval/phalanx/charge-shock
 */
export function phalanxUnder(book: OpenBook): PhalanxNumbers {
  return {
    ranks: book.reading(phalanxDepth),
    // Lines 1634 to 1644 of the book.
    countingRanks: 2,
    chargeShock: book.of(phalanxTable).hoplite.shock,
    morale: book.of(phalanxTable).hoplite.morale,
    push: 3,
    pushWhenEqual: book.reading(pushEqual),
    pushedByOthers: book.reading(pushedPhalanx),
    pushesCavalryAt: 4 / 3,
    secondRank: book.reading(phalanxSecondRank),
    testToCharge: false,
  };
}

/** What slingers do besides throwing stones. */
export interface SlingerNumbers {
  /** A screen in front of friends: ranks of it, and how often each of them throws before they go back. */
  readonly screen: { readonly ranks: number; readonly shots: number };
}

/**
 * The numbers of slingers that are not those of their fire.
 *
 * Source: Additional Ancient Period Figures & Rules > Slingers.
 *
 * @clause cady/ancient-medieval/slinger/skirmish-screen
 */
export const slingerNumbers: SlingerNumbers = {
  // Line 1665 of the book.
  screen: { ranks: 1, shots: 2 },
};

/** What Greek fire does. Lengths in cm. */
export interface GreekFireNumbers {
  readonly dieSides: number;
  readonly explodes: readonly number[];
  readonly misfires: readonly number[];
  readonly hits: readonly number[];
  /** Everything so near is destroyed with a unit that explodes. */
  readonly explosionReach: number;
  /** It fires every so many turns. */
  readonly everyTurns: number;
  readonly flame: { readonly length: number; readonly breadth: number };
}

/**
 * The numbers of Greek fire under the readings that `choices` takes.
 *
 * Source: Additional Ancient Period Figures & Rules > Greek Fire.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/ancient-medieval/greek-fire/rate
 * @clause cady/ancient-medieval/greek-fire/roll
 */
export function greekFireUnder(book: OpenBook): GreekFireNumbers {
  const faces = book.of(greekFireTable);
  return {
    dieSides: 6,
    explodes: faces.explodes.faces,
    misfires: faces.misfire.faces,
    hits: faces.hits.faces,
    // Lines 1723 and 1727 of the book.
    explosionReach: 5,
    everyTurns: 2,
    flame: book.reading(greekFireReach),
  };
}
