import type { OpenBook } from '../../../../book/index.js';
import { greekFireTable, phalanxTable, romansTable } from '../book/charts/ancients.js';
import { greekFireNumbers, phalanxNumbers, romanNumbers, slingerScreenNumbers } from '../book/numbers/ancients.js';
import {
  decimation,
  decimationWhen,
  entrenchments,
  greekFireReach,
  phalanxDepth,
  phalanxSecondRank,
  pilumRear,
  pilumWhen,
  pushEqual,
  pushedPhalanx,
  testudoLosses,
} from '../book/rulings/ancients.js';
import { centurySize } from '../book/rulings/troops.js';
import { part } from '../part.js';

/** What only Roman legionaries do. Lengths in cm. */
export interface RomanNumbers {
  readonly pilum: {
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
    /** Whether losses that leave it fewer ranks break it. */
    readonly afterLosses: 'four-deep' | 'stands';
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
    readonly when: 'always' | 'where-agreed';
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
  return part(book, 'romans', [], () => {
    const of = book.numbers(romanNumbers);
    return {
      pilum: pilumUnder(book),
      testudo: part(
        book,
        'testudo',
        ['romans/testudo-shape', 'romans/testudo-forming-cost', 'romans/testudo-speed'],
        () => ({
          ranks: of['testudo-ranks'],
          formingThirds: of['testudo-forming-thirds'],
          moveShare: of['testudo-move-share'],
          afterLosses: book.reading(testudoLosses),
        }),
      ),
      ...part(book, 'entrenching', ['romans/entrench', 'romans/stakes'], () => ({
        digs: of['dug-cm'],
        setsStakes: of['stakes-cm'],
        entrenchment: entrenchmentUnder(book),
      })),
      century: part(book, 'century', ['romans/cohort-size'], () => book.reading(centurySize)),
      decimation: part(book, 'decimation', ['romans/decimation'], () => ({
        every: of['decimation-every'],
        ...book.reading(decimation),
        enemyMelee: of['decimation-melee'],
        when: book.reading(decimationWhen),
      })),
    };
  });
}

/** The throw of the pila. */
export function pilumUnder(book: OpenBook): RomanNumbers['pilum'] {
  const of = book.numbers(romanNumbers);
  return part(book, 'pilum', ['romans/pilum-odds', 'romans/pilum-second-rank', 'romans/pilum-encumbers'], () => ({
    hits: of['pilum-hits'],
    range: book.of(romansTable)['infantry-legion']['range-cm'] ?? 0,
    ranks: of['pilum-ranks'],
    rearSteps: book.reading(pilumRear),
    encumbers: {
      share: of['encumbered-share'],
      points: of['encumbered-melee'],
      when: book.reading(pilumWhen),
    },
  }));
}

/** What an entrenchment takes off missile fire and shock. */
export function entrenchmentUnder(book: OpenBook): RomanNumbers['entrenchment'] {
  return book.reading(entrenchments);
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
  return part(
    book,
    'phalanx',
    [
      'phalanx/formation',
      'phalanx/push-back',
      'phalanx/push-cavalry',
      'phalanx/second-rank-melee',
      'phalanx/no-3dt-to-charge',
      'phalanx/charge-shock',
    ],
    () => {
      const of = book.numbers(phalanxNumbers);
      return {
        ranks: book.reading(phalanxDepth),
        countingRanks: of['counting-ranks'],
        chargeShock: book.of(phalanxTable).hoplite.shock,
        morale: book.of(phalanxTable).hoplite.morale,
        push: of['push-cm'],
        pushWhenEqual: book.reading(pushEqual),
        pushedByOthers: book.reading(pushedPhalanx),
        pushesCavalryAt: 1 + of['push-cavalry-share'],
        secondRank: book.reading(phalanxSecondRank),
        testToCharge: of['tests-to-charge'],
      };
    },
  );
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
export function slingersUnder(book: OpenBook): SlingerNumbers {
  return part(book, 'slingers', ['slinger/skirmish-screen'], () => {
    const of = book.numbers(slingerScreenNumbers);
    return { screen: { ranks: of['screen-ranks'], shots: of['screen-shots'] } };
  });
}

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
  return part(book, 'greekFire', ['greek-fire/rate', 'greek-fire/roll'], () => {
    const faces = book.of(greekFireTable);
    const of = book.numbers(greekFireNumbers);
    return {
      dieSides: of['die-sides'],
      explodes: faces.explodes.faces,
      misfires: faces.misfire.faces,
      hits: faces.hits.faces,
      explosionReach: of['explosion-reach'],
      everyTurns: of['every-turns'],
      flame: book.reading(greekFireReach),
    };
  });
}
