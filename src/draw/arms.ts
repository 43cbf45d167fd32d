import { horseOutline } from './outlines.js';
import { pathText, plus, quarter, type Spot } from './plane.js';
import { element, group } from './svg.js';
import type { MarkedStand } from './types.js';

/** Where a stand is drawn, in pixels: its middle, a pixel's step to its front, and its size. */
export interface StandFrame {
  readonly centre: Spot;
  readonly ahead: Spot;
  readonly front: number;
  readonly depth: number;
}

/** What figures are drawn with. */
export interface FigurePaint {
  readonly fill: string;
  /** The ground that they stand out from. */
  readonly paper: string;
}

/**
 * The figures of a stand and what they carry, seen from above. All measures are parts of the stand's frontage, forward of its middle
 * and to its right.
 */
export function drawMarkedStand(
  frame: StandFrame,
  stand: Omit<MarkedStand, 'rank' | 'file'>,
  paint: FigurePaint,
): string {
  const size = Math.min(frame.front, frame.depth);
  const place = (forward: number, aside: number) =>
    plus(plus(frame.centre, frame.ahead, forward * size), quarter(frame.ahead), aside * size);
  const brush = brushOf(place, size, paint, frame.ahead);
  const drawn = figures(brush, stand, frame.depth / size);
  return group({ class: 'stand', fill: paint.fill, stroke: 'none' }, ...drawn);
}

interface Brush {
  /** A figure on foot. */
  man(forward: number, aside: number, radius?: number): string;
  horse(forward: number, aside: number, length?: number): string;
  /** Straight strokes, each from one place to another. */
  strokes(width: number, ...lines: readonly (readonly [number, number, number, number])[]): string;
  /** A filled outline of pairs of measures. */
  shape(...corners: readonly (readonly [number, number])[]): string;
  /** A spot left free of colour. */
  blank(forward: number, aside: number, radius: number): string;
}

function brushOf(
  place: (forward: number, aside: number) => Spot,
  size: number,
  paint: FigurePaint,
  ahead: Spot,
): Brush {
  const dot = (at: Spot, r: number, fill?: string) => element('circle', { cx: at.x, cy: at.y, r: r * size, fill });
  return {
    man: (forward, aside, radius = 0.1) => dot(place(forward, aside), radius),
    horse: (forward, aside, length = 0.8) =>
      element('path', {
        d: pathText(horseOutline(place(forward, aside), ahead, length * size * 0.4, length * size), true),
        'stroke-linejoin': 'round',
      }),
    strokes: (width, ...lines) =>
      element('path', {
        d: lines.map(([a, b, c, d]) => pathText([place(a, b), place(c, d)])).join(''),
        fill: 'none',
        stroke: paint.fill,
        'stroke-width': width * size,
        'stroke-linecap': 'round',
      }),
    shape: (...corners) =>
      element('path', {
        d: pathText(
          corners.map(([a, b]) => place(a, b)),
          true,
        ),
      }),
    blank: (forward, aside, radius) => dot(place(forward, aside), radius, paint.paper),
  };
}

/** Four on foot, two by two. */
const four = [
  [0.18, -0.22],
  [0.18, 0.22],
  [-0.26, -0.22],
  [-0.26, 0.22],
] as const;

/** A man with his musket level before him. */
function musketeer(brush: Brush, forward: number, aside: number): readonly string[] {
  return [
    brush.man(forward - 0.04, aside, 0.105),
    brush.strokes(0.055, [forward - 0.04, aside, forward + 0.22, aside]),
  ];
}

function figures(
  brush: Brush,
  { mark, limbered }: Pick<MarkedStand, 'mark' | 'limbered'>,
  length: number,
): readonly string[] {
  switch (mark) {
    case 'pikes': {
      const files = [-0.33, -0.11, 0.11, 0.33];
      return [
        brush.strokes(0.05, ...files.map(aside => [-0.26, aside, 0.42, aside] as const)),
        ...files.map(aside => brush.man(-0.26, aside)),
      ];
    }
    case 'muskets':
      return four.flatMap(([forward, aside]) => musketeer(brush, forward, aside));
    case 'swords':
      return four.flatMap(([forward, aside]) => [
        brush.man(forward - 0.03, aside - 0.05),
        brush.strokes(
          0.05,
          [forward, aside + 0.03, forward + 0.16, aside + 0.19],
          [forward + 0.1, aside + 0.03, forward + 0.02, aside + 0.11],
        ),
      ]);
    case 'light arms':
      return [-0.22, 0.22].flatMap(aside => [
        brush.man(-0.04, aside - 0.05, 0.12),
        brush.strokes(0.08, [0.02, aside + 0.06, 0.2, aside + 0.14]),
      ]);
    case 'dismounted dragoons':
      return [
        ...[-0.22, 0.22].flatMap(aside => musketeer(brush, 0.16, aside)),
        // Their horses, held behind them by a rope.
        brush.strokes(0.04, [-0.26, -0.4, -0.26, 0.4]),
        ...[-0.22, 0.22].map(aside => brush.horse(-0.26, aside, 0.36)),
      ];
    case 'mounted dragoons':
      return [brush.horse(0, -0.08), brush.strokes(0.08, [-0.26, 0.26, 0.3, 0.26])];
    case 'horse':
      return [-0.23, 0.23].map(aside => brush.horse(0, aside));
    case 'armoured horse':
      return [-0.23, 0.23].flatMap(aside => [
        brush.horse(0, aside),
        brush.blank(-0.1, aside, 0.13),
        brush.man(-0.1, aside, 0.07),
      ]);
    case 'commander':
    case 'sub-commander':
      return [brush.horse(0, 0, 0.86)];
    case 'frame gun':
      return gun(brush, 0.62, 2, limbered === true, length);
    case 'light gun':
      return gun(brush, 0.85, 3, limbered === true, length);
    case 'heavy gun':
      return gun(brush, 1.08, 4, limbered === true, length);
  }
}

/** A gun of a size: barrel, axle, wheels and trail, with its crew about it or behind its team. */
function gun(brush: Brush, size: number, crew: number, limbered: boolean, length: number): readonly string[] {
  // It stands forward on a long stand, as guns do that are laid on the enemy, and last when it is drawn along.
  const middle = (length - 1) * (limbered ? -0.24 : 0.2);
  // Hitched up, the muzzle points to the rear.
  const way = limbered ? -1 : 1;
  const at = (forward: number) => middle + forward * way * size;
  const piece = [
    brush.strokes(
      0.05,
      [at(0.06), -0.26 * size, at(0.06), 0.26 * size],
      [at(0), -0.05 * size, at(-0.42), 0],
      [at(0), 0.05 * size, at(-0.42), 0],
    ),
    brush.strokes(
      0.1 * size,
      [at(0.22), -0.27 * size, at(-0.1), -0.27 * size],
      [at(0.22), 0.27 * size, at(-0.1), 0.27 * size],
    ),
    brush.shape([at(0.48), -0.05 * size], [at(0.48), 0.05 * size], [at(-0.12), 0.09 * size], [at(-0.12), -0.09 * size]),
  ];
  if (limbered) {
    const team = (length - 1) * 0.5 + 0.14;
    const traces = [-0.16, 0.16].map(aside => [at(-0.42), 0, team, aside] as const);
    return [...piece, brush.strokes(0.04, ...traces), ...[-0.16, 0.16].map(aside => brush.horse(team, aside, 0.56))];
  }
  const places = [
    [-0.3, -0.34],
    [-0.3, 0.34],
    [-0.02, -0.42],
    [-0.02, 0.42],
  ] as const;
  return [...piece, ...places.slice(0, crew).map(([forward, aside]) => brush.man(middle + forward, aside, 0.075))];
}
