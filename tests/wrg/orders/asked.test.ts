import { describe, expect, it, test } from 'vitest';
import { resolverOf } from '../../resolvers/all.js';

const ask = (name: string, situation: object) => resolverOf(`wrg/${name}`).resolve(situation);
const result = (name: string, situation: object) => Object(ask(name, situation).result);

/** A situation of each function, and what is said of it. */
const situations: readonly (readonly [name: string, situation: object, said: object])[] = [
  ['report', { distance: 300, normalMove: 160, chargeMove: 240 }, { periods: 3, keptBy: null }],
  ['read-signal', { signal: 'visual red-banner = hold' }, { printed: 'VISUAL red-banner = HOLD', ambiguities: [] }],
  ['messenger', {}, { men: 20, normal: 160, charge: 240 }],
  ['attention', { at: ['at-a-run'] }, { keptBy: 'at-a-run', mayDigest: false }],
  ['orders-after', { event: 'broken' }, { order: false, standing: false, signals: true, crossedOut: true }],
  ['may-skirmish', { troops: { type: 'lmi' }, missileArmed: true }, { may: true }],
];

describe('what is asked of messengers, reports, lost orders and tests in their order', () => {
  test.each(situations)('wrg/%s, with reasons, and refused by its path', (name, situation, said) => {
    const answer = ask(name, situation);
    expect(answer.result).toMatchObject(said);
    expect(answer.because.length).toBeGreaterThan(0);
    expect(() => ask(name, { ...situation, herald: true })).toThrow('herald');
  });

  it('an order is forgotten out of control, and standing orders come back with a new one [wrg/orders/loss] [wrg/orders/regain-standing]', () => {
    const standing = (event: string) => result('orders-after', { event }).standing;
    expect(['uncontrolled-advance', 'carried-out', 'new-order'].map(standing)).toEqual([false, true, true]);
    expect(() => ask('orders-after', { event: 'brokn' })).toThrow('did you mean "broken"?');
  });

  it('heavy foot and whoever has no missiles do not skirmish [wrg/orders/skirmish-eligible]', () => {
    const may = (type: string, missileArmed: boolean) => result('may-skirmish', { troops: { type }, missileArmed }).may;
    expect([may('hi', true), may('li', false), may('hc', true), may('elephant', true)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });

  it('a listener takes a period, and a rider gallops for one [wrg/orders/delay-period] [wrg/orders/messenger-speed]', () => {
    const periods = (distance: number) => result('report', { distance, normalMove: 160, chargeMove: 240 }).periods;
    expect([0, 240, 241, 400, 401].map(periods)).toEqual([1, 2, 3, 3, 4]);
  });

  it('friends far away do not count in a melee, but by no other test [wrg/reaction/test-below-half-in-melee]', () => {
    const within = (cause: string, engaged: boolean) => result('friends-in-melee', { cause, engaged }).within;
    expect([within('below-half-strength', false), within('friends-broken', true)]).toEqual([null, null]);
  });

  it('elephants are seen over those before them [wrg/reaction/visibility-nearest-rank]', () => {
    const seen = (rank: number, level: boolean) => result('rank-seen', { rank, elephants: false, level }).seen;
    expect([seen(1, true), seen(2, true), seen(2, false)]).toEqual([true, false, true]);
  });

  it('disorder ends with its causes, but not in a push-back [wrg/disorganisation/recovery]', () => {
    const stays = (more: object) => result('disorder', { nearestRank: 5, was: true, ...more }).stays;
    expect([stays({}), stays({ causes: 1 }), stays({ beingPushedBack: true })]).toEqual([false, true, true]);
  });
});
