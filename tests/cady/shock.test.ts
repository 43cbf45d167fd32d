import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rolled, scripted, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { type ShockStrike, shockLosses, shockOdds } from '../../src/rulesets/cady/common/fighting/shock.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { commonRulesUnder } from '../rules-under.js';
import { expectSampledAsSolved } from './sampled.js';

const charge: ShockStrike = {
  attacker: 'medium-cavalry',
  receiver: 'heavy-infantry',
  figures: 10,
  shock: 2,
  chargeOrdered: true,
  clearPath: 30,
};
const odds = (changes: Partial<ShockStrike> = {}) => shockOdds({ ...charge, ...changes }, commonRules());
const clauses = (changes: Partial<ShockStrike> = {}) => odds(changes).because.map(reason => reason.clause);

const attacker = fc.constantFrom('light-cavalry', 'medium-cavalry', 'heavy-cavalry', 'infantry');
const receiver = fc.constantFrom(
  'light-infantry',
  'medium-infantry',
  'heavy-infantry',
  'light-cavalry',
  'medium-cavalry',
  'heavy-cavalry',
  'artillery',
);
const strike = fc.record({
  attacker,
  receiver,
  figures: fc.nat(36),
  shock: fc.constantFrom(0, 0.5, 1, 2, 3),
  chargeOrdered: fc.boolean(),
  clearPath: fc.integer({ min: 0, max: 40 }),
  square: fc.boolean(),
  levelsUp: fc.nat(4),
});

describe('shock', () => {
  it('ten medium cavalry of two shocks roll twenty dice, 4 or 6 on heavy infantry [cady/common/shock/dice-per-figure] [cady/common/shock/chart]', () => {
    expect(odds()).toMatchObject({ dice: 20, shocks: 2, sides: 6, faces: [4, 6] });
  });

  it('counts only on a written order to charge [cady/common/shock/only-on-written-charge]', () => {
    expect(odds({ chargeOrdered: false })).toMatchObject({ dice: 0, shocks: 0 });
    expect(clauses({ chargeOrdered: false })).toContain('cady/common/shock/only-on-written-charge');
  });

  it('cavalry needs 10 cm of clear path [cady/common/shock/cavalry-clear-path]', () => {
    expect(odds({ clearPath: 10 }).dice).toBe(20);
    expect(odds({ clearPath: 9.9 }).dice).toBe(0);
    expect(clauses({ clearPath: 9.9 })).toContain('cady/common/shock/cavalry-clear-path');
  });

  it('infantry needs 6 cm [cady/common/shock/infantry-clear-path]', () => {
    const foot = { attacker: 'infantry', shock: 1 } as const;
    expect(odds({ ...foot, clearPath: 6 })).toMatchObject({ dice: 10, faces: [6] });
    expect(odds({ ...foot, clearPath: 5 }).dice).toBe(0);
  });

  it('reductions: fence 1, wall 2, forest edge 2, square 2, each level up 1 [cady/common/shock/reductions] [cady/common/fence/shock] [cady/common/wall/shock] [cady/common/hills/shock-uphill]', () => {
    expect(odds({ shock: 3, behind: 'fence' }).shocks).toBe(2);
    expect(odds({ shock: 3, behind: 'wall' }).shocks).toBe(1);
    expect(odds({ shock: 3, behind: 'forest-edge' }).shocks).toBe(1);
    expect(odds({ shock: 3, square: true }).shocks).toBe(1);
    expect(odds({ shock: 3, levelsUp: 1 }).shocks).toBe(2);
    expect(odds({ shock: 3, levelsUp: 2 }).shocks).toBe(1);
  });

  it('reductions add up and never go below none [cady/common/shock/reductions-stack]', () => {
    expect(odds({ shock: 3, behind: 'fence', levelsUp: 1 })).toMatchObject({ shocks: 1, dice: 10 });
    expect(odds({ shock: 1, behind: 'wall', levelsUp: 3 })).toMatchObject({ shocks: 0, dice: 0 });
  });

  it('none in a marsh or on rough ground [cady/common/marsh/no-shock]', () => {
    expect(odds({ ground: 'marsh' }).dice).toBe(0);
    expect(odds({ ground: 'rough' }).dice).toBe(0);
  });

  it('half a shock is a die for every second figure, and any reduction takes it away [cady/common/shock/half-shock]', () => {
    const legion = { attacker: 'infantry', shock: 0.5, clearPath: 6 } as const;
    expect(odds({ ...legion, figures: 7 }).dice).toBe(3);
    expect(odds({ ...legion, behind: 'fence' }).dice).toBe(0);
  });

  it('rolls no dice where the chart removes nobody', () => {
    expect(odds({ attacker: 'light-cavalry', receiver: 'heavy-cavalry' })).toMatchObject({ dice: 0, faces: [] });
  });

  it('every figure in contact rolls its dice [cady/common/shock/first-figure-in-contact]', () => {
    const shock = { strikes: [{ ...charge, figures: 2 }], defenders: 20, inContact: 4, movementLeft: true };
    expect(usingScript([4, 5, 6, 1], dice => shockLosses(shock, dice, commonRules())).lost).toBe(2);
  });

  it('without movement left only the figures touched can be lost [cady/common/shock/next-figure]', () => {
    const shock = { strikes: [{ ...charge, figures: 3 }], defenders: 20, inContact: 2, movementLeft: false };
    const all = [6, 6, 6, 6, 6, 6];
    const held = usingScript(all, dice => shockLosses(shock, dice, commonRules()));
    expect(held.lost).toBe(2);
    expect(held.because.map(reason => reason.clause)).toContain('cady/common/shock/next-figure');
    expect(usingScript(all, dice => shockLosses({ ...shock, movementLeft: true }, dice, commonRules())).lost).toBe(6);
  });

  it('never more losses than figures, and no dice without shock', () => {
    fc.assert(
      fc.property(
        fc.array(strike, { maxLength: 3 }),
        fc.nat(36),
        fc.nat(36),
        fc.boolean(),
        fc.integer(),
        (...drawn) => {
          const [strikes, defenders, inContact, movementLeft, seed] = drawn;
          const { lost } = shockLosses({ strikes, defenders, inContact, movementLeft }, rolled(seed), commonRules());
          expect(lost).toBeLessThanOrEqual(movementLeft ? defenders : Math.min(defenders, inContact));
        },
      ),
    );
  });

  it('more in the way never means more dice', () => {
    fc.assert(
      fc.property(strike, plain => {
        const { dice } = shockOdds(plain, commonRules());
        for (const behind of ['fence', 'wall', 'forest-edge'] as const) {
          expect(shockOdds({ ...plain, behind }, commonRules()).dice).toBeLessThanOrEqual(dice);
        }
        expect(shockOdds({ ...plain, levelsUp: plain.levelsUp + 1 }, commonRules()).dice).toBeLessThanOrEqual(dice);
      }),
    );
  });

  it('rolled and solved agree', () => {
    const shock = { strikes: [{ ...charge, figures: 6 }], defenders: 5, inContact: 5, movementLeft: true };
    expectSampledAsSolved(dice => shockLosses(shock, dice, commonRules()).lost, 1854);
  });

  it('other readings change it: 20 cm for cavalry, uphill once, only the largest reduction, rough ground free', () => {
    const rules = commonRulesUnder({
      'cady/ruling/shock-path-cavalry': 'pistol-remark',
      'cady/ruling/shock-uphill': 'one',
      'cady/ruling/shock-reductions-stack': 'largest',
      'cady/ruling/shock-marsh-rough': 'marsh-alone-forbids',
    });
    expect(shockOdds({ ...charge, clearPath: 19 }, rules).dice).toBe(0);
    expect(shockOdds({ ...charge, shock: 3, levelsUp: 3, behind: 'fence' }, rules).shocks).toBe(2);
    expect(shockOdds({ ...charge, ground: 'rough' }, rules).shocks).toBe(2);
    expect(shockOdds({ ...charge, ground: 'marsh' }, rules).shocks).toBe(0);
  });

  it('half a figure is refused', () => {
    expect(() => odds({ figures: 1.5 })).toThrow(RuleViolation);
  });

  it('a missing die is noticed', () => {
    const shock = { strikes: [charge], defenders: 20, inContact: 4, movementLeft: true };
    expect(() => shockLosses(shock, scripted([6]), commonRules())).toThrow(RangeError);
  });
});
