// Neither library ships types; these are the parts of them that are used here.

declare module 'point-in-polygon-hao' {
  /** `true` inside, `false` outside, `0` on the edge. Rings repeat their first point at the end. */
  export default function pointInPolygon(
    point: readonly [number, number],
    rings: readonly (readonly (readonly [number, number])[])[],
  ): boolean | 0;
}

declare module 'rbush' {
  export interface Box {
    minX: number;
    minY: number;
    maxX: number;
    maxY: number;
  }
  export default class RBush<T extends Box> {
    constructor(maxEntries?: number);
    load(items: readonly T[]): this;
    search(box: Box): T[];
  }
}
