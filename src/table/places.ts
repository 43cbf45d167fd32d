/// <reference path="./libraries.d.ts" />
import RBush from 'rbush';
import type { Box } from './geometry.js';

/** Things on a table, to be found by place. */
export interface Places<T> {
  /**
   * Those whose box comes near a box: everything that can be within `reach` of something in it (default 0: touch it), in the order in which
   * the things were given. Some are farther: it is a quick choice of whom to measure to.
   */
  near(box: Box, reach?: number): readonly T[];
  /**
   * The one nearest to a box as `gapOf` measures: never less than the distance between the boxes; `undefined` for what is not
   * to be found. Of equals the first given.
   */
  nearest(box: Box, gapOf: (thing: T) => number | undefined): T | undefined;
}

interface Entry<T> extends Box {
  readonly thing: T;
  readonly index: number;
}

/** What is compared on the grid may be half a thousandth farther than it seems. */
const SURELY = 0.001;

/** How far is looked first for the nearest; each next look goes twice as far. */
const FIRST_LOOK = 32;

/** Lays out things for being found by place, each in a box of its own. They must not move afterwards. */
export function placesOf<T>(things: readonly T[], boxOf: (thing: T) => Box): Places<T> {
  const tree = new RBush<Entry<T>>().load(things.map((thing, index) => ({ thing, index, ...boxOf(thing) })));
  function near({ minX, minY, maxX, maxY }: Box, reach = 0): readonly T[] {
    const margin = reach + SURELY;
    const found = tree.search({ minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin });
    // The tree's order is its own business.
    return found.sort((a, b) => a.index - b.index).map(({ thing }) => thing);
  }
  return {
    near,
    nearest(box, gapOf) {
      for (let reach = FIRST_LOOK; ; reach *= 2) {
        const looked = near(box, reach);
        let best: { readonly thing: T; readonly gap: number } | undefined;
        for (const thing of looked) {
          const gap = gapOf(thing);
          if (gap !== undefined && (best === undefined || gap < best.gap)) best = { thing, gap };
        }
        // Farther away than it has looked there may be a nearer one.
        if ((best !== undefined && best.gap <= reach) || looked.length === things.length) return best?.thing;
      }
    },
  };
}
