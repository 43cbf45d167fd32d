import { describe, expect, it } from 'vitest';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const leader: Piece = { id: 'rome-first', at: [500, 300], figures: 16, files: 8, order: 'MOVE N 100' };
const gaul: Piece = { id: 'gaul-guard', at: [900, 760], facing: 'S' };

describe('who is told to follow or support a friend', () => {
  const goes = (first: Partial<Piece>, order: string) => {
    const second: Piece = { id: 'rome-second', at: [500, 260], figures: 16, files: 8, order };
    const game = setUp({ pieces: [{ ...leader, ...first }, second, gaul] });
    play(game, { seed: 1 }, ['movement']);
    const [one, other] = [unitIn(game, 'rome-first'), unitIn(game, 'rome-second')];
    return { first: one.period.moved, second: other.period.moved, apart: one.placed.at.y - other.placed.at.y };
  };

  it.each(['FOLLOW', 'SUPPORT'])(
    'goes along with him in the same period (wrg/movement/simultaneous, wrg/orders/support): %s',
    verb => {
      const both = goes({}, `${verb} rome-first`);
      expect(both.first).toBeGreaterThan(50);
      expect(both.second).toBeGreaterThan(30);
      // Behind him as before: he keeps room to be pushed back.
      expect(both.apart).toBeGreaterThanOrEqual(30);
    },
  );

  it.each(['FOLLOW', 'SUPPORT'])('stays close by him where he stays (wrg/orders/support): %s', verb => {
    expect(goes({ order: 'HOLD' }, `${verb} rome-first`)).toMatchObject({ first: 0, second: 0 });
  });
});
