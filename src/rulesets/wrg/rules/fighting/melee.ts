import type { OpenBook } from '../../../../book/index.js';
import { pushBackLimits } from '../../book/charts/casualties.js';
import {
  meleeCrewAdditions,
  meleeRanks,
  type meleeRows,
  meleeTacticalFactors,
  meleeWeaponFactors,
} from '../../book/charts/melee.js';
import { afterMeleeNumbers, generalRiskNumbers, meleeNumbers } from '../../book/numbers/fighting.js';
import {
  brokenByPushBacks,
  clearOfUnits,
  crewLongSpear,
  footWithoutARow,
  lanceAfterContact,
  lightHeavyRanks,
  metAsTheyLapRound,
  overlapAtAFlank,
  overlapByALine,
  overlapSide,
  ranksOfDismounted,
  recoilChoice,
  riskOfGeneral,
  shareOfAMan,
  sheetTacticalReading,
  spearsAndLapping,
  touchedWagons,
  twiceNothing,
  twoHandedSwords,
} from '../../book/rulings/fighting.js';
import { creaturesOverlapped } from '../../book/rulings/sorcery.js';
import type { CrewArm, Training, TroopClass, TroopType } from '../../troops.js';
import type { Arm } from '../army/sheets.js';
import type { Rounding } from './casualties.js';
import { type ByTarget, columnOf } from './shooting.js';

/** A row of the weapon factors for hand-to-hand combat. */
export type MeleeRow = (typeof meleeRows)[number];

/** What hand-to-hand combat goes by. Lengths in paces. */
export interface MeleeRules {
  readonly factors: { readonly [Row in MeleeRow]: ByTarget };
  readonly ranks: { readonly [Row in MeleeRow]: { readonly [T in Training]: number } };
  readonly crew: { readonly [Arm in CrewArm]: number };
  readonly tactical: { readonly [Row in (typeof meleeTacticalFactors.rows)[number]]: number };
  /** By which row lancers fight after the first period, and cavalry whose weapons have no row. */
  readonly lanceLater: MeleeRow;
  readonly otherCavalry: MeleeRow;
  /** By which rows foot fights with a side arm alone, or with a lance. */
  readonly sword: MeleeRow;
  /** The row of two-handed swords: the sheet leaves them out of that of axes. */
  readonly twoHandedSword: MeleeRow;
  readonly lanceOnFoot: MeleeRow;
  readonly rankTypes: readonly TroopType[];
  readonly overlap: {
    readonly shielded: number;
    readonly unshielded: number;
    readonly special: number;
    readonly byModels: number;
    readonly sideOf: 'enemy' | 'own';
    /** Creatures that are hit as super heavy cavalry are overlapped as it is. */
    readonly creaturesToo: boolean;
    /** Where an enemy is fought in flank: as when he has turned, or by the shields of that flank. */
    readonly atFlank: 'turned' | 'flank';
    /** Whether figures of a friendly body in line with the one in contact overlap as its own do. */
    readonly by: 'body' | 'line';
  };
  readonly lappingPeriod: number;
  /** Whether who has lapped round counts as facing the enemy's spears as the rest of his body does. */
  readonly lappedFaceSpears: boolean;
  /** Whether men of the enemy who fight nobody keep as many from lapping round him. */
  readonly lappingMet: boolean;
  /** Whether dismounted cavalry fights in ranks as the foot as which it counts. */
  readonly dismountedRanks: boolean;
  /** Whether missile casualties count, and whether coming down a slope does. */
  readonly missileLosses: boolean;
  readonly cameDown: boolean;
  /** Whose long spears must be steady to count: of infantry, of crews too, of nobody. */
  readonly steady: 'infantry' | 'all' | 'nobody';
  readonly after: {
    readonly pushBack: number;
    readonly casualtiesAFigure: number;
    readonly brokenMultiple: number;
    /** The push-back in a row on which a class breaks. */
    readonly breaksOn: { readonly [C in TroopClass]: number };
    readonly byPushBacks: 'are-broken';
    readonly pushFriendsDeep: number;
    /** Who must rally back if nobody follows up. */
    readonly mustRally: readonly Arm[];
    /** What becomes of wagons that enemies touch. */
    readonly wagons: 'destroyed' | 'left-alone';
  };
}

/** What a general risks. */
export interface GeneralRiskRules {
  readonly menInTheFigure: number;
  readonly share: Rounding;
  readonly clearOfUnits: number;
  /** Whether he must be so far from the nearest of his units, or from any. */
  readonly clearOf: 'nearest' | 'farthest';
  readonly killedMultiple: number;
  /** Whether hurt by one whom he has not hurt he is dead. */
  readonly twiceNothingKills: boolean;
}

/**
 * What hand-to-hand combat goes by.
 *
 * Source: Hand-to-hand Combat; After Hand-to-hand Fighting.
 *
 * @clause wrg/melee/factors/lance-first-period
 * @clause wrg/melee/factors/cavalry-other
 * @clause wrg/sheet/cavalry-other
 * @clause wrg/sheet/crew-half
 * @clause wrg/sheet/melee-factors
 * @clause wrg/sheet/axe-row
 */
export function meleeUnder(book: OpenBook): MeleeRules {
  const numbers = book.numbers(meleeNumbers);
  const ranks = book.of(meleeRanks);
  const lance = book.reading(lanceAfterContact);
  const foot = book.reading(footWithoutARow);
  const { missileLosses, cameDown, steady } = book.reading(sheetTacticalReading);
  const axes = 'infantry-two-handed-axe-sword-rhomphaia';
  const of = (row: MeleeRow) => ({ regular: ranks[row]['ranks-regular'], barbarian: ranks[row]['ranks-barbarian'] });
  return {
    factors: book.of(meleeWeaponFactors),
    ranks: {
      'cavalry-lance-or-kontos': of('cavalry-lance-or-kontos'),
      'cavalry-short-spear-or-javelins': of('cavalry-short-spear-or-javelins'),
      'cavalry-bow-and-sword': of('cavalry-bow-and-sword'),
      'infantry-pike': of('infantry-pike'),
      'infantry-thrusting-spear': of('infantry-thrusting-spear'),
      'infantry-pilum-heavy-throwing-spear-francisca': of('infantry-pilum-heavy-throwing-spear-francisca'),
      'infantry-darts-or-light-javelins': of('infantry-darts-or-light-javelins'),
      'infantry-two-handed-axe-sword-rhomphaia': of('infantry-two-handed-axe-sword-rhomphaia'),
      'slinger-archer-crossbowman-artilleryman': of('slinger-archer-crossbowman-artilleryman'),
      'elephant-and-driver': of('elephant-and-driver'),
      'chariot-and-driver': of('chariot-and-driver'),
    },
    crew: crewUnder(book),
    tactical: columnOf(meleeTacticalFactors.rows, row => book.of(meleeTacticalFactors)[row].modifier),
    lanceLater: lance.lance,
    otherCavalry: lance.others,
    sword: foot.sword,
    twoHandedSword: book.reading(twoHandedSwords) === 'with-axes' ? axes : foot.sword,
    lanceOnFoot: foot.lance,
    rankTypes: book.reading(lightHeavyRanks),
    overlap: {
      shielded: numbers['overlap-shielded'],
      unshielded: numbers['overlap-unshielded'],
      special: numbers['overlap-special'],
      byModels: numbers['overlap-by-models'],
      sideOf: book.reading(overlapSide),
      creaturesToo: book.reading(creaturesOverlapped),
      atFlank: book.reading(overlapAtAFlank),
      by: book.reading(overlapByALine),
    },
    lappingPeriod: numbers['lapping-period'],
    lappedFaceSpears: book.reading(spearsAndLapping),
    lappingMet: book.reading(metAsTheyLapRound),
    dismountedRanks: book.reading(ranksOfDismounted),
    missileLosses,
    cameDown,
    steady,
    after: book.part({ name: 'after', clauses: [] }, afterMeleeUnder),
  };
}

function crewUnder(book: OpenBook): MeleeRules['crew'] {
  const adds = book.of(meleeCrewAdditions);
  const longSpear = book.reading(crewLongSpear);
  return {
    'long-spear': longSpear,
    pike: longSpear,
    javelins: adds.javelinman.addition,
    bow: adds.archer.addition,
    driver: adds['armed-driver'].addition,
  };
}

/**
 * What becomes of those who fought.
 *
 * Source: After Hand-to-hand Fighting.
 */
export function afterMeleeUnder(book: OpenBook): MeleeRules['after'] {
  const numbers = book.numbers(afterMeleeNumbers);
  return {
    pushBack: numbers['push-back'],
    casualtiesAFigure: numbers['casualties-a-figure'],
    brokenMultiple: numbers['broken-multiple'],
    breaksOn: columnOf(pushBackLimits.rows, row => book.of(pushBackLimits)[row]['breaks-on']),
    byPushBacks: book.reading(brokenByPushBacks),
    pushFriendsDeep: numbers['push-friends-deep'],
    mustRally: book.reading(recoilChoice),
    wagons: book.reading(touchedWagons),
  };
}

/**
 * What a general risks.
 *
 * Source: Risk to the General.
 */
export function generalRiskUnder(book: OpenBook): GeneralRiskRules {
  const numbers = book.numbers(generalRiskNumbers);
  return {
    menInTheFigure: book.reading(riskOfGeneral),
    share: book.reading(shareOfAMan),
    clearOfUnits: numbers['clear-of-units'],
    clearOf: book.reading(clearOfUnits),
    killedMultiple: numbers['killed-multiple'],
    twiceNothingKills: book.reading(twiceNothing),
  };
}
