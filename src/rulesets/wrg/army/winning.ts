import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import type { OfArmies } from '../rules/army.js';
import { wrgRules } from '../rules.js';

/** A body of troops at the end of the game. */
export interface Survivors {
  /** Points of what is left of it. */
  readonly points: number;
  /** In rout during some part of the last period. */
  readonly routed?: boolean;
  /** Must start to rout by a test at the end. */
  readonly mustRout?: boolean;
  /** Must leave the table some time, by a test now or before. */
  readonly mustLeave?: boolean;
  /** Off the table: gone, or thrown for as returning and in sight. */
  readonly offTable?: 'gone' | 'in-sight';
}

/** A feature of the ground for which the players have agreed on points, as the side sees it that holds it. */
export interface Feature {
  readonly points: number;
  /** Whether a force of the side is on it, or bars the enemy's direct way to it. */
  readonly held: boolean;
  /** For each enemy that can charge that force next period: whether it is strong enough to push it back or break it then. */
  readonly chargers?: readonly boolean[];
}

/** A side at the end of the game. */
export interface SideAtEnd {
  /** Points of its army at the start. */
  readonly original: number;
  readonly survivors: readonly Survivors[];
  readonly features?: readonly Feature[];
}

/**
 * Whether a body of troops counts at the end.
 *
 * @clause wrg/victory/exclude
 * @clause wrg/victory/include
 */
export function counts({ routed, mustRout, mustLeave, offTable }: Survivors): boolean {
  return routed !== true && mustRout !== true && mustLeave !== true && offTable !== 'gone';
}

/**
 * The points of a feature for the side that holds it: all, half of them where an enemy that has a chance can charge next period. The
 * other side has none.
 *
 * @clause wrg/victory/control
 * @clause wrg/victory/half-control
 * @clause wrg/victory/objectives
 */
export function featurePoints({ points, held, chargers = [] }: Feature, rules: OfArmies = wrgRules()): number {
  if (!held) return 0;
  return chargers.includes(true) ? points * rules.army.ending.victory.threatenedShare : points;
}

/** What a side has at the end. */
export interface PointsLeft {
  readonly troops: number;
  readonly features: number;
  readonly total: number;
}

/**
 * The points that a side has at the end: troops that count, and features.
 *
 * @clause wrg/victory/points-left
 */
export function pointsLeft({ survivors, features = [] }: SideAtEnd, rules: OfArmies = wrgRules()): PointsLeft {
  const troops = survivors.filter(counts).reduce((sum, { points }) => sum + points, 0);
  const held = features.reduce((sum, feature) => sum + featurePoints(feature, rules), 0);
  return { troops, features: held, total: troops + held };
}

/** The two sides at the end. */
export interface GameAtEnd {
  readonly first: SideAtEnd;
  readonly second: SideAtEnd;
  /** Whether any margin wins, as at the National Convention. */
  readonly suddenDeath?: boolean;
}

/** Who has won, by which points. */
export interface Verdict {
  readonly winner: 'first' | 'second' | 'draw';
  readonly first: PointsLeft;
  readonly second: PointsLeft;
  readonly because: readonly Reason[];
}

/**
 * Who has won: the side that has a tenth of its own original points more than the other has left; in a game of sudden death whoever has
 * more.
 *
 * Source: Winners and Losers.
 *
 * @clause wrg/victory/margin
 * @clause wrg/victory/convention
 */
export function winnerOf({ first, second, suddenDeath = false }: GameAtEnd, rules: OfArmies = wrgRules()): Verdict {
  const left = { first: pointsLeft(first, rules), second: pointsLeft(second, rules) };
  const lead = left.first.total - left.second.total;
  const { margin, marginOfOwn } = rules.army.ending.victory;
  const ahead = lead >= 0 ? first : second;
  const behind = lead >= 0 ? second : first;
  const needed = suddenDeath ? 0 : (marginOfOwn ? ahead : behind).original * margin;
  // Compared to a thousandth of a point, so that no machine rounds a tenth otherwise.
  const wins = lead !== 0 && Math.round(Math.abs(lead) * 1000) >= Math.round(needed * 1000);
  // A tenth of a whole number has one decimal.
  const least = needed.toFixed(1).replace('.0', '');
  const because = reasonFor(
    suddenDeath ? 'wrg/victory/convention' : 'wrg/victory/margin',
    `${counted(left.first.total, 'point')} against ${left.second.total}`,
    wins ? `won by ${Math.abs(lead)}, ${suddenDeath ? 'any margin' : least} needed` : `drawn, ${least} needed to win`,
  );
  return { winner: wins ? (lead > 0 ? 'first' : 'second') : 'draw', ...left, because: [because] };
}
