import { describe, expect, it } from 'vitest';
import { orderDelay } from '../../../src/rulesets/wrg/orders/delivery.js';
import { waysTo } from '../../../src/rulesets/wrg/turn/ordering/orders.js';
import { answering, fresh } from './answers.js';
import { type Game, type Piece, play, unitIn } from './table-top.js';

/** A unit of the enemy, far away, so that nobody tests. */
const farEnemy: Piece = { id: 'gaul-foot', at: [500, 780], order: 'HOLD' };
const guard: Piece = { id: 'rome-guard', at: [100, 40], order: 'HOLD' };

/** Where a unit is after each of some periods, to the pace. */
function marchOf(game: Game, id: string, periods: number): readonly number[] {
  return Array.from({ length: periods }, () => {
    play(game);
    return Math.round(unitIn(game, id).placed.at.y);
  });
}

describe('orders', () => {
  it('set troops going, and bind them: who has none stands (wrg/orders/written-at-start)', () => {
    const game = fresh({
      pieces: [
        guard,
        { id: 'rome-foot', at: [500, 100], order: 'MOVE N' },
        { id: 'rome-idle', at: [600, 100], be: { order: null } },
        farEnemy,
      ],
    });
    const first = play(game);
    expect(
      first.asked.flatMap(each => (each.kind === 'orders' ? [[each.side, each.units.map(({ by }) => by)]] : [])),
    ).toEqual([
      ['rome', [['written'], ['written'], ['written']]],
      ['gaul', [['written']]],
    ]);
    expect(unitIn(game, 'rome-foot').placed.at.y).toBe(160);
    expect(unitIn(game, 'rome-idle').placed.at.y).toBe(100);
    expect(unitIn(game, 'rome-guard').placed.at.y).toBe(40);
  });

  it('are written before the first period for those too that come on later (wrg/orders/written-at-start, wrg/setup/off-table-arrival)', () => {
    const game = fresh({
      pieces: [guard, { id: 'rome-late', at: [500, 40], away: { from: 2 }, be: { order: null } }, farEnemy],
    });
    const answers = answering('orders', ({ side, units }) =>
      side === 'rome' && units.some(({ unit, by }) => unit === 'rome-late' && by.includes('written'))
        ? { 'rome-late': { order: 'MOVE N', by: 'written' } }
        : {},
    );
    const first = play(game, { answers });
    expect(first.of('order')).toEqual([expect.objectContaining({ unit: 'rome-late', order: 'MOVE N', by: 'written' })]);
    play(game, { answers, dice: [4] });
    expect(unitIn(game, 'rome-late').placed.at.y).toBe(100);
  });

  it('written before the first period are obeyed in it', () => {
    const game = fresh({ pieces: [{ ...guard }, { id: 'rome-idle', at: [600, 100], be: { order: null } }, farEnemy] });
    const answers = answering('orders', ({ side }) =>
      side === 'rome' ? { 'rome-idle': { order: 'MOVE N', by: 'written' } } : {},
    );
    const { of } = play(game, { answers });
    expect(of('order').map(({ unit, by }) => [unit, by])).toEqual([['rome-idle', 'written']]);
    expect(unitIn(game, 'rome-idle').placed.at.y).toBe(160);
  });

  it('are crossed out when they have been carried out (wrg/orders/crossed-out)', () => {
    const game = fresh({ pieces: [guard, { id: 'rome-foot', at: [500, 100], order: 'MOVE N 100' }, farEnemy] });
    expect(marchOf(game, 'rome-foot', 3)).toEqual([160, 200, 200]);
    expect(unitIn(game, 'rome-foot').carriedOut).toBe(true);
  });

  it('that cannot be read or name nobody are refused', () => {
    const order = (text: string) =>
      answering('orders', ({ side }) => (side === 'rome' ? { 'rome-guard': { order: text, by: 'written' } } : {}));
    const game = () => fresh({ pieces: [{ id: 'rome-guard', at: [100, 40] }, farEnemy] });
    expect(() => play(game(), { answers: order('GO HOME') })).toThrow('order');
    expect(() => play(game(), { answers: order('ATTACK nobody') })).toThrow('nobody');
  });
});

describe('a new order', () => {
  it.each([
    [100, 1],
    [500, 3],
  ])(
    'by a messenger over %i paces takes dictating, %i periods of riding, and digesting (wrg/orders/delay-period, wrg/orders/messenger-speed)',
    (distance, riding) => {
      const game = fresh({
        pieces: [
          { ...guard, at: [100, 100] },
          { id: 'rome-foot', at: [118 + distance + 18, 100], order: 'HOLD' },
          { ...farEnemy, at: [950, 780] },
        ],
      });
      play(game);
      const answers = answering('orders', ({ side, units }) =>
        side === 'rome' && units.some(({ unit }) => unit === 'rome-foot')
          ? { 'rome-foot': { order: 'MOVE N', by: 'messenger' } }
          : {},
      );
      const { of } = play(game, { answers });
      expect(of('messenger').map(({ what }) => what)).toEqual(['sent']);
      const { periods } = orderDelay({ by: 'messenger', distance, normalMove: 160, chargeMove: 240 });
      expect(periods).toBe(2 + riding);
      const ys = marchOf(game, 'rome-foot', periods);
      expect(ys).toEqual([...Array.from({ length: periods - 1 }, () => 100), 160]);
    },
  );

  const sentTo = () => {
    const game = fresh({
      pieces: [{ ...guard, at: [100, 100] }, { id: 'rome-foot', at: [600, 100], order: 'HOLD' }, farEnemy],
    });
    play(game);
    const sends = (order: string) =>
      answering('orders', ({ side, units }) =>
        side === 'rome' && units.some(({ unit, by }) => unit === 'rome-foot' && by.includes('messenger'))
          ? { 'rome-foot': { order, by: 'messenger' } }
          : {},
      );
    /** A period begins, in which its general may send it an order. */
    const begins = (order?: string) => {
      const { of } = play(game, order === undefined ? {} : { answers: sends(order) }, ['orders']);
      return of('messenger').map(({ what }) => what);
    };
    return { game, begins };
  };

  it('is not taken by a unit that is in rout as it arrives, and that is told (wrg/orders/messenger-speed)', () => {
    const rides = (rallies: boolean) => {
      const { game, begins } = sentTo();
      expect(begins('MOVE N')).toEqual(['sent']);
      const foot = unitIn(game, 'rome-foot');
      foot.rout = { periods: 1, from: { x: 600, y: 700 } };
      // However far away they break, he rides on to see.
      expect([begins(), game.state.messengers.length]).toEqual([[], 1]);
      if (rallies) foot.rout = null;
      return [begins(), begins()].flat();
    };
    expect(rides(false)).toEqual(['in-vain']);
    expect(rides(true)).toEqual(['arrived']);
  });

  it('waits where a unit comes on that is off the table as it arrives (wrg/orders/messenger-speed)', () => {
    const { game, begins } = sentTo();
    begins('MOVE N');
    const foot = unitIn(game, 'rome-foot');
    foot.away = { at: { x: 600, y: 100 }, facing: 0, from: 99, due: null, left: true };
    const told = Array.from({ length: 5 }, () => begins()).flat();
    expect([told, game.state.messengers.length]).toEqual([[], 1]);
    foot.away = null;
    expect(begins()).toEqual(['arrived']);
  });

  it('can be sent after another, and takes its place (wrg/orders/change-justified, wrg/orders/crossed-out)', () => {
    const { game, begins } = sentTo();
    begins('MOVE N');
    expect(begins('MOVE S')).toEqual(['sent']);
    const orders = Array.from({ length: 5 }, () => {
      begins();
      return unitIn(game, 'rome-foot').order;
    });
    expect(orders).not.toContain('MOVE N');
    expect(orders.at(-1)).toBe('MOVE S');
  });

  it('that says the same as another is not digested anew (wrg/orders/delay-period)', () => {
    const first = (again: boolean) => {
      const { game, begins } = sentTo();
      begins('MOVE N');
      for (let period = 1; ; period += 1) {
        if (unitIn(game, 'rome-foot').order === 'MOVE N') return period;
        begins(again ? 'MOVE N' : undefined);
      }
    };
    expect(first(true)).toBe(first(false));
  });

  it('can be given to who pursues, as to others (wrg/orders/change-justified)', () => {
    const { game, begins } = sentTo();
    begins();
    const foot = unitIn(game, 'rome-foot');
    foot.pursuit = { quarry: 'gaul-foot', periods: 1 };
    expect(waysTo(foot, game)).toEqual(['messenger']);
  });

  it('by a signal is obeyed in the next period by all whom it reaches and concerns (wrg/orders/signals-obeyed-next-period, wrg/orders/signals-range)', () => {
    const game = fresh({
      pieces: [
        guard,
        { id: 'rome-near', at: [200, 40], order: 'HOLD' },
        { id: 'rome-deaf', at: [300, 40], order: 'HOLD' },
        { id: 'rome-far', at: [900, 40], order: 'HOLD' },
        farEnemy,
      ],
      armies: { rome: { signals: [{ name: 'horn', means: 'MOVE N', units: ['rome-near', 'rome-far'] }] } },
    });
    play(game);
    const text = 'MOVE N';
    const answers = answering('orders', ({ side, units }) => {
      if (side !== 'rome') return {};
      const near = units.find(({ unit }) => unit === 'rome-near');
      expect(near?.by).toContain('signal');
      expect(units.find(({ unit }) => unit === 'rome-far')?.by).not.toContain('signal');
      return { 'rome-near': { order: text, by: 'signal' } };
    });
    play(game, { answers });
    expect(unitIn(game, 'rome-near').placed.at.y).toBe(40);
    play(game);
    expect(unitIn(game, 'rome-near').placed.at.y).toBe(100);
    expect(unitIn(game, 'rome-deaf').placed.at.y).toBe(40);
    expect(unitIn(game, 'rome-far').placed.at.y).toBe(40);
  });

  it('can be signalled only if it was agreed on, and one alone in a period (wrg/orders/signals-defined-in-writing, wrg/orders/signals-one-per-period)', () => {
    const game = fresh({
      pieces: [guard, { id: 'rome-near', at: [200, 40], order: 'HOLD' }, farEnemy],
      armies: {
        rome: {
          signals: [
            { name: 'horn', means: 'MOVE N' },
            { name: 'flag', by: 'visual', means: 'RETIRE' },
          ],
        },
      },
    });
    play(game);
    const signals = (orders: object) => () =>
      play(game, { answers: answering('orders', ({ side }) => (side === 'rome' ? orders : {})) });
    expect(signals({ 'rome-near': { order: 'MOVE E', by: 'signal' } })).toThrow('no signal stands for "MOVE E"');
    const two = {
      'rome-near': { order: 'MOVE N', by: 'signal' },
      'rome-guard': { order: 'RETIRE', by: 'signal' },
    };
    expect(signals(two)).toThrow('2 signals in one period');
  });

  it('by one of two signals that stand for the same calls those alone whom that one concerns (wrg/orders/signals-range, wrg/orders/signals-one-per-period)', () => {
    const called = (...units: readonly string[]) => {
      const game = fresh({
        pieces: [
          guard,
          { id: 'rome-near', at: [200, 40], order: 'HOLD' },
          { id: 'rome-other', at: [300, 40], order: 'HOLD' },
          { id: 'rome-third', at: [200, 80], order: 'HOLD' },
          farEnemy,
        ],
        armies: {
          rome: {
            signals: [
              { name: 'horn', means: 'MOVE N', units: ['rome-near'] },
              { name: 'drum', means: 'MOVE N', units: ['rome-other', 'rome-third'] },
            ],
          },
        },
      });
      play(game);
      const orders = Object.fromEntries(units.map(unit => [unit, { order: 'MOVE N', by: 'signal' }]));
      const answers = answering('orders', ({ side }) => (side === 'rome' ? orders : {}));
      return play(game, { answers }, ['orders']).of('signal');
    };
    expect(called('rome-near')).toMatchObject([{ called: 'horn', general: 'rome-chief', units: ['rome-near'] }]);
    expect(called('rome-other')).toMatchObject([{ called: 'drum', units: ['rome-other', 'rome-third'] }]);
    expect(called('rome-other', 'rome-third')).toHaveLength(1);
    expect(() => called('rome-near', 'rome-other')).toThrow('2 signals in one period');
  });

  it('by a signal is for those who know it: barbarians keep two apart (wrg/orders/signals-number)', () => {
    const signals = ['N', 'E', 'S'].map((way, i) => ({ name: `horn-${i}`, means: `MOVE ${way}` }));
    const pieces = [guard, farEnemy];
    expect(() => fresh({ pieces, armies: { rome: { signals } } })).not.toThrow();
    expect(() => fresh({ pieces, armies: { rome: { signals, training: 'barbarian' } } })).toThrow('2 signals at most');
    const tribe: Piece = { ...guard, id: 'rome-tribe', at: [300, 40], training: 'barbarian' };
    const withTribe = (units?: string[]) => () =>
      fresh({
        pieces: [...pieces, tribe],
        armies: { rome: { signals: signals.map((each, i) => (i > 1 && units ? { ...each, units } : each)) } },
      });
    expect(withTribe()).toThrow('"rome-tribe": barbarians know 2 signals at most, not 3');
    expect(withTribe(['rome-guard'])).not.toThrow();
  });

  it('by a general who is with the unit and calls it to follow is obeyed in the next period (wrg/orders/follow-me)', () => {
    const game = fresh({ pieces: [{ ...guard, figures: 5, files: 5 }, farEnemy] });
    play(game);
    play(game, {
      answers: answering('orders', ({ side }) =>
        side === 'rome' ? { 'rome-guard': { order: 'MOVE N', by: 'general' } } : {},
      ),
    });
    expect(game.state.generals['rome-chief']?.inFront).toBe(true);
    expect(marchOf(game, 'rome-guard', 1)).toEqual([100]);
  });
});
