import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { obliges, permits } from '../../../src/rulesets/wrg/orders/conduct.js';
import {
  mayLeaveFollowers,
  messengerParty,
  orderDelay,
  orderGiverFaults,
  reportDelay,
  signalFaults,
  signalReaches,
  writingBonuses,
} from '../../../src/rulesets/wrg/orders/delivery.js';
import { type OrderedUnit, orderAmbiguities, orderFaults } from '../../../src/rulesets/wrg/orders/faults.js';
import { ordersAfter } from '../../../src/rulesets/wrg/orders/loss.js';
import { readOrder } from '../../../src/rulesets/wrg/orders/notation.js';
import type { OrderStep, WrittenOrder } from '../../../src/rulesets/wrg/orders/order.js';
import { mayCountercharge, maySkirmish, skirmisherEvades } from '../../../src/rulesets/wrg/orders/skirmish.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { wrgRulesUnder } from '../../rules-under.js';

const reading = (id: string, taken: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${id}`]: taken } });
function order(typed: string): WrittenOrder {
  const result = readOrder(typed);
  if ('violations' in result) throw new Error(result.violations[0]!.problem);
  return result.read;
}
function step(typed: string): OrderStep {
  const read = order(typed);
  return read.kind === 'steps' ? read.steps[0]! : { verb: 'hold' };
}

describe('what an order lets troops do [wrg/orders/written-at-start]', () => {
  const allowed = (typed: string) =>
    (['stand', 'advance', 'retire', 'charge', 'evade', 'follow-up', 'pursue'] as const).filter(each =>
      permits(step(typed), each),
    );

  it('goes by its verb [wrg/orders/support]', () => {
    expect(allowed('ATTACK gauls')).toEqual(['advance', 'charge', 'follow-up', 'pursue']);
    expect(allowed('HOLD')).toEqual(['stand']);
    expect(allowed('SKIRMISH')).toEqual(['advance', 'retire', 'evade']);
    expect(allowed('SUPPORT veterans')).toEqual(['advance', 'retire', 'charge', 'evade', 'follow-up', 'pursue']);
    expect(allowed('RETIRE')).toEqual(['retire']);
  });

  it('is always to shoot, and to form as it pleases [wrg/orders/missile-troops-free-to-shoot] [wrg/orders/formation-and-speed-free]', () => {
    for (const typed of ['HOLD', 'RETIRE', 'MOVE N', 'AMBUSH']) {
      expect(permits(step(typed), 'shoot')).toBe(true);
      expect(permits(step(typed), 'change-formation')).toBe(true);
    }
  });
});

describe('what an order obliges to', () => {
  it('is to move at half to full speed [wrg/orders/formation-and-speed-free]', () => {
    expect(obliges(step('MOVE N'), { normalMove: 80 })).toEqual({
      towards: 'goal',
      moves: { least: 40, most: 80 },
      mayHalt: false,
    });
    expect(obliges(step('MOVE N, at half speed'), { normalMove: 80 }).moves).toEqual({ least: 40, most: 40 });
    expect(obliges(step('HOLD'), { normalMove: 80 })).toMatchObject({
      towards: 'nowhere',
      moves: { least: 0, most: 0 },
    });
    expect(obliges(step('HOLD TO hill'), { normalMove: 80 }).towards).toBe('goal');
    expect(obliges(step('ATTACK gauls'), { normalMove: 80 }).towards).toBe('contact');
    expect(obliges(step('RETIRE'), { normalMove: 80 }).towards).toBe('rear');
    expect(obliges(step('RETIRE N'), { normalMove: 80 }).towards).toBe('goal');
    expect(obliges(step('FOLLOW veterans'), { normalMove: 80 }).towards).toBe('unit');
  });

  it('may be put off in the reach of a charge [wrg/orders/defensive-halt]', () => {
    expect(obliges(step('ATTACK gauls'), { normalMove: 80, inEnemyReach: true }).mayHalt).toBe(true);
  });

  it('takes skirmishers to their own missile range, and back to it [wrg/orders/skirmish-action] [wrg/orders/skirmish-return]', () => {
    const moves = (enemyAt: number) => obliges(step('SKIRMISH'), { normalMove: 100, missileRange: 60, enemyAt }).moves;
    expect(moves(500)).toEqual({ least: 50, most: 100 });
    expect(moves(90)).toEqual({ least: 30, most: 30 });
    expect(moves(40)).toEqual({ least: 0, most: 0 });
  });
});

describe('skirmishing', () => {
  const armed = (
    type: 'li' | 'lmi' | 'lhi' | 'mi' | 'hi' | 'lc' | 'shc' | 'elephant' | 'chariot',
    missileArmed = true,
  ) => maySkirmish({ troops: { type }, missileArmed });

  it('is for the light and the mounted with missiles [wrg/orders/skirmish-eligible]', () => {
    expect((['li', 'lmi', 'lhi', 'lc', 'shc', 'chariot'] as const).every(type => armed(type))).toBe(true);
    expect((['mi', 'hi', 'elephant'] as const).some(type => armed(type))).toBe(false);
    expect(armed('li', false)).toBe(false);
    const letter = reading('light-heavy-skirmish', 'not-named');
    expect(maySkirmish({ troops: { type: 'lhi' }, missileArmed: true }, letter)).toBe(false);
  });

  it('ends in evading by what the test came to [wrg/orders/skirmish-infantry-evade] [wrg/orders/skirmish-mounted-evade]', () => {
    const results = [
      'break-or-retreat',
      'retire-disorganised',
      'halt',
      'carry-on',
      'act-as-general-wishes',
      'uncontrolled-advance',
    ] as const;
    const evades = (type: 'li' | 'lc', rules = wrgRules()) =>
      results.map(result => skirmisherEvades({ troops: { type }, result }, rules));
    expect(evades('li')).toEqual(['always', 'always', 'always', 'always', 'choice', 'never']);
    expect(evades('lc')).toEqual(['always', 'always', 'always', 'choice', 'choice', 'never']);
    const instructed = reading('skirmishers-below-halt', 'as-instructed');
    expect(evades('li', instructed)).toEqual(['never', 'never', 'always', 'always', 'choice', 'never']);
    expect(evades('lc', instructed)).toEqual(evades('lc'));
    const without = (result: 'halt-or-retire' | 'move-to-nearest-enemy') =>
      skirmisherEvades({ troops: { type: 'lc' }, result, hasOrder: false });
    expect([without('halt-or-retire'), without('move-to-nearest-enemy')]).toEqual(['always', 'choice']);
  });

  it('is not the only answer: cavalry and fanatics countercharge [wrg/orders/countercharge-right]', () => {
    expect(mayCountercharge({ troops: { type: 'hc' }, result: 'carry-on' })).toBe(true);
    expect(mayCountercharge({ troops: { type: 'hc' }, result: 'halt' })).toBe(false);
    expect(mayCountercharge({ troops: { type: 'hi' }, result: 'carry-on' })).toBe(false);
    expect(mayCountercharge({ troops: { type: 'hi', fanatic: true }, result: 'carry-on' })).toBe(true);
    expect(mayCountercharge({ troops: { type: 'elephant', fanatic: true }, result: 'carry-on' })).toBe(false);
    const camels = { troops: { type: 'mc', camels: true }, result: 'carry-on' } as const;
    expect(mayCountercharge(camels)).toBe(true);
    expect(mayCountercharge(camels, reading('countercharge', 'horses-alone'))).toBe(false);
  });
});

describe('how orders reach troops', () => {
  const ride = (distance: number, rules = wrgRules()) =>
    orderDelay({ by: 'messenger', distance, normalMove: 120, chargeMove: 180 }, rules);

  it('by messenger: dictated, ridden, digested [wrg/orders/messenger-speed] [wrg/orders/delay-period] [wrg/orders/written-and-underlined]', () => {
    expect(ride(0)).toEqual({ dictating: 1, riding: 0, digesting: 1, periods: 2 });
    expect([1, 180, 181, 300, 301, 420].map(each => ride(each).riding)).toEqual([1, 1, 2, 2, 3, 3]);
    expect(ride(300).periods).toBe(4);
    expect(ride(300, reading('digesting', 'acted-on-at-arrival')).periods).toBe(3);
    expect(reportDelay({ distance: 300, normalMove: 120, chargeMove: 180 })).toBe(3);
    expect(reportDelay({ distance: 300, normalMove: 0, chargeMove: 0 })).toBe(Number.POSITIVE_INFINITY);
  });

  it('covers the way in the periods it takes, and in no fewer', () => {
    const way = fc.record({
      distance: fc.integer({ min: 1, max: 3000 }),
      normalMove: fc.integer({ min: 20, max: 150 }),
      more: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(way, ({ distance, normalMove, more }) => {
        const { riding } = orderDelay({ by: 'messenger', distance, normalMove, chargeMove: normalMove + more });
        const covered = (periods: number) => periods * normalMove + Math.min(periods, 1) * more;
        expect(covered(riding)).toBeGreaterThanOrEqual(distance);
        expect(covered(riding - 1)).toBeLessThan(distance);
      }),
    );
  });

  it('by signal and call in the next period, by a reaction at once [wrg/orders/signals-obeyed-next-period] [wrg/orders/follow-me] [wrg/orders/act-as-general-wishes-immediate]', () => {
    expect((['signal', 'follow-me', 'wish'] as const).map(by => orderDelay({ by }).periods)).toEqual([1, 1, 0]);
  });

  it('by signals that carry so far [wrg/orders/signals-range]', () => {
    const heard = { distance: 250, by: 'trumpet', sees: false } as const;
    expect(signalReaches(heard, 'regular')).toBe(true);
    expect(signalReaches({ ...heard, distance: 251 }, 'regular')).toBe(false);
    expect(signalReaches({ ...heard, by: 'visual' }, 'regular')).toBe(false);
    expect(signalReaches({ ...heard, exempt: true }, 'regular')).toBe(false);
    expect(signalReaches(heard, 'regular', reading('signals-heard', 'must-be-seen'))).toBe(false);
  });

  it('by no more signals than can be kept apart [wrg/orders/signals-number] [wrg/orders/signals-one-per-period]', () => {
    expect(signalFaults({ training: 'regular', agreed: 5 })).toEqual([]);
    expect(signalFaults({ training: 'barbarian', agreed: 3, made: 2 }).map(each => each.clause)).toEqual([
      'wrg/orders/signals-number',
      'wrg/orders/signals-one-per-period',
    ]);
  });

  it('from generals who know why, of their own command [wrg/orders/change-justified] [wrg/orders/subordinate-limits] [wrg/general/subordinate-orders] [wrg/orders/follow-me-bodyguard-limit]', () => {
    const scipio = { rank: 'commander-in-chief', ofHisCommand: false, knows: true } as const;
    expect(orderGiverFaults(scipio)).toEqual([]);
    expect(orderGiverFaults({ ...scipio, followMe: true, bodyguard: 5 })).toEqual([]);
    expect(orderGiverFaults({ ...scipio, bodyguard: 15 })).toEqual([]);
    expect(orderGiverFaults({ ...scipio, busy: true })).toMatchObject([{ path: 'busy' }]);
    expect(orderGiverFaults({ ...scipio, busy: true, followMe: true })).toEqual([]);
    const together = wrgRulesUnder({ rulings: { 'wrg/ruling/several-at-once': 'any-number' } });
    expect(orderGiverFaults({ ...scipio, busy: true }, together)).toEqual([]);
    const bad = orderGiverFaults({
      rank: 'subordinate',
      ofHisCommand: false,
      knows: false,
      followMe: true,
      bodyguard: 6,
    });
    expect(bad.map(each => each.clause)).toEqual([
      'wrg/orders/change-justified',
      'wrg/orders/subordinate-limits',
      'wrg/orders/follow-me-bodyguard-limit',
    ]);
  });

  it('and bind the general who was followed [wrg/orders/follow-me-stay]', () => {
    expect(mayLeaveFollowers({ nextOrderDigested: false })).toBe(false);
    expect(mayLeaveFollowers({ nextOrderDigested: true })).toBe(true);
  });

  it('in the hands of a patrol of twenty men [wrg/orders/messengers-as-patrol]', () => {
    expect(messengerParty()).toEqual({ men: 20 });
  });

  it('in time, or the other side gains by it [wrg/orders/writing-time]', () => {
    expect(writingBonuses({ first: 3, second: 6 })).toEqual({ first: 60, second: 0 });
    expect(writingBonuses({ first: 3, second: 5 })).toEqual({ first: 0, second: 0 });
    expect(writingBonuses({ first: 7, second: 6 })).toEqual({ first: 0, second: 60 });
    expect(writingBonuses({ first: 7, second: 7 })).toEqual({ first: 0, second: 0 });
    const strict = reading('writing-bonus', 'only-if-in-time-himself');
    expect(writingBonuses({ first: 7, second: 6 }, strict)).toEqual({ first: 0, second: 0 });
  });
});

describe('what becomes of orders [wrg/orders/loss] [wrg/orders/regain-standing] [wrg/orders/crossed-out] [wrg/orders/written-and-underlined]', () => {
  it('depends on what befalls them', () => {
    expect(ordersAfter('uncontrolled-advance')).toEqual(ordersAfter('broken'));
    expect(ordersAfter('broken')).toEqual({
      order: false,
      standing: false,
      signals: true,
      crossedOut: true,
      next: 'waits-or-tests',
    });
    expect(ordersAfter('carried-out')).toMatchObject({
      order: false,
      standing: true,
      crossedOut: true,
      next: 'waits-or-tests',
    });
    expect(ordersAfter('replaced')).toMatchObject({ order: true, standing: true, crossedOut: true, next: 'obeys' });
    expect(ordersAfter('new-order')).toMatchObject({ order: true, standing: true, crossedOut: false, next: 'obeys' });
    expect(ordersAfter('tested-without-order')).toMatchObject({ order: false, standing: true });
  });
});

describe('faults of an order', () => {
  const horse: OrderedUnit = {
    id: 'horse',
    troops: { type: 'lc' },
    missileArmed: true,
    friends: ['veterans'],
    enemies: ['gauls'],
    places: [
      { id: 'hill', seen: true },
      { id: 'wood', seen: false },
    ],
  };
  const clauses = (typed: string, unit: Partial<OrderedUnit> = {}) =>
    orderFaults(order(typed), { ...horse, ...unit }).map(each => each.clause);

  it('are none where it can be obeyed', () => {
    for (const typed of [
      'ATTACK gauls',
      'MOVE TO hill',
      'MOVE SW',
      'SUPPORT veterans',
      'SKIRMISH gauls',
      'HOLD',
      'USE INITIATIVE',
    ]) {
      expect(clauses(typed), typed).toEqual([]);
    }
  });

  it('are found all at once [wrg/orders/unseen-feature] [wrg/orders/skirmish-eligible] [wrg/orders/sub-units-no-orders] [wrg/orders/form]', () => {
    expect(
      clauses('MOVE TO wood; HOLD TO moon; SKIRMISH; ATTACK veterans; SUPPORT horse', {
        subUnit: true,
        missileArmed: false,
      }),
    ).toEqual([
      'wrg/orders/sub-units-no-orders',
      'wrg/orders/unseen-feature',
      'wrg/orders/unseen-feature',
      'wrg/orders/skirmish-eligible',
      'wrg/orders/form',
      'wrg/orders/form',
    ]);
  });

  it('are words that no standing order brought along explains [wrg/orders/standing-orders-umpire]', () => {
    expect(clauses('HARASS gauls')).toEqual(['wrg/orders/standing-orders-umpire']);
    const standing = [{ word: 'harass', steps: [{ verb: 'skirmish' as const }] }];
    expect(clauses('HARASS gauls', { standing })).toEqual([]);
    expect(clauses('HARASS moon', { standing })).toEqual(['wrg/orders/form']);
  });

  it('are not what an umpire may take at its word [wrg/orders/umpire-exploits-ambiguity] [wrg/orders/conditional]', () => {
    expect(orderAmbiguities(order('MOVE SW'))).toEqual([
      'step 1 leads on in its direction until the unit leaves the field',
    ]);
    expect(orderAmbiguities(order('MOVE SW 120; ATTACK gauls, if light'))).toEqual([
      'step 2 binds only against such enemies',
    ]);
    expect(orderAmbiguities(order('HARASS gauls'))).toEqual([]);
  });
});
