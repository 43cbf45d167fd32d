import { describe, expect, it } from 'vitest';
import { quadOf, quadsOverlap } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Game, play, setUp, type TableTop, unitIn } from './table-top.js';

const onOneGround = (game: Game, a: string, b: string) =>
  quadsOverlap(quadOf(unitIn(game, a).placed), quadOf(unitIn(game, b).placed), 1);

/** Skirmishers before horse that charges them, with their backs to the edge of the table. */
function evaders(friends: TableTop['pieces']) {
  const game = setUp({
    pieces: [
      { id: 'rome-guard', at: [100, 100] },
      { id: 'gaul-guard', at: [900, 500] },
      { id: 'rome-horse', at: [500, 610], type: 'hc', order: 'ATTACK gaul-slings' },
      { id: 'gaul-slings', at: [500, 700], type: 'li', weapons: ['sling'], figures: 6, order: 'SKIRMISH' },
      ...friends,
    ],
  });
  const slings = unitIn(game, 'gaul-slings');
  slings.period.counter = { what: 'evade', charger: 'rome-horse' };
  slings.period.doing = 'evading';
  const { of } = play(game, {}, ['movement']);
  return { game, slings, moved: of('moved').find(({ unit }) => unit === 'gaul-slings') };
}

const line = (y: number, files: number) => ({ id: 'gaul-line', at: [500, y] as const, figures: files, files });

describe('evaders among friends at the edge of the table', () => {
  it('go off it where there is no room beside them (wrg/ruling/ending-among-friends, wrg/leaving-field/return)', () => {
    const { slings, moved } = evaders([line(784, 60)]);
    expect(slings.away).toMatchObject({ left: true });
    expect(moved).toMatchObject({ doing: 'evading', stopped: 'edge' });
  });

  it('get beside them where there is (wrg/ruling/ending-among-friends)', () => {
    const { game, slings, moved } = evaders([line(784, 8)]);
    expect(slings.away).toBeNull();
    expect(onOneGround(game, 'gaul-slings', 'gaul-line')).toBe(false);
    expect(moved?.beyond).toBeGreaterThan(0);
    expect(moved?.stopped).toBeUndefined();
  });
});

describe('evaders who come upon the flank of a line of friends', () => {
  /** Skirmishers who run north from horse, along a line that faces east. */
  const along = (reading: 'by-the-shortest-way' | 'straight-on') => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/evaders-come-clear': reading } }),
      pieces: [
        { id: 'rome-horse', at: [500, 310], type: 'hc', order: 'ATTACK gaul-slings' },
        { id: 'gaul-slings', at: [500, 400], type: 'li', weapons: ['sling'], figures: 6, files: 3, order: 'SKIRMISH' },
        { id: 'gaul-line', at: [500, 520], facing: 'E', figures: 18, files: 18 },
      ],
    });
    Object.assign(unitIn(game, 'gaul-slings').period, {
      counter: { what: 'evade', charger: 'rome-horse' },
      doing: 'evading',
    });
    const moved = play(game, {}, ['movement'])
      .of('moved')
      .find(({ unit }) => unit === 'gaul-slings');
    expect(onOneGround(game, 'gaul-slings', 'gaul-line')).toBe(false);
    return moved?.beyond ?? 0;
  };

  it('come out beside it and not at its other end, or straight on [wrg/ruling/evaders-come-clear] (wrg/evade/through-friends)', () => {
    expect(along('by-the-shortest-way')).toBeGreaterThan(0);
    expect(along('by-the-shortest-way')).toBeLessThan(60);
    expect(along('straight-on')).toBeGreaterThan(80);
  });
});

describe('broken troops among friends with no room beyond', () => {
  /** Gauls who run north, and burst into a line behind which others run, more slowly than they. */
  const rout = (files: number) => {
    const slow = { periods: 5, from: { x: 500, y: 300 } };
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 300], type: 'mc' },
        { id: 'gaul-routers', at: [500, 340], facing: 'N', be: { rout: { periods: 0, from: { x: 500, y: 300 } } } },
        { id: 'gaul-line', at: [500, 392], figures: 2 * files, files, class: 'A', training: 'regular' },
        ...[430, 456, 482, 508, 534].map(y => ({
          id: `gaul-slow-${y}`,
          at: [500, y] as const,
          figures: 2 * files,
          files,
          facing: 'N',
          be: { rout: slow },
        })),
      ],
    });
    const { of } = play(game, {}, ['movement']);
    return { game, of, moved: of('moved').find(({ unit }) => unit === 'gaul-routers') };
  };

  it('come out beside them, and do not stop before those through whom they have burst (wrg/rout/friends-gap, wrg/ruling/ending-among-friends)', () => {
    const { game, moved } = rout(24);
    expect(moved?.stopped).toBeUndefined();
    expect(onOneGround(game, 'gaul-routers', 'gaul-line')).toBe(false);
    expect(Math.abs(unitIn(game, 'gaul-routers').placed.at.x - 500)).toBeGreaterThan(20);
  });
});

describe('troops whose move ends at the edge of friends, and who come out beyond them', () => {
  /** A line that such troops come upon with so much of their move left. */
  const upon = (y: number) => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 200], type: 'mc' },
        { id: 'gaul-runners', at: [500, 340], facing: 'N', be: { rout: { periods: 0, from: { x: 500, y: 300 } } } },
        { id: 'gaul-line', at: [500, y], figures: 60, files: 30, class: 'A', training: 'regular' },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    return { beyond: of('moved')[0]?.beyond, through: of('went-through').map(({ unit, how }) => [unit, how]) };
  };
  it('have gone through them, however little of their move led into them (wrg/rout/friends-gap, wrg/interpenetration/others)', () => {
    const deep = upon(385);
    const hardly = upon(397);
    expect(deep.through).toEqual([['gaul-runners', 'bursts']]);
    expect(hardly.beyond).toBeGreaterThan(0);
    expect(hardly.through).toEqual([['gaul-runners', 'bursts']]);
  });
});

describe('a rout with hardly any move left that bursts into friends', () => {
  it('comes out beyond them, or where it is nearer (wrg/ruling/ending-among-friends)', () => {
    const burst = (reading: string) => {
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/ending-among-friends': reading } }),
        pieces: [
          { id: 'rome-horse', at: [500, 200], type: 'mc' },
          { id: 'gaul-routers', at: [500, 340], facing: 'N', be: { rout: { periods: 2, from: { x: 500, y: 300 } } } },
          { id: 'gaul-line', at: [500, 350], figures: 60, files: 30, class: 'A', training: 'regular' },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      const through = of('went-through').map(({ unit, how }) => [unit, how]);
      return { through, beyond: of('moved')[0]?.beyond, y: unitIn(game, 'gaul-routers').placed.at.y };
    };
    const beyond = burst('those-in-haste-come-out-beyond');
    expect(beyond.through).toEqual([['gaul-routers', 'bursts']]);
    expect(beyond.beyond).toBeGreaterThan(20);
    const nearer = burst('those-in-haste-come-out-where-it-is-nearer');
    expect(nearer.through).toEqual([['gaul-routers', 'bursts-into']]);
    expect(nearer.beyond).toBeUndefined();
    expect(nearer.y).toBeLessThan(352);
  });
});

describe('a rout that comes out beyond friends with others behind them', () => {
  /** Gauls who run north and end among a line, with bands so far apart behind it. */
  const outOf = (xs: readonly number[], others: TableTop['pieces'] = []) => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 200], type: 'mc' },
        { id: 'gaul-routers', at: [500, 340], facing: 'N', be: { rout: { periods: 0, from: { x: 500, y: 300 } } } },
        { id: 'gaul-line', at: [500, 392], figures: 60, files: 30, class: 'A', training: 'regular' },
        ...xs.map(x => ({ id: `gaul-band-${x}`, at: [x, 415] as const })),
        ...others,
      ],
    });
    const { of } = play(game, {}, ['movement']);
    return {
      moved: of('moved').find(({ unit }) => unit === 'gaul-routers'),
      through: of('went-through').map(({ unit, through, how }) => [unit, through, how]),
      swept: of('swept-away').map(({ unit }) => unit),
      at: unitIn(game, 'gaul-routers').placed.at,
    };
  };

  it('gets past these where there is room beside them (wrg/ruling/ending-among-friends)', () => {
    const { moved, through, swept, at } = outOf([500]);
    expect(moved?.outOf).toEqual(['gaul-line']);
    expect(through).toEqual([['gaul-routers', 'gaul-line', 'bursts']]);
    expect(swept).toEqual([]);
    expect(Math.abs(at.x - 500)).toBeGreaterThan(15);
  });

  it('goes through them where there is none, and sweeps none of them away (wrg/rout/burst-barbarians, wrg/rout/move)', () => {
    const wing = { figures: 60, files: 10 };
    const beside = [375, 625].map(x => ({ id: `gaul-wing-${x}`, at: [x, 360] as const, ...wing }));
    const { moved, through, swept } = outOf([320, 365, 410, 455, 500, 545, 590, 635, 680], beside);
    expect(moved?.beyond).toBeGreaterThan(0);
    expect(through).toContainEqual(['gaul-routers', 'gaul-line', 'bursts']);
    const others = through.filter(([, by]) => by !== 'gaul-line');
    expect(others).toEqual([['gaul-routers', 'gaul-band-500', 'passes']]);
    expect(swept).toEqual([]);
  });
});

describe('broken troops who go by a gap beside friends', () => {
  /** Gauls who run north, and by a gap past a deep band: half of their way along it their move is over. */
  const run = (routers: Partial<TableTop['pieces'][number]> = {}, others: TableTop['pieces'] = []) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        {
          id: 'gaul-routers',
          at: [500, 340],
          figures: 4,
          files: 4,
          facing: 'N',
          be: { rout: { periods: 0, from: { x: 500, y: 296 } } },
          ...routers,
        },
        { id: 'gaul-band', at: [500, 426], figures: 30, files: 5, facing: 'N' },
        ...others,
      ],
    });
    const { of } = play(game, {}, ['movement']);
    const moved = of('moved').find(({ unit }) => unit === 'gaul-routers');
    const passed = of('went-through').map(({ how }) => how);
    return { game, moved, passed, swept: of('swept-away').map(({ unit }) => unit) };
  };

  it('stay beside them where their move ends, and run no farther to get clear of them (wrg/rout/friends-gap, wrg/ruling/ending-among-friends)', () => {
    const { game, moved, passed } = run();
    expect(moved).toMatchObject({ distance: 60 });
    expect(moved?.beyond).toBeUndefined();
    expect(passed).toEqual([]);
    expect(onOneGround(game, 'gaul-routers', 'gaul-band')).toBe(false);
    expect(unitIn(game, 'gaul-routers').placed.at.y).toBeLessThan(400);
  });
});

describe('two routs that would end on the same ground', () => {
  it('are brought clear by one of them alone (wrg/ruling/ending-among-friends)', () => {
    const runs = { type: 'li', facing: 'N' } as const;
    const from = { x: 500, y: 200 };
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 200], type: 'mc' },
        { ...runs, id: 'gaul-ahead', at: [500, 400], be: { rout: { periods: 3, from } } },
        { ...runs, id: 'gaul-behind', at: [500, 372], be: { rout: { periods: 2, from } } },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(onOneGround(game, 'gaul-ahead', 'gaul-behind')).toBe(false);
    expect(of('moved').filter(({ beyond }) => beyond !== undefined)).toHaveLength(1);
  });
});

describe('broken troops who run on beyond friends', () => {
  it('have moved so much farther, as targets too (wrg/shooting/tactical/moving-target, wrg/rout/friends-gap)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 200], type: 'mc' },
        { id: 'gaul-runners', at: [500, 340], facing: 'N', be: { rout: { periods: 1, from: { x: 500, y: 300 } } } },
        { id: 'gaul-line', at: [500, 370], figures: 60, files: 30, class: 'A', training: 'regular' },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    const moved = of('moved').find(({ unit }) => unit === 'gaul-runners');
    expect(moved?.distance).toBe(40);
    const gone = 40 + (moved?.beyond ?? 0);
    expect(gone).toBeGreaterThanOrEqual(60);
    expect(unitIn(game, 'gaul-runners').period.moved).toBe(gone);
  });
});
