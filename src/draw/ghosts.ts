import type { SideInk } from './ink.js';
import { pathText } from './plane.js';
import type { Sheet } from './sheet.js';
import { groundOfBody, isStanding } from './stands.js';
import { element, spaced } from './svg.js';
import type { Ghost, Piece } from './types.js';

/** The outline of a piece where it stood before, empty and in fine dashes. */
export function drawGhost(sheet: Sheet, { placed }: Ghost, piece: Piece, side: SideInk): string {
  if (piece.hidden === true || !isStanding(piece)) return '';
  const { em } = sheet;
  return element('path', {
    class: 'ghost',
    'data-piece': piece.id,
    d: pathText(groundOfBody({ ...piece, placed }).map(sheet.spot), true),
    fill: sheet.ink.paper,
    'fill-opacity': '0.35',
    stroke: side.colour,
    'stroke-opacity': '0.7',
    'stroke-width': em * 0.1,
    'stroke-dasharray': spaced(em * 0.18, em * 0.18),
  });
}
