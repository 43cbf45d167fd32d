import type { MeleeRules } from './melee-point.js';

/** Doors and windows through which two units fight. */
export interface Openings {
  readonly openings: number;
  /** Figures of each side that have room at one. */
  readonly each: number;
}

/**
 * Figures that fight through doors and windows: of those inside as many as have room, and of those outside as many as have one of them
 * before them, who stands at one opening and at no other, unless `cady/ruling/men-at-openings` has him at all of them.
 *
 * @param left figures that each side has for it
 * @clause cady/musket/building/window-melee
 */
export function figuresAtOpenings(
  { openings, each }: Openings,
  left: { readonly inside: number; readonly outside: number },
  { melee }: Pick<MeleeRules, 'melee'>,
): { readonly inside: number; readonly outside: number } {
  const inside = Math.min(openings * each, left.inside);
  const held = melee.eachAtOneOpening ? Math.min(openings, inside) : inside === 0 ? 0 : openings;
  return { inside, outside: Math.min(held * each, left.outside) };
}
