import type { Chart } from './types.js';

/**
 * Something wrong with a chart.
 *
 * - `gap`: a value that no band or range holds; `overlap`: one that two hold;
 * - `unreachable`: a cell, row or column that no value leads to;
 * - `dead`: a cell that can be led to and never counts (empty, or hidden behind cells before it);
 * - `monotony`, `jump`: see `Monotony` and `Jump`;
 * - `die-face`: a face that the die does not have, or the same face twice.
 */
export interface ChartFault {
  readonly kind: 'gap' | 'overlap' | 'unreachable' | 'dead' | 'monotony' | 'jump' | 'die-face';
  /** The chart's id and the row, column or both: `my-chart.back-and-turn.91-100`. */
  readonly path: string;
  readonly row?: string;
  readonly column?: string;
  readonly problem: string;
  readonly mend: string;
}

/** A fault with its path made of the chart's id and where it is. */
export function faultAt(
  chart: Chart,
  where: { readonly row?: string; readonly column?: string },
  kind: ChartFault['kind'],
  problem: string,
  mend: string,
): ChartFault {
  const path = [chart.id, where.row, where.column].filter(part => part !== undefined).join('.');
  return { kind, path, ...where, problem, mend };
}
