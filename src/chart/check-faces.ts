import { isFaceBands, isFaces } from './cells.js';
import { dividedFaults } from './check-ranges.js';
import { type ChartFault, faultAt } from './faults.js';
import { linesOf, type PlacedCell } from './lines.js';
import type { ChartReading } from './reading.js';
import type { Chart, Range } from './types.js';

/** Die faces that the die does not have, that stand twice, or that are none at all; faces that have two places or none. */
export function facesFaults(chart: Chart, reading: ChartReading): ChartFault[] {
  const faults = linesOf(chart, { along: 'columns' }).flatMap(line =>
    line.flatMap(place => {
      const { row, column, held } = place;
      const span = spanOf(reading, place);
      if (isFaces(held)) return listFaults(chart, place, held, span);
      if (!isFaceBands(held)) return [];
      const bands = held.map((range, at) => ({ where: { row, column }, name: `band ${at + 1}`, range }));
      return [
        ...dividedFaults(chart, bands, { row, column }, undefined),
        ...held.flatMap(({ faces }) => listFaults(chart, place, faces, span)),
      ];
    }),
  );
  return [...faults, ...dividedDieFaults(chart, reading)];
}

function listFaults(
  chart: Chart,
  { row, column }: PlacedCell,
  faces: readonly number[],
  span: Range | undefined,
): ChartFault[] {
  const faults: ChartFault[] = [];
  const fault = (kind: ChartFault['kind'], problem: string, mend: string) =>
    faults.push(faultAt(chart, { row, column }, kind, problem, mend));
  if (faces.length === 0) fault('dead', 'a list of faces without a face', 'write null where nothing can happen');
  const { from, to } = span ?? { from: 1, to: null };
  for (const face of new Set(faces)) {
    if (!Number.isInteger(face) || face < from || (to !== null && face > to)) {
      fault('die-face', `no die shows ${face} here`, `use whole numbers from ${from}${to === null ? '' : ` to ${to}`}`);
    }
    if (faces.indexOf(face) !== faces.lastIndexOf(face)) {
      fault('die-face', `the face ${face} stands twice`, 'name it once');
    }
  }
  return faults;
}

/** The faces of the die, or totals of the dice, that a cell may name; `undefined` when the reading does not say. */
function spanOf({ die, dice = 1 }: ChartReading, { row, column }: PlacedCell): Range | undefined {
  const sides = typeof die === 'object' ? (die[row] ?? die[column]) : die;
  return sides === undefined ? undefined : { from: dice, to: dice * sides };
}

/** Faces that divide a die between the cells of a line: those that have no place, and those that have two. */
function dividedDieFaults(chart: Chart, reading: ChartReading): ChartFault[] {
  if (reading.faces === undefined) return [];
  const down = reading.faces === 'down-columns';
  return linesOf(chart, { along: down ? 'rows' : 'columns' }).flatMap(line => {
    const held = line.flatMap(({ row, column, held }) =>
      isFaces(held)
        ? [...new Set(held)].map(face => ({
            where: { row, column },
            name: down ? row : column,
            range: { from: face, to: face },
          }))
        : [],
    );
    const first = line[0];
    if (first === undefined || held.length === 0) return [];
    const faults = dividedFaults(
      chart,
      held,
      down ? { column: first.column } : { row: first.row },
      spanOf(reading, first),
    );
    // A face that has two places is an overlap; that the second one never counts says it once more.
    return faults.filter(({ kind }) => kind === 'gap' || kind === 'overlap');
  });
}
