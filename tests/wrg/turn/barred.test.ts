import { describe, expect, it } from 'vitest';
import { canRun } from '../../../src/rulesets/wrg/turn/routing/trapping.js';
import { measuredFrom } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Game, play, setUp, type TableTop, unitIn } from './table-top.js';

type Piece = TableTop['pieces'][number];

/** Gauls who run north, broken from the south, with somebody in their way. */
function rout(inTheWay: readonly Piece[], routers: Partial<Piece> = {}, periods = 0) {
  return setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 296] },
      {
        id: 'gaul-routers',
        at: [500, 340],
        figures: 4,
        files: 4,
        facing: 'N',
        be: { rout: { periods, from: { x: 500, y: 290 } } },
        ...routers,
      },
      ...inTheWay,
    ],
  });
}

const untilMoved = ['declarations', 'movement'];
const lights: Piece = { id: 'rome-slings', at: [500, 365], type: 'li', weapons: ['sling'], facing: 'S', class: 'A' };
const aside = (game: ReturnType<typeof setUp>) => Math.abs(unitIn(game, 'gaul-routers').placed.at.x - 500);

describe('broken troops whose way enemies bar', () => {
  it('turn aside from heavier ones (wrg/rout/break-through-fail, wrg/rout/turns)', () => {
    const game = rout([{ id: 'rome-line', at: [500, 365], facing: 'S', class: 'A' }]);
    const { of } = play(game, { seed: 1 }, untilMoved);
    expect(of('test')).toEqual([]);
    expect(aside(game)).toBeGreaterThan(20);
    expect(game.state.melees.some(({ a, b }) => a === 'rome-line' || b === 'rome-line')).toBe(false);
  });

  it('run straight home and lose nothing to turning, though enemies close behind leave their block no room to come round [wrg/rout/turn-cost] [wrg/rout/turns]', () => {
    // Two degrees off their way, with a Roman at the left end of their backs.
    const game = rout([], { figures: 20, files: 20, be: { rout: { periods: 1, from: { x: 500, y: 290 } } } });
    const [gauls, legion] = [unitIn(game, 'gaul-routers'), unitIn(game, 'rome-legion')];
    gauls.placed = { ...gauls.placed, facing: 2 };
    const behind = measuredFrom({ at: gauls.placed.at, facing: 2 })(-27, gauls.placed.stand.depth + 0.1);
    legion.placed = { ...legion.placed, at: behind, facing: 2, files: 1, figures: 1 };
    const moved = play(game, {}, ['movement'])
      .of('moved')
      .find(({ unit }) => unit === 'gaul-routers');
    expect(moved?.because.map(({ because }) => because)).not.toContain('1 turn');
    expect(moved).toMatchObject({ facing: 0, distance: 40 });
  });

  it('try at first to break through light ones, who test as if charged (wrg/rout/break-through-lights)', () => {
    const game = rout([lights]);
    const { of } = play(game, { dice: [4, 4, 4] }, untilMoved);
    expect(of('test')).toEqual([expect.objectContaining({ unit: 'rome-slings', cause: 'run-at' })]);
    expect(aside(game)).toBe(0);
    const later = rout([lights], {}, 1);
    expect(play(later, { seed: 1 }, untilMoved).of('test')).toEqual([]);
    expect(unitIn(later, 'gaul-routers').placed.facing).not.toBe(0);
  });

  it('are met by a unit of light troops as one: its main body tests for all that are with it, and all do what it is told (wrg/rout/break-through-lights, wrg/reaction/test-scope-2)', () => {
    const [at, beside] = [[500, 365] as const, [590, 365] as const];
    const sub: Piece = { ...lights, id: 'rome-more-slings', at, be: { parent: 'rome-slings' } };
    // The sub-unit is in the way, the main body is not: it is the main body that tests, and both go.
    const far = [{ ...lights, at: beside }, sub].map(piece => ({ ...piece, class: 'E' as const }));
    const game = rout(far);
    const { of } = play(game, { dice: [1, 1, 1] }, untilMoved);
    expect(of('test')).toEqual([expect.objectContaining({ unit: 'rome-slings', cause: 'run-at' })]);
    expect(['rome-slings', 'rome-more-slings'].map(id => unitIn(game, id).rout === null)).toEqual([false, false]);
    // Two bodies in the way of two routs take one test between them.
    const second: Piece = {
      id: 'gaul-second',
      at: [590, 340],
      figures: 4,
      files: 4,
      facing: 'N',
      be: { rout: { periods: 0, from: { x: 590, y: 290 } } },
    };
    const both = rout([lights, { ...sub, at: beside }, second]);
    expect(
      play(both, { dice: [4, 4, 4] }, untilMoved)
        .of('test')
        .map(({ unit }) => unit),
    ).toEqual(['rome-slings']);
  });

  it('are let through by skirmishers, who evade to a side (wrg/rout/break-through-lights)', () => {
    const game = rout([{ ...lights, at: [545, 365], order: 'SKIRMISH' }]);
    const { of } = play(game, { seed: 1 }, untilMoved);
    expect(of('counter')).toEqual([
      expect.objectContaining({
        unit: 'rome-slings',
        what: 'evade',
        because: [expect.objectContaining({ clause: 'wrg/rout/break-through-lights' })],
      }),
    ]);
    const { doing } = unitIn(game, 'rome-slings').period;
    expect(doing).toBe('evading');
    expect(unitIn(game, 'rome-slings').placed.facing).toBe(90);
  });

  it('run into skirmishers who have too little of a move left to get out of their way (wrg/rout/break-through-lights)', () => {
    const slingers: Piece = { ...lights, at: [490, 380], figures: 24, files: 12, order: 'SKIRMISH' };
    const game = rout([{ ...slingers, be: { alarmed: true, pushed: 65 } }], { figures: 12, files: 12 });
    const { of } = play(game, { seed: 1 }, untilMoved);
    expect(unitIn(game, 'rome-slings').period.moved).toBeGreaterThan(5);
    expect(of('met')).toEqual([expect.objectContaining({ runs: 'gaul-routers', into: true })]);
  });

  it('are let through as well by skirmishers whom a test has told to halt (wrg/rout/break-through-lights)', () => {
    const be = { alarmed: true, bound: { instruction: 'halt', disorganised: false, left: 1, kept: 1 } } as const;
    const { of } = play(rout([{ ...lights, at: [545, 365], order: 'SKIRMISH', be }]), { seed: 1 }, untilMoved);
    expect(of('counter')).toEqual([expect.objectContaining({ unit: 'rome-slings', what: 'evade' })]);
  });

  it('do not frighten those whom only the end of their line would strike if it turned as one body (wrg/rout/break-through-lights)', () => {
    // A line of nine broken from the west runs east, past slingers who stand beside it.
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [395, 340], files: 4, facing: 'E' },
        { id: 'rome-slings', at: [500, 380], type: 'li', weapons: ['sling'], facing: 'S', order: 'SKIRMISH' },
        {
          id: 'gaul-routers',
          at: [500, 340],
          type: 'li',
          figures: 9,
          files: 9,
          facing: 'S',
          be: { rout: { periods: 0, from: { x: 390, y: 352 } } },
        },
      ],
    });
    const { of } = play(game, { seed: 1 }, untilMoved);
    expect(of('counter')).toEqual([]);
    expect(of('test')).toEqual([]);
    expect(unitIn(game, 'rome-slings').period.doing).toBe('halted');
    expect(unitIn(game, 'gaul-routers').period.moved).toBeGreaterThan(50);
  });

  const wall = [
    [500, 365, 'S', 4],
    [475, 345, 'E', 12],
    [525, 345, 'W', 12],
  ] as const;
  const walled = (periods: number) =>
    rout(
      wall.map(([x, y, facing, files], at) => ({ id: `rome-wall-${at}`, at: [x, y], facing, figures: files, files })),
      {},
      periods,
    );

  it('surrender where no way is open any more (wrg/rout/break-through-fail)', () => {
    const { of } = play(walled(1), { seed: 1 }, untilMoved);
    expect(of('gone')).toEqual([
      expect.objectContaining({
        unit: 'gaul-routers',
        how: 'surrendered',
        because: [expect.objectContaining({ clause: 'wrg/rout/break-through-fail' })],
      }),
    ]);
  });

  it('break out while they have only just broken, as the half of them that has not surrendered does (wrg/rout/cannot-run)', () => {
    const cause = [expect.objectContaining({ clause: 'wrg/rout/cannot-run' })];
    const outOf = (game: ReturnType<typeof setUp>) => {
      const { of } = play(game, { seed: 1 }, untilMoved);
      expect(of('gone')).toEqual([]);
      return of('moved').filter(({ unit }) => unit === 'gaul-routers');
    };
    expect(outOf(walled(0))).toEqual([expect.objectContaining({ because: expect.arrayContaining(cause) })]);
    // Whoever was out of control runs at once as if it were the second period, and has broken none the less just now.
    const wild = walled(1);
    Object.assign(unitIn(wild, 'gaul-routers').rout ?? {}, { fresh: true });
    expect(outOf(wild)).toEqual([expect.objectContaining({ because: expect.arrayContaining(cause) })]);
  });
});

describe('troops who break with enemies before and behind them', () => {
  const between = (reading?: string) =>
    setUp({
      pieces: [
        { id: 'gaul-band', at: [500, 300], figures: 16, files: 8, facing: 'S', be: { rout: fresh } },
        { id: 'rome-front', at: [500, 299.9], figures: 16, files: 8, facing: 'N' },
        { id: 'rome-behind', at: [500, 350], figures: 16, files: 8, facing: 'S' },
        { id: 'gaul-guard', at: [100, 700] },
      ],
      melees: [{ a: 'gaul-band', b: 'rome-front' }],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/gap-between-enemies': reading } }) }),
    });
  const fresh = { periods: 0, from: { x: 500, y: 290 }, fresh: true as const };
  const mayRun = (game: Game) => canRun(unitIn(game, 'gaul-band'), game);

  it('have a gap at their flanks, or none through which the whole line has room (wrg/rout/cannot-run)', () => {
    expect(mayRun(between())).toBe(true);
    expect(mayRun(between('as-wide-as-the-whole-body'))).toBe(false);
  });

  it('run through it, and come to nobody (wrg/rout/direction-first)', () => {
    const game = between();
    game.state.melees = [];
    const { of } = play(game, { seed: 1 }, ['movement']);
    const [moved] = of('moved').filter(({ unit }) => unit === 'gaul-band');
    expect(moved?.because.at(-1)).toMatchObject({ clause: 'wrg/rout/direction-first' });
    expect(Math.abs((moved?.to.x ?? 500) - 500)).toBeGreaterThan(30);
    expect(of('gone')).toEqual([]);
    expect(of('met')).toEqual([]);
    expect(unitIn(game, 'gaul-band').figures).toBe(16);
  });

  it('have none where the enemies at their flanks leave less than it takes (wrg/rout/cannot-run)', () => {
    const shut = between();
    for (const [id, x] of [
      ['rome-front', 460],
      ['rome-behind', 540],
    ] as const) {
      const other = unitIn(shut, id);
      shut.state.units[`${id}-too`] = {
        ...structuredClone(other),
        id: `${id}-too`,
        placed: { ...other.placed, at: { x, y: 310 }, facing: x < 500 ? 90 : 270, files: 16, figures: 16 },
      };
    }
    expect(mayRun(shut)).toBe(false);
  });
});

describe('troops who break with the enemy at their backs, and light horse before them', () => {
  /** Roman horse that runs south: heavy horse at its back leaves it no room to turn, and light horse stands 40 paces before it, a little to its left. */
  const hemmed = (routers: Partial<Piece> = { type: 'hc', figures: 8, files: 5 }) =>
    setUp({
      pieces: [
        { id: 'gaul-horse', type: 'hc', at: [170, 302.57], facing: 'S', figures: 13, files: 7 },
        { id: 'gaul-lights', type: 'lc', at: [211.93, 225.15], facing: 349, figures: 8, files: 4 },
        { id: 'rome-guard', at: [800, 100] },
        {
          id: 'rome-routers',
          at: [200, 270.07],
          facing: 'S',
          ...routers,
          be: { rout: { periods: 0, from: { x: 200, y: 330.3 }, fresh: true } },
        },
      ],
    });

  it('run straight through the gap between them: who bars no way of theirs is not tested for it (wrg/rout/direction-first, wrg/rout/break-through-lights)', () => {
    const game = hemmed();
    const { of } = play(game, { seed: 1 }, untilMoved);
    const [moved] = of('moved').filter(({ unit }) => unit === 'rome-routers');
    expect(moved?.because.at(-1)).toMatchObject({ because: 'partly surrounded', effect: 'straight through the gap' });
    expect(of('test').filter(({ unit }) => unit === 'gaul-lights')).toEqual([]);
    expect(of('counter')).toEqual([]);
  });

  it('run their whole move in it, where it is as long, as the crowd that they are (wrg/rout/direction-first, wrg/rout/move)', () => {
    // Foot in as broad a block, and not fast enough to come past the horse.
    const { of } = play(hemmed({ type: 'hi', figures: 28, files: 7 }), { seed: 1 }, untilMoved);
    const [moved] = of('moved').filter(({ unit }) => unit === 'rome-routers');
    expect(moved?.distance).toBeCloseTo(60, 0);
    expect(moved?.abreast).toBe(3);
  });
});

describe('where broken troops run', () => {
  it('is straight through the gap, where enemies touch them on several sides (wrg/rout/direction-first)', () => {
    const game = rout([
      { id: 'rome-flank', at: [523.9, 340], figures: 4, files: 4, facing: 'W' },
      { id: 'rome-rear', at: [500, 327.9], figures: 4, files: 4, facing: 'N' },
    ]);
    play(game, { seed: 1 }, untilMoved);
    const { x, y } = unitIn(game, 'gaul-routers').placed.at;
    expect(x).toBe(500);
    expect(y).toBe(400);
  });

  it('is the nearest edge later on, where enemies bar every way home (wrg/rout/direction-later)', () => {
    const line = [350, 500, 650].map((x, at) => ({
      id: `rome-line-${at}`,
      at: [x, 420] as const,
      facing: 'S',
      figures: 24,
      files: 12,
    }));
    const barred = rout(line, { at: [300, 350] }, 1);
    barred.state.units['rome-legion'] = { ...unitIn(barred, 'rome-legion'), gone: 'destroyed' };
    play(barred, { seed: 1 }, untilMoved);
    expect(unitIn(barred, 'gaul-routers').placed.at.y).toBeLessThan(420);
    const free = rout([], {}, 1);
    play(free, { seed: 1 }, untilMoved);
    expect(unitIn(free, 'gaul-routers').placed.at.y).toBe(380);
  });

  /** Romans from one end of the table to the other. */
  const across = ([184, 560, 872] as const).map((x): Piece => {
    const figures = x === 872 ? 42 : 60;
    return { id: `rome-line-${x}`, at: [x, 420], facing: 'S', figures, files: figures };
  });
  const movedOf = (game: Game) =>
    play(game, { seed: 1 }, untilMoved)
      .of('moved')
      .find(({ unit }) => unit === 'gaul-routers');

  it('is an edge that they can reach, not one to which enemies bar the way farther on, and it is told why (wrg/rout/direction-later)', () => {
    const game = rout(
      [...across, { id: 'rome-west', at: [60, 236], facing: 'E', figures: 56, files: 56 }],
      { at: [300, 350] },
      1,
    );
    game.state.units['rome-legion'] = { ...unitIn(game, 'rome-legion'), gone: 'destroyed' };
    expect(movedOf(game)).toMatchObject({
      facing: 180,
      because: expect.arrayContaining([
        expect.objectContaining({
          clause: 'wrg/rout/direction-later',
          because: 'enemies bar every way to the base line',
        }),
      ]),
    });
  });

  it('is home round an enemy who stands right before them, not back among the others (wrg/rout/direction-later)', () => {
    const game = rout(
      [{ id: 'rome-line', at: [492, 358], facing: 'S', figures: 20, files: 10 }],
      { type: 'elephant', figures: 1, files: 1, at: [500, 350], facing: 40 },
      1,
    );
    game.state.units['rome-legion'] = { ...unitIn(game, 'rome-legion'), gone: 'destroyed' };
    const moved = movedOf(game);
    expect(moved?.to.y).toBeGreaterThan(340);
    expect(moved?.because).not.toContainEqual(expect.objectContaining({ clause: 'wrg/rout/direction-later' }));
  });

  it('costs a turn to get round an enemy, and none to go on as they stand (wrg/rout/turn-cost)', () => {
    const turns = (facing: string) => {
      const game = rout(
        [{ id: 'rome-line', at: [500, 375], facing: 'S', figures: 20, files: 20 }],
        { facing, type: 'li', at: [520, 340] },
        1,
      );
      const moved = movedOf(game);
      expect(moved?.facing).toBe(90);
      return moved?.because.some(({ clause }) => clause === 'wrg/rout/turn-cost');
    };
    expect(turns('N')).toBe(true);
    expect(turns('E')).toBe(false);
  });
});

describe('rallying behind friends', () => {
  const behind = (be: Partial<Piece> = {}) =>
    setUp({
      pieces: [
        { id: 'rome-horse', at: [500, 300], type: 'mc', be: { pursuit: { quarry: 'gaul-routers', periods: 1 } } },
        { id: 'gaul-line', at: [500, 340], ...be },
        { id: 'gaul-routers', at: [500, 440], be: { rout: { periods: 1, from: { x: 500, y: 300 } } }, facing: 'N' },
      ],
    });
  const tested = (game: ReturnType<typeof setUp>) =>
    play(game, { answers: ({ kind }) => (kind === 'pursue' ? true : undefined), seed: 1 }, ['reactions'])
      .of('test')
      .filter(({ unit, cause }) => unit === 'gaul-routers' && cause === 'rally').length;

  it('waits until these have settled matters with the pursuers (wrg/pursuit/rally-screen)', () => {
    expect(tested(behind())).toBe(0);
    const fought = behind();
    unitIn(fought, 'gaul-line').period.metBy = ['rome-horse'];
    expect(tested(fought)).toBe(1);
    const alone = behind({ at: [800, 340] });
    expect(tested(alone)).toBe(1);
  });

  it('waits on where these have broken at once, and are pursued in their turn (wrg/pursuit/rally-screen)', () => {
    const game = setUp({
      pieces: [
        {
          id: 'rome-horse',
          at: [500, 300],
          type: 'mc',
          class: 'A',
          figures: 12,
          files: 12,
          order: 'ATTACK gaul-line',
          be: { pursuit: { quarry: 'gaul-routers', periods: 0 } },
        },
        { id: 'gaul-line', at: [500, 300], figures: 4, files: 4, class: 'E' },
        { id: 'gaul-routers', at: [500, 440], be: { rout: { periods: 1, from: { x: 500, y: 300 } } }, facing: 'N' },
      ],
      melees: [{ a: 'gaul-line', b: 'rome-horse', since: 2, chargers: ['rome-horse'] }],
    });
    unitIn(game, 'rome-horse').period.metInPursuit = true;
    play(game, { seed: 1 }, ['hand-to-hand']);
    expect(unitIn(game, 'rome-horse').pursuit).toMatchObject({ quarry: 'gaul-line', chasedBefore: ['gaul-routers'] });
    expect(tested(game)).toBe(0);
    // Who leaves off pursuing these leaves off the others too.
    unitIn(game, 'rome-horse').pursuit = null;
    expect(tested(game)).toBe(1);
  });
});

describe('broken troops who run into enemies of whom nobody knew', () => {
  const met = (reading?: string, inTheWay: readonly Piece[] = [], periods = 1) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 200] },
        {
          id: 'gaul-routers',
          at: [500, 340],
          figures: 4,
          files: 4,
          facing: 'N',
          be: { rout: { periods, from: { x: 500, y: 200 } } },
        },
        {
          id: 'rome-ambush',
          at: [500, 345],
          facing: 'S',
          class: 'A',
          figures: 4,
          files: 4,
          be: { hidden: { kind: 'ambush' } },
        },
        ...inTheWay,
      ],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/rout-upon-hidden': reading } }) }),
    });
    const { of } = play(game, { seed: 1 }, untilMoved);
    const moves = of('moved').filter(({ unit }) => unit === 'gaul-routers');
    return { moves, of, ...unitIn(game, 'gaul-routers') };
  };

  it('turn from them with what is left of their move, or not before the next period (wrg/rout/break-through-fail, wrg/ruling/rout-upon-hidden)', () => {
    const [then, later] = [met(), met('turns-in-the-next-period')];
    expect(then.of('appeared')).toEqual([expect.objectContaining({ unit: 'rome-ambush', by: 'gaul-routers' })]);
    expect(then.moves.map(({ distance }) => Math.round(distance))).toEqual([5, 6]);
    // Round to the nearest edge, for the price of a turn.
    expect(then.placed.facing).toBe(210);
    expect(then.moves[1]?.because).toContainEqual(expect.objectContaining({ clause: 'wrg/rout/turn-cost' }));
    expect(then.period.moved).toBeCloseTo(then.moves.reduce((sum, { distance }) => sum + distance, 0));
    expect(later.moves).toHaveLength(1);
    expect(later.placed.facing).toBe(0);
    expect(later.period.moved).toBeLessThan(6);
  });

  it('surrender where no way is open then (wrg/rout/break-through-fail, wrg/ruling/rout-upon-hidden)', () => {
    // A lane as wide as their line, and those who broke them at its beginning.
    const around: readonly Piece[] = [
      { id: 'rome-left', at: [485, 345], facing: 'E', figures: 12, files: 12 },
      { id: 'rome-right', at: [515, 345], facing: 'W', figures: 12, files: 12 },
      { id: 'rome-behind', at: [500, 325], facing: 'N', figures: 4, files: 4 },
    ];
    expect(met(undefined, around).gone).toBe('surrendered');
    expect(met('turns-in-the-next-period', around).gone).toBe(null);
  });
});
