import { depthOf, measuredFrom, type Point } from '../../../../table/index.js';
import { moveRate } from '../../moving/rates.js';
import type { Unit } from '../../state.js';
import { mainBodyOf } from '../../units.js';
import type { Field } from '../field.js';
import { mannerOf } from '../moving/going.js';

/**
 * Where a sub-unit that retires in rout to its main body comes to stand: the middle of its body close behind it. `undefined` for who does not, and
 * where the main body is gone, off the table or in rout itself: there is nobody left to rally behind, and it runs as others do.
 *
 * @clause wrg/reaction/below-half-sub-unit-effect
 */
export function behindItsUnit(unit: Unit, { state }: Pick<Field, 'state'>): Point | undefined {
  if (unit.rout?.toItsUnit !== true) return undefined;
  return placeBehind(unit, mainBodyOf(state, unit));
}

/** A sub-unit that has broken retires to its main body. */
export function headForItsUnit({ rout }: Unit): void {
  if (rout !== null) rout.toItsUnit = true;
}

/** The place behind a main body, if it stands. */
export function placeBehind({ placed }: Unit, main: Unit): Point | undefined {
  if (main.gone !== null || main.away !== null || main.rout !== null) return undefined;
  return measuredFrom(main.placed)(0, depthOf(main.placed) + depthOf(placed) / 2);
}

/**
 * Whether a sub-unit in rout has come behind its main body, where it rallies: to its rear, and as near as it has to keep to it.
 *
 * @clause wrg/reaction/below-half-sub-unit-effect
 */
export function hasComeBehind(unit: Unit, { state, near, rules }: Field): boolean {
  if (behindItsUnit(unit, { state }) === undefined) return false;
  const there = near.around(mainBodyOf(state, unit).id).find(({ who }) => who.id === unit.id);
  const { normal } = moveRate(unit.troops, mannerOf(unit, false), rules);
  return there !== undefined && there.isOn === 'rear' && there.distance <= normal;
}
