import { describe, expect, it } from 'vitest';
import { wrgRulesUnder } from '../../rules-under.js';
import { declaring } from './answers.js';
import { play, type Request, setUp, type TableTop, unitIn } from './table-top.js';

type Piece = TableTop['pieces'][number];

const alarmed = { alarmed: true };

/** A legion of thirty of some class, with fifteen light foot of its own. */
const legionWithLights = (lightsAt: readonly [number, number], more: Partial<Piece> = {}): Piece => ({
  ...{ id: 'rome-legion', figures: 30, files: 10, at: [500, 300], be: alarmed },
  subUnits: [
    {
      ...{ id: 'rome-lights', type: 'li', training: 'regular', class: 'C', weapons: ['javelins'] },
      ...{ figures: 15, files: 5, at: [...lightsAt], facing: 'N' },
    },
  ],
  ...more,
});

const guard: Piece = { id: 'rome-guard', at: [60, 60], be: alarmed };
/** Horse that needs no test to charge. */
const horse = (id: string, at: readonly [number, number]): Piece => ({
  ...{
    id,
    type: 'hc',
    fanatic: true,
    figures: 8,
    files: 8,
    at,
    be: alarmed,
    order: `ATTACK ${id === 'gaul-other' ? 'rome-lights' : 'rome-legion'}`,
  },
});

const phases = ['declarations'];

describe('the test of being charged', () => {
  const charged = (
    lightsAt: readonly [number, number],
    charges: Readonly<Record<string, string>>,
    reading?: string,
  ) => {
    const game = setUp({
      pieces: [
        guard,
        legionWithLights(lightsAt, { class: 'D' }),
        horse('gaul-horse', [500, 475]),
        horse('gaul-other', [lightsAt[0] - 30, 455]),
      ],
      ...(reading === undefined
        ? {}
        : { rules: wrgRulesUnder({ rulings: { 'wrg/ruling/charged-beyond-its-main-body': reading } }) }),
    });
    for (const unit of Object.values(game.state.units)) unit.alarmed = true;
    Object.assign(unitIn(game, 'rome-legion'), { hasRouted: true, figures: 10 });
    const declared = Object.fromEntries(Object.entries(charges).map(([id, charge]) => [id, { charge }]));
    const { of } = play(game, { seed: 2, answers: declaring(declared) }, phases);
    const fate = (id: string) => {
      const { rout, bound } = unitIn(game, id);
      return rout !== null ? 'breaks' : (bound?.instruction ?? 'stands');
    };
    return {
      tests: of('test').map(({ unit, cause }) => `${unit}: ${cause}`),
      fates: [fate('rome-legion'), fate('rome-lights')],
    };
  };

  it('is taken by the main body for the sub-units near it, whoever of them is charged, and obeyed by all (wrg/reaction/test-scope-2, wrg/reaction/test-charged)', () => {
    const atTheLegion = charged([500, 240], { 'gaul-horse': 'rome-legion' });
    expect(atTheLegion.tests).toEqual(['rome-legion: being-charged']);
    expect(atTheLegion.fates).toEqual(['retire', 'retire']);
    const atTheLights = charged([410, 300], { 'gaul-other': 'rome-lights' });
    expect(atTheLights.tests).toEqual(['rome-legion: being-charged']);
    expect(atTheLights.fates).toEqual(['retire', 'retire']);
  });

  it('is one for all who are charged (wrg/reaction/test-scope-2)', () => {
    const both = charged([410, 300], { 'gaul-horse': 'rome-legion', 'gaul-other': 'rome-lights' });
    expect(both.tests).toEqual(['rome-legion: being-charged']);
    expect(both.fates).toEqual(['retire', 'retire']);
  });

  it('asks once what its general wishes, though another body of it is charged later (wrg/orders/act-as-general-wishes-immediate, wrg/reaction/test-scope-2)', () => {
    const game = setUp({
      pieces: [
        guard,
        legionWithLights([410, 300], { class: 'A', order: 'HOLD' }),
        horse('gaul-horse', [500, 475]),
        horse('gaul-other', [380, 455]),
      ],
    });
    for (const unit of Object.values(game.state.units)) unit.alarmed = true;
    const charging = (id: string, charge: string) => {
      const { of, asked } = play(game, { seed: 21, answers: declaring({ [id]: { charge } }) }, phases);
      return [of('test').map(({ instruction }) => instruction), asked.filter(({ kind }) => kind === 'wish').length];
    };
    expect(charging('gaul-other', 'rome-lights')).toEqual([['act-as-general-wishes'], 1]);
    expect(charging('gaul-horse', 'rome-legion')).toEqual([[], 0]);
  });

  it('is of a sub-unit too far from its main body its own, or of its main body, or nobody takes it, as the ruling has it (wrg/reaction/minus2-sub-unit-astray, wrg/ruling/charged-beyond-its-main-body)', () => {
    const far = (reading?: string) => charged([300, 290], { 'gaul-other': 'rome-lights' }, reading);
    expect(far().tests).toEqual(['rome-lights: being-charged']);
    expect(far().fates[0]).toBe('stands');
    expect(far('its-main-body-tests').tests).toEqual(['rome-legion: being-charged']);
    expect(far('its-main-body-tests').fates[1]).toBe('stands');
    expect(far('nobody-tests').tests).toEqual([]);
  });
});

describe('the test before a charge', () => {
  const charging = (charges: Readonly<Record<string, string>>, dice: readonly number[]) => {
    const game = setUp({
      pieces: [
        guard,
        legionWithLights([410, 300], { class: 'C', order: 'ATTACK gaul-band' }),
        { id: 'gaul-band', at: [460, 350], files: 12, figures: 24, be: alarmed },
      ],
    });
    for (const unit of Object.values(game.state.units)) unit.alarmed = true;
    Object.assign(unitIn(game, 'rome-legion'), { hasRouted: true });
    const declared = Object.fromEntries(Object.entries(charges).map(([id, charge]) => [id, { charge }]));
    const { of } = play(game, { dice, answers: declaring(declared) }, phases);
    return {
      tests: of('test').map(({ unit, cause, instruction }) => `${unit}: ${cause}, ${instruction}`),
      bodies: ['rome-legion', 'rome-lights'].map(id => {
        const { bound, period } = unitIn(game, id);
        return bound?.instruction ?? period.charges ?? 'stands';
      }),
    };
  };

  it('asks once what its general wishes, though another body of it charges later (wrg/orders/act-as-general-wishes-immediate, wrg/reaction/test-scope-2)', () => {
    const game = setUp({
      pieces: [
        guard,
        legionWithLights([410, 300], { class: 'A', order: 'ATTACK gaul-band' }),
        { id: 'gaul-band', at: [460, 350], files: 12, figures: 24, be: alarmed },
      ],
    });
    for (const unit of Object.values(game.state.units)) unit.alarmed = true;
    const charging = (id: string) => {
      const answers = declaring({ [id]: { charge: 'gaul-band' } });
      const { of, asked } = play(game, { seed: 21, answers }, phases);
      const tests = of('test').flatMap(({ cause, instruction }) => (cause === 'charging' ? [instruction] : []));
      return [tests, asked.filter(({ kind }) => kind === 'wish').length];
    };
    expect(charging('rome-lights')).toEqual([['act-as-general-wishes'], 1]);
    expect(charging('rome-legion')).toEqual([[], 0]);
    expect(unitIn(game, 'rome-legion').period.charges).toBe('gaul-band');
  });

  it('asks once what its general wishes, though the same body is called to charge after all (wrg/orders/act-as-general-wishes-immediate, wrg/charge/standing-charge-order)', () => {
    const game = setUp({
      pieces: [
        guard,
        legionWithLights([410, 300], { class: 'A', order: 'ATTACK gaul-band' }),
        { id: 'gaul-band', at: [460, 350], files: 12, figures: 24, be: alarmed },
      ],
    });
    for (const unit of Object.values(game.state.units)) unit.alarmed = true;
    const declared = declaring({ 'rome-legion': { charge: 'gaul-band' } });
    const charging = (order: string) => {
      const answers = (request: Request) => (request.kind === 'wish' ? order : declared(request));
      const { asked } = play(game, { seed: 21, answers }, phases);
      return [asked.filter(({ kind }) => kind === 'wish').length, unitIn(game, 'rome-legion').period.charges];
    };
    // By its new order it charges nobody; then it is to charge all the same.
    expect(charging('HOLD')).toEqual([1, null]);
    unitIn(game, 'rome-legion').order = 'ATTACK gaul-band';
    expect(charging('HOLD')).toEqual([0, 'gaul-band']);
  });

  it('is one for the bodies of a unit, and halts them all or lets in who would charge (wrg/reaction/test-scope-2, wrg/reaction/test-charging)', () => {
    const held = charging({ 'rome-legion': 'gaul-band' }, [2, 2, 2]);
    expect(held.tests).toHaveLength(1);
    expect(held.bodies).toEqual(['halt', 'halt']);
    const both = charging({ 'rome-legion': 'gaul-band', 'rome-lights': 'gaul-band' }, [4, 4, 4]);
    expect(both.tests).toHaveLength(1);
    expect(both.bodies).toEqual(['gaul-band', 'gaul-band']);
    const lights = charging({ 'rome-lights': 'gaul-band' }, [4, 4, 4]);
    expect(lights.tests.map(each => each.split(':')[0])).toEqual(['rome-legion']);
    expect(lights.bodies).toEqual(['stands', 'gaul-band']);
  });
});

describe('the test of who holds his place and has thrown back an attack', () => {
  const held = (seed: number, be: Partial<Piece['be']>, answers: (request: Request) => unknown = () => undefined) => {
    const game = setUp({
      pieces: [
        guard,
        legionWithLights([410, 300], { order: 'HOLD' }),
        { id: 'gaul-band', class: 'E', figures: 4, files: 4, at: [500, 301], be: { ...alarmed, pushedBack: 2 } },
        { id: 'gaul-more', at: [500, 520], be: alarmed },
      ],
      melees: [{ a: 'rome-legion', b: 'gaul-band', since: 1 }],
    });
    const bodies = ['rome-legion', 'rome-lights'].map(id => unitIn(game, id));
    for (const body of bodies) body.alarmed = true;
    Object.assign(unitIn(game, 'rome-legion'), be);
    const { of } = play(game, { seed, answers }, ['hand-to-hand']);
    const told = of('test').map(({ unit, cause, instruction }) => `${unit}: ${cause}, ${instruction}`);
    return { told, bound: bodies.map(({ bound }) => bound?.instruction ?? 'free'), order: bodies[0]?.order };
  };
  const shaken = { hasRouted: true, figures: 9 };

  it('halts them for two periods if it says so, with the sub-units near them, and counts for nothing if it is worse (wrg/reaction/test-hold-no-pursuit, wrg/reaction/result-current-halt, wrg/reaction/test-scope-2)', () => {
    expect(held(2, shaken)).toMatchObject({ told: ['rome-legion: hold-no-pursuit, halt'], bound: ['halt', 'halt'] });
    expect(held(1, shaken)).toMatchObject({
      told: ['rome-legion: hold-no-pursuit, retire-disorganised'],
      bound: ['free', 'free'],
    });
  });

  it('has a general who wishes no pursuit order something else at once (wrg/orders/act-as-general-wishes-immediate)', () => {
    const wishing = (request: Request) => (request.kind === 'wish' ? 'ATTACK gaul-more' : undefined);
    expect(held(3, {}, wishing)).toMatchObject({
      told: ['rome-legion: hold-no-pursuit, act-as-general-wishes'],
      order: 'ATTACK gaul-more',
    });
    expect(held(3, {}).order).toBe('HOLD');
  });

  it('asks once what its general wishes, whichever of its bodies has won first (wrg/orders/act-as-general-wishes-immediate, wrg/reaction/test-scope-2)', () => {
    const game = setUp({
      pieces: [
        guard,
        legionWithLights([410, 300], { order: 'HOLD' }),
        { id: 'gaul-band', class: 'E', figures: 4, files: 4, at: [410, 301], be: { ...alarmed, pushedBack: 2 } },
        { id: 'gaul-few', class: 'E', figures: 4, files: 4, at: [500, 301], be: { ...alarmed, pushedBack: 2 } },
      ],
      melees: [
        { a: 'rome-lights', b: 'gaul-band', since: 1 },
        { a: 'rome-legion', b: 'gaul-few', since: 1 },
      ],
    });
    for (const id of ['rome-legion', 'rome-lights']) unitIn(game, id).alarmed = true;
    const wishes: string[] = [];
    const answers = (request: Request) => {
      if (request.kind === 'wish') wishes.push(request.unit);
      return undefined;
    };
    const { of } = play(game, { seed: 4, answers }, ['hand-to-hand']);
    expect(of('test').map(({ unit, instruction }) => `${unit}: ${instruction}`)).toEqual([
      'rome-legion: act-as-general-wishes',
    ]);
    expect(wishes).toEqual(['rome-legion']);
  });
});
