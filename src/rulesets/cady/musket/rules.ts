import { type Filled, type OpenBook, type RulesOf, rulesFrom } from '../../../book/index.js';
import { defaultFormation, figureSize, fireIntoMelee, lineOfBattleRanks, pieceSize } from '../common/book/rulings.js';
import { moraleChart } from '../common/numbers/morale.js';
import { buildCommonRules } from '../common/rules.js';
import { type TurnReadings, turnReadings } from '../common/turn/readings.js';
import type { TurnRules } from '../common/turn/rules.js';
import { tableRulesUnder } from '../common/turn/table-rules.js';
import type { ArtilleryNumbers } from './artillery.js';
import { moraleColumns, postMeleeMorale, shockEffect } from './book/charts/shock-and-morale.js';
import { artillerySight, stoneWallForGuns } from './book/rulings/artillery.js';
import { defensiveFeatures, generalColumns, shakenMorale, shockAgainstSquare } from './book/rulings/formations.js';
import { fireAtCharger, fireAtContact, forestRange } from './book/rulings/small-arms.js';
import { canisterWedge } from './book/rulings/templates.js';
import { type Guns, gunsUnder } from './guns.js';
import { artilleryUnder, smallArmsUnder } from './numbers.js';
import type { SmallArmsNumbers } from './small-arms.js';
import { musketTemplates, type Templates } from './templates.js';
import { type Troops, troopsUnder } from './troops.js';

export type { GunSheet, Guns, GunType, Projectile } from './guns.js';
export type { BounceStick, HoleName, StickSection, Templates, VariationWheel, WheelHole } from './templates.js';

/** The rulings on the musket game whose readings its turn asks for as they stand. */
const asked = { defensiveFeatures, fireAtContact, fireIntoMelee, shakenMorale } as const;

/**
 * Everything the musket game is played with: charts, troops, guns, templates and single numbers, with the readings of
 * rulings already taken. Plain data; a house rule is another one of these.
 */
export interface MusketRules extends TurnRules {
  readonly readings: TurnReadings & {
    readonly [Name in keyof typeof asked]: Filled<(typeof asked)[Name]['readings'][number]['value']>;
  };
  readonly troops: Troops;
  readonly guns: Guns;
  readonly smallArms: SmallArmsNumbers;
  readonly artillery: ArtilleryNumbers;
  /** Columns to the right on the post-melee morale chart. */
  readonly moraleShifts: {
    readonly general: number;
    readonly brigade: number;
    readonly defence: number;
    readonly cavalry: number;
    readonly square: number;
  };
  readonly templates: Templates;
  /** Who forms squares: the least morale value and depth. */
  readonly square: { readonly leastMorale: number; readonly leastRanks: number };
  /** How far troops see, in cm; whether a gun that reaches further sees as far. */
  readonly sighting: { readonly normal: number; readonly artillery: number; readonly artilleryToItsRange: boolean };
  /** Figures in a unit of infantry or cavalry. */
  readonly unitSize: { readonly from: number; readonly to: number };
  /** The largest share of an army's points in artillery, and in cavalry. */
  readonly armShare: number;
}

/**
 * The rules of the musket game at its basic level under the readings that `choices` takes. Where the musket section prints
 * its own number it takes the place of the common one.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/musket/scope/adds-to-common
 * @clause cady/musket/square/shock-reduction
 * @clause cady/musket/wall/artillery-crossing
 * @clause cady/musket/fence/artillery-crossing
 * @clause cady/musket/movement/column-bonus
 * @clause cady/common/unit/min-size-6
 * @clause cady/common/unit/max-size-36
 * @clause cady/common/cost/artillery-limit-one-third
 * @clause cady/common/cost/cavalry-limit-one-third
 */
export function buildMusketRules(book: OpenBook): MusketRules {
  const common = buildCommonRules(book);
  const { movement, shock } = common;
  const { infantry, cavalry, artillery } = movement.terrain;
  const square = book.reading(shockAgainstSquare);
  const troops = troopsUnder(book);
  const formation = book.reading(defaultFormation);
  const telescope = book.reading(artillerySight);
  const atFirstSight = book.reading(fireAtCharger) === 'first-sight-in-range';
  const chargedShot = atFirstSight ? common.defensiveFire.failed : ({ at: 'middle', steps: 1, melees: true } as const);
  return {
    ...common,
    rulings: book.choices,
    readings: {
      ...turnReadings(book),
      ...book.readings(asked),
    },
    shock: {
      ...shock,
      chart: book.chart(shockEffect),
      reductions: { ...shock.reductions, square: { shocks: square, clause: 'cady/musket/square/shock-reduction' } },
    },
    morale: { ...common.morale, chart: moraleChart(book, postMeleeMorale) },
    movement: {
      ...movement,
      // Lines 685 and 2329 of the book.
      columnMarch: { abreast: [2, 4], morale: 4, bend: movement.turnDegrees },
      terrain: { infantry, cavalry, artillery: { ...artillery, wall: book.reading(stoneWallForGuns) } },
    },
    troops,
    guns: gunsUnder(book, troops),
    smallArms: smallArmsUnder(book),
    artillery: artilleryUnder(book),
    moraleShifts: {
      general: book.reading(generalColumns),
      brigade: book.of(moraleColumns)['two-infantry-units-in-brigade']['columns-right'],
      defence: book.of(moraleColumns)['behind-defensive-feature']['columns-right'],
      cavalry: book.of(moraleColumns)['cavalry-unit']['columns-right'],
      square: book.of(moraleColumns)['infantry-unit-in-square']['columns-right'],
    },
    templates: {
      ...musketTemplates,
      canisterHalfAngle: book.reading(canisterWedge),
      figureRadius: book.reading(figureSize),
      pieceRadius: book.reading(pieceSize),
    },
    defensiveFire: { ...common.defensiveFire, failed: chargedShot },
    // Line 2339 of the book.
    square: { leastMorale: 4, leastRanks: 2 },
    // Line 2335 of the book.
    sighting: { normal: 90, artillery: telescope.cm, artilleryToItsRange: telescope['or-its-range-if-greater'] },
    unitSize: { from: 6, to: 36 },
    armShare: 1 / 3,
    lineRanks: book.reading(lineOfBattleRanks),
    defaultAbreast: { infantry: formation.infantry, cavalry: formation.cavalry },
    table: tableRulesUnder(book, {
      // Line 1018 of the book.
      sight: { woodDepth: book.reading(forestRange), marshDepth: 3 },
      // Line 2349 of the book.
      gunSight: { woodDepth: 10 },
    }),
  };
}

/** The rules of the musket game, as the book prints it under the default readings, or of a book with layers over the print. */
export const musketRules: RulesOf<MusketRules> = rulesFrom({ ruleset: 'musket', edition: 'book' }, buildMusketRules);
