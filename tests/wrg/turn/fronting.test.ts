import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

/** How far Romans go back in each period, and how they face then. */
const goingBack = (order: string, reading: string | undefined, kind: Partial<Piece>, periods: number) => {
  const rulings = reading === undefined ? {} : { 'wrg/ruling/falling-back-fronts': reading };
  const game = setUp({
    rules: wrgRulesUnder({ rulings }),
    pieces: [
      { id: 'rome-rear', at: [500, 400], order, be: alarmed, ...kind },
      { id: 'gaul-guard', at: [100, 780], be: alarmed },
    ],
  });
  return Array.from({ length: periods }, () => {
    const moved = play(game)
      .of('moved')
      .find(({ unit }) => unit === 'rome-rear');
    return [Math.round(moved?.distance ?? 0), unitIn(game, 'rome-rear').placed.facing];
  });
};

const slow = { training: 'barbarian', type: 'mi' } as const;

describe('who falls back by order', () => {
  it('fronts every period that leaves him time for it, or goes faster and fronts once he is there, or not at all [wrg/ruling/falling-back-fronts] [wrg/manoeuvre/wheel-or-turn]', () => {
    expect(goingBack('RETIRE S 70', undefined, {}, 3)).toEqual([
      [30, 0],
      [30, 0],
      [10, 0],
    ]);
    expect(goingBack('RETIRE S 70', 'once-he-is-there', {}, 3)).toEqual([
      [45, 180],
      [25, 0],
      [0, 0],
    ]);
    expect(goingBack('RETIRE S 70', 'not-until-bidden-something-else', {}, 3)).toEqual([
      [45, 180],
      [25, 180],
      [0, 180],
    ]);
  });

  it('turns to the front when he is there, if he has had no time for it on his way [wrg/manoeuvre/turn-time-slow]', () => {
    // The two turns would cost barbarian foot its whole move, and the second alone half of it.
    expect(goingBack('RETIRE S 50', undefined, slow, 3)).toEqual([
      [30, 180],
      [20, 0],
      [0, 0],
    ]);
    expect(goingBack('RETIRE S 80', undefined, slow, 3)).toEqual([
      [30, 180],
      [50, 180],
      [0, 0],
    ]);
  });
});

describe('light troops who fall back by order upon friends through whom they may go', () => {
  /** Where slingers are after so many periods, how they face, and whether they are out of order for it, with a line behind them. */
  const slingers = (reading: string | undefined, y: number, periods: number) => {
    const game = setUp({
      rules: wrgRulesUnder(reading === undefined ? {} : { rulings: { 'wrg/ruling/falling-back-fronts': reading } }),
      pieces: [
        { id: 'rome-slingers', at: [500, 400], type: 'li', weapons: ['sling'], order: 'RETIRE S', be: alarmed },
        { id: 'rome-line', at: [500, y], figures: 36, files: 12, be: alarmed },
        { id: 'gaul-guard', at: [100, 780], be: alarmed },
      ],
    });
    return Array.from({ length: periods }, () => {
      play(game, {}, ['orders', 'declarations', 'movement']);
      const { placed, period } = unitIn(game, 'rome-slingers');
      return [Math.round(placed.at.y), placed.facing, period.interpenetrated];
    });
  };

  it('go with their backs turned where the turn to the front would leave them among these, and front when they are through [wrg/interpenetration/light-infantry] [wrg/ruling/falling-back-fronts]', () => {
    // Of eighty paces one turn leaves sixty, which take them beyond the line, and two leave forty, which do not.
    expect(slingers(undefined, 370, 2)).toEqual([
      [316, 180, false],
      [280, 0, false],
    ]);
    expect(slingers('once-he-is-there', 370, 1)).toEqual([[316, 180, false]]);
  });

  it('front where they do not get through so either [wrg/ruling/falling-back-fronts]', () => {
    expect(slingers(undefined, 350, 2)).toEqual([
      [373, 0, false],
      [289, 180, false],
    ]);
  });
});

describe('who is to fall back by order and does not come a step', () => {
  const standing = (table: Partial<TableTop>, more: Partial<Piece> = {}) => {
    const line = { id: 'rome-rear', at: [400, 400], figures: 24, files: 12, order: 'RETIRE', be: alarmed } as const;
    const band = { id: 'gaul-band', at: [400, 520], be: alarmed } as const;
    const game = setUp({ ...table, pieces: [{ ...line, ...slow, ...more }, band, ...(table.pieces ?? [])] });
    play(game, {}, ['movement']);
    const { at, facing } = unitIn(game, 'rome-rear').placed;
    return { y: Math.round(at.y), facing };
  };
  /** Friends behind him, so deep that he gets through nowhere. */
  const friends = (y: number): Piece[] =>
    [0, 1, 2].map(n => ({ id: `rome-mass-${n}`, at: [400, y - 82 * n], figures: 60, files: 6, be: alarmed }));

  it('keeps the front that he had: who but presses upon friends behind him has not come a step either [wrg/manoeuvre/wheel-or-turn]', () => {
    expect(standing({ pieces: friends(384) })).toEqual({ y: 399, facing: 0 });
    // Who has a few paces to go goes them, and has no time to turn to the front again.
    expect(standing({ pieces: friends(380) })).toEqual({ y: 379, facing: 180 });
  });

  it('keeps it before ground, too, that he cannot enter [wrg/manoeuvre/wheel-or-turn]', () => {
    const line: [number, number][] = [
      [0, 364],
      [1000, 364],
    ];
    const features: TableTop['features'] = [{ kind: 'river', id: 'river', width: 39.8, line }];
    expect(standing({ features })).toEqual({ y: 400, facing: 0 });
  });
});

describe('who retires as a test has told him', () => {
  const retiring = (
    reading: string,
    left: number,
    more: readonly Piece[] = [],
    charge?: string,
    facing: Piece['facing'] = 'N',
  ) => {
    const bound = { instruction: 'retire', disorganised: true, left, kept: 0 } as const;
    const table: TableTop = {
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/retiring-fronts': reading } }),
      pieces: [
        { id: 'rome-rear', at: [500, 400], facing, be: { ...alarmed, bound } },
        { id: 'gaul-band', at: [500, 460], be: alarmed },
        ...more,
      ],
    };
    const game = setUp(table);
    if (charge !== undefined) Object.assign(unitIn(game, charge).period, { charges: 'rome-rear', doing: 'charging' });
    play(game, { seed: 1 }, ['movement']);
    return { facing: unitIn(game, 'rome-rear').placed.facing, melees: game.state.melees };
  };

  it('fronts to the enemy every period, or after the last of them [wrg/ruling/retiring-fronts] [wrg/reaction/result-current-retire]', () => {
    expect(retiring('at-the-end-of-every-period', 1).facing).toBe(0);
    expect(retiring('when-he-is-attacked', 1).facing).toBe(180);
    expect(retiring('when-he-is-attacked', 0).facing).toBe(0);
  });

  it('turns to the enemy if he has evaded before, also where friends end his move [wrg/ruling/retiring-fronts] [wrg/reaction/result-current-retire]', () => {
    expect(retiring('at-the-end-of-every-period', 1, [], undefined, 'S').facing).toBe(0);
    const behind: Piece = { id: 'rome-others', at: [500, 340], be: alarmed };
    expect(retiring('at-the-end-of-every-period', 1, [behind], undefined, 'S').facing).toBe(0);
    expect(retiring('when-he-is-attacked', 1, [], undefined, 'S').facing).toBe(180);
  });

  it('does not show his back who stood with his flank to the enemy and is stopped by friends [wrg/ruling/retiring-fronts]', () => {
    const behind: Piece = { id: 'rome-others', at: [500, 340], be: alarmed };
    expect(retiring('at-the-end-of-every-period', 1, [behind], undefined, 'E').facing).toBe(0);
  });

  it('does not show it to another enemy either, of whom he comes by the way that he goes [wrg/ruling/retiring-fronts]', () => {
    const other: Piece = { id: 'gaul-others', at: [400, 330], facing: 'E', be: alarmed };
    expect(retiring('at-the-end-of-every-period', 1, [other], undefined, 'E').facing).toBe(270);
  });

  it('is told to have gone where his middle has, though he has turned about and his front lies the other way', () => {
    const bound = { instruction: 'retire', disorganised: true, left: 1, kept: 0 } as const;
    const game = setUp({
      pieces: [
        { id: 'rome-rear', at: [500, 352], facing: 'S', files: 2, be: { ...alarmed, bound, pushed: 30 } },
        { id: 'gaul-band', at: [500, 460], be: alarmed },
      ],
    });
    const [moved] = play(game, {}, ['movement']).of('moved');
    expect(moved).toMatchObject({ unit: 'rome-rear', facing: 0, distance: 30, from: { y: 352 } });
    expect(moved?.to.y).toBeGreaterThan(352);
    expect(moved?.toward).toBeCloseTo(180);
  });

  it('faces who comes upon him by either [wrg/ruling/retiring-fronts] [wrg/reaction/result-current-retire]', () => {
    const horse: Piece = { id: 'gaul-horse', type: 'mc', at: [500, 440], figures: 6, files: 6, be: alarmed };
    for (const reading of ['at-the-end-of-every-period', 'when-he-is-attacked']) {
      const { facing, melees } = retiring(reading, 1, [horse], 'gaul-horse');
      expect(facing).toBe(0);
      expect(melees).toMatchObject([{ a: 'gaul-horse', b: 'rome-rear', sideOfB: 'front' }]);
    }
  });
});

describe('the turn of who goes back as a test has told him [wrg/ruling/turning-to-go-back]', () => {
  /** How far Roman foot goes back in one period, and how it faces then. */
  const sent = (reading: string, instruction: 'retreat' | 'retire' | 'move-to-friends', kind: Partial<Piece> = {}) => {
    const bound = { instruction, disorganised: instruction === 'retire', left: 1, kept: 0 } as const;
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/turning-to-go-back': reading } }),
      pieces: [
        { id: 'rome-rear', at: [500, 400], be: { ...alarmed, bound }, ...kind },
        { id: 'rome-reserve', at: [500, 100], be: alarmed },
        { id: 'gaul-band', at: [500, 560], be: alarmed },
      ],
    });
    const moved = play(game, {}, ['movement'])
      .of('moved')
      .find(({ unit }) => unit === 'rome-rear');
    return [Math.round(moved?.distance ?? 0), unitIn(game, 'rome-rear').placed.facing];
  };

  it('takes nothing of his move, or a quarter or half a period of it, twice as much out of order [wrg/manoeuvre/free-turns] [wrg/manoeuvre/turn-time-slow]', () => {
    const [free, paid] = ['costs-nothing', 'costs-as-any-turn'] as const;
    expect([sent(free, 'retreat'), sent(paid, 'retreat')]).toEqual([
      [60, 180],
      [45, 180],
    ]);
    expect([sent(free, 'retreat', slow), sent(paid, 'retreat', slow)]).toEqual([
      [60, 180],
      [30, 180],
    ]);
    expect([sent(free, 'retire'), sent(paid, 'retire')]).toEqual([
      [60, 0],
      [30, 0],
    ]);
    expect([sent(free, 'move-to-friends'), sent(paid, 'move-to-friends')]).toEqual([
      [60, 180],
      [45, 180],
    ]);
  });

  it('is made once: with his back to the enemy he goes on for nothing', () => {
    expect(sent('costs-as-any-turn', 'retreat', { facing: 'S' })).toEqual([60, 180]);
  });
});
