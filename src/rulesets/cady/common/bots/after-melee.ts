import type { BreakAnswer, SurrenderAnswer } from '../turn/requests.js';

/**
 * Whether a commander has a unit go on through the gap before it: as long as it has more than half its men, and the general is
 * not with it.
 */
export function goesThrough(
  unit: { readonly general: boolean; readonly figures: number; readonly strength: number } | undefined,
): BreakAnswer {
  return { go: unit !== undefined && !unit.general && unit.figures * 2 > unit.strength };
}

/** Prisoners are always taken: whoever guards them are fewer than he would lose who had to fight them. */
export const takesPrisoners: SurrenderAnswer = { accept: true };
