import type { ReactionSituation } from '../../../src/rulesets/wrg/reaction/situation.js';
import type { Troops } from '../../../src/rulesets/wrg/troops.js';

/** Regular medium foot with spears and shields, of the great bulk. */
export const spearmen: Troops = {
  type: 'mi',
  training: 'regular',
  class: 'C',
  weapons: ['long-spear'],
  shield: true,
};

/** Twenty of them under orders, with nobody near, for whom no factor counts. */
export const alone: ReactionSituation = { troops: spearmen, hasOrder: true, original: 20, lost: 0 };

/** The same troops otherwise. */
export function as(troops: Partial<Troops>, more: Partial<ReactionSituation> = {}): ReactionSituation {
  return { ...alone, ...more, troops: { ...spearmen, ...troops } };
}
