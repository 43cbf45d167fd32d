import type { SideInk } from './ink.js';
import { lettering, sans } from './lettering.js';
import { direction, middleOf, pathText, plus, rectangle, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { isStanding } from './stands.js';
import { decimal, element, group } from './svg.js';
import type { Piece } from './types.js';
import { groundOf } from './units.js';

/** Where the hits of a piece are counted: over the left end of its rear edge, out of the fight. */
function hitsSpot(sheet: Sheet, piece: Piece): Spot {
  const [, , rearRight, rearLeft] = groundOf(sheet, piece);
  if (rearRight === undefined || rearLeft === undefined) return sheet.spot(piece.placed.at);
  return plus(rearLeft, direction(rearLeft, rearRight), sheet.em * 0.3);
}

function countsHits(piece: Piece): boolean {
  return (piece.hits ?? 0) > 0 && piece.hidden !== true && isStanding(piece);
}

/** The room that the count of hits takes. */
export function hitsBox(sheet: Sheet, piece: Piece): readonly (readonly Spot[])[] {
  return countsHits(piece) ? [rectangle(hitsSpot(sheet, piece), sheet.em * 1.6, sheet.em * 1.6)] : [];
}

/** The hits that lie on a piece, counted on a lozenge. */
export function drawHits(sheet: Sheet, piece: Piece): string {
  return countsHits(piece) ? lozenge(sheet, hitsSpot(sheet, piece), decimal(piece.hits ?? 0)) : '';
}

/** A count on a lozenge. */
export function lozenge({ em, ink }: Sheet, at: Spot, count: string): string {
  return group(
    { class: 'hits' },
    element('path', {
      d: pathText(rectangle(at, em * 1.15, em * 1.15, 45), true),
      fill: ink.loss,
      stroke: ink.paper,
      'stroke-width': em * 0.12,
      'stroke-linejoin': 'round',
    }),
    lettering(count, {
      x: at.x,
      y: at.y + em * 0.31,
      'text-anchor': 'middle',
      'font-family': sans,
      'font-size': em * (count.length < 2 ? 0.9 : 0.72),
      'font-weight': 'bold',
      fill: ink.paper,
    }),
  );
}

function flagFoot(sheet: Sheet, piece: Piece): Spot {
  return middleOf(groundOf(sheet, piece));
}

function flagOf(piece: Piece): 'commander' | 'sub-commander' | undefined {
  if (piece.hidden === true) return undefined;
  if (piece.flag !== undefined && isStanding(piece)) return piece.flag;
  const mark = piece.stands?.find(stand => stand.mark === 'commander' || stand.mark === 'sub-commander')?.mark;
  return mark === 'commander' || mark === 'sub-commander' ? mark : undefined;
}

/** The room that a commander's flag takes. */
export function flagBox(sheet: Sheet, piece: Piece): readonly (readonly Spot[])[] {
  if (flagOf(piece) === undefined) return [];
  const foot = flagFoot(sheet, piece);
  return [rectangle({ x: foot.x + sheet.em * 0.7, y: foot.y - sheet.em * 1.5 }, sheet.em * 1.8, sheet.em * 1.2)];
}

/** The flag of a commander, if the piece is one. */
export function drawFlagOf(sheet: Sheet, piece: Piece, side: SideInk): string {
  const rank = flagOf(piece);
  if (rank === undefined) return '';
  return drawFlag(flagFoot(sheet, piece), sheet.em, rank, { cloth: side.stand, edge: sheet.ink.text });
}

/** A commander's flag, upright on the sheet whatever way he faces: swallow-tailed for the commander, a pennant for the other. */
export function drawFlag(
  foot: Spot,
  em: number,
  mark: 'commander' | 'sub-commander',
  paint: { readonly cloth: string; readonly edge: string },
): string {
  const top = { x: foot.x, y: foot.y - em * 2 };
  const at = (right: number, down: number): Spot => ({ x: top.x + right * em, y: top.y + down * em });
  const cloth =
    mark === 'commander'
      ? [at(0, 0), at(1.5, 0), at(1.1, 0.48), at(1.5, 0.96), at(0, 0.96)]
      : [at(0, 0), at(1.2, 0.4), at(0, 0.8)];
  return group(
    { class: 'flag', 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
    element('path', { d: pathText([top, foot]), stroke: paint.edge, 'stroke-width': em * 0.16 }),
    element('path', { d: pathText(cloth, true), fill: paint.cloth, stroke: paint.edge, 'stroke-width': em * 0.1 }),
  );
}
