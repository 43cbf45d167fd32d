import { bandsOf, type Cell, ladder, type StepLadder } from '../../../chart/index.js';
import type { ChargeRules } from './charge.js';
import { killShots } from './charts/fire.js';
import { meleePointEffects } from './charts/melee.js';
import { moraleReactions, postMeleeMorale } from './charts/morale.js';
import { effectsOnMovement } from './charts/movement.js';
import { shock, shockReductions } from './charts/shock.js';
import type { MeleeRules } from './melee.js';
import type { MoraleColumn, MoraleRules } from './morale.js';
import type { MovementRules, TerrainThirds } from './movement.js';
import type { ShockRules } from './shock.js';

/** What the rules common to all periods are resolved with. A period's rules are these with its own numbers in place. */
export interface CommonRules extends ShockRules, MeleeRules, MoraleRules, MovementRules, ChargeRules {}

const effects = effectsOnMovement.cells;
const reductions = shockReductions.cells;
const melee = meleePointEffects.cells;

const stacked = 'cady/common/shock/reductions';

/** Ground that costs infantry, cavalry and artillery the same; a creek is free at a ford and at a bridge. */
const anyArm = {
  wood: effects['forest-not-on-road'].thirds,
  rough: effects['rough-terrain-not-on-road'].thirds,
  // A marsh and a ploughed field cost what rough ground costs (lines 560 and 1014 of the book).
  marsh: effects['rough-terrain-not-on-road'].thirds,
  hill: effects['hill-level-up-or-down'].thirds,
  ridge: null,
  creek: effects['crossing-creek'].thirds,
  creekFord: 0,
  river: null,
  riverFord: effects['river-at-ford'].thirds,
  bridge: 0,
} satisfies Partial<TerrainThirds>;

const overForInfantry = effects['infantry-crossing-fence-or-wall'].thirds;
const overForArtillery = effects['artillery-over-fence-or-wall'].thirds;

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
 * The numbers of the Common Rules as the book prints them.
 *
 * @clause cady/common/materials/dice
 * @clause cady/common/shock/reductions
 * @clause cady/common/fence/shock
 * @clause cady/common/wall/shock
 */
export const commonRules: CommonRules = {
  shock: {
    chart: shock,
    dieSides: 6,
    reductions: {
      fence: { shocks: reductions['behind-wooden-fence'].shocks, clause: 'cady/common/fence/shock' },
      wall: { shocks: reductions['behind-stone-wall'].shocks, clause: 'cady/common/wall/shock' },
      'forest-edge': { shocks: reductions['edge-of-forest'].shocks, clause: stacked },
      square: { shocks: reductions['infantry-in-square'].shocks, clause: stacked },
      'level-up': { shocks: reductions['each-hill-level-up'].shocks, clause: 'cady/common/hills/shock-uphill' },
    },
    // Lines 657 and 659 of the book.
    clearPath: { cavalry: 10, infantry: 6 },
  },
  melee: {
    dieSides: 12,
    attackedOnFlank: -melee['attacked-on-flank']['melee-point-change'],
    attackedFromRear: -melee['attacked-from-rear']['melee-point-change'],
    rearAttackerRolls: melee['attacked-from-rear']['attacker-rolls'],
    acrossBarrier: -melee['attacking-across-wall-or-fortification']['melee-point-change'],
    uphill: -melee['attacking-uphill']['melee-point-change'],
    ford: -melee['attacking-across-ford']['melee-point-change'],
    // Lines 822 and 824 of the book.
    fatiguePerTurn: 1,
    recoveryPerTurn: 1,
  },
  morale: { chart: postMeleeMorale, columns: moraleColumnBands, reactions: moraleReactions },
  movement: {
    thirds: {
      charge: effects['ordered-charge'].thirds,
      afterCharge: -effects['ordered-charge'].thirds,
      columnMarch: effects['straight-column-march'].thirds,
      road: effects['portion-on-road'].thirds,
      formationChange: -effects['changing-formation'].thirds,
      directionChange: -effects['change-of-march-direction-over-45-degrees'].thirds,
      passThrough: -effects['passing-through-friendly-unit'].thirds,
    },
    turnDegrees: 45,
    formationMorale: 2,
    columnMarch: null,
    terrain: {
      infantry: { ...anyArm, fence: overForInfantry, wall: overForInfantry },
      cavalry: { ...anyArm, fence: 0, wall: 0 },
      // Line 966: guns cross water only at a bridge.
      artillery: { ...anyArm, fence: overForArtillery, wall: overForArtillery, creek: null, creekFord: null, riverFord: null },
    },
  },
  charge: {
    // Line 580 of the book.
    straight: { infantry: 10, cavalry: 30 },
    bend: 45,
    thirdsLost: effects['ordered-charge'].thirds,
  },
};
