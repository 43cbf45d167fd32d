import { RuleViolation } from '../../../rulebook/index.js';
import type { MeleeTold, OddsQuestion } from '../../../windows/index.js';
import { continuedMelee } from '../resolve/fighting-schema.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { meleeTold } from './melee.js';

/** A melee that goes on, as people ask for it. */
export const melee: OddsQuestion<Parameters<typeof meleeTold>[0], WrgRules, { readonly told: MeleeTold }> = {
  ruleset: 'wrg',
  lasts: 'periods',
  rulesOf: wrgRules,
  schema: continuedMelee,
  asTyped: onlyInFiles,
  answer: (asked, rules) => ({ told: meleeTold(asked, rules) }),
};

/** What a body of men is takes more than its type and its number. */
function onlyInFiles(): never {
  throw new RuleViolation({
    path: 'attacker',
    problem: 'WRG troops are more than a type and a number',
    mend: 'give the situation as a file; `littlewars resolve --list --json` has the schema of wrg/continued-melee',
  });
}
