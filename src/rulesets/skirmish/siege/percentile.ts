import type { Dice } from '../../../dice/index.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';

/** The rules of sieges alone. */
export type SiegeRulesPart = Pick<SkirmishRules, 'siege'>;

/**
 * Throws a percentage with two ten-sided dice, tens and ones: so much or less comes off. A ten shows as nought; two noughts are a hundred
 * (`skirmish/ruling/double-nought`).
 *
 * Source: 9 Sieges.
 *
 * @clause skirmish/siege/dice
 */
export function throwPercentage(chance: number, dice: Dice, { siege }: SiegeRulesPart = skirmishRules()): boolean {
  const { sides, doubleNought } = siege.percentile;
  const tens = dice.roll(sides) % sides;
  const ones = dice.roll(sides) % sides;
  const shown = tens * sides + ones;
  return (shown === 0 ? doubleNought : shown) <= chance;
}
