import type { MeleeLosses } from '../../common/fighting/melee.js';
import type { Fighting } from '../../common/turn/fighting/encounters.js';
import type { MeleeSection } from '../../common/turn/period.js';
import { ancientMelee } from '../combat/melee.js';
import { fallenOf } from '../engagement/blows.js';
import type { Party } from '../engagement/party.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit } from '../state.js';
import type { AncientContext } from '../terms.js';
import type { AncientField } from './field.js';
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
    return reached(ancientMelee({ groups }, dice, field.rules), [a, b], field);
  },
  after: pushBacks,
  // Held by its formation or its place.
  breaksThrough: ({ formation, on, chariot }) => formation !== 'testudo' && on === null && chariot?.immobile !== true,
};

/** Hits as losses: not everybody can be reached. */
function reached(
  { groups, thrown }: MeleeLosses,
  sides: readonly Fighting<AncientUnit>[],
  field: AncientField,
): MeleeLosses {
  const held = groups.map(group => {
    const side = sides.find(({ unit }) => unit.id === group.unit);
    const by = sides.find(each => each !== side);
    if (side === undefined || by === undefined) return group;
    const struck = { party: ownParty(side), ranks: () => ranksAt(side, side.left, field.rules) };
    const { lost, because } = fallenOf(group.lost, struck, ownParty(by), field.rules);
    return { ...group, lost, because: [...group.because, ...because] };
  });
  return { groups: held, losses: held.map(({ unit, lost }) => ({ unit, lost })), thrown };
}

/** A unit as what it is, whatever fights in its place. */
function ownParty({ unit, position }: Fighting<AncientUnit>): Party {
  return { ...position, type: unit.type };
}
