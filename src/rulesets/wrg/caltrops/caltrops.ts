import { type Dice, type Distribution, distribution } from '../../../dice/index.js';
import { counted, insist, reasonFor } from '../../../rulebook/index.js';
import type { Throwers } from '../casualties/random-factor.js';
import { sheetAsItStands } from '../casualties/target.js';
import { insistOnWhole } from '../casualties/whole.js';
import { type WrgRules, wrgRules } from '../rules.js';
import { hitsOnThings, type ObjectHits } from '../siege/battery.js';
import type { SiegeRulesPart } from '../siege/work.js';
import type { Troops, TroopType } from '../troops.js';

/** The part of the rules that caltrops need. */
export type CaltropRules = Pick<WrgRules, 'optional' | 'fighting' | 'army'>;

/** Caltrops as they lie. */
export interface CaltropsLaid {
  /** Paces that they stretch. */
  readonly frontage: number;
  /** Millimetres. */
  readonly depth: number;
  /** Periods that laying them takes. */
  readonly periods: number;
}

/**
 * Whether such troops may have caltrops with them.
 *
 * Source: Siege > Caltrops.
 *
 * @clause wrg/caltrops/supply
 */
export function carriesCaltrops(troops: Pick<Troops, 'type' | 'nation'>, rules: CaltropRules = wrgRules()): boolean {
  const theirs = troops.nation === 'roman' || troops.nation === 'byzantine';
  return theirs && sheetAsItStands(troops, rules).arm === 'infantry';
}

/**
 * How wide a strip of caltrops a unit can lay, in a period in which it does nothing else. Roman and Byzantine infantry alone carries
 * them, and nobody takes them up again.
 *
 * Source: Siege > Caltrops.
 *
 * @throws RuleViolation for other troops, and for figures that are no whole number.
 * @clause wrg/caltrops/supply
 */
export function layCaltrops(
  { troops, figures }: { readonly troops: Pick<Troops, 'type' | 'nation'>; readonly figures: number },
  rules: CaltropRules = wrgRules(),
): CaltropsLaid {
  const clause = 'wrg/caltrops/supply';
  insistOnWhole(figures, 'figures', clause);
  insist(carriesCaltrops(troops, rules), () => ({
    path: 'troops',
    clause,
    problem: 'these troops carry no caltrops',
    mend: 'take Roman or Byzantine infantry',
  }));
  const { perFigure, laying, depth } = rules.optional.siege.caltrops;
  return { frontage: figures * perFigure, depth, periods: laying };
}

/** Troops that pass over caltrops. */
export interface OverCaltrops {
  readonly passing: Throwers & { readonly type: TroopType; readonly dismounted?: boolean };
  /** Figures of them that pass over. */
  readonly figures: number;
  readonly laidBy: Throwers;
}

/**
 * What caltrops do to those who pass over them, whoever has laid them: casualties as by missiles, by the number of figures that pass,
 * with a random factor and no tactical ones. Whose dice they are: `wrg/ruling/caltrops-dice`.
 *
 * Source: Siege > Caltrops; Casualty Calculation.
 *
 * @returns casualties in men, or hits on models.
 * @throws RuleViolation for figures that are no whole number, or a type that the rules do not have.
 * @clause wrg/caltrops/effect
 * @clause wrg/caltrops/random
 */
export function caltrops(over: OverCaltrops, dice: Dice, rules: CaltropRules = wrgRules()): ObjectHits {
  const { atInfantry, atOthers, dice: whose } = rules.optional.siege.caltrops;
  const { passing, figures, laidBy } = over;
  const onFoot = sheetAsItStands(passing, rules).arm === 'infantry';
  const weapon = onFoot ? atInfantry : atOthers;
  const because = reasonFor('wrg/caltrops/effect', `${counted(figures, 'figure')} over caltrops`, `factor ${weapon}`);
  const { training, class: of } = whose === 'layers' ? laidBy : passing;
  return hitsOnThings({ training, class: of, figures, weapon, because }, dice, rules);
}

/** The odds of `caltrops`: casualties. */
export function caltropsOdds(over: OverCaltrops, rules: CaltropRules = wrgRules()): Distribution<number> {
  return distribution(dice => caltrops(over, dice, rules).hits);
}

/** How far caltrops stretch before and behind, in paces on a table measured in them. */
export function caltropsDepth({ optional }: SiegeRulesPart = wrgRules()): number {
  return optional.siege.caltrops.depth * optional.siege.pacesPerMillimetre;
}
