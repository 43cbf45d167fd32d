import { bandsOf, type Cell, ladder, type StepLadder } from '../../../chart/index.js';
import { type Choices, readingOf } from '../../../rulebook/index.js';
import { killShots } from './charts/fire.js';
import { meleePointEffects } from './charts/melee.js';
import { moraleReactions, postMeleeMorale } from './charts/morale.js';
import { effectsOnMovement } from './charts/movement.js';
import { shock, shockReductions } from './charts/shock.js';
import type { ChargeRules } from './fighting/charge.js';
import type { MeleeRules } from './fighting/melee.js';
import type { MoraleColumn, MoraleRules } from './fighting/morale.js';
import type { ShockRules } from './fighting/shock.js';
import type { FormationRules } from './moving/formation.js';
import type { MovementRules } from './moving/movement.js';
import { type ArmyRules, armyUnder } from './numbers/army.js';
import { type FieldRules, fieldUnder } from './numbers/field.js';
import { type SteadinessRules, steadinessUnder } from './numbers/steadiness.js';
import {
  fordMelee,
  meleeRecovery,
  shockPathCavalry,
  shockPathInfantry,
  shockReductionsStack,
  shockSoftGround,
  shockUphill,
} from './rulings/combat.js';
import {
  artilleryFord,
  cavalryFence,
  chargeAftermath,
  chargeOnRoad,
  creekFord,
  ploughedAndMarsh,
} from './rulings/movement.js';
import { defaultFacing, facingChangeCost } from './rulings/turn.js';

/** What the rules common to all periods are resolved with. A period's rules are these with its own numbers in place. */
export interface CommonRules
  extends ShockRules,
    MeleeRules,
    MoraleRules,
    MovementRules,
    ChargeRules,
    SteadinessRules,
    FieldRules,
    ArmyRules,
    FormationRules {}

const effects = effectsOnMovement.cells;
const reductions = shockReductions.cells;
const melee = meleePointEffects.cells;

/** The columns of the post-melee morale chart in order, as ranges of unit values. */
export const moraleColumnBands = bandsOf<MoraleColumn>(postMeleeMorale.columns);

/**
 * The rungs of hit faces on the missile die, from "nothing hits" upward.
 *
 * @clause cady/common/fire/hit-faces
 */
export const killShotLadder: StepLadder<readonly number[]> = ladder(
  [...killShots.rows].reverse().map(row => killShots.cells[row]['hit-faces'] ?? []),
);

/**
 * The rungs of faces on a six-sided die, from "nothing" upward: those that the shock chart prints, the only six-sided ladder
 * in the book.
 */
export const sixSidedLadder: StepLadder<readonly number[]> = ladder(rungsOf(Object.values(shock.cells)));

function rungsOf(rows: readonly { readonly [column: string]: Cell }[]): readonly (readonly number[])[] {
  const printed = new Map<number, readonly number[]>([[0, []]]);
  for (const faces of rows.flatMap(row => Object.values(row))) {
    if (Array.isArray(faces)) printed.set(faces.length, faces);
  }
  return [...printed].sort(([a], [b]) => a - b).map(([, faces]) => faces);
}

/**
 * The numbers of the Common Rules under the readings that `choices` takes.
 *
 * @throws RuleViolation when a choice names no reading of its ruling.
 * @clause cady/common/materials/dice
 * @clause cady/common/shock/reductions
 * @clause cady/common/fence/shock
 * @clause cady/common/wall/shock
 * @clause cady/common/shock/reductions-stack
 * @clause cady/common/formation/column-march-not-medieval
 */
export function commonRulesUnder(choices: Choices = {}): CommonRules {
  const after = readingOf(chargeAftermath, choices).value;
  return {
    ...steadinessUnder(choices),
    ...fieldUnder(choices),
    ...armyUnder(choices),
    formation: {
      facesLastMove: readingOf(defaultFacing, choices).value !== null,
      turnInPlaceThirds: readingOf(facingChangeCost, choices).value,
    },
    shock: {
      chart: shock,
      dieSides: 6,
      reductions: {
        fence: { shocks: reductions['behind-wooden-fence'].shocks, clause: 'cady/common/fence/shock' },
        wall: { shocks: reductions['behind-stone-wall'].shocks, clause: 'cady/common/wall/shock' },
        'forest-edge': { shocks: reductions['edge-of-forest'].shocks, clause: 'cady/common/shock/reductions' },
        square: { shocks: reductions['infantry-in-square'].shocks, clause: 'cady/common/shock/reductions' },
        'level-up': { shocks: reductions['each-hill-level-up'].shocks, clause: 'cady/common/hills/shock-uphill' },
      },
      eachLevel: readingOf(shockUphill, choices).value === 'each-level',
      reductionsAdd: readingOf(shockReductionsStack, choices).value === 'add',
      roughForbids: readingOf(shockSoftGround, choices).value === false,
      clearPath: {
        cavalry: readingOf(shockPathCavalry, choices).value,
        infantry: readingOf(shockPathInfantry, choices).value,
      },
    },
    melee: {
      dieSides: 12,
      attackedOnFlank: -melee['attacked-on-flank']['melee-point-change'],
      attackedFromRear: -melee['attacked-from-rear']['melee-point-change'],
      rearAttackerRolls: melee['attacked-from-rear']['attacker-rolls'],
      acrossBarrier: -melee['attacking-across-wall-or-fortification']['melee-point-change'],
      uphill: -melee['attacking-uphill']['melee-point-change'],
      ford: readingOf(fordMelee, choices).value.points,
      // Line 822 of the book.
      fatiguePerTurn: 1,
      recoveryPerTurn: readingOf(meleeRecovery, choices).value,
    },
    morale: { chart: postMeleeMorale, columns: moraleColumnBands, reactions: moraleReactions },
    movement: {
      thirds: {
        charge: effects['ordered-charge'].thirds,
        afterCharge: -after.thirds,
        columnMarch: effects['straight-column-march'].thirds,
        road: effects['portion-on-road'].thirds,
        chargeOnRoad: readingOf(chargeOnRoad, choices).value - effects['ordered-charge'].thirds,
        formationChange: -effects['changing-formation'].thirds,
        directionChange: -effects['change-of-march-direction-over-45-degrees'].thirds,
        passThrough: -effects['passing-through-friendly-unit'].thirds,
      },
      turnDegrees: 45,
      // Line 557 of the book.
      formationMorale: 2,
      columnMarch: null,
      terrain: terrainUnder(choices),
    },
    charge: {
      // Line 580 of the book.
      straight: { infantry: 10, cavalry: 30 },
      bend: 45,
      thirdsLost: after.thirds,
      againNextTurn: after.charge,
    },
  };
}

/** Thirds that ground and obstacles cost each arm. Guns cross water only at a bridge, unless a reading lets them ford. */
function terrainUnder(choices: Choices): MovementRules['movement']['terrain'] {
  const rough = effects['rough-terrain-not-on-road'].thirds;
  const creekAtFord = readingOf(creekFord, choices).value;
  const gunsAtFord = readingOf(artilleryFord, choices).value;
  const foot = effects['infantry-crossing-fence-or-wall'].thirds;
  const horse = readingOf(cavalryFence, choices).value;
  const guns = effects['artillery-over-fence-or-wall'].thirds;
  const anyArm = {
    wood: effects['forest-not-on-road'].thirds,
    rough,
    marsh: rough * readingOf(ploughedAndMarsh, choices).value.marsh,
    hill: effects['hill-level-up-or-down'].thirds,
    ridge: null,
    creek: effects['crossing-creek'].thirds,
    creekFord: creekAtFord,
    river: null,
    riverFord: effects['river-at-ford'].thirds,
    bridge: 0,
  };
  return {
    infantry: { ...anyArm, fence: foot, wall: foot },
    cavalry: { ...anyArm, fence: horse, wall: horse },
    artillery: {
      ...anyArm,
      fence: guns,
      wall: guns,
      creek: null,
      creekFord: gunsAtFord === null ? null : creekAtFord,
      riverFord: gunsAtFord,
    },
  };
}

/** The numbers of the Common Rules as the book prints them, under the default readings. */
export const commonRules: CommonRules = commonRulesUnder();
