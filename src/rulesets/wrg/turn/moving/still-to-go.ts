import type { OrderStep } from '../../orders/order.js';
import type { Unit } from '../../state.js';
import { isThreatened } from '../declaring/reach.js';
import type { Field } from '../field.js';
import { stepOf } from '../ordering/standing.js';
import { gapTo } from './by-order/ordered.js';
import { pacesIntoRange } from './by-order/skirmishing.js';
import { NO_STEP } from './carrying-out.js';
import { enemyMeant } from './friends/several-at-one.js';
import { aimOf, isAt, leftOf } from './goals.js';
import { STANDOFF } from './march.js';

/** Whether the order of a unit bids it go farther than it has come. */
export function isToGo(unit: Unit, step: OrderStep, field: Field): boolean {
  const { verb, goal } = step;
  const aim = goal === undefined ? undefined : aimOf(goal, unit.side, field);
  switch (verb) {
    case 'attack':
    case 'charge':
    case 'skirmish': {
      const enemy = verb === 'charge' && goal === undefined ? undefined : enemyMeant(unit, step, field);
      if (enemy === undefined) return false;
      return verb === 'skirmish' ? pacesIntoRange(unit, enemy, field) > 0 : gapTo(unit, enemy) > STANDOFF + 1;
    }
    case 'support':
    case 'follow':
    case 'ambush':
      return false;
    default: {
      if (aim === undefined || 'unseen' in aim) return false;
      if ('unit' in aim) return gapTo(unit, aim.unit) > STANDOFF + 1;
      if ('point' in aim) return !isAt(unit, aim.point);
      const left = leftOf(unit, aim);
      return left === 'all' || left >= NO_STEP;
    }
  }
}

/**
 * Whether the order of a unit leaves it no leave to stand: that bids it go on, and nobody could charge it, before whom it might halt.
 *
 * @clause wrg/orders/formation-and-speed-free
 * @clause wrg/orders/defensive-halt
 */
export function mustGoOn(unit: Unit, field: Field): boolean {
  const step = unit.aboard === undefined ? stepOf(unit, field.state, field.scenario) : undefined;
  return step !== undefined && isToGo(unit, step, field) && !isThreatened(unit, field);
}
