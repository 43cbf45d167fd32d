import { heading, pathText, plus, quarter, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { element } from './svg.js';
import type { Thing } from './types.js';

/** Of the length of a ship, so much narrows to the bow and to the stern. */
const TAPER = 0.22;

/** The outline of a ship on the sheet, from the bow round by starboard. */
export function hullOf(sheet: Sheet, { at, facing, length, beam }: Extract<Thing, { kind: 'ship' }>): readonly Spot[] {
  return hullAt(sheet.spot(at), heading(facing), length * sheet.scale, beam * sheet.scale);
}

/** The outline of a ship with its bow at a spot. */
export function hullAt(bow: Spot, ahead: Spot, length: number, beam: number): readonly Spot[] {
  const place = (back: number, right: number) => plus(plus(bow, ahead, -back * length), quarter(ahead), right * beam);
  return [
    // The stem stands out before the deck.
    place(-TAPER / 2, 0),
    place(TAPER / 2, 0.5),
    place(1 - TAPER, 0.5),
    place(1 + TAPER / 3, 0.12),
    place(1 + TAPER / 3, -0.12),
    place(1 - TAPER, -0.5),
    place(TAPER / 2, -0.5),
  ];
}

/** A ship of such an outline: planks, and thwarts from side to side. */
export function shipFrom({ em, ink }: Pick<Sheet, 'em' | 'ink'>, hull: readonly Spot[]): readonly string[] {
  const [, right, sternRight, , , sternLeft, left] = hull;
  const planks = element('path', {
    d: pathText(hull, true),
    fill: ink.timberLight,
    stroke: ink.timber,
    'stroke-width': em * 0.18,
    'stroke-linejoin': 'round',
  });
  if (right === undefined || left === undefined || sternRight === undefined || sternLeft === undefined) return [planks];
  const between = (a: Spot, b: Spot, share: number): Spot => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  });
  const thwarts = [0, 0.2, 0.4, 0.6, 0.8, 1].map(share =>
    pathText([between(right, sternRight, share), between(left, sternLeft, share)]),
  );
  return [
    planks,
    element('path', { d: thwarts.join(''), fill: 'none', stroke: ink.timber, 'stroke-width': em * 0.07 }),
  ];
}
