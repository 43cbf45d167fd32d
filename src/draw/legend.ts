import { drawMelee } from './fire.js';
import type { SideInk } from './ink.js';
import { fitted, lettering, sans, textWidth } from './lettering.js';
import { pathText, rectangle, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { decimal, element, group, spaced } from './svg.js';
import type { TablePicture } from './types.js';

/** One entry of the legend: a sign, drawn about a spot, and what it means. */
interface Entry {
  readonly words: string;
  readonly bold: boolean;
  sign(at: Spot): string;
}

/** A legend laid out in rows. */
export interface Legend {
  readonly height: number;
  readonly content: string;
}

/** The sides with their strength and losses, then the signs that this picture uses and no others. */
export function drawLegend(
  sheet: Sheet,
  picture: TablePicture,
  sides: readonly SideInk[],
  at: Spot,
  width: number,
): Legend {
  const { em, ink } = sheet;
  const size = em * 0.9;
  const signWidth = em * 2.6;
  const rowHeight = em * 1.75;
  let x = at.x;
  let y = at.y + rowHeight / 2;
  let lastBold = true;
  const drawn: string[] = [];
  for (const entry of [...sideEntries(sheet, picture, sides), ...signEntries(sheet, picture)]) {
    const words = fitted(entry.words, size, width - signWidth);
    const needed = signWidth + textWidth(words, size) * (entry.bold ? 1.08 : 1) + em * 1.6;
    // The signs begin a row of their own.
    if (x > at.x && (x + needed > at.x + width || (lastBold && !entry.bold))) {
      x = at.x;
      y += rowHeight;
    }
    lastBold = entry.bold;
    drawn.push(
      entry.sign({ x: x + signWidth / 2 - em * 0.3, y }) +
        lettering(words, {
          x: x + signWidth,
          y: y + size * 0.34,
          'font-weight': entry.bold ? 'bold' : undefined,
        }),
    );
    x += needed;
  }
  return {
    height: drawn.length === 0 ? 0 : y + rowHeight / 2 - at.y,
    content: group({ class: 'legend', 'font-family': sans, 'font-size': size, fill: ink.text }, ...drawn),
  };
}

function sideEntries(sheet: Sheet, picture: TablePicture, sides: readonly SideInk[]): readonly Entry[] {
  const { em, ink } = sheet;
  return sides.map((side, index) => {
    const open = picture.pieces.filter(
      piece => piece.hidden !== true && (piece.side === side.id || piece.side === index),
    );
    const figures = open.reduce((sum, piece) => sum + piece.placed.figures, 0);
    const lost = open.reduce((sum, piece) => sum + (piece.lost?.figures ?? 0), 0);
    const strength = `${open.length} ${open.length === 1 ? 'unit' : 'units'}, ${decimal(figures)} figures`;
    return {
      words: `${side.name}: ${strength}${lost > 0 ? `, ${decimal(lost)} lost` : ''}`,
      bold: true,
      sign: at =>
        element('path', {
          d: pathText(rectangle(at, em * 1.8, em * 0.95), true),
          fill: side.stand,
          stroke: ink.text,
          'stroke-width': em * 0.1,
        }) +
        [-0.42, 0.42]
          .map(aside =>
            element('circle', {
              cx: at.x + aside * em,
              cy: at.y,
              r: em * 0.26,
              fill: side.figure,
              stroke: side.fill === 'solid' ? undefined : side.figureEdge,
              'stroke-width': side.fill === 'solid' ? undefined : em * 0.08,
              'paint-order': 'stroke',
            }),
          )
          .join(''),
    };
  });
}

function signEntries(sheet: Sheet, picture: TablePicture): readonly Entry[] {
  const { em, ink } = sheet;
  const open = picture.pieces.filter(piece => piece.hidden !== true);
  const shots = picture.shots ?? [];
  const line = (colour: string, dashes?: string) => (at: Spot) =>
    element('path', {
      d: pathText([
        { x: at.x - em * 0.95, y: at.y },
        { x: at.x + em * 0.95, y: at.y },
      ]),
      stroke: colour,
      'stroke-width': em * 0.13,
      'stroke-dasharray': dashes,
      'stroke-linecap': dashes === undefined ? undefined : 'round',
    });
  const words = (text: string, colour: string) => (at: Spot) =>
    lettering(text, { x: at.x, y: at.y + em * 0.32, 'text-anchor': 'middle', 'font-weight': 'bold', fill: colour });
  const chevrons = (count: number) => (at: Spot) =>
    element('path', {
      d: Array.from({ length: count }, (_, index) => {
        const tip = { x: at.x, y: at.y + em * (0.3 * index - 0.15 * (count - 1) + 0.2) };
        return pathText([
          { x: tip.x - em * 0.45, y: tip.y - em * 0.36 },
          tip,
          { x: tip.x + em * 0.45, y: tip.y - em * 0.36 },
        ]);
      }).join(''),
      fill: 'none',
      stroke: ink.text,
      'stroke-width': em * 0.15,
      'stroke-linejoin': 'round',
    });
  const cross = (at: Spot) =>
    element('path', {
      d: [-1, 1]
        .map(side =>
          pathText([
            { x: at.x - em * 0.35, y: at.y - side * em * 0.35 },
            { x: at.x + em * 0.35, y: at.y + side * em * 0.35 },
          ]),
        )
        .join(''),
      stroke: ink.text,
      'stroke-width': em * 0.14,
      'stroke-linecap': 'round',
    });
  const entries: readonly (Entry & { readonly used: boolean })[] = [
    {
      used: open.some(piece => (piece.path?.length ?? 0) > 1),
      words: 'last move',
      sign: line(ink.text, spaced(em * 0.5, em * 0.28)),
    },
    { used: shots.length > 0, words: 'shot', sign: line(ink.shot, spaced(em * 0.16, em * 0.36)) },
    {
      used: open.some(piece => (piece.lost?.figures ?? 0) > 0),
      words: 'figures lost',
      sign: words('−3', ink.loss),
    },
    {
      used: open.some(
        piece => piece.placed.figures % piece.placed.stand.figures !== 0 || (piece.lost?.caps?.length ?? 0) > 0,
      ),
      words: 'dead cap',
      sign: cross,
    },
    { used: open.some(piece => piece.state === 'back'), words: 'goes back', sign: chevrons(1) },
    { used: open.some(piece => piece.state === 'back-and-turn'), words: 'goes back and turns', sign: chevrons(2) },
    { used: open.some(piece => piece.state === 'rout'), words: 'routs', sign: chevrons(3) },
    {
      used: open.some(piece => piece.state === 'in melee'),
      words: 'melee',
      sign: (at: Spot) => drawMelee({ ...sheet, em: em * 0.75 }, at),
    },
    {
      used: picture.pieces.some(piece => piece.hidden === true),
      words: 'hidden marker',
      sign: words('?', ink.text),
    },
  ].map(entry => ({ ...entry, bold: false }));
  return entries.filter(entry => entry.used);
}
