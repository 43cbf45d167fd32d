import type { Reason } from '../../../../rulebook/index.js';
import { acrossOf, stanceOf } from '../../common/engagement/position.js';
import type { Standing } from '../../common/engagement/procedure.js';
import type { ChargeSide } from '../../common/fighting/charge-test.js';
import type { AncientFighter, AncientMeleeGroup } from '../combat/melee.js';
import { phalanxReach, phalanxStrikers } from '../combat/phalanx.js';
import { pikeLosses, pikeReach } from '../combat/pikes.js';
import { poleArmReach } from '../combat/pole-arms.js';
import { answersTo, noReach, type Reach } from '../combat/reach.js';
import type { AncientStrike } from '../combat/shock.js';
import type { FightingRules } from '../fighting-rules.js';
import { moraleOf, type Party } from './party.js';

/** Figures of a side that are left, those of them in contact, and how these stand behind each other, the first rank first. */
export interface Drawn extends Standing {
  /** Asked only where it matters: on a table it has to be measured. */
  ranks(): readonly number[];
}

/** What a three-dice test of a side hangs on; `null`: it takes none. */
export function testedOf(party: Party, figures: number, rules: FightingRules): ChargeSide | null {
  const { hurt, failedBefore, pushedBack, ledBySupremeCommander } = party;
  const morale = moraleOf(party, rules);
  if (morale === null) return null;
  return {
    figures,
    morale,
    ...(hurt === undefined ? {} : { hurt }),
    ...(failedBefore === undefined ? {} : { failedBefore }),
    ...(pushedBack === undefined ? {} : { pushedBack }),
    ...(ledBySupremeCommander === undefined ? {} : { ledBySupremeCommander }),
  };
}

/**
 * How a charger strikes those it has met, before melee.
 *
 * @param clearPath how far it has run straight at them, in cm
 */
export function strikeOf(
  charger: { readonly party: Party; readonly drawn: Drawn; readonly clearPath: number },
  struck: Party,
  rules: FightingRules,
): AncientStrike {
  const { party, drawn, clearPath } = charger;
  const { behind, through = [], levelsUp, ground, overBarrier, inShock = Infinity } = acrossOf(party);
  const asPhalanx = party.formation === 'phalanx';
  const inContact = Math.min(drawn.contact, inShock);
  const ranks = () => drawn.ranks().map(rank => Math.min(rank, inContact));
  const figures = asPhalanx ? phalanxStrikers({ ranks: ranks() }, rules).figures : inContact;
  const cover = behind ?? (through.includes('barricade') ? 'fence' : undefined);
  return {
    attacker: party.type,
    receiver: struck.type,
    figures,
    chargeOrdered: true,
    clearPath,
    ...(struck.ranks === undefined ? {} : { ranks: struck.ranks }),
    asPhalanx,
    struckOn: struck.struckOn ?? 'front',
    through: through.flatMap(each => crossed.find(known => known === each) ?? []),
    ...(struck.formation === undefined ? {} : { formation: struck.formation }),
    ...(cover === undefined || cover === 'fortification' ? {} : { behind: cover }),
    ...(overBarrier === undefined ? {} : { overBarrier }),
    ...(levelsUp === undefined ? {} : { levelsUp }),
    ...(ground === undefined ? {} : { ground }),
  };
}

const crossed = ['stakes', 'entrenchment', 'caltrops', 'ford'] as const;

/** A figure of a side in melee, and everything that bears on its melee point. */
export function fighterOf(own: Party, enemy: Party): AncientFighter {
  const { fatigue, kills, encumbered, refusedCharge, storms } = own;
  const { through = [] } = acrossOf(own);
  const stance = stanceOf(own, enemy);
  const across = stance.acrossBarrier ?? (through.includes('barricade') ? 'fortification' : undefined);
  const enemyBehind = through.includes('entrenchment')
    ? 'entrenchment'
    : through.includes('stakes')
      ? 'stakes'
      : enemy.behindWagons === true
        ? 'war-wagons'
        : undefined;
  return {
    type: own.type,
    against: enemy.type,
    ...stance,
    ...(across === undefined ? {} : { acrossBarrier: across }),
    ...(enemyBehind === undefined ? {} : { enemyBehind }),
    ...(fatigue === undefined ? {} : { fatigue }),
    ...(kills === undefined ? {} : { kills }),
    ...(encumbered === undefined ? {} : { encumbered }),
    ...(refusedCharge === undefined ? {} : { refusedCharge }),
    ...(own.attacks === true && storms !== undefined ? { storms } : {}),
    firedAtClose: own.heldFire === true,
    enemyFiredAtClose: enemy.heldFire === true,
  };
}

/** The figures of a side that roll in melee, and what they must answer. */
export function groupOf({ unit, own, enemy, drawn, reach, against }: Meets): AncientMeleeGroup {
  const exposed = reach.reduce((sum, each) => sum + each.exposed, 0);
  return {
    ...fighterOf(own, enemy),
    unit,
    figures: Math.min(drawn.left, drawn.contact + exposed),
    reachedBy: against.flatMap(each => answersTo(each, drawn.contact)),
  };
}

/** A side that meets another in melee. */
export interface Meets {
  readonly unit: string;
  readonly own: Party;
  readonly enemy: Party;
  readonly drawn: Standing;
  /** Long weapons that strike over its first rank, and those of the enemy that strike at it. */
  readonly reach: readonly Reach[];
  readonly against: readonly Reach[];
}

/**
 * The long weapons of a side that strike over its first rank. Nobody reaches to the side or the rear.
 *
 * @param ranks figures of each rank that stand behind each other in contact
 * @clause cady/ancient-medieval/phalanx/second-rank-melee
 * @clause cady/ancient-medieval/pike/three-ranks-attack
 * @clause cady/ancient-medieval/polearm/strike-from-behind
 */
export function reachOf(own: Party, enemy: Tiring, ranks: readonly number[], rules: FightingRules): Reach {
  if (!hasLongWeapons(own, rules)) return noReach();
  const { traits } = rules.troops[own.type];
  if (own.formation === 'phalanx') return phalanxReach({ ranks }, rules);
  if (traits.includes('pike')) return pikeReach({ ranks, attacking: own.attacks === true }, rules);
  const [, second = 0] = ranks;
  if (!traits.includes('pole-arm') || second === 0) return noReach();
  return poleArmReach({ figures: second, ranksAhead: 1, ...strengthsOf(own, enemy, rules) }, rules);
}

/** Whether a side has weapons to strike over its first rank, and the enemy before it. */
export function hasLongWeapons(
  { type, formation, aside, struckOn = 'front' }: Party,
  { troops }: FightingRules,
): boolean {
  if (aside === true || struckOn !== 'front') return false;
  const { traits } = troops[type];
  return formation === 'phalanx' || traits.includes('pike') || traits.includes('pole-arm');
}

/** What the melee point of a side hangs on before its position is counted. */
type Tiring = Pick<Party, 'type' | 'fatigue'>;

/** Melee points of two sides, in case the limit of other secondary attacks holds for long weapons. */
export function strengthsOf(own: Tiring, enemy: Tiring, { troops }: FightingRules) {
  const strengthOf = ({ type, fatigue = 0 }: Tiring) => ({ melee: troops[type].melee ?? 0, fatigue });
  return { attacker: strengthOf(own), defender: strengthOf(enemy) };
}

/**
 * Hits of shock or melee on a side as losses: pikes that are attacked lose nobody behind their first rank.
 *
 * @clause cady/ancient-medieval/pike/front-rank-losses
 */
export function fallenOf(
  hits: number,
  struck: { readonly party: Party; ranks(): readonly number[] },
  by: Party,
  rules: FightingRules,
): { readonly lost: number; readonly because: readonly Reason[] } {
  const { party, ranks } = struck;
  if (hits === 0 || !rules.troops[party.type].traits.includes('pike')) return { lost: hits, because: [] };
  return pikeLosses({ ranks: ranks(), attacking: party.attacks === true, hits, by: by.type }, rules);
}
