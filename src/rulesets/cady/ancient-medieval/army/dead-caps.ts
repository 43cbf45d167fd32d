import { insistOnCount } from '../../common/counts.js';
import { type AncientMedievalRules, ancientMedievalRules } from '../rules.js';
import type { TroopType } from '../troops.js';

/**
 * The stands of a unit that are still on the table, and how many of them wear a dead cap: those that have lost some of their figures and
 * not all. Losses come off a stand before the next one is touched, so that one is marked at most.
 *
 * Source: Artillery Fire; Archer/Missile Fire.
 *
 * @throws RuleViolation when the figures are no whole number.
 * @clause cady/ancient-medieval/artillery/dead-cap
 * @clause cady/ancient-medieval/missile/dead-cap
 */
export function deadCaps(
  { type, figures }: { readonly type: TroopType; readonly figures: number },
  rules: AncientMedievalRules = ancientMedievalRules(),
): { readonly stands: number; readonly marked: number } {
  insistOnCount('figures', figures, 'cady/ancient-medieval/missile/dead-cap');
  const onOne = rules.troops[type].stand.figures;
  return { stands: Math.ceil(figures / onOne), marked: figures % onOne === 0 ? 0 : 1 };
}
