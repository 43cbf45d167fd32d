import { lengthInside, quadOf } from '../../../../table/index.js';
import type { Grips } from '../../common/bots/grips.js';
import { forecastStages } from '../../common/engagement/forecast.js';
import { compareReactions } from '../../common/fighting/morale.js';
import type { ChargeSituation } from '../engagement/charge-situation.js';
import { chargeProcedure } from '../engagement/procedure.js';
import { situationSeen } from '../engagement/seen.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientSeen, AncientView } from '../state.js';
import type { TroopType } from '../troops.js';

/** What a charge is likely to cost both sides, in figures, and what it would do to them. */
export interface ChargeForecast {
  readonly ownLosses: number;
  readonly enemyLosses: number;
  /** The chance that the enemy runs before he is reached, and that one's own men do not go in. */
  readonly flees: number;
  readonly refuses: number;
  /** How much better the charge is for whoever makes it than for the enemy: 1 is even, 2 twice as good. */
  readonly promise: number;
}

/**
 * A commander's forecast of a charge on an enemy unit: the stages of the charge, solved from what he sees. Elephants, chariots and
 * the rest that fight by rules of their own are taken for figures like any others; whoever cannot fight at all is taken without loss.
 */
export function forecastCharge(
  unit: AncientSeen,
  enemy: AncientSeen,
  view: Pick<AncientView, 'table' | 'works' | 'units'>,
  rules: AncientMedievalRules,
  grips?: GripsSeen,
): ChargeForecast {
  if (!fights(enemy.type, rules)) return { ...unopposed, enemyLosses: enemy.figures };
  if (!fights(unit.type, rules)) return hopeless;
  const situation = atGrips(situationSeen(unit, enemy, view, rules), grips);
  const { lost, flees, refuses, reaction } = forecastStages(chargeProcedure(situation, rules));
  const { attacker: ownLosses, defender: enemyLosses } = lost;
  const share = (losses: number, of: AncientSeen) => (losses + 0.25) / (of.figures + 0.5);
  const worth = ({ figures, type }: AncientSeen) => figures * (rules.troops[type].morale ?? 4);
  const weight = Math.sqrt(worth(unit) / Math.max(1, worth(enemy)));
  const verdict = compareReactions(reaction.defender, reaction.attacker);
  const met = (share(enemyLosses, enemy) / share(ownLosses, unit)) * weight * Math.max(0, 1 + verdict / 2);
  return { ownLosses, enemyLosses, flees, refuses, promise: met * (1 - refuses) + flees * 2 };
}

/** How the two will be at grips, where that has been looked at. */
type GripsSeen = Pick<Grips<AncientSeen>, 'struckOn' | 'figures'>;

function atGrips(situation: ChargeSituation, grips: GripsSeen | undefined): ChargeSituation {
  if (grips === undefined) return situation;
  const { attacker, defender } = situation;
  return {
    ...situation,
    struckOn: grips.struckOn,
    attacker: { ...attacker, inContact: Math.min(attacker.figures, grips.figures.attacker) },
    defender: { ...defender, inContact: Math.min(defender.figures, grips.figures.defender) },
  };
}

/** Whether a type has anybody to fight with. */
function fights(type: TroopType, { troops }: AncientMedievalRules): boolean {
  const { melee, traits } = troops[type];
  return melee !== null || traits.includes('samurai');
}

const unopposed = { ownLosses: 0, flees: 0, refuses: 0, promise: 2 } as const;
const hopeless: ChargeForecast = { ownLosses: 0, enemyLosses: 0, flees: 0, refuses: 0, promise: 0 };

/** Whether a straight line passes through a body. */
export function passesThrough(
  line: { readonly from: AncientSeen['placed']['at']; readonly to: AncientSeen['placed']['at'] },
  placed: AncientSeen['placed'],
): boolean {
  return lengthInside(line, quadOf(placed)) > 0;
}
