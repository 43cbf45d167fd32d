import { horseOutline } from './outlines.js';
import { pathText, plus, quarter, type Spot } from './plane.js';
import { element, group } from './svg.js';
import type { Look } from './types.js';

/** What figures of a look are drawn with: where they stand, their front, and how large they are, in pixels. */
export interface LookFrame {
  /** The figures that are there, each in its place. */
  readonly figures: readonly Spot[];
  /** The middle of their stand. */
  readonly centre: Spot;
  readonly ahead: Spot;
  readonly front: number;
  readonly depth: number;
  /** The size of a man. */
  readonly man: number;
}

/** The colours of figures: their own, and what shows between their parts. */
export interface LookPaint {
  readonly fill: string;
  readonly edge: string;
}

/** A pen about one spot: measures are in men, forward of it and to its right. */
interface Pen {
  line(width: number, ...places: readonly (readonly [number, number])[]): string;
  curve(
    width: number,
    from: readonly [number, number],
    by: readonly [number, number],
    to: readonly [number, number],
  ): string;
  shape(...corners: readonly (readonly [number, number])[]): string;
  dot(forward: number, aside: number, radius: number, blank?: boolean): string;
  oval(forward: number, aside: number, long: number, broad: number, blank?: boolean): string;
  horse(forward: number, aside: number, length: number): string;
}

function penAt(at: Spot, ahead: Spot, size: number, paint: LookPaint): Pen {
  const place = ([forward, aside]: readonly [number, number]): Spot =>
    plus(plus(at, ahead, forward * size), quarter(ahead), aside * size);
  const stroked = (d: string, width: number) =>
    element('path', {
      d,
      fill: 'none',
      stroke: paint.fill,
      'stroke-width': width * size,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  const colour = (blank: boolean) => (blank ? paint.edge : paint.fill);
  const turn = (Math.atan2(ahead.x, -ahead.y) * 180) / Math.PI;
  return {
    line: (width, ...places) => stroked(pathText(places.map(place)), width),
    curve: (width, from, by, to) => {
      const [a, b, c] = [place(from), place(by), place(to)];
      return stroked(`${pathText([a])}Q${pathText([b, c]).slice(1).replace('L', ' ')}`, width);
    },
    shape: (...corners) => element('path', { d: pathText(corners.map(place), true), fill: paint.fill }),
    dot: (forward, aside, radius, blank = false) => {
      const spot = place([forward, aside]);
      return element('circle', { cx: spot.x, cy: spot.y, r: radius * size, fill: colour(blank) });
    },
    oval: (forward, aside, long, broad, blank = false) => {
      const spot = place([forward, aside]);
      return element('ellipse', {
        cx: spot.x,
        cy: spot.y,
        rx: broad * size,
        ry: long * size,
        fill: colour(blank),
        transform: `rotate(${Math.round(turn * 100) / 100} ${Math.round(spot.x * 100) / 100} ${Math.round(spot.y * 100) / 100})`,
      });
    },
    horse: (forward, aside, length) =>
      element('path', {
        d: pathText(horseOutline(place([forward, aside]), ahead, length * size * 0.4, length * size), true),
        fill: paint.fill,
        'stroke-linejoin': 'round',
      }),
  };
}

/** Looks that are drawn once for a whole stand. */
type DrawnOnce = Extract<Look, 'elephant' | 'chariot' | 'wagon' | 'war wagon'>;

/** Looks that are drawn once for a stand, with the figures that serve them. */
type Served = Extract<Look, 'bolt thrower' | 'stone thrower'>;

/** The figures of a stand as their look has them: bows, pikes, beasts, machines. */
export function drawLook(look: Look, frame: LookFrame, paint: LookPaint): string {
  return group({ class: `look-${look.replaceAll(' ', '-')}` }, ...drawn(look, frame, paint));
}

function drawn(look: Look, frame: LookFrame, paint: LookPaint): readonly string[] {
  const { figures, centre, ahead, front, depth, man } = frame;
  const ofFigures = figures.map(spot => penAt(spot, ahead, man, paint));
  switch (look) {
    case 'elephant':
    case 'chariot':
    case 'wagon':
    case 'war wagon':
      return beastOrWagon(look, penAt(centre, ahead, Math.min(front, depth * 0.62), paint));
    case 'bolt thrower':
    case 'stone thrower':
      return [
        ...machine(look, penAt(centre, ahead, Math.min(front, depth), paint)),
        ...ofFigures.map(pen => pen.dot(0, 0, 0.3)),
      ];
    default:
      return ofFigures.flatMap(pen => figure(look, pen, (depth * 0.8) / man));
  }
}

/** One figure, on foot or on a horse of this length. */
function figure(look: Exclude<Look, DrawnOnce | Served>, pen: Pen, horseLength: number): readonly string[] {
  switch (look) {
    case 'bowmen':
      return [
        pen.dot(-0.12, 0, 0.3),
        pen.curve(0.11, [0.2, -0.48], [0.75, 0], [0.2, 0.48]),
        pen.line(0.06, [0.2, -0.48], [0.2, 0.48]),
      ];
    case 'crossbowmen':
      return [
        pen.dot(-0.15, 0, 0.3),
        pen.line(0.13, [0.1, 0], [0.62, 0]),
        pen.line(0.11, [0.42, -0.38], [0.58, 0], [0.42, 0.38]),
      ];
    case 'slingers':
      return [pen.dot(-0.1, 0, 0.3), pen.curve(0.09, [0, 0.25], [0.35, 0.75], [0.55, 0.2]), pen.dot(0.58, 0.12, 0.13)];
    case 'spears':
      return [
        pen.dot(-0.1, 0, 0.28),
        pen.line(0.16, [0.26, -0.36], [0.26, 0.2]),
        pen.line(0.08, [-0.1, 0.36], [0.9, 0.36]),
      ];
    case 'pikes':
      return [pen.dot(-0.1, 0, 0.3), pen.line(0.09, [-0.1, 0.34], [1.5, 0.34])];
    case 'shields':
      return [pen.dot(-0.14, 0, 0.3), pen.curve(0.2, [0.2, -0.36], [0.42, 0], [0.2, 0.36])];
    case 'horse archers':
      return [pen.horse(0, -0.06, horseLength), pen.curve(0.11, [0.05, 0.3], [0.3, 0.72], [-0.5, 0.6])];
    case 'armoured horsemen':
      return [
        pen.horse(0, 0, horseLength),
        pen.oval(-0.12 * horseLength, 0, 0.17 * horseLength, 0.2, true),
        pen.line(0.1, [-0.2 * horseLength, 0.42], [0.62 * horseLength, 0.42]),
      ];
  }
}

function beastOrWagon(look: DrawnOnce, pen: Pen): readonly string[] {
  switch (look) {
    case 'elephant':
      return [
        pen.oval(-0.12, 0, 0.5, 0.34),
        pen.oval(0.34, -0.22, 0.12, 0.2),
        pen.oval(0.34, 0.22, 0.12, 0.2),
        pen.dot(0.42, 0, 0.2),
        pen.curve(0.1, [0.56, 0], [0.86, 0.02], [0.8, 0.16]),
        pen.curve(0.05, [0.5, -0.12], [0.68, -0.2], [0.76, -0.1]),
        pen.curve(0.05, [0.5, 0.12], [0.66, 0.2], [0.72, 0.24]),
        pen.line(0.05, [-0.6, 0], [-0.72, 0.05]),
        // The tower on its back, and the driver on its neck.
        pen.oval(-0.14, 0, 0.24, 0.22, true),
        pen.dot(-0.14, 0, 0.11),
        pen.dot(0.24, 0, 0.07, true),
      ];
    case 'chariot':
      return [
        pen.horse(0.3, -0.2, 0.66),
        pen.horse(0.3, 0.2, 0.66),
        pen.line(0.05, [0.16, 0], [-0.3, 0]),
        pen.line(0.06, [-0.36, -0.42], [-0.36, 0.42]),
        pen.line(0.1, [-0.18, -0.42], [-0.54, -0.42]),
        pen.line(0.1, [-0.18, 0.42], [-0.54, 0.42]),
        pen.shape([-0.16, -0.28], [-0.12, 0], [-0.16, 0.28], [-0.56, 0.28], [-0.56, -0.28]),
        pen.dot(-0.36, -0.12, 0.1, true),
        pen.dot(-0.36, 0.13, 0.1, true),
      ];
    case 'wagon':
      return [...team(pen), ...cart(pen), pen.line(0.05, [-0.5, -0.2], [-0.5, 0.2])];
    case 'war wagon':
      return [
        ...team(pen),
        ...cart(pen),
        pen.oval(-0.18, 0, 0.28, 0.2, true),
        ...[-0.36, -0.18, 0].flatMap(forward => [-1, 1].map(side => pen.dot(forward, side * 0.12, 0.07))),
      ];
  }
}

/** A machine without its crew. */
function machine(look: Served, pen: Pen): readonly string[] {
  switch (look) {
    case 'bolt thrower':
      return [
        pen.line(0.08, [-0.45, 0], [0.42, 0]),
        pen.line(0.05, [-0.4, -0.16], [0.1, 0], [-0.4, 0.16]),
        pen.curve(0.07, [0.08, -0.42], [0.46, 0], [0.08, 0.42]),
        pen.line(0.03, [0.08, -0.42], [-0.2, 0], [0.08, 0.42]),
        pen.shape([0.5, 0], [0.36, -0.06], [0.36, 0.06]),
      ];
    case 'stone thrower':
      return [
        pen.line(0.06, [-0.4, -0.22], [0.4, -0.22]),
        pen.line(0.06, [-0.4, 0.22], [0.4, 0.22]),
        pen.line(0.06, [0.12, -0.3], [0.12, 0.3]),
        pen.line(0.05, [-0.3, -0.28], [-0.3, 0.28]),
        pen.line(0.09, [0.12, 0], [-0.36, 0]),
        pen.dot(-0.42, 0, 0.12),
        pen.dot(-0.42, 0, 0.06, true),
      ];
  }
}

function team(pen: Pen): readonly string[] {
  return [pen.horse(0.4, -0.14, 0.46), pen.horse(0.4, 0.14, 0.46), pen.line(0.04, [0.3, 0], [0.1, 0])];
}

function cart(pen: Pen): readonly string[] {
  return [
    pen.line(0.09, [0.04, -0.32], [-0.1, -0.32]),
    pen.line(0.09, [0.04, 0.32], [-0.1, 0.32]),
    pen.line(0.09, [-0.3, -0.32], [-0.44, -0.32]),
    pen.line(0.09, [-0.3, 0.32], [-0.44, 0.32]),
    pen.shape([0.14, -0.26], [0.14, 0.26], [-0.5, 0.26], [-0.5, -0.26]),
  ];
}
