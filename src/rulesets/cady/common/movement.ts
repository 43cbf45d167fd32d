import type { Reason } from '../../../rulebook/index.js';

export type Arm = 'infantry' | 'cavalry' | 'artillery';

/** What bears on a unit's movement before terrain is counted. Lengths in cm. */
export interface Movement {
  readonly arm: Arm;
  /** The printed move of its type. */
  readonly move: number;
  readonly morale: number;
  readonly charging?: boolean;
  readonly chargedLastTurn?: boolean;
  /** A change of ranks or files. */
  readonly formationChange?: boolean;
  /** Changes of direction over 45 degrees in this move. */
  readonly turns?: number;
  /** Friendly units passed through. */
  readonly passesThrough?: number;
  /** It marches in column all turn: how many figures abreast, its sharpest bend in degrees, whether anything is in its way. */
  readonly column?: { readonly abreast: number; readonly bend: number; readonly obstacles: boolean };
  /** It stands in a square: it does not move unless it re-forms (`formationChange`). */
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

/**
 * What ground costs a unit, in thirds of its printed move; `null` where it may not go. For the table's movement.
 */
export interface TerrainCosts {
  /** For each turn in which any part of the unit moves in it. */
  readonly wood: number | null;
  readonly rough: number | null;
  readonly marsh: number | null;
  /** For each level climbed or descended. */
  readonly hill: number | null;
  /** For each crossing. */
  readonly fence: number | null;
  readonly wall: number | null;
  readonly creek: number | null;
  readonly creekFord: number | null;
  readonly river: number | null;
  readonly riverFord: number | null;
  readonly bridge: number | null;
  /** A ridge nobody can climb. */
  readonly ridge: number | null;
  /** For each change of march direction beyond `turnDegrees`. */
  readonly turn: number;
  readonly turnDegrees: number;
  /** Centimetres of road for one of allowance: 4/3, or 1 when charging. */
  readonly road: number;
}

export interface MovementRules {
  readonly effectsOnMovement: unknown;
}

export function movementAllowance(_movement: Movement, _rules: MovementRules): Allowance {
  throw new Error('not written yet');
}

export function terrainCosts(
  _unit: { readonly arm: Arm; readonly charging?: boolean; readonly nativeOfForest?: boolean },
  _rules: MovementRules,
): TerrainCosts {
  throw new Error('not written yet');
}

/** Whether a unit may change its ranks and files at all. */
export function mayChangeFormation(_unit: { readonly morale: number }, _rules: MovementRules): boolean {
  throw new Error('not written yet');
}
