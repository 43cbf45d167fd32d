import type { Violation } from '../../../rulebook/index.js';
import type { Bearing } from '../../../table/index.js';

/** How far a leg goes: the whole move that is left, a fraction of the printed move, or a length in cm. */
export type OrderedDistance =
  | { readonly by: 'full' }
  | { readonly by: 'fraction'; readonly of: readonly [number, number] }
  | { readonly by: 'cm'; readonly cm: number };

/** One straight stretch of an ordered move. `ahead` marches the way the unit faces. */
export interface OrderedLeg {
  readonly direction: Bearing | 'ahead';
  readonly distance: OrderedDistance;
}

/**
 * A formation as an order names it: a column so many figures abreast, a line of battle, a skirmish line of one or two ranks, or
 * one that only the period knows.
 */
export type OrderedFormation =
  | { readonly shape: 'column'; readonly abreast: number }
  | { readonly shape: 'line' }
  | { readonly shape: 'skirmish'; readonly ranks: number }
  | { readonly shape: 'special'; readonly name: string };

/** What a unit is told about shooting. */
export type FireOrder =
  | { readonly fire: 'at'; readonly target: string }
  | { readonly fire: 'among'; readonly targets: readonly FireShare[] }
  | { readonly fire: 'hold' };

/** One of several targets of a unit: so many of its figures shoot at it; without a number, all of them with one of their shots. */
export interface FireShare {
  readonly target: string;
  readonly figures?: number;
}

/** The enemies that an order names to be shot at. */
export function targetsNamed(fire: FireOrder | undefined): readonly string[] {
  if (fire === undefined || fire.fire === 'hold') return [];
  return fire.fire === 'at' ? [fire.target] : fire.targets.map(({ target }) => target);
}

/** How the unit goes: an ordinary march, an advance to contact, or a charge (which alone has shock and the bonus). */
export type Gait = 'march' | 'engage' | 'charge';

/**
 * A written order: where to go, how, in which formation, facing which way, and whether to fire. An order without legs
 * holds the unit where it is.
 *
 * @clause cady/common/orders/contents-direction
 * @clause cady/common/orders/contents-distance
 * @clause cady/common/orders/contents-formation
 * @clause cady/common/orders/contents-facing
 * @clause cady/common/charge/engage-vs-charge
 */
export interface Order {
  readonly gait: Gait;
  readonly legs: readonly OrderedLeg[];
  readonly formation?: OrderedFormation;
  readonly facing?: Bearing;
  readonly fire?: FireOrder;
  /** Fire at the beginning of the turn, from where it stands, and move after. */
  readonly fireFirst?: boolean;
  /** Spike one's own gun. */
  readonly spike?: boolean;
  /** Go behind a marker at the end of the move, if nobody can see it; `with-phantom` sets a phantom beside it. */
  readonly hide?: 'alone' | 'with-phantom';
  /** Throw down its arms to an enemy unit near by. */
  readonly surrender?: boolean;
  /** What it does besides, in the words of the period. */
  readonly tasks?: readonly OrderedTask[];
  /** What was added in words for whoever reads the order; the unit does what the rest of it says. */
  readonly explanation?: string;
}

/** Something that a period has its units do: `DIG`, `RAM gate`. */
export interface OrderedTask {
  readonly task: string;
  /** What it is done to, where the task needs it said. */
  readonly on?: string;
  /** How many legs of the move come before it, where others follow; absent: it comes last. */
  readonly after?: number;
}

/** The words that a period adds to the notation of orders, in capitals. */
export interface OrderWords {
  /** Formations of its own, by word. */
  readonly formations: { readonly [word: string]: string };
  /** Tasks, by word; `on`: what must follow the word. */
  readonly tasks: { readonly [word: string]: { readonly task: string; readonly on?: 'id' } };
}

/** The part of a ruleset's rules by which a new order is judged. */
export interface OrderRules {
  /** Figures of a unit: none marches in a column broader than all of it. */
  readonly roster: { readonly unitSize: { readonly to: number } };
}

/** The notation without any period's words. */
export const plainWords: OrderWords = { formations: {}, tasks: {} };

/** An order that was read, or every fault of what was written. */
export type OrderRead = { order: Order } | { violations: readonly Violation[] };
