import { describe, expect, it } from 'vitest';
import { armyPoints } from '../../../src/rulesets/wrg/army/points.js';
import { armyListFaults, armyListOf } from '../../../src/rulesets/wrg/muster/army-list.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { generalIn, type Piece, setUp } from './table-top.js';

describe('a general, whose figure is one of those of the unit that he came with', () => {
  const counted = (reading: string) => {
    const rules = wrgRulesUnder({ rulings: { 'wrg/ruling/general-figure-price': reading } });
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'gaul-band', at: [500, 600] },
      ],
      rules,
    });
    const { scenario, state } = game;
    const whole = sideAtEnd('rome', state, scenario, rules);
    const of = (id: string) => whole.survivors.find(each => each.of === id)?.points ?? 0;
    const there = { original: whole.original, legion: of('rome-legion'), general: of('rome-chief') };
    // Elsewhere at the end, he is worth what he was.
    generalIn(game, 'rome-chief').with = null;
    const away = sideAtEnd('rome', state, scenario, rules).survivors.find(each => each.of === 'rome-chief')?.points;
    return { ...there, away, faults: armyListFaults(scenario, 'rome', rules).length };
  };

  it('is not paid for twice (wrg/points/commander-in-chief, wrg/victory/include, wrg/ruling/general-figure-price)', () => {
    const whole = counted('whole-price');
    const besides = counted('besides-his-type');
    expect(besides.general).toBe(100);
    expect(whole.general).toBeLessThan(100);
    expect(whole.original).toBe(whole.legion + whole.general);
    expect(besides.original - whole.original).toBe(100 - whole.general);
    expect([whole.away, besides.away]).toEqual([whole.general, 100]);
    expect(whole.faults).toBe(besides.faults);
  });
});

describe('the bodyguard of a general', () => {
  const guard: Piece = { id: 'rome-guard', at: [500, 300], type: 'hc', class: 'B', figures: 4, files: 4 };
  const field = (more: Partial<Piece>, bodyguard?: boolean, agreed: readonly 'organisation'[] = []) =>
    setUp({
      pieces: [
        { ...guard, ...more },
        { id: 'rome-foot', at: [300, 300] },
        { id: 'gaul-band', at: [500, 600] },
      ],
      generals: [
        { id: 'rome-chief', with: 'rome-guard', ...(bodyguard === undefined ? {} : { bodyguard }) },
        { id: 'gaul-chief', with: 'gaul-band' },
      ],
      scenario: { agreed: [...agreed] },
    });
  const pointsOf = ({ scenario, state, rules }: ReturnType<typeof field>) => {
    const { lines } = armyPoints(armyListOf(scenario, 'rome', rules), rules);
    const atEnd = sideAtEnd('rome', state, scenario, rules).survivors.find(({ of }) => of === 'rome-guard');
    return [lines.find(({ path }) => path === 'units[0]')?.points, atEnd?.points];
  };

  it('may be smaller than a unit, or he alone, and pays no officers (wrg/general/bodyguard, wrg/ruling/bodyguard-command-points)', () => {
    // Heavy horse of class B costs eleven points a figure.
    expect(pointsOf(field({}))).toEqual([44, 44]);
    expect(pointsOf(field({ figures: 1, files: 1 }))).toEqual([11, 11]);
    expect(generalIn(field({}), 'rome-chief').bodyguard).toBe(4);
    // So small, those who are nobody’s guard are too few, and a guard has to be good.
    expect(() => field({}, false)).toThrow(/too few/);
    expect(() => field({ class: 'C' })).toThrow(/too few/);
    expect(() => field({ class: 'C' }, true)).toThrow(/not of class C/);
  });

  it('may be as large as a unit, if he says so, or else is one (wrg/general/bodyguard)', () => {
    const large = { figures: 10, files: 5 } as const;
    expect(pointsOf(field(large))).toEqual([120, 120]);
    expect(pointsOf(field(large, true))).toEqual([110, 110]);
    expect(generalIn(field(large), 'rome-chief').bodyguard).toBe(10);
    expect(generalIn(field(large, false), 'rome-chief').bodyguard).toBe(1);
    expect(() => field({ figures: 16, files: 8 }, true)).toThrow(/too large/);
    expect(pointsOf(field({}, undefined, ['organisation']))).toEqual([54, 54]);
  });
});
