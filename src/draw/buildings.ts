import type { Area, Barrier } from '../table/index.js';
import { light } from './light.js';
import { apart, between, direction, legs, middleOf, pathText, plus, quarter, type Spot, windingOf } from './plane.js';
import type { Sheet } from './sheet.js';
import { element, group, spaced } from './svg.js';

/** Buildings: a roof with a ridge, lit from the north-west. */
export function buildings(sheet: Sheet, areas: readonly Area[]): string {
  return group(
    { class: 'buildings' },
    ...areas.filter(area => area.kind === 'building').map(area => building(sheet, area)),
  );
}

function building(sheet: Sheet, area: Area): string {
  const { ink, em } = sheet;
  const outline = area.outline.map(sheet.spot);
  const shape = pathText(outline, true);
  const shadow = `translate(${spaced(em * 0.2, em * 0.24)})`;
  return group(
    { 'data-feature': area.id },
    element('path', { d: shape, fill: ink.shade, 'fill-opacity': '0.3', transform: shadow }),
    ...roof(sheet, outline),
    element('path', {
      d: shape,
      fill: 'none',
      stroke: ink.roofEdge,
      'stroke-width': em * 0.11,
      'stroke-linejoin': 'round',
    }),
  );
}

/** A hipped roof over four corners; over anything else, planes that rise to the middle. */
function roof(sheet: Sheet, outline: readonly Spot[]): readonly string[] {
  const { ink, em } = sheet;
  const middle = middleOf(outline);
  const turn = windingOf(outline) > 0 ? 1 : -1;
  const [a, b, c, d] = outline;
  const isQuad = outline.length === 4 && a && b && c && d;
  const ridge = isQuad ? ridgeOf(a, b, c, d) : [middle, middle];
  return legs(outline, true).map(([from, to]) => {
    const outward = quarter(direction(from, to));
    const lit = -(outward.x * light.x + outward.y * light.y) * turn > 0.05;
    const nearest = (spot: Spot) => {
      const [first, last] = ridge;
      if (first === undefined || last === undefined) return middle;
      return apart(spot, first) <= apart(spot, last) ? first : last;
    };
    return element('path', {
      d: pathText([from, to, nearest(to), nearest(from)], true),
      fill: lit ? ink.roofLight : ink.roof,
      stroke: ink.roofEdge,
      'stroke-width': em * 0.05,
      'stroke-linejoin': 'round',
    });
  });
}

function ridgeOf(a: Spot, b: Spot, c: Spot, d: Spot): readonly [Spot, Spot] {
  const [first, last, span] =
    apart(a, b) >= apart(b, c)
      ? [between(d, a), between(b, c), apart(b, c)]
      : [between(a, b), between(c, d), apart(a, b)];
  const hip = Math.min(span * 0.45, apart(first, last) * 0.4);
  const along = direction(first, last);
  return [plus(first, along, hip), plus(last, along, -hip)];
}

/** Fences (rail and posts), stone walls, and castles: walls with battlements, gates of planks. */
export function barriers(sheet: Sheet, drawn: readonly Barrier[]): string {
  const { ink, em } = sheet;
  const dash = (...lengths: readonly number[]) => spaced(...lengths.map(length => length * em));
  return group(
    { class: 'barriers' },
    ...drawn.map(barrier => {
      const d = pathText(barrier.line.map(sheet.spot));
      const stroke = (colour: string, width: number, dashes?: string) =>
        element('path', {
          d,
          fill: 'none',
          stroke: colour,
          'stroke-width': em * width,
          'stroke-linejoin': 'round',
          'stroke-dasharray': dashes,
        });
      return group(
        { 'data-feature': barrier.id },
        ...strokesOf(barrier.kind).map(([colour, width, ...dashes]) =>
          stroke(ink[colour], width, dashes.length === 0 ? undefined : dash(...dashes)),
        ),
      );
    }),
  );
}

/** A stroke along a barrier: its ink, how wide it is, and its dashes. Lengths in ems. */
type Stroke = readonly [
  colour: 'stone' | 'stoneEdge' | 'timber' | 'roofEdge',
  width: number,
  ...dashes: readonly number[],
];

/** What a barrier is drawn with, the lowest stroke first. */
function strokesOf(kind: Barrier['kind']): readonly Stroke[] {
  switch (kind) {
    case 'fence':
      return [
        ['timber', 0.12],
        ['timber', 0.5, 0.14, 0.76],
      ];
    case 'wall':
      return [
        ['stoneEdge', 0.5],
        ['stone', 0.32],
        ['stoneEdge', 0.32, 0.07, 0.52],
      ];
    case 'rampart':
      return [
        // Merlons stand out to both sides of the walk.
        ['stoneEdge', 1.3, 0.5, 0.36],
        ['stoneEdge', 0.92],
        ['stone', 1.14, 0.42, 0.44],
        ['stone', 0.76],
        ['stoneEdge', 0.08],
      ];
    case 'stakes':
      return [['timber', 0.7, 0.12, 0.4]];
    case 'ditch':
      return [
        ['roofEdge', 0.6],
        ['timber', 0.4],
      ];
    case 'barricade':
      return [
        ['timber', 0.5, 0.7, 0.1],
        ['roofEdge', 0.16],
      ];
    case 'gate':
      return [
        ['stoneEdge', 1],
        ['timber', 0.76],
        ['roofEdge', 0.76, 0.07, 0.33],
        ['stoneEdge', 0.12],
      ];
  }
}
