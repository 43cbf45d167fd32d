import { counted, reasonFor } from '../../../../../rulebook/index.js';
import { bodyCentre, type March, type Placed } from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import { conditionOf } from '../../condition.js';
import type { Field } from '../../field.js';
import { goingOf, mannerOf } from '../going.js';
import { type Hindrance, isHindered, pacesUnhindered, straightTo } from '../hindrance.js';
import { marchAlong, type Way } from '../march.js';
import { chargeMoves } from './readying.js';

/**
 * A way at a charge as far as a gallop leads: who comes to ground on which he keeps to his normal move goes no farther there than that.
 *
 * @clause wrg/terrain/difficult-cavalry
 */
export function gallopingTo(unit: Unit, way: Way, at: Placed, field: Field): Way {
  const isOpen = !isHindered(straightTo(unit.placed, bodyCentre(at)), noGallop(unit, field), field);
  return isOpen ? way : asFarAsItGallops(unit, way, field);
}

/**
 * A way in haste, wherever it leads, as far as a gallop does.
 *
 * @clause wrg/terrain/difficult-cavalry
 */
export function asFarAsItGallops(unit: Unit, way: Way, field: Field): Way {
  const hinders = noGallop(unit, field);
  if (hinders.offRoad.size === 0 && hinders.onRoad.size === 0) return way;
  const { march } = marchAlong(unit, way, field);
  const { normal } = chargeMoves(unit, field);
  const allowance = Math.min(way.allowance, Math.max(normal, spentUnhindered(march, hinders, field)));
  if (allowance >= way.allowance) return way;
  const less = `−${counted(Math.round(way.allowance - allowance), 'pace')}`;
  const slowed = reasonFor('wrg/terrain/difficult-cavalry', 'no gallop on difficult ground', less);
  return { ...way, allowance, because: [...(way.because ?? []), slowed] };
}

/** The ground on which a unit keeps to its normal move. */
function noGallop(unit: Unit, field: Field): Hindrance {
  return goingOf(unit, mannerOf(unit, conditionOf(unit, field).disorganised), field).normalOnly;
}

/** What of a march is spent before the first ground that hinders; `Infinity` where it comes upon none. */
function spentUnhindered({ start, nodes }: March, by: Hindrance, field: Field): number {
  let from = { at: start.at, spent: 0 };
  for (const node of nodes) {
    const way = { from: from.at, to: node.at, placed: start };
    const clear = pacesUnhindered(way, by, field);
    if (clear < Infinity) return from.spent + clear;
    from = node;
  }
  return Infinity;
}
