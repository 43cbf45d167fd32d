import { isRange, parseBand } from './bands.js';
import { type ChartFault, faultAt } from './faults.js';
import { linesOf } from './lines.js';
import type { ChartReading } from './reading.js';
import type { Chart, Range } from './types.js';

interface Held {
  readonly where: { readonly row?: string; readonly column?: string };
  readonly name: string;
  readonly range: Range;
}

/** Rows or columns named as bands: names that are none, gaps, overlaps, bands outside the values they are for. */
export function bandNameFaults(chart: Chart, reading: ChartReading): ChartFault[] {
  const { bandNames, bandSpan } = reading;
  const rows = chart.rows.map(row => ({ name: row, where: { row } }));
  const columns = chart.columns.map(column => ({ name: column, where: { column } }));
  const asked = bandNames === 'both' ? [rows, columns] : bandNames === 'rows' ? [rows] : bandNames ? [columns] : [];
  return asked.flatMap(names => {
    const unread = names.filter(({ name }) => parseBand(name) === undefined);
    const held = names.flatMap(each => {
      const range = parseBand(each.name);
      return range === undefined ? [] : [{ ...each, range }];
    });
    return [
      ...held.flatMap(each => backwardFaults(chart, each)),
      ...unread.map(({ name, where }) =>
        faultAt(
          chart,
          where,
          'unreachable',
          `"${name}" is not a band, so no value leads to it`,
          'name it like 1-10, 7 or 401+',
        ),
      ),
      ...dividedFaults(chart, held, {}, bandSpan),
    ];
  });
}

/**
 * Ranges that end before they begin; cells that divide a line between them: gaps, overlaps, cells outside the line or hidden
 * behind earlier ones.
 */
export function rangeFaults(chart: Chart, reading: ChartReading): ChartFault[] {
  const down = reading.ranges === 'down-columns';
  const wanted = (column: string) => reading.rangeColumns === undefined || reading.rangeColumns.includes(column);
  return linesOf(chart, { along: down ? 'rows' : 'columns' }).flatMap(line => {
    const held = line.flatMap(({ row, column, held }) =>
      isRange(held) ? [{ where: { row, column }, name: down ? row : column, range: held }] : [],
    );
    const backward = held.flatMap(each => backwardFaults(chart, each));
    const first = line[0];
    if (first === undefined || reading.ranges === undefined || (down && !wanted(first.column))) return backward;
    const dividing = held.filter(({ where }) => wanted(where.column));
    const where = down ? { column: first.column } : { row: first.row };
    return [...dividedFaults(chart, dividing, where, reading.span), ...backward];
  });
}

function backwardFaults(chart: Chart, { where, range }: Held): ChartFault[] {
  if (!isBackward(range)) return [];
  const problem = `the range ${printRange(range)} ends before it begins`;
  return [faultAt(chart, where, 'dead', problem, 'exchange its ends, or write null')];
}

function isBackward({ from, to }: Range): boolean {
  return to !== null && to < from;
}

/** What is wrong with ranges that should divide `span` between them; the first that fits counts. */
export function dividedFaults(
  chart: Chart,
  held: readonly Held[],
  line: { readonly row?: string; readonly column?: string },
  span: Range | undefined,
): ChartFault[] {
  const faults: ChartFault[] = [];
  const sound: Held[] = [];
  for (const each of held) {
    const { range, where } = each;
    if (isBackward(range)) continue;
    if (span !== undefined) {
      for (const outside of without(range, [span])) {
        const problem = `no value leads to ${printRange(outside)}: they run from ${printRange(span)}`;
        faults.push(faultAt(chart, { ...where, values: outside }, 'unreachable', problem, 'shorten the range'));
      }
    }
    const hiddenBy = sound.filter(other => overlapOf(other.range, range) !== undefined);
    const left = without(
      range,
      hiddenBy.map(other => other.range),
    );
    if (left.length === 0) {
      const problem = `${printRange(range)} never counts: it is held before by ${hiddenBy.map(other => other.name).join(', ')}`;
      const place = { ...where, values: ends(range) };
      faults.push(faultAt(chart, place, 'dead', problem, 'drop the cell or shorten those before it'));
    }
    for (const other of hiddenBy) {
      const shared = overlapOf(other.range, range);
      if (shared === undefined) continue;
      const problem = `${printRange(shared)} is also held by ${other.name} (${printRange(other.range)})`;
      faults.push(faultAt(chart, { ...where, values: shared }, 'overlap', problem, 'let only one of them hold it'));
    }
    sound.push(each);
  }
  const covered = span ?? hull(sound.map(each => each.range));
  if (covered === undefined) return faults;
  for (const gap of without(
    covered,
    sound.map(each => each.range),
  )) {
    const place = { ...line, values: gap };
    faults.push(faultAt(chart, place, 'gap', `nothing holds ${printRange(gap)}`, 'lengthen a neighbour or add a band'));
  }
  return faults;
}

function ends({ from, to }: Range): Range {
  return { from, to };
}

function overlapOf(a: Range, b: Range): Range | undefined {
  const from = Math.max(a.from, b.from);
  const to = a.to === null ? b.to : b.to === null ? a.to : Math.min(a.to, b.to);
  return to !== null && to < from ? undefined : { from, to };
}

/** What is left of a range when others are taken out of it. */
function without(range: Range, others: readonly Range[]): readonly Range[] {
  let left: Range[] = [range];
  for (const other of others) {
    left = left.flatMap(part => {
      const shared = overlapOf(part, other);
      if (shared === undefined) return [part];
      const before: Range[] = shared.from > part.from ? [{ from: part.from, to: shared.from - 1 }] : [];
      const after: Range[] =
        shared.to !== null && !(part.to !== null && shared.to >= part.to) ? [{ from: shared.to + 1, to: part.to }] : [];
      return [...before, ...after];
    });
  }
  return left;
}

function hull(ranges: readonly Range[]): Range | undefined {
  const [first, ...rest] = ranges;
  if (first === undefined) return undefined;
  return rest.reduce((all, range) => {
    const to = all.to === null || range.to === null ? null : Math.max(all.to, range.to);
    return { from: Math.min(all.from, range.from), to };
  }, first);
}

function printRange(range: Range): string {
  if (range.to === null) return `${range.from}+`;
  return range.from === range.to ? `${range.from}` : `${range.from}-${range.to}`;
}
