import { insist, type Reason, type Violation } from '../../../../rulebook/index.js';
import type { ThreeDiceRules } from '../fighting/three-dice.js';
import { commonRules } from '../rules.js';
import type { GameLevel, LevelRules } from './levels.js';
import type { RosterRules } from './roster.js';

/** The numbers of leaders and of what only they may do. */
export interface CommanderNumbers {
  /** Points that a leader adds to the morale value of the unit he leads. */
  readonly moralePoints: number;
}

/** The part of a ruleset's rules that commanders need. */
export interface CommanderRules extends LevelRules, ThreeDiceRules, RosterRules {
  readonly commanders: CommanderNumbers;
}

/** A player's figure on the table. */
export interface Leader {
  readonly rank: 'supreme-commander' | 'commander';
  /** He is with the unit. */
  readonly leads: boolean;
}

/** A unit with a leader. */
export interface Led {
  /** Its morale value while he leads it, 1 to 5. */
  readonly morale: number;
  /** Whether it throws the three dice of a unit that he leads himself. */
  readonly threeDice: boolean;
  readonly because: readonly Reason[];
}

/**
 * What a commander does for the unit he leads: a higher morale value, as far as that was agreed on, and three dice in any test
 * if he is the supreme commander.
 *
 * Source: Common Rules > Game Sequence; Taking a Three-Dice morale test.
 *
 * @clause cady/common/sequence/step-1-leader
 */
export function moraleWhenLed(
  unit: { readonly morale: number; readonly leader: Leader },
  rules: CommanderRules = commonRules(),
): Led {
  const { moralePoints } = rules.commanders;
  if (!unit.leader.leads) return { morale: unit.morale, threeDice: false, because: [] };
  const morale = Math.min(rules.threeDice.morale.to, unit.morale + moralePoints);
  const because: Reason = {
    clause: 'cady/common/sequence/step-1-leader',
    because: 'led by its commander',
    effect: `morale ${unit.morale} → ${morale}`,
  };
  return {
    morale,
    threeDice: unit.leader.rank === 'supreme-commander',
    because: morale === unit.morale ? [] : [because],
  };
}

/** Units that are to become one, or one that is to become several. */
export interface Regrouping {
  readonly level: GameLevel;
  /** `null` before the battle begins, when units are made as one likes. */
  readonly during: { readonly commander: Leader | null } | null;
  readonly from: readonly { readonly type: string; readonly figures: number }[];
  readonly into: readonly { readonly type: string; readonly figures: number }[];
}

/**
 * Every fault of a change in what makes up the units of a side. They are formed before the battle and stay as they are; only
 * a supreme commander who is there himself may join small ones into larger, in the advanced game.
 *
 * Source: Common Rules > Unit Grouping; Definitions > King / Queen.
 *
 * @clause cady/common/unit/fixed-for-game
 * @clause cady/common/unit/supreme-commander-exception
 */
export function regroupingFaults(change: Regrouping, rules: CommanderRules = commonRules()): readonly Violation[] {
  const faults: Violation[] = [];
  if (change.during !== null) {
    const { commander } = change.during;
    const there = commander?.rank === 'supreme-commander' && commander.leads;
    if (!there || !rules.levels[change.level].optionalRules) {
      faults.push({
        path: 'during',
        clause: 'cady/common/unit/fixed-for-game',
        problem: 'units are neither split nor joined once the battle has begun',
        mend: 'leave them; in the advanced game the supreme commander may join them when he is with them',
      });
    } else if (change.into.length >= change.from.length) {
      faults.push({
        path: 'into',
        clause: 'cady/common/unit/supreme-commander-exception',
        problem: `${change.from.length} units become ${change.into.length}`,
        mend: 'join smaller units into fewer, larger ones',
      });
    }
  }
  const { from, to } = rules.roster.unitSize;
  for (const [at, { figures }] of change.into.entries()) {
    if (figures >= from && figures <= to) continue;
    faults.push({
      path: `into[${at}]`,
      clause: 'cady/common/definition/unit-size',
      problem: `a unit of ${figures} figures`,
      mend: `make it ${from} to ${to}`,
    });
  }
  for (const type of new Set([...change.from, ...change.into].map(unit => unit.type))) {
    if (total(change.from, type) === total(change.into, type)) continue;
    faults.push({
      path: 'into',
      clause: 'cady/common/definition/like-type',
      problem: `${total(change.from, type)} figures of ${type} become ${total(change.into, type)}`,
      mend: 'join like with like, and keep every figure',
    });
  }
  return faults;
}

/** A stand of men, or a gun crew, taken out of its unit to man a gun. */
export interface Detachment {
  readonly from: { readonly arm: 'infantry' | 'cavalry' | 'artillery'; readonly figures: number };
  /** Figures of one stand, by arm: two on foot, one on horseback. */
  readonly stand: number;
}

/** What a detachment leaves behind, and what it mans the gun with. */
export interface Detached {
  readonly left: number;
  readonly crew: number;
  /** Gunners fire at the full rate; others more slowly. */
  readonly trained: boolean;
}

/**
 * Detaches one stand of infantry or cavalry, or a gun crew, to man a gun. It no longer counts as part of its unit.
 *
 * Source: Definitions > Detach.
 *
 * @param crew figures of a gun crew that is detached whole
 * @throws RuleViolation when there are not so many figures.
 * @clause cady/common/definition/detach
 */
export function detach({ from, stand }: Detachment, crew: number): Detached {
  const trained = from.arm === 'artillery';
  const taken = trained ? crew : stand;
  insist(from.figures >= taken, () => ({
    path: 'from.figures',
    clause: 'cady/common/definition/detach',
    problem: `${from.figures} figures, ${taken} to be detached`,
    mend: 'take them from a unit that has them',
  }));
  return { left: from.figures - taken, crew: taken, trained };
}

function total(units: Regrouping['from'], type: string): number {
  return units.reduce((sum, unit) => sum + (unit.type === type ? unit.figures : 0), 0);
}
