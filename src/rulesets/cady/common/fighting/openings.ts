/** Doors and windows through which two units fight. */
export interface Openings {
  readonly openings: number;
  /** Figures of each side that have room at one. */
  readonly each: number;
}

/**
 * Figures that fight through doors and windows: of those inside as many as have room, and of those outside as many as have one of them
 * before them, who stands at one opening and at no other.
 *
 * @param left figures that each side has for it
 * @clause cady/musket/building/window-melee
 */
export function figuresAtOpenings(
  { openings, each }: Openings,
  left: { readonly inside: number; readonly outside: number },
): { readonly inside: number; readonly outside: number } {
  const inside = Math.min(openings * each, left.inside);
  return { inside, outside: Math.min(Math.min(openings, inside) * each, left.outside) };
}
