import { describe, expect, it } from 'vitest';
import type { Unit } from '../../../src/rulesets/wrg/state.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { meet } from '../../../src/rulesets/wrg/turn/moving/charges/meeting.js';
import { haltBeforeEnemies } from '../../../src/rulesets/wrg/turn/moving/charges/walking-into.js';
import { distanceBetweenQuads, type JointMoved, type Moved, quadOf, quadsOverlap } from '../../../src/table/index.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const marching = ['orders', 'declarations', 'movement'];

describe('troops who come upon an enemy without a charge', () => {
  const on = (
    pieces: readonly Piece[],
    reading: 'halts-before-him' | 'is-hand-to-hand' = 'halts-before-him',
    conduct: Record<string, object> = {},
  ) => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/walking-into-the-enemy': reading } });
    const game = setUp({ pieces, rules });
    const { of } = play(game, { answers: declaring(conduct), seed: 1 }, marching);
    return { game, of, y: (id: string) => unitIn(game, id).placed.at.y };
  };
  const march: readonly Piece[] = [
    { id: 'rome-legion', type: 'hi', at: [500, 300], order: 'MOVE 0 200', be: alarmed },
    { id: 'gaul-band', at: [500, 340], be: alarmed },
  ];

  it('halt before him, and nobody fights (wrg/charge/definition)', () => {
    const { game, of, y } = on(march);
    expect(game.state.melees).toEqual([]);
    expect(of('met')).toEqual([]);
    expect(y('rome-legion')).toBeGreaterThan(338);
    expect(y('rome-legion')).toBeLessThan(339.5);
    expect(of('moved')).toMatchObject([{ unit: 'rome-legion', stopped: 'enemy', by: 'gaul-band' }]);
  });
  it('or are hand to hand, where that is agreed (wrg/ruling/walking-into-the-enemy)', () => {
    const { game, of } = on(march, 'is-hand-to-hand');
    expect(game.state.melees).toHaveLength(1);
    expect(of('met')).toMatchObject([{ chargers: [] }]);
  });
  it('also where both march', () => {
    const both = march.map(piece => (piece.id === 'gaul-band' ? { ...piece, order: 'MOVE 180 200' } : piece));
    const { game, y } = on(both);
    expect(game.state.melees).toEqual([]);
    expect(y('gaul-band') - y('rome-legion')).toBeGreaterThan(0.7);
    expect(y('gaul-band') - y('rome-legion')).toBeLessThan(2);
  });
  it('also where a friend charges him in the same movement: who joins in goes at an enemy who is hand to hand already (wrg/charge/definition, wrg/charge/declare)', () => {
    const beside = (melees: TableTop['melees']) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', type: 'hi', at: [480, 300], order: 'MOVE 0 200', be: alarmed },
          { id: 'rome-horse', type: 'hc', at: [520, melees === undefined ? 250 : 339.9], figures: 4, be: alarmed },
          { id: 'gaul-band', at: [500, 340], figures: 24, files: 12, be: alarmed },
        ],
        ...(melees === undefined ? {} : { melees }),
      });
      if (melees === undefined)
        Object.assign(unitIn(game, 'rome-horse').period, { charges: 'gaul-band', doing: 'charging' });
      const { of } = play(game, {}, ['movement']);
      const fights = game.state.melees.map(({ a, b }) => [a, b].find(id => id !== 'gaul-band'));
      const legion = of('moved').find(({ unit }) => unit === 'rome-legion');
      return { fights: fights.sort(), stopped: legion?.stopped };
    };
    expect(beside(undefined)).toEqual({ fights: ['rome-horse'], stopped: 'enemy' });
    const fought = [{ a: 'gaul-band', b: 'rome-horse', since: 1 }];
    expect(beside(fought)).toEqual({ fights: ['rome-horse', 'rome-legion'], stopped: 'contact' });
  });
  it('also where one of them has been hand to hand with who has run since, and whom he leaves alone (wrg/charge/definition, wrg/charge/declare)', () => {
    const runs = (be: Partial<Unit> = {}) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', type: 'hi', at: [500, 300], order: 'MOVE 0 200', be: { ...alarmed, ...be } },
          { id: 'gaul-band', at: [500, 340], be: alarmed },
          { id: 'gaul-routers', at: [380, 300], be: { rout: { periods: 2, from: { x: 480, y: 300 } } } },
        ],
        melees: [{ a: 'gaul-routers', b: 'rome-legion', since: 1 }],
      });
      play(game, {}, ['movement']);
      return game.state.melees.some(({ a, b }) => [a, b].includes('gaul-band'));
    };
    expect(runs()).toBe(false);
  });
  it('also where he evades somebody else, whom alone it is to catch him (wrg/charge/definition, wrg/evade/caught)', () => {
    const overtaken = (charges: boolean) => {
      const game = setUp({
        pieces: [
          { id: 'rome-riders', type: 'lc', at: [500, 300], order: 'MOVE 0 200', be: alarmed },
          { id: 'rome-horse', type: 'mc', at: [500, 150], be: alarmed },
          { id: 'gaul-slings', type: 'li', weapons: ['sling'], at: [500, 330], facing: 'S', be: alarmed },
        ],
      });
      const evader = unitIn(game, 'gaul-slings').period;
      evader.counter = { what: 'evade', charger: charges ? 'rome-riders' : 'rome-horse' };
      evader.doing = 'evading';
      if (charges) unitIn(game, 'rome-riders').period.charges = 'gaul-slings';
      return play(game, {}, ['movement']).of('met');
    };
    expect(overtaken(false)).toEqual([]);
    expect(overtaken(true)).toMatchObject([{ a: 'gaul-slings', b: 'rome-riders', chargers: ['rome-riders'] }]);
  });
  it('and may be charged there, or charge', () => {
    const { game } = on(march);
    unitIn(game, 'gaul-band').order = 'CHARGE';
    Object.assign(unitIn(game, 'gaul-band').troops, { fanatic: true });
    const { of } = play(game, { answers: declaring({ 'gaul-band': { charge: 'rome-legion' } }), seed: 1 }, marching);
    expect(of('met')).toMatchObject([{ a: 'gaul-band', b: 'rome-legion', chargers: ['gaul-band'] }]);
  });
  it('and who charges from where he stands at him has charged (wrg/charge/definition)', () => {
    const pieces = [
      { id: 'rome-legion', type: 'hi' as const, at: [500, 300] as const, be: alarmed },
      { id: 'gaul-band', at: [500, 300.4] as const, fanatic: true, order: 'CHARGE', be: alarmed },
    ];
    const { of } = on(pieces, 'halts-before-him', { 'gaul-band': { charge: 'rome-legion' } });
    expect(of('met')).toMatchObject([{ chargers: ['gaul-band'] }]);
  });
  it('but not who has the enemy at his flank before he gets there (wrg/charge/definition)', () => {
    const chargers = (x: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', type: 'hi', at: [500, 300], facing: 'N', be: alarmed },
          { id: 'gaul-band', at: [x, 318.3], facing: 'W', be: alarmed },
        ],
      });
      unitIn(game, 'gaul-band').period.doing = 'charging';
      const sides = { sideOfA: 'front', sideOfB: 'flank' } as const;
      const contact = { a: 'rome-legion', b: 'gaul-band', time: 1, step: 1, ...sides, standing: false };
      meet([contact], new Map(), { ...game, tell: () => {} } as unknown as Parameters<typeof meet>[2]);
      return game.state.melees.map(melee => melee.chargers);
    };
    expect(chargers(475)).toEqual([[]]);
    // A corner of his front is enough.
    expect(chargers(490)).toEqual([['gaul-band']]);
  });
  it('but who is charged on his march is met by the charge (wrg/charge/ends-at-contact)', () => {
    const fanatics = march.map(piece =>
      piece.id === 'gaul-band' ? { ...piece, fanatic: true, order: 'CHARGE' } : piece,
    );
    const { of } = on(fanatics, 'halts-before-him', { 'gaul-band': { charge: 'rome-legion' } });
    expect(of('met')).toMatchObject([{ chargers: ['gaul-band'] }]);
  });
});

describe('who walks into the flank of an enemy that charges somebody else', () => {
  const crossing = (reading: 'halts-before-him' | 'is-hand-to-hand') => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', type: 'hi', at: [500, 273], order: 'MOVE 0 200', be: alarmed },
        { id: 'rome-target', type: 'hi', at: [576, 345], facing: 'W', order: 'HOLD', be: alarmed },
        { id: 'gaul-horse', type: 'hc', at: [400, 345], facing: 'E', figures: 18, files: 6, be: alarmed },
      ],
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/walking-into-the-enemy': reading } }),
    });
    Object.assign(unitIn(game, 'gaul-horse').period, { charges: 'rome-target', doing: 'charging' });
    const { of } = play(game, {}, ['movement']);
    const legion = of('moved').find(({ unit }) => unit === 'rome-legion');
    return { met: of('met').map(({ a, b, chargers }) => [a, b, chargers]), stopped: legion?.stopped };
  };

  it('halts before him, and the charge goes on to whom it is meant for (wrg/charge/definition, wrg/charge/ends-at-contact)', () => {
    expect(crossing('halts-before-him')).toEqual({
      met: [['gaul-horse', 'rome-target', ['gaul-horse']]],
      stopped: 'enemy',
    });
  });
  it('or is hand to hand with him, where that is agreed (wrg/ruling/walking-into-the-enemy)', () => {
    expect(crossing('is-hand-to-hand').met).toEqual([['gaul-horse', 'rome-legion', []]]);
  });
});

describe('who retires as a test has told him and is met at his flank', () => {
  it('turns to face him there, unless friends leave him no room (wrg/reaction/result-current-retire)', () => {
    const retire = { instruction: 'retire' as const, disorganised: true, left: 1, kept: 0 };
    const met = (
      more: readonly Piece[] = [],
      bound: typeof retire | null = retire,
      melees: TableTop['melees'] = [],
    ) => {
      const game = setUp({
        melees,
        // It goes a little aslant, so that the horse gets at it.
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/directly-away': 'from-middle-to-middle' } }),
        pieces: [
          { id: 'rome-legion', type: 'hi', at: [500, 300], figures: 24, files: 12, be: { ...alarmed, bound } },
          { id: 'gaul-horse', type: 'hc', at: [600, 292], facing: 'W', figures: 6, files: 3, be: alarmed },
          { id: 'gaul-band', at: [480, 340], be: alarmed },
          // Behind it others stand, so that no way leads out of the reach of all.
          { id: 'gaul-lancers', type: 'hc', at: [500, 200], facing: 'N', figures: 6, files: 3, be: alarmed },
          ...more,
        ],
      });
      // Horse out of control, not charging by its order: the legion goes back from the band before it.
      const wild = { instruction: 'uncontrolled-advance', disorganised: false, left: 1, kept: 1 } as const;
      Object.assign(unitIn(game, 'gaul-horse'), { bound: wild });
      if (bound !== null) unitIn(game, 'rome-legion').period.doing = 'retiring';
      play(game, {}, ['movement']);
      const melee = game.state.melees.find(({ a, b }) => a === 'gaul-horse' || b === 'gaul-horse');
      return [melee?.b === 'rome-legion' ? melee.sideOfB : melee?.sideOfA, unitIn(game, 'rome-legion').placed.facing];
    };
    expect(met()).toEqual(['front', expect.closeTo(70, 0)]);
    expect(met([], null)).toEqual(['flank', 0]);
    // Whom he fights already he does not turn from.
    expect(
      met([{ id: 'gaul-foot', at: [500, 300.02], be: alarmed }], retire, [
        { a: 'rome-legion', b: 'gaul-foot', since: 1 },
      ]),
    ).toEqual(['flank', 0]);
  });
});

describe('who retires as a test has told him and is met at his flank at the edge of the table', () => {
  it('does not turn to where he would stand off it (wrg/reaction/result-current-retire)', () => {
    const bound = { instruction: 'retire' as const, disorganised: true, left: 1, kept: 0 };
    // A column nine ranks deep, with room for that many ranks behind it, or without.
    const turns = (x: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [x, 300], figures: 18, files: 2, be: { ...alarmed, bound } },
          { id: 'gaul-horse', type: 'hc', at: [x + 6.2, 264], facing: 'W', figures: 6, files: 3, be: alarmed },
        ],
      });
      const sides = { sideOfA: 'front', sideOfB: 'flank', standing: false } as const;
      const contact = { a: 'gaul-horse', b: 'rome-legion', time: 1, step: 1, ...sides };
      meet([contact], new Map(), { ...game, tell: () => {} } as unknown as Parameters<typeof meet>[2]);
      return unitIn(game, 'rome-legion').placed.facing;
    };
    expect(turns(140)).toBe(90);
    expect(turns(40)).toBe(0);
  });
});

describe('who retires as a test has told him and is met by two at the same flank', () => {
  it('turns to them where he comes to stand at both, and else fights as he stands (wrg/reaction/result-current-retire)', () => {
    const bound = { instruction: 'retire' as const, disorganised: true, left: 1, kept: 0 };
    // A line at whose end two come upon it, side by side, or the second a little behind the first.
    const turns = (behind: number) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [140, 300], figures: 18, files: 9, be: { ...alarmed, bound } },
          { id: 'gaul-first', type: 'hc', at: [167.2, 295], facing: 'W', figures: 2, files: 1, be: alarmed },
          { id: 'gaul-second', type: 'hc', at: [167.2 + behind, 281], facing: 'W', figures: 2, files: 1, be: alarmed },
        ],
      });
      const sides = { b: 'rome-legion', sideOfA: 'front', sideOfB: 'flank', standing: false } as const;
      const contacts = ['gaul-first', 'gaul-second'].map(a => ({ a, time: 1, step: 1, ...sides }));
      meet(contacts, new Map(), { ...game, tell: () => {} } as unknown as Parameters<typeof meet>[2]);
      const legion = unitIn(game, 'rome-legion').placed;
      const apart = contacts.map(({ a }) => distanceBetweenQuads(quadOf(legion), quadOf(unitIn(game, a).placed)));
      return { facing: legion.facing, met: game.state.melees.length, touching: apart.every(paces => paces <= 1) };
    };
    expect(turns(0)).toEqual({ facing: 90, met: 2, touching: true });
    // He would come off the second by turning to the first.
    expect(turns(0.29)).toEqual({ facing: 0, met: 2, touching: true });
  });
});

describe('who retires as a test has told him and is met from behind', () => {
  it('faces about once, however many come upon him (wrg/reaction/result-current-retire)', () => {
    const retire = { instruction: 'retire' as const, disorganised: true, left: 1, kept: 0 };
    const game = setUp({
      pieces: [
        { id: 'rome-legion', type: 'hi', at: [500, 300], facing: 'S', be: { ...alarmed, bound: retire } },
        { id: 'gaul-left', figures: 6, files: 3, at: [490, 316.2], be: alarmed },
        { id: 'gaul-right', figures: 6, files: 3, at: [510, 316.2], be: alarmed },
      ],
    });
    const behind = { b: 'rome-legion', time: 1, step: 1, sideOfA: 'front', sideOfB: 'rear', standing: false } as const;
    const contacts = ['gaul-left', 'gaul-right'].map(a => ({ a, ...behind }));
    meet(contacts, new Map(), { ...game, tell: () => {} } as unknown as Parameters<typeof meet>[2]);
    expect(unitIn(game, 'rome-legion').placed.facing).toBe(0);
    expect(game.state.melees.map(({ b, sideOfB }) => [b, sideOfB])).toEqual([
      ['rome-legion', 'front'],
      ['rome-legion', 'front'],
    ]);
  });
});

describe('who is attacked in the rear', () => {
  /** What those behind a legion add for its shields in a period of their melee, with somebody at its front or without. */
  const shieldless = (
    period: number,
    reading: 'until-they-have-turned' | 'while-others-fight-their-front' | 'as-long-as-the-melee-lasts',
    atTheFront = true,
  ) => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/taken-in-flank': reading } });
    const since = 3 - period;
    const game = setUp({
      pieces: [
        { id: 'rome-legion', type: 'hi', at: [500, 400], be: alarmed },
        { id: 'gaul-behind', at: [500, 379.5], facing: 'N', be: alarmed },
        ...(atTheFront ? [{ id: 'gaul-before', at: [500, 400.5] as const, be: alarmed }] : []),
      ],
      melees: [
        { a: 'gaul-behind', b: 'rome-legion', sideOfB: 'rear', since },
        ...(atTheFront ? [{ a: 'gaul-before', b: 'rome-legion', since }] : []),
      ],
      rules,
    });
    const { of } = play(game, { seed: 1 }, ['hand-to-hand']);
    const blow = of('fought').find(({ unit }) => unit === 'gaul-behind');
    return blow?.because.some(({ because }) => because.includes('cannot use shields'));
  };
  const readings = ['until-they-have-turned', 'while-others-fight-their-front', 'as-long-as-the-melee-lasts'] as const;

  it('has no shields toward it in the first period (wrg/shields/when-unusable)', () => {
    for (const reading of readings) expect([reading, shieldless(1, reading)]).toEqual([reading, true]);
  });
  it('and later as the ruling has it (wrg/ruling/taken-in-flank)', () => {
    expect(readings.map(reading => shieldless(2, reading))).toEqual([false, true, true]);
    expect(readings.map(reading => shieldless(2, reading, false))).toEqual([false, false, true]);
  });
});

describe('who halts before an enemy whom nobody has charged', () => {
  const went = (unit: Unit, x: number, y: number): Moved => {
    const final = { ...unit.placed, at: { x, y } };
    const course = [
      { time: 0, placed: unit.placed },
      { time: 1, placed: final },
    ];
    return { id: unit.id, final, course, moved: 20, spent: 20, steps: [], waited: 0 };
  };

  it('comes to no blows with him though friends have no ground of their own but that from which all set out (wrg/charge/definition)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-behind', at: [500, 300] },
        { id: 'rome-before', at: [500, 316.1] },
        { id: 'gaul-band', at: [560, 330] },
      ],
    });
    const field = fieldOf(game.state, game.scenario, game.rules);
    const [behind, before, band] = [
      unitIn(game, 'rome-behind'),
      unitIn(game, 'rome-before'),
      unitIn(game, 'gaul-band'),
    ];
    // The two change places, and the Gauls stop the one who goes forward when he is half through.
    const joint: JointMoved = {
      units: [went(behind, 500, 320), went(before, 500, 306), went(band, 560, 330)],
      contacts: [
        { a: 'gaul-band', b: 'rome-behind', time: 0.5, standing: false, sideOfA: 'front', sideOfB: 'front' } as never,
      ],
    };
    const marching = new Map([behind, before, band].map(unit => [unit.id, { unit, doing: 'advancing' } as never]));
    const { units, contacts } = haltBeforeEnemies(joint, marching, field);
    expect(contacts).toEqual([]);
    const ground = new Map(units.map(({ id, final }) => [id, quadOf(final)]));
    const overlap = quadsOverlap(ground.get('rome-behind') ?? quadOf(band.placed), ground.get('rome-before')!, 2);
    expect(overlap).toBe(false);
    expect(units.find(({ id }) => id === 'rome-before')?.stoppedBy).toEqual({ kind: 'friend', id: 'rome-behind' });
  });

  it('does not stand on the ground of the enemy either, whom somebody else comes at (wrg/charge/definition)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'gaul-band', at: [500, 304] },
        { id: 'gaul-horse', at: [560, 330], type: 'hc', figures: 4, files: 4 },
      ],
    });
    const [legion, band, horse] = [unitIn(game, 'rome-legion'), unitIn(game, 'gaul-band'), unitIn(game, 'gaul-horse')];
    // Both go back, the legion past the band, were that gone; the horse meets the legion.
    const joint: JointMoved = {
      units: [went(legion, 506, 312), went(band, 500, 324), went(horse, 560, 330)],
      contacts: [
        { a: 'gaul-band', b: 'rome-legion', time: 0.15, standing: false, sideOfA: 'front', sideOfB: 'front' } as never,
        { a: 'gaul-horse', b: 'rome-legion', time: 1, standing: false, sideOfA: 'front', sideOfB: 'front' } as never,
      ],
    };
    const doing = (unit: Unit) =>
      ({ unit, doing: unit === horse ? 'charging' : 'retiring', march: { moved: 20 } }) as never;
    const marching = new Map([legion, band, horse].map(unit => [unit.id, doing(unit)]));
    const { units } = haltBeforeEnemies(joint, marching, fieldOf(game.state, game.scenario, game.rules));
    const [there, held] = units.filter(({ id }) => id !== 'gaul-horse').map(({ final }) => quadOf(final));
    expect(quadsOverlap(there!, held!, 1)).toBe(false);
    // Nobody is told to have come to blows who has not.
    const stands = {
      ...joint.units[1]!,
      final: band.placed,
      course: [],
      moved: 0,
      stoppedBy: { kind: 'contact', ids: ['rome-legion'] },
    };
    const still = haltBeforeEnemies(
      { ...joint, units: [joint.units[0]!, stands as Moved] },
      marching,
      fieldOf(game.state, game.scenario, game.rules),
    );
    expect(still.units.find(({ id }) => id === 'gaul-band')?.stoppedBy).toEqual({ kind: 'enemy', id: 'rome-legion' });
  });
});

describe('a charge at an enemy', () => {
  const charge = (screen: readonly [number, number], more: Partial<Piece> = {}) =>
    play(
      setUp({
        pieces: [
          { id: 'rome-legion', type: 'hi', at: [500, 300], order: 'ATTACK gaul-band', be: alarmed },
          { id: 'gaul-screen', type: 'li', at: screen, be: alarmed, ...more },
          // Elephants are seen over the heads of men.
          { id: 'gaul-band', type: 'elephant', figures: 2, files: 2, at: [500, 370], be: alarmed },
        ],
      }),
      { answers: declaring({ 'rome-legion': { charge: 'gaul-band' } }), seed: 1 },
      ['declarations'],
    ).of('declared');

  it('is not to be declared where another one stands before him (wrg/charge/ends-at-contact)', () => {
    expect(() => charge([500, 340])).toThrow('not in its reach');
    expect(charge([600, 340])).toMatchObject([{ unit: 'rome-legion', target: 'gaul-band' }]);
  });

  it('is where that one runs', () => {
    const runs = { facing: 'N', be: { rout: { periods: 0, from: { x: 500, y: 300 } } } };
    expect(charge([500, 340], runs)).toMatchObject([{ target: 'gaul-band' }]);
  });
});

describe('who stands to receive a charge', () => {
  it('does not go to meet it, whatever his order is (wrg/charge/counter-actions)', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'shc', class: 'A', at: [500, 300], order: 'ATTACK gaul-band', be: alarmed },
        { id: 'gaul-band', class: 'A', at: [500, 360], order: 'ATTACK rome-horse', be: alarmed },
      ],
    });
    const { of } = play(game, { answers: declaring({ 'rome-horse': { charge: 'gaul-band' } }), seed: 1 }, [
      'declarations',
      'movement',
    ]);
    expect(of('counter')).toMatchObject([{ unit: 'gaul-band', what: 'stand' }]);
    expect(of('moved').map(({ unit }) => unit)).toEqual(['rome-horse']);
    expect(unitIn(game, 'gaul-band').period.caught).toMatchObject({ moving: false });
  });
});

describe('troops who rally back upon broken enemies who have run already', () => {
  const rallying = (reading: string) => {
    const game = setUp({
      rules: wrgRulesUnder({ rulings: { 'wrg/ruling/walking-into-the-enemy': reading } }),
      pieces: [
        { id: 'rome-legion', at: [500, 300], be: { recovering: 'rallying-back', recoversFrom: null } },
        { id: 'gaul-runners', at: [530, 250], facing: 'N', be: { rout: { periods: 2, from: { x: 530, y: 100 } } } },
      ],
    });
    const { of } = play(game, { seed: 1 }, ['movement']);
    const moved = of('moved').find(({ unit }) => unit === 'rome-legion');
    return { melees: game.state.melees.length, stopped: moved?.stopped, by: moved?.by };
  };

  it('halt before them as before any enemy, and strike at nobody whom they have not charged (wrg/charge/definition)', () => {
    expect(rallying('halts-before-him')).toEqual({ melees: 0, stopped: 'enemy', by: 'gaul-runners' });
    expect(rallying('is-hand-to-hand').melees).toBe(1);
  });
});
