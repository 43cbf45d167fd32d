import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';

/**
 * Elephants of a unit that are too far from the next, where each is a sub-unit: their places in the list, and none where the rules set no
 * distance.
 *
 * @param gaps for each elephant the paces to the nearest other of its unit.
 * @clause wrg/organisation/elephant-not-sub-units
 */
export function elephantsAstray(gaps: readonly number[], rules: OfArmies = wrgRules()): readonly number[] {
  const { elephantsApart } = rules.army.organisation;
  if (elephantsApart === null) return [];
  return gaps.flatMap((gap, at) => (gap > elephantsApart ? [at] : []));
}

/** Where a sub-unit stands, as its parent sees it. */
export interface SubUnitPlace {
  /** Paces between the two nearest figures of both. */
  readonly distance: number;
  /** The sub-unit's normal move, in paces. */
  readonly normalMove: number;
  readonly inSight: boolean;
}

/**
 * Whether a sub-unit has strayed from its unit, which has to be mended as soon as it can.
 *
 * @clause wrg/organisation/sub-unit-distance
 * @clause wrg/organisation/sub-unit-no-own-orders
 */
export function isAstray({ distance, normalMove, inSight }: SubUnitPlace): boolean {
  return !inSight || distance > normalMove;
}
