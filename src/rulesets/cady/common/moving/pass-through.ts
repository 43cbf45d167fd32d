import { counted, type Reason, type Violation } from '../../../../rulebook/index.js';
import type { Reaction } from '../fighting/morale.js';
import { commonRules } from '../rules.js';
import type { MovementRules } from './movement.js';
import { thirdsLost } from './thirds.js';

/** The numbers of passing through friends. */
export interface PassThroughNumbers {
  /** Least morale value of both units. */
  readonly leastMorale: number;
  /** The same where one of them skirmishes. */
  readonly leastMoraleSkirmishing: number;
  /** Ranks of the deeper unit, and of the other, at most. */
  readonly ranks: { readonly deeper: number; readonly other: number };
  /** It costs nothing if one of the two skirmishes. */
  readonly skirmishersFree: boolean;
}

/** The part of a ruleset's rules that passing through friends needs. */
export interface PassThroughRules extends MovementRules {
  readonly passThrough: PassThroughNumbers;
}

/** Orders with which a unit neither passes through a friend nor is passed through. */
export type BarringOrder = 'charge' | 'forced-march' | 'orderly-withdrawal' | 'formation-change';

/** One of two friendly units, guns included, of which one passes through the other. */
export interface Passing {
  /** Morale value; `null` for pieces that have none. */
  readonly morale: number | null;
  readonly ranks: number;
  readonly stationary: boolean;
  readonly order?: BarringOrder;
  readonly inMelee?: boolean;
  /** It has come under fire this turn. */
  readonly underFire?: boolean;
  /** A reaction that it is under. */
  readonly reaction?: Reaction;
  readonly skirmishing?: boolean;
}

/** Two friendly units, the one that moves and the one it moves through. */
export interface PassThrough {
  readonly mover: Passing;
  readonly friend: Passing;
}

/**
 * Every reason why one friendly unit may not pass through another; none when all conditions are met. Guns are held to the
 * same conditions.
 *
 * Source: Common Rules > Pass Through.
 *
 * @clause cady/common/pass-through/all-conditions
 * @clause cady/common/pass-through/morale-3
 * @clause cady/common/pass-through/no-special-order
 * @clause cady/common/pass-through/not-engaged
 * @clause cady/common/pass-through/one-stationary
 * @clause cady/common/pass-through/ranks
 * @clause cady/common/pass-through/no-poor-reaction
 * @clause cady/common/pass-through/skirmish-morale
 * @clause cady/common/pass-through/artillery
 */
export function passThroughFaults(
  { mover, friend }: PassThrough,
  rules: PassThroughRules = commonRules(),
): readonly Violation[] {
  const faults: Violation[] = [];
  const fault = (path: string, rule: string, problem: string, mend: string) =>
    faults.push({ path, clause: `cady/common/pass-through/${rule}`, problem, mend });
  const { leastMorale, leastMoraleSkirmishing, ranks } = rules.passThrough;
  const skirmish = mover.skirmishing === true || friend.skirmishing === true;
  const least = skirmish ? Math.max(leastMorale, leastMoraleSkirmishing) : leastMorale;
  for (const [path, unit] of [
    ['mover', mover],
    ['friend', friend],
  ] as const) {
    if (unit.morale === null || unit.morale < least) {
      const has = unit.morale === null ? 'no morale value' : `a morale value of ${unit.morale}`;
      fault(path, skirmish ? 'skirmish-morale' : 'morale-3', has, `both units need ${least} or more`);
    }
    if (unit.order !== undefined) {
      fault(path, 'no-special-order', `ordered: ${unit.order.replace('-', ' ')}`, 'order neither unit any such thing');
    }
    if (unit.inMelee === true || unit.underFire === true) {
      const what = unit.inMelee === true ? 'in melee' : 'under fire';
      fault(path, 'not-engaged', `${what} this turn`, 'wait until it is out of the fight');
    }
    if (unit.reaction === 'back-and-turn' || unit.reaction === 'rout') {
      fault(path, 'no-poor-reaction', `under a ${unit.reaction.replaceAll('-', ' ')}`, 'wait until it is in order');
    }
  }
  if (!mover.stationary && !friend.stationary) {
    fault('friend', 'one-stationary', 'both units move', 'let one of them stand all turn');
  }
  const [deeper, other] = [Math.max(mover.ranks, friend.ranks), Math.min(mover.ranks, friend.ranks)];
  if (deeper > ranks.deeper || other > ranks.other) {
    const problem = `${deeper} and ${counted(other, 'rank')}`;
    fault('friend', 'ranks', problem, `pass ${ranks.other} rank through ${ranks.deeper} at most`);
  }
  return faults;
}

/**
 * Thirds of its printed move that passing through a friend costs the unit that moves: none if either skirmishes
 * (`cady/ruling/pass-through-cost`).
 *
 * Source: Common Rules > Pass Through.
 *
 * @clause cady/common/pass-through/cost
 * @clause cady/common/pass-through/skirmish-no-cost
 */
export function passThroughCost(
  { mover, friend }: PassThrough,
  rules: PassThroughRules = commonRules(),
): { readonly thirds: number; readonly because: readonly Reason[] } {
  const skirmish = mover.skirmishing === true || friend.skirmishing === true;
  if (skirmish && rules.passThrough.skirmishersFree) {
    const clause = 'cady/common/pass-through/skirmish-no-cost';
    return { thirds: 0, because: [{ clause, because: 'one of the two skirmishes', effect: 'costs nothing' }] };
  }
  const thirds = -rules.movement.thirds.passThrough;
  const clause = 'cady/common/pass-through/cost';
  return { thirds, because: [{ clause, because: 'passes through a friend', effect: thirdsLost(thirds) }] };
}
