import type { Strength } from '../../../common/fighting/melee.js';
import type { Fighting } from '../../../common/turn/fighting/encounters.js';
import { diceOf } from '../../../common/turn/fighting/melee.js';
import { asEnemy } from '../../../common/turn/fighting/melee-stance.js';
import { figuresInContact } from '../../../common/turn/fighting/shock.js';
import type { MeleeStrengths } from '../../../common/turn/period.js';
import type { AncientMeleeGroup } from '../../combat/melee.js';
import { groupOf as groupIn } from '../../engagement/blows.js';
import { countsAs, type Party } from '../../engagement/party.js';
import type { AncientMedievalRules } from '../../rules.js';
import { samuraiPoint } from '../../special-troops/samurai.js';
import type { AncientUnit } from '../../state.js';
import type { TroopType } from '../../troops.js';
import type { AncientField } from '../field.js';
import { aboard } from '../fire/aboard.js';
import { behindWagons, worksBetween } from './between.js';
import { reachOver } from './reach-over.js';

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

/** A unit in a contact as one side of an engagement: what fights of it, what has befallen it, and how it stands to its enemy. */
export function partyOf(side: Fighting<AncientUnit>, { state, rules }: AncientField): Party {
  const { unit, enemy, position, contact } = side;
  const { attacks, aside, across } = position;
  const through = attacks === true && aside !== true ? worksBetween(unit, enemy, state, rules) : [];
  const { fatigue, kills, encumberedUntil, turn } = unit;
  return {
    ...position,
    across: { ...across, through: through.map(({ kind }) => kind) },
    type: fightsAs(unit, rules),
    behindWagons: behindWagons(unit, state, rules),
    fatigue,
    kills,
    encumbered: encumberedUntil === state.turn,
    refusedCharge: turn.pointsLost,
    heldFire: heldFireFor(unit, enemy, rules),
    ...(contact.storms === undefined ? {} : { storms: contact.storms }),
  };
}

/** Figures of a unit in a contact, and the long weapons that reach them; `undefined` when none has to roll. */
export function groupOf(
  side: Fighting<AncientUnit>,
  enemy: Fighting<AncientUnit>,
  field: AncientField,
): AncientMeleeGroup | undefined {
  const { unit, rolls, position, left } = side;
  if (rolls === undefined) return undefined;
  const fromWagon = fightingFrom(side, enemy, field.rules);
  const aside = position.aside === true;
  const group = groupIn({
    unit: unit.id,
    own: partyOf(side, field),
    enemy: partyOf(enemy, field),
    drawn: { left, contact: fromWagon ?? rolls },
    reach: aside ? [] : reachOver(side, left, field),
    against: aside ? [] : reachOver(asEnemy(side), enemy.left, field),
  });
  return fromWagon === null ? { ...group, ...diceOf(side) } : { ...group, figures: fromWagon };
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

/**
 * Whether a unit has fired in place of fighting this enemy: it waited for close range to fire at him as he charged, or it is a chariot that
 * shot as the turn began, on which nobody has a hand free for the melee.
 *
 * @clause cady/ancient-medieval/missile/attacked-close-no-melee
 * @clause cady/ancient-medieval/chariot/no-fire-and-melee
 */
function heldFireFor(
  { firedAtChargers, chariot, turn }: AncientUnit,
  charger: AncientUnit,
  { chariots }: AncientMedievalRules,
): boolean {
  if (chariot !== null && turn.firedFirst && !chariots.fireAndMelee) return true;
  return firedAtChargers !== null && firedAtChargers.charger === charger.id && !firedAtChargers.melees;
}
