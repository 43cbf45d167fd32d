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
  /** What a unit does that has its enemy at close range as soon as it has him in range and sight: as any that fires there, unless said. */
  readonly closeAlone?: CloseAlone;
}

/**
 * A shot at an enemy who comes into sight at close range already: whoever passed may do as who failed, and fight; or he does not strike
 * back, as any who fires there; or none strikes back, whether he passed or failed.
 */
export type CloseAlone = 'as-who-failed' | 'no-blows-after-passing' | 'no-blows';

/** The part of a ruleset's rules that defensive fire needs. */
export interface DefensiveFireRules extends ThreeDiceRules {
  readonly defensiveFire: DefensiveFireNumbers;
}

/** The shot that a charged unit gets. */
export interface DefensiveFire extends DefensiveShot {
  readonly passed: boolean;
  readonly because: readonly Reason[];
}

/** The choice of a charged unit that passes its test. */
export interface FireChoice {
  readonly choice: RangeThird;
  /** It has the enemy at close range as soon as it has him in range and sight: there is no other third to choose. */
  readonly closeAlone?: boolean;
}

/**
 * What the test of a charged unit leaves it: after passing, the third of the range that its owner chooses; after failing,
 * what the rules prescribe. Where no third but the nearest is open, `closeAlone` of the rules says who still fights.
 *
 * Source: Common Rules > Situations where a 3-DT is required; Archer/Musket Fire Steps.
 *
 * @clause cady/common/three-dice/shooter-choice
 * @clause cady/common/three-dice/shooter-close
 * @clause cady/common/three-dice/shooter-mid
 * @clause cady/common/fire/close-fire-no-melee
 */
export function defensiveShot(
  { passed, choice, closeAlone = false }: FireChoice & { readonly passed: boolean },
  rules: DefensiveFireRules = commonFightingRules(),
): DefensiveFire {
  const { defensiveFire } = rules;
  const alone = closeAlone ? defensiveFire.closeAlone : undefined;
  if (!passed) {
    const because = [reason('fire/defensive-fire-3dt', 'failed the test', `fires at ${whenOf(defensiveFire.failed)}`)];
    if (alone !== 'no-blows') return { ...defensiveFire.failed, passed, because };
    return { ...defensiveFire.failed, melees: false, passed, because: [...because, tooLate] };
  }
  if (alone === 'as-who-failed') {
    const why = 'passed the test, with the enemy at close range from the first';
    const because = reason(
      'three-dice/shooter-choice',
      why,
      `fires at ${whenOf(defensiveFire.failed)}, and strikes back`,
    );
    return { ...defensiveFire.failed, passed, because: [because] };
  }
  const shot = { at: choice, ...defensiveFire.passed[choice] };
  const because = [reason('three-dice/shooter-choice', 'passed the test', `fires at ${text(choice)} range`)];
  because.push(
    shot.melees
      ? reason('three-dice/shooter-mid', 'fired before the enemy was upon it', 'strikes back in melee')
      : tooLate,
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
  { unit, ...choice }: FireChoice & { readonly unit: Tested },
  dice: Dice,
  rules: DefensiveFireRules = commonFightingRules(),
): DefensiveFire {
  const { passed, odds } = threeDiceTest(unit, dice, rules);
  const shot = defensiveShot({ passed, ...choice }, rules);
  return { ...shot, because: [...odds.because, ...shot.because] };
}

const tooLate = reason(
  'three-dice/shooter-close',
  'fired in the last third of the turn',
  'does not strike back in melee',
);

function whenOf({ at }: DefensiveShot): string {
  return at === 'first-in-range' ? text(at) : `${text(at)} range`;
}

function text(at: FireAt): string {
  return at === 'first-in-range' ? 'first sight in range' : at;
}
