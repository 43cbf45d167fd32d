import { describe, expect, it } from 'vitest';
import { play, setUp, unitIn } from './table-top.js';

const bound = { instruction: 'move-to-friends', disorganised: false, left: 2, kept: 0 } as const;

/** Where a guard ends that is told to go to its friends: a column is near, with enemies close by, and a line far behind. */
const goes = (gauls: [number, number]) => {
  const game = setUp({
    pieces: [
      { id: 'rome-guard', at: [500, 300], type: 'hc', figures: 6, files: 6, be: { bound } },
      { id: 'rome-column', at: [660, 300], figures: 4, files: 2 },
      { id: 'rome-line', at: [500, 90] },
      { id: 'gaul-front', at: [500, 430] },
      { id: 'gaul-others', at: gauls },
    ],
  });
  play(game, {}, ['movement']);
  return unitIn(game, 'rome-guard').placed.at;
};

describe('who is told to go to friends', () => {
  it('goes to the nearest of them (wrg/reaction/result-no-order-move-to-friends)', () => {
    const there = goes([900, 700]);
    expect(there.x).toBeGreaterThan(560);
  });

  it('but not to those with whom he would be nearer to an enemy (wrg/reaction/result-no-order-move-to-friends)', () => {
    const there = goes([660, 360]);
    expect(there.x).toBeLessThan(520);
    expect(there.y).toBeLessThan(260);
  });
});

describe('who is told to go to friends and stands behind them', () => {
  const goesFrom = (at: [number, number], friend: [number, number]) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at, type: 'hc', figures: 6, files: 6, be: { bound } },
        { id: 'rome-line', at: friend },
        { id: 'gaul-front', at: [500, 430] },
      ],
    });
    play(game, {}, ['movement']);
    return unitIn(game, 'rome-guard');
  };

  it('stays there, and does not go on past them (wrg/reaction/result-no-order-move-to-friends)', () => {
    expect(goesFrom([500, 100], [500, 300]).placed.at).toEqual({ x: 500, y: 100 });
  });

  it('stays on the table, where an enemy is between him and them (wrg/leaving-field/return)', () => {
    const guard = goesFrom([500, 60], [500, 700]);
    expect(guard.away).toBeNull();
  });
});
