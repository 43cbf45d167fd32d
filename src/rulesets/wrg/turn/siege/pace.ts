import type { WorkingPace } from '../../siege/work.js';
import type { Unit } from '../../state.js';
import { isLitUp, type Lit } from '../weather/light.js';

/**
 * How a unit works as it is now: twice as fast out of control, half as fast at night where no light falls on it.
 *
 * @clause wrg/siege/working/uncontrolled
 * @clause wrg/night/engineering
 */
export function paceOf(unit: Unit, field: Lit): WorkingPace {
  const dark = field.state.weather?.dark === true && !isLitUp(unit.placed, field);
  return { ...(isOutOfControl(unit) ? { outOfControl: true } : {}), ...(dark ? { dark } : {}) };
}

/** Whether a reaction has taken a unit out of its officers' hands: it goes on with what it was at. */
export function isOutOfControl({ bound }: Unit): boolean {
  return bound?.instruction === 'uncontrolled-advance';
}
