import type { Reason } from '../../../../rulebook/index.js';
import { wholeMove } from '../moving/movement.js';
import { commonRules } from '../rules.js';

/** The numbers of dispatch riders. Lengths in cm. */
export interface DispatchNumbers {
  /** What a rider moves in a turn: a light horseman. */
  readonly move: number;
  /** How near an enemy must be to a fallen rider to take his message. */
  readonly capture: number;
}

/** The part of a ruleset's rules that dispatch riders need. */
export interface DispatchRules {
  readonly dispatch: DispatchNumbers;
}

/** A rider with an order on a slip of paper. */
export interface Dispatch {
  readonly order: string;
  /** The commander on the table for whom it is meant, and who wrote it. */
  readonly to: string;
  readonly from: string;
  /** Way still to go to that commander’s stand. */
  readonly way: number;
  /** Thirds of the printed move that ground takes from this turn’s ride. */
  readonly thirdsLost?: number;
  /** The rider falls this turn; how near the nearest enemy is to the place, `null` when there is none. */
  readonly killed?: { readonly nearestEnemy: number | null };
}

/** Where a message is after a turn. */
export interface DispatchNow {
  /** `on-the-way`; `delivered`: the order holds from the next turn; `lost`; `captured`: the enemy reads it. */
  readonly state: 'on-the-way' | 'delivered' | 'lost' | 'captured';
  readonly way: number;
  /** Who knows the order now, besides who wrote it: the commander, the enemy, or nobody. */
  readonly readBy: 'commander' | 'enemy' | null;
  readonly because: readonly Reason[];
}

/**
 * One turn of a dispatch rider. His order holds only once he has reached the stand of the commander it is meant for. If he is
 * killed the commander never gets it, and an enemy near enough reads it instead.
 *
 * Source: Common Rules > Orders & Dispatch Riders; Time Limit.
 *
 * @clause cady/common/orders/dispatch-rider
 * @clause cady/common/orders/dispatch-captured
 */
export function dispatchRide(dispatch: Dispatch, rules: DispatchRules = commonRules()): DispatchNow {
  if (dispatch.killed !== undefined) {
    const { nearestEnemy } = dispatch.killed;
    const taken = nearestEnemy !== null && nearestEnemy <= rules.dispatch.capture;
    const because: Reason = {
      clause: 'cady/common/orders/dispatch-captured',
      because: taken ? 'the rider fell next to an enemy' : 'the rider fell',
      effect: taken ? 'the enemy reads the order' : 'the order is lost',
    };
    return {
      state: taken ? 'captured' : 'lost',
      way: dispatch.way,
      readBy: taken ? 'enemy' : null,
      because: [because],
    };
  }
  const rides = (rules.dispatch.move * Math.max(0, wholeMove - (dispatch.thirdsLost ?? 0))) / wholeMove;
  const way = Math.max(0, dispatch.way - rides);
  const there = way === 0;
  const because: Reason = {
    clause: 'cady/common/orders/dispatch-rider',
    because: there ? `reached ${dispatch.to}` : `${way} cm from ${dispatch.to}`,
    effect: there ? 'the order holds' : 'the order does not hold yet',
  };
  return { state: there ? 'delivered' : 'on-the-way', way, readBy: there ? 'commander' : null, because: [because] };
}
