import type { TablePicture, TurnsOptions } from './types.js';

/** Several turns on one sheet, in reading order. */
export function drawTurns(pictures: readonly TablePicture[], options: TurnsOptions = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>${options.title ?? pictures.length}</title></svg>`;
}
