import type { Dice } from '../../../dice/index.js';
import type { Reason } from '../../../rulebook/index.js';
import { type RaymondClause, type RaymondRules, raymondRules } from '../rules.js';

/** What a unit may have to test for. */
export const testKinds = ['join-in', 'charge', 'intercept'] as const;
export type TestKind = (typeof testKinds)[number];

/** A unit about to join in, charge or intercept. */
export interface UnitTest {
  readonly kind: TestKind;
  /** Whether it is in command, and so need not throw. */
  readonly inCommand: boolean;
}

/** What a test asks for. */
export interface TestOdds {
  readonly sides: number;
  /** The faces that pass, ascending; `null` where nothing is thrown, because the unit is in command. */
  readonly faces: readonly number[] | null;
  /** Of passing, 0 to 1. */
  readonly chance: number;
  readonly because: readonly Reason[];
}

/** How a test ended. */
export interface TestResult {
  /** The face thrown; `null` without a throw. */
  readonly face: number | null;
  readonly passed: boolean;
  readonly because: readonly Reason[];
}

/** The part of the rules that tests need. */
export type TestRules = Pick<RaymondRules, 'dieSides' | 'tests'>;

const about: {
  readonly [K in TestKind]: {
    readonly passes: keyof RaymondRules['tests'];
    readonly test: RaymondClause;
    readonly inCommand: RaymondClause;
    readonly does: string;
  };
} = {
  'join-in': {
    passes: 'joinIn',
    test: 'raymond/joinin/test',
    inCommand: 'raymond/joinin/in-command-automatic',
    does: 'joins in',
  },
  charge: {
    passes: 'charge',
    test: 'raymond/charge/test',
    inCommand: 'raymond/charge/in-command-automatic',
    does: 'charges',
  },
  intercept: {
    passes: 'intercept',
    test: 'raymond/intercept/test',
    inCommand: 'raymond/intercept/in-command-automatic',
    does: 'intercepts',
  },
};

/**
 * What a unit must throw to join in, to charge or to intercept: nothing if it is in command, otherwise a low enough die.
 *
 * Source: What effect do commanders have?; How does a unit charge?; Reactions.
 *
 * @clause raymond/joinin/in-command-automatic
 * @clause raymond/joinin/test
 * @clause raymond/charge/in-command-automatic
 * @clause raymond/charge/test
 * @clause raymond/intercept/in-command-automatic
 * @clause raymond/intercept/test
 */
export function testOdds({ kind, inCommand }: UnitTest, rules: TestRules = raymondRules()): TestOdds {
  const { passes, test, inCommand: automatic, does } = about[kind];
  const sides = rules.dieSides;
  if (inCommand) {
    const reason = { clause: automatic, because: 'in command', effect: `${does} without a test` };
    return { sides, faces: null, chance: 1, because: [reason] };
  }
  const faces = [...new Set(rules.tests[passes])].filter(face => face <= sides).sort((a, b) => a - b);
  const reason = { clause: test, because: 'not in command', effect: `${does} on ${facesText(faces)}` };
  return { sides, faces, chance: faces.length / sides, because: [reason] };
}

/**
 * A unit's test to join in, to charge or to intercept: one die, or none in command. It cannot be thrown again.
 *
 * Source: What effect do commanders have?; How does a unit charge?; Reactions.
 *
 * @clause raymond/joinin/test
 * @clause raymond/charge/test
 * @clause raymond/intercept/test
 * @clause raymond/command/rethrow-melee-only
 */
export function unitTest(test: UnitTest, dice: Dice, rules: TestRules = raymondRules()): TestResult {
  const { sides, faces, because } = testOdds(test, rules);
  if (faces === null) return { face: null, passed: true, because };
  const face = dice.roll(sides);
  return { face, passed: faces.includes(face), because };
}

/** `3 or less`, or else each face: `1, 2 or 5`. */
function facesText(faces: readonly number[]): string {
  const last = faces.at(-1);
  if (last === undefined) return 'no face';
  if (faces.length === last) return `${last} or less`;
  const others = faces.slice(0, -1);
  return others.length === 0 ? `${last}` : `${others.join(', ')} or ${last}`;
}
