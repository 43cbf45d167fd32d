import type { Placed } from '../../../../table/index.js';
import { type ContactRules, standsTouching } from './touching.js';

export type { ContactRules } from './touching.js';

/**
 * Figures of a body that are in contact with another: all figures of every stand that touches one of his
 * (`cady/ruling/contact-with`). Of a body that closed up over its losses and left a sliver of air where it touched, or that met the gap
 * beside a short last rank, those of one stand.
 *
 * Source: Common Rules > Melee; Shock.
 *
 * @clause cady/common/melee/only-contact
 * @clause cady/common/shock/first-figure-in-contact
 */
export function figuresTouching(own: Placed, enemy: Placed, rules: ContactRules): number {
  if (own.figures === 0 || enemy.figures === 0) return 0;
  const figures = standsTouching(own, enemy, rules).reduce((sum, stand) => sum + stand.figures, 0);
  return figures === 0 ? Math.min(own.figures, own.stand.figures) : figures;
}
