import type { ChargeTold, MeleeTold, OddsQuestion } from '../../../../windows/index.js';
import type { ChargeOdds } from '../../common/engagement/charge.js';
import { chargeTold, meleeTold } from '../../common/windows/engagement.js';
import { type ChargeSituation, chargeOdds } from '../charge-odds.js';
import { chargeSituation } from '../charge-odds-schema.js';
import { type ContinuedMeleeSituation, continuedMelee } from '../continued-melee.js';
import { continuedMeleeSituation } from '../continued-melee-schema.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';

/** The odds of a charge, as people ask for them. */
export const charge: OddsQuestion<
  ChargeSituation,
  AncientMedievalRules,
  { readonly odds: ChargeOdds; readonly told: ChargeTold }
> = {
  ruleset: 'ancient-medieval',
  rulesOf: ancientMedievalRules,
  schema: chargeSituation,
  answer(asked, rules) {
    const odds = chargeOdds(asked, rules);
    return { odds, told: chargeTold(asked, odds) };
  },
};

/** A melee that goes on, as people ask for it. */
export const melee: OddsQuestion<ContinuedMeleeSituation, AncientMedievalRules, { readonly told: MeleeTold }> = {
  ruleset: 'ancient-medieval',
  lasts: 'turns',
  rulesOf: ancientMedievalRules,
  schema: continuedMeleeSituation,
  answer: (asked, rules) => ({ told: meleeTold(asked, continuedMelee(asked, rules)) }),
};
