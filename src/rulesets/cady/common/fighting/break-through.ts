import { counted, type Reason } from '../../../../rulebook/index.js';
import type { Arm } from '../moving/movement.js';

/** A unit in melee range of a line, after the losses of the turn. */
export interface Pressing {
  readonly arm: Arm;
  /** Enemy figures that faced it within melee range before the turn’s losses. */
  readonly enemiesFacing: number;
  /** How many of them were lost, by what. */
  readonly lost: { readonly fire?: number; readonly shock?: number; readonly melee?: number };
  /** Movement that it has not used this turn, in cm. */
  readonly movementLeft: number;
}

/** Whether a unit goes through the line before it. */
export interface BreakThrough {
  readonly through: boolean;
  /** How far it may go on, through or past the formation, in cm. */
  readonly cm: number;
  readonly because: readonly Reason[];
}

/**
 * Whether a unit of infantry or cavalry breaks through an enemy line: as soon as none of the figures that faced it within
 * melee range is left, whether fire, shock or melee took them, and as far as it has movement left.
 *
 * Source: Common Rules > Unit Break Through.
 *
 * @clause cady/common/break-through/when
 * @clause cady/common/break-through/any-cause
 */
export function breakThrough(unit: Pressing): BreakThrough {
  const clause = 'cady/common/break-through/when';
  const held = (because: string): BreakThrough => ({
    through: false,
    cm: 0,
    because: [{ clause, because, effect: 'no break-through' }],
  });
  if (unit.arm === 'artillery') return held('guns do not break through');
  const { fire = 0, shock = 0, melee = 0 } = unit.lost;
  const left = Math.max(0, unit.enemiesFacing - fire - shock - melee);
  if (unit.enemiesFacing === 0) return held('nobody stood before it');
  if (left > 0) return held(left === 1 ? 'one figure still faces it' : `${counted(left, 'figure')} still face it`);
  if (unit.movementLeft <= 0) return held('no movement left');
  const because: Reason = {
    clause: 'cady/common/break-through/any-cause',
    because: goneInFront(unit.enemiesFacing),
    effect: `${Math.round(unit.movementLeft * 10) / 10} cm of the move are left`,
  };
  return { through: true, cm: unit.movementLeft, because: [because] };
}

function goneInFront(figures: number): string {
  if (figures === 1) return 'the one figure in front is gone';
  return figures === 2 ? 'both figures in front are gone' : `all ${counted(figures, 'figure')} in front are gone`;
}
