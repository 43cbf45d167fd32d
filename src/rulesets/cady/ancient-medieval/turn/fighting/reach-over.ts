import { distanceBetweenQuads, standsOf, turnBetween } from '../../../../../table/index.js';
import { standsTouching } from '../../../common/fighting/touching.js';
import type { Part } from '../../../common/turn/fighting/encounters.js';
import { fightsElsewhere, strikes } from '../../../common/turn/fighting/melee-stance.js';
import { inPlay, placedOf } from '../../../common/turn/units.js';
import { poleArmReach } from '../../combat/pole-arms.js';
import type { Reach } from '../../combat/reach.js';
import { reachOf, strengthsOf } from '../../engagement/blows.js';
import type { AncientMedievalRules } from '../../rules.js';
import type { AncientUnit } from '../../state.js';
import type { AncientField } from '../field.js';

type AncientPart = Part<AncientUnit>;

/**
 * The figures of a unit that stand behind each other where an enemy touches its front, the first rank first; of another edge, those
 * that touch him alone.
 *
 * @param left figures that it has left
 */
export function ranksAt(
  { unit, enemy, edge }: Pick<AncientPart, 'unit' | 'enemy' | 'edge'>,
  left: number,
  rules: AncientMedievalRules,
): readonly number[] {
  const stands = standsOf(placedOf(unit, rules));
  const touching = standsTouching(placedOf(unit, rules), placedOf(enemy, rules), rules);
  const first = touching.length === 0 ? stands.slice(0, 1) : touching;
  if (edge !== 'front') return [Math.min(left, sum(first))];
  const files = new Set(first.map(({ file }) => file));
  const ranks: number[] = [];
  for (const stand of stands) {
    if (files.has(stand.file)) ranks[stand.rank] = (ranks[stand.rank] ?? 0) + stand.figures;
  }
  let rest = left;
  return ranks.map(figures => {
    const there = Math.min(figures, rest);
    rest -= there;
    return there;
  });
}

/**
 * The long weapons that reach an enemy over the first rank of a unit: its own, and pole arms of a friend close behind it. Nobody
 * reaches to the side or the rear.
 *
 * @param left figures that the unit has left
 * @clause cady/ancient-medieval/phalanx/second-rank-melee
 * @clause cady/ancient-medieval/pike/three-ranks-attack
 * @clause cady/ancient-medieval/polearm/strike-from-behind
 * @clause cady/ancient-medieval/hussite/polearm-behind
 */
export function reachOver(part: AncientPart, left: number, field: AncientField): readonly Reach[] {
  const { state, rules } = field;
  if (!strikes(part, state.turn, rules) || part.edge !== 'front' || fightsElsewhere(part, state, rules)) return [];
  const ranks = ranksAt(part, left, rules);
  return [ownReach(part, ranks, rules), ...friendsBehind(part, ranks.length, field)].filter(
    ({ figures, because }) => figures > 0 || because.length > 0,
  );
}

function ownReach(
  { unit, enemy, edge, attacker }: AncientPart,
  ranks: readonly number[],
  rules: AncientMedievalRules,
): Reach {
  const { type, fatigue, formation } = unit;
  const party = { type, fatigue, attacks: attacker, struckOn: edge, ...(formation === 'phalanx' ? { formation } : {}) };
  return reachOf(party, enemy, ranks, rules);
}

/** Pole arms of other units that stand right behind a unit in melee and face the same way. */
function friendsBehind({ unit, enemy }: AncientPart, ranksAhead: number, { state, rules }: AncientField): Reach[] {
  const { meleeRange, closingArc } = rules.table;
  const touching = standsOf(placedOf(unit, rules));
  return inPlay(state)
    .filter(
      friend =>
        friend.side === unit.side &&
        friend.id !== unit.id &&
        !friend.turn.idle &&
        !friend.fleeing &&
        rules.troops[friend.type].traits.includes('pole-arm') &&
        turnBetween(friend.facing, unit.facing) <= closingArc,
    )
    .flatMap(friend => {
      const behind = standsOf(placedOf(friend, rules)).filter(
        stand =>
          stand.rank === 0 &&
          touching.some(
            ahead => ahead.rank === ranksAhead - 1 && distanceBetweenQuads(ahead.corners, stand.corners) <= meleeRange,
          ),
      );
      if (behind.length === 0) return [];
      return poleArmReach({ figures: sum(behind), ranksAhead, ...strengthsOf(friend, enemy, rules) }, rules);
    });
}

function sum(stands: readonly { readonly figures: number }[]): number {
  return stands.reduce((all, { figures }) => all + figures, 0);
}
