import { sway } from './grain.js';
import { pathText, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { element } from './svg.js';
import type { Thing } from './types.js';

/** So many flames stand along the edge of what burns, at the most. */
const MOST = 40;

/** What burns: flames along its edge and in its middle. */
export function flames(sheet: Sheet, { id, ground }: Extract<Thing, { kind: 'fire' }>): readonly string[] {
  const spots = ground.map(sheet.spot);
  const pitch = sheet.em * 1.5;
  const along = spots.flatMap((from, i): Spot[] => {
    const to = spots[(i + 1) % spots.length];
    if (to === undefined || (spots.length < 3 && i > 0)) return [];
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / pitch));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
  const every = Math.max(1, Math.ceil(along.length / MOST));
  const edge = along.filter((_, i) => i % every === 0);
  return [...edge, middle(spots)].map((at, i) => flame(sheet, at, sheet.em * (1 + 0.35 * sway(id, i, i))));
}

function middle(spots: readonly Spot[]): Spot {
  const sum = spots.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, spots.length), y: sum.y / Math.max(1, spots.length) };
}

/** One flame of such a height. */
export function flame({ em, ink }: Pick<Sheet, 'em' | 'ink'>, { x, y }: Spot, high: number): string {
  const at = (right: number, up: number): Spot => ({ x: x + right * high, y: y + high / 2 - up * high });
  const tongue = [
    at(-0.32, 0.18),
    at(-0.3, 0.5),
    at(-0.12, 0.42),
    at(0.02, 1),
    at(0.2, 0.5),
    at(0.33, 0.6),
    at(0.3, 0.15),
    at(0, 0),
  ];
  return element('path', {
    d: pathText(tongue, true),
    fill: ink.shot,
    stroke: ink.roofLight,
    'stroke-width': em * 0.12,
    'stroke-linejoin': 'round',
  });
}
