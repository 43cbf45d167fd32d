import { frontChangeCost } from '../../moving/manoeuvres.js';
import type { Manner } from '../../moving/mover.js';
import type { OrderedFormation } from '../../orders/order.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import type { Unit } from '../../state.js';
import type { Field } from '../field.js';
import { columnWidth } from '../figure-scale.js';
import { groundForming } from '../moving/going.js';

/**
 * How many figures abreast an order forms a unit: as many as it says, or in a column of which it does not say how wide no more than wheel without
 * loss. Otherwise the unit keeps its front.
 *
 * @clause wrg/orders/formation-and-speed-free
 * @clause wrg/manoeuvre/free-narrow-column-wheel
 */
export function filesOrdered(
  { placed }: Unit,
  formation: OrderedFormation | undefined,
  of: { readonly scenario: WrgScenario; readonly rules: WrgRules },
): number | undefined {
  if (formation?.files !== undefined || formation?.shape !== 'column') return formation?.files;
  const abreast = Math.floor(columnWidth(of) / placed.stand.front);
  return Math.max(1, Math.min(placed.files, abreast));
}

/**
 * A unit forms hollow square by its order, or breaks one up that its order is not for, unless that is its defence against who could charge it.
 *
 * @clause wrg/orders/formation-and-speed-free
 * @clause wrg/orders/defensive-halt
 */
export function formAsOrdered(unit: Unit, formation: OrderedFormation | undefined, isThreatened: boolean): void {
  if (formation === undefined || (formation.shape !== 'square' && isThreatened)) return;
  formSquare(unit, formation.shape === 'square');
}

/** A hollow square has so many sides. */
const SIDES = 4;

/**
 * The part of its move that is left to a unit which forms hollow square or breaks one up: all of it, or less what a change between its front and that of a
 * side of the square takes, on the ground where it stands (`wrg/ruling/forming-square`).
 *
 * @clause wrg/manoeuvre/formation-regular
 * @clause wrg/manoeuvre/formation-barbarian
 * @clause wrg/manoeuvre/formation-in-difficult-terrain
 */
export function leftByFormingSquare(
  unit: Unit,
  manner: Manner,
  field: Pick<Field, 'table' | 'scenario' | 'rules'>,
): number {
  const { troops, placed, figures, period } = unit;
  const { rules } = field;
  if (period.formsSquare !== true || rules.field.playing.formingSquare === 'whole') return 1;
  const front = { from: placed.files, to: Math.ceil(figures / SIDES), ...groundForming(unit, manner, field) };
  return Math.max(0, 1 - frontChangeCost(troops, front, manner, rules).part);
}

/** A unit forms hollow square or breaks it up: it changes its formation in this period. */
export function formSquare(unit: Unit, square: boolean): void {
  if (square === unit.square) return;
  unit.square = square;
  // Who does so and takes it back is where he was.
  if (unit.period.formsSquare === true) delete unit.period.formsSquare;
  else unit.period.formsSquare = true;
  unit.period.unready = 'changing-formation';
}
