import { describe, expect, it } from 'vitest';
import {
  type AncientMedievalRules,
  ancientMedievalRules,
  ancientMedievalTroopTypes,
  type ChargeSituation,
  chargeOdds,
  fightingRules,
} from '../../src/rulesets/cady/ancient-medieval/index.js';
import { commonFightingRules, commonRules } from '../../src/rulesets/cady/common/index.js';

/** What a charge may come to, or why there is none. */
function solved(charge: ChargeSituation, rules?: AncientMedievalRules): string {
  try {
    const { outcomes, because } = chargeOdds(charge, rules);
    return JSON.stringify([outcomes, because]);
  } catch (fault) {
    return String(fault);
  }
}

describe('what two units fight by', () => {
  it('is a part of the rules of the whole game', () => {
    expect(ancientMedievalRules()).toMatchObject(fightingRules());
    expect(commonRules()).toMatchObject(commonFightingRules());
  });

  it.each(ancientMedievalTroopTypes)('gives the odds of a charge on %s that the whole rules give', type => {
    const charge: ChargeSituation = {
      attacker: { type: 'heavy-cavalry', figures: 6 },
      defender: { type, figures: 6 },
      between: { behind: 'fence' },
    };
    expect(solved(charge)).toBe(solved(charge, ancientMedievalRules()));
  });

  it('does not take the place of the rules that a charge is given', () => {
    const rules = ancientMedievalRules();
    const charge: ChargeSituation = {
      attacker: { type: 'heavy-cavalry', figures: 6 },
      defender: { type: 'medium-infantry', figures: 6 },
    };
    const brittle = { ...rules, melee: { ...rules.melee, dieSides: 8 } };
    expect(solved(charge, brittle)).not.toBe(solved(charge));
  });
});
