import { describe, expect, it } from 'vitest';
import { distribution, usingScript } from '../../src/dice/index.js';
import { testKinds, testOdds, unitTest } from '../../src/rulesets/raymond/combat/tests.js';
import { raymondRules } from '../../src/rulesets/raymond/rules.js';

const clauses = {
  'join-in': { test: 'raymond/joinin/test', inCommand: 'raymond/joinin/in-command-automatic' },
  charge: { test: 'raymond/charge/test', inCommand: 'raymond/charge/in-command-automatic' },
  intercept: { test: 'raymond/intercept/test', inCommand: 'raymond/intercept/in-command-automatic' },
};

describe('tests of one die', () => {
  it('3 or less passes, out of command [raymond/joinin/test] [raymond/charge/test] [raymond/intercept/test]', () => {
    for (const kind of testKinds) {
      const test = { kind, inCommand: false };
      expect(testOdds(test)).toMatchObject({ sides: 6, faces: [1, 2, 3], chance: 0.5 });
      expect(usingScript([3], dice => unitTest(test, dice))).toMatchObject({ face: 3, passed: true });
      expect(usingScript([4], dice => unitTest(test, dice))).toMatchObject({ face: 4, passed: false });
      expect(testOdds(test).because.map(({ clause }) => clause)).toEqual([clauses[kind].test]);
    }
  });

  it('in command nothing is thrown [raymond/joinin/in-command-automatic] [raymond/charge/in-command-automatic] [raymond/intercept/in-command-automatic]', () => {
    for (const kind of testKinds) {
      const result = usingScript([], dice => unitTest({ kind, inCommand: true }, dice));
      expect(result).toMatchObject({ face: null, passed: true });
      expect(result.because.map(({ clause }) => clause)).toEqual([clauses[kind].inCommand]);
      expect(testOdds({ kind, inCommand: true })).toMatchObject({ faces: null, chance: 1 });
    }
  });

  it('a failed test is not thrown again [raymond/command/rethrow-melee-only]', () => {
    const solved = distribution(dice => unitTest({ kind: 'charge', inCommand: false }, dice).passed);
    expect(solved.probability(true)).toBeCloseTo(0.5, 12);
  });

  it('a house rule may ask for another score', () => {
    const rules = { ...raymondRules(), tests: { ...raymondRules().tests, charge: [1, 2, 3, 4, 5] } };
    expect(testOdds({ kind: 'charge', inCommand: false }, rules).chance).toBeCloseTo(5 / 6, 12);
    expect(testOdds({ kind: 'intercept', inCommand: false }, rules).chance).toBe(0.5);
  });
});
