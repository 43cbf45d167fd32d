import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, scripted, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  breakOff,
  chanceToPass,
  type Tested,
  threeDiceOdds,
  threeDiceTest,
} from '../../src/rulesets/cady/common/fighting/three-dice.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { commonRulesUnder } from '../rules-under.js';
import { expectSampledAsSolved } from './sampled.js';

const dice = (unit: Omit<Tested, 'morale'>) => threeDiceOdds({ morale: 3, ...unit }, commonRules()).dice;
const passes = (unit: Tested, ...shown: number[]) =>
  usingScript(shown, thrown => threeDiceTest(unit, thrown, commonRules()).passed);

const anyUnit = fc.record({
  morale: fc.integer({ min: 1, max: 5 }),
  hurt: fc.boolean(),
  failedBefore: fc.boolean(),
  pushedBack: fc.boolean(),
  ledBySupremeCommander: fc.boolean(),
});

describe('the three-dice test', () => {
  it('throws three, two or one die by the history of the unit [cady/common/three-dice/roll] [cady/common/three-dice/three-dice-unhurt] [cady/common/three-dice/two-dice] [cady/common/three-dice/one-die]', () => {
    expect(dice({})).toBe(3);
    expect(dice({ hurt: true })).toBe(2);
    expect(dice({ failedBefore: true })).toBe(2);
    expect(dice({ hurt: true, failedBefore: true })).toBe(2);
    expect(dice({ hurt: true, pushedBack: true })).toBe(1);
    expect(dice({ pushedBack: true, failedBefore: true })).toBe(1);
  });

  it('throws three under the supreme commander, whatever has befallen it [cady/common/three-dice/three-dice-commander]', () => {
    expect(dice({ hurt: true, failedBefore: true, pushedBack: true, ledBySupremeCommander: true })).toBe(3);
  });

  it('one die at the morale value or less is enough; every die above it fails [cady/common/three-dice/pass-any-die]', () => {
    const peasants: Tested = { morale: 1 };
    expect(passes(peasants, 6, 1, 6)).toBe(true);
    expect(passes(peasants, 2, 2, 2)).toBe(false);
    const heavyCavalry: Tested = { morale: 5 };
    expect(passes(heavyCavalry, 6, 6, 5)).toBe(true);
    expect(passes(heavyCavalry, 6, 6, 6)).toBe(false);
    expect(passes({ morale: 5, pushedBack: true }, 6)).toBe(false);
  });

  it('knows its chance before the dice [cady/common/definition/three-dice-test]', () => {
    expect(chanceToPass(threeDiceOdds({ morale: 1 }, commonRules()))).toBeCloseTo(1 - (5 / 6) ** 3, 12);
    expect(chanceToPass(threeDiceOdds({ morale: 5, hurt: true }, commonRules()))).toBeCloseTo(35 / 36, 12);
    fc.assert(
      fc.property(anyUnit, unit => {
        const solved = distribution(thrown => threeDiceTest(unit, thrown, commonRules()).passed);
        expect(solved.probability(true)).toBeCloseTo(chanceToPass(threeDiceOdds(unit, commonRules())), 12);
      }),
    );
  });

  it('is never passed more easily by a unit that fared worse, nor less easily with more morale', () => {
    const chance = (unit: Tested) => chanceToPass(threeDiceOdds(unit, commonRules()));
    fc.assert(
      fc.property(anyUnit, fc.constantFrom('hurt', 'failedBefore', 'pushedBack'), (unit, misfortune) => {
        expect(chance({ ...unit, [misfortune]: true })).toBeLessThanOrEqual(chance({ ...unit, [misfortune]: false }));
        if (unit.morale < 5) expect(chance({ ...unit, morale: unit.morale + 1 })).toBeGreaterThan(chance(unit));
        expect(chance({ ...unit, ledBySupremeCommander: true })).toBeGreaterThanOrEqual(chance(unit));
      }),
    );
  });

  it('morale values go from 1 to 5 [cady/common/definition/morale-value]', () => {
    for (const morale of [0, 6, 2.5, Number.NaN]) {
      expect(() => threeDiceOdds({ morale }, commonRules())).toThrow(RuleViolation);
    }
  });

  it('may throw one die after a failed test, under another reading', () => {
    const rules = commonRulesUnder({ 'cady/ruling/three-dice-number': 'one' });
    expect(threeDiceOdds({ morale: 3, failedBefore: true }, rules).dice).toBe(1);
    expect(threeDiceOdds({ morale: 3, hurt: true }, rules).dice).toBe(2);
    expect(threeDiceOdds({ morale: 3, hurt: true, failedBefore: true }, rules).dice).toBe(1);
  });

  it('falls as it is solved', () => {
    expectSampledAsSolved(thrown => threeDiceTest({ morale: 2 }, thrown, commonRules()).under, 11);
  });
});

describe('breaking off a melee', () => {
  it('needs an order and a test [cady/common/three-dice/break-off-melee] [cady/common/melee/disengage] [cady/common/charge/withdraw-needs-test]', () => {
    const unit = { morale: 3, hurt: true };
    expect(breakOff({ ...unit, ordered: false }, scripted([]), commonRules())).toMatchObject({
      leaves: false,
      pointsLost: 0,
    });
    const left = usingScript([5, 3], thrown => breakOff({ ...unit, ordered: true }, thrown, commonRules()));
    expect(left).toMatchObject({ leaves: true, pointsLost: 0 });
  });

  it('costs a melee point when the test is failed [cady/common/three-dice/break-off-fail]', () => {
    const stayed = usingScript([4, 6], thrown =>
      breakOff({ morale: 3, hurt: true, ordered: true }, thrown, commonRules()),
    );
    expect(stayed).toMatchObject({ leaves: false, pointsLost: 1 });
    expect(stayed.because.at(-1)?.clause).toBe('cady/common/three-dice/break-off-fail');
    // With the point that every turn of melee costs that makes two.
    expect(stayed.pointsLost + commonRules().melee.fatiguePerTurn).toBe(2);
  });

  it('either leaves or is weaker, never both', () => {
    fc.assert(
      fc.property(anyUnit, fc.integer(), (unit, seed) => {
        const result = breakOff({ ...unit, ordered: true }, rolled(seed), commonRules());
        expect(result.pointsLost > 0).toBe(!result.leaves);
      }),
    );
  });
});
