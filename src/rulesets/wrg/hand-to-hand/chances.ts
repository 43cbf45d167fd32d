import { casualties, casualtiesPerFigure } from '../casualties/casualties.js';
import { meleeFactorsOf } from '../casualties/random-factor.js';
import { wrgRules } from '../rules.js';
import { meleeFactors } from './factors.js';
import type { FightingPart } from './period.js';
import type { MeleeRulesPart } from './weapons.js';

/** Two bodies that may come to blows. */
export interface Threat {
  readonly attackers: FightingPart;
  readonly defenders: FightingPart;
  /** Figures of the whole body that defends itself. */
  readonly figures: number;
}

/**
 * Whether attackers have any chance to push defenders back, or to break them, in a period of combat: with the best of their dice, and the
 * worst of the others’.
 *
 * Source: Winners and Losers; After Hand-to-hand Fighting.
 *
 * @throws RuleViolation for defenders whom no weapon hurts.
 * @clause wrg/victory/half-control
 */
export function hasChance({ attackers, defenders, figures }: Threat, rules: MeleeRulesPart = wrgRules()): boolean {
  const most = Math.max(...blowsThatMayFall(attackers, rules));
  const least = Math.min(...blowsThatMayFall(defenders, rules));
  return most > least && casualtiesPerFigure(most, figures) >= rules.fighting.melee.after.casualtiesAFigure;
}

/** Every number of casualties that blows may come to. */
function blowsThatMayFall(part: FightingPart, rules: MeleeRulesPart): readonly number[] {
  const { total } = meleeFactors(part, rules);
  return meleeFactorsOf(part.troops, rules).map(thrown => casualties(total + thrown, part.figures, rules));
}
