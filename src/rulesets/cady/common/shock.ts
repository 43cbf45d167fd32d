import type { Dice } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import type { Odds } from './steps.js';

/** How hard an attacker strikes; infantry only when its figure chart gives it shock. */
export type ShockAttacker = 'light-cavalry' | 'medium-cavalry' | 'heavy-cavalry' | 'infantry';
/** How well a body stands up to shock. */
export type ShockReceiver =
  | 'light-infantry'
  | 'medium-infantry'
  | 'heavy-infantry'
  | 'light-cavalry'
  | 'medium-cavalry'
  | 'heavy-cavalry'
  | 'artillery';

/** Figures that strike alike: same type, same path, same enemy. */
export interface ShockStrike {
  readonly attacker: ShockAttacker;
  readonly receiver: ShockReceiver;
  /** Figures of the attacker in contact. */
  readonly figures: number;
  /** Shocks of one figure, from the figure capability chart. */
  readonly shock: number;
  /** The attacker has a written order to charge. */
  readonly chargeOrdered: boolean;
  /** Free straight run up to the defender, in cm. */
  readonly clearPath: number;
  /** What the defender stands behind. */
  readonly behind?: 'fence' | 'wall' | 'forest-edge';
  /** The defender is infantry in a square. */
  readonly square?: boolean;
  /** Hill levels that the charge climbs. */
  readonly levelsUp?: number;
  /** The ground on which the charge arrives, where it forbids shock. */
  readonly ground?: 'marsh' | 'rough';
}

/** What a strike will roll. */
export interface ShockOdds extends Odds {
  /** Shocks of each figure after reductions, 0 when shock does not count. */
  readonly shocks: number;
  /** Dice to be rolled: figures × shocks. */
  readonly dice: number;
}

/** Strikes on one unit, and how many of its figures they can reach. */
export interface Shock {
  readonly strikes: readonly ShockStrike[];
  /** Figures of the defender left in the unit. */
  readonly defenders: number;
  /**
   * Figures of the defender touched by the attacker. Those behind can only be lost while the attacker has movement
   * left (`movementLeft`).
   */
  readonly inContact: number;
  /** The attacker has not used up its maximum movement. */
  readonly movementLeft: boolean;
}

/** What shock did to the defender. */
export interface ShockLosses {
  /** Figures removed: never more than can be reached. */
  readonly lost: number;
  readonly strikes: readonly (ShockOdds & { readonly hits: number })[];
  readonly because: readonly Reason[];
}

/** The part of the rules that shock needs. */
export interface ShockRules {
  readonly shock: unknown;
}

export function shockOdds(_strike: ShockStrike, _rules: ShockRules): ShockOdds {
  throw new Error('not written yet');
}

export function shockLosses(_shock: Shock, _dice: Dice, _rules: ShockRules): ShockLosses {
  throw new Error('not written yet');
}
