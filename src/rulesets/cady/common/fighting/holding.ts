import type { Dice } from '../../../../dice/index.js';
import type { Reason } from '../../../../rulebook/index.js';
import { commonRules } from '../rules.js';
import { type Reaction, totalMoraleValue } from './morale.js';
import { type Tested, type ThreeDiceRules, threeDiceTest } from './three-dice.js';

/** The numbers of friends in the way of a unit that must go back. */
export interface HoldingNumbers {
  /** Whether a friend of greater total morale value holds without a test. */
  readonly byValue: boolean;
  /** When a routed unit that nobody holds leaves the table. */
  readonly routLeaves: 'next-turn' | 'at-once';
}

/** The part of a ruleset's rules that holding a friend needs. */
export interface HoldingRules extends ThreeDiceRules {
  readonly holding: HoldingNumbers;
}

/** A unit driven back by its morale, and the friend it runs into. */
export interface Holding {
  readonly holder: Tested & { readonly figures: number };
  readonly forced: {
    readonly morale: number;
    /** Figures left. */
    readonly figures: number;
    readonly reaction: Reaction;
  };
}

/** Whether a friend held. */
export interface Held {
  readonly held: boolean;
  /** Whether that took a test. */
  readonly tested: boolean;
  /** What the unit driven back does now. */
  readonly forced: Reaction;
  /** What the friend must do. */
  readonly holder: Reaction;
  readonly because: readonly Reason[];
}

/**
 * A friend in the way of a unit that must go back, back and turn, or rout. With the greater total morale value it holds
 * without a test; otherwise it must pass a three-dice test or suffers the same reaction. A unit that is held stays.
 *
 * Source: Common Rules > Situations where a 3-DT is required.
 *
 * @clause cady/common/three-dice/hold-friend-stronger
 * @clause cady/common/three-dice/hold-friend-test
 */
export function holdFriend({ holder, forced }: Holding, dice: Dice, rules: HoldingRules = commonRules()): Held {
  const values = { holder: totalMoraleValue(holder), forced: totalMoraleValue(forced) };
  if (rules.holding.byValue && values.holder > values.forced) {
    const because: Reason = {
      clause: 'cady/common/three-dice/hold-friend-stronger',
      because: `total morale value ${values.holder} against ${values.forced}`,
      effect: 'holds without a test',
    };
    return { held: true, tested: false, forced: 'no-effect', holder: 'no-effect', because: [because] };
  }
  const { passed, odds } = threeDiceTest(holder, dice, rules);
  const because: Reason = {
    clause: 'cady/common/three-dice/hold-friend-test',
    because: passed ? 'passed the test' : 'failed the test',
    effect: passed ? 'holds' : `suffers the same reaction: ${forced.reaction}`,
  };
  return {
    held: passed,
    tested: true,
    forced: passed ? 'no-effect' : forced.reaction,
    holder: passed ? 'no-effect' : forced.reaction,
    because: [...odds.because, because],
  };
}

/**
 * When a routed unit is gone: never if a friend holds it; else in its next move, or at once, as the rules have it.
 *
 * Source: Common Rules > Situations where a 3-DT is required; Post-Melee Morale.
 *
 * @clause cady/common/three-dice/rout-normally-removed
 */
export function routed(
  unit: { readonly held: boolean },
  rules: HoldingRules = commonRules(),
): { readonly leaves: 'next-turn' | 'at-once' | null; readonly because: readonly Reason[] } {
  const clause = 'cady/common/three-dice/rout-normally-removed';
  if (unit.held) return { leaves: null, because: [{ clause, because: 'held by a friend', effect: 'stays in play' }] };
  const leaves = rules.holding.routLeaves;
  return { leaves, because: [{ clause, because: 'routed, and nobody held it', effect: `leaves ${text(leaves)}` }] };
}

function text(leaves: 'next-turn' | 'at-once'): string {
  return leaves.replace('-', ' ');
}
