import { describe, expect, it } from 'vitest';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

type Piece = TableTop['pieces'][number];
type Barred = 'wall' | 'fence' | 'rampart';

/** Gauls who have just broken with Romans on all four sides, and something that lies across their way north. */
function surrounded(kind: Barred | undefined, who: Partial<Piece> = {}) {
  const rout = { periods: 0, from: { x: 500, y: 290 } };
  const around = [
    [500, 365, 'S', 4],
    [475, 345, 'E', 12],
    [525, 345, 'W', 12],
  ] as const;
  const game = setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 296] },
      { id: 'gaul-routers', at: [500, 340], figures: 4, files: 4, facing: 'N', be: { rout }, ...who },
      ...around.map(([x, y, facing, files], at) => ({
        id: `rome-${at}`,
        at: [x, y] as const,
        facing,
        figures: files,
        files,
      })),
    ],
    features:
      kind === undefined
        ? []
        : [
            {
              kind,
              id: 'across',
              line: [
                [480, 375],
                [520, 375],
              ],
            },
          ],
  });
  const { of } = play(game, { seed: 1 }, ['declarations', 'movement']);
  const moved = of('moved').find(({ unit }) => unit === 'gaul-routers');
  const { placed, gone } = unitIn(game, 'gaul-routers');
  return { to: placed.at, gone, distance: moved?.distance, because: moved?.because.map(each => each.because) };
}

const horse: Partial<Piece> = { type: 'lc', weapons: ['javelins'] };

describe('broken troops who break out between enemies', () => {
  it('pay for the walls and hedges on their way as on any march (wrg/terrain/linear-obstacle-width, wrg/terrain/difficult-cavalry, wrg/rout/cannot-run)', () => {
    expect(surrounded(undefined, horse).distance).toBe(220);
    for (const kind of ['wall', 'fence'] as const) {
      const over = surrounded(kind, horse);
      expect(over).toMatchObject({ distance: 140, gone: null });
      expect(over.because).toContain('lost to difficult ground at across');
    }
  });

  it('stay before it where too little of their move is left for it, and run past one that nobody crosses (wrg/terrain/difficult-infantry)', () => {
    expect(surrounded(undefined).to.y).toBe(400);
    expect(surrounded('wall').to.y).toBeLessThan(375);
    // The rampart ends at 520.
    expect(surrounded('rampart', { type: 'li' }).to.x).toBeGreaterThan(520);
    expect(surrounded('rampart', horse).to.x).toBeGreaterThan(520);
  });
});

describe('who is half over a wall', () => {
  const who: Partial<Piece> = { figures: 24, files: 6, class: 'A' };
  /** How Romans go whose front is past a wall and whose rear is not, with Gauls before or behind them. */
  const from = (be: Piece['be'], gauls: number, more: Partial<Piece> = {}) => {
    const game = setUp({
      pieces: [
        { id: 'rome-half', at: [500, 400], ...who, ...more, be: { alarmed: true, ...structuredClone(be) } },
        { id: 'gaul-band', at: [500, gauls], facing: gauls > 400 ? 'S' : 'N', be: { alarmed: true } },
      ],
      features: [
        {
          kind: 'wall',
          id: 'the-wall',
          line: [
            [300, 385],
            [700, 385],
          ],
        },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    const moved = of('moved').find(({ unit }) => unit === 'rome-half');
    return {
      distance: Math.round(moved?.distance ?? 0),
      over: moved?.because.some(({ because }) => because === 'half over the-wall'),
    };
  };
  const rout = (y: number) => ({ rout: { periods: 0, from: { x: 500, y } } });
  const bound = (instruction: 'retreat' | 'retire', kept = 1) => ({
    bound: { instruction, disorganised: false, left: 2, kept },
  });

  it('climbs back over it where he runs or goes back, and pays for that (wrg/terrain/difficult-cases, wrg/terrain/linear-obstacle-width)', () => {
    expect(from(rout(700), 700)).toEqual({ distance: 20, over: true });
    expect(from(bound('retreat'), 700)).toEqual({ distance: 20, over: true });
    expect(from(bound('retire'), 700)).toEqual({ distance: 20, over: true });
  });

  it('pays for it as well where he falls back by order, once (wrg/terrain/difficult-cases, wrg/terrain/linear-obstacle-width)', () => {
    const retires = (did?: 'retiring') => {
      const game = setUp({
        pieces: [
          { id: 'rome-half', at: [500, 400], ...who, order: 'RETIRE', be: { alarmed: true } },
          { id: 'gaul-band', at: [500, 700], be: { alarmed: true } },
        ],
        features: [
          {
            kind: 'wall',
            id: 'the-wall',
            line: [
              [300, 385],
              [700, 385],
            ],
          },
        ],
      });
      if (did !== undefined) unitIn(game, 'rome-half').period.did = did;
      const [moved] = play(game, {}, ['movement']).of('moved');
      return moved?.because.some(({ because }) => because === 'half over the-wall') ?? false;
    };
    expect(retires()).toBe(true);
    // Who fell back in the last period has paid as his rear came to it.
    expect(retires('retiring')).toBe(false);
  });

  it('pays nothing more where he goes on the way that he was going', () => {
    expect(from(rout(100), 100)).toEqual({ distance: 60, over: false });
    expect(from(bound('retreat'), 100)).toEqual({ distance: 60, over: false });
    // Who has gone back with his face to the enemy before has paid as his rear came to it.
    expect(from(bound('retire', 2), 700)).toEqual({ distance: 60, over: false });
  });
});
