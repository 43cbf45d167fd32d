import type { Violation } from '../rulebook/index.js';
import type { TablePicture } from './types.js';

/** Largest side of a picture in pixels; viewers refuse more, and a huge number in a file is a slip of the pen. */
const largest = 20000;

/** What makes it impossible to lay out a picture's sheet, if anything. */
export function sheetFault(picture: TablePicture): Violation | undefined {
  const { table, style } = picture;
  const scale = style?.scale ?? 7;
  if (!(scale >= 1 && scale <= 100))
    return { path: 'style.scale', problem: `${scale} pixels per ${picture.unit}`, mend: 'choose 1 to 100' };
  for (const side of ['width', 'height'] as const)
    if (!(table[side] > 0 && table[side] * scale <= largest))
      return {
        path: `table.${side}`,
        problem: `a table ${table[side]} ${picture.unit} in ${side} cannot be drawn at ${scale} pixels per ${picture.unit}`,
        mend: `choose a ${side} above 0 and, times the scale, at most ${largest} pixels`,
      };
  const grid = style?.grid ?? 30;
  if (!(grid * scale >= 12))
    return {
      path: 'style.grid',
      problem: `coordinates every ${grid} ${picture.unit} would run into each other`,
      mend: `choose at least ${Math.ceil(12 / scale)}`,
    };
  const idPrefix = style?.idPrefix ?? 'lw';
  if (!/^[A-Za-z_][A-Za-z0-9_-]{0,40}$/.test(idPrefix))
    return {
      path: 'style.idPrefix',
      problem: `"${idPrefix}" cannot begin an XML id`,
      mend: 'use a letter, then letters, digits, - and _',
    };
  return undefined;
}
