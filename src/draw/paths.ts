import { insist } from '../rulebook/index.js';
import type { Point } from '../table/index.js';
import type { SideInk } from './ink.js';
import { apart, between, direction, legs, pathText, plus, quarter } from './plane.js';
import type { Sheet } from './sheet.js';
import { type Attributes, element, group, spaced } from './svg.js';
import type { Move, Piece, TablePicture } from './types.js';

/** A stretch of movement as it is drawn. */
export interface Way {
  readonly piece: Piece;
  readonly how: Move['how'];
  readonly path: readonly Point[];
}

/** Every stretch of movement that a picture shows. */
export function waysOf({ pieces, moves = [] }: TablePicture): readonly Way[] {
  const last = pieces.map(piece => ({ piece, how: 'march' as const, path: piece.path ?? [] }));
  const told = moves.map(({ piece: id, how, path }, index) => {
    const piece = pieces.find(one => one.id === id);
    insist(piece !== undefined, () => ({
      path: `moves[${index}].piece`,
      problem: `no piece is called "${id}"`,
      mend: 'name a piece of the picture',
    }));
    return { piece, how, path };
  });
  return [...last, ...told].filter(({ piece, path }) => piece.hidden !== true && path.length > 1);
}

/** Dashes of each kind of movement, in ems: a march is dashed, a charge drawn through, a recoil dotted. */
const strokes: { readonly [K in Move['how']]: { readonly width: number; readonly dashes?: readonly number[] } } = {
  march: { width: 0.14, dashes: [0.5, 0.28] },
  charge: { width: 0.2 },
  recoil: { width: 0.18, dashes: [0.02, 0.34] },
};

/** The line of a kind of movement. */
export function strokeOf(how: Move['how'], em: number): Attributes {
  const { width, dashes } = strokes[how];
  return {
    'stroke-width': em * width,
    'stroke-linejoin': 'round',
    'stroke-dasharray': dashes === undefined ? undefined : spaced(...dashes.map(length => length * em)),
    'stroke-linecap': how === 'recoil' ? 'round' : undefined,
  };
}

/** The way a piece came: a ring where it began, its line, an arrowhead in the middle of every long leg. */
export function drawWay(sheet: Sheet, { piece, how, path }: Way, side: SideInk): string {
  const { em, ink } = sheet;
  const line = path.map(sheet.spot);
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
  const stroke = (colour: string, attributes: Attributes) =>
    element('path', { d: pathText(line), fill: 'none', stroke: colour, ...attributes });
  return group(
    { class: 'path', 'data-piece': piece.id },
    element(
      'g',
      { 'stroke-opacity': '0.75' },
      stroke(ink.paper, { 'stroke-width': em * 0.36, 'stroke-linejoin': 'round' }),
    ),
    stroke(side.colour, strokeOf(how, em)),
    element('circle', {
      cx: start.x,
      cy: start.y,
      r: em * 0.26,
      fill: ink.paper,
      stroke: side.colour,
      'stroke-width': em * 0.12,
    }),
    heads === ''
      ? ''
      : element('path', {
          d: heads,
          fill: how === 'recoil' ? ink.paper : side.colour,
          stroke: how === 'recoil' ? side.colour : ink.paper,
          'stroke-width': em * (how === 'recoil' ? 0.12 : 0.07),
        }),
  );
}
