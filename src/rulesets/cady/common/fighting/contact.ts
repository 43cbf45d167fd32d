import { distanceBetweenQuads, type Placed, quadOf, standsOf } from '../../../../table/index.js';

/** What says who is in contact. */
export interface ContactRules {
  readonly table: {
    /** How near bodies are in melee, in cm. */
    readonly meleeRange: number;
  };
}

/**
 * Figures of a body that are in contact with another: all figures of every stand that touches it. Of a body that closed up over its losses
 * and left a sliver of air where it touched, those of one stand.
 *
 * Source: Common Rules > Melee; Shock.
 *
 * @clause cady/common/melee/only-contact
 * @clause cady/common/shock/first-figure-in-contact
 */
export function figuresTouching(own: Placed, enemy: Placed, { table: { meleeRange } }: ContactRules): number {
  if (own.figures === 0 || enemy.figures === 0) return 0;
  const body = quadOf(enemy);
  let figures = 0;
  for (const stand of standsOf(own)) {
    if (distanceBetweenQuads(stand.corners, body) <= meleeRange) figures += stand.figures;
  }
  return figures === 0 ? Math.min(own.figures, own.stand.figures) : figures;
}
