import { oneDigit } from '../../common/choices/one-digit.js';
import { type ChargeOdds, type ChargeSituation, chargeOdds, chargeSituationFaults } from '../charge-odds.js';
import { situationSeen } from '../engagement/seen.js';
import type { AncientSeen } from '../state.js';
import { percent, type Seat } from './seat.js';

/**
 * What a charge on an enemy promises, solved exactly from what can be seen; `undefined` for troops that charge by rules of their
 * own. The enemy fires at middle range.
 */
export function chargeAhead(
  unit: AncientSeen,
  enemy: AncientSeen,
  about: number,
  { view, rules }: Seat,
): { readonly odds: ChargeOdds; readonly situation: ChargeSituation } | undefined {
  const seen = situationSeen(unit, enemy, view, rules);
  const situation = { ...seen, between: { ...seen.between, distance: about } };
  if (chargeSituationFaults(situation, rules).length > 0) return undefined;
  return { odds: chargeOdds(situation, rules), situation };
}

/** What a solved charge promises, in a few words. */
export function promiseOf({ outcomes }: ChargeOdds): string {
  const chance = (of: Parameters<typeof outcomes.probability>[0]) => outcomes.probability(of);
  const refused = chance(({ charge }) => charge === 'refused');
  const runs = chance(({ charge }) => charge === 'escaped' || charge === 'caught');
  const theyGive = chance(({ defender }) => defender.reaction !== 'no-effect');
  const weGive = chance(({ attacker }) => attacker.reaction !== 'no-effect');
  const theirs = outcomes.mean(({ defender }) => defender.lost);
  const ours = outcomes.mean(({ attacker }) => attacker.lost);
  return [
    ...(refused > 0 ? [`${percent(refused)} does not go in`] : []),
    ...(runs > 0 ? [`${percent(runs)} they run`] : []),
    `they lose ${oneDigit(theirs)}, we ${oneDigit(ours)}`,
    `they give way ${percent(theyGive)}, we ${percent(weGive)}`,
  ].join('; ');
}
