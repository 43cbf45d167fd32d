import type { MeleeLosses } from '../../common/fighting/melee.js';
import { type Facing, facingIn, goThrough, throughOf } from '../../common/turn/fighting/break-through.js';
import {
  type Fighting,
  type MeleePeriod,
  type MeleeToll,
  meleeOf,
  primaryFirst,
} from '../../common/turn/fighting/melee.js';
import { fightsIn } from '../../common/turn/fighting/melee-stance.js';
import { noteMeetings } from '../../common/turn/fighting/shock.js';
import { canTake, offersOf, settleOffer } from '../../common/turn/fighting/surrender.js';
import { inPlay } from '../../common/turn/units.js';
import { ancientMelee } from '../combat/melee.js';
import { pikeLosses } from '../combat/pikes.js';
import type { AncientMedievalRules } from '../rules.js';
import type { AncientState, AncientUnit, UnitId } from '../state.js';
import type { AncientContext, AncientPhase } from '../terms.js';
import { type AncientField, ancientFieldOf } from './field.js';
import { ancientMeleeUnits, canFight, groupOf } from './fighting/fighters.js';
import { chariotMelees, elephantMelees } from './fighting/melee-individuals.js';
import { pushBacks } from './fighting/phalanx-push.js';
import { ranksAt } from './fighting/reach-over.js';
import { clearTheFallen } from './fire/fallen.js';
import { ancientPeriod, ancientPeriodIn } from './period.js';
import { takeHits } from './troops/hits.js';
import { mayStrike } from './troops/mounts.js';

/**
 * Every contact is fought, all at the same time: those of elephants and chariots by rules of their own.
 *
 * @clause cady/common/sequence/step-8-melee
 * @clause cady/ancient-medieval/shock/then-melee
 * @clause cady/ancient-medieval/battle/independent-melee
 */
export const meleePhase: AncientPhase = {
  id: 'melee',
  title: 'Melee',
  clause: 'cady/common/sequence/step-8-melee',
  run(state, context) {
    const { rules } = context;
    noteMeetings(state);
    takeSurrenders(state, context);
    standIdle(state);
    const field = ancientFieldOf(state, context);
    const facing = facingIn(field);
    const toll: MeleeToll<AncientUnit> = new Map();
    const fights = primaryFirst(
      fightsIn(state).filter(([{ unit, enemy }]) => canFight(unit, rules) && canFight(enemy, rules)),
      field,
    );
    const elephants = elephantMelees(fights, toll, field, context);
    const chariots = chariotMelees(elephants.others, toll, field, context);
    meleeOf(chariots.others, toll, field, context, ancientMelees(field));
    for (const [unit, lost] of toll) takeHits(unit, lost, 'melee', state, context);
    for (const wound of [...elephants.wounds, ...chariots.wounds]) wound(state, context);
    clearTheFallen(state, context);
    pushBacks(state, context);
    breakThroughs(facing, state, context);
  },
};

/**
 * Units that were ordered to offer their surrender; the enemy may take it.
 *
 * @clause cady/common/definition/surrender-offer
 */
function takeSurrenders(state: AncientState, context: AncientContext): void {
  for (const offer of offersOf(state, context.rules, ancientPeriod)) {
    if (offer.unit.gone !== null || offer.to.gone !== null) continue;
    const { unit, to, guards } = offer;
    const accepted =
      canTake(offer) &&
      context.command.ask({
        kind: 'accept-surrender',
        id: `accept-surrender:${unit.id}`,
        side: to.side,
        clause: 'cady/common/definition/surrender-offer',
        unit: unit.id,
        to: to.id,
        figures: unit.figures,
        guards,
      }).accept;
    settleOffer(offer, accepted, state, context, ancientPeriod);
  }
}

/**
 * Units before whom nobody is left go on through the gap, if their side wants it.
 *
 * @clause cady/common/break-through/when
 */
function breakThroughs(
  facing: ReadonlyMap<UnitId, readonly Facing[]>,
  state: AncientState,
  context: AncientContext,
): void {
  for (const unit of inPlay(state)) {
    if (unit.turn.against.length === 0 || !mayBreakThrough(unit, context.rules)) continue;
    const faced = facing.get(unit.id) ?? [];
    const through = throughOf(unit, faced, ancientFieldOf(state, context), ancientPeriodIn(state));
    if (through === undefined) continue;
    const { id, side } = unit;
    const { go } = context.command.ask({
      kind: 'break-through',
      id: `break-through:${id}`,
      side,
      clause: 'cady/common/break-through/when',
      unit: id,
      cm: through.cm,
    });
    if (go) goThrough(through, state, context);
  }
}

/** Whether a unit can go on through a gap: one that moves as a unit, and is in no formation or place that holds it. */
function mayBreakThrough(unit: AncientUnit, { troops }: AncientMedievalRules): boolean {
  const { arm } = troops[unit.type];
  return arm !== 'artillery' && unit.formation !== 'testudo' && unit.on === null && unit.chariot?.immobile !== true;
}

/** Whoever sits on a horse only to get there does not strike from it. */
function standIdle(state: AncientState): void {
  for (const unit of inPlay(state)) if (!mayStrike(unit)) unit.turn.idle = true;
}

/** How units fight in this period. */
export function ancientMelees(field: AncientField): MeleePeriod<AncientUnit, AncientMedievalRules> {
  return {
    ...ancientMeleeUnits,
    round([a, b], _field, dice) {
      const groups = [groupOf(a, b, field) ?? [], groupOf(b, a, field) ?? []].flat();
      return reached(ancientMelee({ groups }, dice, field.rules), [a, b], field.rules);
    },
  };
}

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
