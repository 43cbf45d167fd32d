import { describe, expect, it } from 'vitest';
import { distribution, scripted } from '../../../src/dice/index.js';
import { daylightPeriods, weatherEurope, weatherMediterranean } from '../../../src/rulesets/wrg/book/charts/weather.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { moveInWeather, weatherEffects } from '../../../src/rulesets/wrg/weather/effects.js';
import {
  potentialWeather,
  potentialWeatherOdds,
  weatherAtFirst,
  weatherPeriod,
  wetPeriodsOdds,
} from '../../../src/rulesets/wrg/weather/potential.js';
import {
  daylight,
  dazzled,
  elapsedPeriods,
  fogFalls,
  fogVision,
  isLit,
  lostOverTheEdge,
  nightCamp,
  strays,
  windFrom,
  windInRain,
} from '../../../src/rulesets/wrg/weather/sky.js';
import { expectPrinted } from '../../cady/printed.js';
import { wrgRulesUnder } from '../../rules-under.js';

const none = scripted([]);

describe('the tables of weather, read a second time', () => {
  it('the months that are charts [wrg/weather/potential] [wrg/weather/regions]', () => {
    expectPrinted(
      weatherMediterranean,
      `
        | march-april-october
      1 | strong-winds-and-rain
      2 | rain
      3 | rain-except-in-desert
      4 | fine
      5 | fine
      6 | fine
      `,
    );
    expectPrinted(
      weatherEurope,
      `
        | july-august | may-june-september
      1 | rain | rain
      2 | rain | fine
      3 | fine | fine
      4 | fine | fine
      5 | fine | fine
      6 | fine | fine
      `,
    );
    expect(daylightPeriods.rows.map(row => daylightPeriods.cells[row].periods)).toEqual([8, 10, 12]);
    for (const row of daylightPeriods.rows) {
      const { periods, 'fraction-of-daylight-per-period': part } = daylightPeriods.cells[row];
      expect(periods * part).toBeCloseTo(1);
    }
  });

  it('all months, each in one season of each region [wrg/weather/regions]', () => {
    const { seasons } = wrgRules().optional.weather;
    for (const region of ['mediterranean', 'europe'] as const) {
      const months = seasons[region].flatMap(season => season.months);
      expect([...months].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
    const at = (region: 'mediterranean' | 'europe', month: number) =>
      seasons[region].find(({ months }) => months.includes(month))!.outlooks.slice(0, 4);
    expect(at('mediterranean', 12)).toEqual([
      'strong-winds-and-snow-in-mountains',
      'snow-in-mountains',
      'strong-winds',
      'fine',
    ]);
    expect(at('mediterranean', 6)).toEqual(['strong-winds-in-desert-or-steppe', 'fine', 'fine', 'fine']);
    expect(at('europe', 2)).toEqual(['snow', 'snow-in-mountains', 'strong-winds-and-rain', 'fine']);
    expect(at('europe', 11)).toEqual(['snow-in-mountains', 'strong-winds-and-rain', 'strong-winds', 'fine']);
  });
});

describe('what may come', () => {
  it('by region, month and country [wrg/weather/potential]', () => {
    const brings = (country: 'mountains' | 'desert' | 'other', month: number, face: number) =>
      potentialWeather({ region: 'mediterranean', month, country }, scripted([face])).brings;
    expect(brings('mountains', 1, 1)).toEqual(['snow', 'strong-winds']);
    expect(brings('other', 1, 1)).toEqual(['rain', 'strong-winds']);
    expect(brings('desert', 3, 3)).toEqual([]);
    expect(brings('desert', 7, 1)).toEqual(['strong-winds']);
    expect(brings('other', 7, 1)).toEqual([]);
    const odds = potentialWeatherOdds({ region: 'europe', month: 7, country: 'other' });
    expect(odds.probability(each => each.includes('rain'))).toBeCloseTo(2 / 6);
  });

  it('comes at a 1 and ends at 5 or 6 [wrg/weather/onset]', () => {
    const first = weatherAtFirst(['rain']);
    expect(weatherPeriod(first, scripted([2])).now).toEqual([]);
    const wet = weatherPeriod(first, scripted([1]));
    expect(wet).toMatchObject({ now: ['rain'], wet: 1, dry: 0 });
    expect(weatherPeriod(wet, scripted([4]))).toMatchObject({ now: ['rain'], wet: 2 });
    const dry = weatherPeriod(wet, scripted([5]));
    expect(dry).toMatchObject({ now: [], wet: 1, dry: 1, over: ['rain'] });
    expect(weatherPeriod(dry, scripted([1])).now).toEqual(['rain']);
    const once = wrgRulesUnder({ rulings: { 'wrg/ruling/weather-again': 'comes-once' } });
    expect(weatherPeriod(dry, scripted([1]), once).now).toEqual([]);
    expect(weatherPeriod(weatherAtFirst([]), none).now).toEqual([]);
    const each = wrgRulesUnder({ rulings: { 'wrg/ruling/weather-together': 'a-die-for-each' } });
    expect(weatherPeriod(weatherAtFirst(['rain', 'strong-winds']), scripted([2, 1]), each).now).toEqual([
      'strong-winds',
    ]);
  });

  it('as often as the dice say', () => {
    expect(wetPeriodsOdds(['rain'], 1).probability(1)).toBeCloseTo(1 / 6);
    expect(wetPeriodsOdds(['rain'], 2).probability(2)).toBeCloseTo((1 / 6) * (4 / 6));
    expect(wetPeriodsOdds([], 5).probability(0)).toBe(1);
  });
});

describe('what it does', () => {
  const fine = { now: [], wet: 0, snow: 0, dry: null } as const;
  const there = { country: 'other', month: 7 } as const;

  it('rain wets missiles and puts out fires [wrg/weather/rain-missiles]', () => {
    const missiles = (dry: number | null) => weatherEffects({ so: { ...fine, wet: 1, dry }, ...there }).missiles;
    expect([null, 0, 1, 2].map(missiles)).toEqual([0, -1, -1, 0]);
    const last = wrgRulesUnder({ rulings: { 'wrg/ruling/second-dry-period': 'is-the-last-reduced' } });
    expect(weatherEffects({ so: { ...fine, wet: 1, dry: 2 }, ...there }, last).missiles).toBe(-1);
    expect(weatherEffects({ so: { ...fine, wet: 1, dry: 5 }, ...there }).firesOut).toBe(true);
  });

  it('three wet periods make mud [wrg/weather/rain-mud]', () => {
    expect(weatherEffects({ so: { ...fine, wet: 2, dry: 0 }, ...there }).slowed).toBe('no');
    // The third period has to be over.
    const raining = (wet: number) => weatherEffects({ so: { ...fine, now: ['rain'], wet, dry: 0 }, ...there }).slowed;
    expect([3, 4].map(raining)).toEqual(['no', 'mud']);
    const mud = weatherEffects({ so: { ...fine, wet: 3, dry: 4 }, ...there });
    expect(mud).toMatchObject({ slowed: 'mud', rivers: 1, reaction: [{ points: -1, clause: 'wrg/weather/rain-mud' }] });
    expect(moveInWeather({ normal: 60, charge: 80 }, mud)).toEqual({ normal: 40, charge: 60 });
    expect(moveInWeather({ normal: 60, charge: 80, paved: true }, mud)).toEqual({ normal: 60, charge: 80 });
  });

  it('three of snow halve moves, without a charge [wrg/weather/snow]', () => {
    const snow = weatherEffects({ so: { ...fine, wet: 3, snow: 3, dry: 0 }, ...there });
    expect(snow).toMatchObject({ slowed: 'snow', rivers: 1, missiles: -1 });
    expect(moveInWeather({ normal: 80, charge: 120 }, snow)).toEqual({ normal: 40, charge: 40 });
    expect(moveInWeather({ normal: 80, charge: 120, routing: true }, snow)).toEqual({ normal: 40, charge: 60 });
    const both = wrgRulesUnder({ rulings: { 'wrg/ruling/snow-and-mud': 'halving-after-the-deduction' } });
    expect(moveInWeather({ normal: 80, charge: 120 }, snow, both).normal).toBe(30);
  });

  it('and take one off a path at a 1 [wrg/weather/snow-paths]', () => {
    expect(lostOverTheEdge({ now: ['snow'], snow: 4 }, scripted([1]))).toBe(1);
    expect(lostOverTheEdge({ now: ['snow'], snow: 4 }, scripted([2]))).toBe(0);
    expect(lostOverTheEdge({ now: ['snow'], snow: 3 }, none)).toBe(0);
    const early = wrgRulesUnder({ rulings: { 'wrg/ruling/snow-paths': 'from-the-first-flake' } });
    expect(lostOverTheEdge({ now: ['snow'], snow: 1 }, scripted([1]), early)).toBe(1);
  });

  it('drought [wrg/weather/drought] [wrg/weather/drought-fire]', () => {
    const desert = { so: fine, country: 'desert' } as const;
    expect(weatherEffects({ ...desert, month: 7 })).toMatchObject({
      missiles: -1,
      melee: -1,
      reaction: [{ points: -1 }],
    });
    for (const spared of [{ arabs: true }, { well: true }, { month: 9 }]) {
      expect(weatherEffects({ ...desert, month: 7, ...spared })).toMatchObject({ missiles: 0, melee: 0, reaction: [] });
    }
    const windy = { so: { ...fine, now: ['strong-winds'] }, country: 'steppe' } as const;
    expect(weatherEffects({ ...windy, month: 8 }).grassBurns).toBe(true);
    expect(weatherEffects({ ...windy, month: 5 }).grassBurns).toBe(false);
  });

  it('wind [wrg/weather/wind-desert] [wrg/weather/wind-direction]', () => {
    const windy = { so: { ...fine, now: ['strong-winds'] }, month: 1 } as const;
    const storm = weatherEffects({ ...windy, country: 'desert' });
    expect(storm).toMatchObject({ vision: 30, onlyDownWind: true, trumpetsHeard: false });
    expect(weatherEffects({ ...windy, country: 'desert', arabs: true }).onlyDownWind).toBe(false);
    expect(weatherEffects({ ...windy, country: 'other' })).toMatchObject({ vision: null, trumpetsHeard: false });
    const desert = wrgRulesUnder({ rulings: { 'wrg/ruling/inaudible-trumpets': 'in-desert-alone' } });
    expect(weatherEffects({ ...windy, country: 'other' }, desert).trumpetsHeard).toBe(true);
    expect(windFrom('mediterranean', none)).toBe('north-east');
    const west = distribution(dice => windFrom('europe', dice)).probability('west');
    expect(west).toBeCloseTo(2 / 6);
    expect([windInRain('west'), windInRain('north')]).toEqual(['south-west', 'north-west']);
  });

  it('fog [wrg/weather/fog]', () => {
    const sea = { region: 'mediterranean', country: 'other', month: 7, coast: true } as const;
    expect([1, 2, 3].map(face => fogFalls(sea, scripted([face])))).toEqual([true, true, false]);
    expect(fogFalls({ ...sea, windy: true }, none)).toBe(false);
    expect(fogFalls({ ...sea, coast: false, month: 12 }, none)).toBe(false);
    expect(fogFalls({ region: 'europe', country: 'other', month: 12 }, scripted([2]))).toBe(true);
    expect(fogFalls({ region: 'europe', country: 'other', month: 4 }, none)).toBe(false);
    expect([1, 3, 4].map(period => fogVision(period))).toEqual([100, 100, null]);
    expect(weatherEffects({ so: fine, ...there, fog: 100 }).vision).toBe(100);
  });

  it('the sun [wrg/weather/sun] [wrg/weather/sun-effect]', () => {
    const east = { region: 'mediterranean', month: 6, clear: true, facing: 135, period: 2 } as const;
    expect(dazzled(east, none)).toBe(true);
    expect(dazzled({ ...east, facing: 136 }, none)).toBe(false);
    expect(dazzled({ ...east, period: 3 }, none)).toBe(false);
    expect(dazzled({ ...east, facing: 270, period: 11 }, none)).toBe(true);
    expect(dazzled({ ...east, facing: 270, period: 10 }, none)).toBe(false);
    expect(dazzled({ ...east, month: 4 }, none)).toBe(false);
    expect(dazzled({ ...east, clear: false }, none)).toBe(false);
    expect([1, 2].map(face => dazzled({ ...east, region: 'europe' }, scripted([face])))).toEqual([true, false]);
    expect(weatherEffects({ so: fine, ...there, dazzled: true })).toMatchObject({
      missiles: -1,
      melee: -1,
      reaction: [],
    });
  });
});

describe('the time of day', () => {
  it('daylight by the month [wrg/weather/daylight] [wrg/weather/elapsed]', () => {
    const year = Array.from({ length: 12 }, (_, at) => daylight(at + 1));
    expect(year).toEqual([8, 8, 10, 12, 12, 12, 12, 12, 10, 8, 8, 8]);
    const flat = wrgRulesUnder({ rulings: { 'wrg/ruling/day-in-periods': 'twelve-all-the-year' } });
    expect(daylight(1, flat)).toBe(12);
    expect(elapsedPeriods(scripted([4]))).toBe(4);
  });

  it('night [wrg/night/vision-move] [wrg/night/cover] [wrg/night/light]', () => {
    const night = weatherEffects({
      so: { now: [], wet: 0, snow: 0, dry: null },
      country: 'other',
      month: 7,
      night: true,
    });
    expect(night).toMatchObject({ vision: 60, unfriendlyCover: true });
    const dark = { slowed: 'no', night: true } as const;
    expect(moveInWeather({ normal: 120, charge: 180 }, dark)).toEqual({ normal: 60, charge: 60 });
    expect(moveInWeather({ normal: 120, charge: 180, evading: true }, dark).charge).toBe(180);
    expect([isLit(60), isLit(61)]).toEqual([true, false]);
  });

  it('straying in the dark [wrg/night/diverge]', () => {
    const astray = (training: 'regular' | 'barbarian') => distribution(dice => strays(training, dice).way);
    expect(astray('regular').probability('left')).toBeCloseTo(1 / 6);
    expect(astray('barbarian').probability('right')).toBeCloseTo(2 / 6);
    expect(strays('barbarian', scripted([6]))).toMatchObject({ score: 6, way: 'right', paces: 10 });
    expect(strays('regular', scripted([3])).paces).toBe(0);
  });

  it('camps [wrg/night/camp]', () => {
    expect(nightCamp(14)).toEqual({ guards: 2, sentriesSee: 60, forming: { regular: 0.5, barbarian: 1 } });
  });
});
