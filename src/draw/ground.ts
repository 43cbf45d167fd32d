import { type Area, type Barrier, pointInPolygon, type Strip } from '../table/index.js';
import { grain, sway } from './grain.js';
import {
  apart,
  between,
  boundsOf,
  clearance,
  direction,
  legs,
  middleOf,
  pathText,
  plus,
  quarter,
  type Spot,
  stations,
  windingOf,
} from './plane.js';
import type { Sheet } from './sheet.js';
import { decimal, element, group, spaced } from './svg.js';

/** The light falls from the north-west, as on old maps. */
const light = { x: -Math.SQRT1_2, y: -Math.SQRT1_2 };

/** Hills and ridges: each level a contour with hachures inside it, darker on the side away from the light. */
export function hills(sheet: Sheet, areas: readonly Area[]): string {
  const levels = areas.filter(area => area.kind === 'hill' || area.kind === 'ridge');
  const drawn = [...levels].sort((a, b) => (a.level ?? 1) - (b.level ?? 1));
  return group({ class: 'hills' }, ...drawn.map(area => hill(sheet, area)));
}

function hill(sheet: Sheet, area: Area): string {
  const { ink, em } = sheet;
  const outline = area.outline.map(sheet.spot);
  const shape = pathText(outline, true);
  const fill = ink.hills[Math.min(Math.max(1, area.level ?? 1), ink.hills.length) - 1] ?? ink.ground;
  return group(
    { 'data-feature': area.id },
    element('path', {
      d: shape,
      fill: ink.shade,
      'fill-opacity': '0.14',
      transform: `translate(${spaced(em * 0.22, em * 0.26)})`,
    }),
    element('path', { d: shape, fill, stroke: ink.contour, 'stroke-width': em * 0.09, 'stroke-linejoin': 'round' }),
    ...hachures(sheet, area.id, outline),
  );
}

function hachures(sheet: Sheet, name: string, outline: readonly Spot[]): readonly string[] {
  const { em, ink } = sheet;
  const turn = windingOf(outline) > 0 ? 1 : -1;
  const weights = [0.045, 0.07, 0.1] as const;
  const strokes: string[][] = weights.map(() => []);
  stations(outline, em * 0.34, true).forEach(({ spot, along }, index) => {
    const inward = { x: -along.y * turn, y: along.x * turn };
    // 0 on the side that faces the light, 1 on the side in shade.
    const shade = (1 + inward.x * light.x + inward.y * light.y) / 2;
    const weight = shade > 0.66 ? 2 : shade > 0.33 ? 1 : 0;
    const length = em * (0.34 + 0.5 * shade + 0.22 * grain(name, index));
    const lean = plus(inward, along, 0.12 * sway(name, index, 1));
    strokes[weight]?.push(pathText([plus(spot, inward, em * 0.06), plus(spot, lean, length)]));
  });
  return strokes.map((paths, weight) =>
    paths.length === 0
      ? ''
      : element('path', {
          d: paths.join(''),
          fill: 'none',
          stroke: ink.contour,
          'stroke-width': em * (weights[weight] ?? 0.07),
          'stroke-linecap': 'round',
          'stroke-opacity': '0.75',
        }),
  );
}

/** Marsh and rough ground: their patterns within their outlines. */
export function brokenGround(sheet: Sheet, areas: readonly Area[]): string {
  const { ink, em, idPrefix } = sheet;
  const drawn = areas.filter(area => area.kind === 'marsh' || area.kind === 'rough');
  return group(
    { class: 'broken-ground' },
    ...drawn.map(area =>
      element('path', {
        d: pathText(area.outline.map(sheet.spot), true),
        'data-feature': area.id,
        fill: `url(#${idPrefix}-${area.kind})`,
        stroke: area.kind === 'marsh' ? ink.marsh : ink.rough,
        'stroke-width': em * 0.08,
        'stroke-dasharray': spaced(em * 0.15, em * 0.3),
        'stroke-linecap': 'round',
      }),
    ),
  );
}

/** The patterns of marsh (water lines and reeds) and rough ground (tussocks and stones), as definitions. */
export function groundPatterns(sheet: Sheet): string {
  const { em, ink, idPrefix } = sheet;
  const tile = (id: string, width: number, height: number, ...marks: readonly string[]) =>
    element('pattern', { id: `${idPrefix}-${id}`, width, height, patternUnits: 'userSpaceOnUse' }, ...marks);
  const line = (d: string, stroke: string, weight: number) =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': weight, 'stroke-linecap': 'round' });
  const reeds = (x: number, y: number) =>
    [-0.22, 0, 0.22]
      .map(lean =>
        pathText([
          { x: em * x, y: em * y },
          { x: em * (x + lean), y: em * (y - 0.55 + Math.abs(lean)) },
        ]),
      )
      .join('');
  const tuft = (x: number, y: number) =>
    [-0.26, -0.09, 0.09, 0.26]
      .map(foot =>
        pathText([
          { x: em * (x + foot), y: em * y },
          { x: em * (x + foot * 1.9), y: em * (y - 0.42 + Math.abs(foot) * 0.5) },
        ]),
      )
      .join('');
  const level = (x: number, y: number, length: number) =>
    pathText([
      { x: em * x, y: em * y },
      { x: em * (x + length), y: em * y },
    ]);
  const marsh = tile(
    'marsh',
    em * 2.4,
    em * 1.6,
    line(level(0.2, 0.6, 0.9) + level(1.5, 1.35, 0.7) + level(0.1, 1.3, 0.4), ink.marsh, em * 0.07),
    line(reeds(0.65, 0.6) + reeds(1.85, 1.35), ink.marsh, em * 0.07),
  );
  const stone = (x: number, y: number, r: number) =>
    element('ellipse', {
      cx: em * x,
      cy: em * y,
      rx: em * r,
      ry: em * r * 0.7,
      fill: ink.stone,
      stroke: ink.rough,
      'stroke-width': em * 0.07,
    });
  const rough = tile(
    'rough',
    em * 3,
    em * 2.4,
    line(tuft(0.7, 0.8) + tuft(2.1, 2), ink.rough, em * 0.08),
    stone(2.1, 0.7, 0.3),
    stone(2.5, 0.95, 0.17),
    stone(0.6, 1.8, 0.22),
  );
  return marsh + rough;
}

/** The floor of the woods, under roads and water. */
export function woodFloors(sheet: Sheet, areas: readonly Area[]): string {
  const { ink, em } = sheet;
  return group(
    { class: 'woods' },
    ...areas
      .filter(area => area.kind === 'wood')
      .map(area =>
        element('path', {
          d: pathText(area.outline.map(sheet.spot), true),
          'data-feature': area.id,
          fill: ink.wood,
          stroke: ink.treeEdge,
          'stroke-width': em * 0.09,
          'stroke-dasharray': spaced(em * 0.4, em * 0.25),
          'stroke-linejoin': 'round',
        }),
      ),
  );
}

/** Trees: on a shaken grid within the outline of a wood, none on a road or in water, the northern ones first. */
export function trees(sheet: Sheet, areas: readonly Area[], strips: readonly Strip[]): string {
  const ways = strips.map(strip => ({ line: strip.line.map(sheet.spot), half: (strip.width * sheet.scale) / 2 }));
  const drawn = areas.filter(area => area.kind === 'wood').map(area => treesOf(sheet, area, ways));
  return group({ class: 'trees' }, ...drawn.flat());
}

interface Way {
  readonly line: readonly Spot[];
  readonly half: number;
}

function treesOf(sheet: Sheet, wood: Area, ways: readonly Way[]): readonly string[] {
  const { em, scale } = sheet;
  const outline = wood.outline.map(sheet.spot);
  const box = boundsOf(outline);
  const area = (box.right - box.left) * (box.bottom - box.top);
  // A wood that fills a large table gets larger trees, not ten thousand.
  const pitch = Math.max(em * 1.25, scale * 2.6, Math.sqrt(area / 2500));
  const found: { readonly spot: Spot; readonly size: number; readonly variant: number }[] = [];
  for (let row = 0; box.top + row * pitch * 0.8 < box.bottom; row++)
    for (let column = 0; box.left + (column - 0.5) * pitch < box.right; column++) {
      const spot = {
        x: box.left + (column + (row % 2) / 2 + 0.32 * sway(wood.id, row, column, 1)) * pitch,
        y: box.top + (row + 0.5 + 0.3 * sway(wood.id, row, column, 2)) * pitch * 0.8,
      };
      const size = pitch * (0.42 + 0.16 * grain(wood.id, row, column, 3));
      if (!pointInPolygon(spot, outline) || clearance(spot, outline, true) < size * 0.75) continue;
      if (ways.some(way => clearance(spot, way.line) < way.half + size * 0.8)) continue;
      found.push({ spot, size, variant: Math.floor(grain(wood.id, row, column, 4) * 3) });
    }
  found.sort((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x);
  return found.map(({ spot, size, variant }) =>
    element('use', {
      href: `#${sheet.idPrefix}-tree-${variant}`,
      transform: `translate(${spaced(spot.x, spot.y)}) scale(${decimal(size)})`,
    }),
  );
}

/** Three trees of radius 1, as definitions: a shadow, a lobed crown, and its lit side. */
export function treeSymbols(sheet: Sheet): string {
  const { ink, idPrefix } = sheet;
  return [0, 1, 2]
    .map(variant => {
      const lobes = 7 + variant;
      const rim = Array.from({ length: lobes }, (_, lobe) => {
        const turn = ((lobe + 0.3 * variant) / lobes) * 2 * Math.PI;
        const out = 0.86 + 0.08 * sway('crown', variant, lobe);
        return { x: Math.cos(turn) * out, y: Math.sin(turn) * out };
      });
      const crown = legs(rim, true)
        .map(([from, to], index) => {
          const radius = (apart(from, to) * 0.62).toFixed(3);
          const start = index === 0 ? `M${from.x.toFixed(3)} ${from.y.toFixed(3)}` : '';
          return `${start}A${radius} ${radius} 0 0 1 ${to.x.toFixed(3)} ${to.y.toFixed(3)}`;
        })
        .join('');
      return element(
        'g',
        { id: `${idPrefix}-tree-${variant}` },
        element('ellipse', { cx: 0.22, cy: 0.3, rx: 1, ry: 0.95, fill: ink.shade, 'fill-opacity': '0.22' }),
        element('path', { d: `${crown}Z`, fill: ink.tree, stroke: ink.treeEdge, 'stroke-width': 0.13 }),
        element('circle', { cx: -0.24, cy: -0.26, r: 0.48, fill: ink.treeLight }),
      );
    })
    .join('');
}

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

/** Fences (rail and posts) and stone walls. */
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
        ...(barrier.kind === 'wall'
          ? [stroke(ink.stoneEdge, 0.5), stroke(ink.stone, 0.32), stroke(ink.stoneEdge, 0.32, dash(0.07, 0.52))]
          : [stroke(ink.timber, 0.12), stroke(ink.timber, 0.5, dash(0.14, 0.76))]),
      );
    }),
  );
}
