import { describe, expect, it } from 'vitest';
import type { WrgScenarioFile } from '../../../src/rulesets/wrg/schema.js';
import { distanceBetweenQuads, quadOf } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, setUp, unitIn } from './table-top.js';

const bound = { instruction: 'move-to-friends', disorganised: false, left: 2, kept: 0 } as const;

/** Where a guard ends that is told to go to its friends: a column is near, with enemies close by, and a line far behind. */
const goes = (gauls: [number, number]) => {
  const game = setUp({
    pieces: [
      { id: 'rome-guard', at: [500, 300], type: 'hc', figures: 6, files: 6, be: { bound } },
      { id: 'rome-column', at: [660, 300], figures: 4, files: 2 },
      { id: 'rome-line', at: [500, 90] },
      { id: 'gaul-front', at: [500, 430] },
      { id: 'gaul-others', at: gauls },
    ],
  });
  play(game, {}, ['movement']);
  return unitIn(game, 'rome-guard').placed.at;
};

describe('who is told to go to friends', () => {
  it('goes to the nearest of them (wrg/reaction/result-no-order-move-to-friends)', () => {
    const there = goes([900, 700]);
    expect(there.x).toBeGreaterThan(560);
  });

  it('but not to those with whom he would be nearer to an enemy (wrg/reaction/result-no-order-move-to-friends)', () => {
    const there = goes([660, 360]);
    expect(there.x).toBeLessThan(520);
    expect(there.y).toBeLessThan(260);
  });
});

describe('a unit with sub-units that is told to go to friends', () => {
  it('goes to others than these, who go with it (wrg/reaction/result-no-order-move-to-friends)', () => {
    const light = { type: 'li', training: 'regular', class: 'C', figures: 6, files: 6, facing: 'N' } as const;
    const game = setUp({
      pieces: [
        {
          id: 'rome-guard',
          at: [500, 300],
          be: { bound },
          subUnits: [{ ...light, id: 'rome-lights', at: [500, 270] }],
        },
        { id: 'rome-line', at: [700, 180] },
        { id: 'gaul-front', at: [500, 500] },
      ],
    });
    play(game, {}, ['movement']);
    expect(unitIn(game, 'rome-guard').placed.at.x).toBeGreaterThan(510);
  });
});

describe('a long line that is told to go to friends', () => {
  it('does not go where it would be nearer to an enemy once it has turned (wrg/reaction/result-no-order-move-to-friends)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-line', at: [500, 300], figures: 20, files: 20, be: { bound } },
        { id: 'rome-friends', at: [800, 290], figures: 4, files: 2 },
        { id: 'gaul-front', at: [500, 360], figures: 40, files: 20 },
      ],
    });
    const gap = () => {
      const [line, gauls] = ['rome-line', 'gaul-front'].map(id => quadOf(unitIn(game, id).placed));
      return line === undefined || gauls === undefined ? 0 : distanceBetweenQuads(line, gauls);
    };
    const before = gap();
    play(game, {}, ['movement']);
    expect(unitIn(game, 'rome-line').period.moved).toBeGreaterThan(0);
    expect(gap()).toBeGreaterThanOrEqual(before);
  });
});

describe('who is told to go to friends and stands behind them', () => {
  let told: unknown[] = [];
  const goesFrom = (at: [number, number], friend: [number, number]) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at, type: 'hc', figures: 6, files: 6, be: { bound } },
        { id: 'rome-line', at: friend },
        { id: 'gaul-front', at: [500, 430] },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    const moves = of('moved').filter(({ unit }) => unit === 'rome-guard');
    told = moves.map(({ distance, because }) => [distance, because[0]?.because]);
    return unitIn(game, 'rome-guard');
  };

  it('stays there, does not go on past them, and it is told (wrg/reaction/result-no-order-move-to-friends)', () => {
    expect(goesFrom([500, 100], [500, 300]).placed.at).toEqual({ x: 500, y: 100 });
    expect(told).toEqual([[0, 'behind friends']]);
  });

  it('goes home past friends who are nearer to the enemy, and not between him and them (wrg/reaction/result-no-order-move-to-friends)', () => {
    const { at } = goesFrom([500, 160], [740, 380]).placed;
    expect(at.y).toBeLessThan(140);
    expect(told).toMatchObject([[expect.toSatisfy((paces: number) => paces > 20), undefined]]);
  });

  it('stays with friends at his side, though a turn to them would bring his line nearer to an enemy, and goes to no others (wrg/reaction/result-no-order-move-to-friends)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-bows', at: [273, 500.05], facing: 'S', type: 'lmi', figures: 5, files: 5, be: { bound } },
        { id: 'rome-beside', at: [272, 468], facing: 'E', type: 'lmi', figures: 16, files: 8, order: 'HOLD' },
        { id: 'rome-others', at: [400, 540], facing: 'S', order: 'HOLD' },
        { id: 'gaul-front', at: [280, 398], facing: 'N', figures: 20, files: 10, order: 'HOLD' },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(unitIn(game, 'rome-bows').placed.at).toEqual({ x: 273, y: 500.05 });
    const because = of('moved').flatMap(each => (each.unit === 'rome-bows' ? each.because : []));
    expect(because).toMatchObject([{ because: 'with friends' }]);
  });

  it('stays on the table, where an enemy is between him and them (wrg/leaving-field/return)', () => {
    const guard = goesFrom([500, 60], [500, 700]);
    expect(guard.away).toBeNull();
  });
});

const under = (id: string, reading?: string) =>
  reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { [`wrg/ruling/${id}`]: reading } }) };

const wood: WrgScenarioFile['table']['features'][number] = {
  kind: 'wood',
  id: 'oaks',
  outline: [
    [440, 130],
    [560, 130],
    [560, 190],
    [440, 190],
  ],
};

describe('who is told to go to friends, with cover or a hill behind him', () => {
  const game = (place: typeof wood, reading?: string, friend: [number, number] = [700, 270]) =>
    setUp({
      pieces: [
        { id: 'rome-guard', at: [500, 300], figures: 6, be: { bound: { ...bound } } },
        { id: 'rome-line', at: friend, figures: 6 },
        { id: 'gaul-front', at: [500, 430] },
      ],
      features: [place],
      ...under('friends-cover-or-hill', reading),
    });
  const phases = ['declarations', 'movement'];

  it('goes to friends where his player says nothing (wrg/ruling/friends-cover-or-hill)', () => {
    const table = game(wood);
    play(table, {}, phases);
    expect(unitIn(table, 'rome-guard').placed.at.x).toBeGreaterThan(530);
  });

  it.each(['wood', 'hill'] as const)(
    'or to the %s, and on to it in the next period (wrg/ruling/friends-cover-or-hill)',
    kind => {
      const table = game({ ...wood, kind });
      const { asked } = play(table, { answers: declaring({ 'rome-guard': { refuge: 'oaks' } }) }, phases);
      expect(asked).toContainEqual(
        expect.objectContaining({
          units: [expect.objectContaining({ unit: 'rome-guard', refuge: 'oaks' }), expect.anything()],
        }),
      );
      const first = unitIn(table, 'rome-guard').placed.at.y;
      expect(first).toBeLessThan(300);
      play(table);
      expect(unitIn(table, 'rome-guard').placed.at.y).toBeLessThan(first);
      expect(unitIn(table, 'rome-guard').placed.at.x).toBeCloseTo(500, 0);
    },
  );

  it('cannot say so of a wood before him, or of one that enemies hold (wrg/reaction/result-no-order-move-to-friends)', () => {
    const ahead = game({ ...wood, outline: wood.outline.map(([x, y]) => [x, y + 190]) });
    expect(() => play(ahead, { answers: declaring({ 'rome-guard': { refuge: 'oaks' } }) }, phases)).toThrow(
      'no cover or hill',
    );
  });

  it('goes to whatever is nearer by the other reading (wrg/ruling/friends-cover-or-hill)', () => {
    const table = game(wood, 'whatever-is-nearer');
    play(table, {}, phases);
    expect(unitIn(table, 'rome-guard').placed.at.y).toBeLessThan(290);
    const other = game(wood, 'whatever-is-nearer', [560, 270]);
    play(other, {}, phases);
    expect(unitIn(other, 'rome-guard').placed.at.y).toBeGreaterThan(260);
  });

  it('goes there where he has no friends to go to (wrg/reaction/result-no-order-move-to-friends)', () => {
    const table = game(wood, undefined, [500, 700]);
    play(table, {}, phases);
    const { at, facing } = unitIn(table, 'rome-guard').placed;
    expect(at.y).toBeLessThan(300);
    expect(at.y).toBeGreaterThan(230);
    expect(facing).toBe(180);
  });
});

describe('who was told to go to friends and stands behind them', () => {
  const nextPeriod = (reading?: string) => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [500, 100], figures: 6, be: { bound: { ...bound, left: 1, kept: 1 }, order: null } },
        { id: 'rome-line', at: [500, 300] },
        { id: 'gaul-front', at: [500, 430] },
      ],
      ...under('behind-friends', reading),
    });
    play(game, {}, ['orders', 'declarations', 'movement']);
    return unitIn(game, 'rome-guard');
  };

  it('stays for both periods (wrg/ruling/behind-friends)', () => {
    expect(nextPeriod()).toMatchObject({ placed: { at: { x: 500, y: 100 } }, bound: { left: 0 } });
  });

  it('or is free once he is there (wrg/ruling/behind-friends)', () => {
    expect(nextPeriod('is-free-once-there').bound).toBeNull();
  });

  it('or goes on toward home (wrg/ruling/behind-friends)', () => {
    expect(nextPeriod('goes-on-toward-home').placed.at.y).toBeLessThan(70);
  });
});
