import { drawCompass, drawScaleBar } from './furniture.js';
import type { SideInk } from './ink.js';
import { drawLegend } from './legend.js';
import { lettering, lines, serif } from './lettering.js';
import type { Sheet } from './sheet.js';
import { group } from './svg.js';
import type { TablePicture } from './types.js';

/** What stands under the frame: scale bar, legend, compass, caption. */
export function drawFooter(
  sheet: Sheet,
  picture: TablePicture,
  sides: readonly SideInk[],
): { readonly height: number; readonly content: string } {
  const { em, ground } = sheet;
  const margin = (sheet.width - Math.max(ground.right - ground.left, em * 25)) / 2;
  const right = sheet.width - margin;
  const top = ground.bottom + em * 2.3;
  const compass = em * 1.7;
  const legendAt = { x: margin, y: top + em * 1.9 };
  const legend =
    picture.legend === false
      ? { height: 0, content: '' }
      : drawLegend(sheet, picture, sides, legendAt, right - margin - compass * 2 - em * 1.5);
  const captionTop = Math.max(legendAt.y + legend.height, top + compass * 2 + em * 1.4) + em * 0.2;
  const caption = lines(picture.caption ?? '', em, right - margin);
  return {
    height: captionTop + caption.length * em * 1.35 + em * 0.6 - ground.bottom,
    content: group(
      { class: 'footer' },
      drawScaleBar(sheet, { x: margin, y: top }, picture.table.width, picture.unit),
      legend.content,
      drawCompass(sheet, { x: right - compass, y: top + em * 0.9 + compass }, compass),
      ...caption.map((line, index) =>
        lettering(line, {
          x: margin,
          y: captionTop + em * (1 + 1.35 * index),
          'font-family': serif,
          'font-size': em,
          'font-style': 'italic',
          fill: sheet.ink.text,
        }),
      ),
    ),
  };
}
