import { type ClauseId, counted, type Reason } from '../../../../rulebook/index.js';
import type { Arm } from '../moving/movement.js';
import { commonRules } from '../rules.js';

/** The numbers of screening. */
export interface ScreeningNumbers {
  /** An enemy this near sees whatever stands behind, in cm. */
  readonly revealedWithin: number;
  /** Whether one at exactly that distance does. */
  readonly revealedAt: boolean;
  /** Ranks of infantry that hide other infantry. */
  readonly infantryRanks: number;
  /** Whom cavalry hides. */
  readonly behindCavalry: readonly Arm[];
  /** Whether a unit is smaller by its figures or by its frontage. */
  readonly smallerBy: 'figures' | 'front';
}

/** The part of a ruleset's rules that screening needs. */
export interface ScreeningRules {
  readonly screening: ScreeningNumbers;
}

/** A unit that stands between another of its side and the enemy. */
export interface Screen {
  readonly screen: {
    readonly arm: Arm;
    readonly figures: number;
    /** Its frontage, in cm; asked where the smaller unit is the one with less of it. */
    readonly front?: number;
    /** Ranks of it between the enemy and the screened unit. */
    readonly ranks: number;
  };
  readonly screened: { readonly arm: Arm; readonly figures: number; readonly front?: number };
  /** Hill levels that the enemy stands above the screening unit; below 0 when he stands lower. */
  readonly enemyAbove: number;
  /** The ground between them is flat. */
  readonly flat: boolean;
  /** No enemy eye has a free line to any of the screened figures. */
  readonly viewBlocked: boolean;
  /** From the screened unit to the nearest enemy unit, in cm. */
  readonly nearestEnemy: number;
}

/** Whether a unit is screened. */
export interface Screened {
  readonly screened: boolean;
  readonly because: readonly Reason[];
}

/**
 * Whether one unit hides another behind it. Cavalry hides a smaller unit of infantry or artillery from an enemy who stands no
 * higher (`cady/ruling/screening-who`, `cady/ruling/screening-smaller`); three ranks of infantry hide infantry on flat ground; nothing hides cavalry. All of it must be out of view, and no
 * enemy near.
 *
 * Source: Common Rules > Screening.
 *
 * @clause cady/common/screening/cavalry-screens
 * @clause cady/common/screening/smaller-unit
 * @clause cady/common/screening/ground-level
 * @clause cady/common/screening/reveal-distance
 * @clause cady/common/screening/infantry-three-ranks
 * @clause cady/common/screening/no-screen-of-cavalry
 */
export function isScreened(unit: Screen, rules: ScreeningRules = commonRules()): Screened {
  const { revealedWithin, revealedAt, infantryRanks, behindCavalry, smallerBy } = rules.screening;
  const { screen, screened } = unit;
  const byHorse = screen.arm === 'cavalry' && behindCavalry.includes(screened.arm);
  const byFoot = screen.arm === 'infantry' && screened.arm === 'infantry';
  if (!byHorse && !byFoot) {
    return seen('no-screen-of-cavalry', `${screen.arm} does not screen ${screened.arm}`);
  }
  if (!unit.viewBlocked) return seen('cavalry-screens', 'the enemy sees past the screen');
  const near = revealedAt ? unit.nearestEnemy <= revealedWithin : unit.nearestEnemy < revealedWithin;
  if (near) return seen('reveal-distance', `an enemy within ${revealedWithin} cm`);
  if (byHorse) {
    const sizeOf = ({ figures, front = figures }: typeof screened) => (smallerBy === 'figures' ? figures : front);
    if (sizeOf(screened) >= sizeOf(screen)) return seen('smaller-unit', 'no smaller than the unit before it');
    if (unit.enemyAbove > 0) return seen('ground-level', 'the enemy stands higher');
    return hidden('cavalry-screens', 'cavalry stands before it');
  }
  if (!unit.flat) return seen('infantry-three-ranks', 'the ground is not flat');
  if (screen.ranks < infantryRanks)
    return seen('infantry-three-ranks', `${counted(screen.ranks, 'rank stands', 'ranks stand')} before it`);
  return hidden('infantry-three-ranks', `${counted(screen.ranks, 'rank')} of infantry stand before it`);
}

function seen(rule: string, because: string): Screened {
  return { screened: false, because: [{ clause: clauseOf(rule), because, effect: 'can be seen' }] };
}

function hidden(rule: string, because: string): Screened {
  return { screened: true, because: [{ clause: clauseOf(rule), because, effect: 'screened' }] };
}

function clauseOf(rule: string): ClauseId {
  return `cady/common/screening/${rule}`;
}
