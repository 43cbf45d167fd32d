import { drawMarkedStand } from './arms.js';
import { drawMelee, meleeSpots } from './fire.js';
import type { SideInk } from './ink.js';
import { fitted, lettering, sans, textWidth } from './lettering.js';
import { drawLook } from './looks.js';
import { drawFlag, lozenge } from './markers.js';
import { objectiveStar } from './objectives.js';
import { strokeOf, waysOf } from './paths.js';
import { pathText, rectangle, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { isStanding, lossesOf, strengthOf, summed } from './stands.js';
import { decimal, element, group, spaced } from './svg.js';
import { thingSign } from './things.js';
import { type Look, looks, type MarkedStand, type Piece, standMarks, type TablePicture } from './types.js';

/** One entry of the legend: a sign, drawn about a spot, and what it means. */
interface Entry {
  readonly words: string;
  /** Sides, stands and signs begin a row of their own each. */
  readonly row: 'sides' | 'stands' | 'signs';
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
  let row: Entry['row'] = 'sides';
  const drawn: string[] = [];
  const entries = [
    ...sideEntries(sheet, picture, sides),
    ...standEntries(sheet, picture),
    ...signEntries(sheet, picture),
  ];
  for (const entry of entries) {
    const bold = entry.row === 'sides';
    const words = fitted(entry.words, size, width - signWidth);
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
      words: `${side.name}: ${side.strength ?? strengthWords(open)}`,
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

function strengthWords(pieces: readonly Piece[]): string {
  const standing = pieces.filter(isStanding).length;
  const { figures, stands } = summed(pieces.map(strengthOf));
  const lost = summed(pieces.map(lossesOf));
  const parts = [
    `${standing} ${standing === 1 ? 'unit' : 'units'}`,
    figures > 0 || stands === 0 ? `${decimal(figures)} figures` : '',
    stands > 0 ? `${decimal(stands)} ${stands === 1 ? 'stand' : 'stands'}` : '',
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

function signEntries(sheet: Sheet, picture: TablePicture): readonly Entry[] {
  const { em, ink } = sheet;
  const open = picture.pieces.filter(piece => piece.hidden !== true);
  const shots = picture.shots ?? [];
  const ways = waysOf(picture);
  const lost = summed(open.map(lossesOf));
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
  const moved = (how: 'charge' | 'recoil') => (at: Spot) => {
    const ends = [-0.95, 0.95].map(aside => ({ x: at.x + em * aside, y: at.y }));
    return element('path', { d: pathText(ends), stroke: ink.text, ...strokeOf(how, em) });
  };
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
      used: ways.some(way => way.how === 'march'),
      words: 'last move',
      sign: line(ink.text, spaced(em * 0.5, em * 0.28)),
    },
    { used: ways.some(way => way.how === 'charge'), words: 'charge', sign: moved('charge') },
    { used: ways.some(way => way.how === 'recoil'), words: 'recoil', sign: moved('recoil') },
    { used: shots.length > 0, words: 'shot', sign: line(ink.shot, spaced(em * 0.16, em * 0.36)) },
    {
      used: lost.figures + lost.stands > 0,
      words: lost.figures === 0 ? 'stands lost' : 'figures lost',
      sign: words('−3', ink.loss),
    },
    {
      used: open.some(piece => (piece.hits ?? 0) > 0 && isStanding(piece)),
      words: 'hits not yet settled',
      sign: (at: Spot) => lozenge({ ...sheet, em: em * 0.85 }, at, '1'),
    },
    {
      used: open.some(wearsCap),
      words: 'dead cap',
      sign: cross,
    },
    { used: open.some(piece => piece.state === 'back'), words: 'goes back', sign: chevrons(1) },
    { used: open.some(piece => piece.state === 'back-and-turn'), words: 'goes back and turns', sign: chevrons(2) },
    { used: open.some(piece => piece.state === 'rout'), words: 'routs', sign: chevrons(3) },
    {
      used: meleeSpots(sheet, picture).length > 0,
      words: 'melee',
      sign: (at: Spot) => drawMelee({ ...sheet, em: em * 0.75 }, at),
    },
    {
      used: (picture.objectives ?? []).length > 0,
      words: 'objective',
      sign: (at: Spot) => objectiveStar({ ...sheet, em: em * 0.8 }, at, ink.paper),
    },
    ...(['caltrops', 'ladder', 'siege tower', 'ram', 'rider'] as const).map(kind => ({
      used: (picture.things ?? []).some(thing => thing.kind === kind),
      words: kind,
      sign: (at: Spot) => thingSign(sheet, kind, at),
    })),
    {
      used: picture.pieces.some(piece => piece.hidden === true),
      words: 'hidden marker',
      sign: words('?', ink.text),
    },
  ].map(entry => ({ ...entry, row: 'signs' as const }));
  return entries.filter(entry => entry.used);
}

function wearsCap({ placed, stands, lost }: Piece): boolean {
  if (stands !== undefined) return false;
  return (
    placed.figures % placed.stand.figures !== 0 ||
    (lost !== undefined && 'caps' in lost && (lost.caps?.length ?? 0) > 0)
  );
}
