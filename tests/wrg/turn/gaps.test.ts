import { describe, expect, it } from 'vitest';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

/** Gauls who run north from a legion, toward friends of theirs. */
function rout(friends: TableTop['pieces']) {
  const game = setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 300] },
      {
        id: 'gaul-routers',
        at: [500, 340],
        figures: 4,
        files: 4,
        facing: 'N',
        be: { rout: { periods: 0, from: { x: 500, y: 296 } } },
      },
      ...friends,
    ],
  });
  const { of } = play(game, {}, ['movement']);
  return { game, swept: of('swept-away').map(({ unit }) => unit) };
}

const behind = (x: number, id = 'gaul-friends') => ({ id, at: [x, 366] as const, facing: 'S', figures: 6, files: 6 });

describe('broken troops who meet friends', () => {
  it('make for a gap near enough, and nobody is swept away (wrg/rout/friends-gap)', () => {
    const { game, swept } = rout([behind(500)]);
    expect(swept).toEqual([]);
    expect(Math.abs(unitIn(game, 'gaul-routers').placed.at.x - 500)).toBeGreaterThan(15);
  });

  it('burst through barbarians where there is none (wrg/rout/friends-gap, wrg/rout/burst-barbarians)', () => {
    const line = [500, 460, 540].map((x, at) => behind(x, `gaul-friends-${at}`));
    expect(rout(line).swept).toContain('gaul-friends-0');
  });

  it('do not reach a gap that is too far off (wrg/rout/friends-gap)', () => {
    expect(rout([{ ...behind(500), figures: 24, files: 24 }]).swept).toEqual(['gaul-friends']);
  });
});
