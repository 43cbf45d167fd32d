import { type SkirmishRules, skirmishRules } from './rules.js';

/**
 * What a distance on the table is in the field, in feet.
 *
 * Source: Scale.
 *
 * @clause skirmish/scale/distance
 */
export function groundFeet(
  { inches }: { readonly inches: number },
  { sequence }: Pick<SkirmishRules, 'sequence'> = skirmishRules(),
): number {
  return inches * sequence.scale.feetOfAnInch;
}
