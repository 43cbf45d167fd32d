import { describe, expect, it } from 'vitest';
import {
  type ChargeSituation,
  chargeOdds,
  fightingRules,
  musketRules,
  shotRules,
  troopTypes,
} from '../../src/rulesets/cady/musket/index.js';

/** What a charge may come to, or why there is none. */
function solved(charge: ChargeSituation, rules?: Parameters<typeof chargeOdds>[1]): string {
  try {
    const { outcomes, because } = chargeOdds(charge, rules);
    return JSON.stringify([outcomes, because]);
  } catch (fault) {
    return String(fault);
  }
}

describe('what two units fight by', () => {
  it('is a part of the rules of the whole game', () => {
    expect(musketRules()).toMatchObject(fightingRules());
    expect(fightingRules()).toMatchObject(shotRules());
  });

  it.each(troopTypes)('gives the odds of a charge on %s that the whole rules give', type => {
    const charge: ChargeSituation = {
      attacker: { type: 'cuirassier', figures: 6 },
      defender: { type, figures: 6 },
      between: { behind: 'fence' },
    };
    expect(solved(charge)).toBe(solved(charge, musketRules()));
  });

  it('does not take the place of the rules that a charge is given', () => {
    const rules = musketRules();
    const charge: ChargeSituation = {
      attacker: { type: 'cuirassier', figures: 6 },
      defender: { type: 'regulars', figures: 6 },
    };
    const brittle = { ...rules, melee: { ...rules.melee, dieSides: 8 } };
    expect(solved(charge, brittle)).not.toBe(solved(charge));
  });
});
