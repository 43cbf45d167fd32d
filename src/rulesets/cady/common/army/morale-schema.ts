import * as z from 'zod/mini';
import type { ThreeDiceRules } from '../fighting/three-dice.js';

/** What reads a morale value: those that the three-dice test of the rules in force knows. */
export function moraleValue({ threeDice }: ThreeDiceRules): z.ZodMiniType<number> {
  const { from, to } = threeDice.morale;
  return z.int().check(z.minimum(from), z.maximum(to));
}
