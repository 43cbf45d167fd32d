import type { OpenBook } from '../../../../book/index.js';
import { moraleColumnShifts } from '../charts/morale.js';
import { threeDiceCharge, threeDiceCount } from '../charts/three-dice.js';
import type { BattleRules } from '../fighting/battles.js';
import type { BrokenRules } from '../fighting/broken.js';
import type { ChargeTestRules } from '../fighting/charge-test.js';
import type { DefensiveFireRules } from '../fighting/defensive-fire.js';
import type { HoldingRules } from '../fighting/holding.js';
import type { SurrenderRules } from '../fighting/surrender.js';
import { holdingFriend, routTiming, threeDiceNumber, threeDiceThreshold } from '../rulings/morale.js';
import {
  battleFate,
  battleNobodyToSave,
  dividedUnit,
  fleeingDefender,
  refusedSurrender,
  skirmishersBroken,
  surrenderGuards,
  whoSavesABattle,
} from '../rulings/tests.js';
import { unitContact } from '../rulings/turn.js';

/** What steadiness is resolved with: the three-dice test and all that hangs on it. */
export interface SteadinessRules
  extends ChargeTestRules,
    DefensiveFireRules,
    HoldingRules,
    BattleRules,
    BrokenRules,
    SurrenderRules {}

/** The numbers of three-dice tests, charges, battles, broken units and surrender under the readings of `choices`. */
export function steadinessUnder(book: OpenBook): SteadinessRules {
  const flight = book.reading(fleeingDefender);
  const cells = book.of(threeDiceCount);
  return {
    threeDice: {
      dieSides: 6,
      // Line 2860 of the book.
      morale: { from: 1, to: 5 },
      count: {
        cells: { ...cells, 'failed-earlier-3dt': { dice: book.reading(threeDiceNumber) } },
      },
      charge: book.chart(threeDiceCharge),
      times: { factor: 2, orMore: book.reading(threeDiceThreshold) === 'twice-or-more' },
      // Lines 616 and 626 of the book.
      points: { breakOff: 1, charge: 1 },
    },
    // Line 626 of the book.
    flight: { thirds: 1, lostToEach: flight['lost-to-each'], shock: flight.shock },
    // Line 617 of the book; a period may print its own.
    defensiveFire: {
      passed: {
        far: { steps: 0, melees: true },
        middle: { steps: 0, melees: true },
        close: { steps: 0, melees: false },
      },
      failed: { at: 'first-in-range', steps: 0, melees: true },
    },
    holding: {
      byValue: book.reading(holdingFriend) === 'greater-value-or-a-passed-test',
      routLeaves: book.reading(routTiming),
    },
    battles: {
      // Line 679 of the book.
      leastMorale: 2,
      columns: book.chart(moraleColumnShifts),
      savers: book.reading(whoSavesABattle),
      unsaved: book.reading(battleFate),
      nobodyToSave: book.reading(battleNobodyToSave),
    },
    broken: {
      contact: book.reading(unitContact),
      turns: book.reading(dividedUnit),
      skirmishers: book.reading(skirmishersBroken),
    },
    surrender: {
      // Line 2922 of the book.
      prisonersForEachGuard: 4,
      guards: book.reading(surrenderGuards),
      refused: book.reading(refusedSurrender),
    },
  };
}
