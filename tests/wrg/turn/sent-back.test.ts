import { describe, expect, it } from 'vitest';
import { distanceBetweenQuads, quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { fresh } from './answers.js';
import { siege } from './siege-table.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

const told = (instruction: 'retire' | 'retreat' | 'move-to-friends') =>
  ({ bound: { instruction, disorganised: false, left: 2, kept: 0 }, alarmed: true }) as const;

describe('who is told to go back, with friends behind him', () => {
  const game = (instruction: 'retire' | 'retreat' | undefined, reading?: string) =>
    setUp({
      pieces: [
        { id: 'rome-front', at: [500, 316], order: 'MOVE S', be: instruction === undefined ? {} : told(instruction) },
        { id: 'rome-rear', at: [500, 300], order: 'HOLD' },
        { id: 'gaul-horse', type: 'hc', figures: 6, files: 6, at: [500, 760] },
      ],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/sent-back-through-friends': reading } }) }),
    });
  const passed = (...of: Parameters<typeof game>) => {
    const table = game(...of);
    play(table, {}, ['movement']);
    return [unitIn(table, 'rome-front').placed.at.y < 290, unitIn(table, 'rome-rear').period.interpenetrated];
  };

  it.each(['retire', 'retreat'] as const)(
    'does not wait for them: %s (wrg/interpenetration/others, wrg/ruling/sent-back-through-friends)',
    instruction => {
      expect(passed(instruction)).toEqual([true, true]);
      expect(passed(instruction, 'as-others-do')).toEqual([false, false]);
    },
  );
});

describe('who is told to retreat beside a friend who wheels into his way', () => {
  const goes = (reading?: string) => {
    const sentBack = reading === undefined ? {} : { 'wrg/ruling/sent-back-through-friends': reading };
    const game = setUp({
      pieces: [
        { id: 'rome-lights', type: 'li', at: [700, 384], figures: 14, files: 7, be: told('retreat') },
        {
          id: 'rome-foot',
          type: 'hi',
          at: [625, 384.5],
          figures: 24,
          files: 12,
          facing: 'S',
          order: 'ATTACK gaul-band',
          be: { alarmed: true },
        },
        { id: 'gaul-horse', type: 'lc', at: [815, 310], figures: 14, files: 7, facing: 'N', be: { alarmed: true } },
        { id: 'gaul-band', at: [700, 200], facing: 'N', be: { alarmed: true } },
      ],
      rules: wrgRulesUnder({ rulings: sentBack }),
    });
    const { of } = play(game, {}, ['movement']);
    return of('moved').find(({ unit }) => unit === 'rome-lights');
  };

  it('does not lose his whole move by letting him wheel first, nor does who waits as others do, for nobody waits longer than half a period (wrg/ruling/sent-back-through-friends)', () => {
    expect(goes()?.distance).toBeGreaterThan(15);
    expect(goes('as-others-do')?.distance).toBeGreaterThan(15);
    expect(goes('as-others-do')).toMatchObject({ stopped: 'friend', by: 'rome-foot' });
  });
});

describe('who is told to retire between two enemies', () => {
  const wood = {
    kind: 'wood' as const,
    id: 'oaks',
    outline: [
      [100, 426],
      [900, 426],
      [900, 446],
      [100, 446],
    ] as [number, number][],
  };
  const between = (features: readonly (typeof wood)[] = []) => {
    const game = setUp({
      features: [...features],
      pieces: [
        { id: 'rome-bows', type: 'lc', weapons: ['bow'], at: [500, 620], figures: 6, files: 3, be: told('retire') },
        { id: 'gaul-horse', type: 'lc', at: [500, 740], figures: 8, files: 8, facing: 'S', be: { alarmed: true } },
        { id: 'gaul-band', at: [500, 420], facing: 'N', be: { alarmed: true } },
      ],
    });
    play(game, {}, ['movement']);
    const bows = unitIn(game, 'rome-bows').placed;
    const gap = (other: string) => distanceBetweenQuads(quadOf(bows), quadOf(unitIn(game, other).placed));
    return { at: bows.at, band: gap('gaul-band'), horse: gap('gaul-horse') };
  };

  it('does not go from the one into the reach of the other, if there is a way past him (wrg/reaction/result-current-retire)', () => {
    const { band, horse } = between();
    expect(band).toBeGreaterThan(100);
    expect(horse).toBeGreaterThan(120);
  });

  it('goes straight back where a wood hides the other from him (wrg/reaction/result-current-retire)', () => {
    const { at, band } = between([wood]);
    expect(at.x).toBeCloseTo(500, 0);
    expect(band).toBeLessThan(60);
  });
});

describe('who goes back into a corner of walls', () => {
  const walls = [
    {
      kind: 'rampart',
      id: 'north',
      line: [
        [600, 700],
        [900, 700],
      ],
    },
    {
      kind: 'rampart',
      id: 'east',
      line: [
        [900, 400],
        [900, 700],
      ],
    },
  ] as const;
  const cornered = (instruction: 'retire' | 'retreat') =>
    fresh({
      pieces: [
        { id: 'rome-foot', at: [780, 620], facing: 'E' },
        { id: 'gaul-guard', at: [200, 700] },
        { id: 'gaul-band', at: [883.5, 650], facing: 'W', files: 2, figures: 4, be: told(instruction) },
      ],
      features: walls.map(wall => ({ ...wall, line: wall.line.map(([x, y]) => [x, y] as [number, number]) })),
      scenario: { works: { forts: [], walls: [] } },
    });

  it.each(['retire', 'retreat'] as const)(
    'goes along them as far as he can: %s (wrg/reaction/result-current-retire)',
    instruction => {
      const game = cornered(instruction);
      const { of } = play(game, {}, ['movement']);
      const [moved] = of('moved').filter(({ unit }) => unit === 'gaul-band');
      expect(moved?.distance).toBeGreaterThan(5);
    },
  );
});

describe('who is told to go to friends, with a wall at his side', () => {
  const atTheWall: Piece = { id: 'gaul-band', at: [300, 401], facing: 'S', files: 8, figures: 12 };

  it('steps off the wall and goes (wrg/reaction/result-no-order-move-to-friends)', () => {
    const game = siege([
      { id: 'rome-foot', at: [300, 300] },
      { ...atTheWall, be: told('move-to-friends') },
      { id: 'gaul-friends', at: [430, 480], facing: 'S' },
    ]);
    play(game, {}, ['movement']);
    expect(unitIn(game, 'gaul-band').placed.at.x).toBeGreaterThan(340);
  });
});
