import type { Dice } from '../../../../dice/index.js';
import { type Reason, reasonsUnder } from '../../../../rulebook/index.js';
import { commonFightingRules } from '../fighting-rules.js';
import { type Tested, type ThreeDiceRules, threeDiceTest } from './three-dice.js';

const reason = reasonsUnder('cady/common');

/** The thirds of a weapon's range. */
export type RangeThird = 'far' | 'middle' | 'close';

/** Where a unit fires at an enemy that comes on: at a third of its range, or as soon as it has him in range and sight. */
export type FireAt = RangeThird | 'first-in-range';

/** How a unit fires at its charger, and what that leaves it. */
export interface DefensiveShot {
  readonly at: FireAt;
  /** Steps up or down on top of those of the range. */
  readonly steps: number;
  /** Whether it strikes back in the melee of this turn; it is struck in any case. */
  readonly melees: boolean;
}

/** The numbers of defensive fire. */
export interface DefensiveFireNumbers {
  /** What comes of each choice of a unit that passed. */
  readonly passed: { readonly [choice in RangeThird]: Omit<DefensiveShot, 'at'> };
  /** What a unit does that failed. */
  readonly failed: DefensiveShot;
}

/** The part of a ruleset's rules that defensive fire needs. */
export interface DefensiveFireRules extends ThreeDiceRules {
  readonly defensiveFire: DefensiveFireNumbers;
}

/** The shot that a charged unit gets. */
export interface DefensiveFire extends DefensiveShot {
  readonly passed: boolean;
  readonly because: readonly Reason[];
}

/**
 * What the test of a charged unit leaves it: after passing, the third of the range that its owner chooses; after failing,
 * what the rules prescribe.
 *
 * Source: Common Rules > Situations where a 3-DT is required; Archer/Musket Fire Steps.
 *
 * @clause cady/common/three-dice/shooter-choice
 * @clause cady/common/three-dice/shooter-close
 * @clause cady/common/three-dice/shooter-mid
 * @clause cady/common/fire/close-fire-no-melee
 */
export function defensiveShot(
  { passed, choice }: { readonly passed: boolean; readonly choice: RangeThird },
  rules: DefensiveFireRules = commonFightingRules(),
): DefensiveFire {
  const { defensiveFire } = rules;
  if (!passed) {
    const { at } = defensiveFire.failed;
    const when = at === 'first-in-range' ? text(at) : `${text(at)} range`;
    const because = reason('fire/defensive-fire-3dt', 'failed the test', `fires at ${when}`);
    return { ...defensiveFire.failed, passed, because: [because] };
  }
  const shot = { at: choice, ...defensiveFire.passed[choice] };
  const because = [reason('three-dice/shooter-choice', 'passed the test', `fires at ${text(choice)} range`)];
  because.push(
    shot.melees
      ? reason('three-dice/shooter-mid', 'fired before the enemy was upon it', 'strikes back in melee')
      : reason('three-dice/shooter-close', 'fired in the last third of the turn', 'does not strike back in melee'),
  );
  return { ...shot, passed, because };
}

/**
 * A missile or musket unit that is charged or engaged takes a three-dice test for the choice of when to fire.
 *
 * Source: Common Rules > Archer/Musket Fire Steps.
 *
 * @clause cady/common/fire/defensive-fire-3dt
 * @clause cady/common/three-dice/shooter-choice
 */
export function fireAtCharger(
  { unit, choice }: { readonly unit: Tested; readonly choice: RangeThird },
  dice: Dice,
  rules: DefensiveFireRules = commonFightingRules(),
): DefensiveFire {
  const { passed, odds } = threeDiceTest(unit, dice, rules);
  const shot = defensiveShot({ passed, choice }, rules);
  return { ...shot, because: [...odds.because, ...shot.because] };
}

function text(at: FireAt): string {
  return at === 'first-in-range' ? 'first sight in range' : at;
}
