import type { OrderedAction, OrderRules } from '../rules/reaction/orders.js';
import { wrgRules } from '../rules.js';
import type { OrderStep } from './order.js';

/** The part of the rules that says what orders bind to. */
export type ConductRules = { readonly reaction: { readonly orders: OrderRules } };

/**
 * Whether a step of an order lets troops do something. Shooting needs no order, and no formation; what a reaction test says goes before
 * any order.
 *
 * Source: Orders > General Features of Orders.
 *
 * @clause wrg/orders/written-at-start
 * @clause wrg/orders/support
 * @clause wrg/orders/missile-troops-free-to-shoot
 * @clause wrg/orders/formation-and-speed-free
 */
export function permits(
  step: OrderStep,
  action: OrderedAction | 'shoot' | 'change-formation',
  { reaction: { orders } }: ConductRules = wrgRules(),
): boolean {
  if (action === 'shoot' || action === 'change-formation') return true;
  return orders.permits[step.verb].includes(action);
}

/** What a unit under orders measures. Paces. */
export interface UnderOrders {
  /** Its normal move in this period, over its ground. */
  readonly normalMove: number;
  /** It is in the reach of an enemy's charge. */
  readonly inEnemyReach?: boolean;
  /** To the nearest enemy whom the order is about. */
  readonly enemyAt?: number;
  /** How far its own missiles reach; left out for troops without any. */
  readonly missileRange?: number;
}

/** What a step of an order obliges a unit to in this period. Paces. */
export interface Obligation {
  /** Where it goes. `to-missile-range`: until its missiles reach; `nowhere`: it stands. */
  readonly towards: 'goal' | 'contact' | 'missile-range' | 'unit' | 'rear' | 'nowhere';
  /** The least and the most that it moves, unless it arrives before. */
  readonly moves: { readonly least: number; readonly most: number };
  /** It may stand and make ready instead, and goes on when no charge threatens any more. */
  readonly mayHalt: boolean;
}

/**
 * What a step of an order obliges a unit to: where it goes, and how fast. It moves at half to full speed, straight unless a way is laid
 * down; skirmishers go as near as their missiles reach, and return to that after evading. In the reach of an enemy's charge it
 * may always halt and make ready.
 *
 * Source: Orders > General Features of Orders.
 *
 * @clause wrg/orders/formation-and-speed-free
 * @clause wrg/orders/defensive-halt
 * @clause wrg/orders/direct-route
 * @clause wrg/orders/skirmish-action
 * @clause wrg/orders/skirmish-return
 * @clause wrg/orders/support
 */
export function obliges(
  step: OrderStep,
  { normalMove, inEnemyReach = false, enemyAt, missileRange = 0 }: UnderOrders,
  { reaction: { orders } }: ConductRules = wrgRules(),
): Obligation {
  const towards = towardsOf(step);
  const slowest = normalMove / orders.slowestOneIn;
  const most = towards === 'nowhere' ? 0 : step.pace === 'half' ? slowest : normalMove;
  // Who is near enough to shoot goes no nearer.
  const left = towards === 'missile-range' ? Math.max(0, (enemyAt ?? Number.POSITIVE_INFINITY) - missileRange) : most;
  const moves = { least: Math.min(slowest, most, left), most: Math.min(most, left) };
  return { towards, moves, mayHalt: inEnemyReach };
}

function towardsOf({ verb, goal }: OrderStep): Obligation['towards'] {
  switch (verb) {
    case 'attack':
      return 'contact';
    case 'charge':
      return goal === undefined ? 'nowhere' : 'contact';
    case 'skirmish':
      return 'missile-range';
    case 'support':
    case 'follow':
      return 'unit';
    case 'retire':
      return goal === undefined ? 'rear' : 'goal';
    case 'hold':
    case 'ambush':
    case 'probe':
      return goal === undefined ? 'nowhere' : 'goal';
    case 'move':
      return 'goal';
  }
}
