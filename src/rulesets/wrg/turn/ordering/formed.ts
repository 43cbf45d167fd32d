import type { OrderedFormation } from '../../orders/order.js';
import type { WrgRules } from '../../rules.js';
import type { WrgScenario } from '../../schema.js';
import type { Unit } from '../../state.js';
import { columnWidth } from '../figure-scale.js';

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

/** A unit forms hollow square or breaks it up: it changes its formation in this period. */
export function formSquare(unit: Unit, square: boolean): void {
  if (square === unit.square) return;
  unit.square = square;
  unit.period.unready = 'changing-formation';
}
