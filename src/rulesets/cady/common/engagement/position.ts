import { type Reason, reasonFor } from '../../../../rulebook/index.js';
import type { MeleeOdds } from '../fighting/melee.js';
import type { Edge, Fighter } from '../fighting/melee-point.js';

/**
 * How one side of an engagement stands to the other, as it was measured on the table, seen by a commander, or said in a question.
 * Plain data: whoever measures it, the rules make the same of it.
 */
export interface Position {
  /** It came on at the other. Unless it did, it was come upon. */
  readonly attacks?: boolean;
  /** The edge on which the other touches it; the front unless said. */
  readonly struckOn?: Edge;
  /** Another enemy fights it in front: it answers this one on the side. */
  readonly aside?: boolean;
  /** A part of it stands in a ford. */
  readonly inFord?: boolean;
  /** What it comes to grips across. Nothing to those who were come upon. */
  readonly across?: Across;
}

/** What lies between a side and the one that it attacks. */
export interface Across {
  /** What the other stands behind. */
  readonly behind?: 'fence' | 'wall' | 'fortification' | 'forest-edge';
  /** How far before the other the last fence or wall is that it gets over on its way, in cm: not the one that he stands behind. */
  readonly overBarrier?: number;
  readonly through?: readonly string[];
  /** Hill levels that the other stands above it. */
  readonly levelsUp?: number;
  /** Soft ground, where it forbids shock. */
  readonly ground?: 'marsh' | 'rough';
  /** So many of its figures in contact come over ground that lets them count shock (`cady/ruling/shock-ground-where`); all unless said. */
  readonly inShock?: number;
}

/** How the figures of a side stand in a melee. */
export type Stance = Pick<Fighter, 'attackedOn' | 'acrossBarrier' | 'uphill' | 'ford' | 'attacksRear'>;

/**
 * How the figures of a side stand in a melee: barriers, slopes and fords are in the way of those who attack, and whoever answers an
 * attack on the side counts nothing of his own.
 *
 * @clause cady/common/melee/secondary-when
 */
export function stanceOf(own: Position, enemy: Position): Stance {
  const attackedOn = own.struckOn ?? 'front';
  const ford = fordOf(own, enemy);
  if (own.aside === true) return { attackedOn, ...(own.inFord === true ? { ford: 'in' } : {}) };
  const { behind, levelsUp = 0 } = acrossOf(own);
  return {
    attackedOn,
    ...(behind === undefined || behind === 'forest-edge' ? {} : { acrossBarrier: behind }),
    uphill: levelsUp > 0,
    ...(ford === undefined ? {} : { ford }),
    attacksRear: enemy.struckOn === 'rear',
  };
}

/** What a side comes to grips across: nothing unless it attacks, and nothing where it answers an attack on the side. */
export function acrossOf({ attacks, aside, across }: Position): Across {
  return attacks === true && aside !== true && across !== undefined ? across : {};
}

/** Whether a side stands in a ford, or attacks across one. */
function fordOf(own: Position, enemy: Position): Stance['ford'] {
  const before = enemy.inFord === true || acrossOf(own).through?.includes('ford') === true;
  const across = own.attacks === true && before;
  if (own.inFord === true) return across ? 'across-and-in' : 'in';
  return across ? 'across' : undefined;
}

/** Why the figures of a side do not roll whose enemy does not strike. */
export const enemyIdle: Reason = reasonFor(
  'cady/common/melee/d12-per-figure',
  'the enemy does not strike this turn',
  'does not roll',
);

/** What figures need whose enemy does not strike: nothing. */
export function notStruckAt(odds: MeleeOdds): MeleeOdds {
  return { ...odds, faces: [], fate: 'safe', because: [...odds.because, enemyIdle] };
}
