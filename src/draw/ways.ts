import type { Crossing, Strip } from '../table/index.js';
import { grain, sway } from './grain.js';
import { direction, legs, pathText, plus, quarter, type Spot, stations } from './plane.js';
import type { Sheet } from './sheet.js';
import { element, group, spaced } from './svg.js';

function stroke(
  d: string,
  colour: string,
  width: number,
  more: Readonly<Record<string, string | number>> = {},
): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    ...more,
  });
}

/** Roads, all their edges under all their surfaces, so that they join cleanly where they meet. */
export function roads(sheet: Sheet, strips: readonly Strip[]): string {
  const { ink, em, scale } = sheet;
  const drawn = strips.filter(strip => strip.kind === 'road');
  const run = (strip: Strip) => pathText(strip.line.map(sheet.spot));
  return group(
    { class: 'roads' },
    ...drawn.map(strip => stroke(run(strip), ink.roadEdge, strip.width * scale)),
    ...drawn.map(strip =>
      element(
        'g',
        { 'data-feature': strip.id },
        stroke(run(strip), ink.road, Math.max(strip.width * scale - em * 0.16, strip.width * scale * 0.6)),
        stroke(run(strip), ink.roadEdge, em * 0.06, {
          'stroke-dasharray': spaced(em * 0.7, em * 0.5),
          'stroke-opacity': '0.6',
        }),
      ),
    ),
  );
}

/** Rivers and creeks: banks, water, and a few lines of current. */
export function waters(sheet: Sheet, strips: readonly Strip[]): string {
  const { ink, em, scale } = sheet;
  const drawn = strips.filter(strip => strip.kind === 'river' || strip.kind === 'creek');
  const run = (strip: Strip) => pathText(strip.line.map(sheet.spot));
  return group(
    { class: 'waters' },
    ...drawn.map(strip => stroke(run(strip), ink.bank, strip.width * scale, { 'stroke-linecap': 'round' })),
    ...drawn.map(strip => {
      const width = strip.width * scale;
      const surface = Math.max(width - em * 0.2, width * 0.6);
      return element(
        'g',
        { 'data-feature': strip.id },
        stroke(run(strip), ink.water, surface, { 'stroke-linecap': 'round' }),
        currents(sheet, strip, surface / 2 - em * 0.22),
      );
    }),
  );
}

/** Short strokes of current, strewn over the width of the water: they tell water from road without colour. */
function currents(sheet: Sheet, strip: Strip, half: number): string {
  const { em, ink } = sheet;
  const strokes = stations(strip.line.map(sheet.spot), em * 0.62).map(({ spot, along }, index) => {
    const start = plus(spot, quarter(along), Math.max(0, half) * sway(strip.id, index));
    return pathText([start, plus(start, along, em * (0.4 + 0.5 * grain(strip.id, index, 1)))]);
  });
  if (strokes.length === 0) return '';
  return element('path', {
    d: strokes.join(''),
    fill: 'none',
    stroke: ink.bank,
    'stroke-width': em * 0.07,
    'stroke-opacity': '0.75',
    'stroke-linecap': 'round',
  });
}

/** Fords (a pale band with stones) and bridges (planks or ashlar between two parapets). */
export function crossings(sheet: Sheet, drawn: readonly Crossing[]): string {
  return group(
    { class: 'crossings' },
    ...drawn.map(crossing =>
      group({ 'data-feature': crossing.id }, ...(crossing.kind === 'ford' ? ford : bridge)(sheet, crossing)),
    ),
  );
}

function ford(sheet: Sheet, crossing: Crossing): readonly string[] {
  const { ink, em, scale } = sheet;
  const line = crossing.line.map(sheet.spot);
  const width = crossing.width * scale;
  const stones: string[] = [];
  stations(line, em * 0.42).forEach(({ spot, along }, index) => {
    const across = Math.max(1, Math.floor(width / (em * 0.55)));
    for (let place = 0; place < across; place++) {
      const aside = ((place + 0.5) / across - 0.5) * width + em * 0.14 * sway(crossing.id, index, place);
      const stone = plus(plus(spot, quarter(along), aside), along, em * 0.12 * sway(crossing.id, index, place, 1));
      const r = em * (0.06 + 0.07 * grain(crossing.id, index, place, 2));
      stones.push(element('circle', { cx: stone.x, cy: stone.y, r }));
    }
  });
  return [
    stroke(pathText(line), ink.ford, width, { 'stroke-opacity': '0.8' }),
    group({ fill: ink.stoneEdge, 'fill-opacity': '0.75' }, ...stones),
  ];
}

function bridge(sheet: Sheet, crossing: Crossing): readonly string[] {
  const { ink, em, scale } = sheet;
  const line = crossing.line.map(sheet.spot);
  const width = crossing.width * scale;
  const stone = crossing.material !== 'wood';
  const dash = stone ? spaced(em * 0.06, em * 0.5) : spaced(em * 0.07, em * 0.24);
  const parapet = stone ? ink.stoneEdge : ink.timber;
  return [
    stroke(pathText(line), ink.shade, width + em * 0.5, {
      'stroke-opacity': '0.25',
      transform: `translate(${spaced(em * 0.15, em * 0.18)})`,
    }),
    stroke(pathText(line), stone ? ink.stone : ink.timberLight, width),
    stroke(pathText(line), parapet, width, { 'stroke-dasharray': dash, 'stroke-opacity': stone ? '0.55' : '0.9' }),
    element('path', {
      d: [-1, 1].map(side => pathText(offset(line, (side * width) / 2))).join(''),
      fill: 'none',
      stroke: parapet,
      'stroke-width': em * (stone ? 0.26 : 0.18),
      'stroke-linecap': 'round',
    }),
  ];
}

/** The line moved sideways; good enough for the few, gently bent legs of a bridge. */
function offset(line: readonly Spot[], aside: number): readonly Spot[] {
  return legs(line).flatMap(([from, to]) => {
    const step = quarter(direction(from, to));
    return [plus(from, step, aside), plus(to, step, aside)];
  });
}
