import { RuleViolation } from '../rulebook/index.js';
import { pictureFaults } from './faults.js';
import { drawFooter } from './footer.js';
import { drawForces } from './forces.js';
import { drawFrame, unitWords } from './furniture.js';
import { groundPatterns } from './ground.js';
import { sideOf, sidePatterns, sidesOf } from './ink.js';
import { fitted, lettering, serif } from './lettering.js';
import { emOf, gridOf, type Sheet, sheetOf } from './sheet.js';
import { decimal, element, svgDocument } from './svg.js';
import { drawTerrain } from './terrain.js';
import type { TablePicture } from './types.js';
import { describePiece } from './units.js';
import { treeSymbols } from './woods.js';

/** A finished picture and its size in pixels. */
export interface Drawing {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/**
 * The table from above, as SVG text: terrain, units stand by stand with their figures, facing, losses and state, the
 * paths of the last move, shots and what they hit, arcs of fire, hidden markers; a frame with coordinates, a scale bar,
 * a compass rose, a legend.
 *
 * The same picture gives the same text, byte for byte. Sides differ by fill and outline as well as by colour. Text is
 * escaped; no font, script or file is needed to show it.
 *
 * @throws RuleViolation with everything that is wrong with the picture (see `pictureFaults`), a side that is not there,
 * or a shot from or at a piece that is not there.
 */
export function drawTable(picture: TablePicture): string {
  return tableDrawing(picture).svg;
}

/** `drawTable`, with the size of the picture. */
export function tableDrawing(picture: TablePicture): Drawing {
  const faults = pictureFaults(picture);
  if (faults.length > 0) throw new RuleViolation(faults);
  const em = emOf(picture);
  const titled = (picture.title ?? '') !== '';
  const sheet = sheetOf(picture, em * (titled ? 4.4 : 2.2));
  const sides = sidesOf(picture, sheet.idPrefix);
  const grid = gridOf(picture);
  const footer = drawFooter(sheet, picture, sides);
  const size = { width: sheet.width, height: sheet.ground.bottom + footer.height };
  const words = {
    title: picture.title ?? 'The table',
    description: describePicture(picture),
    idPrefix: sheet.idPrefix,
  };
  const svg = svgDocument(
    size,
    words,
    element(
      'defs',
      {},
      groundClip(sheet),
      groundPatterns(sheet),
      picture.table.features.some(feature => feature.kind === 'wood') ? treeSymbols(sheet) : '',
      sidePatterns(sides, sheet.idPrefix, em * 0.5),
    ),
    element('rect', { width: size.width, height: size.height, fill: sheet.ink.paper }),
    titled ? drawTitle(sheet, picture.title ?? '') : '',
    drawTerrain(sheet, picture, grid),
    drawFrame(sheet, picture.table, grid),
    drawForces(sheet, picture, sides),
    footer.content,
  );
  return { svg, ...size };
}

function groundClip(sheet: Sheet): string {
  const { left, top, right, bottom } = sheet.ground;
  const ground = element('rect', { x: left, y: top, width: right - left, height: bottom - top });
  return element('clipPath', { id: `${sheet.idPrefix}-ground` }, ground);
}

function drawTitle(sheet: Sheet, title: string): string {
  const size = sheet.em * 1.6;
  return lettering(fitted(title, size, sheet.width - sheet.em * 2), {
    x: sheet.width / 2,
    y: sheet.em * 2.2,
    'text-anchor': 'middle',
    'font-family': serif,
    'font-size': size,
    'font-weight': 'bold',
    fill: sheet.ink.text,
  });
}

function describePicture(picture: TablePicture): string {
  const { table, unit } = picture;
  const sides = sidesOf(picture, 'lw');
  const size = `Table ${decimal(table.width)} by ${decimal(table.height)} ${unitWords[unit]}, north at the top.`;
  const pieces = picture.pieces.map(piece => `${describePiece(piece, sideOf(sides, piece.side))}.`);
  return [picture.caption ?? '', size, ...pieces].filter(part => part !== '').join(' ');
}
