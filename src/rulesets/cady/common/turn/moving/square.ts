import type { Moved } from '../../../../../table/index.js';
import type { Marching } from './marching.js';

/**
 * Whether a unit stands in a square once it has moved: it has formed one if it came to the end of its march and had the time
 * and the room; one that goes anywhere, or takes up another formation, stands in none any more.
 */
export function settleSquare({ unit, march, square }: Pick<Marching, 'unit' | 'march' | 'square'>, moved: Moved): void {
  if (typeof square === 'object') {
    const { files } = square;
    const done = march.end.files === files && moved.final.files === files && moved.spent >= march.spent;
    const paid = march.surcharges.some(({ kind }) => kind === 'formation');
    if (paid && (done || square.atOnce)) unit.square = true;
    return;
  }
  if (unit.square !== undefined && (square === 'leaves' || moved.moved > 0)) delete unit.square;
}
