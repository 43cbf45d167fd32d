import { describe, expect, it } from 'vitest';
import { play, setUp, unitIn } from './table-top.js';

/** Gauls who run north from a legion, toward a line of friends of which the right stands forward; its left reaches too far for a gap there. */
function runs(from: number, right: number) {
  const game = setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 270] },
      {
        id: 'gaul-routers',
        at: [500, from],
        figures: 4,
        files: 4,
        facing: 'N',
        be: { rout: { periods: 0, from: { x: 500, y: 266 } } },
      },
      { id: 'gaul-middle', at: [500, 366], figures: 12, files: 6 },
      { id: 'gaul-left', at: [434, 366], figures: 24, files: 12 },
      { id: 'gaul-right', at: [535, right], figures: 8, files: 4 },
    ],
  });
  const { of } = play(game, {}, ['movement']);
  return {
    through: of('went-through').map(({ through, how }) => [through, how]),
    swept: of('swept-away').map(({ unit }) => unit),
    beyond: of('moved').find(({ unit }) => unit === 'gaul-routers')?.beyond,
    x: unitIn(game, 'gaul-routers').placed.at.x,
  };
}

describe('broken troops who meet a line of friends', () => {
  it('take no gap beside one of them that leads into the next, but one at the end of the line (wrg/rout/friends-gap)', () => {
    const { x, ...ran } = runs(310, 350);
    expect(ran).toEqual({ through: [], swept: [], beyond: undefined });
    expect(x).toBeGreaterThan(540);
  });

  it('burst through those before them where the way to the end of the line leads through others of it (wrg/rout/friends-gap, wrg/rout/burst-barbarians)', () => {
    expect(runs(352, 345)).toMatchObject({ through: [['gaul-middle', 'bursts']], swept: ['gaul-middle'], x: 500 });
  });

  it('take no gap on the way to which they would burst through somebody else, where there is another [wrg/rout/friends-gap]', () => {
    const run = (aside: boolean, files = 6) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 270] },
          {
            id: 'gaul-routers',
            at: [500, 310],
            figures: 4,
            files: 4,
            facing: 'N',
            be: { rout: { periods: 0, from: { x: 500, y: 266 } } },
          },
          // Its right end is where it is, however long it is.
          { id: 'gaul-line', at: [515 - 3 * files, 366], figures: 2 * files, files },
          ...(aside ? [{ id: 'gaul-aside', at: [527, 322], figures: 4, files: 4 } as const] : []),
        ],
      });
      const { of } = play(game, {}, ['movement']);
      return { through: of('went-through').map(({ through }) => through), x: unitIn(game, 'gaul-routers').placed.at.x };
    };
    // The nearer end of the line is to the east, and he who belongs to no line stands on the way there.
    expect(run(false).through).toEqual([]);
    expect(run(false).x).toBeGreaterThan(515);
    expect(run(true).through).toEqual([]);
    expect(run(true).x).toBeLessThan(480);
    // Where there is no other they go round him first.
    expect(run(true, 20).through).toEqual([]);
    expect(run(true, 20).x).toBeGreaterThan(515);
  });
});
