import { counted } from '../rulebook/index.js';
import { standsOf } from '../table/index.js';
import { drawMarkedStand } from './arms.js';
import { cap, marks, shownStands } from './figures.js';
import type { SideInk } from './ink.js';
import { apart, between, direction, heading, pathText, plus, quarter, rectangle, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { groundOfBody, isStanding, lossesOf, type MarkedPlace, markedPlaces, strengthOf } from './stands.js';
import { element, escaped, group, spaced } from './svg.js';
import { type Piece, standMarks } from './types.js';

/** The ground of a piece on the sheet: the corners of its body, or of its marker when it is hidden. */
export function groundOf(sheet: Sheet, piece: Piece): readonly Spot[] {
  if (piece.hidden === true || !isStanding(piece)) {
    const breadth = markerRadius(sheet) * 2;
    return rectangle(sheet.spot(piece.placed.at), breadth, breadth);
  }
  return groundOfBody(piece).map(sheet.spot);
}

/** What is drawn of a piece: its stands one by one, since a rear rank may leave gaps in its ground; or its ground. */
export function outlinesOf(sheet: Sheet, piece: Piece): readonly (readonly Spot[])[] {
  if (piece.hidden === true || !isStanding(piece)) return [groundOf(sheet, piece)];
  const places = piece.stands === undefined ? standsOf(piece.placed) : markedPlaces(piece);
  return places.length > 0 ? places.map(place => place.corners.map(sheet.spot)) : [groundOf(sheet, piece)];
}

function markerRadius(sheet: Sheet): number {
  return sheet.em * 0.95;
}

/** What a piece is, in one line for those who hear the picture. */
export function describePiece(piece: Piece, side: SideInk): string {
  if (piece.hidden === true) return `${side.name}: hidden marker`;
  const lost = lossesOf(piece);
  const hits = piece.hits ?? 0;
  const parts = [
    `${piece.label} (${side.name})`,
    `${piece.arm}, ${strengthWords(piece)}`,
    lost.figures + lost.stands > 0 ? `${lost.figures + lost.stands} lost` : '',
    hits > 0 ? counted(hits, 'hit') : '',
    piece.state !== undefined && piece.state !== 'steady' ? piece.state.replaceAll('-', ' ') : '',
    ...(piece.signs ?? []),
    piece.note ?? '',
  ];
  return parts.filter(part => part !== '').join(', ');
}

function strengthWords(piece: Piece): string {
  const { figures, stands } = strengthOf(piece);
  if (piece.stands === undefined) return counted(figures, 'figure');
  const marked = piece.stands.map(stand => stand.mark);
  const kinds = standMarks.filter(mark => marked.includes(mark));
  const counts = kinds.map(mark => `${mark} ${marked.filter(one => one === mark).length}`);
  return `${counted(stands, 'stand')}${counts.length === 0 ? '' : ` (${counts.join(', ')})`}`;
}

/** A piece: its stands one by one, their figures, the tick that shows its front. No label. */
export function drawPiece(sheet: Sheet, piece: Piece, side: SideInk): string {
  if (piece.hidden === true) return hiddenMarker(sheet, piece, side);
  const words = element('title', {}, escaped(describePiece(piece, side)));
  const attributes = { class: 'piece', 'data-piece': piece.id };
  if (!isStanding(piece)) return element('g', attributes, words, grave(sheet, piece, side));
  if (piece.stands !== undefined) return element('g', attributes, words, ...standByStand(sheet, piece, side));
  const { em } = sheet;
  const rout = piece.state === 'rout';
  const stands = shownStands(sheet, piece);
  return element(
    'g',
    attributes,
    words,
    element('path', {
      d: stands.map(stand => pathText(stand.corners, true)).join(''),
      fill: side.stand,
      stroke: rout ? side.colour : sheet.ink.text,
      'stroke-width': em * (side.fill === 'solid' ? 0.09 : 0.11),
      'stroke-linejoin': 'round',
      'stroke-dasharray': rout ? spaced(em * 0.25, em * 0.16) : undefined,
    }),
    ...stands.map(stand => marks(sheet, piece, stand, side)),
    frontTick(sheet, piece, side),
    retreatMark(sheet, piece, side),
  );
}

/** The stands of a piece that are drawn for themselves, every front edge heavier, a tick wherever its body faces. */
function standByStand(sheet: Sheet, piece: Piece, side: SideInk): readonly string[] {
  const { em, ink, scale } = sheet;
  const places = markedPlaces(piece);
  const front = piece.placed.stand.front * scale;
  const depth = piece.placed.stand.depth * scale;
  const fronts = places.filter(place => place.foremost).map(place => frontOf(sheet, place));
  const [left, right, rearRight, rearLeft] = groundOf(sheet, piece);
  const ends = left === undefined || right === undefined || rearRight === undefined || rearLeft === undefined;
  return [
    element('path', {
      d: places.map(place => pathText(place.corners.map(sheet.spot), true)).join(''),
      fill: side.stand,
      stroke: ink.text,
      'stroke-width': em * (side.fill === 'solid' ? 0.09 : 0.11),
      'stroke-linejoin': 'round',
    }),
    element('path', { class: 'fronts', d: fronts.join(''), stroke: side.colour, 'stroke-width': em * 0.24 }),
    ...places.map(({ marked, centre, facing }) =>
      drawMarkedStand({ centre: sheet.spot(centre), ahead: heading(facing), front, depth }, marked, {
        fill: side.figure,
        paper: side.figureEdge,
      }),
    ),
    ends ? '' : tick(sheet, left, right, side),
    ends || places.every(place => place.marked.back !== true) ? '' : tick(sheet, rearRight, rearLeft, side),
    retreatMark(sheet, piece, side),
  ];
}

/** The front edge of a stand, whichever way it faces. */
function frontOf(sheet: Sheet, { corners, marked }: MarkedPlace): string {
  const [frontLeft, frontRight, rearRight, rearLeft] = corners;
  const edge = marked.back === true ? [rearRight, rearLeft] : [frontLeft, frontRight];
  return pathText(edge.map(sheet.spot));
}

/** The tick in front of the middle of the front edge, and the front edge itself drawn heavier; of a square, every edge is a front. */
function frontTick(sheet: Sheet, piece: Piece, side: SideInk): string {
  const corners = groundOf(sheet, piece);
  const fronts = corners.slice(0, piece.allRound === true ? corners.length : 1).flatMap((left, i) => {
    const right = corners[(i + 1) % corners.length];
    if (right === undefined) return '';
    const edge = { d: pathText([left, right]), stroke: side.colour, 'stroke-width': sheet.em * 0.24 };
    return (piece.state === 'rout' ? '' : element('path', edge)) + tick(sheet, left, right, side);
  });
  return fronts.join('');
}

/** The tick before the middle of an edge, from its left end to its right. */
function tick(sheet: Sheet, left: Spot, right: Spot, side: SideInk): string {
  const { em, ink } = sheet;
  const aside = direction(left, right);
  const ahead = { x: aside.y, y: -aside.x };
  const middle = plus(between(left, right), ahead, em * 0.12);
  const half = Math.min(em * 0.45, Math.max(apart(left, right) / 2, em * 0.25));
  const outline = [plus(middle, aside, -half), plus(middle, ahead, em * 0.62), plus(middle, aside, half)];
  return element('path', {
    d: pathText(outline, true),
    class: 'facing',
    fill: side.colour,
    stroke: ink.paper,
    'stroke-width': em * 0.09,
    'stroke-linejoin': 'round',
  });
}

/** Chevrons behind a unit that must go back: one for back, two for back and turn, three for rout. */
function retreatMark(sheet: Sheet, piece: Piece, side: SideInk): string {
  const chevrons = { back: 1, 'back-and-turn': 2, rout: 3, steady: 0, 'in melee': 0 }[piece.state ?? 'steady'];
  if (chevrons === 0) return '';
  const { em, ink } = sheet;
  const [, , rearRight, rearLeft] = groundOf(sheet, piece);
  if (rearRight === undefined || rearLeft === undefined) return '';
  const behind = heading(piece.placed.facing + 180);
  const aside = quarter(behind);
  const d = Array.from({ length: chevrons }, (_, index) => {
    const tip = plus(between(rearRight, rearLeft), behind, em * (0.75 + 0.42 * index));
    const wing = plus(tip, behind, -em * 0.4);
    return pathText([plus(wing, aside, em * 0.5), tip, plus(wing, aside, -em * 0.5)]);
  }).join('');
  const stroke = (colour: string, width: number) =>
    element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return group({ class: 'retreat' }, stroke(ink.paper, em * 0.4), stroke(side.colour, em * 0.18));
}

/** The same for all hidden pieces, whatever they are, and nothing in it that names the piece. */
function hiddenMarker(sheet: Sheet, piece: Piece, side: SideInk): string {
  const { em, ink } = sheet;
  const at = sheet.spot(piece.placed.at);
  return element(
    'g',
    { class: 'hidden-marker' },
    element('title', {}, escaped(describePiece(piece, side))),
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: markerRadius(sheet),
      fill: ink.paper,
      stroke: side.colour,
      'stroke-width': em * 0.16,
      'stroke-dasharray': spaced(em * 0.3, em * 0.2),
    }),
    element(
      'text',
      {
        x: at.x,
        y: at.y + em * 0.42,
        'text-anchor': 'middle',
        'font-size': em * 1.2,
        'font-weight': 'bold',
        fill: side.colour,
      },
      '?',
    ),
  );
}

/** Where a unit was destroyed. */
function grave(sheet: Sheet, piece: Piece, side: SideInk): string {
  return graveSign(sheet, sheet.spot(piece.placed.at), side.colour);
}

/** A ring with a cap in it. */
export function graveSign(sheet: Sheet, at: Spot, colour: string): string {
  const { em } = sheet;
  return (
    element('circle', {
      cx: at.x,
      cy: at.y,
      r: markerRadius(sheet) * 0.75,
      fill: sheet.ink.paper,
      stroke: colour,
      'stroke-width': em * 0.1,
    }) + cap(sheet, at, em * 0.38)
  );
}
