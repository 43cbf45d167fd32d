import type { Dice } from '../../../../dice/index.js';
import { type ClauseId, effectOf, insist, type Reason } from '../../../../rulebook/index.js';
import type { threeDiceCharge, threeDiceCount } from '../book/charts/three-dice.js';
import { commonFightingRules } from '../fighting-rules.js';
import type { Odds } from '../fire/steps.js';
import { meleePointUnit } from './melee-point.js';

/** The numbers of the three-dice test and of what is settled by it. */
export interface ThreeDiceNumbers {
  readonly dieSides: number;
  /** Morale values there are. */
  readonly morale: { readonly from: number; readonly to: number };
  readonly count: { readonly cells: (typeof threeDiceCount)['cells'] };
  readonly charge: { readonly cells: (typeof threeDiceCharge)['cells'] };
  /** How many times the other's total morale value makes a charge need a test, and whether just so many do. */
  readonly times: { readonly factor: number; readonly orMore: boolean };
  /** Who still tests when a charge meets a unit that must go back. */
  readonly withdrawing: { readonly attacker: boolean; readonly defender: boolean };
  /** Melee points lost by whoever fails to break off, and by a charger that fails, if it is attacked. */
  readonly points: { readonly breakOff: number; readonly charge: number };
}

/** The part of a ruleset's rules that three-dice tests need. */
export interface ThreeDiceRules {
  readonly threeDice: ThreeDiceNumbers;
}

/** A unit before a three-dice test: its morale value and what has befallen it in this game. */
export interface Tested {
  /** Morale value of one figure, 1 to 5. */
  readonly morale: number;
  /** It has lost figures in this game, in whatever turn. */
  readonly hurt?: boolean;
  /** It has failed a three-dice test. */
  readonly failedBefore?: boolean;
  /** Post-melee morale has pushed it back, or back and turned it. */
  readonly pushedBack?: boolean;
  /** The supreme commander himself leads it. */
  readonly ledBySupremeCommander?: boolean;
  /** Dice that somebody who leads it gives it besides, and why. */
  readonly aid?: { readonly dice: number } & Omit<Reason, 'effect'>;
}

/** What a unit must throw: one of `dice` dice on one of `faces`. */
export interface ThreeDiceOdds extends Odds {
  readonly dice: number;
}

/** A three-dice test that was thrown. */
export interface ThreeDiceResult {
  readonly passed: boolean;
  /** Dice that showed the morale value or less. */
  readonly under: number;
  readonly odds: ThreeDiceOdds;
}

/**
 * How many dice a unit throws in a three-dice test, and which faces pass it: the unit's history decides between three, two
 * and one, and the supreme commander at its head makes them three whatever has befallen it.
 *
 * Source: Common Rules > Taking a Three-Dice morale test.
 *
 * @throws RuleViolation for a morale value that no figure has.
 * @clause cady/common/three-dice/roll
 * @clause cady/common/three-dice/three-dice-unhurt
 * @clause cady/common/three-dice/three-dice-commander
 * @clause cady/common/three-dice/two-dice
 * @clause cady/common/three-dice/one-die
 * @clause cady/common/definition/three-dice-test
 * @clause cady/common/definition/morale-value
 */
export function threeDiceOdds(unit: Tested, rules: ThreeDiceRules = commonFightingRules()): ThreeDiceOdds {
  const { morale, dieSides } = rules.threeDice;
  insist(Number.isInteger(unit.morale) && unit.morale >= morale.from && unit.morale <= morale.to, () => ({
    path: 'morale',
    clause: 'cady/common/definition/morale-value',
    problem: `${unit.morale} is no morale value`,
    mend: `give a whole number from ${morale.from} to ${morale.to}`,
  }));
  const { dice: own, clause, because } = diceOf(unit, rules.threeDice);
  const { aid } = unit;
  const dice = own + (aid?.dice ?? 0);
  const faces = Array.from({ length: Math.min(unit.morale, dieSides) }, (_, at) => at + 1);
  return {
    sides: dieSides,
    dice,
    faces,
    because: [
      { clause, because, effect: `${dice} ${dice === 1 ? 'die' : 'dice'}, one at ${unit.morale} or less` },
      ...aided(aid),
    ],
  };
}

function aided(aid: Tested['aid']): readonly Reason[] {
  if (aid === undefined) return [];
  const { dice, ...reason } = aid;
  return [{ ...reason, effect: `+${dice} ${dice === 1 ? 'die' : 'dice'}` }];
}

/** The chance of passing a three-dice test, 0 to 1. */
export function chanceToPass({ dice, sides, faces }: Pick<ThreeDiceOdds, 'dice' | 'sides' | 'faces'>): number {
  return 1 - (1 - faces.length / sides) ** dice;
}

/**
 * A three-dice test: passed as soon as any one of the dice shows the morale value or less.
 *
 * Source: Common Rules > Taking a Three-Dice morale test.
 *
 * @throws RuleViolation for a morale value that no figure has.
 * @clause cady/common/three-dice/pass-any-die
 */
export function threeDiceTest(
  unit: Tested,
  dice: Dice,
  rules: ThreeDiceRules = commonFightingRules(),
): ThreeDiceResult {
  const odds = threeDiceOdds(unit, rules);
  const under = dice.count(odds.dice, odds.sides, odds.faces);
  return { passed: under > 0, under, odds };
}

/** A unit in melee that is ordered out of it, and whether it goes. */
export interface BreakOff {
  readonly passed: boolean;
  readonly leaves: boolean;
  /** Melee points it loses over and above those of continued melee. */
  readonly pointsLost: number;
  readonly because: readonly Reason[];
}

/**
 * A unit that is ordered to withdraw from a melee that goes on: it leaves if it passes a three-dice test. If it fails it
 * stays and is a melee point the weaker for it, besides the point that every further turn of melee costs.
 *
 * Source: Common Rules > Situations where a 3-DT is required.
 *
 * @clause cady/common/three-dice/break-off-melee
 * @clause cady/common/three-dice/break-off-fail
 * @clause cady/common/charge/withdraw-needs-test
 * @clause cady/common/melee/disengage
 */
export function breakOff(
  unit: Tested & { readonly ordered: boolean },
  dice: Dice,
  rules: ThreeDiceRules = commonFightingRules(),
): BreakOff {
  if (!unit.ordered) {
    const because = { clause, because: 'no order to withdraw', effect: 'stays in melee' } as const;
    return { passed: false, leaves: false, pointsLost: 0, because: [because] };
  }
  const { passed, odds } = threeDiceTest(unit, dice, rules);
  const points = rules.threeDice.points.breakOff;
  const result: Reason = passed
    ? { clause, because: 'passed the test', effect: 'leaves the melee' }
    : {
        clause: 'cady/common/three-dice/break-off-fail',
        because: 'failed the test to withdraw',
        effect: `stays, ${effectOf(-points, meleePointUnit)}`,
      };
  return { passed, leaves: passed, pointsLost: passed ? 0 : points, because: [...odds.because, result] };
}

const clause: ClauseId = 'cady/common/three-dice/break-off-melee';

function diceOf(unit: Tested, { count: { cells } }: ThreeDiceNumbers): { dice: number } & Omit<Reason, 'effect'> {
  if (unit.ledBySupremeCommander === true) {
    const { dice } = cells['supreme-commander-leading'];
    return { dice, clause: 'cady/common/three-dice/three-dice-commander', because: 'led by the supreme commander' };
  }
  if (unit.pushedBack === true) {
    const { dice } = cells['poor-post-melee-morale'];
    return { dice, clause: 'cady/common/three-dice/one-die', because: 'has been pushed back by post-melee morale' };
  }
  const counts = [
    { applies: unit.failedBefore === true, row: 'failed-earlier-3dt', because: 'has failed an earlier test' },
    { applies: unit.hurt === true, row: 'some-casualties', because: 'has lost figures' },
  ] as const;
  const fewest = counts
    .filter(({ applies }) => applies)
    .map(({ row, because }) => ({ dice: cells[row].dice, because }))
    .sort((a, b) => a.dice - b.dice)[0];
  if (fewest !== undefined) return { ...fewest, clause: 'cady/common/three-dice/two-dice' };
  return { dice: cells.unhurt.dice, clause: 'cady/common/three-dice/three-dice-unhurt', because: 'has lost nobody' };
}
