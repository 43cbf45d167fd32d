import { heading, middleOf, pathText, plus, quarter, rectangle, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { isStanding } from './stands.js';
import { element, group } from './svg.js';
import type { Piece, PieceSign } from './types.js';
import { groundOf } from './units.js';

function signsOf({ signs = [], ...piece }: Piece): readonly PieceSign[] {
  return piece.hidden === true || !isStanding(piece) ? [] : signs;
}

/** Where a man holds his white flag: over his right shoulder, so that his arms stay to be seen. */
function handOf(sheet: Sheet, piece: Piece): Spot {
  const [, frontRight = sheet.spot(piece.placed.at)] = groundOf(sheet, piece);
  return frontRight;
}

/** The room that the signs of a piece take beside it. */
export function signBox(sheet: Sheet, piece: Piece): readonly (readonly Spot[])[] {
  if (!signsOf(piece).includes('yielded')) return [];
  const { x, y } = handOf(sheet, piece);
  return [rectangle({ x: x + sheet.em * 0.55, y: y - sheet.em * 0.75 }, sheet.em * 1.3, sheet.em * 1.7)];
}

/** What is seen of a man beside his arms: a white flag over who has yielded, a body stretched out of who lies on the ground. */
export function drawSigns(sheet: Sheet, piece: Piece): string {
  return signsOf(piece)
    .map(sign => {
      if (sign === 'yielded') return whiteFlag(sheet, handOf(sheet, piece));
      const along = heading(piece.placed.facing + 90);
      return lyingMan(sheet, middleOf(groundOf(sheet, piece)), along);
    })
    .join('');
}

/** A white flag on a staff. */
export function whiteFlag({ em, ink }: Sheet, foot: Spot): string {
  const top = { x: foot.x, y: foot.y - em * 1.5 };
  const cloth = [
    top,
    { x: top.x + em * 1.1, y: top.y },
    { x: top.x + em * 1.1, y: top.y + em * 0.75 },
    { x: top.x, y: top.y + em * 0.75 },
  ];
  return group(
    { class: 'yielded', 'stroke-linejoin': 'round' },
    element('path', { d: pathText([top, foot]), stroke: ink.text, 'stroke-width': em * 0.16 }),
    element('path', { d: pathText(cloth, true), fill: '#ffffff', stroke: ink.text, 'stroke-width': em * 0.12 }),
  );
}

/** A man stretched out on the ground: his head, his body, his legs apart. */
export function lyingMan({ em, ink }: Sheet, at: Spot, along: Spot): string {
  const aside = quarter(along);
  const spot = (ahead: number, off: number) => plus(plus(at, along, ahead * em), aside, off * em);
  const head = spot(1.05, 0);
  const limbs = [
    [spot(0.75, 0), spot(-0.35, 0)],
    [spot(-0.35, 0), spot(-1.15, 0.4)],
    [spot(-0.35, 0), spot(-1.15, -0.4)],
    [spot(0.45, -0.6), spot(0.45, 0.6)],
  ]
    .map(limb => pathText(limb))
    .join('');
  const drawn = (colour: string, width: number, radius: number) =>
    element('path', { d: limbs, fill: 'none', stroke: colour, 'stroke-width': em * width, 'stroke-linecap': 'round' }) +
    element('circle', { cx: head.x, cy: head.y, r: em * radius, fill: colour });
  return group({ class: 'on-the-ground' }, drawn(ink.paper, 0.62, 0.5), drawn(ink.text, 0.28, 0.34));
}
