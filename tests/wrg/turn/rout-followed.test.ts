import { describe, expect, it } from 'vitest';
import { turnBetween } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

/** Two legions that leave broken Gauls a gap of some paces to the north, with others on three sides of them, and friends beyond it. */
function throughTheGap(friends: TableTop['pieces'], rulings: Record<string, string> = {}) {
  const game = setUp({
    rules: wrgRulesUnder({ rulings }),
    pieces: [
      { id: 'rome-south', at: [500, 300], figures: 24, files: 12 },
      { id: 'rome-west', at: [459, 320], facing: 'E', figures: 24, files: 6 },
      { id: 'rome-east', at: [541, 320], facing: 'W', figures: 24, files: 6 },
      { id: 'rome-north-west', at: [468, 356], facing: 'S', figures: 14, files: 7 },
      { id: 'rome-north-east', at: [532, 356], facing: 'S', figures: 14, files: 7 },
      {
        id: 'gaul-routers',
        at: [500, 335],
        figures: 24,
        files: 12,
        facing: 'N',
        be: { rout: { periods: 0, from: { x: 500, y: 296 } } },
      },
      ...friends,
    ],
  });
  const { of } = play(game, {}, ['movement']);
  const routers = unitIn(game, 'gaul-routers');
  return {
    moved: of('moved').find(({ unit }) => unit === 'gaul-routers'),
    through: of('went-through').map(({ through, how }) => [through, how]),
    swept: of('swept-away').map(({ unit }) => unit),
    paces: routers.period.moved,
    at: routers.placed.at,
  };
}

const line = (y: number, figures = 40) => ({
  id: 'gaul-friends',
  at: [500, y] as const,
  facing: 'S',
  figures,
  files: figures,
});

describe('a crowd that runs through a gap between enemies', () => {
  it('bursts through friends who stand on its way, and does not jump over them (wrg/rout/friends-gap, wrg/rout/burst-barbarians)', () => {
    const { moved, through, swept, at } = throughTheGap([line(380)]);
    expect(moved?.because.at(-1)).toMatchObject({ effect: 'straight through the gap' });
    expect(through).toEqual([['gaul-friends', 'bursts']]);
    expect(swept).toEqual(['gaul-friends']);
    expect(at.y).toBeGreaterThan(396);
  });

  it('bursts through friends where its move ends, and comes out beyond them (wrg/rout/friends-gap, wrg/ruling/ending-among-friends)', () => {
    const { moved, through, paces, at } = throughTheGap([
      { ...line(392), training: 'regular' as const, class: 'A' as const },
    ]);
    expect(through).toEqual([['gaul-friends', 'bursts']]);
    expect(moved).toMatchObject({ distance: 60, outOf: ['gaul-friends'] });
    expect(paces).toBe(60 + (moved?.beyond ?? 0));
    expect(at.y).toBeGreaterThan(408);
  });

  it('goes to the gap beside them where there is one (wrg/rout/friends-gap)', () => {
    const { through, swept, at } = throughTheGap([{ ...line(390, 10), at: [525, 390] as const }]);
    expect([through, swept]).toEqual([[], []]);
    expect(at.x).toBeLessThan(495);
  });

  it('pays for the turn to it as any rout does (wrg/ruling/turns-to-a-gap, wrg/rout/turn-cost)', () => {
    const turns = (reading: string) =>
      throughTheGap([{ ...line(390, 10), at: [525, 390] as const }], { 'wrg/ruling/turns-to-a-gap': reading });
    const [free, paid] = [turns('cost-nothing'), turns('cost-as-round-an-obstacle')];
    expect(free.moved?.because.map(({ clause }) => clause)).not.toContain('wrg/rout/turn-cost');
    expect(paid.moved?.because).toContainEqual(expect.objectContaining({ effect: '−30 paces' }));
    expect(paid.moved?.distance).toBeLessThan(free.moved?.distance ?? 0);
    expect([paid.through, paid.swept]).toEqual([[], []]);
  });
});

describe('broken troops at the edge of the table', () => {
  /** Gauls with the edge before them and a legion so near behind them that their block has no room to turn along it. */
  const atTheEdge = (near: number, periods: number, north = false) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [300, 200], figures: 24, files: 12 },
        { id: 'rome-north', at: [300, 300], figures: 12, files: 6 },
        { id: 'gaul-routers', at: [300, 400], figures: 24, files: 12 },
        { id: 'gaul-guard', at: [800, 700] },
      ],
    });
    const put = (id: string, x: number, y: number, facing: number) => {
      const unit = unitIn(game, id);
      unit.placed = { ...unit.placed, at: { x, y }, facing };
    };
    put('gaul-routers', 1, 400, 270);
    put('rome-legion', 17 + near, 400, 270);
    if (north) put('rome-north', 18, 436.05, 180);
    const routers = unitIn(game, 'gaul-routers');
    routers.rout = { periods, fresh: true, from: { x: 9, y: 450 } };
    const { of } = play(game, {}, ['movement']);
    return { moved: of('moved').find(({ unit }) => unit === 'gaul-routers'), routers };
  };

  it('run along it each for himself, where an enemy behind them leaves their block no room to turn (wrg/rout/turns)', () => {
    const { moved, routers } = atTheEdge(3, 1);
    expect(routers.gone).toBeNull();
    expect(moved).toMatchObject({ distance: 40, facing: 0 });
    expect(routers.placed.at.y).toBeGreaterThan(430);
  });

  it('are off it by the only gap that enemies leave them (wrg/rout/dispersed, wrg/rout/direction-first)', () => {
    const { moved, routers } = atTheEdge(0.05, 0, true);
    expect(routers.gone).toBe('dispersed');
    expect(moved).toMatchObject({ stopped: 'edge' });
  });
});

describe('friends who march in the same period as a rout runs', () => {
  it('and walk into its flank are not burst through: they stop beside it (wrg/movement/simultaneous, wrg/rout/friends-gap)', () => {
    const marching = (y: number) => {
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/who-runs-first': 'nobody' } }),
        pieces: [
          { id: 'rome-legion', at: [500, 300], figures: 24, files: 12 },
          { id: 'gaul-routers', at: [500, 340], facing: 'N', be: { rout: { periods: 0, from: { x: 500, y: 296 } } } },
          { id: 'gaul-band', at: [560, y], facing: 'W', order: 'MOVE W' },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      return {
        through: of('went-through').map(({ through }) => through),
        swept: of('swept-away').map(({ unit }) => unit),
        band: unitIn(game, 'gaul-band').placed.at,
        routers: unitIn(game, 'gaul-routers').placed.at,
      };
    };
    const beside = marching(368);
    expect([beside.through, beside.swept]).toEqual([[], []]);
    expect(beside.routers).toMatchObject({ x: 500, y: 400 });
    expect(beside.band.x).toBeGreaterThan(515);
    expect(beside.band.x).toBeLessThan(550);
  });
});

describe('broken troops at the corner of an enemy', () => {
  /** Gauls who run north from a legion that a corner of their block touches as it comes round, and whom each of them leaves behind. */
  const past = (reading: string) => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/gap-between-enemies': reading } }),
      pieces: [
        { id: 'rome-legion', at: [500, 300], figures: 24, files: 12 },
        { id: 'gaul-routers', at: [500, 400], figures: 24, files: 12, facing: 14 },
        { id: 'gaul-guard', at: [100, 600] },
      ],
    });
    const legion = unitIn(game, 'rome-legion');
    legion.placed = { ...legion.placed, at: { x: 453.331, y: 353.331 }, facing: 104 };
    unitIn(game, 'gaul-routers').rout = { periods: 0, from: { x: 500, y: 100 } };
    const { of } = play(game, {}, ['movement']);
    return of('moved').find(({ unit }) => unit === 'gaul-routers');
  };

  it('run straight away past him, and do not turn aside: none of them stands in his way (wrg/rout/turns, wrg/rout/direction-first)', () => {
    const off = (reading: string) => turnBetween(past(reading)?.facing ?? 180, 0);
    expect(off('as-wide-as-between-friends')).toBeLessThan(1);
    expect(off('as-wide-as-the-whole-body')).toBeGreaterThan(10);
  });
});
