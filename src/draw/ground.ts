import type { Area } from '../table/index.js';
import { grain, sway } from './grain.js';
import { light } from './light.js';
import { pathText, plus, type Spot, stations, windingOf } from './plane.js';
import type { Sheet } from './sheet.js';
import { element, group, spaced } from './svg.js';

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
