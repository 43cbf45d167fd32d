import { describe, expect, it } from 'vitest';
import type { WrgEvent } from '../../../src/rulesets/wrg/events.js';
import { forgetOrders } from '../../../src/rulesets/wrg/turn/ordering/forgetting.js';
import { answering } from './answers.js';
import { play, setUp, unitIn } from './table-top.js';

const alarmed = { alarmed: true };
const onItsWay = { order: 'MOVE S', from: 4, by: 'messenger' } as const;

/** What is told of a unit that breaks with this order, and with this one that it is still digesting. */
function forgotten(order: string | null, digesting: typeof onItsWay | null) {
  const game = setUp({
    pieces: [
      { id: 'rome-foot', at: [500, 100], be: { order, digesting } },
      { id: 'gaul-band', at: [500, 780] },
    ],
  });
  const told: WrgEvent[] = [];
  const unit = unitIn(game, 'rome-foot');
  forgetOrders(unit, { tell: event => told.push(event) });
  expect([unit.order, unit.digesting]).toEqual([null, null]);
  return told;
}

describe('who breaks', () => {
  it('is told to have forgotten a new order too that he was still digesting [wrg/orders/loss]', () => {
    const lost = { kind: 'order-ended', unit: 'rome-foot', how: 'forgotten' };
    expect(forgotten(null, onItsWay)).toMatchObject([{ ...lost, undigested: 'alone' }]);
    expect(forgotten('HOLD', onItsWay)).toMatchObject([{ ...lost, undigested: 'too' }]);
    const [alone] = forgotten('HOLD', null);
    expect(alone).toMatchObject(lost);
    expect(alone).not.toHaveProperty('undigested');
  });

  it('is told nothing of orders where he has none [wrg/orders/loss]', () => {
    expect(forgotten(null, null)).toEqual([]);
  });
});

describe('a new order as the general wishes', () => {
  it('is told to take the place of one that was still to be digested [wrg/orders/act-as-general-wishes-immediate]', () => {
    const game = setUp({
      pieces: [
        { id: 'rome-guard', at: [100, 60], be: alarmed },
        { id: 'rome-foot', at: [500, 100], order: 'HOLD', be: { ...alarmed, digesting: onItsWay } },
        { id: 'gaul-band', at: [500, 780], be: alarmed },
      ],
    });
    unitIn(game, 'rome-foot').period.conduct = { tests: true };
    const { of } = play(game, { dice: [5, 5, 4], answers: answering('wish', () => 'MOVE N 100') }, ['reactions']);
    expect(of('order').flatMap(({ because }) => because.map(({ effect }) => effect))).toEqual([
      'a new order at once, in place of the one that was still to be digested',
    ]);
    expect(unitIn(game, 'rome-foot').digesting).toBeNull();
  });
});
