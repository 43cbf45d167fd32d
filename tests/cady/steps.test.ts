import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { chanceOf, climb, facesText, stepsText } from '../../src/rulesets/cady/common/fire/steps.js';
import { killShotLadder } from '../../src/rulesets/cady/common/numbers/fire-ladder.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { printedBook } from '../rules-under.js';

const clause = 'cady/common/fire/steps-add-up' as const;
const change = (steps: number) => ({ steps, clause, because: 'for the test' });
const onTen = (start: readonly number[], ...steps: number[]) =>
  climb({ ladder: killShotLadder(printedBook), sides: 10, start, changes: steps.map(change) });

describe('steps', () => {
  it('the ladder of the missile die [cady/common/fire/hit-faces] [cady/musket/steps/ladder]', () => {
    expect(killShotLadder(printedBook).rungs).toEqual([[], [6], [4, 6], [2, 4, 6], [2, 4, 6, 8], [2, 4, 6, 8, 10]]);
  });

  it('the six-sided ladder of guns ends at the rung that the shock chart prints above canister', () => {
    expect(musketRules().artillery.ladder.rungs).toEqual([[], [6], [4, 6], [2, 4, 6], [1, 2, 4, 6]]);
  });

  it('a fence turns 2,4,6 into 4,6 and 4,6 into 6 [cady/common/definition/step]', () => {
    expect(onTen([2, 4, 6], -1).faces).toEqual([4, 6]);
    expect(onTen([4, 6], -1).faces).toEqual([6]);
    expect(onTen([6], -1).faces).toEqual([]);
  });

  it('steps are summed before they meet an end of the ladder [cady/common/fire/steps-add-up]', () => {
    expect(onTen([6], -2, +1).faces).toEqual([]);
    expect(onTen([6], -2, +2).faces).toEqual([6]);
    expect(onTen([2, 4, 6], +4, -1).faces).toEqual([2, 4, 6, 8, 10]);
  });

  it('in whatever order they are named, and never off the ladder', () => {
    const steps = fc.array(fc.integer({ min: -3, max: 3 }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.constantFrom(...killShotLadder(printedBook).rungs), steps, (start, changes) => {
        const odds = onTen(start, ...changes);
        expect(odds.faces).toEqual(onTen(start, ...[...changes].reverse()).faces);
        expect(killShotLadder(printedBook).rungs).toContainEqual(odds.faces);
      }),
    );
  });

  it('one more step up never hits less', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...killShotLadder(printedBook).rungs),
        fc.integer({ min: -6, max: 6 }),
        (start, steps) => {
          expect(chanceOf(onTen(start, steps + 1))).toBeGreaterThanOrEqual(chanceOf(onTen(start, steps)));
        },
      ),
    );
  });

  it('says what every change did', () => {
    expect(onTen([6], +2, -1).because.map(reason => reason.effect)).toEqual(['+2 steps', '−1 step']);
    expect(stepsText(1)).toBe('+1 step');
    expect(facesText([2, 4, 6])).toBe('2, 4, 6');
    expect(facesText([])).toBe('nothing');
  });

  it('faces that are no rung are refused', () => {
    expect(() => onTen([3])).toThrow(RuleViolation);
  });
});
