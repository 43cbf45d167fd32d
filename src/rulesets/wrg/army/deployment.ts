import { counted, type Violation } from '../../../rulebook/index.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';

/** Where a body of troops is set out. Paces. */
export interface Deployed {
  /** From its own table edge to its farthest figure. */
  readonly fromOwnEdge: number;
  /** From the enemy's table edge to its nearest figure. */
  readonly fromEnemyEdge: number;
  /** Periods that it has over the enemy by a forced march, with which it may have moved on; none unless said. */
  readonly periodsInHand?: number;
  /** Its normal move in one of these periods, where it has moved on in all of them; left out where that is not known, and it may have come as far as it likes. */
  readonly normalMove?: number;
  readonly path?: string;
}

/**
 * What is wrong with where troops are deployed: within reach of their own edge, or as much farther on as they had time to go, and never near the enemy's.
 *
 * Source: Deployment.
 *
 * @clause wrg/setup/deployment-map
 * @clause wrg/setup/time-advantage
 */
export function deploymentFaults(
  { fromOwnEdge, fromEnemyEdge, periodsInHand = 0, normalMove = Number.POSITIVE_INFINITY, path = '' }: Deployed,
  rules: OfArmies = wrgRules(),
): readonly Violation[] {
  const { deploymentDepth, enemyEdge } = rules.army.settingUp;
  const faults: Violation[] = [];
  const most = periodsInHand === 0 ? deploymentDepth : deploymentDepth + periodsInHand * normalMove;
  if (fromOwnEdge > most) {
    const inTime = periodsInHand === 0 ? '' : ` for who has ${counted(periodsInHand, 'period')} in hand`;
    faults.push({
      path,
      clause: periodsInHand === 0 ? 'wrg/setup/deployment-map' : 'wrg/setup/time-advantage',
      problem: `${counted(fromOwnEdge, 'pace')} from its own edge are too far${inTime}`,
      mend: `stay within ${counted(most, 'pace')}`,
    });
  }
  if (periodsInHand > 0 && fromEnemyEdge < enemyEdge) {
    faults.push({
      path,
      clause: 'wrg/setup/time-advantage',
      problem: `${counted(fromEnemyEdge, 'pace')} from the enemy’s edge are too near`,
      mend: `keep ${counted(enemyEdge, 'pace')} away`,
    });
  }
  return faults;
}

/**
 * Periods that troops have over the enemy: for extra movement, or for work on field defences.
 *
 * @param early periods that they arrive early; `enemyEarly` those of the first of the enemy.
 * @clause wrg/setup/time-advantage
 */
export function periodsInHand({ early, enemyEarly }: { readonly early: number; readonly enemyEarly: number }): number {
  return Math.max(0, early - enemyEarly);
}

/**
 * Whether troops may be hidden in a wood at the start, marked on the sketch map and not on the table.
 *
 * @clause wrg/setup/hidden-in-woods
 */
export function mayHideInWood(wood: { readonly reachesOwnBaseLine: boolean; readonly holdsThem: boolean }): boolean {
  return wood.reachesOwnBaseLine && wood.holdsThem;
}
