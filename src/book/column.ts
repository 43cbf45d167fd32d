import type { Cell, Chart } from '../chart/index.js';
import { kindOf } from './values.js';

/**
 * The cells of a column, from which one knows what may stand in it. Where nothing is left of a column, what the rest of the chart
 * holds, if all of that is of one kind.
 */
export function columnLike({ rows, columns, cells }: Chart, column: string): readonly (Cell | undefined)[] {
  const own = rows.map(row => cells[row]?.[column]);
  if (own.some(held => held !== null)) return own;
  const all = rows.flatMap(row => columns.map(name => cells[row]?.[name])).filter(held => held !== null);
  return new Set(all.map(kindOf)).size === 1 ? [...own, ...all] : own;
}
