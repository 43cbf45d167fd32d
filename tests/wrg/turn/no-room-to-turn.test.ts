import { describe, expect, it } from 'vitest';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** Gauls, twelve abreast and 72 paces wide, who pursue broken Romans to their right front, with somebody else close by. */
const pursuing = (beside: Piece, broken: readonly [number, number]) => {
  const pursuit = { quarry: 'rome-broken', periods: 0 };
  const rout = { periods: 1, from: { x: 400, y: 400 } };
  const game = setUp({
    pieces: [
      { id: 'gaul-band', at: [400, 400], files: 12, facing: 'N', be: { ...alarmed, pursuit } },
      { id: 'gaul-chief', at: [900, 700], be: alarmed },
      { id: 'rome-chief', at: [900, 100], be: alarmed },
      { id: 'rome-broken', at: broken, be: { ...alarmed, rout } },
      { files: 12, figures: 24, facing: 'N', be: alarmed, ...beside },
    ],
    generals: [
      { id: 'gaul-brennus', with: 'gaul-chief' },
      { id: 'rome-caesar', with: 'rome-chief' },
    ],
  });
  const { of } = play(game, { seed: 1 }, ['movement', 'hand-to-hand']);
  const { distance = 0 } = of('moved').find(({ unit }) => unit === 'gaul-band') ?? {};
  const { facing } = unitIn(game, 'gaul-band').placed;
  const struck = of('fought').flatMap(({ unit, target }) => (unit === 'gaul-band' ? [target] : []));
  return { distance, facing, struck, met: of('met').map(({ a, b }) => [a, b].find(id => id !== 'gaul-band')) };
};

describe('pursuers change their direction man by man', () => {
  it('and go after the broken though a friend leaves their block no room to turn [wrg/pursuit/turns]', () => {
    const { distance, met } = pursuing({ id: 'gaul-side', at: [436, 380] }, [484, 450]);
    expect(distance).toBeGreaterThan(10);
    expect(met).toEqual(['rome-broken']);
  });

  it('and though an enemy behind them does, whom they do not come upon by turning [wrg/pursuit/turns] [wrg/pursuit/through-enemy]', () => {
    for (const broken of [
      [470, 450],
      [450, 480],
    ] as const) {
      const { distance, met } = pursuing({ id: 'rome-side', at: [400, 372], files: 6 }, broken);
      expect(distance).toBeGreaterThan(10);
      expect(met).toEqual(['rome-broken']);
    }
  });

  it('and strike at his back upon whom their block comes with its own back, or its flank, each man facing him [wrg/pursuit/strikes]', () => {
    for (const broken of [
      [460, 420],
      [475, 444],
    ] as const) {
      const { facing, met, struck } = pursuing({ id: 'rome-side', at: [400, 417] }, broken);
      expect(facing).toBe(0);
      expect(met).toEqual(['rome-broken']);
      expect(struck).toEqual(['rome-broken']);
    }
  });
});

/** A line, twelve abreast and two deep, with somebody or something close by, in so many periods. */
function ordered(
  order: string,
  more: readonly Piece[],
  periods: number,
  own: Partial<Piece> = {},
  features: TableTop['features'] = [],
) {
  const game = setUp({
    features,
    pieces: [
      { id: 'rome-line', at: [400, 400], figures: 24, files: 12, order, be: alarmed, ...own },
      { id: 'gaul-guard', at: [900, 780], be: alarmed },
      { id: 'rome-guard', at: [900, 20], be: alarmed },
      ...more,
    ],
    generals: [
      { id: 'gaul-brennus', with: 'gaul-guard' },
      { id: 'rome-caesar', with: 'rome-guard' },
    ],
  });
  const told = Array.from({ length: periods }, () =>
    play(game, {}, ['orders', 'declarations', 'movement'])
      .of('moved')
      .find(({ unit }) => unit === 'rome-line'),
  );
  return { told };
}

const second = (y: number, more: Partial<Piece> = {}): Piece => ({
  id: 'rome-second',
  at: [400, y],
  figures: 24,
  files: 12,
  be: alarmed,
  ...more,
});

describe('who is ordered to go somewhere and has no room to turn', () => {
  const column = { figures: 24, files: 4 };
  const beside: Piece = { id: 'rome-second', at: [425, 400], ...column, be: alarmed };

  it('turns about, man by man, and goes straight back first [wrg/manoeuvre/wheel-or-turn]', () => {
    const { told } = ordered('MOVE TO (460 300)', [beside], 1, column);
    expect(told[0]).toMatchObject({ facing: 180, distance: 45 });
    expect(told[0]?.because[0]).toMatchObject({ because: 'no room to turn beside rome-second' });
  });

  it('goes straight on first where his way lies before him [wrg/manoeuvre/wheel-or-turn]', () => {
    const { told } = ordered('MOVE TO (500 460)', [beside], 2, column);
    expect(told).toMatchObject([
      { facing: 0, distance: 60 },
      { turned: true, distance: 45 },
    ]);
  });

  it('forms narrower, and turns [wrg/orders/formation-and-speed-free]', () => {
    const { told } = ordered('MOVE E', [second(362)], 1);
    // A quarter of the period for three files, and one for the turn.
    expect(told).toMatchObject([{ facing: 90, abreast: 9, distance: 30 }]);
    expect(told[0]?.because[0]).toMatchObject({ because: 'no room to turn beside rome-second' });
  });

  it('steps out of his place to turn where that does not help, for friends or for water [wrg/manoeuvre/wheel-or-turn]', () => {
    expect(ordered('MOVE E', [second(380)], 1).told).toMatchObject([{ facing: 90, distance: 45 }]);
    const water: TableTop['features'] = [
      {
        kind: 'river',
        id: 'the-river',
        width: 100,
        line: [
          [100, 326],
          [700, 326],
        ],
      },
    ];
    const { told } = ordered('MOVE E', [], 1, {}, water);
    expect(told).toMatchObject([{ facing: 90, distance: 45 }]);
    expect(told[0]?.because[0]).toMatchObject({ because: 'no room to turn on this ground' });
  });

  it('waits a moment, and forms as he stood, where his friends march off in the same period [wrg/movement/simultaneous]', () => {
    const { told } = ordered('MOVE E', [second(380, { order: 'MOVE E' })], 1);
    expect(told).toMatchObject([{ facing: 90, distance: 45 }]);
    expect(told[0]).not.toHaveProperty('abreast');
  });

  it('counts on nobody whom a test has told to halt [wrg/reaction/result-no-order-halt-or-retire]', () => {
    const abreast = (instruction: 'halt-disorganised' | undefined) => {
      const bound = instruction === undefined ? {} : { bound: { instruction, disorganised: true, left: 1, kept: 1 } };
      return ordered('MOVE E', [second(362, { order: 'MOVE E', be: { ...alarmed, ...bound } })], 1).told[0];
    };
    expect(abreast(undefined)).not.toHaveProperty('abreast');
    expect(abreast('halt-disorganised')).toMatchObject({ facing: 90, abreast: 9 });
  });

  it('is told who leaves him no room where nothing helps (wrg/manoeuvre/wheel-or-turn)', () => {
    const before: Piece = { id: 'rome-first', at: [400, 418], figures: 24, files: 12, be: alarmed };
    const { told } = ordered('MOVE E', [second(382), before], 1);
    expect(told).toMatchObject([{ distance: 0, stopped: 'friend', noRoom: true }]);
    expect(told[0]?.by).toMatch(/rome-(first|second)/);
  });
});

describe('who halts and turns to an enemy', () => {
  it('does so where his friends march off in the same period [wrg/movement/simultaneous] [wrg/orders/defensive-halt]', () => {
    const facing = (order: string, heldUp?: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-line', at: [400, 400], figures: 24, files: 12, order: 'MOVE N', be: alarmed },
          { ...second(362), order },
          { id: 'rome-guard', at: [900, 20], be: alarmed },
          { id: 'gaul-horse', type: 'hc', at: [560, 400], facing: 'W', figures: 12, files: 6, be: alarmed },
        ],
        generals: [
          { id: 'gaul-brennus', with: 'gaul-horse' },
          { id: 'rome-caesar', with: 'rome-guard' },
        ],
      });
      if (heldUp !== undefined) unitIn(game, 'rome-line').heldUp = heldUp;
      unitIn(game, 'rome-line').period.conduct = { halt: true };
      play(game, {}, ['movement']);
      return unitIn(game, 'rome-line').placed.facing;
    };
    expect(facing('HOLD')).toBe(0);
    expect(facing('MOVE S')).toBeGreaterThan(80);
    // Who has stood for a period counts on nobody any more.
    expect(facing('MOVE S', 1)).toBe(0);
  });
});
