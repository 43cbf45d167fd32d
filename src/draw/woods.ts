import { type Area, pointInPolygon, type Strip } from '../table/index.js';
import { grain, sway } from './grain.js';
import { apart, boundsOf, clearance, legs, pathText, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { decimal, element, group, spaced } from './svg.js';

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
  const { em, centimetre } = sheet;
  const outline = wood.outline.map(sheet.spot);
  const box = boundsOf(outline);
  const area = (box.right - box.left) * (box.bottom - box.top);
  // A wood that fills a large table gets larger trees, not ten thousand.
  const pitch = Math.max(em * 1.25, centimetre * 2.6, Math.sqrt(area / 2500));
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
      transform: `translate(${spaced(spot.x, spot.y)}) scale(${decimal(size / 10)})`,
    }),
  );
}

/** Three trees of radius 10, as definitions: a shadow, a lobed crown, and its lit side. */
export function treeSymbols(sheet: Sheet): string {
  const { ink, idPrefix } = sheet;
  return [0, 1, 2]
    .map(variant => {
      const lobes = 7 + variant;
      const rim = Array.from({ length: lobes }, (_, lobe) => {
        const turn = ((lobe + 0.3 * variant) / lobes) * 2 * Math.PI;
        const out = 8.6 + 0.8 * sway('crown', variant, lobe);
        return { x: Math.cos(turn) * out, y: Math.sin(turn) * out };
      });
      const crown = legs(rim, true)
        .map(([from, to], index) => {
          const radius = apart(from, to) * 0.62;
          const start = index === 0 ? `M${spaced(from.x, from.y)}` : '';
          return `${start}A${spaced(radius, radius, 0, 0, 1, to.x, to.y)}`;
        })
        .join('');
      return element(
        'g',
        { id: `${idPrefix}-tree-${variant}` },
        element('ellipse', { cx: 2.2, cy: 3, rx: 10, ry: 9.5, fill: ink.shade, 'fill-opacity': '0.22' }),
        element('path', { d: `${crown}Z`, fill: ink.tree, stroke: ink.treeEdge, 'stroke-width': 1.3 }),
        element('circle', { cx: -2.4, cy: -2.6, r: 4.8, fill: ink.treeLight }),
      );
    })
    .join('');
}
