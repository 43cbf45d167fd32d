import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { toGrid } from '../../../table/index.js';
import type { Manner, Mover, MovingRules } from '../moving/mover.js';
import { moveRate } from '../moving/rates.js';
import { wrgRules } from '../rules.js';

/** A body that runs or pursues, in one of its periods. */
export interface Running {
  readonly mover: Mover;
  readonly manner?: Manner;
  /** 1 for the first period of the rout or pursuit; an advance out of control before it counts as one (`firstPeriodAfter`). */
  readonly period: number;
  /** Turns made this period to avoid obstacles or enemies, or to follow who made them. */
  readonly turns?: number;
}

/** How far broken troops run. */
export interface RoutMove {
  /** Paces over good ground. */
  readonly paces: number;
  /** They are dispersed beyond rallying, and gone for good. */
  readonly dispersed: boolean;
  readonly because: readonly Reason[];
}

/** How far pursuers follow. */
export interface PursuitMove {
  /** Paces over good ground; 0 when the pursuit is spent. */
  readonly paces: number;
  readonly because: readonly Reason[];
}

/**
 * How far broken troops run in a period: their charge move, less every period, and less for each turn. When nothing is left of it
 * before turns, or one of them is off the table, they are dispersed. Troops without a charge move run at their normal one
 * (`wrg/ruling/rout-without-charge-move`); difficult ground slows them as it does others.
 *
 * Source: Rout and Pursuit > Broken Troops.
 *
 * @clause wrg/rout/direction-backs
 * @clause wrg/rout/move
 * @clause wrg/rout/dispersed
 * @clause wrg/rout/turns
 * @clause wrg/rout/turn-cost
 */
export function routMove(
  { mover, manner = {}, period, turns = 0, offTable = false }: Running & { readonly offTable?: boolean },
  rules: MovingRules = wrgRules(),
): RoutMove {
  const { rout, withoutCharge } = rules.movement.rout;
  const { normal, charge } = moveRate(mover, { ...manner, square: false }, rules);
  const full = charge ?? (withoutCharge === 'normal' ? normal : 0);
  const slower = rout.first + rout.further * (period - 1);
  const before = Math.max(0, full - slower);
  const because = [reasonFor('wrg/rout/move', `period ${period} of the rout`, `${full} − ${counted(slower, 'pace')}`)];
  const dispersed = before === 0 || offTable;
  if (dispersed) {
    const why = offTable ? 'one of them is off the table' : 'no move is left';
    because.push(reasonFor('wrg/rout/dispersed', why, 'dispersed for good'));
  }
  if (turns > 0)
    because.push(reasonFor('wrg/rout/turn-cost', counted(turns, 'turn'), `−${counted(turns * rout.turn, 'pace')}`));
  return { paces: dispersed ? 0 : Math.max(0, before - turns * rout.turn), dispersed, because };
}

/**
 * How far pursuers follow in a period: their charge move, less every period, and less for each turn, for which they cut corners.
 *
 * Source: Rout and Pursuit > Pursuers.
 *
 * @clause wrg/pursuit/move
 * @clause wrg/pursuit/turns
 */
export function pursuitMove(
  { mover, manner = {}, period, turns = 0 }: Running,
  rules: MovingRules = wrgRules(),
): PursuitMove {
  const { pursuit } = rules.movement.rout;
  const { normal, charge } = moveRate(mover, manner, rules);
  const full = charge ?? normal;
  const slower = pursuit.first + pursuit.further * (period - 1);
  const because = [
    reasonFor('wrg/pursuit/move', `period ${period} of the pursuit`, `${full} − ${counted(slower, 'pace')}`),
  ];
  if (turns > 0)
    because.push(reasonFor('wrg/pursuit/turns', counted(turns, 'turn'), `−${counted(turns * pursuit.turn, 'pace')}`));
  return { paces: Math.max(0, full - slower - turns * pursuit.turn), because };
}

/** Where broken troops head. */
export type RoutDirection = 'away-from-the-enemy' | 'through-the-gap' | 'own-base-line' | 'nearest-table-edge';

/**
 * Where broken troops head: away from the enemy who broke them, or through the gap that he has left; afterwards for their own base
 * line, or, where enemies bar every way to it, for the nearest edge that they can reach.
 *
 * Source: Rout and Pursuit > Broken Troops.
 *
 * @clause wrg/rout/direction-first
 * @clause wrg/rout/direction-later
 */
export function routDirection(each: {
  readonly period: number;
  readonly partlySurrounded?: boolean;
  readonly baseLineBarred?: boolean;
}): RoutDirection {
  if (each.period <= 1) return each.partlySurrounded === true ? 'through-the-gap' : 'away-from-the-enemy';
  return each.baseLineBarred === true ? 'nearest-table-edge' : 'own-base-line';
}

/** A body that pursues another. */
export interface Chase {
  /** Paces between the two when the period's rout begins; 0 in contact. */
  readonly gap: number;
  /** Paces that the broken troops run, and that the pursuers follow. */
  readonly rout: number;
  readonly pursuit: number;
  /** 1 for the first period. */
  readonly period: number;
}

/** What the pursuers do to their quarry in a period. */
export interface ChaseResult {
  /** Paces between the two at the end. */
  readonly gap: number;
  readonly contact: boolean;
  /** Times that the pursuers strike without return blows. */
  readonly strikes: number;
  readonly because: readonly Reason[];
}

/**
 * How often pursuers strike broken troops who do not strike back: as these turn to run, and at the end of every period in which they
 * are in contact.
 *
 * Source: Rout and Pursuit > Pursuers.
 *
 * @clause wrg/pursuit/strikes
 */
export function pursuitStrikes({ gap, rout, pursuit, period }: Chase): ChaseResult {
  const left = toGrid(Math.max(0, gap + rout - pursuit));
  const contact = left === 0;
  const asTheyTurn = period === 1 && gap === 0 ? 1 : 0;
  const strikes = asTheyTurn + (contact ? 1 : 0);
  const because = [
    reasonFor('wrg/pursuit/strikes', contact ? 'still in contact' : 'outrun', counted(strikes, 'strike')),
  ];
  return { gap: left, contact, strikes, because };
}
