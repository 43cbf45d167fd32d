import { counted } from '../rulebook/index.js';
import { drawMarkedStand } from './arms.js';
import type { SideInk } from './ink.js';
import { type Entry, signEntries } from './legend-signs.js';
import { fitted, lettering, sans, textWidth } from './lettering.js';
import { drawLook } from './looks.js';
import { drawFlag } from './markers.js';
import { pathText, rectangle, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { isStanding, lossesOf, strengthOf, summed } from './stands.js';
import { decimal, element, group } from './svg.js';
import { type Look, looks, type MarkedStand, type Piece, standMarks, type TablePicture } from './types.js';

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
  let row: Entry['row'] = 'sides';
  const drawn: string[] = [];
  const entries = [
    ...sideEntries(sheet, picture, sides),
    ...standEntries(sheet, picture),
    ...signEntries(sheet, picture),
  ];
  for (const entry of entries) {
    const bold = entry.row === 'sides';
    const words = fitted(picture.words?.[entry.words] ?? entry.words, size, width - signWidth);
    const needed = signWidth + textWidth(words, size) * (bold ? 1.08 : 1) + em * 1.6;
    if (x > at.x && (x + needed > at.x + width || row !== entry.row)) {
      x = at.x;
      y += rowHeight;
    }
    row = entry.row;
    drawn.push(
      entry.sign({ x: x + signWidth / 2 - em * 0.3, y }) +
        lettering(words, {
          x: x + signWidth,
          y: y + size * 0.34,
          'font-weight': bold ? 'bold' : undefined,
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
    return {
      words: `${side.name}: ${side.strength ?? strengthWords(open, side.gone)}`,
      row: 'sides',
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

/** What a side has on the table, and what it has lost; the parts of a ship count no more than she does. */
function strengthWords(all: readonly Piece[], gone = 0): string {
  const pieces = all.filter(piece => piece.part !== true);
  const standing = pieces.filter(isStanding).length;
  const { figures, stands } = summed(pieces.map(strengthOf));
  const open = summed(pieces.map(lossesOf));
  const lost = { ...open, figures: open.figures + gone };
  const parts = [
    counted(standing, 'unit'),
    figures > 0 || stands === 0 ? counted(decimal(figures), 'figure') : '',
    stands > 0 ? counted(decimal(stands), 'stand') : '',
    lost.figures + lost.stands > 0 ? `${decimal(lost.figures + lost.stands)} lost` : '',
  ];
  return parts.filter(part => part !== '').join(', ');
}

/** The stands of this picture, each on a little ground of its own. */
function standEntries(sheet: Sheet, picture: TablePicture): readonly Entry[] {
  const { em, ink } = sheet;
  const stands = picture.pieces.filter(piece => piece.hidden !== true).flatMap(piece => piece.stands ?? []);
  const entry = (words: string, stand: Pick<MarkedStand, 'mark' | 'limbered'>): Entry => ({
    words,
    row: 'stands',
    sign: at =>
      element('path', {
        d: pathText(rectangle(at, em * 1.6, em * 1.6), true),
        fill: ink.paper,
        stroke: ink.text,
        'stroke-width': em * 0.08,
      }) +
      drawMarkedStand({ centre: at, ahead: { x: 0, y: -1 }, front: em * 1.5, depth: em * 1.5 }, stand, {
        fill: ink.text,
        paper: ink.paper,
      }),
  });
  const flagged = (rank: 'commander' | 'sub-commander'): Entry => ({
    words: rank,
    row: 'stands',
    sign: at =>
      drawFlag({ x: at.x - em * 0.5, y: at.y + em * 0.75 }, em * 0.75, rank, { cloth: ink.paper, edge: ink.text }),
  });
  const open = picture.pieces.filter(piece => piece.hidden !== true && isStanding(piece));
  const led = (['commander', 'sub-commander'] as const).filter(
    rank => open.some(({ flag }) => flag === rank) && !stands.some(({ mark }) => mark === rank),
  );
  const used = standMarks.filter(mark => stands.some(stand => stand.mark === mark));
  const limbered = stands.find(stand => stand.limbered === true);
  return [
    ...used.map(mark =>
      mark === 'commander' || mark === 'sub-commander' ? flagged(mark) : entry(mark, { mark, limbered: false }),
    ),
    ...(limbered === undefined ? [] : [entry('limbered', { mark: limbered.mark, limbered: true })]),
    ...looks.filter(look => open.some(piece => piece.look === look)).map(look => lookEntry(sheet, look)),
    ...led.map(flagged),
  ];
}

/** Figures of a look, one or two on a little ground of their own. */
function lookEntry({ em, ink }: Sheet, look: Look): Entry {
  const single = ['elephant', 'chariot', 'wagon', 'war wagon', 'bolt thrower', 'stone thrower'].includes(look);
  const size = em * 1.7;
  const places = (at: Spot): readonly Spot[] =>
    single ? [at] : [-0.36, 0.36].map(aside => ({ x: at.x + aside * em, y: at.y + em * 0.15 }));
  return {
    words: look,
    row: 'stands',
    sign: at =>
      element('path', {
        d: pathText(rectangle(at, size, size), true),
        fill: ink.paper,
        stroke: ink.text,
        'stroke-width': em * 0.08,
      }) +
      drawLook(
        look,
        {
          figures: look.endsWith('thrower') ? [] : places(at),
          centre: at,
          ahead: { x: 0, y: -1 },
          front: size * 0.9,
          depth: size * (single ? 1.05 : 0.75),
          man: em * 0.62,
        },
        { fill: ink.text, edge: ink.paper },
      ),
  };
}
