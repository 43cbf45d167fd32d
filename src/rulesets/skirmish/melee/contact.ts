import { counted, type Reason, reasonFor, type Violation } from '../../../rulebook/index.js';
import { type SkirmishRules, skirmishRules } from '../rules.js';
import type { Man } from '../troops.js';
import { type Fighter, isCharging, type Strike } from './strike.js';

/** The rules of melee alone. */
export type MeleeRulesPart = Pick<SkirmishRules, 'melee'>;

/** When in a turn a figure is in base-to-base contact with an enemy. */
export interface InContact {
  readonly atStart: boolean;
  readonly atEnd: boolean;
  /** He changes weapons, so that what he strikes with the second comes at the end. */
  readonly changesWeapon?: boolean;
}

/**
 * When a figure strikes in a turn: at its beginning and at its end if it is in contact at both, not necessarily at the same enemy; once
 * if at one of them. Who changes weapons strikes at the end alone.
 *
 * Source: 6 Melee > a.
 *
 * @clause skirmish/melee/eligible
 * @clause skirmish/melee/strikes-per-turn
 * @clause skirmish/actions/change-weapon
 */
export function blowsInTurn(
  { atStart, atEnd, changesWeapon = false }: InContact,
  { melee }: MeleeRulesPart = skirmishRules(),
): readonly ('beginning' | 'end')[] {
  const times = [...(atStart ? (['beginning'] as const) : []), ...(atEnd ? (['end'] as const) : [])];
  const { once, throughout } = melee.blows;
  const most = times.slice(0, times.length === 1 ? once : throughout);
  return changesWeapon ? most.filter(time => time === 'end') : most;
}

/** A blow that somebody means to strike, with where he stands in his unit. */
export interface IntendedStrike extends Strike {
  /** In contact with the front rank that he stands behind: his own rank, from 1, in close order. */
  readonly rank?: number;
  readonly closeOrder?: boolean;
}

/**
 * What forbids a blow: a lance out of a charge, an enemy on the wrong side, a rank too far behind, a knight who strikes at a horse.
 * Everybody strikes to the front; with anything but lances and pikes to the flank; horsemen of light armour or none with a sword,
 * spear or javelin to the rear; pikes in close order over the ranks before them.
 *
 * Source: 6 Melee.
 *
 * @clause skirmish/melee/lance-only-charging
 * @clause skirmish/melee/horse-target
 * @clause skirmish/melee/knight-no-horse-target
 * @clause skirmish/melee/strike-front
 * @clause skirmish/melee/strike-pike-ranks
 * @clause skirmish/melee/strike-flank
 * @clause skirmish/melee/rear-strike
 */
export function strikeFaults(strike: IntendedStrike, rules: MeleeRulesPart = skirmishRules()): readonly Violation[] {
  const { attacker, defender, at = 'man', rank = 1, closeOrder = false } = strike;
  const faults: Violation[] = [];
  const lance = attacker.weapon === 'light-lance' || attacker.weapon === 'heavy-lance';
  if (lance && !isCharging(attacker, rules)) {
    const clause = 'skirmish/melee/lance-only-charging';
    faults.push({
      path: 'attacker.weapon',
      clause,
      problem: 'a lance is for the turn of a charge',
      mend: 'use another weapon',
    });
  }
  if (at === 'horse' && defender.riding === undefined) {
    const problem = 'there is no horse under him';
    faults.push({ path: 'at', clause: 'skirmish/melee/horse-target', problem, mend: 'strike at the man' });
  } else if (at === 'horse' && attacker.man.class === 'knight' && !rules.melee.knightsStrikeHorses) {
    const problem = 'a knight strikes at the rider';
    faults.push({ path: 'at', clause: 'skirmish/melee/knight-no-horse-target', problem, mend: 'strike at the man' });
  }
  const behind = attacker.weapon === 'pike' && closeOrder ? rules.melee.pikeRanks : 1;
  if (rank > behind) {
    const problem = `rank ${rank} does not reach the enemy with a ${attacker.weapon}`;
    faults.push({
      path: 'rank',
      clause: 'skirmish/melee/strike-pike-ranks',
      problem,
      mend: 'let those in front strike',
    });
  }
  return [...faults, ...sideFaults(strike, lance)];
}

function sideFaults({ attacker, side = 'front' }: IntendedStrike, lance: boolean): readonly Violation[] {
  if (side === 'front') return [];
  if (side === 'flank') {
    if (!lance && attacker.weapon !== 'pike') return [];
    const problem = `nobody strikes to his flank with a ${attacker.weapon}`;
    return [{ path: 'side', clause: 'skirmish/melee/strike-flank', problem, mend: 'strike to the front' }];
  }
  const light = attacker.riding !== undefined && attacker.protection > 2;
  const fit = attacker.weapon === 'sword' || attacker.weapon === 'spear' || attacker.weapon === 'javelin';
  if (light && fit) return [];
  const problem = 'only horsemen in light armour strike behind them, with a sword, spear or javelin';
  return [{ path: 'side', clause: 'skirmish/melee/rear-strike', problem, mend: 'strike to the front' }];
}

/** Figures that leave a melee which existed at the start of the turn. */
export interface Leaving {
  readonly leaver: Pick<Fighter, 'riding'>;
  /** Enemies in contact with him. */
  readonly enemies: number;
  /** He makes contact with others in the same move. */
  readonly newContact?: boolean;
  /** As a horseman who rides through infantry. */
  readonly ridesThrough?: boolean;
}

/** What leaving costs. */
export interface LeavingCost {
  /** Blows that he takes and does not return. */
  readonly blows: number;
  /** Those who were in contact may follow up, in whatever order forces move, and into his rear. */
  readonly mayFollow: boolean;
  readonly faults: readonly Violation[];
  readonly because: readonly Reason[];
}

/**
 * What it costs to leave a melee: a blow of each enemy in contact, without reply (`skirmish/ruling/blows-at-leavers`), and no contact with
 * fresh enemies in the same move but for horsemen who ride through infantry.
 *
 * Source: 6 Melee > Leaving a Melee.
 *
 * @clause skirmish/melee/leaving-strike
 * @clause skirmish/melee/follow-up
 * @clause skirmish/melee/leaving-no-new-contact
 */
export function leavingMelee(
  { enemies, newContact = false, ridesThrough = false }: Leaving,
  { melee }: MeleeRulesPart = skirmishRules(),
): LeavingCost {
  const blows = melee.blows.atLeavers * (melee.leavers === 'each' ? enemies : Math.min(1, enemies));
  const clause = 'skirmish/melee/leaving-no-new-contact';
  const faults =
    newContact && !ridesThrough
      ? [
          {
            path: 'newContact',
            clause,
            problem: 'who leaves a melee makes no new contact in that move',
            mend: 'stop short',
          } as const,
        ]
      : [];
  const because = [
    reasonFor(
      'skirmish/melee/leaving-strike',
      `${counted(enemies, 'enemy', 'enemies')} in contact`,
      `${counted(blows, 'blow')} without reply`,
    ),
  ];
  return { blows, mayFollow: enemies > 0, faults, because };
}

/** Figures whose opponents have all gone. */
export interface PursuitSituation {
  readonly man: Pick<Man, 'class'>;
  readonly mounted: boolean;
  /** All his opponents in the melee have retired, or broken and fled. */
  readonly opponentsGone: boolean;
  readonly defendsObstacle?: boolean;
}

/**
 * For how many turns at least a figure must pursue, at a run or gallop; 0 if it need not: sergeants never, and nobody on foot who
 * defends an obstacle.
 *
 * Source: 6 Melee > Pursuit.
 *
 * @clause skirmish/melee/pursuit
 * @clause skirmish/melee/pursuit-exempt
 */
export function mustPursue(
  { man, mounted, opponentsGone, defendsObstacle = false }: PursuitSituation,
  { melee }: MeleeRulesPart = skirmishRules(),
): number {
  const eager = man.class === 'knight' || man.class === 'peasant';
  return eager && opponentsGone && (mounted || !defendsObstacle) ? melee.after.pursuit : 0;
}

/** How a charge of horsemen at infantry has gone. */
export interface RideThrough {
  /** What became of the infantry in contact. */
  readonly infantry: readonly ('fights' | 'dead' | 'fled' | 'yielded' | 'failed')[];
  readonly closeOrder: boolean;
  /** Figures side by side that the hole in a close order is wide. */
  readonly hole?: number;
  readonly defendsObstacle?: boolean;
}

/**
 * Whether horsemen may ride on through infantry next turn without fighting: all in contact defeated who were not in close order
 * (`skirmish/ruling/defeated-infantry`), or a hole torn that is wide enough; never where the infantry defends an obstacle.
 *
 * Source: 6 Melee > After a Turn in which a Melee has Taken Place.
 *
 * @clause skirmish/melee/ride-through
 * @clause skirmish/melee/close-order
 */
export function mayRideThrough(
  { infantry, closeOrder, hole = 0, defendsObstacle = false }: RideThrough,
  { melee }: MeleeRulesPart = skirmishRules(),
): boolean {
  if (defendsObstacle) return false;
  if (closeOrder) return hole >= melee.after.hole;
  return infantry.every(each => each !== 'fights' && (each !== 'failed' || melee.after.failedAreDefeated));
}

/** A melee that has been fought this turn, as its two sides lost men. */
export interface MeleeLosses {
  readonly killed: readonly [first: number, second: number];
  /** The side that charged. */
  readonly charged?: 'first' | 'second';
}

/**
 * Which side tests its morale first after a melee: that with more men killed; of two that lost as many both at once, or who charged
 * (`skirmish/ruling/equal-melee-losses`).
 *
 * Source: 6 Melee > After a Turn in which a Melee has Taken Place.
 *
 * @clause skirmish/melee/after-morale
 */
export function testsFirst(
  { killed: [first, second], charged }: MeleeLosses,
  { melee }: MeleeRulesPart = skirmishRules(),
): 'first' | 'second' | 'both' {
  if (first !== second) return first > second ? 'first' : 'second';
  return melee.after.equalLosses === 'chargers' ? (charged ?? 'both') : 'both';
}

/**
 * Whether a side tests at all after a melee: not where all its opponents in contact have failed (`skirmish/ruling/opponents-who-failed`).
 * An unhorsed knight always does.
 *
 * Source: 6 Melee > After a Turn in which a Melee has Taken Place.
 *
 * @clause skirmish/melee/after-morale-skip
 * @clause skirmish/melee/unhorsed-knight-morale
 */
export function testsAfterMelee(
  { opponentsFailed, unhorsedKnight = false }: { readonly opponentsFailed: boolean; readonly unhorsedKnight?: boolean },
  { melee }: MeleeRulesPart = skirmishRules(),
): boolean {
  return unhorsedKnight || !opponentsFailed || !melee.after.failedSpareTheTest;
}
