import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, rolled, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type Fighter,
  fatigueAfter,
  type MeleeGroup,
  maySecondaryAttack,
  meleeOdds,
  meleeRound,
  secondaryAttack,
  wornOut,
} from '../../src/rulesets/cady/common/fighting/melee.js';
import { chanceOf } from '../../src/rulesets/cady/common/fire/steps.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { commonRulesUnder } from '../rules-under.js';
import { binomial, expectSampledAsSolved } from './sampled.js';

const point = (fighter: Fighter) => meleeOdds(fighter, commonRules()).point;
const group = (unit: string, figures: number, fighter: Fighter): MeleeGroup => ({ unit, figures, ...fighter });

const fighter = fc.record({
  melee: fc.integer({ min: 2, max: 11 }),
  fatigue: fc.nat(4),
  attackedOn: fc.constantFrom('front', 'flank', 'rear'),
  uphill: fc.boolean(),
  attacksRear: fc.boolean(),
});

describe('melee', () => {
  it('a figure survives at or under its melee point [cady/common/melee/survive-at-or-under] [cady/common/melee/point-from-capability-chart]', () => {
    const odds = meleeOdds({ melee: 8 }, commonRules());
    expect(odds).toMatchObject({ point: 8, sides: 12, faces: [9, 10, 11, 12], fate: 'rolls' });
    expect(chanceOf(odds)).toBeCloseTo(1 / 3);
  });

  it('8, then 7, then 6 while a melee goes on [cady/common/melee/fatigue]', () => {
    let fatigue = 0;
    const points = [1, 2, 3].map(() => {
      const now = point({ melee: 8, fatigue });
      fatigue = fatigueAfter({ fatigue, fought: true, moved: false }, commonRules());
      return now;
    });
    expect(points).toEqual([8, 7, 6]);
  });

  it('one turn at rest gives back one point, a march none [cady/common/melee/recovery]', () => {
    const rest = (fatigue: number, moved: boolean) => fatigueAfter({ fatigue, fought: false, moved }, commonRules());
    expect(rest(3, false)).toBe(2);
    expect(rest(3, true)).toBe(3);
    expect(rest(0, false)).toBe(0);
    const glossary = commonRulesUnder({ 'cady/ruling/melee-point-recovery': 'all' });
    expect(fatigueAfter({ fatigue: 3, fought: false, moved: false }, glossary)).toBe(0);
  });

  it('worn down to nothing [cady/common/melee/zero-routs]', () => {
    expect(wornOut({ melee: 2, fatigue: 1 })).toBe(false);
    expect(wornOut({ melee: 2, fatigue: 2 })).toBe(true);
  });

  it('attacked on the flank −1, from the rear −2 [cady/common/melee/point-flank] [cady/common/melee/point-rear]', () => {
    expect(point({ melee: 5, attackedOn: 'flank' })).toBe(4);
    expect(point({ melee: 5, attackedOn: 'rear' })).toBe(3);
  });

  it('attacking across a wall, uphill, across a ford: −1 each [cady/common/melee/point-across-wall] [cady/common/melee/point-uphill] [cady/common/melee/point-across-ford]', () => {
    expect(point({ melee: 5, acrossBarrier: 'fence' })).toBe(4);
    expect(point({ melee: 5, uphill: true })).toBe(4);
    expect(point({ melee: 5, ford: 'across' })).toBe(4);
  });

  it('standing in a ford: −1, and one −1 for the ford in all [cady/common/fords/melee-penalty]', () => {
    expect(point({ melee: 5, ford: 'in' })).toBe(4);
  });

  it('reductions of different kinds add up [cady/common/melee/modifiers-cumulate]', () => {
    const worst: Fighter = {
      melee: 8,
      fatigue: 1,
      attackedOn: 'rear',
      acrossBarrier: 'wall',
      uphill: true,
      ford: 'in',
    };
    expect(point(worst)).toBe(2);
    expect(meleeOdds(worst, commonRules()).because).toHaveLength(5);
  });

  it('reduced past its value it is removed without a die; at zero it rolls in vain [cady/common/melee/auto-removal]', () => {
    const gone = group('crew', 3, { melee: 2, fatigue: 1, attackedOn: 'rear' });
    expect(usingScript([], dice => meleeRound({ groups: [gone] }, dice, commonRules())).losses).toEqual([
      { unit: 'crew', lost: 3 },
    ]);
    const atZero = group('crew', 2, { melee: 2, attackedOn: 'rear' });
    expect(usingScript([1, 12], dice => meleeRound({ groups: [atZero] }, dice, commonRules())).losses[0]?.lost).toBe(2);
  });

  it('whoever attacks the rear neither rolls nor loses [cady/common/melee/rear-attacker-safe]', () => {
    const round = {
      groups: [group('horse', 4, { melee: 8, attacksRear: true }), group('foot', 2, { melee: 5, attackedOn: 'rear' })],
    };
    const { losses } = usingScript([3, 4], dice => meleeRound(round, dice, commonRules()));
    expect(losses).toEqual([
      { unit: 'horse', lost: 0 },
      { unit: 'foot', lost: 1 },
    ]);
  });

  it('one die for each figure, both sides at once [cady/common/melee/d12-per-figure] [cady/common/melee/simultaneous]', () => {
    const groups = [group('guard', 3, { melee: 8 }), group('militia', 3, { melee: 2 })];
    const { losses } = usingScript([8, 9, 12, 1, 2, 3], dice => meleeRound({ groups }, dice, commonRules()));
    expect(losses).toEqual([
      { unit: 'guard', lost: 2 },
      { unit: 'militia', lost: 1 },
    ]);
  });

  it('a secondary attack makes the defender roll once more, with its own direction [cady/common/melee/secondary-extra-roll] [cady/common/melee/secondary-removal]', () => {
    const defender: Fighter = { melee: 5, uphill: true };
    const attack = usingScript([4, 5], dice =>
      secondaryAttack({ defender: { ...defender, attackedOn: 'flank' }, figures: 2 }, dice, commonRules()),
    );
    expect(attack).toMatchObject({ lost: 1, odds: { point: 4 } });
    const groups = [{ ...group('foot', 3, defender), secondary: [{ attackedOn: 'rear' } as const] }];
    // Against the front 4 or less survives; the two that are left answer the rear with 3 or less.
    const round = usingScript([4, 5, 1, 3, 4], dice => meleeRound({ groups }, dice, commonRules()));
    expect(round.losses).toEqual([{ unit: 'foot', lost: 2 }]);
  });

  it('militia cannot make a secondary attack on cavalry [cady/common/melee/secondary-eligibility]', () => {
    expect(maySecondaryAttack({ attacker: { melee: 2 }, defender: { melee: 8 } })).toBe(false);
    expect(maySecondaryAttack({ attacker: { melee: 8 }, defender: { melee: 8 } })).toBe(true);
    expect(maySecondaryAttack({ attacker: { melee: 6 }, defender: { melee: 8, fatigue: 2 } })).toBe(true);
  });

  it('figures or points that are no whole numbers are refused', () => {
    expect(() => meleeOdds({ melee: Number.NaN }, commonRules())).toThrow(RuleViolation);
    const groups = [group('a', -1, { melee: 5 })];
    expect(() => meleeRound({ groups }, rolled(1), commonRules())).toThrow(RuleViolation);
  });

  it('losses never exceed figures', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(36), fighter), { minLength: 1, maxLength: 4 }),
        fc.integer(),
        (sides, seed) => {
          const groups = sides.map(([figures, each], at) => ({
            ...group(`unit-${at % 2}`, figures, each),
            secondary: [{ attackedOn: 'flank' } as const],
          }));
          const round = meleeRound({ groups }, rolled(seed), commonRules());
          for (const { lost, figures } of round.groups) expect(lost).toBeLessThanOrEqual(figures);
          const lost = round.losses.reduce((sum, loss) => sum + loss.lost, 0);
          expect(lost).toBe(round.groups.reduce((sum, each) => sum + each.lost, 0));
        },
      ),
    );
  });

  it('a disadvantage never makes a figure safer', () => {
    fc.assert(
      fc.property(fighter, plain => {
        const front: Fighter = { ...plain, attackedOn: 'front', uphill: false, attacksRear: false };
        const before = meleeOdds(front, commonRules()).point;
        for (const worse of [{ attackedOn: 'flank' }, { uphill: true }, { ford: 'in' }] as const) {
          expect(meleeOdds({ ...front, ...worse }, commonRules()).point).toBeLessThan(before);
        }
      }),
    );
  });

  it('solved, a melee of 36 against 36 is two binomials', () => {
    const groups = [group('a', 36, { melee: 8 }), group('b', 36, { melee: 5 })];
    const solved = distribution(dice => {
      const [a, b] = meleeRound({ groups }, dice, commonRules()).losses;
      return (a?.lost ?? 0) * 100 + (b?.lost ?? 0);
    });
    for (const [a, b] of [
      [0, 0],
      [12, 21],
      [10, 25],
      [36, 36],
    ] as const) {
      const expected = binomial(36, a, 4 / 12) * binomial(36, b, 7 / 12);
      expect(solved.probability(a * 100 + b)).toBeCloseTo(expected, 12);
    }
  });

  it('rolled and solved agree', () => {
    const groups = [
      { ...group('a', 6, { melee: 6, fatigue: 1 }), secondary: [{ attackedOn: 'flank' } as const] },
      group('b', 5, { melee: 4 }),
    ];
    const rule = (unit: number) => (dice: Parameters<typeof meleeRound>[1]) =>
      meleeRound({ groups }, dice, commonRules()).losses[unit]?.lost ?? -1;
    expectSampledAsSolved(rule(0), 1809);
    expectSampledAsSolved(rule(1), 1812);
  });
});
