import {
  counted,
  countFactors,
  defineFactors,
  type FactorRules,
  insist,
  type Reason,
  reasonFor,
  tally,
} from '../../../../rulebook/index.js';
import { toGrid } from '../../../../table/index.js';
import { commonFightingRules } from '../fighting-rules.js';
import { commonRules } from '../rules.js';
import { forestMarchThirds } from './forest.js';
import { moveThirdUnit } from './thirds.js';

/** What a unit is, as far as movement goes. */
export type Arm = 'infantry' | 'cavalry' | 'artillery';

/** What ground and obstacles cost an arm, in thirds of its printed move; `null` where it may not go. */
export interface TerrainThirds {
  /** For each turn in which any part of the unit moves in it, off the roads. */
  readonly wood: number | null;
  readonly rough: number | null;
  readonly marsh: number | null;
  /** For each hill level climbed or descended. */
  readonly hill: number | null;
  /** A slope nobody can climb. */
  readonly ridge: number | null;
  /** For each crossing. */
  readonly fence: number | null;
  readonly wall: number | null;
  readonly creek: number | null;
  readonly creekFord: number | null;
  readonly river: number | null;
  readonly riverFord: number | null;
  readonly bridge: number | null;
}

/** The numbers that movement is counted with. Thirds are thirds of the printed move. */
export interface MovementNumbers {
  /** Thirds gained (+) or lost (−). */
  readonly thirds: {
    readonly charge: number;
    readonly afterCharge: number;
    readonly columnMarch: number;
    readonly road: number;
    /** What a road adds to a charge. */
    readonly chargeOnRoad: number;
    readonly formationChange: number;
    readonly directionChange: number;
    readonly passThrough: number;
  };
  /** A change of direction costs nothing up to this angle. */
  readonly turnDegrees: number;
  /** The lowest morale value that may change its ranks and files. */
  readonly formationMorale: number;
  /** Who gains the column march, `null` where nobody does. */
  readonly columnMarch: {
    readonly abreast: readonly number[];
    /** Ranks that a body must have to be a column. */
    readonly ranks: number;
    readonly morale: number;
    readonly bend: number;
  } | null;
  readonly terrain: { readonly [arm in Arm]: TerrainThirds };
  /** Thirds are of the printed move and add up; otherwise each takes a third of what is left. */
  readonly thirdsAdd: boolean;
  /** What slow ground costs: once a turn for each kind, for each piece, or on the part inside alone. */
  readonly slowGround: 'once-per-turn-per-kind' | 'each-piece-of-ground' | 'only-the-part-inside';
  /** Every sharp turn of a move costs, and not the first alone. */
  readonly eachTurnCosts: boolean;
  /** A march in column gains its third on a road besides that of the road. */
  readonly columnAndRoad: boolean;
  /** Only who is on a road all the way gains by it. */
  readonly roadWholly: boolean;
  /** A front that is wider than the road gains by it as well. */
  readonly roadForAnyFront: boolean;
  /** How much of its depth a body has on a road to gain by it, 0 to 1. */
  readonly roadDepth: number;
  /** Moves are counted in whole cm, fractions dropped. */
  readonly wholeCm: boolean;
}

/** The numbers of a move before the ground is counted. */
export type AllowanceNumbers = Omit<MovementNumbers, 'terrain'>;

/** The part of a ruleset's rules that a move needs before the ground is counted. */
export interface AllowanceRules extends FactorRules {
  readonly movement: AllowanceNumbers;
}

/** The part of a ruleset's rules that movement needs. */
export interface MovementRules extends AllowanceRules {
  readonly movement: MovementNumbers;
}

/** What bears on a unit's movement before the ground is counted. */
export interface Movement {
  readonly arm: Arm;
  /** The printed move of its type, in cm. */
  readonly move: number;
  readonly morale: number;
  readonly charging?: boolean;
  readonly chargedLastTurn?: boolean;
  /** It changes its ranks and files. */
  readonly formationChange?: boolean;
  /** Changes of direction in this move that are sharper than is free. */
  readonly turns?: number;
  /** Friendly units that it passes through. */
  readonly passesThrough?: number;
  /**
   * It marches in column all turn: so many figures abreast and ranks deep (deep enough where that is not said), bending at most so many
   * degrees, with or without anything on its way that costs movement.
   */
  readonly column?: {
    readonly abreast: number;
    readonly ranks?: number;
    readonly bend: number;
    readonly obstacles: boolean;
  };
  /** It stands in a square: it does not move unless it takes another formation (`formationChange`). */
  readonly square?: boolean;
}

/** What a unit may move this turn. */
export interface Allowance {
  /** Thirds of the printed move, 0 and up. */
  readonly thirds: number;
  /** The same in cm. */
  readonly cm: number;
  readonly because: readonly Reason[];
}

/** What the ground costs one unit, for the movement on the table. */
export interface TerrainCosts extends TerrainThirds {
  /** For each change of direction sharper than `turnDegrees`. */
  readonly turn: number;
  readonly turnDegrees: number;
  /** Centimetres of road for each centimetre of allowance: 4/3, or 1 in a charge. */
  readonly road: number;
}

/** A whole move, in thirds. */
export const wholeMove = 3;

/**
 * What a unit may move before the ground is counted: its printed move, a third more for a charge or a column march, a third
 * less for each change of formation, sharp change of direction, friend passed through and for a charge in the turn before.
 * Thirds are of the printed move, add up, and never leave less than nothing (`cady/ruling/thirds-add-up`).
 *
 * Source: Common Rules > Effects on Movement; Unit Formation.
 *
 * @throws RuleViolation when a unit that may not change formation is told to.
 * @clause cady/common/movement/reductions-list
 * @clause cady/common/movement/direction-change
 * @clause cady/common/movement/formation-change
 * @clause cady/common/formation/change-costs-third
 * @clause cady/common/formation/peasants-militia-none
 * @clause cady/common/facing/formation-change-cost
 * @clause cady/common/movement/pass-through
 * @clause cady/common/movement/charge-bonus-chart
 * @clause cady/common/charge/move-bonus
 * @clause cady/common/charge/next-turn-reduction
 * @clause cady/common/movement/column-bonus-chart
 * @clause cady/common/formation/column-march-bonus
 * @clause cady/musket/square/immobile
 */
export function movementAllowance(unit: Movement, rules: AllowanceRules = commonFightingRules()): Allowance {
  insist(unit.formationChange !== true || mayChangeFormation(unit, rules), () => ({
    path: 'formationChange',
    clause: 'cady/common/formation/peasants-militia-none',
    problem: `figures of morale ${unit.morale} cannot change their ranks and files`,
    mend: 'leave the formation as it is',
  }));
  if (unit.square === true && unit.formationChange !== true) {
    return { thirds: 0, cm: 0, because: [squareStands] };
  }
  const { total, because } = tally(movementFactors, unit, rules);
  const thirds = rules.movement.thirdsAdd ? Math.max(0, wholeMove + total) : whatIsLeft(unit, rules);
  const cm = (unit.move * thirds) / wholeMove;
  return { thirds, cm: rules.movement.wholeCm ? Math.floor(toGrid(cm)) : cm, because };
}

/** Thirds of a move that are left when each reduction takes a third of what the others left, and gains are of the whole. */
function whatIsLeft(unit: Movement, rules: AllowanceRules): number {
  const points = countFactors(movementFactors, unit, rules).rows.map(row => row.points);
  const sum = (thirds: readonly number[]) => thirds.reduce((all, each) => all + each, 0);
  return afterThirds(wholeMove + sum(points.filter(each => each > 0)), -sum(points.filter(each => each < 0)));
}

/** What is left of something when so many times a third of what is left is taken. */
export function afterThirds(whole: number, times: number): number {
  return whole * ((wholeMove - 1) / wholeMove) ** times;
}

/**
 * What each kind of ground costs a unit, in thirds of its printed move, and how much faster a road is. A charge gains
 * nothing more from a road; natives of the forest move in it as in the open.
 *
 * Source: Common Rules > Effects on Movement; Geography.
 *
 * @clause cady/common/movement/creek
 * @clause cady/common/movement/hill
 * @clause cady/common/movement/wall-fence-infantry
 * @clause cady/common/movement/wall-fence-cavalry
 * @clause cady/common/movement/wall-fence-artillery
 * @clause cady/common/movement/river-ford
 * @clause cady/common/movement/river-impassable
 * @clause cady/common/movement/rough-terrain
 * @clause cady/common/movement/road-bonus
 * @clause cady/common/movement/charge-on-road
 * @clause cady/common/rivers/creek-cost
 * @clause cady/common/rivers/ford-cost
 * @clause cady/common/rivers/bridge-free
 * @clause cady/common/rivers/cavalry-same
 * @clause cady/common/rivers/bridge-only-types
 * @clause cady/common/rivers/crossing-places
 * @clause cady/common/roads/bonus
 * @clause cady/common/roads/charge-no-extra
 * @clause cady/common/hills/move-cost
 * @clause cady/common/marsh/move-cost
 * @clause cady/common/rough/move-cost
 * @clause cady/common/definition/hill
 * @clause cady/common/definition/rough-terrain
 * @clause cady/common/extreme-ridge/impassable
 */
export function terrainCosts(
  unit: { readonly arm: Arm; readonly charging?: boolean; readonly nativeOfForest?: boolean },
  rules: MovementRules = commonRules(),
): TerrainCosts {
  const { terrain, thirds } = rules.movement;
  const ground = terrain[unit.arm];
  return {
    ...ground,
    wood: forestMarchThirds(unit, ground.wood),
    turn: -thirds.directionChange,
    turnDegrees: rules.movement.turnDegrees,
    road: (wholeMove + (unit.charging === true ? thirds.chargeOnRoad : thirds.road)) / wholeMove,
  };
}

/**
 * Whether figures of this morale value may change their ranks and files at all.
 *
 * Source: Common Rules > Orders and Sequence; Effects on Movement.
 *
 * @clause cady/common/formation/peasants-militia-none
 * @clause cady/common/movement/formation-change
 */
export function mayChangeFormation(
  unit: { readonly morale: number },
  rules: AllowanceRules = commonFightingRules(),
): boolean {
  return unit.morale >= rules.movement.formationMorale;
}

/**
 * Whether a unit gains the column march: infantry steady enough, in a column of two or four (how deep it must be says
 * `cady/ruling/column-ranks`), straight and unhindered the whole turn, and not charging.
 *
 * Source: Common Rules > Unit Formation.
 *
 * @clause cady/common/formation/column-march-width
 * @clause cady/common/formation/column-march-straight
 * @clause cady/common/formation/column-march-no-obstacle
 * @clause cady/common/formation/column-march-no-charge
 */
export function marchesInColumn(unit: Movement, rules: AllowanceRules = commonFightingRules()): boolean {
  const march = rules.movement.columnMarch;
  if (march === null || unit.column === undefined || unit.arm !== 'infantry') return false;
  const hindered = unit.column.obstacles || unit.formationChange === true || (unit.turns ?? 0) > 0;
  return (
    unit.morale >= march.morale &&
    march.abreast.includes(unit.column.abreast) &&
    (unit.column.ranks ?? march.ranks) >= march.ranks &&
    unit.column.bend <= march.bend &&
    !hindered &&
    unit.charging !== true
  );
}

const squareStands = reasonFor('cady/musket/square/immobile', 'stands in a square', 'does not move');

/**
 * What adds to a printed move and takes from it before the ground is counted, in thirds.
 *
 * Source: Common Rules > Effects on Movement; Unit Formation.
 *
 * @clause cady/common/movement/reductions-list
 * @clause cady/common/movement/direction-change
 * @clause cady/common/movement/formation-change
 * @clause cady/common/movement/pass-through
 * @clause cady/common/charge/move-bonus
 * @clause cady/common/charge/next-turn-reduction
 * @clause cady/common/formation/column-march-bonus
 */
export const movementFactors = defineFactors<Movement, AllowanceRules>({
  id: 'common/movement',
  unit: moveThirdUnit,
  rows: [
    {
      id: 'charge',
      points: ({ movement }) => movement.thirds.charge,
      clause: 'cady/common/charge/move-bonus',
      says: 'charging',
      when: ({ charging }) => charging === true,
    },
    {
      id: 'after-charge',
      points: ({ movement }) => movement.thirds.afterCharge,
      clause: 'cady/common/charge/next-turn-reduction',
      says: 'charged in the turn before',
      when: ({ chargedLastTurn }) => chargedLastTurn === true,
    },
    {
      id: 'column-march',
      points: ({ movement }) => movement.thirds.columnMarch,
      clause: 'cady/common/formation/column-march-bonus',
      says: 'marching straight in column',
      when: marchesInColumn,
    },
    {
      id: 'formation-change',
      points: ({ movement }) => movement.thirds.formationChange,
      clause: 'cady/common/movement/formation-change',
      says: 'changes its ranks and files',
      when: ({ formationChange }) => formationChange === true,
    },
    {
      id: 'direction-change',
      points: ({ movement }) => movement.thirds.directionChange,
      clause: 'cady/common/movement/direction-change',
      says: ({ turns = 0 }, { movement }) =>
        `${counted(turns, 'change')} of direction over ${counted(movement.turnDegrees, 'degree')}`,
      when: ({ turns = 0 }) => turns > 0 && turns,
    },
    {
      id: 'pass-through',
      points: ({ movement }) => movement.thirds.passThrough,
      clause: 'cady/common/movement/pass-through',
      says: 'passes through friends',
      when: ({ passesThrough = 0 }) => passesThrough > 0 && passesThrough,
    },
  ],
});
