import { describe, expect, it } from 'vitest';
import { type Game, play, setUp, unitIn } from './table-top.js';

/** A band that runs from legionaries south of it, and has its flank to them; another stands east of it, whom it does not touch. */
const beside = (): Game =>
  setUp({
    pieces: [
      { id: 'rome-legion', type: 'hi', at: [468, 249], figures: 20, files: 10 },
      {
        id: 'gaul-routers',
        type: 'lmi',
        at: [465.1, 306],
        facing: 67.235,
        figures: 34,
        files: 10,
        be: { rout: { periods: 0, from: { x: 466, y: 241.7 }, fresh: true } },
      },
      { id: 'gaul-line', type: 'lmi', at: [526, 279.9], figures: 36, files: 12 },
    ],
  });

/** Broken troops who run north; the corner of their block alone would touch a band that stands before them, and is out of their way to the west. */
const before = (): Game =>
  setUp({
    pieces: [
      {
        id: 'gaul-routers',
        type: 'lmi',
        at: [313.4, 340],
        facing: 'N',
        figures: 24,
        files: 12,
        be: { rout: { periods: 1, from: { x: 289, y: 198 } } },
      },
      { id: 'gaul-band', type: 'lmi', at: [260.1, 354], facing: 111.67, figures: 24, files: 8 },
      { id: 'rome-legion', at: [700, 200] },
    ],
  });

describe('broken troops', () => {
  it('burst through nobody whom their block alone brushes as it comes round [wrg/rout/turns, wrg/rout/friends-gap]', () => {
    const game = beside();
    const { of } = play(game, {}, ['movement']);
    expect(of('went-through')).toEqual([]);
    expect(unitIn(game, 'gaul-line').rout).toBeNull();
    expect(unitIn(game, 'gaul-line').period.interpenetrated).toBe(false);
    expect(of('moved').find(({ unit }) => unit === 'gaul-routers')).toMatchObject({ distance: 80 });
  });

  it('turn to no gap in which they are already, toward the friends beside it [wrg/rout/friends-gap]', () => {
    const game = before();
    const { of } = play(game, {}, ['movement']);
    const [moved] = of('moved').filter(({ unit }) => unit === 'gaul-routers');
    expect(of('went-through')).toEqual([]);
    expect(unitIn(game, 'gaul-band').rout).toBeNull();
    // Straight on, and not west, among them.
    expect(moved?.to.x).toBeCloseTo(313.4, 1);
    expect(moved).toMatchObject({ distance: 60 });
  });

  it('run round a friend right behind them, though the enemy at whom they stand is nearer than a crowd is wide [wrg/rout/friends-gap]', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-routers',
          type: 'lhi',
          at: [570, 242.8],
          facing: 'S',
          figures: 10,
          files: 10,
          be: { rout: { periods: 0, from: { x: 570, y: 302 }, fresh: true } },
        },
        { id: 'rome-guard', type: 'ehc', at: [571.6, 224], facing: 19, figures: 6, files: 6 },
        { id: 'gaul-west', type: 'lmi', at: [519, 255.3], figures: 36, files: 12 },
        { id: 'gaul-east', type: 'lmi', at: [621, 255.3], figures: 34, files: 12 },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(of('went-through')).toEqual([]);
    expect(unitIn(game, 'rome-guard').period.interpenetrated).toBe(false);
  });

  it('are not stopped by an enemy whom a corner of their block brushes, where there is a way beside him [wrg/rout/turns, wrg/rout/direction-first]', () => {
    const past = (
      at: readonly [number, number],
      facing: number,
      rome: readonly [number, number],
      romeFacing: number,
    ) => {
      const game = setUp({
        pieces: [
          { id: 'gaul-guard', at: [900, 700] },
          {
            id: 'gaul-routers',
            at,
            facing,
            figures: 24,
            files: 12,
            be: { rout: { periods: 1, from: { x: 500, y: 340 } } },
          },
          { id: 'rome-line', type: 'hi', at: rome, facing: romeFacing, figures: 20, files: 10 },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      const { figures, gone } = unitIn(game, 'gaul-routers');
      const moved = of('moved').find(({ unit }) => unit === 'gaul-routers');
      return { figures, gone, far: Math.round(moved?.distance ?? 0), x: Math.abs((moved?.to.x ?? 0) - at[0]) };
    };
    // They run as far as they would if nobody stood there, and straight on: no turn is paid for.
    for (const run of [past([500, 400], 260, [545.9, 438.1], 332), past([500, 400], 77, [535.5, 423.5], 173)]) {
      expect(run).toMatchObject({ figures: 24, gone: null });
      expect(run.far).toBeGreaterThanOrEqual(39);
      expect(run.x).toBeLessThan(40);
    }
  });

  it('run to a gap beside two friends whom they meet, or burst through both, and go over neither as if he were not there [wrg/rout/friends-gap] [wrg/interpenetration/others]', () => {
    const past = (west: number) => {
      const game = setUp({
        pieces: [
          { id: 'gaul-line', type: 'hi', at: [755, 293.8], facing: 180, figures: 28, files: 15 },
          {
            id: 'rome-routers',
            type: 'hi',
            at: [747, 264.4],
            facing: 149.7,
            figures: 13,
            files: 10,
            be: { rout: { periods: 0, from: { x: 742.9, y: 304.1 }, fresh: true } },
          },
          { id: 'rome-west', type: 'hi', at: [680, 243.9], facing: 346.6, figures: 20, files: 10 },
          { id: 'rome-east', type: 'lc', at: [790, 264.2], facing: 338.7, figures: 16, files: 8 },
        ],
      });
      // Nearer to them than bodies are set up.
      const put = (id: string, x: number) => {
        const unit = unitIn(game, id);
        unit.placed = { ...unit.placed, at: { x, y: unit.placed.at.y } };
      };
      put('rome-west', west);
      put('rome-east', 783.1);
      const { of } = play(game, {}, ['movement']);
      const to = of('moved').find(({ unit }) => unit === 'rome-routers')?.to;
      return { through: of('went-through').map(({ through }) => through), isPast: (to?.y ?? 0) < 215 };
    };
    expect(past(694.4)).toEqual({ through: ['rome-east', 'rome-west'], isPast: true });
    expect(past(696)).toEqual({ through: [], isPast: false });
  });

  it('are seen to run past by friends whom they pass each for himself, as by those whom they pass in their block: these test for it [wrg/reaction/test-friends-broken] [wrg/rout/turns]', () => {
    const seen = (facing: number, rome: readonly [number, number], romeFacing: number) => {
      const game = setUp({
        pieces: [
          { id: 'gaul-guard', at: [420, 480] },
          {
            id: 'gaul-routers',
            at: [500, 400],
            facing,
            figures: 24,
            files: 12,
            be: { rout: { periods: 1, from: { x: 500, y: 340 } } },
          },
          { id: 'rome-line', type: 'hi', at: rome, facing: romeFacing, figures: 20, files: 10 },
        ],
      });
      const { of } = play(game, { seed: 1 }, ['movement', 'reactions']);
      const [moved] = of('moved').filter(({ unit }) => unit === 'gaul-routers');
      return {
        each: moved?.because.some(({ effect }) => effect === 'past him, each for himself'),
        past: of('ran-past').map(({ unit, friends }) => [unit, ...friends]),
        tested: of('test').map(({ unit, cause }) => [unit, cause]),
      };
    };
    const past = [['gaul-routers', 'gaul-guard']];
    const test = ['gaul-guard', 'friends-broken'];
    expect(seen(77, [535.5, 423.5], 173)).toMatchObject({ each: true, past, tested: expect.arrayContaining([test]) });
    expect(seen(260, [545.9, 438.1], 332)).toMatchObject({ each: false, past, tested: expect.arrayContaining([test]) });
  });

  it('are seen to run past by friends where they break out between enemies [wrg/reaction/test-friends-broken] [wrg/rout/cannot-run]', () => {
    const around: readonly [number, number, number][] = [
      [500, 370, 0],
      [500, 430, 180],
      [460, 400, 90],
      [540, 400, 270],
    ];
    const game = setUp({
      pieces: [
        { id: 'gaul-guard', at: [500, 520] },
        {
          id: 'gaul-routers',
          at: [500, 405],
          figures: 4,
          files: 4,
          facing: 'N',
          be: { rout: { periods: 0, from: { x: 500, y: 360 }, fresh: true } },
        },
        ...around.map(([x, y, facing], i) => ({
          id: `rome-${i}`,
          at: [x, y] as const,
          facing,
          figures: 20,
          files: 10,
        })),
      ],
    });
    const { of } = play(game, {}, ['movement']);
    const [moved] = of('moved').filter(({ unit }) => unit === 'gaul-routers');
    expect(moved?.because.some(({ effect }) => effect === 'breaks out through them')).toBe(true);
    expect(of('ran-past').map(({ unit, friends }) => [unit, ...friends])).toEqual([['gaul-routers', 'gaul-guard']]);
  });
});
