import { describe, expect, it } from 'vitest';
import { armyListFaults } from '../../../src/rulesets/wrg/muster/army-list.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { generalIn, setUp } from './table-top.js';

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
