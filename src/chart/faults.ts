import type { FaultKind } from './reading.js';
import type { Chart, Range } from './types.js';

/** Something wrong with a chart. */
export interface ChartFault {
  readonly kind: FaultKind;
  /** The chart's id and the row, column or both: `my-chart.back-and-turn.91-100`. */
  readonly path: string;
  readonly row?: string;
  readonly column?: string;
  /** The values or faces that it is about, where it is about any. */
  readonly values?: Range;
  readonly problem: string;
  readonly mend: string;
}

/** Where a fault is, and the values it is about. */
export interface FaultPlace {
  readonly row?: string;
  readonly column?: string;
  readonly values?: Range;
}

/** A fault with its path made of the chart's id and where it is. */
export function faultAt(chart: Chart, where: FaultPlace, kind: FaultKind, problem: string, mend: string): ChartFault {
  const path = [chart.id, where.row, where.column].filter(part => part !== undefined).join('.');
  return { kind, path, ...where, problem, mend };
}
