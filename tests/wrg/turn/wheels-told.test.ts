import { describe, expect, it } from 'vitest';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const be = { alarmed: true };

/** What is told of the first who moves, and what it has lost of its move to. */
const moved = (...pieces: readonly Piece[]) => {
  const game = setUp({ pieces: pieces.map(piece => ({ be, ...piece })) });
  const [told] = play(game, {}, ['movement']).of('moved');
  return { told, lost: told?.because.flatMap(({ because }) => (because.startsWith('lost to') ? [because] : [])) };
};

describe('who does nothing but wheel', () => {
  const guard = (at: readonly [number, number]) => ({ id: 'gaul-guard', at });
  const elephants = (files: number): Piece => ({
    id: 'rome-beasts',
    type: 'elephant',
    figures: 6,
    files,
    at: [500, 300],
    order: 'ATTACK gaul-guard',
  });

  it('is told to, and that the wheel has cost it its move (wrg/manoeuvre/wheel-slow)', () => {
    const { told, lost } = moved(elephants(5), guard([650, 560]));
    expect(told).toMatchObject({ unit: 'rome-beasts', wheels: true });
    expect(lost).toEqual(['lost to wheeling']);
  });

  it('is not who goes on straight when he has come round (wrg/manoeuvre/wheel-or-turn)', () => {
    const { told, lost } = moved(elephants(3), guard([640, 560]));
    expect(told).toMatchObject({ unit: 'rome-beasts', turned: true });
    expect(told).not.toHaveProperty('wheels');
    expect(lost).toEqual(['lost to turning']);
  });

  it('is not who goes straight ahead or turns on the spot (wrg/manoeuvre/wheel-or-turn)', () => {
    for (const order of ['MOVE N', 'MOVE E']) {
      expect(moved({ ...elephants(3), order }, guard([100, 780])).told, order).not.toHaveProperty('wheels');
    }
  });
});

describe('who turns to go back and has no room to', () => {
  it('is told to face again as before (wrg/manoeuvre/turn-time-quick)', () => {
    const retiring = (gap: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-foot', at: [500, 300], order: 'RETIRE', be },
          { id: 'rome-rear', at: [500, 284], figures: 40, files: 40, be },
          { id: 'gaul-guard', at: [100, 780], be },
        ],
      });
      const rear = unitIn(game, 'rome-rear');
      rear.placed = { ...rear.placed, at: { x: 500, y: 285 - gap } };
      const [told] = play(game, {}, ['movement']).of('moved');
      return told;
    };
    const told = retiring(0.25);
    expect(told).toMatchObject({ unit: 'rome-foot', facing: 0, turned: true, facesAgain: true, by: 'rome-rear' });
    expect(told?.because.map(({ because }) => because)).toContain('lost to turning');
    expect(retiring(5)).not.toHaveProperty('facesAgain');
  });
});
