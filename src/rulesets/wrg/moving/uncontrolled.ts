import { counted, type Reason, reasonFor } from '../../../rulebook/index.js';
import { wrgRules } from '../rules.js';
import type { Manner, Mover, MovingRules } from './mover.js';
import { moveRate } from './rates.js';

/** An advance out of control, in one of its periods. */
export interface UncontrolledAdvance {
  readonly mover: Mover;
  readonly manner?: Manner;
  /** 1 for the first. */
  readonly period: number;
  /** They leave the direction in which they set out. */
  readonly changesDirection?: boolean;
  /** They have met an enemy in this period. */
  readonly contact?: boolean;
}

/** What such a period comes to. */
export interface UncontrolledPeriod {
  /** Paces that they go; 0 when the advance is over. */
  readonly paces: number;
  readonly disorganised: boolean;
  /** The advance is over, and they halt and reorganise for so many periods; 0 while it goes on. */
  readonly reorganising: number;
  readonly because: readonly Reason[];
}

/**
 * How far troops advance that a reaction test has let out of control, and what it does to their order: charge speed, less in the
 * second period, in which they are disorganised, as they are at once when they change direction. Without contact it ends after that.
 *
 * Source: Movement > Uncontrolled Advance.
 *
 * @clause wrg/uncontrolled-advance/only-by-test
 * @clause wrg/uncontrolled-advance/speed
 * @clause wrg/uncontrolled-advance/disorganised
 * @clause wrg/uncontrolled-advance/no-contact
 */
export function uncontrolledAdvance(
  { mover, manner = {}, period, changesDirection = false, contact = false }: UncontrolledAdvance,
  rules: MovingRules = wrgRules(),
): UncontrolledPeriod {
  const { uncontrolled } = rules.movement.evades;
  const { normal, charge } = moveRate(mover, manner, rules);
  const full = charge ?? normal;
  const over = period > uncontrolled.periods;
  const slower = period >= uncontrolled.disorganisedFrom ? uncontrolled.secondPeriodDeduction : 0;
  const paces = over ? 0 : Math.max(0, full - slower);
  const because: Reason[] = [
    reasonFor('wrg/uncontrolled-advance/speed', `period ${period} out of control`, counted(paces, 'pace')),
  ];
  const disorganised = changesDirection || period >= uncontrolled.disorganisedFrom;
  if (disorganised) {
    const why = changesDirection ? 'changes direction' : 'out of control for a second period';
    because.push(reasonFor('wrg/uncontrolled-advance/disorganised', why, 'disorganised'));
  }
  const ends = !contact && period >= uncontrolled.periods;
  if (ends) because.push(reasonFor('wrg/uncontrolled-advance/no-contact', 'nobody was met', 'halts and reorganises'));
  return { paces, disorganised, reorganising: ends ? uncontrolled.reorganising : 0, because };
}

/**
 * As which period of a rout or pursuit the first one counts: the second, after an advance out of control.
 *
 * Source: Movement > Uncontrolled Advance.
 *
 * @clause wrg/uncontrolled-advance/then-rout-or-pursuit
 */
export function firstPeriodAfter(
  uncontrolled: boolean,
  { movement }: Pick<MovingRules, 'movement'> = wrgRules(),
): number {
  return uncontrolled ? movement.evades.uncontrolled.thenFrom : 1;
}

/** How they go who rally back. */
export interface FallingBack extends Manner {
  /** Paces that they were pushed back in the period before. */
  readonly pushed?: number;
}

/** How troops rally back. */
export interface RallyBack {
  /** Paces straight back. */
  readonly distance: number;
  /** They take up any formation, facing whom they have to fear most, and are ready to charge in the next period. */
  readonly formation: 'any';
  readonly facing: 'most-important-threat';
  readonly because: readonly Reason[];
}

/**
 * How troops rally back: straight to the rear, a normal move or less, the turn being free, into any formation. A push-back of the period before is taken
 * off the move.
 *
 * Source: Movement > Rallying Back.
 *
 * @clause wrg/rally-back/distance
 * @clause wrg/rally-back/end
 * @clause wrg/rally-back/any-formation
 * @clause wrg/movement/push-back-deduction
 */
export function rallyBack(mover: Mover, manner: FallingBack = {}, rules: MovingRules = wrgRules()): RallyBack {
  const { normal } = moveRate(mover, manner, rules);
  const { pushed = 0 } = manner;
  const distance = Math.max(0, Math.min(normal - pushed, rules.movement.evades.rallyBack));
  const because = [
    ...(pushed === 0
      ? []
      : [reasonFor('wrg/movement/push-back-deduction', 'pushed back last period', `−${counted(pushed, 'pace')}`)]),
    reasonFor('wrg/rally-back/distance', 'rallying back', counted(distance, 'pace')),
  ];
  return { distance, formation: 'any', facing: 'most-important-threat', because };
}
