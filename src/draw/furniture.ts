import { lettering, sans, serif } from './lettering.js';
import { pathText, type Spot } from './plane.js';
import type { Sheet } from './sheet.js';
import { decimal, element, group } from './svg.js';
import type { TablePicture } from './types.js';

/** The frame about the table: a chequered edge of thirds of the grid, and coordinates at every line of it. */
export function drawFrame(
  sheet: Sheet,
  size: { readonly width: number; readonly height: number },
  grid: number,
): string {
  const { em, ink, ground } = sheet;
  const band = em * 0.32;
  const cell = grid / 3;
  const dark: string[] = [];
  for (let index = 0; index * cell < size.width; index += 2) {
    const from = ground.left + index * cell * sheet.scale;
    const to = Math.min(ground.right, from + cell * sheet.scale);
    for (const y of [ground.top - band, ground.bottom])
      dark.push(element('rect', { x: from, y, width: to - from, height: band }));
  }
  for (let index = 0; index * cell < size.height; index += 2) {
    const from = ground.bottom - index * cell * sheet.scale;
    const to = Math.max(ground.top, from - cell * sheet.scale);
    for (const x of [ground.left - band, ground.right])
      dark.push(element('rect', { x, y: to, width: band, height: from - to }));
  }
  const edge = (out: number, width: number, fill: string) =>
    element('rect', {
      x: ground.left - out,
      y: ground.top - out,
      width: ground.right - ground.left + out * 2,
      height: ground.bottom - ground.top + out * 2,
      fill,
      stroke: ink.text,
      'stroke-width': width,
    });
  return group(
    { class: 'frame' },
    group({ fill: ink.text }, ...dark),
    edge(0, em * 0.07, 'none'),
    edge(band, em * 0.11, 'none'),
    coordinates(sheet, size, grid),
  );
}

function coordinates(sheet: Sheet, size: { readonly width: number; readonly height: number }, grid: number): string {
  const { em, ink, ground } = sheet;
  const written: string[] = [];
  for (let x = 0; x <= size.width; x += grid) {
    const at = ground.left + x * sheet.scale;
    written.push(lettering(decimal(x), { x: at, y: ground.bottom + em * 1.25, 'text-anchor': 'middle' }));
    written.push(lettering(decimal(x), { x: at, y: ground.top - em * 0.6, 'text-anchor': 'middle' }));
  }
  for (let y = 0; y <= size.height; y += grid) {
    const at = ground.bottom - y * sheet.scale + em * 0.28;
    written.push(lettering(decimal(y), { x: ground.left - em * 0.62, y: at, 'text-anchor': 'end' }));
    written.push(lettering(decimal(y), { x: ground.right + em * 0.62, y: at }));
  }
  return group({ 'font-family': sans, 'font-size': em * 0.78, fill: ink.text }, ...written);
}

/** The grid on the ground itself, barely there: a row of dots for every coordinate. */
export function drawGrid(
  sheet: Sheet,
  size: { readonly width: number; readonly height: number },
  grid: number,
): string {
  const { ground, ink, em } = sheet;
  const lines: string[] = [];
  for (let x = grid; x < size.width; x += grid) {
    const at = ground.left + x * sheet.scale;
    lines.push(
      pathText([
        { x: at, y: ground.top },
        { x: at, y: ground.bottom },
      ]),
    );
  }
  for (let y = grid; y < size.height; y += grid) {
    const at = ground.bottom - y * sheet.scale;
    lines.push(
      pathText([
        { x: ground.left, y: at },
        { x: ground.right, y: at },
      ]),
    );
  }
  if (lines.length === 0) return '';
  return element('path', {
    class: 'grid',
    d: lines.join(''),
    fill: 'none',
    stroke: ink.faint,
    'stroke-width': em * 0.06,
    'stroke-opacity': '0.55',
    'stroke-dasharray': `${decimal(em * 0.06)} ${decimal(em * 0.5)}`,
    'stroke-linecap': 'round',
  });
}

/** The scale bar: four steps, black and white in turn. Its top left corner is at `at`. */
export function drawScaleBar(sheet: Sheet, at: Spot, tableWidth: number, unit: TablePicture['unit']): string {
  const { em, ink, scale } = sheet;
  const step = scaleStep(tableWidth, unit);
  const height = em * 0.42;
  const marks = [0, 1, 2, 3].map(index => {
    const x = at.x + index * step * scale;
    const box = { x, y: at.y, width: step * scale, height };
    return (
      element('rect', {
        ...box,
        fill: index % 2 === 0 ? ink.text : ink.paper,
        stroke: ink.text,
        'stroke-width': em * 0.07,
      }) + lettering(decimal(index * step), { x, y: at.y + em * 1.3, 'text-anchor': 'middle' })
    );
  });
  const end = at.x + 4 * step * scale;
  return group(
    { class: 'scale-bar', 'font-family': sans, 'font-size': em * 0.78, fill: ink.text },
    ...marks,
    lettering(`${decimal(4 * step)} ${unitWords[unit]}`, { x: end, y: at.y + em * 1.3, 'text-anchor': 'middle' }),
  );
}

/** A table's unit, as many of it are called. */
export const unitWords = { cm: 'cm', inch: 'inches', pace: 'paces' } as const;

/** A round step of which four make about a quarter of the table. */
function scaleStep(tableWidth: number, unit: TablePicture['unit']): number {
  const target = tableWidth / 14;
  // Feet are counted in dozens.
  if (unit === 'inch') return [24, 12, 6, 3, 2].find(step => step <= target) ?? 1;
  const power = 10 ** Math.floor(Math.log10(target));
  const digit = target / power;
  return (digit >= 5 ? 5 : digit >= 2 ? 2 : 1) * power;
}

/** A compass rose; north is up, as on every table. */
export function drawCompass(sheet: Sheet, centre: Spot, radius: number): string {
  const { em, ink } = sheet;
  const point = (turn: number, out: number): Spot => ({
    x: centre.x + Math.sin((turn * Math.PI) / 180) * out * radius,
    y: centre.y - Math.cos((turn * Math.PI) / 180) * out * radius,
  });
  const ray = (turn: number, length: number) => {
    const tip = point(turn, length);
    const half = (side: number, fill: string) =>
      element('path', { d: pathText([centre, tip, point(turn + side * 45, length * 0.3)], true), fill });
    return half(-1, ink.paper) + half(1, ink.text);
  };
  return group(
    { class: 'compass', stroke: ink.text, 'stroke-width': em * 0.06, 'stroke-linejoin': 'round' },
    element('circle', { cx: centre.x, cy: centre.y, r: radius * 0.62, fill: 'none', 'stroke-opacity': '0.6' }),
    ...[45, 135, 225, 315].map(turn => ray(turn, 0.6)),
    ...[0, 90, 180, 270].map(turn => ray(turn, 1)),
    lettering('N', {
      x: centre.x,
      y: centre.y - radius - em * 0.25,
      'text-anchor': 'middle',
      'font-family': serif,
      'font-size': em * 1.15,
      'font-weight': 'bold',
      fill: ink.text,
      stroke: 'none',
    }),
  );
}
