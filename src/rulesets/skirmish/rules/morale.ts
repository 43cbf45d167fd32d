import type { OpenBook } from '../../../book/index.js';
import {
  moraleDistances,
  moraleModifiers,
  moraleResults,
  moraleTriggersKnight,
  moraleTriggersUnit,
} from '../book/charts/morale.js';
import { diceNumbers } from '../book/numbers/field.js';
import { moraleNumbers } from '../book/numbers/fighting.js';
import {
  activeEnemies,
  boldBeforeACharge,
  boldClerics,
  clericOrLeader,
  corneredRecreants,
  fleeingEnemies,
  fleeingFriendsDistance,
  fleeingKnights,
  goneAmongTheLosses,
  listsOfCauses,
  lossesOfAManAlone,
  paceOfTheCraven,
  quartersLost,
  rallyingTests,
  seenToBeLost,
  sideThatLostInMelee,
  standardsLost,
  strengthOfAUnit,
  underHalfStrength,
  unguardedPrisoners,
  waitingForAGuard,
  wayOfTheCraven,
  whoIsObliged,
  yieldedMen,
} from '../book/rulings/morale.js';
import type { Grade } from '../troops.js';
import { byGrade, byName } from './men.js';

/** What a test of morale comes to, from the best to the worst. */
export const moraleResultNames = moraleResults.rows;
export type MoraleResult = (typeof moraleResultNames)[number];

/** What keeps an enemy from being an active one. */
export const inactivities = ['fleeing', 'yielded', 'prone'] as const;
export type Inactivity = (typeof inactivities)[number];

/** What the game knows about morale. Lengths in inches; a distance of `null` is any. */
export interface MoraleRules {
  readonly dice: number;
  readonly sides: number;
  readonly results: { readonly [R in MoraleResult]: { readonly from: number; readonly to: number | null } };
  readonly modifiers: MoraleModifiers;
  /** Whose the two lists of causes are. */
  readonly lists: 'as-printed';
  /** How near each cause of the unit list has to be, by its number. */
  readonly unitCauses: { readonly [N in (typeof moraleTriggersUnit)['rows'][number]]: number | null };
  readonly knightCauses: { readonly [N in (typeof moraleTriggersKnight)['rows'][number]]: number | null };
  readonly lostToMissiles: number;
  readonly halfStrength: {
    readonly share: number;
    readonly counted: 'below' | 'at';
    /** Who still counts: those unhurt, or the wounded who fight on too. */
    readonly of: 'unhurt' | 'fighting';
  };
  readonly friendsLostNearAKnight: number;
  readonly turnsShotAt: number;
  readonly lossShare: number;
  readonly lossesCounted: 'completed' | 'begun';
  /** Whose losses count against a test: those of units, or a man's own wound against him too. */
  readonly lossesOf: 'units' | 'everybody';
  /** Which men are losses: who was struck, or also who has yielded or fled. */
  readonly lossesAre: 'struck' | 'gone';
  readonly lostInMelee: number;
  readonly sideOfTheMelee: 'melee' | 'table';
  readonly standardsCountOnce: boolean;
  /** Lost standards and commanders count for those alone who have seen it. */
  readonly lossesMustBeSeen: boolean;
  readonly fleeingFriendsWithin: number | null;
  /** Whether enough knights in flight are one friend who flees, or each of them is one. */
  readonly fleeingKnights: 'together' | 'each';
  readonly fleeingEnemiesWithin: number;
  readonly enemiesCounted: 'units' | 'figures';
  readonly clericOrLeaderWithin: number;
  readonly recreant: {
    readonly inTheOpen: number;
    readonly inCover: number;
    readonly frontAndRear: number;
    readonly cornered: 'yields' | 'fights';
  };
  readonly cravenEnemy: number;
  /** At which pace the craven go back, and from whom: from every enemy that makes them, or from the nearest. */
  readonly cravenPace: 'walk' | 'fastest';
  readonly cravenFrom: 'all' | 'nearest';
  /** Whether each man is obliged by where he stands himself, or all of a body to the same. */
  readonly obligedBy: 'man' | 'body';
  /** Bold clerics are as the resolute. */
  readonly clericsStay: boolean;
  /** What being bold obliges to whom a charge has made test: to what he has declared, or to charge in the turn after. */
  readonly boldBeforeCharges: 'now' | 'next';
  readonly testsWhileFleeing: boolean;
  readonly yieldedFight: boolean;
  readonly guardWithin: number;
  readonly unguardedAreFree: boolean;
  /** Who has yielded this turn waits until the end of the next for somebody to guard him. */
  readonly waitsForAGuard: boolean;
  readonly inactive: readonly Inactivity[];
}

/** What is added to the dice of a test. */
export interface MoraleModifiers {
  readonly class: { readonly knight: number; readonly sergeant: number; readonly peasant: number };
  readonly grade: { readonly [G in Grade]: number };
  readonly supported: number;
  readonly enemyFleeing: number;
  readonly closeOrder: number;
  readonly isolated: number;
  readonly friendFleeing: number;
  readonly losses: number;
  readonly fleeing: number;
  readonly leaderless: number;
  readonly meleeLosses: number;
  readonly standardLost: number;
  readonly commanderLost: number;
  readonly clericOrLeader: number;
  readonly secureFlank: number;
}

/** The rules about morale that a book comes to. */
export function moraleUnder(book: OpenBook): MoraleRules {
  const numbers = book.numbers(moraleNumbers);
  const dice = book.numbers(diceNumbers);
  const results = book.of(moraleResults);
  const unit = book.of(moraleTriggersUnit);
  const knight = book.of(moraleTriggersKnight);
  const inactive = book.reading(activeEnemies);
  return {
    dice: dice['morale-dice'],
    sides: dice.sides,
    results: byName(moraleResultNames, name => results[name].total),
    modifiers: modifiersUnder(book),
    lists: book.reading(listsOfCauses),
    unitCauses: byName(moraleTriggersUnit.rows, row => unit[row].distance),
    knightCauses: byName(moraleTriggersKnight.rows, row => knight[row].distance),
    lostToMissiles: numbers['lost-to-missiles'],
    halfStrength: {
      share: numbers['half-strength'],
      counted: book.reading(underHalfStrength),
      of: book.reading(strengthOfAUnit),
    },
    friendsLostNearAKnight: numbers['friends-lost-near-a-knight'],
    turnsShotAt: numbers['turns-shot-at'],
    lossShare: numbers['share-of-losses'],
    lossesCounted: book.reading(quartersLost),
    lossesOf: book.reading(lossesOfAManAlone),
    lossesAre: book.reading(goneAmongTheLosses),
    lostInMelee: numbers['lost-in-melee'],
    sideOfTheMelee: book.reading(sideThatLostInMelee),
    standardsCountOnce: book.reading(standardsLost),
    lossesMustBeSeen: book.reading(seenToBeLost),
    fleeingFriendsWithin: book.reading(fleeingFriendsDistance) === 'test' ? unit['4'].distance : null,
    fleeingKnights: book.reading(fleeingKnights),
    fleeingEnemiesWithin: numbers['fleeing-enemy-within'],
    enemiesCounted: book.reading(fleeingEnemies),
    clericOrLeaderWithin: numbers['cleric-or-leader-within'],
    ...consequencesUnder(book),
    inactive: inactivities.filter(each => inactive.some(named => named === each)),
  };
}

function consequencesUnder(
  book: OpenBook,
): Pick<
  MoraleRules,
  | 'recreant'
  | 'cravenEnemy'
  | 'cravenPace'
  | 'cravenFrom'
  | 'obligedBy'
  | 'clericsStay'
  | 'boldBeforeCharges'
  | 'testsWhileFleeing'
  | 'yieldedFight'
  | 'guardWithin'
  | 'unguardedAreFree'
  | 'waitsForAGuard'
> {
  const distances = book.of(moraleDistances);
  return {
    recreant: {
      inTheOpen: distances['recreant-open-active-enemy'].distance,
      inCover: distances['recreant-cover-active-enemy'].distance,
      frontAndRear: distances['recreant-front-and-rear'].distance,
      cornered: book.reading(corneredRecreants),
    },
    cravenEnemy: distances['craven-active-enemy'].distance,
    cravenPace: book.reading(paceOfTheCraven),
    cravenFrom: book.reading(wayOfTheCraven),
    obligedBy: book.reading(whoIsObliged),
    clericsStay: book.reading(boldClerics),
    boldBeforeCharges: book.reading(boldBeforeACharge),
    testsWhileFleeing: book.reading(rallyingTests),
    yieldedFight: book.reading(yieldedMen),
    guardWithin: distances['guard-of-yielded'].distance,
    unguardedAreFree: book.reading(unguardedPrisoners),
    waitsForAGuard: book.reading(waitingForAGuard),
  };
}

function modifiersUnder(book: OpenBook): MoraleModifiers {
  const rows = book.of(moraleModifiers);
  const helped = book.reading(clericOrLeader);
  return {
    class: {
      knight: rows.knight.modifier ?? 0,
      sergeant: rows.sergeant.modifier ?? 0,
      peasant: rows.peasant.modifier ?? 0,
    },
    grade: byGrade(row => rows[`grade-${row}`].modifier ?? 0),
    supported: rows.supported.modifier ?? 0,
    enemyFleeing: rows['enemy-fleeing-within-15'].modifier ?? 0,
    closeOrder: rows['close-order-sergeants-or-peasants'].modifier ?? 0,
    isolated: rows.isolated.modifier ?? 0,
    friendFleeing: rows['friend-fleeing'].modifier ?? 0,
    losses: rows.losses.modifier ?? 0,
    fleeing: rows['testing-unit-fleeing'].modifier ?? 0,
    leaderless: rows.leaderless.modifier ?? 0,
    meleeLosses: rows['side-lost-3-or-more-in-melee'].modifier ?? 0,
    standardLost: rows['standard-lost'].modifier ?? 0,
    commanderLost: rows['army-commander-lost'].modifier ?? 0,
    clericOrLeader: rows['cleric-or-leader-within-15'].modifier ?? helped,
    secureFlank: rows['secure-flank'].modifier ?? 0,
  };
}
