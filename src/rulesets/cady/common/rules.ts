import { type OpenBook, type RulesOf, rulesFrom } from '../../../book/index.js';
import { bandsOf, type Cell, ladder, type StepLadder } from '../../../chart/index.js';
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
import { moraleChart } from './numbers/morale.js';
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

/** The columns of the post-melee morale chart in order, as ranges of unit values. */
export const moraleColumnBands = bandsOf<MoraleColumn>(postMeleeMorale.columns);

/**
 * The rungs of hit faces on the missile die, from "nothing hits" upward.
 *
 * @clause cady/common/fire/hit-faces
 */
export function killShotLadder(book: OpenBook): StepLadder<readonly number[]> {
  return ladder([...killShots.rows].reverse().map(row => book.of(killShots)[row]['hit-faces'] ?? []));
}

/**
 * The rungs of faces on a six-sided die, from "nothing" upward: those that the shock chart prints, the only six-sided ladder
 * in the book.
 */
export function sixSidedLadder(book: OpenBook): StepLadder<readonly number[]> {
  return ladder(rungsOf(Object.values(book.of(shock))));
}

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
export function buildCommonRules(book: OpenBook): CommonRules {
  const after = book.reading(chargeAftermath);
  const effects = book.of(effectsOnMovement);
  const reductions = book.of(shockReductions);
  const melee = book.of(meleePointEffects);
  return {
    ...steadinessUnder(book),
    ...fieldUnder(book),
    ...armyUnder(book),
    formation: {
      facesLastMove: book.reading(defaultFacing) !== null,
      turnInPlaceThirds: book.reading(facingChangeCost),
    },
    shock: {
      chart: book.chart(shock),
      dieSides: 6,
      reductions: {
        fence: { shocks: reductions['behind-wooden-fence'].shocks, clause: 'cady/common/fence/shock' },
        wall: { shocks: reductions['behind-stone-wall'].shocks, clause: 'cady/common/wall/shock' },
        'forest-edge': { shocks: reductions['edge-of-forest'].shocks, clause: 'cady/common/shock/reductions' },
        square: { shocks: reductions['infantry-in-square'].shocks, clause: 'cady/common/shock/reductions' },
        'level-up': { shocks: reductions['each-hill-level-up'].shocks, clause: 'cady/common/hills/shock-uphill' },
      },
      eachLevel: book.reading(shockUphill) === 'each-level',
      reductionsAdd: book.reading(shockReductionsStack) === 'add',
      roughForbids: book.reading(shockSoftGround) === false,
      clearPath: {
        cavalry: book.reading(shockPathCavalry),
        infantry: book.reading(shockPathInfantry),
      },
    },
    melee: {
      dieSides: 12,
      attackedOnFlank: -melee['attacked-on-flank']['melee-point-change'],
      attackedFromRear: -melee['attacked-from-rear']['melee-point-change'],
      rearAttackerRolls: melee['attacked-from-rear']['attacker-rolls'],
      acrossBarrier: -melee['attacking-across-wall-or-fortification']['melee-point-change'],
      uphill: -melee['attacking-uphill']['melee-point-change'],
      ford: book.reading(fordMelee).points,
      // Line 822 of the book.
      fatiguePerTurn: 1,
      recoveryPerTurn: book.reading(meleeRecovery),
    },
    morale: {
      chart: moraleChart(book, postMeleeMorale),
      columns: moraleColumnBands,
      reactions: book.chart(moraleReactions),
    },
    movement: {
      thirds: {
        charge: effects['ordered-charge'].thirds,
        afterCharge: -after.thirds,
        columnMarch: effects['straight-column-march'].thirds,
        road: effects['portion-on-road'].thirds,
        chargeOnRoad: book.reading(chargeOnRoad) - effects['ordered-charge'].thirds,
        formationChange: -effects['changing-formation'].thirds,
        directionChange: -effects['change-of-march-direction-over-45-degrees'].thirds,
        passThrough: -effects['passing-through-friendly-unit'].thirds,
      },
      turnDegrees: 45,
      // Line 557 of the book.
      formationMorale: 2,
      columnMarch: null,
      terrain: terrainUnder(book),
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
function terrainUnder(book: OpenBook): MovementRules['movement']['terrain'] {
  const effects = book.of(effectsOnMovement);
  const rough = effects['rough-terrain-not-on-road'].thirds;
  const creekAtFord = book.reading(creekFord);
  const gunsAtFord = book.reading(artilleryFord);
  const foot = effects['infantry-crossing-fence-or-wall'].thirds;
  const horse = book.reading(cavalryFence);
  const guns = effects['artillery-over-fence-or-wall'].thirds;
  const anyArm = {
    wood: effects['forest-not-on-road'].thirds,
    rough,
    marsh: rough * book.reading(ploughedAndMarsh).marsh,
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

/** The Common Rules, as the book prints them under the default readings, or of a book with layers over the print. */
export const commonRules: RulesOf<CommonRules> = rulesFrom({ ruleset: 'common', edition: 'book' }, buildCommonRules);
