import type { Both } from '../../common/engagement/fronts.js';
import type { Position } from '../../common/engagement/position.js';
import type { Tested } from '../../common/fighting/three-dice.js';
import type { Befallen } from '../chance/befallen.js';
import type { FightingRules } from '../fighting-rules.js';
import type { Steadied } from '../morale.js';
import type { TroopType } from '../troops.js';

/**
 * One side of an engagement of the musket game: what it is, what has befallen it, and how it stands to the other. Plain data,
 * measured on the table, seen by a commander, or said in a question.
 */
export interface Party extends Position, Partial<Tested>, Omit<Steadied, 'arm'>, Pick<Befallen, 'drunk'> {
  readonly type: TroopType;
  /** Melee points lost to earlier melee, from 0. */
  readonly fatigue?: number;
  /** Melee points that it is short of because it refused to charge, and because its own side has hit it. */
  readonly refusedCharge?: number;
  readonly hitByFriends?: number;
  /** They fight through the doors and windows of a building. */
  readonly throughOpenings?: boolean;
}

/** Two that meet. */
export type Parties = Both<Party>;

/** The morale value that a unit has. */
export function moraleOf({ type, morale }: Pick<Party, 'type' | 'morale'>, rules: FightingRules): number {
  return morale ?? rules.troops[type].morale;
}
