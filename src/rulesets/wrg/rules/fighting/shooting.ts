import type { OpenBook } from '../../../../book/index.js';
import {
  missileRanges,
  shootingArcs,
  shootingTacticalFactors,
  shootingWeaponFactors,
} from '../../book/charts/shooting.js';
import { shootingNumbers } from '../../book/numbers/fighting.js';
import {
  advancingTowardShooters,
  chargersShotAt,
  coverFromWhichSide,
  deepLightTroops,
  dismountedExtraHeavy,
  edgeOfAWood,
  elephantsAtRamparts,
  figuresThatShoot,
  figuresWithoutTheTarget,
  halfOfWhichMove,
  halfOfWhichRange,
  halfTheirNumber,
  handHurledHeight,
  heightInAWood,
  lightCamelryArc,
  lightInfantryShieldless,
  longRange,
  looseFootArc,
  mountedArchersRange,
  mountedInfantryShotAt,
  overheadCountsFor,
  overheadPenalty,
  overlappingFiguresShoot,
  partlyInCover,
  ranksOfTheSameUnit,
  regularCavalryOverhead,
  riderlessAnimals,
  sheetTacticalReading,
  shootingIntoAMelee,
  shotsAtLightCavalry,
  sidewaysShooting,
  staffSlingRow,
  turnedAndShoots,
  turnedAndShootsOverhead,
  twoMissileWeapons,
  whichOfTwoShoots,
  whoShootsAtThem,
} from '../../book/rulings/fighting.js';
import { likeSuperHeavies } from '../../book/rulings/sorcery.js';
import type { TroopType } from '../../troops.js';
import type { TargetColumn } from '../army/sheets.js';

/** Numbers by the columns of the weapon factors. */
export type ByTarget = { readonly [Column in TargetColumn]: number };

/** What shoots, as ranges tell it. */
export type RangeRow = (typeof missileRanges.rows)[number];

/** As what troops are hit. */
export interface TargetRules {
  /** Light troops in more ranks than this are a medium target; `null` where depth does not matter. */
  readonly deepLight: number | null;
  readonly riderless: 'heavy-cavalry' | 'as-ridden';
  /** As what infantry is shot at while it is on its mounts. */
  readonly mountedInfantry: 'as-foot' | 'as-riders';
  /** The foot that dismounted extra heavy cavalry is. */
  readonly dismountedExtraHeavy: TroopType;
  /** The line of shieldless troops that light infantry stands in. */
  readonly lightInfantryShieldless: 'shieldless-cavalry-li-hi' | 'shieldless-mi';
  /** Creatures that are hit as super heavy cavalry are worse off in flank and rear as it is. */
  readonly likeSuperHeavies: boolean;
}

/** What shooting goes by. Lengths in paces, angles in degrees to each side. */
export interface ShootingRules {
  readonly arcs: { readonly [Row in (typeof shootingArcs.rows)[number]]: number };
  /** The camelry that shoots all round, and the foot that shoots as light troops. */
  readonly camelryAllRound: readonly TroopType[];
  readonly lightFoot: readonly TroopType[];
  readonly ranges: { readonly [Row in RangeRow]: number };
  readonly height: {
    readonly adds: number;
    readonly takes: number;
    readonly ofHandHurled: boolean;
    readonly inAWood: boolean;
    /** What riders of elephants have who shoot at a rampart: what height adds, or what it takes too. */
    readonly elephantsAtRamparts: 'adds' | 'both';
  };
  readonly inAWood: number;
  /** Who shoots out of a wood from its edge: whose front rank is no farther from it than a base is deep, or whoever sees out. */
  readonly woodEdge: 'base' | 'sees-out';
  /** Whether range and arc are those of every figure, or those of the body. */
  readonly figures: 'each' | 'whole';
  /** Whether figures that overlap an enemy hand to hand, or have lapped round him, shoot at others first. */
  readonly overlapping: 'fight' | 'shoot';
  /** Who of a body that fights hand to hand may be shot at: those of it who do not fight in front, or nobody. */
  readonly intoMelee: 'others' | 'body';
  readonly anyMove: boolean;
  /** Whether who shoots only while he stands has moved if he has turned or changed formation where he stands. */
  readonly turnedMayNotShoot: boolean;
  /** Whether figures that have two missile weapons shoot with one of them in a period, or with each. */
  readonly atOnce: 'one' | 'all';
  /** Which of two bodies shoots of which one has gone through the other: whose volley costs the enemy more, or who has passed. */
  readonly ofTwo: 'costs-more' | 'who-has-passed';
  /** Which advancing enemies come toward those who shoot: who has come no farther from them, or who has them before his front. */
  readonly toward: 'nearer' | 'before-his-front';
  /** Who counts as shooting at missile men who choose a target at the same time: who has them for his target, or whoever could. */
  readonly shootsAtThem: 'who-does' | 'who-could';
  /** Against which shots a wall or the like covers who stands close behind it. */
  readonly coverFrom: 'between' | 'every-side';
  /** What of the front of a body must be behind or among cover for it to be covered. */
  readonly coverOf: 'middle' | 'any' | 'all';
  /** At how many enemies a body shoots with a weapon: those who cannot bear on its target shoot at nobody, or at another. */
  readonly targets: 'one' | 'several';
  /** A charger must come from farther than this share of his move to be shot at. */
  readonly charge: { readonly share: number; readonly of: 'charge' | 'normal' };
  /** Where on his way a charger is shot at. */
  readonly chargerShotAt: 'where-he-begins' | 'halfway' | 'at-contact';
  readonly overhead: {
    readonly ranks: number;
    readonly ranksOfRegularInfantry: number;
    readonly friendsInTheWay: number;
    /** Whether who turns or changes formation where it stands moves. */
    readonly turningIsMoving: boolean;
    readonly penalty: 'unless-from-above' | 'never' | 'foot-archers-on-the-flat';
    /** Over whose ranks bows shoot: those of their own body, or of every body of their unit that stands close before it. */
    readonly ranksOf: 'body' | 'unit';
    /** Who of a volley counts that some of it shoot over others: all, or those who do. */
    readonly countsFor: 'volley' | 'figures';
  };
  readonly answeredShare: number;
  /** Whose missile men are held against that share: those of one enemy, or of all together who shoot at them. */
  readonly answeredTo: 'one' | 'together';
  readonly weapons: { readonly crossbows: ByTarget; readonly others: ByTarget; readonly staffSlings: ByTarget };
  readonly tactical: { readonly [Row in (typeof shootingTacticalFactors.rows)[number]]: number };
  readonly targetMoves: number;
  readonly long: {
    readonly share: number;
    readonly of: 'table' | 'ground';
    readonly crossbows: boolean;
    /** Fixed distances in place of the share; `null` where it is the share. */
    readonly beyond: { readonly mounted: number; readonly foot: number } | null;
  };
  /** Whether stone-throwers shoot at cover as if there were none, and shields are nothing to engines. */
  readonly machinesApart: boolean;
}

/**
 * As what troops are hit.
 *
 * Source: Shooting > Special Target Vulnerabilities.
 */
export function targetsUnder(book: OpenBook): TargetRules {
  return book.readings({
    deepLight: deepLightTroops,
    riderless: riderlessAnimals,
    mountedInfantry: mountedInfantryShotAt,
    dismountedExtraHeavy,
    lightInfantryShieldless,
    likeSuperHeavies,
  });
}

/**
 * What shooting goes by.
 *
 * Source: Shooting.
 *
 * @clause wrg/shooting/range/mounted-archers
 * @clause wrg/shooting/factors/staff-slings
 * @clause wrg/sheet/staff-slings
 * @clause wrg/sheet/shooting-staff-slings
 * @clause wrg/sheet/missile-ranges
 * @clause wrg/sheet/tactical-factors
 * @clause wrg/sheet/tactical-differences
 */
export function shootingUnder(book: OpenBook): ShootingRules {
  const numbers = book.numbers(shootingNumbers);
  const weapons = book.of(shootingWeaponFactors);
  const apart = book.reading(sheetTacticalReading);
  return {
    arcs: columnOf(shootingArcs.rows, row => book.of(shootingArcs)[row]['half-arc-degrees']),
    camelryAllRound: book.reading(lightCamelryArc),
    lightFoot: book.reading(looseFootArc),
    ranges: {
      ...columnOf(missileRanges.rows, row => book.of(missileRanges)[row].maximum),
      'archers-mounted-on-horse-camel-elephant-or-in-chariot': book.reading(mountedArchersRange),
    },
    height: {
      adds: numbers['height-adds'],
      takes: numbers['height-takes'],
      ofHandHurled: book.reading(handHurledHeight),
      inAWood: book.reading(heightInAWood),
      elephantsAtRamparts: book.reading(elephantsAtRamparts),
    },
    inAWood: numbers['in-a-wood'],
    woodEdge: book.reading(edgeOfAWood),
    figures: book.reading(figuresThatShoot),
    overlapping: book.reading(overlappingFiguresShoot),
    intoMelee: book.reading(shootingIntoAMelee),
    anyMove: book.reading(sidewaysShooting),
    turnedMayNotShoot: book.reading(turnedAndShoots),
    atOnce: book.reading(twoMissileWeapons),
    ofTwo: book.reading(whichOfTwoShoots),
    toward: book.reading(advancingTowardShooters),
    shootsAtThem: book.reading(whoShootsAtThem),
    coverFrom: book.reading(coverFromWhichSide),
    coverOf: book.reading(partlyInCover),
    targets: book.reading(figuresWithoutTheTarget),
    charge: { share: numbers['charge-share'], of: book.reading(halfOfWhichMove) },
    chargerShotAt: book.reading(chargersShotAt),
    overhead: {
      ranks: book.reading(regularCavalryOverhead),
      ranksOfRegularInfantry: numbers['over-ranks-of-regular-infantry'],
      friendsInTheWay: numbers['friends-in-the-way'],
      turningIsMoving: book.reading(turnedAndShootsOverhead),
      penalty: book.reading(overheadPenalty),
      countsFor: book.reading(overheadCountsFor),
      ranksOf: book.reading(ranksOfTheSameUnit),
    },
    answeredShare: numbers['answered-share'],
    answeredTo: book.reading(halfTheirNumber),
    weapons: {
      crossbows: weapons['crossbowmen-and-engine-crews'],
      others: { ...weapons['darts-javelins-slings-and-bows'], lc: book.reading(shotsAtLightCavalry) },
      staffSlings: book.reading(staffSlingRow),
    },
    tactical: columnOf(shootingTacticalFactors.rows, row => book.of(shootingTacticalFactors)[row].modifier),
    targetMoves: numbers['target-moves'],
    long: { share: numbers['long-share'], of: book.reading(halfOfWhichRange), ...book.reading(longRange) },
    machinesApart: apart.machines,
  };
}

/** What each row holds in a chart of one column. */
export function columnOf<Row extends string>(
  rows: readonly Row[],
  held: (row: Row) => number,
): { readonly [R in Row]: number };
export function columnOf(rows: readonly string[], held: (row: string) => number): { readonly [row: string]: number } {
  return Object.fromEntries(rows.map(row => [row, held(row)]));
}
