import type { AncientMedievalRules } from '../rules.js';
import { type ChargeUnit, ranksOf } from './situation.js';

/** How a unit stands: the most figures abreast, and the frontage of each in cm. */
interface Front {
  readonly abreast: number;
  readonly cm: number;
  readonly inContact: number | undefined;
}

/** The fronts of both sides, and from them who is in contact with whom. */
export interface Fronts {
  readonly attacker: Front;
  readonly defender: Front;
}

/** Figures in contact with the enemy, on both sides. */
export interface InContact {
  readonly attacker: number;
  readonly defender: number;
}

/** How both sides of a charge stand before anybody falls. */
export function frontsOf(
  { attacker, defender }: { readonly attacker: ChargeUnit; readonly defender: ChargeUnit },
  rules: AncientMedievalRules,
): Fronts {
  return { attacker: frontOf(attacker, rules), defender: frontOf(defender, rules) };
}

/**
 * Figures in contact when so many are left: gaps in a front are filled from behind, and the figures of the longer front fight
 * as far as the shorter one reaches.
 */
export function inContact({ attacker, defender }: Fronts, left: InContact): InContact {
  const ours = Math.min(left.attacker, attacker.abreast);
  const theirs = Math.min(left.defender, defender.abreast);
  const shared = Math.min(ours * attacker.cm, theirs * defender.cm);
  const fighting = (front: Front, figures: number) =>
    Math.min(figures, Math.ceil(shared / front.cm), front.inContact ?? figures);
  return { attacker: fighting(attacker, ours), defender: fighting(defender, theirs) };
}

/** The figures of each rank that stand behind each other in contact, the first rank first. */
export function ranksInContact(unit: ChargeUnit, front: Front, figures: number, contact: number): readonly number[] {
  const ranks = [contact];
  for (let rank = 1; rank < ranksOf(unit); rank++) {
    const there = Math.min(contact, Math.max(0, figures - rank * front.abreast));
    if (there === 0) break;
    ranks.push(there);
  }
  return ranks;
}

/** Figures in each of the ranks of a unit, from the first. */
export function wholeRanks(unit: ChargeUnit, front: Front): readonly number[] {
  return ranksInContact(unit, front, unit.figures, Math.min(unit.figures, front.abreast));
}

function frontOf(unit: ChargeUnit, rules: AncientMedievalRules): Front {
  const { front, figures: onStand } = rules.troops[unit.type].stand;
  const stands = Math.ceil(unit.figures / onStand);
  const files = Math.ceil(stands / ranksOf(unit));
  return { abreast: Math.min(unit.figures, files * onStand), cm: front / onStand, inContact: unit.inContact };
}
