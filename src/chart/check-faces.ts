import { type ChartFault, faultAt } from './faults.js';
import type { Chart } from './types.js';

/** Die faces that the die does not have, that stand twice, or that are none at all. */
export function facesFaults(chart: Chart, die: number | undefined): ChartFault[] {
  const faults: ChartFault[] = [];
  for (const row of chart.rows) {
    for (const column of chart.columns) {
      const held = chart.cells[row]?.[column];
      if (!Array.isArray(held)) continue;
      const faces: readonly number[] = held;
      const fault = (kind: ChartFault['kind'], problem: string, mend: string) =>
        faults.push(faultAt(chart, { row, column }, kind, problem, mend));
      if (faces.length === 0) fault('dead', 'a list of faces without a face', 'write null where nothing can happen');
      for (const face of new Set(faces)) {
        if (!Number.isInteger(face) || face < 1 || (die !== undefined && face > die)) {
          fault(
            'die-face',
            `no die shows ${face} here`,
            `use whole numbers from 1${die === undefined ? '' : ` to ${die}`}`,
          );
        }
        if (faces.indexOf(face) !== faces.lastIndexOf(face)) {
          fault('die-face', `the face ${face} stands twice`, 'name it once');
        }
      }
    }
  }
  return faults;
}
