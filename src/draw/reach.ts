import { arcPolygon, destination, widthOf } from '../table/index.js';
import type { SideInk } from './ink.js';
import { halo, lettering } from './lettering.js';
import { pathText, rectangle, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { bodyOf, isStanding } from './stands.js';
import { decimal, element, group, spaced } from './svg.js';
import type { Piece } from './types.js';

/** The ground a piece can fire at, the nearer bands darker, each bound marked with its range. */
export function drawArc(sheet: Sheet, piece: Piece, side: SideInk): string {
  const { arc, placed } = piece;
  const ranges = reachesOf(piece);
  if (arc === undefined || ranges.length === 0) return '';
  const { em } = sheet;
  const front = widthOf(bodyOf(piece));
  const outline = (radius: number) =>
    arcPolygon({ place: placed, halfAngle: arc.halfAngle, radius, front }).map(sheet.spot);
  const line = (radius: number) => pathText(outline(radius), true);
  // Its base is what all bands have: two corners of a front, or the point from which it opens.
  const rim = (radius: number) => pathText(outline(radius).slice(front > 0 ? 2 : 1));
  const least = arc.from ?? 0;
  const bounds = [...(least > 0 ? [least] : []), ...ranges.slice(0, -1)];
  return group(
    { class: 'arc', 'data-piece': piece.id, 'clip-path': `url(#${sheet.idPrefix}-ground)` },
    // Each band by itself: none lies over another, and what is too near is left as it is.
    ...ranges.map((radius, at) => {
      const inner = ranges[at - 1] ?? least;
      return element('path', {
        d: line(radius) + (inner > 0 ? line(inner) : ''),
        fill: side.colour,
        'fill-rule': 'evenodd',
        'fill-opacity': Number(sheet.ink.tint) / (1 + at / 2),
      });
    }),
    // Each line once: dashes over dashes would close up.
    element('path', {
      class: 'reach',
      d: line(ranges.at(-1) ?? 0) + bounds.map(rim).join(''),
      fill: 'none',
      stroke: side.colour,
      'stroke-opacity': '0.6',
      'stroke-width': em * 0.08,
      'stroke-dasharray': spaced(em * 0.2, em * 0.3),
      'stroke-linecap': 'round',
    }),
    ...arcMarks(sheet, piece).map(({ at, words }) =>
      lettering(words, {
        x: at.x,
        y: at.y + em * 0.28,
        'text-anchor': 'middle',
        'font-size': em * 0.75,
        fill: side.colour,
        ...halo(sheet.ink.ground, em * 0.25),
      }),
    ),
  );
}

/** The ranges to which a piece is shown to reach, the least first: nobody who is hidden or gone gives his away. */
export function reachesOf(piece: Piece): readonly number[] {
  const { arc, hidden } = piece;
  return arc === undefined || hidden === true || !isStanding(piece) ? [] : [...arc.ranges].sort((a, b) => a - b);
}

/** Where the ranges of an arc are written: on its middle line. */
function arcMarks(sheet: Sheet, piece: Piece): readonly { readonly at: Spot; readonly words: string }[] {
  const { at, facing } = piece.placed;
  const { from = 0, ranges = [] } = piece.arc ?? {};
  return (from > 0 ? [from, ...ranges] : ranges).map(range => ({
    at: sheet.spot(destination(at, facing, range)),
    words: decimal(range),
  }));
}

/** The room that the ranges of an arc take. */
export function arcBoxes(sheet: Sheet, piece: Piece): readonly (readonly Spot[])[] {
  if (piece.hidden === true) return [];
  return arcMarks(sheet, piece).map(({ at }) => rectangle(at, sheet.em * 1.6, sheet.em));
}
