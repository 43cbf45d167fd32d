import { fitted, halo, lettering, sans, serif, textWidth } from './lettering.js';
import { pathText, type Spot } from './plane.js';
import { decimal, element, escaped, group, spaced } from './svg.js';
import type { DistributionOptions } from './types.js';

export const em = 13;
export const ink = { paper: '#fbf8ef', text: '#2b2620', faint: '#b9b09a', line: '#2b2620' };
/** The first distribution is filled, the second hollow: they differ in print too. */
const series = [
  { fill: '#35618f', pale: '#b7cbe0', edge: '#35618f', width: 0 },
  { fill: '#f0d9a8', pale: '#fbf3df', edge: '#a4691a', width: 1.4 },
] as const;

/** One value and its probability. */
export interface Bar {
  readonly value: number;
  readonly probability: number;
}

/** A distribution in order of its values, each value once. */
export interface Series {
  readonly name: string;
  readonly bars: readonly Bar[];
  readonly mean: number;
}

/** The plane of the diagram: where values and probabilities lie on the sheet. */
export interface Plane {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly highest: number;
  /** Width of the room of one value in pixels. */
  readonly slot: number;
  x(value: number): number;
  y(probability: number): number;
}

/** The plane on which these series fit, `width` pixels wide, with room for a second axis where one is wanted. */
export function planeOf(all: readonly Series[], width: number, top: number, twoAxes: boolean): Plane {
  const values = [...new Set(all.flatMap(one => one.bars.map(bar => bar.value)))].sort((a, b) => a - b);
  const [least, most] = [values.at(0) ?? 0, values.at(-1) ?? 0];
  const gaps = values.slice(1).map((value, index) => value - (values[index] ?? value));
  const step = gaps.length === 0 ? 1 : Math.min(...gaps);
  const left = em * 4.2;
  const right = width - em * (twoAxes ? 4.2 : 1.5);
  const bottom = top + Math.min(width * 0.42, 340);
  const highest = Math.max(...all.flatMap(one => one.bars.map(bar => bar.probability))) * 1.1;
  // Half a step of room on either side, so that the outermost bars stand whole.
  const perUnit = (right - left) / (most - least + step);
  return {
    left,
    right,
    top,
    bottom,
    highest,
    slot: Math.max(1, step * perUnit),
    x: value => left + (value - least + step / 2) * perUnit,
    y: probability => bottom - (probability / highest) * (bottom - top),
  };
}

/** A probability as the pictures print it: `12.5 %`. */
export function percent(probability: number): string {
  const share = probability * 100;
  return `${share > 0 && share < 0.1 ? '<0.1' : decimal(Math.round(share * 10) / 10)} %`;
}

function inRange(value: number, highlight: DistributionOptions['highlight']): boolean {
  return highlight !== undefined && value >= (highlight.from ?? -Infinity) && value <= (highlight.to ?? Infinity);
}

function rangeWords(highlight: NonNullable<DistributionOptions['highlight']>): string {
  const { from, to } = highlight;
  if (from !== undefined && to !== undefined) return from === to ? decimal(from) : `${decimal(from)} to ${decimal(to)}`;
  if (from !== undefined) return `${decimal(from)} or more`;
  return to === undefined ? 'any' : `${decimal(to)} or less`;
}

/** The bars of one series, beside those of the other. */
export function bars(one: Series, index: number, of: number, options: DistributionOptions, plane: Plane): string {
  const paint = series[index] ?? series[0];
  const breadth = (plane.slot * 0.86) / of;
  return group(
    {
      class: `bars-${index}`,
      stroke: paint.width === 0 ? undefined : paint.edge,
      'stroke-width': paint.width || undefined,
    },
    ...one.bars.map(({ value, probability }) => {
      const x = plane.x(value) + (index - of / 2) * breadth;
      const y = plane.y(probability);
      const strong = options.highlight === undefined || inRange(value, options.highlight);
      const count = percent(probability);
      return element(
        'rect',
        { x, y, width: breadth, height: plane.bottom - y, fill: strong ? paint.fill : paint.pale },
        element('title', {}, escaped(`${decimal(value)}: ${count}`)),
      );
    }),
  );
}

/** The probability of every bar that has room for it, over all that might cross it. */
export function counts(one: Series, index: number, of: number, plane: Plane): string {
  const breadth = (plane.slot * 0.86) / of;
  const size = em * 0.72;
  return group(
    { 'font-family': sans, 'font-size': size, fill: ink.text, 'text-anchor': 'middle', ...halo(ink.paper, 3) },
    ...one.bars
      .filter(({ probability }) => probability > 0 && textWidth(percent(probability), size) <= breadth * 1.1)
      .map(({ value, probability }) =>
        lettering(percent(probability), {
          x: plane.x(value) + (index - of / 2 + 0.5) * breadth,
          y: plane.y(probability) - em * 0.3,
        }),
      ),
  );
}

/** A step of 1, 2 or 5 times a power of ten, of which about `wanted` fit into `whole`. */
function roundStep(whole: number, wanted: number): number {
  const target = whole / wanted;
  const power = 10 ** Math.floor(Math.log10(target));
  const digit = target / power;
  return (digit > 5 ? 10 : digit > 2 ? 5 : digit > 1 ? 2 : 1) * power;
}

/** Lines at round probabilities, and the numbers of both axes. */
export function grid(plane: Plane, twoAxes: boolean): string {
  const step = roundStep(plane.highest, 5);
  const marks = Array.from({ length: Math.floor(plane.highest / step + 1e-9) + 1 }, (_, index) => index * step);
  const quarters = [0, 0.25, 0.5, 0.75, 1];
  return group(
    { class: 'grid', 'font-family': sans, 'font-size': em * 0.8, fill: ink.text },
    element('path', {
      d: marks
        .map(mark =>
          pathText([
            { x: plane.left, y: plane.y(mark) },
            { x: plane.right, y: plane.y(mark) },
          ]),
        )
        .join(''),
      stroke: ink.faint,
      'stroke-width': 0.7,
      'stroke-dasharray': '2 3',
    }),
    ...marks.map(mark =>
      lettering(`${decimal(mark * 100)} %`, {
        x: plane.left - em * 0.5,
        y: plane.y(mark) + em * 0.28,
        'text-anchor': 'end',
      }),
    ),
    ...(twoAxes ? quarters : []).map(share =>
      lettering(`${share * 100} %`, {
        x: plane.right + em * 0.5,
        y: plane.bottom - share * (plane.bottom - plane.top) + em * 0.28,
      }),
    ),
  );
}

/** The chance of each value or more, as a stepped line against the right-hand axis. */
export function cumulative(one: Series, index: number, plane: Plane): string {
  const paint = series[index] ?? series[0];
  const height = (share: number) => plane.bottom - share * (plane.bottom - plane.top);
  let rest = 1;
  const steps: Spot[] = [];
  for (const { value, probability } of one.bars) {
    const [from, to] = [plane.x(value) - plane.slot / 2, plane.x(value) + plane.slot / 2];
    if (from >= plane.left - 0.01 && to <= plane.right + 0.01)
      steps.push({ x: from, y: height(rest) }, { x: to, y: height(rest) });
    rest = Math.max(0, rest - probability);
  }
  const stroke = (colour: string, width: number) =>
    element('path', {
      d: pathText(steps),
      fill: 'none',
      stroke: colour,
      'stroke-width': width,
      'stroke-linejoin': 'round',
      'stroke-dasharray': index === 0 ? undefined : '5 3',
    });
  return group({ class: 'cumulative' }, stroke(ink.paper, 4), stroke(index === 0 ? '#8a2a1e' : paint.edge, 1.8));
}

/** The foot of the diagram: its values, and what they are. */
export function foot(all: readonly Series[], plane: Plane, xLabel: string): string {
  const values = [...new Set(all.flatMap(one => one.bars.map(bar => bar.value)))].sort((a, b) => a - b);
  const widestText = Math.max(...values.map(value => textWidth(decimal(value), em * 0.85))) + em * 0.5;
  const every = Math.max(1, Math.ceil(widestText / plane.slot));
  const step = values.length > 1 ? Math.min(...values.slice(1).map((value, index) => value - (values[index] ?? 0))) : 1;
  // Where labels must be left out, multiples of a round number stay.
  const shown = values.filter(value => every === 1 || Math.round(value / step) % roundStep(every, 1) === 0);
  return group(
    { class: 'axis', 'font-family': sans, 'font-size': em * 0.85, fill: ink.text },
    element('path', {
      d: pathText([
        { x: plane.left, y: plane.bottom },
        { x: plane.right, y: plane.bottom },
      ]),
      stroke: ink.line,
      'stroke-width': 1.4,
    }),
    ...shown.map(value =>
      lettering(decimal(value), { x: plane.x(value), y: plane.bottom + em * 1.2, 'text-anchor': 'middle' }),
    ),
    xLabel === ''
      ? ''
      : lettering(fitted(xLabel, em * 0.95, plane.right - plane.left - em * 24), {
          x: (plane.left + plane.right) / 2,
          y: plane.bottom + em * 4,
          'text-anchor': 'middle',
          'font-family': serif,
          'font-style': 'italic',
          'font-size': em * 0.95,
        }),
  );
}

/** Says so when the picture stops short of the rarest values. */
export function tails(whole: readonly Series[], shown: readonly Series[], plane: Plane): string {
  const values = (all: readonly Series[]) => new Set(all.flatMap(one => one.bars.map(bar => bar.value))).size;
  if (values(whole) === values(shown)) return '';
  return lettering('tails below 0.05 % left out', {
    x: plane.right,
    y: plane.bottom + em * 4,
    'text-anchor': 'end',
    'font-family': serif,
    'font-style': 'italic',
    'font-size': em * 0.75,
    fill: ink.text,
  });
}

/** The mean: a dashed line through the bars and a pointer under the foot, with its value. */
export function meanMark(one: Series, index: number, toTheLeft: boolean, plane: Plane): string {
  const paint = series[index] ?? series[0];
  const x = plane.x(one.mean);
  const y = plane.bottom + em * 1.55;
  return group(
    { class: 'mean' },
    element('path', {
      d: pathText([
        { x, y: plane.top },
        { x, y: plane.bottom },
      ]),
      stroke: index === 0 ? ink.text : paint.edge,
      'stroke-width': 1.1,
      'stroke-dasharray': spaced(em * 0.4, em * 0.25),
    }),
    element('path', {
      d: pathText(
        [
          { x, y },
          { x: x + em * 0.38, y: y + em * 0.6 },
          { x: x - em * 0.38, y: y + em * 0.6 },
        ],
        true,
      ),
      fill: paint.fill,
      stroke: paint.edge,
      'stroke-width': 1.2,
    }),
    lettering(`mean ${decimal(one.mean)}`, {
      x: x + (toTheLeft ? -1 : 1) * em * 0.6,
      y: y + em * 0.6,
      'text-anchor': toTheLeft ? 'end' : 'start',
      'font-family': sans,
      'font-size': em * 0.78,
      fill: ink.text,
    }),
  );
}

/** What the bars are: names where there are two, and the chance of the range that is brought out. */
export function key(all: readonly Series[], options: DistributionOptions, plane: Plane): string {
  const { highlight } = options;
  let x = plane.left;
  const y = plane.top - em * 1.2;
  const drawn = all.map((one, index) => {
    const paint = series[index] ?? series[0];
    const chance = one.bars.filter(bar => inRange(bar.value, highlight)).reduce((sum, bar) => sum + bar.probability, 0);
    const range = highlight === undefined ? '' : `${rangeWords(highlight)}: ${percent(chance)}`;
    const line = options.cumulative === true && index === all.length - 1 ? 'lines: this or more' : '';
    const words = [one.name, range, line].filter(part => part !== '').join(', ');
    if (words === '') return '';
    const shown = fitted(words, em * 0.9, (plane.right - plane.left) / all.length - em * 2.2);
    const entry =
      element('rect', {
        x,
        y: y - em * 0.72,
        width: em * 0.9,
        height: em * 0.9,
        fill: paint.fill,
        stroke: paint.edge,
        'stroke-width': 1.2,
      }) + lettering(shown, { x: x + em * 1.3, y });
    x += (plane.right - plane.left) / all.length;
    return entry;
  });
  return group({ class: 'key', 'font-family': sans, 'font-size': em * 0.9, fill: ink.text }, ...drawn);
}
