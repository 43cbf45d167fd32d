import { plus, quarter, type Spot } from './plane.js';

/** A horse from above: body, neck and head toward the front. */
export function horseOutline(at: Spot, ahead: Spot, width: number, length: number): readonly Spot[] {
  const side = quarter(ahead);
  const half = Math.min(width, length * 0.5) / 2;
  const place = (forward: number, aside: number) => plus(plus(at, ahead, forward * length), side, aside * half);
  return [
    place(0.5, 0),
    place(0.36, 0.42),
    place(0.2, 0.5),
    place(0.06, 0.95),
    place(-0.34, 0.95),
    place(-0.48, 0.4),
    place(-0.48, -0.4),
    place(-0.34, -0.95),
    place(0.06, -0.95),
    place(0.2, -0.5),
    place(0.36, -0.42),
  ];
}
