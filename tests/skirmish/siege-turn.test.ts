import { describe, expect, it } from 'vitest';
import { playOut, startBattle } from '../../src/battle/index.js';
import { type Order, type SkirmishScenarioFile, skirmish } from '../../src/rulesets/skirmish/index.js';
import { piecesOf } from '../../src/rulesets/skirmish/turn/pieces.js';
import { isPerched } from '../../src/rulesets/skirmish/works/places.js';
import { idle } from './random-battles.js';
import {
  type Answer,
  always,
  field,
  knight,
  type Listed,
  mustered,
  ofKind,
  orders,
  played,
  untilSeed,
} from './trial.js';

const wall: SkirmishScenarioFile['table'] = {
  width: 60,
  height: 60,
  features: [
    {
      kind: 'rampart',
      id: 'west',
      line: [
        [5, 20],
        [20, 20],
      ],
    },
    {
      kind: 'gate',
      id: 'gate',
      line: [
        [20, 20],
        [24, 20],
      ],
    },
    {
      kind: 'rampart',
      id: 'east',
      line: [
        [24, 20],
        [55, 20],
      ],
    },
  ],
};
const works: NonNullable<SkirmishScenarioFile['works']> = [
  { feature: 'west', made: 'castle-wall', height: 2, thickness: 0.25, walk: 'rampart', stairs: [12, 21] },
  { feature: 'gate', made: 'timber-wall', burns: 'timber', height: 2, stairs: [22, 21], shut: true },
  { feature: 'east', made: 'timber-wall', burns: 'timber', height: 5, walk: 'bare', stairs: [40, 21] },
];
const far = knight('far', [50, 55]);

describe('gates and walls in the turn', () => {
  const team = (n: number, more: Partial<Listed> = {}) =>
    Array.from({ length: n }, (_, i) => knight(`b${i + 1}`, [20.5 + (i % 4) * 0.9, 19.5 - Math.floor(i / 4)], more));
  const ids = (n: number) => Array.from({ length: n }, (_, i) => `b${i + 1}`);
  const ram = { id: 'ram', kind: 'ram', side: 'blue', at: [22, 19] } as const;

  it('a ram strikes once a turn at 7 in a hundred a man and 5 a turn before, and the gate lets people through (skirmish/siege/ram-chance, skirmish/siege/ram-strikes)', () => {
    const file = field(team(2), [far], { table: wall, works, things: [ram] });
    const strike: Order[] = [{ do: 'batter', figures: ids(2), at: 'gate' }];
    const twice = orders({ 1: strike, 2: strike });
    const seed = untilSeed(each => {
      const { step: left } = played(file, 1, twice, each);
      return left.state.works.gate?.gone === false && played(file, 2, twice, each).step.state.works.gate?.gone === true;
    });
    const { step, events } = played(file, 2, twice, seed);
    const blows = ofKind(events, 'battered');
    expect(blows.map(({ chance, broken }) => [chance, broken])).toEqual([
      [14, false],
      [19, true],
    ]);
    expect(step.state.works.gate?.gone).toBe(true);
    expect(step.state.openings).toContainEqual({ feature: 'gate', at: 0, width: null });
  });

  it('no wounded man wields a ram, and none alone (skirmish/siege/ram-wounded, skirmish/siege/ram-crew)', () => {
    const start = startBattle(
      skirmish,
      field(team(3, { wounded: true }), [far], { table: wall, works, things: [ram] }),
      { seed: 1 },
    );
    const move = (figures: string[]) => () =>
      playOut(skirmish, start, {
        blue: {
          name: 'blue',
          answer: ({ kind }: { kind: string }) =>
            kind === 'move' ? { orders: [{ do: 'batter', figures, at: 'gate' }] } : idle({ kind } as never),
        },
        red: { name: 'red', answer: (request: never) => idle(request) },
      } as never);
    expect(move(ids(3))).toThrow('wounded men wield no ram');
    expect(move(ids(1))).toThrow('1 man cannot do it');
  });

  it('axes do nothing in the first turn, and a portcullis keeps them off (skirmish/siege/axe-chance, skirmish/siege/axe-portcullis)', () => {
    const axemen = team(2, { weapons: ['two-handed-axe'] });
    const chop: Order[] = [{ do: 'chop', figures: ids(2), at: 'gate' }];
    const { events } = played(field(axemen, [far], { table: wall, works }), 3, always(chop));
    expect(ofKind(events, 'battered').map(({ chance }) => chance)).toEqual(
      [0, 10, 20].slice(0, ofKind(events, 'battered').length),
    );
    const grated = works.map(work => (work.feature === 'gate' ? { ...work, portcullis: 'down' as const } : work));
    expect(() => played(field(axemen, [far], { table: wall, works: grated }), 1, always(chop))).toThrow('portcullis');
  });

  it('who is within opens the gate and raises its portcullis, and nobody from without (skirmish/siege/drawbridge, skirmish/actions/portcullis)', () => {
    const grated = works.map(work => (work.feature === 'gate' ? { ...work, portcullis: 'down' as const } : work));
    const within = field([knight('b1', [22, 20.5])], [far], { table: wall, works: grated });
    const { step, events } = played(
      within,
      2,
      orders({ 1: [{ do: 'raise', figures: ['b1'], at: 'gate' }], 2: [{ do: 'open', figures: ['b1'], at: 'gate' }] }),
    );
    expect(ofKind(events, 'gate').map(({ part }) => part)).toEqual(['portcullis', 'leaves']);
    expect(step.state.openings).toHaveLength(1);
    const without = field([knight('b1', [22, 19.4])], [far], { table: wall, works });
    expect(() => played(without, 1, always([{ do: 'open', figures: ['b1'], at: 'gate' }]))).toThrow(
      'stands before gate',
    );
  });

  it('a pick in its sow goes an eighth of an inch a move, and through it the wall may come down (skirmish/siege/pick-rate, skirmish/siege/pick-collapse)', () => {
    const crew = Array.from({ length: 4 }, (_, i) => knight(`b${i + 1}`, [9 + i * 0.9, 19.5]));
    const sow = { id: 'sow', kind: 'sow', load: 'pick', side: 'blue', at: [10, 19] } as const;
    const file = field(crew, [far], { table: wall, works, things: [sow] });
    const picking = always([{ do: 'pick', figures: ids(4), at: 'west' }]);
    const seed = untilSeed(each => ofKind(played(file, 2, picking, each).events, 'wrecked').length > 0);
    const { events, step } = played(file, 2, picking, seed);
    expect(ofKind(events, 'picked').map(({ depth, through }) => [depth, through])).toEqual([
      [0.125, false],
      [0.25, true],
    ]);
    expect(ofKind(events, 'wrecked')[0]).toMatchObject({ how: 'breached', width: 2 });
    expect(step.state.openings[0]).toMatchObject({ feature: 'west', width: 2 });
    // Not in every battle: four in ten.
    expect(untilSeed(each => ofKind(played(file, 2, picking, each).events, 'wrecked').length === 0)).toBeGreaterThan(0);
  });
});

describe('ladders in the turn', () => {
  const ladder = { id: 'ladder', kind: 'ladder', side: 'blue', at: [9, 19.2], length: 3 } as const;
  const climber = knight('b1', [9, 18.9]);

  it('is set up in a turn and climbed at the rate of the chart, up onto the wall (skirmish/siege/ladder-setup, skirmish/actions/ladder)', () => {
    const file = field([climber], [far], { table: wall, works, things: [ladder] });
    const { step, events } = played(
      file,
      3,
      orders({
        1: [{ do: 'erect', figures: ['b1'], at: 'ladder' }],
        2: [{ do: 'climb', figures: ['b1'], at: 'ladder' }],
        3: [],
      }),
    );
    expect(ofKind(events, 'ladder')).toHaveLength(1);
    // Without armour a man climbs two inches in a move: as high as this wall is.
    expect(step.state.figures.b1?.high).toMatchObject({ on: 'west', place: 'rampart', height: 2 });
    const armoured = field([knight('b1', [9, 18.9], { armour: 'full-plate' })], [far], {
      table: wall,
      works,
      things: [ladder],
    });
    const slow = played(
      armoured,
      2,
      orders({
        1: [{ do: 'erect', figures: ['b1'], at: 'ladder' }],
        2: [{ do: 'climb', figures: ['b1'], at: 'ladder' }],
      }),
    );
    expect(slow.step.state.figures.b1?.high).toMatchObject({ place: 'ladder', height: 1 });
  });

  it('a long ladder takes two men to set up (skirmish/siege/ladder-setup)', () => {
    const long = { ...ladder, length: 7 };
    const file = field([climber, knight('b2', [9.9, 18.9])], [far], { table: wall, works, things: [long] });
    expect(() => played(file, 1, always([{ do: 'erect', figures: ['b1'], at: 'ladder' }]))).toThrow('2 men');
    expect(
      ofKind(played(file, 1, always([{ do: 'erect', figures: ['b1', 'b2'], at: 'ladder' }])).events, 'ladder'),
    ).toHaveLength(1);
  });

  it('falls with who is on it when it is pushed down, 30 in a hundred a man less 5 for each on it or at its foot (skirmish/siege/push-ladder, skirmish/falling/ladder)', () => {
    const heavy = knight('b1', [9, 18.9], { armour: 'full-plate' });
    const guards = [
      knight('r1', [9, 20], { on: 'west', facing: 'S' }),
      knight('r2', [9.9, 20], { on: 'west', facing: 'S' }),
    ];
    const file = field([heavy, knight('b2', [9.8, 19.1])], guards, { table: wall, works, things: [ladder] });
    const answer: Answer = (kind, side, turn) => {
      if (kind !== 'move') return undefined;
      if (side === 'blue' && turn === 1) return { orders: [{ do: 'erect', figures: ['b1'], at: 'ladder' }] };
      if (side === 'blue' && turn === 2) return { orders: [{ do: 'climb', figures: ['b1'], at: 'ladder' }] };
      return side === 'red' && turn === 3
        ? { orders: [{ do: 'push', figures: ['r1', 'r2'], at: 'ladder' }] }
        : undefined;
    };
    const seed = untilSeed(each => ofKind(played(file, 3, answer, each).events, 'pushed')[0]?.down === true);
    const { step, events } = played(file, 3, answer, seed);
    expect(ofKind(events, 'pushed')[0]).toMatchObject({ chance: 50, down: true });
    expect(ofKind(events, 'fell')[0]).toMatchObject({ figure: 'b1', cause: 'ladder-pushed-down', killed: false });
    expect(step.state.figures.b1).toMatchObject({ high: null, down: 4 });
    expect(step.state.things.ladder?.leans).toBe(null);
  });

  it('cannot be pushed while one who has come up it stands on the wall at its head (skirmish/siege/ladder-unopposed)', () => {
    const guard = knight('r1', [8, 20], { on: 'west', facing: 'S' });
    const answer: Answer = (kind, side, turn) => {
      if (kind !== 'move') return undefined;
      if (side === 'red') return { orders: turn === 2 ? [{ do: 'push', figures: ['r1'], at: 'ladder' }] : [] };
      return { orders: turn === 1 ? [{ do: 'erect', figures: ['b1'], at: 'ladder' }] : [] };
    };
    const pushed = (x: number) => {
      const up = knight('b2', [x, 20], { on: 'west', facing: 'E' });
      return () => played(field([climber, up], [guard], { table: wall, works, things: [ladder] }), 2, answer);
    };
    expect(ofKind(pushed(16)().events, 'pushed')).toHaveLength(1);
    expect(pushed(9.2)).toThrow('a man is at its top');
  });

  it('cannot be pushed while a man at its top opposes (skirmish/siege/ladder-unopposed)', () => {
    const guard = knight('r1', [10.2, 20], { on: 'west', facing: 'S' });
    const bars = knight('r2', [9.2, 20], { on: 'west', facing: 'S' });
    const third = knight('r3', [8.4, 20], { on: 'west', facing: 'S' });
    const others = [knight('r4', [7.6, 20], { on: 'west' }), knight('r5', [11, 20], { on: 'west' })];
    const file = field([climber], [guard, bars, third, ...others], { table: wall, works, things: [ladder] });
    const answer: Answer = (kind, side, turn) => {
      if (kind !== 'move') return undefined;
      if (side === 'blue') return { orders: [{ do: turn === 1 ? 'erect' : 'climb', figures: ['b1'], at: 'ladder' }] };
      return undefined;
    };
    const seed = untilSeed(each => {
      const { b1, r1 } = played(file, 2, answer, each).step.state.figures;
      const atTop = b1?.gone === null && b1.high?.place === 'ladder' && b1.high.height === 2 && b1.down === 0;
      return atTop && r1?.does === 'as-wished' && b1.does === 'as-wished';
    });
    const pushing: Answer = (kind, side, turn) =>
      kind === 'move' && side === 'red' && turn === 3
        ? { orders: [{ do: 'push', figures: ['r1'], at: 'ladder' }] }
        : turn < 3
          ? answer(kind, side, turn)
          : undefined;
    expect(() => played(file, 3, pushing, seed)).toThrow('at its top');
  });

  it('who is wounded on a bare wall falls from it, and from five inches to his death (skirmish/falling/wounded-high, skirmish/falling/height)', () => {
    const archers = [1, 2, 3, 4].map(n => knight(`b${n}`, [28 + n, 14], { weapons: ['longbow'] }));
    const file = field(archers, [knight('r1', [30.5, 20], { on: 'east' })], { table: wall, works });
    const shooting: Answer = (kind, side) =>
      kind === 'shoot' && side === 'blue' ? { shots: [{ figures: ['b1', 'b2', 'b3', 'b4'], at: 'r1' }] } : undefined;
    const seed = untilSeed(each => ofKind(played(file, 1, shooting, each).events, 'fell').length > 0);
    const { events, step } = played(file, 1, shooting, seed);
    expect(ofKind(events, 'fell')[0]).toMatchObject({ cause: 'wounded-on-high', killed: true });
    expect(step.state.figures.r1?.gone).toBe('dead');
  });

  it('battlements are heavy cover from without, and none from the yard (skirmish/shooting/mod-heavy-cover)', () => {
    const told = (from: [number, number], facing: string) => {
      const file = field(
        [knight('b1', from, { weapons: ['longbow'], facing })],
        [knight('r1', [10, 20], { on: 'west' })],
        { table: wall, works },
      );
      const { events } = played(file, 1, (kind, side) =>
        kind === 'shoot' && side === 'blue' ? { shots: [{ figures: ['b1'], at: 'r1' }] } : undefined,
      );
      return ofKind(events, 'shot')[0]?.hitsOn;
    };
    expect(told([10, 14], 'N')).toBe(5);
    expect(told([10, 26], 'S')).toBe(7);
  });
});

describe('engines and cauldrons in the turn', () => {
  const crewed = (engine: object, grade: 'B' | 'C' = 'B'): SkirmishScenarioFile => {
    const file = field([knight('lord', [40, 5])], [far], {
      table: wall,
      works,
      things: [
        { id: 'engine', kind: 'engine', side: 'blue', at: [22, 5], facing: 'N', crew: 'crew', rounds: 6, ...engine },
      ],
    });
    const blue = file.sides.blue;
    const men: Listed[] = Array.from({ length: 4 }, (_, n) => ({
      class: 'sergeant',
      grade: n === 0 ? grade : 'C',
      armour: 'no-armour',
      weapons: ['dagger'],
    }));
    const unit = {
      id: 'crew',
      commander: knight('master', [22, 3.4]),
      men,
      place: { at: [22, 4.4] as [number, number], facing: 'N', files: 5, gap: 0.1 },
    };
    return blue === undefined
      ? file
      : {
          ...file,
          sides: { ...file.sides, blue: { ...blue, forces: blue.forces.map(force => ({ ...force, units: [unit] })) } },
        };
  };
  const crew = ['crew-1', 'crew-2', 'crew-3', 'crew-4'];
  const serveAndShoot: Answer = (kind, side) => {
    if (side !== 'blue') return undefined;
    if (kind === 'move') return undefined;
    return kind === 'shoot' ? { shots: [{ figures: ['engine'], at: 'gate' }] } : undefined;
  };
  const turnByTurn: Answer = (kind, side, turn) =>
    kind === 'move' && side === 'blue' && turn % 2 === 1
      ? { orders: [{ do: 'serve', figures: crew, at: 'engine' }] }
      : serveAndShoot(kind, side, turn);

  it('an engine is loaded in one turn and shoots in the next; three hits wreck a gate of timber (skirmish/movement/fire-gunpowder-engine, skirmish/shooting/breach)', () => {
    const { events } = played(crewed({}), 4, turnByTurn);
    expect(ofKind(events, 'served')).toHaveLength(2);
    expect(ofKind(events, 'bombarded')).toHaveLength(2);
    expect(ofKind(events, 'bombarded')[0]).toMatchObject({ at: 'gate', hitsOn: 5, distance: 15 });
    const seed = untilSeed(each => ofKind(played(crewed({}), 10, turnByTurn, each).events, 'wrecked').length > 0);
    const { events: all, step } = played(crewed({}), 10, turnByTurn, seed);
    expect(ofKind(all, 'bombarded').filter(({ effect }) => effect === 'hit')).toHaveLength(3);
    expect(step.state.works.gate?.gone).toBe(true);
  });

  it('those of its crew who flee or rally do not serve it (skirmish/morale/resolute, skirmish/siege/crew-master-lost)', () => {
    const { state, field: now } = mustered(crewed({}));
    const { engine } = state.things;
    const master = state.figures['crew-1'];
    if (engine === undefined || master === undefined) throw new Error('there is no engine');
    engine.loaded = true;
    const used = () => piecesOf('blue', state, now()).map(({ thing }) => thing.id);
    expect(used()).toEqual(['engine']);
    for (const does of ['rallies', 'flees'] as const) {
      master.does = does;
      expect(used()).toEqual([]);
    }
    master.does = 'as-wished';
    expect(used()).toEqual(['engine']);
  });

  it('its crew lights a fire missile in a turn between, and what it hits may burn (skirmish/fire/launchers, skirmish/fire/ignite-time)', () => {
    const plain = crewed({});
    const blue = plain.sides.blue;
    if (blue === undefined) throw new Error('there is no blue side');
    const [force] = blue.forces;
    const [unit] = force?.units ?? [];
    if (force === undefined || unit === undefined) throw new Error('there is no crew');
    const men = unit.men.map((man, n) => (n === 0 ? { ...man, gear: ['fire-missiles' as const] } : man));
    const file = {
      ...plain,
      fireMissiles: true,
      works: works.map(work => (work.feature === 'gate' ? { ...work, burns: 'straw-thatch' as const } : work)),
      sides: { ...plain.sides, blue: { ...blue, forces: [{ ...force, units: [{ ...unit, men }] }] } },
    };
    const answer: Answer = (kind, side, turn) => {
      if (side !== 'blue') return undefined;
      if (kind === 'move' && turn === 1) return { orders: [{ do: 'serve', figures: crew, at: 'engine' }] };
      if (kind === 'move' && turn === 2) return { orders: [{ do: 'light', figures: ['crew-1'], at: 'engine' }] };
      return kind === 'shoot' ? { shots: [{ figures: ['engine'], at: 'gate' }] } : undefined;
    };
    const burns = (seed: number) => played(file, 3, answer, seed).step.state.works.gate?.fire !== null;
    const { step, events } = played(file, 3, answer, untilSeed(burns));
    expect(ofKind(events, 'bombarded')).toHaveLength(1);
    expect(step.state.works.gate?.fire).toMatchObject({ since: 3 });
    expect(step.state.things.engine?.lit).toBe(0);
    const unlit: Answer = (kind, side, turn) => (turn === 2 && kind === 'move' ? undefined : answer(kind, side, turn));
    for (let seed = 1; seed < 30; seed++) expect(played(file, 3, unlit, seed).step.state.works.gate?.fire).toBe(null);
    expect(() => played({ ...file, fireMissiles: false }, 2, answer)).toThrow('the host allows no fire missiles');
  });

  it('without a sergeant of grade B among its crew nobody works it (skirmish/siege/crew-master, skirmish/siege/crew-master-lost)', () => {
    expect(() => played(crewed({}, 'C'), 1, turnByTurn)).toThrow('nobody can work engine');
  });

  it('a rock is dropped on who stands below, once (skirmish/siege/cauldron-use, skirmish/actions/drop)', () => {
    const rock = { id: 'rock', kind: 'cauldron', load: 'rock', side: 'red', at: [10, 20], on: 'west' } as const;
    const file = field([knight('b1', [10, 19.5])], [knight('r1', [10.3, 20], { on: 'west' })], {
      table: wall,
      works,
      things: [rock],
    });
    const drop: Answer = (kind, side) =>
      kind === 'shoot' && side === 'red' ? { shots: [{ figures: ['rock'], at: 'b1' }] } : undefined;
    const once: Answer = (kind, side, turn) => (turn === 1 ? drop(kind, side, turn) : undefined);
    const { events, step } = played(file, 2, once);
    expect(ofKind(events, 'bombarded')).toHaveLength(1);
    expect(step.state.things.rock?.used).toBe(1);
    const again: Answer = (kind, side, turn) => drop(kind, side, turn);
    const asked: string[] = [];
    played(file, 2, (kind, side, turn) => {
      if (kind === 'shoot') asked.push(`${side}${turn}`);
      return turn === 1 ? again(kind, side, turn) : undefined;
    });
    expect(asked).toEqual(['red1']);
  });

  it('oil is hot in the third turn, or three turns after it was set over the fire (skirmish/siege/cauldron-heat, skirmish/ruling/moves-over-the-fire)', () => {
    const oil = { id: 'oil', kind: 'cauldron', load: 'oil', side: 'red', at: [10, 20], on: 'west' } as const;
    const file = field([knight('b1', [10, 19.5])], [knight('r1', [10.3, 20], { on: 'west' })], {
      table: wall,
      works,
      things: [oil],
    });
    const hot = (rulings: { readonly [id: string]: string }) => {
      const asked: number[] = [];
      const heats: Answer = (kind, side, turn) => {
        if (kind === 'shoot' && side === 'red') asked.push(turn);
        return kind === 'move' && side === 'red' && turn === 1
          ? { orders: [{ do: 'heat', figures: ['r1'], at: 'oil' }] }
          : undefined;
      };
      played(file, 4, heats, 1, rulings);
      return asked;
    };
    expect(hot({})).toEqual([3, 4]);
    expect(hot({ 'skirmish/ruling/moves-over-the-fire': 'after-that-of-setting-it-up' })).toEqual([4]);
  });
});

describe('what the book does not say of sieges', () => {
  it('stairs are rough ground, or climbed (skirmish/ruling/stairs)', () => {
    const file = field([knight('b1', [12, 21.2], { armour: 'full-plate' })], [far], { table: wall, works });
    const up = always([{ do: 'climb', figures: ['b1'], at: 'west' }]);
    expect(played(file, 1, up).step.state.figures.b1?.high).toMatchObject({ on: 'west', place: 'rampart' });
    const climbed = played(file, 1, up, 1, { 'skirmish/ruling/stairs': 'as-climbing' });
    expect(climbed.step.state.figures.b1?.high).toBe(null);
  });

  it('a ladder goes as its bearers walk, or by hand as an engine (skirmish/ruling/carried-gear)', () => {
    const ladder = { id: 'ladder', kind: 'ladder', side: 'blue', at: [30, 30], length: 3 } as const;
    const file = field([knight('b1', [30, 29.5])], [far], { things: [ladder] });
    const haul = always([{ do: 'haul', figures: ['b1'], at: 'ladder', to: [30, 50] }]);
    expect(played(file, 1, haul).step.state.things.ladder?.at.y).toBeCloseTo(39, 1);
    const byHand = played(file, 1, haul, 1, { 'skirmish/ruling/carried-gear': 'as-engines-by-hand' });
    expect(byHand.step.state.things.ladder?.at.y).toBeCloseTo(32, 1);
  });

  it('battlements cover nobody from the yard or along the wall, or from everywhere (skirmish/ruling/battlements-from-within)', () => {
    const shoots: Answer = (kind, side) =>
      kind === 'shoot' && side === 'blue' ? { shots: [{ figures: ['b1'], at: 'r1' }] } : undefined;
    const hitsOn = (from: Partial<Listed>, rulings = {}) => {
      const archer = knight('b1', [7, 20], { weapons: ['longbow'], ...from });
      const file = field([archer], [knight('r1', [12, 20], { on: 'west' })], { table: wall, works });
      return ofKind(played(file, 1, shoots, 1, rulings).events, 'shot')[0]?.hitsOn;
    };
    const everywhere = { 'skirmish/ruling/battlements-from-within': 'cover-from-everywhere' };
    expect(hitsOn({ on: 'west', facing: 'E' })).toBe(7);
    expect(hitsOn({ on: 'west', facing: 'E' }, everywhere)).toBe(5);
    expect(hitsOn({ at: [12, 26], facing: 'S' })).toBe(7);
    expect(hitsOn({ at: [12, 26], facing: 'S' }, everywhere)).toBe(5);
  });
});

describe('windows, towers, pavises and oil', () => {
  const house: SkirmishScenarioFile['table'] = {
    width: 60,
    height: 60,
    features: [
      {
        kind: 'building',
        id: 'house',
        outline: [
          [20, 20],
          [26, 20],
          [26, 24],
          [20, 24],
        ],
      },
    ],
  };
  const windows: NonNullable<SkirmishScenarioFile['works']> = [
    {
      feature: 'house',
      made: 'house',
      height: 1,
      stairs: [19, 22],
      windows: [
        [21, 20.4],
        [25, 20.4],
      ],
    },
  ];
  const shots =
    (side: string, by: string, at: string): Answer =>
    (kind, of) =>
      kind === 'shoot' && of === side ? { shots: [{ figures: [by], at }] } : undefined;

  it('men shoot from windows past their friends, and are heavily covered there (skirmish/shooting/mod-heavy-cover, skirmish/shooting/blocked-by-friends)', () => {
    const inside = knight('r1', [21, 20.4], { on: 'house', weapons: ['longbow'], facing: 'S' });
    const friends = [knight('r2', [21, 17], { facing: 'S' }), knight('r3', [21, 15], { facing: 'S' })];
    const outside = knight('b1', [21, 10], { weapons: ['longbow'] });
    const file = field([outside], [inside, ...friends], { table: house, works: windows });
    const out = played(file, 1, shots('red', 'r1', 'b1'));
    expect(ofKind(out.events, 'shot')[0]).toMatchObject({ figure: 'r1', target: 'b1' });
    const back = played(field([outside], [inside], { table: house, works: windows }), 1, shots('blue', 'b1', 'r1'));
    expect(ofKind(back.events, 'shot')[0]?.hitsOn).toBe(4);
  });

  it('who goes up into a house takes a free window (skirmish/ruling/stairs)', () => {
    const file = field([knight('b1', [19, 21.6])], [knight('r1', [21, 20.4], { on: 'house' }), far], {
      table: house,
      works: windows,
    });
    const { step } = played(file, 1, always([{ do: 'climb', figures: ['b1'], at: 'house' }]));
    expect(step.state.figures.b1).toMatchObject({ at: { x: 25, y: 20.4 }, high: { on: 'house', place: 'window' } });
  });

  it('a siege tower is pushed to the wall by ten men, its crew among them, and climbed (skirmish/siege/manhandle, skirmish/siege/crew-unit)', () => {
    const tower = { id: 'tower', kind: 'siege-tower', side: 'blue', at: [10, 17.5], length: 3, crew: 'crew' } as const;
    const helpers = Array.from({ length: 6 }, (_, n) => knight(`h${n}`, [8 + n * 0.8, 16]));
    const file = field(helpers, [far], { table: wall, works, things: [tower] });
    const blue = file.sides.blue;
    if (blue === undefined) throw new Error('there is no blue side');
    const men: Listed[] = Array.from({ length: 4 }, (_, n) => ({
      class: 'sergeant',
      grade: n === 0 ? 'B' : 'C',
      armour: 'no-armour',
      weapons: ['dagger'],
    }));
    const unit = {
      id: 'crew',
      commander: knight('master', [10, 14.4]),
      men,
      place: { at: [10, 15.4] as [number, number], facing: 'N', files: 5, gap: 0.1 },
    };
    const manned = {
      ...file,
      sides: { ...file.sides, blue: { ...blue, forces: blue.forces.map(force => ({ ...force, units: [unit] })) } },
    };
    const all = [...helpers.map(({ id = '' }) => id), 'crew-1', 'crew-2', 'crew-3', 'crew-4'];
    const haul = (figures: string[]): Order => ({ do: 'haul', figures, at: 'tower', to: [10, 19.4] });
    expect(() => played(manned, 1, always([haul(all.slice(0, 5))]))).toThrow('do not move tower');
    const { step } = played(manned, 1, always([haul(all)]));
    expect(step.state.things.tower?.leans).toBe('west');
    expect(step.state.things.tower?.at.y).toBeCloseTo(19.4, 1);
  });

  it('a wound throws a man from the gangway of a siege tower, and not from within it (skirmish/falling/wounded-high)', () => {
    const scene = { things: { tower: { leans: 'west' } }, works: { west: { height: 2 } } } as never;
    const at = (place: 'tower' | 'ladder' | 'rampart', height: number) =>
      isPerched({ high: { on: 'tower', place, height } }, scene);
    expect([at('tower', 2), at('tower', 1), at('ladder', 1), at('rampart', 2)]).toEqual([true, false, true, false]);
  });

  it('a pavise before him is light cover (skirmish/shooting/mod-light-cover)', () => {
    const pavise = { id: 'pavise', kind: 'pavise', side: 'red', at: [30, 29.4], facing: 'S' } as const;
    const file = (things: readonly (typeof pavise)[]) =>
      field([knight('b1', [30, 23], { weapons: ['longbow'] })], [knight('r1', [30, 30])], { things: [...things] });
    const hitsOn = (things: readonly (typeof pavise)[]) =>
      ofKind(played(file(things), 1, shots('blue', 'b1', 'r1')).events, 'shot')[0]?.hitsOn;
    expect([hitsOn([]), hitsOn([pavise])]).toEqual([7, 6]);
  });

  it('oil that hits a ram sets it on fire one time in ten (skirmish/siege/oil-fire)', () => {
    const things: NonNullable<SkirmishScenarioFile['things']> = [
      { id: 'oil', kind: 'cauldron', load: 'oil', side: 'red', at: [19.4, 20], on: 'west' },
      { id: 'ram', kind: 'ram', side: 'blue', at: [20, 18.8] },
    ];
    const file = field([knight('b1', [40, 5])], [knight('r1', [19, 20], { on: 'west' })], {
      table: wall,
      works,
      things,
    });
    const pours: Answer = (kind, side, turn) => {
      if (side !== 'red') return undefined;
      if (kind === 'move' && turn === 1) return { orders: [{ do: 'heat', figures: ['r1'], at: 'oil' }] };
      return kind === 'shoot' ? { shots: [{ figures: ['oil'], at: 'ram' }] } : undefined;
    };
    const seed = untilSeed(each => ofKind(played(file, 3, pours, each).events, 'fire').length > 0);
    expect(played(file, 3, pours, seed).step.state.things.ram?.fire).toMatchObject({ since: 3 });
    const holds = untilSeed(each => ofKind(played(file, 3, pours, each).events, 'stands').length > 0);
    expect(played(file, 3, pours, holds).step.state.things.ram?.fire).toBe(null);
  });

  it('an engine that fires on a unit has it test its morale (skirmish/morale/trigger-unit-engine)', () => {
    const things: NonNullable<SkirmishScenarioFile['things']> = [
      { id: 'bombard', kind: 'bombard', side: 'blue', at: [30, 10], crew: 'crew', rounds: 3 },
    ];
    const file = field([knight('b1', [5, 5])], [knight('r1', [50, 50])], { things });
    const { blue, red } = file.sides;
    if (blue === undefined || red === undefined) throw new Error('a side is missing');
    const crew = {
      id: 'crew',
      commander: knight('gunner', [30, 8]),
      men: [knight('mate', [31, 8], { class: 'sergeant' } as Partial<Listed>)],
    };
    const unit = {
      id: 'men',
      commander: knight('captain', [30, 25]),
      men: [knight('man', [31, 25], { class: 'sergeant' } as Partial<Listed>)],
    };
    const withUnits = (side: typeof blue, units: object[]) => ({
      ...side,
      forces: side.forces.map(force => ({ ...force, units })),
    });
    const both = {
      ...file,
      sides: { blue: withUnits(blue, [crew]), red: withUnits(red, [unit]) },
    } as SkirmishScenarioFile;
    const fires: Answer = (kind, side, turn) => {
      if (side !== 'blue') return undefined;
      if (kind === 'move' && turn === 1) return { orders: [{ do: 'serve', figures: ['mate'], at: 'bombard' }] };
      return kind === 'shoot' ? { shots: [{ figures: ['bombard'], at: 'man' }] } : undefined;
    };
    const { events } = played(both, 2, fires);
    expect(ofKind(events, 'bombarded')).toHaveLength(1);
    expect(ofKind(events, 'tested').map(({ body }) => body)).toEqual(['men']);
  });
});
