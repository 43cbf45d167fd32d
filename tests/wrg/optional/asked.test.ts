import { describe, expect, it, test } from 'vitest';
import { scripted } from '../../../src/dice/index.js';
import { skyResolvers } from '../../../src/rulesets/wrg/resolve/sky.js';
import { resolverOf } from '../../resolvers/all.js';

const ask = (name: string, situation: object, ...faces: number[]) =>
  resolverOf(`wrg/${name}`).resolve(situation, faces.length === 0 ? undefined : scripted(faces));
const chance = (name: string, situation: object, value: unknown) =>
  ask(name, situation).distribution!.outcomes.find(each => each.value === value)?.probability ?? 0;

/** A situation of each function, and what is known of it before any die. */
const known: { readonly [name: string]: readonly [situation: object, said: object] } = {
  fog: [
    { region: 'europe', country: 'other', month: 11 },
    { thrownFor: true, vision: 100, periods: 3 },
  ],
  visibility: [
    { country: 'other', night: true, distance: 61 },
    { vision: 60, seen: false },
  ],
  sun: [
    { region: 'mediterranean', month: 6, clear: true, facing: 45, period: 2 },
    { low: 'east', faced: true },
  ],
  wind: [{ region: 'mediterranean' }, { thrownFor: false }],
  'mountain-path': [{ so: { now: [], wet: 4, snow: 4, dry: 1 } }, { thrownFor: true }],
  'night-drift': [{ training: 'regular' }, { left: [1, 2], right: [5, 6], paces: 10 }],
  'night-camp': [{ units: 9 }, { guards: 1, sentriesSee: 60, forming: { regular: 0.5, barbarian: 1 } }],
  'day-gone': [{ month: 9 }, { periods: 10 }],
};

test.each(skyResolvers)('$name says what is known, with reasons, and refuses what it does not know', resolver => {
  const [situation, said] = known[resolver.name.replace('wrg/', '')]!;
  const { odds, result, because } = resolver.resolve(situation);
  expect(odds ?? result).toMatchObject(said);
  expect(because.length).toBeGreaterThan(0);
  expect(() => resolver.resolve({ ...situation, moon: 'full' })).toThrow('moon');
});

describe('weather and night asked by name', () => {
  it('fog at 1 or 2, by the sea in any month, never in strong winds [wrg/weather/fog]', () => {
    const inland = { region: 'europe', country: 'other', month: 6 };
    expect(chance('fog', inland, true)).toBe(0);
    expect(chance('fog', { ...inland, coast: true }, true)).toBeCloseTo(2 / 6);
    expect(chance('fog', { ...inland, coast: true, windy: true }, true)).toBe(0);
    expect(ask('visibility', { country: 'other', fogIn: 3, distance: 101 }).result).toEqual({
      vision: 100,
      seen: false,
    });
    expect(ask('visibility', { country: 'other', fogIn: 4, distance: 101 }).result).toMatchObject({ seen: true });
  });

  it('a torch shows who is within sixty paces of it, unless it rains [wrg/night/light]', () => {
    const seen = (lightAt: number, ...now: string[]) =>
      Object(ask('visibility', { country: 'other', night: true, lightAt, distance: 200, now }).result).seen;
    expect([seen(60), seen(61), seen(60, 'rain')]).toEqual([true, false, false]);
  });

  it('the sun dazzles by a 1 in Europe, always by the Mediterranean [wrg/weather/sun]', () => {
    const evening = { month: 7, clear: true, facing: 270, period: 11 };
    expect(chance('sun', { ...evening, region: 'europe' }, true)).toBeCloseTo(1 / 6);
    expect(chance('sun', { ...evening, region: 'mediterranean' }, true)).toBe(1);
    expect(chance('sun', { ...evening, region: 'mediterranean', facing: 224 }, true)).toBe(0);
    expect(chance('sun', { ...evening, region: 'mediterranean', month: 10 }, true)).toBe(0);
  });

  it('rain turns the wind against the clock [wrg/weather/wind-direction]', () => {
    expect(chance('wind', { region: 'mediterranean' }, 'north-east')).toBe(1);
    expect(chance('wind', { region: 'mediterranean', rain: true }, 'north')).toBe(1);
  });

  it('a figure goes over the edge at a 1 where snow lies [wrg/weather/snow-paths]', () => {
    const so = { now: ['snow'], wet: 4, snow: 4, dry: 0 };
    expect(chance('mountain-path', { so }, 1)).toBeCloseTo(1 / 6);
    expect(chance('mountain-path', { so: { ...so, wet: 2, snow: 2 } }, 1)).toBe(0);
  });

  it('regulars stray less than barbarians [wrg/night/diverge]', () => {
    expect(chance('night-drift', { training: 'barbarian' }, 'left')).toBeCloseTo(2 / 6);
    expect(chance('night-drift', { training: 'regular' }, 'left')).toBeCloseTo(1 / 6);
    expect(ask('night-drift', { training: 'barbarian' }, 6).result).toMatchObject({ way: 'right', paces: 10 });
  });

  it('what comes of the day is told [wrg/weather/elapsed] [wrg/weather/daylight]', () => {
    expect(ask('day-gone', { month: 1 }, 6).result).toEqual({ gone: 6, left: 2 });
  });
});

describe('reasons of what told none', () => {
  test.each([
    ['casualties', { total: 3, figures: 32 }, ['wrg/casualties/over-20-figures', 'wrg/casualties/lookup']],
    ['casualties', { total: 14, figures: 2 }, ['wrg/casualties/over-12', 'wrg/casualties/lookup']],
    ['figures-lost', { men: 33, carried: 8, figures: 12 }, ['wrg/casualties/removal']],
    ['personality', {}, Array(3).fill('wrg/general/personality-reaction')],
    ['base-penalty', { frontage: 14 }, ['wrg/basing/transition-penalty']],
    ['daylight', { month: 3 }, ['wrg/weather/daylight']],
    ['weather', { region: 'europe', month: 8, country: 'other' }, Array(2).fill('wrg/weather/potential')],
    ['weather-period', { brings: ['rain'], now: [], wet: 0, snow: 0, dry: null, over: [] }, ['wrg/weather/onset']],
  ])('%s', (name, situation, clauses) => {
    expect(ask(name, situation).because.map(({ clause }) => clause)).toEqual(clauses);
  });

  it('the printed example of 32 figures at a factor of 3 [wrg/casualties/over-20-figures]', () => {
    const { result, because } = ask('casualties', { total: 3, figures: 32 });
    expect(result).toBe(51);
    expect(because[0]!.effect).toBe('3 times 16 and 3 for 2');
  });
});
