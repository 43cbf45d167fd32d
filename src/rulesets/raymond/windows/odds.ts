import type { MeleeTold, OddsQuestion } from '../../../windows/index.js';
import { type ContinuedMeleeSituation, continuedMelee } from '../continued-melee.js';
import { continuedMeleeSituation } from '../continued-melee-schema.js';
import { type RaymondRules, raymondRules } from '../rules.js';
import { meleeTold } from './melee.js';
import { typedStands } from './typed-stands.js';

/** A hand-to-hand combat that goes on, as people ask for it. */
export const melee: OddsQuestion<ContinuedMeleeSituation, RaymondRules, { readonly told: MeleeTold }> = {
  ruleset: 'raymond',
  lasts: 'turns',
  rulesOf: raymondRules,
  schema: continuedMeleeSituation,
  asTyped: typedStands,
  answer: (asked, rules) => ({ told: meleeTold(asked, continuedMelee(asked, rules)) }),
};
