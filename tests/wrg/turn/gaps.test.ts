import { describe, expect, it } from 'vitest';
import { gapsBetweenEnemies } from '../../../src/rulesets/wrg/turn/routing/ways-out.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

/** Gauls who run north from a legion, toward friends of theirs. */
function rout(friends: TableTop['pieces']) {
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
      },
      ...friends,
    ],
  });
  const { of } = play(game, {}, ['movement']);
  return { game, swept: of('swept-away').map(({ unit }) => unit) };
}

const behind = (x: number, id = 'gaul-friends') => ({ id, at: [x, 366] as const, facing: 'S', figures: 6, files: 6 });

describe('a turn to a gap beside friends [wrg/ruling/turns-to-a-gap]', () => {
  /** Gauls who have run for a period, and meet friends so many paces on their way. */
  const run = (reading: 'cost-nothing' | 'cost-as-round-an-obstacle', { friendsAt = 385, periods = 1 } = {}) => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/turns-to-a-gap': reading } }),
      pieces: [
        { id: 'rome-legion', at: [500, 100] },
        {
          id: 'gaul-routers',
          at: [500, 340],
          type: 'li',
          figures: 4,
          files: 4,
          facing: 'N',
          be: { rout: { periods, from: { x: 500, y: 120 } } },
        },
        { ...behind(500), at: [500, friendsAt] },
      ],
    });
    const moved = play(game, {}, ['movement'])
      .of('moved')
      .find(({ unit }) => unit === 'gaul-routers');
    const costs = moved?.because.filter(({ clause }) => clause === 'wrg/rout/turn-cost') ?? [];
    const { x, y } = unitIn(game, 'gaul-routers').placed.at;
    return { paces: Math.round(moved?.distance ?? 0), costs: costs.map(({ effect }) => effect), x, y };
  };

  it('takes nothing of their move, or 30 paces as one round an obstacle (wrg/rout/turn-cost, wrg/rout/friends-gap)', () => {
    const free = run('cost-nothing');
    const paid = run('cost-as-round-an-obstacle');
    expect(free.costs).toEqual([]);
    expect(paid.costs).toEqual(['−30 paces']);
    expect(free.paces - paid.paces).toBe(30);
    expect(Math.abs(paid.x - 500)).toBeGreaterThan(5);
  });

  it('is not made by who has no move left for it, nor paid for where they begin to run (wrg/rout/turns)', () => {
    const last = { periods: 3, friendsAt: 352 };
    expect(run('cost-nothing', last)).toMatchObject({ paces: 20, costs: [] });
    expect(run('cost-as-round-an-obstacle', last)).toMatchObject({ paces: 0, x: 500, y: 340 });
    const first = { periods: 0 };
    expect(run('cost-as-round-an-obstacle', first)).toEqual(run('cost-nothing', first));
  });
});

describe('broken troops who meet friends', () => {
  it('make for a gap in which none stand but friends who run out of it themselves, and for none that others fill (wrg/rout/friends-gap)', () => {
    const line = (id: string, x: number) => ({ ...behind(x, id), figures: 24, files: 12 });
    const inTheGap = (more: object) =>
      rout([
        line('gaul-left', 441),
        behind(500),
        line('gaul-right', 598),
        { id: 'gaul-in-it', at: [538, 366], facing: 'N', figures: 4, files: 2, ...more },
      ]).swept;
    expect(inTheGap({ be: { rout: { periods: 0, from: { x: 538, y: 310 } } } })).toEqual([]);
    expect(inTheGap({})).toContain('gaul-friends');
  });

  it('make for a gap near enough, and nobody is swept away (wrg/rout/friends-gap)', () => {
    const { game, swept } = rout([behind(500)]);
    expect(swept).toEqual([]);
    expect(Math.abs(unitIn(game, 'gaul-routers').placed.at.x - 500)).toBeGreaterThan(15);
  });

  it('make for it from out of a melee as well, though their block has no room to turn there (wrg/rout/friends-gap)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], figures: 24, files: 12 },
        {
          id: 'gaul-routers',
          at: [500, 316.05],
          figures: 12,
          files: 6,
          facing: 'N',
          be: { rout: { periods: 0, from: { x: 500, y: 292 }, fresh: true } },
        },
        { ...behind(500), at: [500, 340] },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(of('swept-away')).toEqual([]);
    expect(of('went-through')).toEqual([]);
    const { at } = unitIn(game, 'gaul-routers').placed;
    expect(Math.abs(at.x - 500)).toBeGreaterThan(20);
    expect(at.y).toBeGreaterThan(340);
  });

  it('make for it man by man where a legion a few paces behind them leaves their block no room to turn (wrg/rout/friends-gap, wrg/rout/turns)', () => {
    const behindThem = (reading: string) => {
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/gap-between-enemies': reading } }),
        pieces: [
          { id: 'rome-legion', at: [500, 300], figures: 48, files: 24 },
          {
            id: 'gaul-routers',
            at: [500, 322],
            figures: 24,
            files: 12,
            facing: 'N',
            be: { rout: { periods: 0, from: { x: 500, y: 292 }, fresh: true } },
          },
          { ...behind(500), at: [500, 350] },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      return {
        through: of('went-through').length,
        swept: of('swept-away'),
        at: unitIn(game, 'gaul-routers').placed.at,
      };
    };
    const manByMan = behindThem('as-wide-as-between-friends');
    expect([manByMan.through, manByMan.swept]).toEqual([0, []]);
    expect(Math.abs(manByMan.at.x - 500)).toBeGreaterThan(20);
    // Where it is the whole block that has to come round, the gap is there all the same, and told so.
    const block = behindThem('as-wide-as-the-whole-body');
    expect(block.swept).toMatchObject([{ unit: 'gaul-friends' }]);
    expect(block.swept[0]?.because[0]?.because).toBe('enemies bar the way to the gap');
  });

  it('take the gap beside what of them bars the way, however they stand, and go on through it the way they went (wrg/rout/friends-gap)', () => {
    // The end of the band lies askew in their way: past it there is room, a few paces to the right.
    const askew = {
      id: 'gaul-friends',
      at: [450, 380] as const,
      facing: 225,
      figures: 14,
      files: 7,
      type: 'lc' as const,
    };
    const { game, swept } = rout([askew]);
    expect(swept).toEqual([]);
    const { at } = unitIn(game, 'gaul-routers').placed;
    expect(at.x).toBeGreaterThan(500);
    expect(at.y).toBeGreaterThan(370);
  });

  it('take none that is wide enough at the corner of their friends alone, and less than 20 paces farther on (wrg/rout/friends-gap)', () => {
    // Six deep, and on both sides others who begin 30 paces farther on, nine or thirty paces off.
    const deep = { ...behind(500), at: [500, 426] as const, figures: 30, files: 5, facing: 'N' };
    const beside = (off: number) =>
      [-1, 1].map(side => {
        const [figures, id] = [8, `gaul-beside-${side}`];
        const x = 500 + side * (15 + off + figures * 3);
        return { id, at: [x, 406] as const, figures, files: figures, facing: 'S' };
      });
    const run = (off: number) => rout([deep, ...beside(off)]).swept;
    expect(run(9)).toEqual(['gaul-friends']);
    expect(run(30)).toEqual([]);
  });

  it('are not in their own way: whoever has taken the gap has swept nobody away (wrg/rout/burst-barbarians)', () => {
    const ends = [440, 560].map((x, at) => ({ ...behind(x, `gaul-wing-${at}`), figures: 3, files: 3 }));
    expect(rout([{ ...behind(500), figures: 8, files: 8 }, ...ends]).swept).toEqual([]);
  });

  it('burst through barbarians where there is none (wrg/rout/friends-gap, wrg/rout/burst-barbarians)', () => {
    const line = [500, 455, 545].map((x, at) => behind(x, `gaul-friends-${at}`));
    expect(rout(line).swept).toContain('gaul-friends-0');
  });

  it('sweep away those whom they go through, though there is a gap beside these to which enemies bar the way (wrg/rout/burst-barbarians)', () => {
    const wings = [445, 555].map(x => ({ id: `rome-wing-${x}`, at: [x, 374] as const, facing: 'S' as const }));
    const { game, swept } = rout([behind(500), ...wings]);
    expect(unitIn(game, 'gaul-routers').placed.at.x).toBe(500);
    expect(swept).toEqual(['gaul-friends']);
  });

  it('make for the other gap where enemies bar the way to the nearer one (wrg/rout/friends-gap)', () => {
    const friends = behind(494);
    expect(unitIn(rout([friends]).game, 'gaul-routers').placed.at.x).toBeGreaterThan(510);
    const wing = { id: 'rome-wing', at: [552, 374] as const, facing: 'S' as const };
    const { game, swept } = rout([friends, wing]);
    expect(swept).toEqual([]);
    expect(unitIn(game, 'gaul-routers').placed.at.x).toBeLessThan(480);
  });

  it('go on to the gap beside the second body, from where they meet that, after they have burst through the first (wrg/rout/friends-gap)', () => {
    const first = { ...behind(500, 'gaul-first'), at: [500, 356] as const, figures: 24, files: 24 };
    const { game, swept } = rout([first, { ...behind(500, 'gaul-second'), at: [500, 395] }]);
    expect(swept).toEqual(['gaul-first']);
    expect(Math.abs(unitIn(game, 'gaul-routers').placed.at.x - 500)).toBeGreaterThan(15);
  });

  it('go round the end of a line of several bodies where that is near enough (wrg/rout/friends-gap)', () => {
    const line = [492, 515].map((x, at) => ({ ...behind(x, `gaul-friends-${at}`), figures: 3, files: 3 }));
    const long = { ...behind(440, 'gaul-long'), figures: 10, files: 10 };
    const { game, swept } = rout([long, ...line]);
    expect(swept).toEqual([]);
    expect(unitIn(game, 'gaul-routers').placed.at.x).toBeGreaterThan(520);
  });

  it('are a crowd no wider than the gap that they have taken: they turn for nobody whom their block alone would touch behind it (wrg/rout/friends-gap)', () => {
    const at = (others: TableTop['pieces']) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          {
            id: 'gaul-routers',
            at: [500, 340],
            figures: 16,
            files: 16,
            facing: 'N',
            be: { rout: { periods: 0, from: { x: 500, y: 296 } } },
          },
          behind(500),
          ...others,
        ],
      });
      const { of } = play(game, {}, ['movement']);
      return { swept: of('swept-away').length, ...unitIn(game, 'gaul-routers').placed.at };
    };
    const alone = at([]);
    expect(alone.swept).toBe(0);
    const aside = alone.x < 500 ? -42 : 42;
    const beside = at([{ ...behind(alone.x + aside, 'gaul-aside'), at: [alone.x + aside, 380] }]);
    expect([beside.swept, beside.x]).toEqual([0, alone.x]);
  });

  it('run to it from their middle, however deep the crowd is: they go round the corner of a body beside their way (wrg/rout/friends-gap)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 440] },
        {
          id: 'gaul-routers',
          at: [500, 476],
          figures: 12,
          files: 8,
          facing: 'N',
          be: { rout: { periods: 0, from: { x: 500, y: 436 } } },
        },
        { ...behind(500), at: [500, 500] },
        { ...behind(440, 'gaul-aside'), at: [440, 456], figures: 16, files: 8, type: 'lmi' },
        { ...behind(560, 'gaul-other'), at: [560, 456], figures: 16, files: 8, type: 'lmi' },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(of('went-through').map(({ through }) => through)).toEqual([]);
    expect(of('swept-away')).toEqual([]);
  });

  it('each turn for himself: they do not burst through who stands beside them and whom nothing but the end of their block would touch as it comes round (wrg/rout/friends-gap, wrg/rout/turns)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [560, 448], facing: 'W' },
        {
          id: 'gaul-routers',
          at: [500, 456],
          figures: 20,
          files: 10,
          facing: 'S',
          be: { rout: { periods: 0, from: { x: 560, y: 464 } } },
        },
        { ...behind(510), at: [510, 430], figures: 16, files: 8 },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    expect(unitIn(game, 'gaul-routers').placed.at.x).toBeLessThan(450);
    expect(of('went-through')).toEqual([]);
    expect(of('swept-away')).toEqual([]);
  });

  it('count from the nearest of their figures how far off it is (wrg/rout/friends-gap, wrg/reaction/definition-within)', () => {
    const line = { ...behind(500), figures: 18, files: 18 };
    const run = (files: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300] },
          {
            id: 'gaul-routers',
            at: [500, 340],
            figures: files,
            files,
            facing: 'N',
            be: { rout: { periods: 0, from: { x: 500, y: 296 } } },
          },
          line,
        ],
      });
      return play(game, {}, ['movement']).of('swept-away').length;
    };
    // The line ends 54 paces from the middle of either.
    expect([run(1), run(4)]).toEqual([1, 0]);
  });

  it('do not reach a gap that is too far off (wrg/rout/friends-gap)', () => {
    expect(rout([{ ...behind(500), figures: 24, files: 24 }]).swept).toEqual(['gaul-friends']);
  });
});

describe('broken troops on their way to a gap between friends', () => {
  it.each([1, 2])(
    'close up where their move ends if their block would be on those whom they go round, and run no farther [period %d] (wrg/rout/friends-gap, wrg/rout/move)',
    periods => {
      const alarmed = { alarmed: true };
      const rout = { periods, from: { x: 535, y: 299 } };
      const game = setUp({
        pieces: [
          {
            id: 'gaul-routers',
            type: 'lmi',
            at: [535, 370.02],
            figures: 16,
            files: 12,
            facing: 'N',
            be: { ...alarmed, rout },
          },
          { id: 'gaul-household', type: 'hc', at: [572.3, 415.5], facing: 80.9, figures: 6, be: alarmed },
          { id: 'gaul-slingers', type: 'li', at: [480, 410], figures: 11, files: 11, be: alarmed },
          { id: 'gaul-foot', type: 'hi', training: 'regular', at: [620, 351.3], figures: 24, files: 12, be: alarmed },
          { id: 'rome-left', type: 'hi', at: [480, 345.5], figures: 23, files: 12, be: alarmed },
          { id: 'rome-right', type: 'hi', at: [548, 345.5], figures: 19, files: 10, be: alarmed },
        ],
        generals: [
          { id: 'rome-chief', with: 'rome-left' },
          { id: 'gaul-chief', with: 'gaul-household' },
        ],
      });
      const { of } = play(game, {}, ['movement']);
      const moved = of('moved').find(({ unit }) => unit === 'gaul-routers');
      expect(moved?.distance).toBe(80 - 20 * periods);
      expect(moved?.beyond).toBeUndefined();
      expect(unitIn(game, 'gaul-routers').placed.files).toBeLessThan(12);
      expect(of('went-through')).toEqual([]);
    },
  );
});

describe('a wide body of broken troops on its way to a gap past a deep band', () => {
  /** Where it ends that runs sixty paces north, past one end of the band. */
  const run = (east: number, files: number) => {
    const band = (id: string, x: number) => ({ id, at: [x, 400] as const, figures: 30, files: 5, facing: 'N' });
    const from = { x: 500, y: 296 };
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 290] },
        { id: 'gaul-routers', at: [500, 340], figures: 32, files, facing: 'N', be: { rout: { periods: 0, from } } },
        band('gaul-band', east),
        band('gaul-others', east + 110),
      ],
    });
    const [moved] = play(game, {}, ['movement'])
      .of('moved')
      .filter(({ unit }) => unit === 'gaul-routers');
    return { moved, placed: unitIn(game, 'gaul-routers').placed };
  };

  it.each([
    [470, 16],
    [490, 16],
    [500, 12],
    [540, 16],
  ])(
    'is so much narrower where its move ends, %d paces along with %d files, and its first ranks no farther than that (wrg/rout/move, wrg/rout/friends-gap)',
    (east, files) => {
      const { moved, placed } = run(east, files);
      expect(moved).toMatchObject({ distance: 60 });
      expect(moved?.beyond).toBeUndefined();
      expect(placed.files).toBeLessThan(files);
      expect(placed.at.y).toBeLessThanOrEqual(400.1);
    },
  );

  it('is no string of men where a broader front has room (wrg/rout/friends-gap)', () => {
    expect(run(500, 16).placed.files).toBeGreaterThan(6);
  });
});

describe('a gap that leads nowhere', () => {
  /** Gauls who run north into a line whose right end is the nearer. */
  const runsAt = (features: TableTop['features'], east: number) => {
    const game = setUp({
      ...(features === undefined ? {} : { features }),
      pieces: [
        { id: 'rome-legion', at: [east, 300] },
        {
          id: 'gaul-routers',
          at: [east, 340],
          figures: 4,
          files: 4,
          facing: 'N',
          be: { rout: { periods: 0, from: { x: east, y: 296 } } },
        },
        { id: 'gaul-friends', at: [east - 8, 366], facing: 'S', figures: 8, files: 8 },
      ],
    });
    const { of } = play(game, {}, ['movement']);
    return { aside: unitIn(game, 'gaul-routers').placed.at.x - east, swept: of('swept-away').length };
  };

  it('is none: they take another one where the nearest leads into water that nobody crosses (wrg/rout/friends-gap)', () => {
    const pond = {
      kind: 'river' as const,
      id: 'pond',
      line: [
        [532, 380],
        [570, 380],
      ] as [number, number][],
      width: 30,
    };
    expect(runsAt([], 500).aside).toBeGreaterThan(15);
    const wet = runsAt([pond], 500);
    expect(wet.aside).toBeLessThan(-20);
    expect(wet.swept).toBe(0);
  });

  it('and where it is over the side of the table (wrg/rout/friends-gap)', () => {
    const out = runsAt([], 970);
    expect(out.aside).toBeLessThan(-20);
    expect(out.swept).toBe(0);
  });
});

describe('broken troops in a bend of a river', () => {
  it('do not run back to where they came from, though every other way is barred (wrg/rout/direction-first)', () => {
    const river = (id: string, ...line: [number, number][]) => ({ kind: 'river' as const, id, line, width: 100 });
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 200] },
        { id: 'gaul-routers', at: [500, 540], facing: 'N', be: { rout: { periods: 0, from: { x: 500, y: 200 } } } },
      ],
      features: [
        river('bend', [0, 600], [1000, 600]),
        river('west', [420, 300], [420, 600]),
        river('east', [580, 300], [580, 600]),
      ],
    });
    play(game, {}, ['movement']);
    expect(unitIn(game, 'gaul-routers').placed.at.y).toBeGreaterThan(539);
  });
});

/** Broken Gauls with a legion before them, one on each flank, and whoever else there is; whom they fought stays where it is. */
function hemmedIn(periods: number, others: TableTop['pieces'] = []) {
  const game = setUp({
    pieces: [
      { id: 'rome-south', at: [500, 300], figures: 24, files: 12 },
      { id: 'rome-west', at: [459, 320], facing: 'E', figures: 24, files: 6 },
      { id: 'rome-east', at: [541, 320], facing: 'W', figures: 24, files: 6 },
      {
        id: 'gaul-routers',
        at: [500, 335],
        figures: 24,
        files: 12,
        facing: 'N',
        be: { rout: { periods, from: { x: 500, y: 296 } } },
      },
      ...others,
    ],
  });
  const { of } = play(game, {}, ['movement']);
  return { routers: unitIn(game, 'gaul-routers'), because: of('moved').flatMap(({ because }) => because) };
}

/** A fourth legion, which shuts the way north. */
const lid = { id: 'rome-north', at: [500, 356] as const, facing: 'S', figures: 24, files: 12 };
const brokeOut = (because: readonly { readonly effect: string }[]) =>
  because.some(({ effect }) => effect === 'breaks out through them');

describe('broken troops among enemies', () => {
  it('run straight through the gap (wrg/rout/direction-first)', () => {
    const { routers, because } = hemmedIn(0);
    expect(routers.gone).toBeNull();
    expect(routers.placed.at.y).toBeGreaterThan(370);
    expect(brokeOut(because)).toBe(false);
  });

  it('break out through them in the first period where there is no gap (wrg/rout/cannot-run)', () => {
    const { routers, because } = hemmedIn(0, [lid]);
    expect(routers.gone).toBeNull();
    expect(brokeOut(because)).toBe(true);
    expect(routers.placed.at.y).toBeGreaterThan(370);
  });

  it('surrender where there is none later (wrg/rout/break-through-fail)', () => {
    expect(hemmedIn(1, [lid]).routers.gone).toBe('surrendered');
  });
});

describe('broken troops with enemies farther off on their way', () => {
  const riders = (periods: number, others: TableTop['pieces'], files = 4) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 322], figures: 24, files: 12 },
        {
          id: 'gaul-riders',
          type: 'mc',
          at: [500, 340],
          figures: files,
          files,
          facing: 'N',
          be: { rout: { periods, from: { x: 500, y: 290 } } },
        },
        { id: 'gaul-guard', at: [100, 700] },
        ...others,
      ],
    });
    const { of } = play(game, {}, ['movement']);
    return { moved: of('moved').find(({ unit }) => unit === 'gaul-riders'), met: of('met') };
  };
  const line = (y: number) => ({ id: 'rome-line', at: [500, y] as const, figures: 60, files: 60, facing: 'S' });

  it('turn aside as far as it takes, and do not run up to them (wrg/rout/break-through-fail, wrg/rout/turns)', () => {
    for (const periods of [0, 1])
      for (const y of [405, 410, 430]) {
        const { moved, met } = riders(periods, [line(y)]);
        expect(met).toEqual([]);
        expect(moved?.stopped).toBeUndefined();
        expect(Math.abs((moved?.to.x ?? 500) - 500)).toBeGreaterThan(60);
      }
  });

  it('run through the gap that leads on, and not into a shorter one (wrg/rout/direction-first)', () => {
    const wing = (x: number) => ({ id: `rome-wing-${x}`, at: [x, 342] as const, figures: 12, files: 8, facing: 'S' });
    const { moved } = riders(0, [wing(464), wing(536), line(420)], 12);
    expect(moved?.because.at(-1)).toMatchObject({ effect: 'straight through the gap' });
    expect(Math.abs((moved?.to.x ?? 500) - 500)).toBeGreaterThan(60);
  });

  it('are told of the period in which they run through it (wrg/rout/direction-first, wrg/rout/direction-later)', () => {
    const wing = (x: number) => ({ id: `rome-wing-${x}`, at: [x, 342] as const, figures: 12, files: 8, facing: 'S' });
    const why = (periods: number) => riders(periods, [wing(464), wing(536), line(420)], 12).moved?.because.at(-1);
    expect(why(0)).toMatchObject({ clause: 'wrg/rout/direction-first' });
    expect(why(1)).toMatchObject({ clause: 'wrg/rout/direction-later', effect: 'through a gap between these' });
  });
});

describe('broken troops with too little of their move left for the gap', () => {
  const between = (periods: number) => {
    const game = setUp({
      pieces: [
        { id: 'gaul-band', at: [500, 300], figures: 16, files: 8, facing: 'S' },
        { id: 'rome-front', at: [500, 299.9], figures: 16, files: 8, facing: 'N' },
        { id: 'rome-behind', at: [500, 319], figures: 16, files: 8, facing: 'S' },
        { id: 'gaul-guard', at: [100, 700] },
      ],
    });
    unitIn(game, 'gaul-band').rout = { periods, from: { x: 500, y: 290 } };
    return { ...play(game, {}, ['movement']), band: unitIn(game, 'gaul-band') };
  };

  it('stay among the enemies, and do not surrender while there is one (wrg/rout/break-through-fail, wrg/rout/turn-cost)', () => {
    for (const periods of [1, 2]) {
      const { of, band } = between(periods);
      expect(band.gone).toBeNull();
      expect(of('moved')).toMatchObject([
        { unit: 'gaul-band', doing: 'routing', distance: 0, stopped: 'enemy', because: { length: 3 } },
      ]);
    }
    expect(between(0).of('moved')).not.toMatchObject([{ distance: 0 }]);
  });
});

/** Gauls who run from a legion in the south, with water before them that nobody crosses, and Romans beside them. */
function runToTheWater(beside: TableTop['pieces']) {
  const water = {
    kind: 'river' as const,
    id: 'river',
    name: 'the river',
    line: [
      [200, 440],
      [800, 440],
    ] as [number, number][],
    width: 120,
  };
  const game = setUp({
    features: [water],
    pieces: [
      { id: 'rome-legion', at: [500, 300] },
      {
        id: 'gaul-routers',
        at: [500, 350],
        figures: 4,
        files: 4,
        facing: 'N',
        be: { rout: { periods: 0, from: { x: 500, y: 296 } } },
      },
      ...beside,
    ],
  });
  play(game, {}, ['movement']);
  return unitIn(game, 'gaul-routers');
}

describe('broken troops whom the ground brings up', () => {
  const east = { id: 'rome-east', at: [527, 362] as const, facing: 'W', figures: 24, files: 6 };

  it('run along it, on the side where no enemy stands', () => {
    const { placed, gone } = runToTheWater([east]);
    expect(gone).toBeNull();
    expect(placed.at.x).toBeLessThan(480);
  });

  it('run as far as it lets them where enemies stand on both', () => {
    const west = { id: 'rome-west', at: [473, 362] as const, facing: 'E', figures: 24, files: 6 };
    const { placed } = runToTheWater([east, west]);
    expect(placed.at).toMatchObject({ x: 500 });
    expect(placed.at.y).toBeGreaterThan(350);
  });
});

describe('a gap between enemies', () => {
  it('is taken where it lies straight before those who run, before those aside of it (wrg/rout/direction-first)', () => {
    const { state, rules } = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'gaul-routers', at: [500, 340], figures: 10, files: 10, facing: 'N' },
      ],
    });
    const routers = state.units['gaul-routers'];
    if (routers === undefined) throw new Error('nobody runs');
    const [first] = gapsBetweenEnemies(routers, 0, 80, { state, rules });
    expect(first).toMatchObject({ bearing: 0, from: { x: 500 } });
  });
});
