import { describe, expect, it } from 'vitest';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Foot that is to support friends who stand at (500, 400), six abreast and two ranks deep, and face north. */
function supporting(rear: Partial<Piece> & Pick<Piece, 'at'>, front: Partial<Piece> = {}) {
  return setUp({
    pieces: [
      { id: 'rome-rear', order: 'SUPPORT rome-front', be: alarmed, ...rear },
      { id: 'rome-front', at: [500, 400], order: 'HOLD', be: alarmed, ...front },
      { id: 'gaul-guard', at: [100, 780], be: alarmed },
    ],
  });
}

/** Where a supporter stands in so many periods, how it faces, and how often it has moved. */
function standing(game: ReturnType<typeof supporting>, periods: number) {
  const moves = Array.from({ length: periods }, () =>
    play(game, {}, ['orders', 'declarations', 'movement'])
      .of('moved')
      .filter(({ unit }) => unit === 'rome-rear'),
  );
  const { at, facing } = unitIn(game, 'rome-rear').placed;
  return { y: Math.round(at.y), facing: Math.round(facing), moves: moves.map(({ length }) => length) };
}

describe('who supports a friend [wrg/orders/support]', () => {
  it('stays where he stands close behind him, and does not turn about for some paces', () => {
    expect(standing(supporting({ at: [500, 365] }), 3)).toEqual({ y: 365, facing: 0, moves: [0, 0, 0] });
    // Behind one end of his line, too.
    expect(standing(supporting({ at: [530, 380] }), 2)).toEqual({ y: 380, facing: 0, moves: [0, 0] });
  });

  it('turns to face as he does where he stands close behind him with his back turned, once', () => {
    expect(standing(supporting({ at: [500, 365], facing: 'S' }), 3)).toMatchObject({ facing: 0, moves: [1, 0, 0] });
  });

  it('goes behind him from beside him, and fronts in the same period where there is time', () => {
    const horse = { type: 'hc', figures: 6, files: 6 } as const;
    expect(standing(supporting({ ...horse, at: [556, 322] }), 1)).toMatchObject({ facing: 0, moves: [1] });
    expect(standing(supporting({ ...horse, at: [556, 322] }), 3).moves).toEqual([1, 0, 0]);
  });

  it('comes up behind him from far off', () => {
    const { y, moves } = standing(supporting({ at: [500, 200] }), 5);
    expect(moves.slice(0, 2)).toEqual([1, 1]);
    expect(moves.at(-1)).toBe(0);
    expect(y).toBeGreaterThan(330);
  });

  it('keeps so far off that he has room to give ground, and has support when he follows up [wrg/reaction/definition-support, wrg/after-melee/no-room]', () => {
    /** Paces between the two when the supporter has come up. */
    const kept = (rear: Partial<Piece>, front: Partial<Piece> = {}) => {
      const { y } = standing(
        supporting({ at: [500, 100], figures: 12, files: 6, ...rear }, { be: alarmed, ...front }),
        6,
      );
      return 400 - depth(front) - y;
    };
    const depth = (front: Partial<Piece>) =>
      2 * unitIn(supporting({ at: [500, 100] }, front), 'rome-front').placed.stand.depth;
    const isNear = (paces: number, least: number) =>
      expect([paces >= least - 1, paces < least + 30]).toEqual([true, true]);
    // Heavy foot walks 60 paces: half of them it keeps, and the friend follows up by the other half.
    isNear(kept({ type: 'hi' }), 30);
    isNear(kept({ type: 'lhi' }), 50);
    // Horse could stand farther off, but who breaks on the third push back needs room for two.
    isNear(kept({ type: 'hc' }), 60);
    isNear(kept({ type: 'hc' }, { class: 'D', training: 'barbarian' }), 30);
  });

  it('turns about, and goes back, where an enemy leaves his line no room to turn to where his friend is', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-rear',
          type: 'li',
          figures: 12,
          files: 12,
          at: [500, 400],
          order: 'SUPPORT rome-front',
          be: alarmed,
        },
        { id: 'rome-front', at: [560, 250], order: 'HOLD', be: alarmed },
        { id: 'gaul-slings', type: 'li', figures: 12, files: 12, at: [500, 408], be: alarmed },
      ],
    });
    const [moved] = play(game, {}, ['orders', 'declarations', 'movement']).of('moved');
    expect(moved).toMatchObject({ unit: 'rome-rear', facing: 180 });
    expect(moved?.distance).toBeGreaterThan(50);
  });
});

describe('who does not get on because of an enemy', () => {
  const going = (order: string, be: object = {}) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 400], order, be: alarmed },
        { id: 'gaul-band', at: [500, 400.9], be: { ...alarmed, ...be } },
      ],
    });
    return play(game, {}, ['orders', 'declarations', 'movement']).events.filter(
      event => 'unit' in event && event.unit === 'rome-legion' && event.kind !== 'test',
    );
  };

  it('is told so, and who is in the way (wrg/movement/simultaneous)', () => {
    expect(going('MOVE N')).toMatchObject([{ kind: 'moved', stopped: 'enemy', by: 'gaul-band' }]);
  });

  it('is told another reason where he has one, once (wrg/charge/definition)', () => {
    expect(going('ATTACK gaul-band')).toMatchObject([{ kind: 'stands', before: 'gaul-band' }]);
  });
});
