import { describe, expect, it } from 'vitest';
import { conditionOf } from '../../../src/rulesets/wrg/turn/condition.js';
import { fieldOf } from '../../../src/rulesets/wrg/turn/field.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { answering, declaring } from './answers.js';
import { play, setUp, type TableTop, unitIn } from './table-top.js';

const alarmed = { alarmed: true };

const under = (ruling: string, reading?: string): Pick<TableTop, 'rules'> =>
  reading === undefined ? {} : { rules: wrgRulesUnder({ rulings: { [`wrg/ruling/${ruling}`]: reading } }) };

describe('who is told another front, is charged and stands', () => {
  const told = (far: number, files: number, reading?: string) => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], figures: 24, files: 12, class: 'A', be: alarmed },
        {
          id: 'gaul-horse',
          type: 'mc',
          fanatic: true,
          at: [500, 300 + far],
          figures: 6,
          files: 6,
          order: 'ATTACK rome-legion',
          be: alarmed,
        },
      ],
      ...under('forming-when-charged', reading),
    });
    const counter = answering('counter', ({ options }) => (options.includes('stand') ? 'stand' : options[0]));
    const declare = declaring({ 'rome-legion': { files }, 'gaul-horse': { charge: 'rome-legion' } });
    play(game, { answers: request => counter(request) ?? declare(request), seed: 3 }, ['declarations', 'movement']);
    const legion = unitIn(game, 'rome-legion');
    const { because } = conditionOf(legion, fieldOf(game.state, game.scenario, game.rules));
    expect(game.state.melees).toHaveLength(1);
    return { files: legion.placed.files, why: because.map(each => each.because).join() };
  };

  it('forms it before the charge comes, or is caught at it (wrg/disorganisation/contacted-unready, wrg/ruling/forming-when-charged)', () => {
    // Four figures in a quarter of the period: in that, horse comes 45 paces.
    expect(told(100, 8)).toEqual({ files: 8, why: '' });
    expect(told(30, 8)).toMatchObject({ why: 'met by the charge of gaul-horse while changing formation' });
  });

  it('stands as it does by the other reading (wrg/ruling/forming-when-charged)', () => {
    expect(told(100, 8, 'stands-as-it-does')).toEqual({ files: 12, why: '' });
    expect(told(30, 8, 'stands-as-it-does')).toEqual({ files: 12, why: '' });
  });
});

describe('who charges whoever comes near, and nobody charges him', () => {
  const helps = (reading?: string) => {
    const game = setUp({
      pieces: [
        { id: 'rome-horse', type: 'hc', figures: 8, files: 8, at: [500, 300], order: 'CHARGE', be: alarmed },
        { id: 'gaul-band', at: [500, 360], be: alarmed },
      ],
      ...under('test-of-who-helps', reading),
    });
    const { of } = play(game, { seed: 4 }, ['declarations']);
    return {
      tested: of('test').flatMap(({ unit, cause }) => (unit === 'rome-horse' ? [cause] : [])),
      counters: of('counter').map(({ what }) => what),
    };
  };

  it('tests as every charger, or goes in without a test (wrg/charge/standing-charge-order, wrg/ruling/test-of-who-helps)', () => {
    expect(helps().tested).toEqual(['charging']);
    expect(helps('without-a-test')).toEqual({ tested: [], counters: ['countercharge'] });
  });
});

describe('who forms hollow square', () => {
  const forms = (reading?: string, features: TableTop['features'] = []) => {
    const game = setUp({
      features,
      pieces: [
        { id: 'rome-legion', at: [500, 200], figures: 24, files: 10, order: 'MOVE N', be: alarmed },
        { id: 'gaul-band', at: [500, 700], be: alarmed },
      ],
      ...under('forming-square', reading),
    });
    play(game, { answers: declaring({ 'rome-legion': { square: true } }) }, ['declarations', 'movement']);
    return unitIn(game, 'rome-legion').period.moved;
  };

  it('has the whole move of a square, or less what a change of front to that of its sides takes (wrg/square/half-speed, wrg/ruling/forming-square)', () => {
    expect(forms()).toBeCloseTo(30, 0);
    // From ten abreast to six in a quarter of the period.
    expect(forms('takes-as-a-change-of-front')).toBeCloseTo(22.5, 0);
  });

  it('takes longer for it on difficult ground, as for any change of front [wrg/manoeuvre/formation-in-difficult-terrain]', () => {
    const wood: NonNullable<TableTop['features']>[number] = {
      kind: 'wood',
      id: 'grove',
      outline: [
        [350, 100],
        [650, 100],
        [650, 205],
        [350, 205],
      ],
    };
    // It stands in the wood, and goes out of it: two figures in a quarter of the period, so that four take half of it.
    expect(forms('takes-as-a-change-of-front', [wood])).toBeCloseTo(10, 0);
    expect(forms(undefined, [wood])).toBeCloseTo(25, 0);
  });
});
