import { type Choices, readingOf } from '../../../rulebook/index.js';
import { commonRulesUnder } from '../common/rules.js';
import { defaultFormation, figureSize, lineOfBattleRanks, pieceSize } from '../common/rulings.js';
import type { TurnRules } from '../common/turn/rules.js';
import { tableRulesUnder } from '../common/turn/table-rules.js';
import type { ArtilleryNumbers } from './artillery.js';
import { moraleColumns, postMeleeMorale, shockEffect } from './charts/shock-and-morale.js';
import { type Guns, gunsUnder } from './guns.js';
import { artilleryUnder, smallArmsUnder } from './numbers.js';
import { artillerySight, stoneWallForGuns } from './rulings/artillery.js';
import { generalColumns, shockAgainstSquare } from './rulings/formations.js';
import { fireAtCharger, forestRange } from './rulings/small-arms.js';
import { canisterWedge } from './rulings/templates.js';
import type { SmallArmsNumbers } from './small-arms.js';
import { musketTemplates, type Templates } from './templates.js';
import { type Troops, troopsUnder } from './troops.js';

export type { GunSheet, Guns, GunType, Projectile } from './guns.js';
export type { BounceStick, HoleName, StickSection, Templates, VariationWheel, WheelHole } from './templates.js';

/**
 * Everything the musket game is played with: charts, troops, guns, templates and single numbers, with the readings of
 * rulings already taken. Plain data; a house rule is another one of these.
 */
export interface MusketRules extends TurnRules {
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
export function musketRulesUnder(choices: Choices = {}): MusketRules {
  const common = commonRulesUnder(choices);
  const { movement, shock } = common;
  const { infantry, cavalry, artillery } = movement.terrain;
  const square = readingOf(shockAgainstSquare, choices).value;
  const troops = troopsUnder(choices);
  const formation = readingOf(defaultFormation, choices).value;
  const telescope = readingOf(artillerySight, choices).value;
  const atFirstSight = readingOf(fireAtCharger, choices).value === 'first-sight-in-range';
  const chargedShot = atFirstSight ? common.defensiveFire.failed : ({ at: 'middle', steps: 1, melees: true } as const);
  return {
    ...common,
    rulings: choices,
    shock: {
      ...shock,
      chart: shockEffect,
      reductions: { ...shock.reductions, square: { shocks: square, clause: 'cady/musket/square/shock-reduction' } },
    },
    morale: { ...common.morale, chart: postMeleeMorale },
    movement: {
      ...movement,
      // Lines 685 and 2329 of the book.
      columnMarch: { abreast: [2, 4], morale: 4, bend: movement.turnDegrees },
      terrain: { infantry, cavalry, artillery: { ...artillery, wall: readingOf(stoneWallForGuns, choices).value } },
    },
    troops,
    guns: gunsUnder(choices, troops),
    smallArms: smallArmsUnder(choices),
    artillery: artilleryUnder(choices),
    moraleShifts: {
      general: readingOf(generalColumns, choices).value,
      brigade: moraleColumns.cells['two-infantry-units-in-brigade']['columns-right'],
      defence: moraleColumns.cells['behind-defensive-feature']['columns-right'],
      cavalry: moraleColumns.cells['cavalry-unit']['columns-right'],
      square: moraleColumns.cells['infantry-unit-in-square']['columns-right'],
    },
    templates: {
      ...musketTemplates,
      canisterHalfAngle: readingOf(canisterWedge, choices).value,
      figureRadius: readingOf(figureSize, choices).value,
      pieceRadius: readingOf(pieceSize, choices).value,
    },
    defensiveFire: { ...common.defensiveFire, failed: chargedShot },
    // Line 2339 of the book.
    square: { leastMorale: 4, leastRanks: 2 },
    // Line 2335 of the book.
    sighting: { normal: 90, artillery: telescope.cm, artilleryToItsRange: telescope['or-its-range-if-greater'] },
    unitSize: { from: 6, to: 36 },
    armShare: 1 / 3,
    lineRanks: readingOf(lineOfBattleRanks, choices).value,
    defaultAbreast: { infantry: formation.infantry, cavalry: formation.cavalry },
    table: tableRulesUnder(choices, {
      // Line 1018 of the book.
      sight: { woodDepth: readingOf(forestRange, choices).value, marshDepth: 3 },
      // Line 2349 of the book.
      gunSight: { woodDepth: 10 },
    }),
  };
}

/** The musket game as the book prints it, under the default readings. */
export const musketRules: MusketRules = musketRulesUnder();
