import { describe, expect, it } from 'vitest';
import type { WrgRules } from '../../../src/rulesets/wrg/rules.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { type Piece, play, setUp, unitIn } from './table-top.js';

/**
 * Gauls in the reach of a charge for the first time who have just seen friends break. Their dice in the order thrown; each of two throws is three dice.
 */
function tests(dice: readonly number[], rules?: WrgRules) {
  const pieces: Piece[] = [
    { id: 'rome-legion', at: [500, 300], be: { alarmed: true } },
    { id: 'gaul-band', at: [500, 370], class: 'C' },
    { id: 'gaul-chief', at: [900, 780], be: { alarmed: true } },
    { id: 'rome-guard', at: [50, 20], be: { alarmed: true } },
  ];
  const game = setUp({
    pieces,
    generals: [
      { id: 'rome-caesar', with: 'rome-guard' },
      { id: 'gaul-brennus', with: 'gaul-chief' },
    ],
    ...(rules === undefined ? {} : { rules }),
  });
  unitIn(game, 'gaul-band').period.sawBreak = [{ unit: 'gaul-others', paces: 40 }];
  const { of } = play(game, { dice }, ['reactions']);
  const all = of('test').filter(({ unit }) => unit === 'gaul-band');
  const { bound } = unitIn(game, 'gaul-band');
  return { causes: all.map(({ cause, also = [] }) => [cause, ...also]), bound: bound?.instruction ?? null, all };
}

const ruled = (reading: string) => wrgRulesUnder({ rulings: { 'wrg/ruling/several-causes-of-a-test': reading } });

describe('a unit with two causes to test at the end of a period [wrg/reaction/simultaneous-cumulative]', () => {
  it('throws once for both', () => {
    const { causes, bound } = tests([1, 1, 2]);
    expect(causes).toEqual([['first-shot-or-reach', 'friends-broken']]);
    expect(bound).not.toBeNull();
  });

  it('throws for each and obeys the worse, or the last, where one rules so', () => {
    const low = [1, 1, 2];
    const high = [4, 4, 4];
    const each = [['first-shot-or-reach'], ['friends-broken']];
    const worst = tests([...low, ...high], ruled('each-and-the-worst-holds'));
    expect(worst.causes).toEqual(each);
    expect(worst.bound).toBe(tests(low).bound);
    expect(worst.all.at(-1)?.because).toContainEqual({
      clause: 'wrg/reaction/simultaneous-cumulative',
      because: 'tested worse this period',
      effect: 'that holds',
    });
    expect(tests([...high, ...low], ruled('each-and-the-worst-holds')).bound).toBe(tests(low).bound);
    const last = tests([...low, ...high], ruled('each-and-the-last-holds'));
    expect(last.causes).toEqual(each);
    expect(last.bound).toBe(tests(high).bound);
    expect(last.bound).not.toBe(worst.bound);
  });
});

describe('who is for the first time in the reach of a charge by one who breaks in the tests of the same moment [wrg/reaction/simultaneous-cumulative]', () => {
  it('tests all the same, and counts him as broken', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300] },
        { id: 'rome-guard', at: [50, 20], be: { alarmed: true } },
        { id: 'gaul-band', at: [500, 370], class: 'E', be: { alarmed: true } },
        { id: 'gaul-chief', at: [900, 780], be: { alarmed: true } },
      ],
      generals: [
        { id: 'rome-caesar', with: 'rome-guard' },
        { id: 'gaul-brennus', with: 'gaul-chief' },
      ],
    });
    const { period } = unitIn(game, 'gaul-band');
    period.sawBreak = [{ unit: 'gaul-others', paces: 40 }];
    period.shotBy = [{ by: 'rome-guard', figures: 12, engine: false }];
    const { of } = play(game, { dice: [1, 1, 1, 3, 3, 4] }, ['reactions']);
    const tests = of('test');
    expect(tests.map(({ unit, cause, instruction }) => [unit, cause, instruction === 'break'])).toEqual([
      ['gaul-band', 'friends-broken', true],
      ['rome-legion', 'first-shot-or-reach', false],
    ]);
    // He is named who threatened, though he runs by now.
    expect(tests[1]?.calledBy).toEqual({ 'first-shot-or-reach': ['gaul-band'] });
    expect(tests[1]?.because).toContainEqual(expect.objectContaining({ because: expect.stringContaining('rout') }));
  });
});

describe('a unit that is to break or to retreat while it is hand to hand [wrg/reaction/result-current-break]', () => {
  it('breaks, or retreats where fire and charges alone are meant', () => {
    const told = (reading: string, fights = true) => {
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 300], order: 'ATTACK gaul-band', be: { alarmed: true } },
          { id: 'gaul-band', at: [500, 300.3], class: 'E', be: { alarmed: true } },
          { id: 'gaul-chief', at: [900, 780], be: { alarmed: true } },
        ],
        generals: [
          { id: 'rome-caesar', with: 'rome-legion' },
          { id: 'gaul-brennus', with: 'gaul-chief' },
        ],
        melees: fights ? [{ a: 'gaul-band', b: 'rome-legion' }] : [],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/under-fire-or-charge': reading } }),
      });
      unitIn(game, 'gaul-band').period.sawBreak = [{ unit: 'gaul-others', paces: 40 }];
      // Who breaks hand to hand is struck as he turns.
      const dice = fights && reading === 'hand-to-hand-too' ? [1, 1, 1, 3, 3] : [1, 1, 1];
      const { of } = play(game, { dice }, ['reactions']);
      return of('test').map(({ unit, instruction }) => [unit, instruction]);
    };
    expect(told('hand-to-hand-too')).toEqual([['gaul-band', 'break']]);
    expect(told('fire-and-charges-alone')).toEqual([['gaul-band', 'retreat']]);
    expect(told('hand-to-hand-too', false)).toEqual([['gaul-band', 'retreat']]);
  });
});

describe('the test of an army a third of which is off the table [wrg/reaction/test-army]', () => {
  it('is taken by that army alone, and leaves the other its own', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 100], be: { alarmed: true } },
        { id: 'rome-guard', at: [800, 100], be: { alarmed: true } },
        { id: 'gaul-band', at: [500, 700], be: { alarmed: true } },
        { id: 'gaul-others', at: [800, 700], be: { alarmed: true } },
      ],
    });
    const lost = unitIn(game, 'gaul-others');
    lost.gone = 'left-table';
    const { of } = play(game, {}, ['reactions']);
    expect(of('test').map(({ unit, cause }) => [unit, cause])).toEqual([['gaul-band', 'army']]);
    const { armies } = game.state;
    expect([armies.gaul?.tested, armies.rome?.tested]).toEqual([true, false]);
  });

  it('takes levies over to the enemy, whom they charge no longer (wrg/reaction/army-test-side-changers)', () => {
    const charging = { charges: 'rome-legion', conduct: { charge: 'rome-legion' } };
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 300], be: { alarmed: true } },
        { id: 'gaul-band', at: [500, 500], be: { alarmed: true, loyalty: 'subject-levies' } },
        { id: 'gaul-others', at: [800, 700], be: { alarmed: true, gone: 'left-table' } },
      ],
    });
    const levies = unitIn(game, 'gaul-band');
    Object.assign(levies.period, charging);
    Object.assign(unitIn(game, 'rome-legion').period, { charges: 'gaul-band', conduct: { charge: 'gaul-band' } });
    const { of } = play(game, { dice: [6, 6, 6] }, ['reactions']);
    expect(of('gone').map(({ unit, how }) => [unit, how])).toEqual([['gaul-band', 'changed-sides']]);
    for (const { side, period } of [levies, unitIn(game, 'rome-legion')])
      expect([side, period.charges, period.conduct]).toEqual(['rome', null, {}]);
  });

  it('counts those who are kept off the table, or those alone who have gone from it (wrg/ruling/kept-off-the-table)', () => {
    const tested = (reading: string, left: boolean) => {
      const away = {
        at: { x: 800, y: 700 },
        facing: 180,
        from: 99,
        due: null,
        ...(left ? { left: true as const } : {}),
      };
      const game = setUp({
        pieces: [
          { id: 'rome-legion', at: [500, 100], be: { alarmed: true } },
          { id: 'gaul-band', at: [500, 700], be: { alarmed: true } },
          { id: 'gaul-others', at: [800, 700], be: { alarmed: true, away } },
        ],
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/kept-off-the-table': reading } }),
      });
      const { of } = play(game, {}, ['reactions']);
      return of('test').map(({ unit, cause }) => [unit, cause]);
    };
    const army = [['gaul-band', 'army']];
    expect([tested('off-for-whatever-reason', false), tested('off-for-whatever-reason', true)]).toEqual([army, army]);
    expect([tested('who-has-gone-alone', false), tested('who-has-gone-alone', true)]).toEqual([[], army]);
  });

  it('is taken in the same period where those who disperse at its end make up the third', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-legion', at: [500, 100], be: { alarmed: true } },
        { id: 'gaul-band', at: [500, 700], be: { alarmed: true } },
        { id: 'gaul-others', at: [100, 700], be: { alarmed: true, rout: { periods: 9, from: { x: 100, y: 0 } } } },
      ],
    });
    unitIn(game, 'gaul-others').period.fought = true;
    const { of } = play(game, {}, ['reactions']);
    expect(of('gone').map(({ unit, how }) => [unit, how])).toEqual([['gaul-others', 'dispersed']]);
    expect(of('test').map(({ unit, cause }) => [unit, cause])).toEqual([['gaul-band', 'army']]);
    expect(game.state.armies.gaul?.tested).toBe(true);
  });

  it('counts the disorder in which a former test has been obeyed in this period for the last time, or not (wrg/reaction/end-of-period, wrg/ruling/told-disorder-at-its-end)', () => {
    const told = (reading: string, left = 0) => {
      const bound = { instruction: 'halt-disorganised', disorganised: true, left, kept: 1 } as const;
      const game = setUp({
        rules: wrgRulesUnder({ rulings: { 'wrg/ruling/told-disorder-at-its-end': reading } }),
        pieces: [
          { id: 'rome-legion', at: [500, 100], be: { alarmed: true } },
          { id: 'gaul-band', at: [500, 700], be: { alarmed: true, bound } },
          { id: 'gaul-others', at: [800, 700], be: { alarmed: true, gone: 'left-table' } },
        ],
      });
      const { of } = play(game, {}, ['reactions']);
      return of('test').map(({ because }) => because.find(({ clause }) => clause.endsWith('disorganised'))?.because);
    };
    expect(told('counts-to-the-end-of-the-period')).toEqual(['disorganised (its reaction)']);
    expect(told('is-over-with-the-instruction')).toEqual([undefined]);
    // Who still follows it is not tested.
    expect(told('is-over-with-the-instruction', 1)).toEqual([]);
  });
});
