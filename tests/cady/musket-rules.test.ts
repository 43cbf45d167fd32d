import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { musketRulesUnder } from '../rules-under.js';

describe('the rules of the musket game', () => {
  it('are the common ones with the musket section’s numbers in place [cady/musket/scope/adds-to-common]', () => {
    expect(musketRules().melee).toEqual(commonRules().melee);
    expect(musketRules().shock.reductions.square.shocks).toBe(1);
    expect(commonRules().shock.reductions.square.shocks).toBe(2);
  });

  it('units of 6 to 36 figures [cady/common/unit/min-size-6] [cady/common/unit/max-size-36]', () => {
    expect(musketRules().unitSize).toEqual({ from: 6, to: 36 });
  });

  it('a third of the points in artillery, and in cavalry [cady/common/cost/artillery-limit-one-third] [cady/common/cost/cavalry-limit-one-third]', () => {
    expect(musketRules().armShare * 3).toBe(1);
  });

  it('shock is rolled with six sides, small arms with ten, melee with twelve [cady/common/materials/dice]', () => {
    const { shock, smallArms, melee } = musketRules();
    expect([shock.dieSides, smallArms.dieSides, melee.dieSides]).toEqual([6, 10, 12]);
  });

  it('protection is one step from small arms [cady/common/fire/subtract-fence]', () => {
    const { fence, wall, building, crew } = musketRules().smallArms.cover;
    expect([fence, wall, building, crew].map(cover => cover.steps)).toEqual([-1, -1, -1, -1]);
  });

  it('are plain data', () => {
    expect(JSON.parse(JSON.stringify(musketRules()))).toEqual(musketRules());
  });

  it('remember the readings they were made under, and refuse unknown ones', () => {
    const choices = { 'cady/ruling/rifles-range': 'capability-chart' };
    expect(musketRulesUnder(choices).rulings).toEqual(choices);
    expect(() => musketRulesUnder({ 'cady/ruling/rifles-range': 'by guess' })).toThrow(RuleViolation);
  });
});
