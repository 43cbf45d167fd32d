import { describe, expect, it } from 'vitest';
import { play, setUp, unitIn } from './table-top.js';

describe('broken troops who run off the table', () => {
  it('get there though friends stand at it (wrg/rout/dispersed, wrg/ruling/ending-among-friends)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 600], type: 'mc' },
        {
          id: 'gaul-routers',
          at: [500, 770],
          figures: 6,
          facing: 'N',
          type: 'mc',
          be: { rout: { periods: 3, from: { x: 500, y: 600 } } },
        },
        { id: 'gaul-friends', at: [556, 799.7], figures: 15, files: 8, facing: 'N', type: 'li' },
      ],
    });
    play(game, {}, ['movement']);
    expect(unitIn(game, 'gaul-routers').gone).toBe('dispersed');
  });
});
