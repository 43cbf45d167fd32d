import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { interpenetrates } from '../../../src/rulesets/wrg/moving/interpenetration.js';
import {
  freeTurns,
  frontChangeCost,
  mountingCost,
  turnCost,
  wheelCost,
} from '../../../src/rulesets/wrg/moving/manoeuvres.js';
import type { Manner, Mover } from '../../../src/rulesets/wrg/moving/mover.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { barbarian, chariot, regular } from './bodies.js';

const disorganised = { disorganised: true };
const turn = (mover: Mover, manner: Manner = {}) => turnCost(mover, manner).part;

describe('turns', () => {
  it('take drilled troops and barbarian light troops a quarter of a period [wrg/manoeuvre/turn-time-quick]', () => {
    const quick = [regular('hi'), regular('shc'), regular('li'), barbarian('li'), barbarian('lc')];
    expect(quick.map(mover => turn(mover))).toEqual([0.25, 0.25, 0.25, 0.25, 0.25]);
  });

  it('take all others half of one [wrg/manoeuvre/turn-time-slow]', () => {
    const slow = [
      barbarian('lmi'),
      barbarian('lhi'),
      barbarian('hi'),
      barbarian('mc'),
      barbarian('elephant'),
      regular('engine'),
      regular('wagon'),
      chariot(2, 1),
      regular('lc', { camels: true }),
    ];
    expect(slow.map(mover => turn(mover))).toEqual(slow.map(() => 0.5));
  });

  it('are slow for camelry, drilled or not, unless one rules otherwise', () => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/camels-turn': 'barbarian-camelry-is-slow' } });
    expect(turnCost(regular('mc', { camels: true }), {}, rules).part).toBe(0.25);
    expect(turnCost(barbarian('lc', { camels: true }), {}, rules).part).toBe(0.5);
  });

  it('of disorganised troops take twice as long [wrg/manoeuvre/disorganised-doubles]', () => {
    expect([regular('hi'), barbarian('hi')].map(mover => turn(mover, disorganised))).toEqual([0.5, 1]);
  });

  it('of a square take a quarter, whoever is in it [wrg/square/turn]', () => {
    expect([regular('hi'), barbarian('hi')].map(mover => turn(mover, { square: true }))).toEqual([0.25, 0.25]);
    expect(turn(barbarian('hi'), { square: true, ...disorganised })).toBe(0.5);
  });

  it('are free where order is lost anyway [wrg/manoeuvre/free-turns]', () => {
    for (const free of freeTurns) expect(turnCost(barbarian('hi'), { free, ...disorganised }).part).toBe(0);
  });
});

describe('wheels', () => {
  const quarter = { front: 40, degrees: 90 };

  it('cost the ground of the outer figure [wrg/manoeuvre/wheel-quick] [wrg/manoeuvre/wheel-or-turn]', () => {
    expect(wheelCost(regular('mi'), quarter)).toMatchObject({ outer: 62.832, paces: 62.832, free: false });
    expect(wheelCost(regular('mi'), { ...quarter, backward: true }).paces).toBe(125.664);
  });

  it('go at half speed for slow troops, and forward only [wrg/manoeuvre/wheel-slow]', () => {
    expect(wheelCost(barbarian('mi'), quarter).paces).toBe(125.664);
    expect(() => wheelCost(barbarian('mi'), { ...quarter, backward: true })).toThrow('wrg/manoeuvre/wheel-slow');
    // A square turns quickly, but wheels as its troops do.
    expect(wheelCost(barbarian('mi'), quarter, { square: true }).paces).toBe(125.664);
  });

  it('are free for narrow columns on wide circles [wrg/manoeuvre/free-narrow-column-wheel]', () => {
    const column = { front: 24, degrees: 90, insideRadius: 15 };
    expect(wheelCost(barbarian('hi'), column)).toMatchObject({ free: true, outer: 61.261, paces: 42.412 });
    expect(wheelCost(barbarian('hi'), { ...column, front: 24.1 }).free).toBe(false);
    expect(wheelCost(barbarian('hi'), { ...column, insideRadius: 14.9 }).free).toBe(false);
    expect(wheelCost(regular('hi'), { ...column, backward: true }).free).toBe(false);
  });

  it('take disorganised troops twice as long [wrg/manoeuvre/disorganised-doubles]', () => {
    expect(wheelCost(regular('mi'), quarter, disorganised).paces).toBe(125.664);
    expect(wheelCost(barbarian('mi'), quarter, disorganised).paces).toBe(251.328);
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/disorganised-wheel': 'only-the-loss-is-doubled' } });
    expect(wheelCost(regular('mi'), quarter, disorganised, rules).paces).toBe(62.832);
    expect(wheelCost(barbarian('mi'), quarter, disorganised, rules).paces).toBe(188.496);
  });
});

describe('changes of front', () => {
  const widen = { from: 4, to: 12 };
  const cost = (mover: Mover, manner: Manner = {}, more = {}, rules = wrgRules()) =>
    frontChangeCost(mover, { ...widen, ...more }, manner, rules).part;

  it('go by four figures a quarter, or two [wrg/manoeuvre/formation-regular] [wrg/manoeuvre/formation-barbarian]', () => {
    expect(cost(regular('mi'))).toBe(0.5);
    expect(cost(barbarian('mi'))).toBe(1);
    expect(frontChangeCost(regular('mi'), { from: 9, to: 4 }).part).toBe(0.5);
    expect(frontChangeCost(regular('mi'), { from: 4, to: 4 }).part).toBe(0);
  });

  it('are slower on difficult ground, by the ink [wrg/manoeuvre/formation-in-difficult-terrain]', () => {
    const woods = { ground: { kind: 'woods' } } as const;
    expect(cost(regular('mi'), {}, woods)).toBe(1);
    expect(cost(regular('mc'), {}, woods)).toBe(2);
    expect(cost(barbarian('mc'), {}, woods)).toBe(4);
    const printed = wrgRulesUnder({ edition: 'printed' });
    expect(cost(regular('mc'), {}, woods, printed)).toBe(0.5);
  });

  it('take disorganised troops twice as long', () => {
    expect(cost(regular('mi'), disorganised)).toBe(1);
    expect(cost(barbarian('mi'), disorganised)).toBe(2);
    expect(cost(regular('mi'), disorganised, { ground: { kind: 'woods' } })).toBe(2);
  });
});

describe('mounting', () => {
  it('takes half a period, for horse, camels and infantry that rides [wrg/manoeuvre/mount-dismount]', () => {
    const riders = [regular('hc'), barbarian('lc', { camels: true }), regular('mi', { mounts: true })];
    expect(riders.map(mover => mountingCost(mover).part)).toEqual([0.5, 0.5, 0.5]);
    expect(riders.map(mover => mountingCost(mover, { dismounted: true, ...disorganised }).part)).toEqual([1, 1, 1]);
    expect(() => mountingCost(regular('mi'))).toThrow('neither horses nor camels');
    expect(() => mountingCost(barbarian('elephant'))).toThrow('wrg/manoeuvre/mount-dismount');
  });

  it('is done where the animals were left [wrg/manoeuvre/horses-picketed]', () => {
    expect(wrgRules().movement.manoeuvres.picketDistance).toBe(60);
  });
});

describe('passing through friends', () => {
  const steady = (mover: Mover) => ({ mover, stationary: true });
  const harm = (mover: Mover, passed: Mover, manner: Manner = {}, stationary = true) =>
    interpenetrates({ mover, passed: { mover: passed, manner, stationary } }).disorganises;

  it('is free for light infantry, if they stand in good order [wrg/interpenetration/light-infantry]', () => {
    expect([regular('hi'), regular('lc'), barbarian('elephant')].map(each => harm(regular('li'), each))).toEqual([
      false,
      false,
      false,
    ]);
    expect(harm(regular('li'), regular('hi'), disorganised)).toBe(true);
    expect(harm(regular('li'), regular('hi'), {}, false)).toBe(true);
  });

  it('is free for light cavalry through light troops [wrg/interpenetration/light-cavalry]', () => {
    expect([regular('lc'), regular('li'), regular('lmi')].map(each => harm(barbarian('lc'), each))).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('disorganises both otherwise [wrg/interpenetration/others]', () => {
    expect([regular('lmi'), regular('hc'), chariot(2, 1)].map(each => harm(each, regular('li')))).toEqual([
      true,
      true,
      true,
    ]);
    // Light infantry that rides is as much in the way as any horse.
    expect(harm(regular('li', { mounts: true }), regular('hi'))).toBe(true);
  });

  it('costs evaders what it costs others, unless one rules otherwise [wrg/evade/through-friends]', () => {
    const evaders = { mover: regular('lmi'), passed: steady(regular('hi')), evading: true };
    expect(interpenetrates(evaders).disorganises).toBe(true);
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/evade-through-friends': 'nobody-is-disorganised' } });
    expect(interpenetrates(evaders, rules).disorganises).toBe(false);
    expect(interpenetrates({ ...evaders, evading: false }, rules).disorganises).toBe(true);
  });
});

it('a wider front never wheels or changes for less', () => {
  const fronts = fc.integer({ min: 1, max: 200 });
  fc.assert(
    fc.property(fronts, fronts, fc.boolean(), (a, b, order) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)];
      const manner = { disorganised: order };
      const wheel = (front: number) => wheelCost(barbarian('mi'), { front, degrees: 45 }, manner).paces;
      expect(wheel(less)).toBeLessThanOrEqual(wheel(more));
      const change = (to: number) => frontChangeCost(barbarian('mi'), { from: 1, to }, manner).part;
      expect(change(less)).toBeLessThanOrEqual(change(more));
    }),
  );
});
