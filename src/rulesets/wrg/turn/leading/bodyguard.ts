import type { General, WrgState } from '../../state.js';

/**
 * Figures or models of the bodyguard that a general has by now, his own counted: of one that has suffered those who are left of the unit that he is with.
 *
 * @clause wrg/general/bodyguard
 * @clause wrg/general/supersede-command
 */
export function bodyguardNow({ bodyguard, with: at }: General, { units }: Pick<WrgState, 'units'>): number {
  const unit = at === null ? undefined : units[at];
  return unit === undefined ? bodyguard : Math.min(bodyguard, unit.figures);
}
