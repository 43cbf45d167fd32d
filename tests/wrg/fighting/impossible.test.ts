import { describe, expect, it } from 'vitest';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import { fightingResolvers } from '../../../src/rulesets/wrg/resolve/fighting.js';
import { siegeResolvers } from '../../../src/rulesets/wrg/resolve/siege.js';
import { weatherResolvers } from '../../../src/rulesets/wrg/resolve/weather.js';

const all = [...fightingResolvers, ...siegeResolvers, ...weatherResolvers];
const ask = (name: string, situation: unknown, book?: typeof wrgBook) =>
  all.find(each => each.name === `wrg/${name}`)!.resolve(situation, undefined, book);

const slingers = { type: 'li', training: 'regular', class: 'C' };
const shot = { weapon: 'sling', target: { type: 'hi' }, distance: 120, shooters: slingers };
const legion = { type: 'hi', training: 'regular', class: 'C', weapons: ['pilum'] };

describe('what cannot be on a table is refused where it is asked', () => {
  it('a shot beyond its range, by the rules in force [wrg/shooting/range/base] [wrg/shooting/range/mounted-archers]', () => {
    const volley = (distance: number) => ({ parts: [{ ...shot, distance, figures: 10 }] });
    expect(ask('shooting', volley(120)).odds).toMatchObject([{ total: 2 }]);
    expect(() => ask('shooting', volley(121))).toThrow('parts[0].distance: they reach no farther than 120 paces');
    const riders = { ...shot, weapon: 'bow', shooters: { ...slingers, type: 'lc' }, distance: 150 };
    expect(ask('shooting-factors', riders).result).toMatchObject({ weapon: 2 });
    expect(() => ask('shooting-factors', riders, wrgBook.with({ edition: 'printed' }))).toThrow('no farther than 120');
    expect(() => ask('shooting-factors', { ...shot, distance: 130 })).toThrow('no farther than 120');
    expect(ask('shooting-factors', { ...shot, distance: 130, height: 'uphill' }).result).toMatchObject({ weapon: 2 });
    const stones = { engine: '1-talent-stone-thrower', figures: 5, training: 'regular', class: 'C' };
    expect(ask('battery', { ...stones, distance: 480 }).distribution).not.toBeNull();
    expect(() => ask('battery', { ...stones, distance: 481 })).toThrow(
      'distance: engines reach no farther than 480 paces',
    );
  });

  it('an engine shot with by others, and its crew with a bow [wrg/shooting/crew/engine]', () => {
    expect(() => ask('shooting-factors', { ...shot, weapon: 'engine' })).toThrow('weapon: engines are shot with');
    const crew = { ...slingers, type: 'engine', engine: 'heavy-bolt-thrower' };
    expect(() => ask('shooting-factors', { ...shot, weapon: 'bow', shooters: crew })).toThrow('weapon: engines');
  });

  it('a weapon that nobody of them carries [wrg/melee/factors/two-weapons]', () => {
    const fighter = { troops: legion, enemy: { type: 'hi' } };
    expect(() => ask('melee-factors', { ...fighter, weapon: 'pike' })).toThrow('weapon: these troops do not carry it');
    expect(ask('melee-factors', { ...fighter, weapon: 'sword' }).result).toMatchObject({ using: 'sword' });
    const champion = { ...fighter, troops: { ...legion, magicSword: true }, weapon: 'two-handed-axe' };
    expect(ask('melee-factors', champion).result).toMatchObject({ using: 'two-handed-axe' });
    const body = { figures: 10, parts: [{ ...fighter, figures: 5 }] };
    const piked = { figures: 10, parts: [{ ...fighter, weapon: 'pike', figures: 5 }] };
    expect(() => ask('melee-period', { first: body, second: piked })).toThrow('second.parts[0].weapon: these troops');
  });

  it('rain that falls and has not fallen [wrg/weather/rain-missiles]', () => {
    const effects = (so: object) => ask('weather-effects', { so, country: 'other', month: 3 }).result;
    expect(effects({ now: ['rain'], wet: 1, snow: 0, dry: 0 })).toMatchObject({ missiles: -1 });
    expect(() => effects({ now: ['rain'], wet: 0, snow: 0, dry: null })).toThrow('so.wet: this is not how it comes');
    expect(() => effects({ now: ['rain'], wet: 2, snow: 0, dry: 3 })).toThrow('so.wet');
    expect(() => effects({ now: [], wet: 1, snow: 2, dry: 1 })).toThrow('so.wet');
  });
});
