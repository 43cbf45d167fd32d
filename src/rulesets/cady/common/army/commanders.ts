import { counted, insist, type Reason } from '../../../../rulebook/index.js';
import type { ThreeDiceRules } from '../fighting/three-dice.js';
import { commonRules } from '../rules.js';
import type { LevelRules } from './levels.js';
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
    because: 'led by the commander',
    effect: `morale ${unit.morale} → ${morale}`,
  };
  return {
    morale,
    threeDice: unit.leader.rank === 'supreme-commander',
    because: morale === unit.morale ? [] : [because],
  };
}

/** Who may leave his unit to serve a gun, and how many go together. */
export interface DetachRules {
  readonly detaching: {
    /** Men of a gun crew that is made of other troops. */
    readonly crew: number;
    readonly who: {
      /** Gunners go over to another gun. */
      readonly gunners: boolean;
      /** Foot and horse give up men. */
      readonly men: boolean;
      /** Who takes over a gun that stands alone: any unit that is there, those alone who were detached for it, or nobody. */
      readonly remanning: 'anybody' | 'detached' | 'nobody';
    };
  };
}

/** Men taken out of their unit to man a gun. */
export interface Detachment {
  readonly from: { readonly arm: 'infantry' | 'cavalry' | 'artillery'; readonly figures: number };
  /** Figures of one stand, by arm: two on foot, one on horseback. */
  readonly stand: number;
  /** One stand of them, or as many as make a crew; of gunners always a crew. */
  readonly takes: 'stand' | 'crew';
}

/** What a detachment leaves behind, and what it mans the gun with. */
export interface Detached {
  readonly left: number;
  readonly crew: number;
  /** Gunners fire at the full rate; others more slowly. */
  readonly trained: boolean;
}

/**
 * Detaches one stand of infantry or cavalry, or as many as a gun crew, to man a gun. They no longer count as part of their unit.
 *
 * Source: Definitions > Detach.
 *
 * @throws RuleViolation when there are not so many figures.
 * @clause cady/common/definition/detach
 */
export function detach({ from, stand, takes }: Detachment, rules: DetachRules = commonRules()): Detached {
  const trained = from.arm === 'artillery';
  const { crew } = rules.detaching;
  const taken = trained || takes === 'crew' ? crew : stand;
  insist(from.figures >= taken, () => ({
    path: 'from.figures',
    clause: 'cady/common/definition/detach',
    problem: `${counted(from.figures, 'figure')}, ${taken} to be detached`,
    mend: 'take them from a unit that has them',
  }));
  return { left: from.figures - taken, crew: taken, trained };
}
