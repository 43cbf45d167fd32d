import { describe, expect, it } from 'vitest';
import { play, setUp } from './table-top.js';

/** What is told of Gauls who run north, and meet friends so many paces from the southern edge. */
const running = (friendsAt: number) => {
  const game = setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 100] },
      {
        id: 'gaul-routers',
        at: [500, 340],
        type: 'li',
        figures: 4,
        files: 4,
        facing: 'N',
        be: { rout: { periods: 1, from: { x: 500, y: 120 } } },
      },
      { id: 'gaul-friends', at: [500, friendsAt], facing: 'S', figures: 6, files: 6 },
    ],
  });
  const moves = play(game, {}, ['movement']).of('moved');
  return moves
    .filter(({ unit }) => unit === 'gaul-routers')
    .flatMap(({ because }) => because.filter(({ clause }) => clause === 'wrg/rout/friends-gap'));
};

describe('broken troops who run past friends', () => {
  it('are told to do so by a gap, each for himself (wrg/rout/friends-gap, wrg/rout/turns)', () => {
    expect(running(385)).toEqual([
      { clause: 'wrg/rout/friends-gap', because: 'past gaul-friends', effect: 'each for himself, by a gap' },
    ]);
  });

  it('are not told to where they meet none (wrg/rout/friends-gap)', () => {
    expect(running(700)).toEqual([]);
  });
});
