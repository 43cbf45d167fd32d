import type { Point } from '../../../../../table/index.js';
import type { Unit } from '../../../state.js';
import type { Field } from '../../field.js';
import { filesOrdered } from '../../ordering/formed.js';
import { stepOf } from '../../ordering/standing.js';
import { throughOpening } from '../../siege/openings.js';
import type { Way } from '../march.js';

/** A way to a point that leads through a breach, or a gate that is down, in a column where there is no room for the whole front. */
export function inColumn(unit: Unit, to: Point, way: Way, field: Field): Way {
  const { state, scenario } = field;
  if (state.works === undefined) return way;
  const { formation } = stepOf(unit, state, scenario) ?? {};
  const abreast = unit.period.conduct.files ?? filesOrdered(unit, formation, field) ?? 0;
  const through = throughOpening(unit, to, Math.max(abreast, unit.placed.files), field);
  if (through === undefined) return way;
  const { legs, files } = through;
  return { ...way, legs, files: Math.min(files, unit.placed.files) };
}
