import type { ClauseId, Violation } from '../../../rulebook/index.js';
import type { ReactionTestCause, TestTime, TriggerRules } from '../rules/reaction/triggers.js';
import { wrgRules } from '../rules.js';
import { type CauseOfTest, causesOfTests, type TestCircumstances } from './causes.js';

/** The part of the rules that says what calls for a test. */
export type CauseRules = { readonly reaction: { readonly triggers: TriggerRules } };

/** A test that is due. */
export interface TestDue {
  readonly cause: ReactionTestCause;
  readonly tests: CauseOfTest['tests'];
  readonly time: TestTime;
  /** False where the player may leave it. */
  readonly compulsory: boolean;
  readonly clause: ClauseId;
  readonly because: string;
}

/**
 * The tests that circumstances call for, in the order of the book, each with the moment at which it is taken.
 *
 * Source: The Reaction Test.
 *
 * @clause wrg/reaction/test-scope-1
 * @clause wrg/reaction/test-scope-2
 * @clause wrg/reaction/end-of-period
 */
export function testsDue(
  circumstances: TestCircumstances,
  { reaction: { triggers } }: CauseRules = wrgRules(),
): readonly TestDue[] {
  return causesOfTests
    .filter(({ calls }) => calls(circumstances, triggers))
    .map(({ cause, tests, clause, says }) => ({
      cause,
      tests,
      time: triggers.times[cause],
      compulsory: cause !== 'hold-no-pursuit' || triggers.holdersMustTest,
      clause,
      because: says,
    }));
}

/** A sub-unit of a unit that tests. */
export interface SubUnitNear {
  readonly inSight: boolean;
  /** Paces to its main body, and its normal move. */
  readonly distance: number;
  readonly normalMove: number;
}

/**
 * Whether a sub-unit is tested with its main body. One that is not is astray, which costs it points in its own tests.
 *
 * Source: The Reaction Test.
 *
 * @clause wrg/reaction/test-scope-2
 */
export function testsWithMainBody({ inSight, distance, normalMove }: SubUnitNear): boolean {
  return inSight && distance <= normalMove;
}

/** What troops are at whose player wants to test them. */
export interface VoluntaryTester {
  readonly engaged?: boolean;
  readonly inRout?: boolean;
  /** In rout, and allowed to try to rally. */
  readonly mayRally?: boolean;
  /** In a period of pursuit that they cannot leave. */
  readonly compulsoryPursuit?: boolean;
  readonly rallyingBack?: boolean;
  readonly reorganising?: boolean;
  /** Carrying out the instruction of an earlier test. */
  readonly instructed?: boolean;
}

/**
 * Why a voluntary test may not be taken; nothing where it may.
 *
 * Source: The Reaction Test.
 *
 * @clause wrg/reaction/voluntary
 * @clause wrg/reaction/voluntary-not-melee
 * @clause wrg/reaction/voluntary-not-rout
 * @clause wrg/reaction/voluntary-not-pursuit
 * @clause wrg/reaction/voluntary-not-reorganising
 * @clause wrg/reaction/voluntary-not-instruction
 */
export function voluntaryTestFaults(of: VoluntaryTester): readonly Violation[] {
  const fault = (path: string, rule: string, problem: string): Violation => ({
    path,
    clause: `wrg/reaction/voluntary-not-${rule}`,
    problem,
    mend: 'test them later, or wait for a test that they must take',
  });
  return [
    ...(of.engaged === true ? [fault('engaged', 'melee', 'they fight hand to hand')] : []),
    ...(of.inRout === true && of.mayRally !== true
      ? [fault('inRout', 'rout', 'they rout and may not try to rally')]
      : []),
    ...(of.compulsoryPursuit === true ? [fault('compulsoryPursuit', 'pursuit', 'they must pursue')] : []),
    ...(of.rallyingBack === true ? [fault('rallyingBack', 'reorganising', 'they rally back')] : []),
    ...(of.reorganising === true ? [fault('reorganising', 'reorganising', 'they reorganise')] : []),
    ...(of.instructed === true ? [fault('instructed', 'instruction', 'they carry out what a test told them')] : []),
  ];
}

/** Somebody who tests, by his place in the line of his army. */
export interface PlaceInLine {
  readonly id: string;
  readonly side: string;
  /** Paces from the left end of the line of his own army, looking at the enemy. */
  readonly fromOwnLeft: number;
}

/**
 * The order of tests that are due at the same time: from right to left, so that the left wing is tested when it has seen everything
 * else go wrong. What comes of a test counts in those after it. Each army from its own right, side by side (`wrg/ruling/right-hand-first`).
 *
 * Source: The Reaction Test.
 *
 * @param first the side whose right both go by where the ruling says so
 * @returns the ids, the first to test first
 * @clause wrg/reaction/right-to-left
 * @clause wrg/reaction/simultaneous-cumulative
 */
export function orderOfTests(
  testers: readonly PlaceInLine[],
  first: string,
  { reaction: { triggers } }: CauseRules = wrgRules(),
): readonly string[] {
  const rightward = ({ side, fromOwnLeft }: PlaceInLine) =>
    triggers.ownRight || side === first ? fromOwnLeft : -fromOwnLeft;
  const inOrder = (a: PlaceInLine, b: PlaceInLine) => rightward(b) - rightward(a) || (a.id < b.id ? -1 : 1);
  return [...testers].sort(inOrder).map(({ id }) => id);
}
