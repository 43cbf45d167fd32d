import { describe, expect, it } from 'vitest';
import { tableOf } from '../../../src/rulesets/wrg/ground.js';
import { breachSize } from '../../../src/rulesets/wrg/siege/breach.js';
import { quadOf } from '../../../src/table/index.js';
import { declaring } from './answers.js';
import { beforeWestWall, onWestWall, siege, type town } from './siege-table.js';
import { type Piece, play, type Request, unitIn } from './table-top.js';

const ladders = (unit: string, n = 3) =>
  Array.from({ length: n }, (_, i) => ({ id: `ladder-${i + 1}`, kind: 'scaling-ladder' as const, with: unit }));

/** Declares for units, and counts for them whatever may count either way. */
const goesIn = (conduct: Parameters<typeof declaring>[0]) => (request: Request) =>
  request.kind === 'signs'
    ? Object.fromEntries(request.choices.map(({ factor, signs }) => [factor, Math.max(...signs)]))
    : declaring(conduct)(request);

describe('a stone wall', () => {
  it('keeps enemies from each other who stand at it on either side', () => {
    const game = siege([beforeWestWall, onWestWall]);
    const { of } = play(game, { seed: 2 });
    expect(of('met')).toEqual([]);
    expect(game.state.melees).toEqual([]);
  });

  it('lets nobody be charged over it', () => {
    const game = siege([{ ...beforeWestWall, at: [300, 350], order: 'ATTACK gaul-wall' }, onWestWall]);
    const { asked } = play(game, { seed: 2 }, ['orders', 'declarations']);
    const asks = asked.filter(({ kind, side }) => kind === 'declare' && side === 'rome');
    expect(asks.flatMap(ask => (ask.kind === 'declare' ? ask.units.flatMap(({ charges }) => charges) : []))).toEqual(
      [],
    );
  });
});

describe('scaling ladders', () => {
  it('are raised in a period at the wall, and then the wall is stormed (wrg/siege/material/ladder-erect, wrg/siege/fort/escalade)', () => {
    const game = siege([{ ...beforeWestWall, at: [300, 360], order: 'ATTACK gaul-wall', class: 'A' }, onWestWall], {
      material: ladders('rome-foot'),
    });
    // It comes up to the wall.
    play(game, { seed: 1 });
    expect(unitIn(game, 'rome-foot').placed.at.y).toBeCloseTo(399.95);
    // It raises its ladders.
    const second = play(game, { seed: 1, answers: declaring({ 'rome-foot': { work: { ladders: 'west-wall' } } }) });
    expect(second.of('siege').map(({ what }) => what)).toEqual(['ladders-raised']);
    expect(second.of('met')).toEqual([]);
    // It goes up.
    const third = play(game, { seed: 1, answers: goesIn({ 'rome-foot': { charge: 'gaul-wall' } }) });
    expect(third.of('met')).toMatchObject([{ chargers: ['rome-foot'] }]);
    const [up] = third.of('fought').filter(({ unit }) => unit === 'rome-foot');
    const [down] = third.of('fought').filter(({ unit }) => unit === 'gaul-wall');
    expect(up?.figures).toBe(6);
    expect(up?.because.map(({ clause }) => clause)).toContain('wrg/melee/tactical/cover');
    expect(down?.because.map(({ clause }) => clause)).toContain('wrg/melee/tactical/shieldless-2');
  });
});

/** Romans on ladders at the wall, hand to hand with those on it. */
function storming(seed: number, rome: Partial<Piece> = {}, gaul: Partial<Piece> = {}) {
  const game = siege(
    [
      { ...beforeWestWall, order: 'ATTACK gaul-wall', ...rome },
      { ...onWestWall, ...gaul },
    ],
    {
      material: ladders('rome-foot', 6),
    },
  );
  const { works } = game.state;
  for (const ladder of works?.material ?? []) {
    ladder.against = 'west-wall';
    ladder.at = { x: 300, y: 399.95 };
  }
  game.state.period = 2;
  const melee = { a: 'gaul-wall', b: 'rome-foot', sideOfA: 'front', sideOfB: 'front', since: 1 } as const;
  game.state.melees = [{ ...melee, chargers: [], following: [] }];
  return { game, ...play(game, { seed }, ['hand-to-hand']) };
}

function until(wanted: (fight: ReturnType<typeof storming>) => boolean, ...who: [Partial<Piece>, Partial<Piece>]) {
  for (let seed = 1; seed < 200; seed++) {
    const fight = storming(seed, ...who);
    if (wanted(fight)) return fight;
  }
  throw new Error('it never came to that');
}

const strong = { type: 'hi', class: 'A', training: 'regular', weapons: ['two-handed-axe'] } as const;
const weak = { type: 'li', class: 'D' } as const;
const isPushed = (id: string) => (fight: ReturnType<typeof storming>) =>
  fight.of('pushed-back').some(({ unit, paces }) => unit === id && paces > 0);

describe('a fight over a wall', () => {
  it('casts the ladders down when the escaladers are pushed back (wrg/siege/fort/ladders-down)', () => {
    const { game, of } = until(isPushed('rome-foot'), { class: 'B' }, strong);
    expect(of('siege')).toMatchObject([{ unit: 'rome-foot', on: 'west-wall', what: 'ladders-down' }]);
    expect(game.state.works?.material.map(({ against }) => against)).toEqual(Array.from({ length: 6 }, () => null));
    expect(game.state.melees).toEqual([]);
    expect(unitIn(game, 'gaul-wall').placed.at.y).toBeCloseTo(400.05);
  });

  it('casts them down as well when the escaladers break (wrg/siege/fort/ladders-down)', () => {
    const breaks = (fight: ReturnType<typeof storming>) => unitIn(fight.game, 'rome-foot').rout !== null;
    const { game, of } = until(breaks, weak, strong);
    expect(of('siege')).toMatchObject([{ unit: 'rome-foot', on: 'west-wall', what: 'ladders-down' }]);
    expect(game.state.works?.material.every(({ against }) => against === null)).toBe(true);
  });

  it('finds nobody in cover who turns his back (wrg/siege/fort/escalade, wrg/pursuit/strikes)', () => {
    const { of } = until(
      fight => fight.of('fought').some(({ unanswered, target }) => unanswered === true && target === 'gaul-wall'),
      strong,
      weak,
    );
    const covered = of('fought')
      .filter(({ unit }) => unit === 'rome-foot')
      .map(({ unanswered = false, because }) => [
        unanswered,
        because.some(({ clause }) => clause === 'wrg/melee/tactical/cover'),
      ]);
    expect(covered).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('is one like any other once the defenders are pushed back (wrg/siege/fort/escalade)', () => {
    const { game, of } = until(
      fight => isPushed('gaul-wall')(fight) && fight.of('followed-up').length > 0,
      strong,
      weak,
    );
    expect(unitIn(game, 'rome-foot').placed.at.y).toBeGreaterThan(400);
    expect(of('siege')).toEqual([]);
    const { of: next } = play(game, { seed: 1 }, ['movement', 'hand-to-hand']);
    const clauses = next('fought').flatMap(({ because }) => because.map(({ clause }) => clause));
    expect(clauses).not.toContain('wrg/melee/tactical/cover');
    expect(clauses).not.toContain('wrg/melee/tactical/shieldless-2');
  });
});

describe('a gate', () => {
  const atGate = { id: 'rome-ram', at: [500, 399.95], figures: 8, files: 4, order: 'HOLD TO main-gate' } as const;
  const ram = { material: [{ id: 'ram', kind: 'ram', with: 'rome-ram' }] } as const;
  const breaking = declaring({ 'rome-ram': { work: { break: 'main-gate' } } });

  it('is broken by ten figure/periods with a ram that six carry (wrg/siege/destroy/fort-door, wrg/siege/material/ram)', () => {
    const game = siege([atGate, { id: 'gaul-foot', at: [500, 600] }], ram);
    const first = play(game, { answers: breaking });
    expect(first.of('work')).toMatchObject([{ on: 'main-gate', means: 'ram', figures: 6, done: 6, needed: 10 }]);
    const second = play(game, { answers: breaking });
    expect(second.of('broken')).toMatchObject([{ on: 'main-gate', lost: 0 }]);
    expect(tableOf(game.scenario, game.state).features.map(({ id }) => id)).not.toContain('main-gate');
  });

  it('is not told to hold up who breaks it down, but those alone who would go on through it', () => {
    const going = (answers?: typeof breaking) => {
      const game = siege(
        [
          { ...atGate, order: 'MOVE N 200' },
          { id: 'gaul-foot', at: [500, 600] },
        ],
        ram,
      );
      return play(game, answers === undefined ? {} : { answers }).of('moved');
    };
    expect(going()).toMatchObject([{ unit: 'rome-ram', stopped: 'impassable', ground: { feature: 'main-gate' } }]);
    expect(going(breaking)).toEqual([]);
  });

  it('is passed by everybody once it is down, and only then by the besiegers', () => {
    const march = (down: readonly string[]) => {
      const game = siege([
        { ...atGate, order: 'MOVE N 200' },
        { id: 'gaul-foot', at: [200, 600] },
      ]);
      game.state.works?.down.push(...down.map(wall => ({ wall, at: { x: 500, y: 400 }, bearing: 90, paces: 80 })));
      play(game, {}, ['orders', 'declarations', 'movement']);
      return unitIn(game, 'rome-ram').placed.at.y;
    };
    expect(march([])).toBeLessThan(400);
    expect(march(['main-gate'])).toBeGreaterThan(430);
  });

  it('opens to its garrison', () => {
    const game = siege([
      { id: 'rome-far', at: [500, 100] },
      { id: 'gaul-foot', at: [500, 410], facing: 'S', files: 4, figures: 8, order: 'MOVE S 200' },
    ]);
    play(game, {}, ['orders', 'declarations', 'movement']);
    expect(unitIn(game, 'gaul-foot').placed.at.y).toBeLessThan(390);
  });

  it('gives in to two-handed axes, and an elephant counts five figures (wrg/siege/destroy/elephant)', () => {
    const axes = siege([
      { ...atGate, weapons: ['two-handed-axe'], type: 'hi' },
      { id: 'gaul-foot', at: [500, 600] },
    ]);
    expect(play(axes, { answers: breaking }).of('work')).toMatchObject([
      { means: 'two-handed-axes', figures: 4, done: 4 },
    ]);
    const beasts = siege([
      { ...atGate, type: 'elephant', figures: 1, files: 1, training: 'barbarian' },
      { id: 'gaul-foot', at: [500, 600] },
    ]);
    expect(play(beasts, { answers: breaking }).of('work')).toMatchObject([{ means: 'elephants', figures: 1, done: 5 }]);
  });

  it('is not for those who have nothing to break it with, and they are told so (wrg/siege/working/who)', () => {
    const game = siege([atGate, { id: 'gaul-foot', at: [500, 600] }]);
    expect(() => play(game, { answers: breaking })).toThrow('it cannot break main-gate');
  });
});

describe('a stone wall under the ram', () => {
  it('falls after thirty figure/periods, as wide as a breach is, with those who stand on it (wrg/siege/destroy/stone-wall, wrg/siege/breach/size, wrg/siege/breach/losses)', () => {
    const game = siege(
      [
        { ...beforeWestWall, order: 'HOLD TO west-wall' },
        { ...onWestWall, files: 16, figures: 32 },
      ],
      { material: [{ id: 'ram', kind: 'ram', with: 'rome-foot' }] },
    );
    const answers = declaring({ 'rome-foot': { work: { break: 'west-wall' } } });
    for (let period = 0; period < 4; period++) expect(play(game, { answers }).of('broken')).toEqual([]);
    const { of } = play(game, { answers });
    const width = 16 * unitIn(game, 'gaul-wall').placed.stand.front;
    expect(width).toBeGreaterThan(90);
    const [{ lost } = { lost: 0 }] = of('broken');
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(32);
    expect(unitIn(game, 'gaul-wall').figures).toBe(32 - lost);
    expect(game.state.works?.gaps).toMatchObject([
      { wall: 'west-wall', paces: breachSize().paces.bottom, rubble: true },
    ]);
    const table = tableOf(game.scenario, game.state);
    const left = table.features.filter(({ id }) => id === 'west-wall');
    expect(left).toHaveLength(2);
    expect(table.features.map(({ id }) => id)).toContain('breach-1');
  });
});

describe('those whom a wall has left that fell under others', () => {
  it.each([
    // From 282 to 318 the rampart is gone.
    ['their left', 324, 318],
    ['their right', 276, 282],
  ])('stand on what is left of it, on %s (wrg/siege/breach/losses)', (_, x, edge) => {
    const game = siege(
      [
        { ...beforeWestWall, order: 'HOLD TO west-wall' },
        { ...onWestWall, at: [x, 400.05], files: 16, figures: 32 },
      ],
      { material: [{ id: 'ram', kind: 'ram', with: 'rome-foot' }] },
    );
    const answers = declaring({ 'rome-foot': { work: { break: 'west-wall' } } });
    for (let period = 0; period < 5; period++) play(game, { answers });
    const [gap] = game.state.works?.gaps ?? [];
    expect(gap?.at.x).toBeCloseTo(300);
    const { placed } = unitIn(game, 'gaul-wall');
    const xs = quadOf(placed).map(corner => corner.x);
    const nearest = x > 300 ? Math.min(...xs) : Math.max(...xs);
    expect(nearest).toBeCloseTo(edge, 0);
  });
});

describe('siege material', () => {
  it('is let go of by those who run (wrg/siege/material/ram)', () => {
    const game = siege(
      [
        { ...beforeWestWall, at: [300, 300], be: { rout: { periods: 0, from: { x: 300, y: 400 } } } },
        { id: 'gaul-foot', at: [500, 600] },
      ],
      { material: [{ id: 'ram', kind: 'ram', with: 'rome-foot' }] },
    );
    const { of } = play(game, {}, ['movement']);
    expect(of('siege')).toMatchObject([{ on: 'ram', what: 'let-go' }]);
    expect(game.state.works?.material[0]?.by).toBeNull();
  });

  it('keeps those who carry it to their normal move (wrg/siege/material/ladder)', () => {
    const moved = (material: number) => {
      const game = siege(
        [
          { ...beforeWestWall, at: [300, 200], order: 'ATTACK gaul-out' },
          { id: 'gaul-out', at: [300, 270], facing: 'S' },
        ],
        { material: ladders('rome-foot', material) },
      );
      const { asked } = play(game, {}, ['orders', 'declarations']);
      return asked.some(ask => ask.kind === 'declare' && ask.units.some(({ charges }) => charges.length > 0));
    };
    expect(moved(0)).toBe(true);
    expect(moved(2)).toBe(false);
  });

  it('is carried by as many as the book asks for, or not at all', () => {
    expect(() =>
      siege([{ ...beforeWestWall, figures: 3, files: 3 }, onWestWall], {
        material: [{ id: 'ram', kind: 'ram', with: 'rome-foot' }],
      }),
    ).toThrow('3 figures cannot carry all that "rome-foot" has');
  });
});

describe('broken troops on a rampart', () => {
  it('run as they face where they have no room to turn (wrg/rout/direction-first)', () => {
    const rout = { periods: 0, from: { x: 266, y: 401 } };
    const game = siege([
      { id: 'rome-foot', at: [60, 405], facing: 'E', files: 4, figures: 16 },
      { ...onWestWall, at: [300, 416.05], facing: 'N', be: { rout } },
    ]);
    // They have come up by ladders, and are astride the wall.
    const climbers = unitIn(game, 'rome-foot');
    climbers.placed = { ...climbers.placed, at: { x: 274, y: 405 } };
    game.state.period = 2;
    play(game, {}, ['movement']);
    expect(unitIn(game, 'gaul-wall').placed.at.y).toBeGreaterThan(420);
  });
});

describe('those who fight in a breach', () => {
  it('are those before whom there is no wall any more (wrg/melee/eligible-front)', () => {
    const broken = (wide: number) => {
      const walls: typeof town = [
        {
          kind: 'rampart',
          id: 'west-wall',
          line: [
            [100, 400],
            [500 - wide / 2, 400],
          ],
        },
        {
          kind: 'rampart',
          id: 'east-wall',
          line: [
            [500 + wide / 2, 400],
            [900, 400],
          ],
        },
      ];
      const game = siege(
        [
          { id: 'rome-foot', at: [500, 399.95], files: 12, figures: 12 },
          { id: 'gaul-band', at: [500, 400.05], files: 12, figures: 12 },
        ],
        { walls: [] },
        walls,
      );
      game.state.period = 2;
      const melee = { a: 'gaul-band', b: 'rome-foot', sideOfA: 'front', sideOfB: 'front', since: 2 } as const;
      game.state.melees = [{ ...melee, chargers: [], following: [] }];
      return play(game, { seed: 5 }, ['hand-to-hand'])
        .of('fought')
        .filter(({ unanswered }) => !unanswered)
        .map(({ figures }) => figures);
    };
    expect(broken(24)).toEqual([4, 4]);
    expect(broken(100)).toEqual([12, 12]);
  });
});

describe('a body wider than a breach', () => {
  const through = (piece: Partial<Piece>, periods: number) => {
    const game = siege([
      { id: 'rome-foot', at: [300, 360], type: 'hi', files: 8, figures: 16, be: { alarmed: true }, ...piece },
      { id: 'gaul-far', at: [300, 600], facing: 'S', be: { alarmed: true } },
    ]);
    const breach = { wall: 'west-wall', at: { x: 300, y: 400 }, bearing: 90, paces: 24 };
    game.state.works?.gaps.push({ id: 'breach-1', ...breach, rubble: true });
    for (let period = 0; period < periods; period++) play(game, {}, ['orders', 'declarations', 'movement']);
    return unitIn(game, 'rome-foot').placed;
  };

  it.each(['ATTACK gaul-far', 'MOVE TO (300 500)', 'ATTACK gaul-far, in column 4', 'MOVE TO (300 500), in column 8'])(
    'goes through it in column by its order: %s (wrg/orders/formation-and-speed-free, wrg/siege/breach/size)',
    order => {
      const placed = through({ order }, 2);
      expect(placed.files).toBe(4);
      expect(placed.at.x).toBe(300);
      // The last of it is through.
      expect(placed.at.y).toBeGreaterThanOrEqual(434);
    },
  );

  it.each([
    [320, 330],
    [260, 300],
    [330, 385],
  ] as const)('comes before it first from where it stands aside, as at %s %s (wrg/orders/direct-route)', (x, y) => {
    const placed = through({ order: 'ATTACK gaul-far', at: [x, y] }, 5);
    expect(placed.files).toBe(4);
    expect(placed.at.x).toBeCloseTo(300, 1);
    expect(placed.at.y).toBeGreaterThan(440);
  });

  it('pays as much to go back over the rubble under it as its front did to get there (wrg/terrain/difficult-cases)', () => {
    const back = (y: number, instruction: 'retreat' | 'retire' = 'retreat') => {
      const game = siege([
        { id: 'rome-foot', at: [300, 360], files: 4, figures: 16, class: 'A', be: { alarmed: true } },
        { id: 'gaul-far', at: [300, 650], facing: 'S', be: { alarmed: true } },
      ]);
      const breach = { wall: 'west-wall', at: { x: 300, y: 400 }, bearing: 90, paces: 24 };
      game.state.works?.gaps.push({ id: 'breach-1', ...breach, rubble: true });
      const foot = unitIn(game, 'rome-foot');
      foot.placed = { ...foot.placed, at: { x: 300, y } };
      foot.bound = { instruction, disorganised: false, left: 2, kept: 1 };
      const [moved] = play(game, {}, ['movement']).of('moved');
      return [
        Math.round(moved?.distance ?? 0),
        moved?.because.find(({ because }) => because === 'half over breach-1')?.effect,
      ];
    };
    // Its front is through, its rear is not; the rubble is twenty paces deep.
    expect(back(412)).toEqual([40, '−20 paces']);
    expect(back(412, 'retire')).toEqual([40, '−20 paces']);
    expect(back(400)).toEqual([50, '−10 paces']);
    // All of it is before the breach, or has come through: then it pays as its new front comes to it.
    expect(back(380)).toEqual([60, undefined]);
    expect(back(450)).toEqual([40, undefined]);
  });

  it('keeps its front before a gate that is wide enough', () => {
    const game = siege([
      {
        id: 'rome-foot',
        at: [500, 360],
        type: 'hi',
        files: 8,
        figures: 16,
        order: 'ATTACK gaul-far',
        be: { alarmed: true },
      },
      { id: 'gaul-far', at: [500, 600], facing: 'S', be: { alarmed: true } },
    ]);
    game.state.works?.down.push({ wall: 'main-gate', at: { x: 500, y: 400 }, bearing: 90, paces: 80 });
    play(game, {}, ['orders', 'declarations', 'movement']);
    expect(unitIn(game, 'rome-foot').placed).toMatchObject({ files: 8, at: { x: 500, y: 420 } });
  });
});

describe('a breach at the end of a wall', () => {
  it('is as wide as any: none of it lies beyond the end (wrg/siege/breach/size)', () => {
    const game = siege([
      {
        id: 'rome-engine',
        at: [448, 200],
        type: 'engine',
        figures: 1,
        files: 1,
        weapons: [],
        engine: '30-mina-stone-thrower',
      },
      onWestWall,
    ]);
    game.state.works?.damage.push({ wall: 'west-wall', at: { x: 448, y: 400 }, done: 29.5 });
    for (let period = 0; period < 6 && game.state.works?.gaps.length === 0; period++)
      play(game, { seed: period, answers: declaring({ 'rome-engine': { work: { batter: 'west-wall' } } }) });
    expect(game.state.works?.gaps).toMatchObject([{ wall: 'west-wall', at: { x: 448, y: 400 }, paces: 24 }]);
    const other = siege([
      {
        id: 'rome-engine',
        at: [470, 200],
        type: 'engine',
        figures: 1,
        files: 1,
        weapons: [],
        engine: '30-mina-stone-thrower',
      },
      onWestWall,
    ]);
    other.state.works?.damage.push({ wall: 'west-wall', at: { x: 460, y: 400 }, done: 29.5 });
    for (let period = 0; period < 6 && other.state.works?.gaps.length === 0; period++)
      play(other, { seed: period, answers: declaring({ 'rome-engine': { work: { batter: 'west-wall' } } }) });
    expect(other.state.works?.gaps).toMatchObject([{ wall: 'west-wall', at: { x: 448, y: 400 }, paces: 24 }]);
  });
});

describe('who turns aside off the rubble of a breach that lies under his rear', () => {
  const gone = (y: number) => {
    const cohort = { id: 'rome-in', type: 'hi', files: 4, figures: 16, facing: 'N', order: 'MOVE 266 60' } as const;
    const game = siege([
      { ...cohort, at: [300, 470] },
      { id: 'gaul-far', at: [800, 650] },
    ]);
    const gap = { id: 'breach-1', rubble: true, wall: 'west-wall', at: { x: 300, y: 400 }, bearing: 90, paces: 24 };
    game.state.works?.gaps.push(gap);
    const unit = unitIn(game, 'rome-in');
    unit.placed = { ...unit.placed, at: { x: 300, y } };
    const [moved] = play(game, {}, ['orders', 'declarations', 'movement']).of('moved');
    const paid = moved?.because.some(({ because }) => because === 'half over breach-1');
    return { paid, hindered: unit.period.obstructed };
  };

  it('is hindered by it as he pays for it (wrg/terrain/difficult-cases, wrg/disorganisation/difficult-terrain)', () => {
    expect(gone(433)).toEqual({ paid: true, hindered: true });
    expect(gone(444)).toEqual({ paid: false, hindered: false });
  });
});
