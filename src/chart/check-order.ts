import { counted } from '../rulebook/index.js';
import { isRange } from './bands.js';
import { cellText, isFaces, isMeasure } from './cells.js';
import { type ChartFault, faultAt } from './faults.js';
import { linesOf, type PlacedCell } from './lines.js';
import type { Jump, Monotony } from './reading.js';
import type { Cell, Chart } from './types.js';

/** Neighbouring cells that break the order they should keep. */
export function monotonyFaults(chart: Chart, order: Monotony): ChartFault[] {
  const rises = order.direction === 'rising';
  return neighbours(chart, order).flatMap(({ before, after }) => {
    const broken = measures(before.held).some((low, at) => {
      const high = measures(after.held)[at];
      return high !== undefined && (rises ? high < low : high > low);
    });
    if (!broken) return [];
    const problem = `${rises ? 'falls' : 'rises'} from ${cellText(before.held)} (${nameOf(before, order)}) to ${cellText(after.held)}`;
    return [
      faultAt(
        chart,
        placeOf(after),
        'monotony',
        problem,
        `let it be ${rises ? 'no less' : 'no more'} than its neighbour`,
      ),
    ];
  });
}

/** Neighbouring cells that differ by more than a factor. */
export function jumpFaults(chart: Chart, jump: Jump): ChartFault[] {
  return neighbours(chart, jump).flatMap(({ before, after }) => {
    const factors = measures(before.held).map((one, at) => {
      const other = measures(after.held)[at] ?? one;
      const [low, high] = [Math.abs(one), Math.abs(other)].sort((a, b) => a - b);
      return (high ?? 0) / Math.max(low ?? 0, 1);
    });
    const factor = Math.max(...factors);
    if (factor <= jump.factor) return [];
    const problem = `jumps from ${cellText(before.held)} (${nameOf(before, jump)}) to ${cellText(after.held)}, more than ${counted(jump.factor, 'time')}`;
    return [faultAt(chart, placeOf(after), 'jump', problem, 'put a band between them, or bring them nearer')];
  });
}

interface Neighbours {
  readonly before: PlacedCell;
  readonly after: PlacedCell;
}

/** Cells next to each other on their lines that measure the same thing; `null` and words are passed over. */
function neighbours(chart: Chart, lines: Monotony | Jump): readonly Neighbours[] {
  return linesOf(chart, lines).flatMap(line => {
    const measured = line.filter(({ held }) => measures(held).length > 0);
    return measured.slice(1).flatMap((after, at) => {
      const before = measured[at];
      return before === undefined ? [] : [{ before, after }];
    });
  });
}

/** The numbers a cell is compared by. A range without an end compares by its start alone. */
function measures(held: Cell): readonly number[] {
  if (typeof held === 'number') return [held];
  if (isFaces(held)) return [held.length];
  if (isMeasure(held)) return [held.value];
  if (!isRange(held)) return [];
  return held.to === null ? [held.from] : [held.from, held.to];
}

function nameOf(place: PlacedCell, lines: Monotony | Jump): string {
  return lines.along === 'rows' ? place.row : place.column;
}

function placeOf({ row, column }: PlacedCell): { readonly row: string; readonly column: string } {
  return { row, column };
}
