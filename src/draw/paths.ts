import type { SideInk } from './ink.js';
import { apart, between, direction, legs, pathText, plus, quarter } from './plane.js';
import type { Sheet } from './sheet.js';
import { element, group, spaced } from './svg.js';
import type { Piece } from './types.js';

/** The way a piece came: a ring where it began, a dashed line, an arrowhead in the middle of every long leg. */
export function drawPath(sheet: Sheet, piece: Piece, side: SideInk): string {
  if (piece.hidden === true || piece.path === undefined || piece.path.length < 2) return '';
  const { em, ink } = sheet;
  const line = piece.path.map(sheet.spot);
  const start = line[0];
  if (start === undefined) return '';
  const heads = legs(line)
    .filter(([from, to]) => apart(from, to) > em * 2)
    .map(([from, to]) => {
      const step = direction(from, to);
      const tip = plus(between(from, to), step, em * 0.3);
      const foot = plus(tip, step, -em * 0.75);
      return pathText([plus(foot, quarter(step), em * 0.32), tip, plus(foot, quarter(step), -em * 0.32)], true);
    })
    .join('');
  const stroke = (colour: string, width: number, dashes?: string) =>
    element('path', {
      d: pathText(line),
      fill: 'none',
      stroke: colour,
      'stroke-width': em * width,
      'stroke-linejoin': 'round',
      'stroke-dasharray': dashes,
    });
  return group(
    { class: 'path', 'data-piece': piece.id },
    element('g', { 'stroke-opacity': '0.75' }, stroke(ink.paper, 0.36)),
    stroke(side.colour, 0.14, spaced(em * 0.5, em * 0.28)),
    element('circle', {
      cx: start.x,
      cy: start.y,
      r: em * 0.26,
      fill: ink.paper,
      stroke: side.colour,
      'stroke-width': em * 0.12,
    }),
    heads === '' ? '' : element('path', { d: heads, fill: side.colour, stroke: ink.paper, 'stroke-width': em * 0.07 }),
  );
}
