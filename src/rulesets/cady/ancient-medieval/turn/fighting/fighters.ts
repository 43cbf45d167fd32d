import type { Strength } from '../../../common/fighting/melee.js';
import type { Fighting } from '../../../common/turn/fighting/encounters.js';
import { asEnemy } from '../../../common/turn/fighting/melee-stance.js';
import { figuresInContact } from '../../../common/turn/fighting/shock.js';
import type { MeleeStrengths } from '../../../common/turn/period.js';
import type { AncientFighter, AncientMeleeGroup } from '../../combat/melee.js';
import { answersTo } from '../../combat/reach.js';
import { withoutShots } from '../../missiles/supply.js';
import type { AncientMedievalRules } from '../../rules.js';
import { samuraiPoint } from '../../special-troops/samurai.js';
import type { AncientUnit } from '../../state.js';
import type { TroopType } from '../../troops.js';
import type { AncientField } from '../field.js';
import { aboard } from '../fire/aboard.js';
import { behindWagons, worksBetween } from './between.js';
import { reachOver } from './reach-over.js';

/**
 * What the figures of a unit count as: missile troops without shots are infantry, where that is read so.
 *
 * @clause cady/ancient-medieval/supply/out-of-shots-becomes-infantry
 */
export function countsAs({ type, shots }: Pick<AncientUnit, 'type' | 'shots'>, rules: AncientMedievalRules): TroopType {
  return shots === 0 && rules.troops[type].class === 'missile' ? withoutShots(type, rules) : type;
}

/** The kind of figures with which a unit fights: those that a war wagon carries, else its own. */
export function fightsAs(unit: AncientUnit, rules: AncientMedievalRules): TroopType {
  return aboard(unit, rules)?.type ?? countsAs(unit, rules);
}

/** Whether a unit has anybody to fight with: supply wagons and empty war wagons have not. */
export function canFight(unit: AncientUnit, rules: AncientMedievalRules): boolean {
  const { melee, traits } = rules.troops[fightsAs(unit, rules)];
  return melee !== null || traits.includes('samurai');
}

/** The melee point of a figure against an enemy before its position is counted. */
export function strengthOf(unit: AncientUnit, enemy: AncientUnit, rules: AncientMedievalRules): Strength {
  const type = fightsAs(unit, rules);
  const { melee, traits } = rules.troops[type];
  const { fatigue, kills } = unit;
  if (traits.includes('samurai')) return { ...samuraiPoint({ opponent: fightsAs(enemy, rules) }, rules), fatigue };
  if (traits.includes('elephant')) return { melee: melee ?? 0 };
  const wears = !traits.includes('berserker') || rules.medieval.berserkers.weary;
  return { melee: melee ?? 0, fatigue: kills + (wears ? fatigue : 0) };
}

/** Those who meet in melee, as this period has them. */
export const ancientMeleeUnits: MeleeStrengths<AncientUnit, AncientMedievalRules> = {
  strengthOf,
  fightsAllRound: ({ elephant }) => elephant !== null,
  // A berserker goes down by degrees, and until he does he fights everybody around him; a wagon lasts as long as its men.
  fallen: ({ type, warWagon }, lost, { troops }) =>
    troops[type].traits.includes('berserker') || warWagon !== null ? 0 : lost,
};

/** A unit in a contact as the rules of melee see it, without how many it is. */
export function fighterOf(side: Fighting<AncientUnit>, { state, rules }: AncientField): AncientFighter {
  const { unit, enemy, attacker, stance, contact } = side;
  const works = attacker && stance?.aside !== true ? worksBetween(unit, enemy, state, rules) : [];
  const has = (kind: (typeof works)[number]['kind']) => works.some(work => work.kind === kind);
  const enemyBehind = has('entrenchment')
    ? 'entrenchment'
    : has('stakes')
      ? 'stakes'
      : behindWagons(enemy, state, rules)
        ? 'war-wagons'
        : undefined;
  const { aside: _, figures: __, acrossBarrier, ...stands } = stance ?? { aside: false, figures: 0 };
  const across = acrossBarrier ?? (has('barricade') ? 'fortification' : undefined);
  return {
    type: fightsAs(unit, rules),
    against: fightsAs(enemy, rules),
    ...stands,
    fatigue: unit.fatigue,
    kills: unit.kills,
    ...(across === undefined ? {} : { acrossBarrier: across }),
    ...(enemyBehind === undefined ? {} : { enemyBehind }),
    ...(attacker && contact.storms !== undefined ? { storms: contact.storms } : {}),
    encumbered: unit.encumberedUntil === state.turn,
    refusedCharge: unit.turn.pointsLost,
    firedAtClose: heldFireFor(unit, enemy),
    enemyFiredAtClose: heldFireFor(enemy, unit),
  };
}

/** Figures of a unit in a contact, and the long weapons that reach them; `undefined` when none has to roll. */
export function groupOf(
  side: Fighting<AncientUnit>,
  enemy: Fighting<AncientUnit>,
  field: AncientField,
): AncientMeleeGroup | undefined {
  const { unit, stance, left } = side;
  if (stance === undefined) return undefined;
  const fromWagon = fightingFrom(side, enemy, field.rules);
  const contact = fromWagon ?? stance.figures;
  const mine = stance.aside ? [] : reachOver(side, left, field);
  const theirs = stance.aside ? [] : reachOver(asEnemy(side), enemy.left, field);
  const exposed = mine.reduce((sum, reach) => sum + reach.exposed, 0);
  return {
    ...fighterOf(side, field),
    unit: unit.id,
    figures: fromWagon ?? Math.min(left, contact + exposed),
    reachedBy: theirs.flatMap(reach => answersTo(reach, contact)),
  };
}

/** Figures that fight from a war wagon in a contact: everybody on it for whom there is an enemy. `null`: it is none. */
function fightingFrom(
  { unit, enemy }: Fighting<AncientUnit>,
  foe: Fighting<AncientUnit>,
  rules: AncientMedievalRules,
): number | null {
  const crew = aboard(unit, rules);
  return crew === null ? null : Math.min(crew.figures, foe.left, figuresInContact(enemy, unit, rules));
}

/** Whether a unit waited for close range to fire at a charger, and so does not fight him this turn. */
function heldFireFor({ firedAtChargers }: AncientUnit, charger: AncientUnit): boolean {
  return firedAtChargers !== null && firedAtChargers.charger === charger.id && !firedAtChargers.melees;
}
