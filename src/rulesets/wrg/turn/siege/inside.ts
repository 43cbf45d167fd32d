import { behindMerlons } from '../../siege/fortification.js';
import { figuresInside } from '../../siege/sheds.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { scaleOf } from '../figure-scale.js';

type Around = Pick<Field, 'state' | 'rules'>;

/** How those of a unit who are in a tower or penthouse are hit. */
export interface InsideShot {
  /** Nobody of the unit can be hurt. */
  readonly spared: boolean;
  /** What is added to the factors because all who could be hit shoot through loopholes. */
  readonly cover: number;
}

/**
 * How a unit is hit all of whose figures are in a tower or penthouse, as `wrg/ruling/men-in-towers` has it; `undefined` where anybody stands
 * outside. What destroys the tower is another matter.
 *
 * @clause wrg/siege/destroy/wooden-men
 * @clause wrg/siege/fort/loopholes
 */
export function insideShot(unit: Unit, shooting: boolean, { state, rules }: Around): InsideShot | undefined {
  if (state.works === undefined || figuresInside(unit, state) < unit.figures) return undefined;
  const { cover, hurt } = behindMerlons({ shooting }, rules);
  return { spared: !hurt || !rules.optional.siege.shelters.loopholes, cover };
}

/** Of casualties to a unit those that can fall on it, in men: those of it who are within are not hit while others stand outside. */
export function onThoseOutside(
  unit: Unit,
  men: number,
  { state, scenario, rules }: Pick<Field, 'state' | 'scenario' | 'rules'>,
): number {
  const inside = state.works === undefined ? 0 : figuresInside(unit, state);
  if (inside === 0 || inside >= unit.figures) return men;
  const { casualties: inAFigure } = rules.army.bases.scales[scaleOf(scenario)];
  return Math.min(men, Math.max(0, (unit.figures - inside) * inAFigure - unit.carried));
}
