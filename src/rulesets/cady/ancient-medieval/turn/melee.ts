import type { MeleeLosses } from '../../common/fighting/melee.js';
import type { Fighting } from '../../common/turn/fighting/encounters.js';
import type { MeleeSection } from '../../common/turn/period.js';
import { ancientMelee } from '../combat/melee.js';
import { pikeLosses } from '../combat/pikes.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientContext } from '../terms.js';
import { ancientMeleeUnits, canFight, groupOf } from './fighting/fighters.js';
import { chariotMelees, elephantMelees } from './fighting/melee-individuals.js';
import { pushBacks } from './fighting/phalanx-push.js';
import { ranksAt } from './fighting/reach-over.js';
import { mayStrike } from './troops/mounts.js';

/**
 * How figures fight in this period: elephants and chariots by rules of their own, the others with their long weapons; then the
 * phalanx pushes.
 *
 * @clause cady/ancient-medieval/shock/then-melee
 * @clause cady/ancient-medieval/battle/independent-melee
 */
export const ancientMelees: MeleeSection<AncientUnit, AncientMedievalRules, AncientState, AncientContext> = {
  ...ancientMeleeUnits,
  // Whoever sits on a horse only to get there does not strike from it.
  mayStrike,
  canFight,
  apart(fights, toll, field, context) {
    const elephants = elephantMelees(fights, toll, field, context);
    const chariots = chariotMelees(elephants.others, toll, field, context);
    const settle = () => {
      for (const wound of [...elephants.wounds, ...chariots.wounds]) wound(field.state, context);
    };
    return { others: chariots.others, settle };
  },
  round([a, b], field, dice) {
    const groups = [groupOf(a, b, field) ?? [], groupOf(b, a, field) ?? []].flat();
    return reached(ancientMelee({ groups }, dice, field.rules), [a, b], field.rules);
  },
  after: pushBacks,
  // Held by its formation or its place.
  breaksThrough: ({ formation, on, chariot }) => formation !== 'testudo' && on === null && chariot?.immobile !== true,
};

/**
 * Pikes that do not attack lose nobody behind their first rank.
 *
 * @clause cady/ancient-medieval/pike/front-rank-losses
 */
function reached(
  { groups }: MeleeLosses,
  sides: readonly Fighting<AncientUnit>[],
  rules: AncientMedievalRules,
): MeleeLosses {
  const held = groups.map(group => {
    const side = sides.find(({ unit }) => unit.id === group.unit);
    if (side === undefined || !rules.troops[side.unit.type].traits.includes('pike')) return group;
    const { unit, enemy, attacker, left } = side;
    const ranks = ranksAt(side, left, rules);
    const { lost, because } = pikeLosses({ ranks, attacking: attacker, hits: group.lost, by: enemy.type }, rules);
    return { ...group, unit: unit.id, lost, because: [...group.because, ...because] };
  });
  return { groups: held, losses: held.map(({ unit, lost }) => ({ unit, lost })) };
}
