import { describe, expect, it } from 'vitest';
import type { Choices } from '../../../src/rulebook/index.js';
import { featurePoints } from '../../../src/rulesets/wrg/army/winning.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Game, type Piece, play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const hill = { id: 'hill', name: 'The hill', at: [500, 400], radius: 30, points: 100 } as const;

/** A table with a hill of a hundred points in its middle, and a legion that stood on it until now. */
function withHill(pieces: readonly Piece[], reading?: string, others: Choices = {}): Game {
  const empty: Choices = reading === undefined ? {} : { 'wrg/ruling/empty-place': reading };
  const rules = wrgRulesUnder({ rulings: { ...others, ...empty } });
  const scenario = { objectives: [{ ...hill, at: [...hill.at] as [number, number] }] };
  const game = setUp({ pieces: pieces.map(piece => ({ be: alarmed, ...piece })), scenario, rules });
  game.state.holdings = [{ objective: 'hill', side: 'rome', turns: 3 }];
  return game;
}

/** Who holds the hill when a period has ended in which nobody moved. */
function holder(game: Game) {
  play(game, { seed: 1 }, ['reactions']);
  return game.state.holdings[0]?.side;
}

describe('a place on which nobody stands', () => {
  const legion = { id: 'rome-legion', at: [500, 300] } as const;
  const band = (y: number, x = 500): Piece => ({ id: 'gaul-band', at: [x, y] });

  it('is nobody’s whom no enemy is kept from it, whoever stood on it last (wrg/victory/control, wrg/ruling/empty-place)', () => {
    expect(holder(withHill([legion, band(600)]))).toBeNull();
  });

  it('is held by who stands across the straight way of the nearest enemy (wrg/victory/control, wrg/ruling/empty-place)', () => {
    expect(holder(withHill([{ ...legion, at: [500, 480] }, band(600)]))).toBe('rome');
    // An enemy who stands aside is nearer, and nobody bars his way.
    const aside = { id: 'gaul-others', at: [620, 400] } as const;
    expect(holder(withHill([{ ...legion, at: [500, 480] }, band(600), aside]))).toBeNull();
    expect(holder(withHill([legion, band(340, 500)]))).toBe('gaul');
  });

  it('is still held by who had it, or is nobody’s, by the other readings (wrg/ruling/empty-place)', () => {
    expect(holder(withHill([legion, band(600)], 'who-had-it'))).toBe('rome');
    expect(holder(withHill([{ ...legion, at: [500, 480] }, band(600)], 'nobody'))).toBeNull();
  });
});

describe('a place in which both sides stand', () => {
  const end = (reading: string, held: 'rome' | 'gaul' | null) => {
    const game = withHill(
      [
        { id: 'rome-legion', at: [480, 390] },
        { id: 'gaul-band', at: [520, 420] },
      ],
      undefined,
      { 'wrg/ruling/contested-place': reading },
    );
    game.state.holdings = [{ objective: 'hill', side: held, turns: 3 }];
    const now = holder(game);
    const points = (['rome', 'gaul'] as const).map(side =>
      sideAtEnd(side, game.state, game.scenario, game.rules).features.map(place => featurePoints(place, game.rules)),
    );
    return { now, points: points.flat() };
  };

  it('is nobody’s, or still that of who held it, at half its points (wrg/victory/control, wrg/victory/half-control, wrg/ruling/contested-place)', () => {
    expect(end('nobody', 'rome')).toEqual({ now: null, points: [0, 0] });
    expect(end('who-held-it-before', 'rome')).toEqual({ now: 'rome', points: [50, 0] });
    expect(end('who-held-it-before', 'gaul')).toEqual({ now: 'gaul', points: [0, 50] });
    expect(end('who-held-it-before', null)).toEqual({ now: null, points: [0, 0] });
  });
});

describe('a place at the end of a battle', () => {
  const points = (pieces: readonly Piece[], prepare: (game: Game) => void = () => undefined) => {
    const game = withHill(pieces);
    prepare(game);
    const [place] = sideAtEnd('rome', game.state, game.scenario, game.rules).features;
    return place?.chargers?.includes(true);
  };
  const legion = { id: 'rome-legion', at: [500, 400] } as const;
  const horse: Piece = { id: 'gaul-horse', type: 'hc', figures: 12, files: 6, weapons: ['lance'], at: [500, 500] };

  it('counts half where an enemy can charge those on it in the next period (wrg/victory/half-control)', () => {
    expect(points([legion, horse])).toBe(true);
    expect(points([legion, { ...horse, at: [500, 700] }])).toBe(false);
  });

  it('counts whole where he is told to halt or fights elsewhere (wrg/victory/half-control)', () => {
    const bound = { instruction: 'halt' as const, disorganised: false, left: 1, kept: 1 };
    expect(points([legion, { ...horse, be: { ...alarmed, bound } }])).toBe(false);
    expect(points([legion, { ...horse, be: { ...alarmed, bound: { ...bound, left: 0 } } }])).toBe(true);
    const others: Piece = { id: 'rome-others', at: [620, 500] };
    const fights = ({ state }: Game) => {
      state.melees = [
        {
          a: 'gaul-horse',
          b: 'rome-others',
          sideOfA: 'front',
          sideOfB: 'front',
          since: 1,
          chargers: [],
          following: [],
        },
      ];
    };
    expect(points([legion, others, horse], fights)).toBe(false);
  });

  it('counts half where he fights those on it already (wrg/victory/half-control)', () => {
    const fights = (game: Game) => {
      game.state.melees = [
        {
          a: 'gaul-horse',
          b: 'rome-legion',
          sideOfA: 'front',
          sideOfB: 'front',
          since: 1,
          chargers: [],
          following: [],
        },
      ];
      expect(unitIn(game, 'gaul-horse').rout).toBeNull();
    };
    expect(points([legion, { ...horse, at: [500, 420] }], fights)).toBe(true);
    // Two men are too few to push twelve figures back, hand to hand with them or not.
    const few = { ...horse, type: 'lc', weapons: ['bow'], figures: 1, files: 1 } as const;
    expect(points([legion, { ...few, at: [500, 500] }])).toBe(false);
    expect(points([legion, { ...few, at: [500, 420] }], fights)).toBe(false);
  });

  it('counts half where a sub-unit can charge those on it (wrg/victory/half-control)', () => {
    const { figures, files, weapons } = { figures: 12, files: 6, weapons: ['lance' as const] };
    const wing = { id: 'gaul-wing', type: 'hc', training: 'barbarian', class: 'C', figures, files, weapons } as const;
    const withWing = (y: number) => [
      legion,
      {
        ...horse,
        at: [500, 750] as const,
        subUnits: [{ ...wing, weapons, at: [500, y] as [number, number], facing: 'S' as const }],
      },
    ];
    expect(points(withWing(700))).toBe(false);
    expect(points(withWing(500))).toBe(true);
  });
});

describe('the points of an army', () => {
  it.each([
    ['all-that-was-paid', { left: 12 * 3, original: 20 }],
    ['what-fights', { left: 0, original: 0 }],
  ] as const)(
    'are all that was paid, for boats, forced marches and equipment too, or for what fights alone (wrg/ruling/points-at-the-end): %s',
    (reading, more) => {
      const count = (paid: boolean) => {
        const game = setUp({
          pieces: [
            { id: 'rome-legion', at: [500, 100] },
            { id: 'gaul-band', at: [500, 700] },
          ],
          rules: wrgRulesUnder({ rulings: { 'wrg/ruling/points-at-the-end': reading } }),
        });
        const rome = game.scenario.sides.rome!;
        const travel = paid ? { early: 1, byBoat: true } : {};
        const equipment = paid ? ([{ item: 'caltrops', count: 10, training: 'regular' }] as const) : [];
        const units = rome.units.map(unit => ({ ...unit, ...travel }));
        const scenario = { ...game.scenario, sides: { ...game.scenario.sides, rome: { ...rome, units, equipment } } };
        unitIn(game, 'rome-legion').figures = 12;
        const { original, survivors } = sideAtEnd('rome', game.state, scenario, game.rules);
        return { original, left: survivors[0]!.points, figures: unitIn(game, 'rome-legion').strength };
      };
      const [plain, paid] = [count(false), count(true)];
      expect(paid.left - plain.left).toBe(more.left);
      expect(paid.original - plain.original).toBe((more.left / 12) * paid.figures + more.original);
    },
  );
});
