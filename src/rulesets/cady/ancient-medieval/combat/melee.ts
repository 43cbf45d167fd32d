import type { Dice } from '../../../../dice/index.js';
import {
  type ClauseId,
  countFactors,
  defineFactors,
  insist,
  type Reason,
  reasonsUnder,
} from '../../../../rulebook/index.js';
import { insistOnCount } from '../../common/counts.js';
import {
  type Fighter,
  type MeleeLosses,
  type MeleeOdds,
  meleeOdds,
  type ReadyMelee,
  readyMelee,
  type SecondaryAttack,
  toldMelee,
} from '../../common/fighting/melee.js';
import { meleePointUnit, takenOff } from '../../common/fighting/melee-point.js';
import { type FightingRules, fightingRules } from '../fighting-rules.js';
import { samuraiPoint } from '../special-troops/samurai.js';
import type { TroopType } from '../troops.js';
import type { Reach } from './reach.js';

const meleeReason = reasonsUnder('cady/ancient-medieval');

/** One figure in melee, by its type, and everything that bears on its melee point. */
export interface AncientFighter extends Omit<Fighter, 'melee' | 'other'> {
  readonly type: TroopType;
  /** Whom it fights. Samurai fight everybody differently and must know. */
  readonly against?: TroopType;
  /** Times that a berserker has been killed. */
  readonly kills?: number;
  /** What its enemy stands behind, besides walls and fences. */
  readonly enemyBehind?: 'stakes' | 'war-wagons' | 'entrenchment';
  /** It attacks the top of a castle wall from a ladder, or from a siege tower. */
  readonly storms?: 'ladder' | 'tower';
  /** Pila stick in its shield. */
  readonly encumbered?: boolean;
  /** Melee points that it is short of because it refused to charge. */
  readonly refusedCharge?: number;
  /** It fired at its attackers at close range this turn: it rolls only to live. */
  readonly firedAtClose?: boolean;
  /** The enemy that it attacks fired at it at close range this turn. */
  readonly enemyFiredAtClose?: boolean;
}

/** Figures of one unit that fight under the same conditions. */
export interface AncientMeleeGroup extends AncientFighter {
  readonly unit: string;
  readonly figures: number;
  /** Dice rolled for them where not one for each (`cady/ruling/melee-die-owner`). */
  readonly dice?: number;
  /** Further attacks on the flank or rear of these figures. */
  readonly secondary?: readonly SecondaryAttack[];
  /** Pikes, pole arms and spears that reach these figures from behind the rank that they fight. */
  readonly reachedBy?: readonly Reach[];
}

/** All figures in contact in one melee, of both sides. */
export interface AncientMelee {
  readonly groups: readonly AncientMeleeGroup[];
}

/**
 * What the period takes off the melee point of a figure, besides what the common rules take.
 *
 * Source: The sections on berserkers, stakes, war wagons, sieges and Romans.
 *
 * @clause cady/ancient-medieval/berserker/wear-down
 * @clause cady/ancient-medieval/stakes/melee
 * @clause cady/ancient-medieval/hussite/melee-penalty
 * @clause cady/ancient-medieval/siege/ladder-penalty
 * @clause cady/ancient-medieval/siege/tower-platform
 * @clause cady/ancient-medieval/romans/pilum-encumbers
 * @clause cady/common/charge/attacker-fails
 */
export const ancientMeleeFactors = defineFactors<AncientFighter, FightingRules>({
  id: 'ancient-medieval/melee-point',
  unit: meleePointUnit,
  rows: [
    {
      id: 'kills',
      clause: 'cady/ancient-medieval/berserker/wear-down',
      says: 'killed and still fighting',
      when: ({ kills = 0 }) => -kills,
    },
    {
      id: 'stakes',
      points: ({ field }) => -field.stakes.enemyMelee,
      clause: 'cady/ancient-medieval/stakes/melee',
      says: 'enemy behind stakes',
      when: ({ enemyBehind }) => enemyBehind === 'stakes',
    },
    {
      id: 'war-wagons',
      points: ({ medieval }) => -medieval.warWagons.enemyMelee,
      clause: 'cady/ancient-medieval/hussite/melee-penalty',
      says: 'enemy behind war wagons',
      when: ({ enemyBehind }) => enemyBehind === 'war-wagons',
    },
    {
      id: 'ladder',
      points: ({ field }) => -field.ladderMelee,
      clause: 'cady/ancient-medieval/siege/ladder-penalty',
      says: 'attacks a castle wall from below',
      when: ({ storms }) => storms === 'ladder',
    },
    {
      id: 'siege-tower',
      points: ({ siege }) => -siege.towerMelee,
      clause: 'cady/ancient-medieval/siege/tower-platform',
      says: 'attacks a castle wall from a tower',
      when: ({ storms }) => storms === 'tower',
    },
    {
      id: 'pila',
      points: ({ romans }) => -romans.pilum.encumbers.points,
      clause: 'cady/ancient-medieval/romans/pilum-encumbers',
      says: 'pila stick in its shields',
      when: ({ encumbered }) => encumbered === true,
    },
    {
      id: 'refused-charge',
      clause: 'cady/common/charge/attacker-fails',
      says: 'refused to charge',
      when: ({ refusedCharge = 0 }) => -Math.max(0, refusedCharge),
    },
  ],
});

/**
 * The melee point of a figure, and the faces of the die that remove it: what the common rules count, and the period's stakes,
 * wagons, ladders and pila besides.
 *
 * Source: Melee; the sections on samurai, Romans, war wagons, stakes and sieges; Missile Units Being Attacked in Melee.
 *
 * @throws RuleViolation when a figure has no melee point, or a samurai no opponent.
 * @clause cady/ancient-medieval/samurai/melee-points
 * @clause cady/ancient-medieval/stakes/melee
 * @clause cady/ancient-medieval/hussite/melee-penalty
 * @clause cady/ancient-medieval/siege/ladder-penalty
 * @clause cady/ancient-medieval/romans/pilum-encumbers
 * @clause cady/ancient-medieval/romans/entrench
 * @clause cady/ancient-medieval/berserker/wear-down
 * @clause cady/ancient-medieval/missile/attacked-close-no-melee
 * @clause cady/ancient-medieval/artillery/crew-melee-two
 */
export function ancientMeleeOdds(fighter: AncientFighter, rules: FightingRules = fightingRules()): MeleeOdds {
  const { plain, because } = plainFighter(fighter, rules);
  return inPeriod(meleeOdds(plain, rules), fighter, because, rules);
}

/** What a figure must roll by the common rules, as the period has it; `because` is why its point was what it was before these. */
function inPeriod(
  odds: MeleeOdds,
  fighter: AncientFighter,
  because: readonly Reason[],
  rules: FightingRules,
): MeleeOdds {
  const unanswered = notAnswered(fighter, rules);
  const all = [...because, ...odds.because];
  if (unanswered === undefined) return { ...odds, because: all };
  return { ...odds, faces: [], fate: 'safe', because: [...all, unanswered] };
}

/**
 * Everything about a round of melee that can be known before the dice. Those whom long weapons reach roll once more for each
 * of these, after the melee of the first ranks.
 *
 * Source: Melee; the sections on pikes, pole arms and phalanx.
 *
 * @throws RuleViolation when a group has no whole number of figures or no melee point.
 * @clause cady/ancient-medieval/pike/three-ranks-attack
 * @clause cady/ancient-medieval/polearm/strike-from-behind
 * @clause cady/ancient-medieval/phalanx/second-rank-melee
 */
export function readyAncientMelee({ groups }: AncientMelee, rules: FightingRules = fightingRules()): ReadyMelee {
  const fighters = groups.map(group => ({ group, ...plainFighter(group, rules) }));
  const common = readyMelee(
    {
      groups: fighters.map(({ group, plain }) => ({
        ...plain,
        unit: group.unit,
        figures: group.figures,
        ...(group.dice === undefined ? {} : { dice: group.dice }),
        secondary: [
          ...(group.secondary ?? []),
          ...(group.reachedBy ?? []).map(({ figures }) => ({ attackedOn: 'front', figures }) as const),
        ],
      })),
    },
    rules,
  );
  return {
    ...common,
    groups: common.groups.map((ready, at) => {
      const fighter = fighters[at];
      if (fighter === undefined) return ready;
      const odds = inPeriod(ready.odds, fighter.group, fighter.because, rules);
      const reached = (fighter.group.reachedBy ?? []).flatMap(({ because }) => because);
      return { ...ready, odds: { ...odds, because: [...odds.because, ...reached] } };
    }),
  };
}

/**
 * One round of melee: a twelve-sided die for every figure that must roll, both sides at once. Elephants and chariots have
 * melees of their own.
 *
 * Source: Melee.
 *
 * @throws RuleViolation when a group has no whole number of figures or no melee point.
 * @clause cady/ancient-medieval/shock/then-melee
 */
export function ancientMelee(melee: AncientMelee, dice: Dice, rules: FightingRules = fightingRules()): MeleeLosses {
  return toldMelee(readyAncientMelee(melee, rules), dice);
}

/** The fighter in the words of the common rules, and why its point is what it is before these have their say. */
function plainFighter(
  fighter: AncientFighter,
  rules: FightingRules,
): { readonly plain: Fighter; readonly because: readonly Reason[] } {
  const { melee, because } = pointOf(fighter, rules);
  insistOnCount('kills', fighter.kills ?? 0, clauseOf('berserker/wear-down'));
  const { fatigue, attackedOn, acrossBarrier, uphill, ford, attacksRear } = fighter;
  const behindDitch = fighter.enemyBehind === 'entrenchment' ? 'fortification' : undefined;
  const barrier = acrossBarrier ?? behindDitch;
  const plain: Fighter = {
    melee,
    ...(fatigue === undefined || !tires(fighter, rules) ? {} : { fatigue }),
    ...(attackedOn === undefined ? {} : { attackedOn }),
    ...(barrier === undefined ? {} : { acrossBarrier: barrier }),
    ...(uphill === undefined ? {} : { uphill }),
    ...(ford === undefined ? {} : { ford }),
    ...(attacksRear === undefined ? {} : { attacksRear }),
    other: takenOff(countFactors(ancientMeleeFactors, fighter, rules).rows),
  };
  return { plain, because };
}

function pointOf(
  { type, against }: AncientFighter,
  rules: FightingRules,
): { readonly melee: number; readonly because: readonly Reason[] } {
  const { melee, title, traits } = rules.troops[type];
  if (traits.includes('samurai')) {
    insist(against !== undefined, () => ({
      path: 'against',
      clause: 'cady/ancient-medieval/samurai/melee-points',
      problem: 'a samurai fights everybody differently',
      mend: 'say whom he fights',
    }));
    return samuraiPoint({ opponent: against }, rules);
  }
  insist(melee !== null, () => ({
    path: 'type',
    clause: 'cady/common/melee/point-from-capability-chart',
    problem: `${title} has no melee point`,
    mend: 'let the figures that it carries fight',
  }));
  return { melee, because: [] };
}

/** A berserker wears down by being killed, and not as others do by fighting on. */
function tires({ type }: AncientFighter, rules: FightingRules): boolean {
  return !rules.troops[type].traits.includes('berserker') || rules.medieval.berserkers.weary;
}

/** Why nobody strikes at a figure, if so: after fire at close range one side only rolls. */
function notAnswered(fighter: AncientFighter, rules: FightingRules): Reason | undefined {
  const { attackers, defenders } = rules.missiles.charged.close;
  const because = (type: TroopType | undefined, who: string) =>
    type !== undefined && rules.troops[type].class === 'chariot'
      ? meleeReason('chariot/no-fire-and-melee', `${who} in place of fighting`, 'does not roll')
      : meleeReason('missile/attacked-close-no-melee', `${who} at close range`, 'does not roll');
  if (fighter.enemyFiredAtClose === true && !attackers) return because(fighter.against, 'the enemy fired');
  return fighter.firedAtClose === true && !defenders ? because(fighter.type, 'fired') : undefined;
}

function clauseOf(rule: string): ClauseId {
  return `cady/ancient-medieval/${rule}`;
}
