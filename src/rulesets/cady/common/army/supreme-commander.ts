import { counted, type Violation } from '../../../../rulebook/index.js';
import { commonRules } from '../rules.js';
import type { CommanderRules, Leader } from './commanders.js';
import type { Dispatch } from './dispatch.js';
import type { GameLevel } from './levels.js';

/** Where a supreme commander must be to join units. */
export interface PresenceRules {
  /** He may also stand beside them, and need not lead one of them. */
  readonly reformsFromBeside: boolean;
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
        problem: `${counted(change.from.length, 'unit becomes', 'units become')} ${change.into.length}`,
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
      problem: `a unit of ${counted(figures, 'figure')}`,
      mend: `make it ${from} to ${to}`,
    });
  }
  for (const type of new Set([...change.from, ...change.into].map(unit => unit.type))) {
    if (total(change.from, type) === total(change.into, type)) continue;
    faults.push({
      path: 'into',
      clause: 'cady/common/definition/like-type',
      problem: `${counted(total(change.from, type), 'figure')} of ${type} become ${total(change.into, type)}`,
      mend: 'join like with like, and keep every figure',
    });
  }
  return faults;
}

/**
 * Who writes the orders of a side when the supreme commander on the table does: he alone, so that nothing is ordered unless a
 * rider of his sets out, and nothing at all once he is lost.
 *
 * Source: Common Rules > Time Limit.
 *
 * @returns the riders that set out, one for each order
 * @clause cady/common/orders/supreme-commander-writes
 */
export function supremeCommanderDispatches(side: {
  readonly commander: { readonly id: string; readonly inPlay: boolean };
  /** Orders by the commander of the unit they are for, and the way there from the supreme commander. */
  readonly orders: readonly { readonly to: string; readonly order: string; readonly way: number }[];
}): readonly Dispatch[] {
  if (!side.commander.inPlay) return [];
  return side.orders.map(({ to, order, way }) => ({ to, order, way, from: side.commander.id }));
}

function total(units: Regrouping['from'], type: string): number {
  return units.reduce((sum, unit) => sum + (unit.type === type ? unit.figures : 0), 0);
}
