import { describe, expect, it } from 'vitest';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { situationOf } from '../../../src/rulesets/wrg/turn/reacting/situation.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, declaring } from './answers.js';
import { type Game, play, setUp, type TableTop, unitIn } from './table-top.js';

type Piece = TableTop['pieces'][number];

const alarmed = { alarmed: true };
const routed = { rout: { periods: 1, from: { x: 500, y: 700 } }, hasRouted: true };

/** A legion of thirty with fifteen light foot of its own, who stand behind it unless said otherwise. */
const legionWithLights = (at: readonly [number, number] = [500, 240]): Piece => ({
  id: 'rome-legion',
  figures: 30,
  files: 10,
  at: [500, 300],
  be: alarmed,
  subUnits: [
    {
      id: 'rome-lights',
      type: 'li',
      training: 'regular',
      class: 'C',
      weapons: ['javelins'],
      figures: 15,
      files: 5,
      at: [...at],
      facing: 'N',
    },
  ],
});

describe('figures lost to a unit, or separated from it', () => {
  const counted = (
    lights: { at?: readonly [number, number]; figures?: number; rout?: boolean } = {},
    reading?: string,
    tester = 'rome-legion',
  ) => {
    const game = setUp({
      pieces: [legionWithLights(lights.at), { id: 'gaul-band', at: [500, 700] }],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/separated-figures': reading } }) }),
    });
    const sub = unitIn(game, 'rome-lights');
    Object.assign(sub, { figures: lights.figures ?? 15, ...(lights.rout === true ? routed : {}) });
    const field = fieldOf(game.state, game.scenario, game.rules);
    const { original, lost } = situationOf(unitIn(game, tester), { cause: 'voluntary' }, field);
    return [lost, original];
  };

  it('are dead of its main body and of its sub-units, and whoever of these cannot be tested with it (wrg/reaction/minus1-fifth-lost, wrg/reaction/dice-reduced, wrg/ruling/separated-figures)', () => {
    expect(counted()).toEqual([0, 45]);
    expect(counted({ figures: 10 })).toEqual([5, 45]);
    expect(counted({ rout: true })).toEqual([15, 45]);
    expect(counted({ at: [500, 100] })).toEqual([15, 45]);
  });

  it('are also who stand across a gap, or the dead of one body alone, by the other readings (wrg/ruling/separated-figures)', () => {
    const across = 'parts-across-a-gap';
    expect(counted({}, across)).toEqual([15, 45]);
    expect(counted({ at: [500, 270] }, across)).toEqual([0, 45]);
    expect(counted({ rout: true }, 'losses-of-the-body-alone')).toEqual([0, 30]);
  });

  it('are of a sub-unit that tests by itself its own (wrg/reaction/test-scope-1, wrg/ruling/separated-figures)', () => {
    expect(counted({ figures: 10 }, undefined, 'rome-lights')).toEqual([5, 15]);
  });

  it('cost it a die, and a point for each fifth (wrg/reaction/minus1-fifth-lost, wrg/reaction/dice-reduced)', () => {
    const tested = (be: Partial<Piece['be']>) => {
      const game = setUp({ pieces: [legionWithLights(), { id: 'gaul-band', at: [500, 700] }] });
      Object.assign(unitIn(game, 'rome-lights'), be);
      const answers = declaring({ 'rome-legion': { tests: true } });
      const [test] = play(game, { answers, seed: 1 }, ['declarations', 'reactions'])
        .of('test')
        .filter(({ unit }) => unit === 'rome-legion');
      return test?.because.find(({ clause }) => clause === 'wrg/reaction/minus1-fifth-lost')?.effect;
    };
    expect(tested({})).toBeUndefined();
    expect(tested(routed)).toBe('−1 point');
  });
});

describe('what is left of a unit whose larger part has run', () => {
  const broken = { rout: { periods: 0, from: { x: 500, y: 340 }, fresh: true as const }, hasRouted: true };
  const left = (runs: readonly string[], dice: readonly number[], more: readonly Piece[] = [], figures = 30) => {
    const game = setUp({ pieces: [...more, legionWithLights(), { id: 'gaul-band', at: [500, 700] }] });
    Object.assign(unitIn(game, 'rome-legion'), { figures });
    for (const id of runs) {
      Object.assign(unitIn(game, id), broken);
      unitIn(game, id).period.broke = true;
    }
    const { of } = play(game, { dice, answers: urgedOn }, ['reactions']);
    return {
      tests: of('test').map(({ unit, cause }) => `${unit}: ${cause}`),
      broke: of('broke').map(({ unit, because }) => [unit, ...because.map(({ clause }) => clause)]),
      lights: unitIn(game, 'rome-lights'),
    };
  };
  /** Whoever may add or take away adds. */
  const urgedOn = answering('signs', ({ choices }) =>
    Object.fromEntries(choices.map(({ factor, signs }) => [factor, signs.at(-1)])),
  );
  const general: Piece = { id: 'rome-guard', at: [500, 200], figures: 5, files: 5, be: alarmed };

  it('tests as a unit below half its strength, and breaks if it does worse than to halt (wrg/reaction/test-majority-remainder)', () => {
    expect(left(['rome-legion'], [2])).toMatchObject({
      tests: ['rome-lights: majority-forced-away'],
      broke: [['rome-lights', 'wrg/reaction/test-majority-remainder']],
    });
  });

  it('stands if it does as well, and does not test again in that period (wrg/reaction/test-majority-remainder)', () => {
    const { tests, broke, lights } = left(['rome-legion'], [5], [general]);
    expect(tests).toEqual(['rome-lights: majority-forced-away']);
    expect(broke).toEqual([]);
    expect(lights.bound?.instruction).toBe('halt');
  });

  it('is its main body where more of its figures were in the others, and nobody where the smaller part runs (wrg/reaction/test-majority-remainder)', () => {
    expect(left(['rome-lights'], [2], [], 10).tests).toEqual(['rome-legion: majority-forced-away']);
    expect(left(['rome-lights'], []).tests).toEqual([]);
  });

  it('tests in the period in which its main body breaks hand to hand (wrg/reaction/test-majority-remainder)', () => {
    const game = setUp({
      pieces: [legionWithLights(), { id: 'gaul-horse', type: 'shc', at: [500, 301], figures: 20, files: 20 }],
      melees: [{ a: 'rome-legion', b: 'gaul-horse', since: 1 }],
    });
    // Its class breaks on the third push-back.
    unitIn(game, 'rome-legion').pushedBack = 2;
    const { of } = play(game, { seed: 11 }, ['hand-to-hand', 'reactions']);
    expect(of('broke').map(({ unit }) => unit)).toContain('rome-legion');
    expect(of('test').map(({ unit, cause }) => `${unit}: ${cause}`)).toContain('rome-lights: majority-forced-away');
  });
});

describe('what is left of a unit whose larger part is cut off', () => {
  /** The legion far ahead of its lights, before one enemy, with others beside or behind it. */
  const left = (enemies: readonly Piece[], reading?: string) => {
    const legion = { ...legionWithLights([500, 200]), at: [500, 500] as const };
    const pieces: Piece[] = [legion, { id: 'gaul-band', at: [500, 560], be: alarmed }, ...enemies];
    const rules = wrgRulesUnder(
      reading === undefined ? {} : { rulings: { 'wrg/ruling/cut-off-by-the-enemy': reading } },
    );
    const game = setUp({ pieces, rules });
    for (const id of ['rome-legion', 'rome-lights']) unitIn(game, id).alarmed = true;
    const tests = (seed: number) =>
      play(game, { seed }, ['reactions'])
        .of('test')
        .filter(({ cause }) => cause === 'majority-forced-away')
        .map(({ unit }) => unit);
    return [tests(1), tests(2)];
  };
  const behind: Piece = { id: 'gaul-horse', type: 'hc', at: [500, 440], figures: 12, files: 12, be: alarmed };
  const between: Piece = { id: 'gaul-horse', type: 'hc', at: [500, 330], figures: 4, files: 4, be: alarmed };

  it('tests once, when enemies bar every way home of it, as they may that of broken troops, however far off (wrg/reaction/test-majority-remainder, wrg/ruling/cut-off-by-the-enemy, wrg/rout/direction-later)', () => {
    /** Horse side by side across the field, from its western edge on. */
    const line = (bodies: number): readonly Piece[] =>
      Array.from({ length: bodies }, (_, body) => ({
        ...{ id: `gaul-horse-${body}`, type: 'hc', figures: 25, files: 25, be: alarmed },
        at: [100 + body * 200, 330] as const,
      }));
    expect(left([])).toEqual([[], []]);
    expect(left([between])).toEqual([[], []]);
    expect(left(line(5))).toEqual([['rome-lights'], []]);
    // It could run round these.
    expect(left(line(3))).toEqual([[], []]);
    expect(left([behind])).toEqual([[], []]);
  });

  it('or when they stand between the two, or on all sides, by the other readings (wrg/ruling/cut-off-by-the-enemy)', () => {
    expect(left([between], 'from-the-rest')).toEqual([['rome-lights'], []]);
    expect(left([behind], 'on-all-sides')).toEqual([[], []]);
    const beside = (id: string, x: number, facing: 'E' | 'W'): Piece => ({
      id,
      at: [x, 488],
      figures: 4,
      files: 4,
      facing,
    });
    const round: Piece[] = [
      { id: 'gaul-front', at: [500, 502], files: 12 },
      { id: 'gaul-rear', at: [500, 474], files: 12, facing: 'N' },
      beside('gaul-left', 468, 'E'),
      beside('gaul-right', 532, 'W'),
    ];
    expect(left(round, 'on-all-sides')).toEqual([['rome-lights'], []]);
  });
});

describe('what is left of a unit in several bodies', () => {
  const broken = { rout: { periods: 0, from: { x: 500, y: 340 }, fresh: true as const }, hasRouted: true };
  const left = (reading?: string) => {
    const legion = legionWithLights();
    const [lights] = legion.subUnits ?? [];
    const more = lights === undefined ? [] : [{ ...lights, id: 'rome-others', at: [640, 240] as [number, number] }];
    const game = setUp({
      pieces: [
        { ...legion, subUnits: [...(legion.subUnits ?? []), ...more] },
        { id: 'gaul-band', at: [500, 700] },
      ],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/remainder-tests': reading } }) }),
    });
    Object.assign(unitIn(game, 'rome-legion'), broken, { figures: 40 });
    unitIn(game, 'rome-legion').period.broke = true;
    const { of } = play(game, { dice: reading === 'as-one' ? [2] : [2, 2] }, ['reactions']);
    return [
      of('test')
        .map(({ unit, cause }) => `${unit}: ${cause}`)
        .sort(),
      of('broke')
        .map(({ unit }) => unit)
        .sort(),
    ];
  };

  it('tests in each of them, or as one whom all follow, as the ruling has it (wrg/reaction/test-majority-remainder, wrg/ruling/remainder-tests)', () => {
    const both = ['rome-lights', 'rome-others'];
    expect(left()).toEqual([both.map(id => `${id}: majority-forced-away`), both]);
    expect(left('as-one')).toEqual([['rome-others: majority-forced-away'], both]);
  });
});

describe('a unit that falls below half its strength', () => {
  /** Archers shoot at the legion or at its lights, who have so many figures left, with a man short of one fewer. */
  const shot = (
    at: 'legion' | 'lights',
    figures: { legion: number; lights: number },
    { reading, dice }: { reading?: string; dice?: readonly number[] } = {},
  ) => {
    const rules = wrgRulesUnder(reading === undefined ? {} : { rulings: { 'wrg/ruling/tests-of-a-unit': reading } });
    const archers: Piece = { id: 'gaul-archers', type: 'li', weapons: ['bow'], at: [at === 'legion' ? 500 : 640, 420] };
    const game = setUp({ pieces: [legionWithLights([640, 300]), { ...archers, be: alarmed }], rules });
    const [legion, lights] = [unitIn(game, 'rome-legion'), unitIn(game, 'rome-lights')];
    Object.assign(legion, { figures: figures.legion, carried: at === 'legion' ? 19 : 0 });
    Object.assign(lights, { figures: figures.lights, carried: at === 'lights' ? 19 : 0 });
    legion.placed = { ...legion.placed, figures: figures.legion };
    lights.placed = { ...lights.placed, figures: figures.lights };
    const fire = () =>
      play(game, dice === undefined ? { seed: 1 } : { dice }, ['shooting'])
        .of('test')
        .map(({ unit, cause }) => `${unit}: ${cause}`);
    return { legion, lights, fire };
  };

  it('has lost men of its main body and of its sub-units (wrg/reaction/test-below-half, wrg/reaction/test-scope-1, wrg/ruling/tests-of-a-unit)', () => {
    expect(shot('legion', { legion: 15, lights: 15 }).fire()).toEqual([]);
    expect(shot('legion', { legion: 15, lights: 8 }).fire()).toEqual(['rome-legion: below-half-strength']);
    expect(shot('lights', { legion: 14, lights: 9 }).fire()).toEqual(['rome-legion: below-half-strength']);
    expect(shot('lights', { legion: 30, lights: 8 }).fire()).toEqual(['rome-lights: below-half-strength']);
  });

  it('or is its main body alone, by the other reading (wrg/ruling/tests-of-a-unit)', () => {
    const reading = 'main-body-by-itself';
    expect(shot('legion', { legion: 15, lights: 15 }, { reading }).fire()).toEqual([
      'rome-legion: below-half-strength',
    ]);
    const alone = shot('lights', { legion: 14, lights: 9 }, { reading });
    alone.legion.figuresAtHalfTest = 14;
    expect(alone.fire()).toEqual([]);
  });

  it('does not test again before it loses one figure more (wrg/reaction/below-half-repeat)', () => {
    const { legion, fire } = shot('lights', { legion: 14, lights: 9 });
    expect(fire()).toEqual(['rome-legion: below-half-strength']);
    expect(legion.figuresAtHalfTest).toBe(22);
    expect(fire()).toEqual([]);
  });

  it('leaves the field with the sub-units that are with it (wrg/reaction/below-half-unit-effect, wrg/ruling/tests-of-a-unit)', () => {
    const { legion, lights, fire } = shot('lights', { legion: 14, lights: 9 }, { dice: [2, 5, 2] });
    fire();
    expect([legion, lights].map(({ rout, leavesForGood }) => [rout === null, leavesForGood])).toEqual([
      [false, true],
      [false, true],
    ]);
  });
});

describe('a unit that loses two men to a figure by missiles', () => {
  const shot = (at: readonly [number, number], reading?: string) => {
    const rules = wrgRulesUnder(reading === undefined ? {} : { rulings: { 'wrg/ruling/tests-of-a-unit': reading } });
    const archers: Piece = { id: 'gaul-archers', type: 'li', weapons: ['bow'], at: [at[0], 340], be: alarmed };
    const game = setUp({ pieces: [legionWithLights(at), archers], rules });
    const [legion, lights] = [unitIn(game, 'rome-legion'), unitIn(game, 'rome-lights')];
    Object.assign(legion.period, { before: 30, missileCasualties: 30 });
    Object.assign(lights.period, { before: 15, missileCasualties: 60 });
    const tests = play(game, { seed: 1 }, ['shooting']).of('test');
    return tests.filter(({ cause }) => cause === 'missile-casualties').map(({ unit }) => unit);
  };

  it('is its main body and the sub-units in line with it (wrg/reaction/test-missile-casualties, wrg/ruling/tests-of-a-unit)', () => {
    expect(shot([565, 300])).toEqual(['rome-legion']);
    expect(shot([565, 300], 'main-body-by-itself')).toEqual([]);
    expect(shot([640, 300])).toEqual(['rome-lights']);
  });
});

describe('a sub-unit below half its strength that does worse than to halt', () => {
  const shot = ({ reading, enemies = [] }: { reading?: string; enemies?: readonly Piece[] } = {}) => {
    const rules = wrgRulesUnder(
      reading === undefined ? {} : { rulings: { 'wrg/ruling/sub-unit-behind-its-unit': reading } },
    );
    const archers: Piece = { id: 'gaul-archers', type: 'li', weapons: ['bow'], at: [600, 500], figures: 20, files: 10 };
    const pieces = [legionWithLights([600, 360]), { ...archers, be: alarmed }, ...enemies];
    const game = setUp({ pieces, rules });
    const lights = unitIn(game, 'rome-lights');
    Object.assign(lights, { figures: 6, carried: 19, figuresAtHalfTest: 7, hasRouted: true });
    return { game, lights, told: play(game, { seed: 1 }, ['shooting']).events.map(({ kind }) => kind) };
  };
  /** A period in which nobody shoots at them any more. */
  const run = (game: Game) => {
    unitIn(game, 'gaul-archers').gone = 'marched-home';
    return play(game, { seed: 3 });
  };

  it('runs to its main body and rallies behind it (wrg/reaction/below-half-sub-unit-effect, wrg/ruling/sub-unit-behind-its-unit)', () => {
    const { game, lights, told } = shot();
    expect(told).toContain('broke');
    run(game);
    expect(lights.rout).not.toBeNull();
    // It is past its main body in the second period of its rout, and behind it in the third.
    const rallied = [run(game), run(game)].flatMap(({ of }) => of('rallied'));
    expect(rallied.flatMap(({ because }) => because.map(({ clause }) => clause))).toEqual([
      'wrg/reaction/below-half-sub-unit-effect',
    ]);
    const legion = unitIn(game, 'rome-legion');
    expect(Math.abs(lights.placed.at.x - legion.placed.at.x)).toBeLessThan(30);
    expect(legion.placed.at.y - lights.placed.at.y).toBeLessThan(80);
  });

  it('or tests there like everybody, by the other reading (wrg/rally/test, wrg/ruling/sub-unit-behind-its-unit)', () => {
    const { game } = shot({ reading: 'may-try-to-rally' });
    const tests = [run(game), run(game)].flatMap(({ of }) => of('test').map(({ cause }) => cause));
    expect(tests).toContain('rally');
  });

  it('surrenders where enemies keep it from its main body, and runs from the enemy where that is gone (wrg/reaction/below-half-sub-unit-effect)', () => {
    const horse = (id: string, at: [number, number], facing: 'E' | 'N'): Piece => ({
      ...{ id, type: 'hc', at, facing, figures: 8, files: 8, be: alarmed },
    });
    const enemies = [horse('gaul-west', [555, 340], 'E'), horse('gaul-south', [600, 318], 'N')];
    const { lights } = shot({ enemies });
    expect(lights.gone).toBe('surrendered');
    const { game, lights: alone } = shot();
    unitIn(game, 'rome-legion').gone = 'marched-home';
    run(game);
    expect(alone.placed.at.x).toBeCloseTo(600, 0);
  });
});

describe('a sub-unit through which its own main body has burst', () => {
  it('counts no friendly unit in rout for that (wrg/reaction/minus2-friend-routing, wrg/reaction/test-majority-remainder)', () => {
    const beside = (id: string, x: number): Piece => ({
      id,
      at: [x, 240],
      type: 'hi',
      figures: 24,
      files: 24,
      be: alarmed,
    });
    const game = setUp({
      pieces: [
        legionWithLights(),
        beside('rome-west', 388),
        beside('rome-east', 612),
        { id: 'gaul-band', at: [500, 700], be: alarmed },
      ],
    });
    // It breaks before anybody moves, as who is charged may.
    Object.assign(unitIn(game, 'rome-legion'), { rout: { periods: 0, from: { x: 500, y: 340 } }, hasRouted: true });
    unitIn(game, 'rome-legion').period.broke = true;
    const { of } = play(game, {}, ['movement', 'reactions']);
    expect(of('went-through').map(({ unit, through }) => [unit, through])).toContainEqual([
      'rome-legion',
      'rome-lights',
    ]);
    const [test] = of('test').filter(({ unit }) => unit === 'rome-lights');
    expect(test?.cause).toBe('majority-forced-away');
    expect(test?.because.map(({ clause }) => clause)).not.toContain('wrg/reaction/minus2-friend-routing');
  });
});
