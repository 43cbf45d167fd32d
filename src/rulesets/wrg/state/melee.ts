import type { Side } from '../../../table/index.js';
import type { UnitId } from './ids.js';

/** How men were met who went off another way than their block stood. */
export interface GoingOff {
  /** The side that each of his men showed the enemy. */
  readonly side: Side;
  /** On which hand they had him. */
  readonly hand: 'left' | 'right';
}

/** Two enemy bodies hand to hand. */
export interface Melee {
  readonly a: UnitId;
  readonly b: UnitId;
  /** The side of each body that is touched. */
  readonly sideOfA: Side;
  readonly sideOfB: Side;
  /** The period in which they met. */
  readonly since: number;
  /** Who came: both of them when they charged each other. */
  readonly chargers: readonly UnitId[];
  /** Who went another way than his block stood as they met: how his men had the enemy. */
  readonly goingOff?: Readonly<Record<UnitId, GoingOff>>;
  /** From which end of their line files of a charger have gone forward to it: the bodies themselves do not touch. */
  extended?: 'left' | 'right' | 'both';
  /** Whose files these are. */
  readonly extendedBy?: UnitId;
  /** Who followed up when the last period of it had been fought, and fights for that until this one ends. */
  following: readonly UnitId[];
  /** Who has followed up in it in this period. */
  followed?: readonly UnitId[];
  /** Who has been pushed back in it, at any time. */
  pushed?: readonly UnitId[];
  /** Of one that has just ended because somebody broke: those that were begun before it, and had the first claim to the men in it. */
  readonly before?: readonly Melee[];
}
