import type { CompassPoint, Point } from '../../../table/index.js';
import type { OrderVerb } from '../rules/reaction/orders.js';

/** Where an order leads, or whom it is about. */
export type Goal =
  | { readonly unit: string }
  | { readonly place: string }
  | { readonly point: Point }
  /** A compass point or degrees clockwise from north; without paces on and on, to the edge of the table and over it. */
  | { readonly direction: CompassPoint | number; readonly paces?: number };

/** Words by which an order may tell one enemy from another. */
export const enemyWords = [
  'heavy',
  'medium',
  'light',
  'infantry',
  'cavalry',
  'camelry',
  'elephants',
  'chariots',
  'general',
  'in-order',
  'disorganised',
  'facing',
  'outflanked',
  'charging',
  'retiring',
  'routing',
] as const;
export type EnemyWord = (typeof enemyWords)[number];

/**
 * How a unit is to be formed. A column of which no width is said is no wider than wheels without loss; a line of which none is said keeps its
 * front. The book knows no wedge.
 */
export interface OrderedFormation {
  readonly shape: 'line' | 'column' | 'square';
  /** Figures abreast. */
  readonly files?: number;
}

/** Whom missile men are to prefer: one enemy, or all of whom the words of one of these hold. */
export type Preferred = { readonly unit: string } | { readonly enemies: readonly (readonly EnemyWord[])[] };

/** One thing that an order bids: a verb, its goal and how it is to be done. */
export interface OrderStep {
  readonly verb: OrderVerb;
  readonly goal?: Goal;
  /** At half speed; otherwise as the unit pleases, from half to full. */
  readonly pace?: 'half';
  readonly formation?: OrderedFormation;
  /** The way to the goal, point by point; without it straight. */
  readonly via?: readonly Point[];
  /** Missiles that burn are to be prepared, and things set fire to. */
  readonly fire?: true;
  /** Enemies whom its missiles are to prefer. */
  readonly shootAt?: Preferred;
  /** Only against enemies of whom all the words of one of these hold. */
  readonly against?: readonly (readonly EnemyWord[])[];
}

/** An order as it is written. */
export type WrittenOrder =
  /** What is to be done, one thing after the other. */
  | { readonly kind: 'steps'; readonly steps: readonly OrderStep[] }
  /** A word that the standing orders explain, and perhaps the enemy whom it is about. */
  | { readonly kind: 'standing'; readonly word: string; readonly unit?: string }
  /** To use initiative: no order at all. */
  | { readonly kind: 'initiative' };

/** A standing order: what a word means, for these types of troops or for all. */
export interface StandingOrder {
  readonly word: string;
  readonly troops?: readonly string[];
  readonly steps: readonly OrderStep[];
}

/** A signal agreed on beforehand. */
export interface Signal {
  readonly name: string;
  readonly by: 'trumpet' | 'visual';
  readonly means: WrittenOrder;
}

/**
 * Whether an order is none: a unit that is told to use its initiative can act on that only by the test of units without an order.
 *
 * Source: Orders.
 *
 * @clause wrg/orders/initiative-orders-void
 */
export function isNoOrder(order: WrittenOrder | null): boolean {
  return order === null || order.kind === 'initiative';
}

/** An enemy as an order sees him: the words that hold of him. */
export type SeenEnemy = readonly EnemyWord[];

/**
 * What an order or a standing order bids against an enemy: its first step that is about any enemy, or about such a one.
 *
 * Source: Standing Orders; Orders.
 *
 * @clause wrg/orders/standing-orders
 * @clause wrg/orders/conditional
 */
export function stepAgainst(steps: readonly OrderStep[], enemy: SeenEnemy): OrderStep | undefined {
  return steps.find(
    ({ against }) => against === undefined || against.some(words => words.every(word => enemy.includes(word))),
  );
}

/**
 * The steps of an order, with the word of a standing order replaced by what it means for such troops; `undefined` where there is no such
 * word, or the unit has forgotten its standing orders.
 *
 * Source: Standing Orders.
 *
 * @clause wrg/orders/standing-orders
 */
export function stepsOfOrder(
  order: WrittenOrder,
  standing: readonly StandingOrder[],
  type: string,
): readonly OrderStep[] | undefined {
  if (order.kind === 'steps') return order.steps;
  if (order.kind === 'initiative') return undefined;
  const { word, unit } = order;
  const meant = standing.find(each => each.word === word && (each.troops === undefined || each.troops.includes(type)));
  return meant?.steps.map(step => (unit === undefined || step.goal !== undefined ? step : { ...step, goal: { unit } }));
}
