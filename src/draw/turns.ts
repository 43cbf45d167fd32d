import { counted, insist } from '../rulebook/index.js';
import { fitted, lettering, serif } from './lettering.js';
import { element, group, spaced, svgDocument } from './svg.js';
import { tableDrawing } from './table.js';
import type { TablePicture, TurnsOptions } from './types.js';

/** Pixels between the pictures of a sheet, and about them. */
const gap = 24;

/**
 * Several pictures of the table on one sheet, in reading order: a battle turn by turn.
 *
 * @throws RuleViolation as `drawTable` does, and when there is no picture or the number of columns is not a whole number from 1.
 */
export function drawTurns(pictures: readonly TablePicture[], options: TurnsOptions = {}): string {
  insist(pictures.length > 0, () => ({ path: 'pictures', problem: 'no pictures', mend: 'give at least one' }));
  const columns = Math.min(pictures.length, options.columns ?? 2);
  insist(Number.isInteger(columns) && columns >= 1, () => ({
    path: 'columns',
    problem: `pictures cannot stand in ${counted(columns, 'column')}`,
    mend: 'choose a whole number from 1',
  }));
  const idPrefix = options.idPrefix ?? 'lw';
  const drawings = pictures.map((picture, index) =>
    tableDrawing({ ...picture, style: { ...picture.style, idPrefix: `${idPrefix}-${index + 1}` } }),
  );
  const column = Math.max(...drawings.map(drawing => drawing.width));
  const row = Math.max(...drawings.map(drawing => drawing.height));
  const title = options.title ?? '';
  const top = title === '' ? gap : gap * 3;
  const width = columns * column + (columns + 1) * gap;
  const rows = Math.ceil(drawings.length / columns);
  return svgDocument(
    { width, height: top + rows * (row + gap) },
    {
      title: title === '' ? 'Turns of a battle' : title,
      description: `${counted(drawings.length, 'picture')} of the table.`,
      idPrefix,
    },
    element('rect', { width, height: top + rows * (row + gap), fill: '#ffffff' }),
    title === ''
      ? ''
      : lettering(fitted(title, 34, width - gap * 2), {
          x: width / 2,
          y: gap * 2.2,
          'text-anchor': 'middle',
          'font-family': serif,
          'font-size': 34,
          'font-weight': 'bold',
        }),
    ...drawings.map((drawing, index) =>
      group(
        {
          transform: `translate(${spaced(gap + (index % columns) * (column + gap), top + Math.floor(index / columns) * (row + gap))})`,
        },
        drawing.svg,
      ),
    ),
  );
}
