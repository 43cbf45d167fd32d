import { describe, expect, it } from 'vitest';
import { rolled, usingScript } from '../../../src/dice/index.js';
import { wrgBook } from '../../../src/rulesets/wrg/book/print.js';
import {
  afterMelee,
  breakOff,
  enginesLost,
  type Fought,
  fateAfterMelee,
  followUp,
  pushesFriends,
  recoil,
} from '../../../src/rulesets/wrg/hand-to-hand/after.js';
import {
  type ContinuedMelee,
  continuedMelee,
  throwContinuedMelee,
} from '../../../src/rulesets/wrg/hand-to-hand/continued.js';
import {
  type Blows,
  type Engagement,
  fight,
  meleePeriod,
  meleePeriodOdds,
  periodOutcome,
} from '../../../src/rulesets/wrg/hand-to-hand/period.js';
import type { MeleeTroops } from '../../../src/rulesets/wrg/hand-to-hand/weapons.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { wrgRulesUnder } from '../../rules-under.js';

const printed = wrgRulesUnder({ edition: 'printed' });
const spears: MeleeTroops = { type: 'hi', training: 'regular', class: 'C', weapons: ['long-spear'] };
const warriors: MeleeTroops = { type: 'mi', training: 'barbarian', class: 'D', weapons: ['javelins'] };
const part = (troops: MeleeTroops, figures: number, enemy: MeleeTroops) => ({
  troops,
  figures,
  enemy: { type: enemy.type },
});
const blows = (troops: MeleeTroops, more: Partial<Blows> = {}): Blows => ({
  parts: [part(troops, 10, spears)],
  ...more,
});

describe('blows', () => {
  const random = (troops: MeleeTroops, script: readonly number[], more: Partial<Blows> = {}) =>
    usingScript([...script], dice => fight(blows(troops, more), dice)).parts[0]!.random;

  it('the whole difference counts [wrg/melee/random/regular] [wrg/melee/random/barbarian]', () => {
    expect([
      random(spears, [2, 5]),
      random(spears, [5, 2]),
      random(warriors, [2, 6]),
      random(warriors, [5, 1]),
    ]).toEqual([3, -3, 4, -4]);
  });

  it('E types gain one at most, and lose all [wrg/melee/random/e-types]', () => {
    const unwilling = { ...warriors, class: 'E' } as const;
    expect([random(unwilling, [2, 6]), random(unwilling, [5, 1])]).toEqual([1, -4]);
    expect(random(unwilling, [5, 1], { generalInFront: true })).toBe(-4);
  });

  it('their general in front takes the minus away [wrg/melee/random/general]', () => {
    expect([
      random(warriors, [5, 1], { generalInFront: true }),
      random(warriors, [2, 6], { generalInFront: true }),
    ]).toEqual([0, 4]);
  });

  it('come to casualties by total and figures [wrg/casualties/lookup]', () => {
    const result = usingScript([3, 4], dice => fight(blows(warriors), dice));
    expect(result.parts[0]).toMatchObject({ weapon: 3, tactical: 0, random: 1, total: 4, casualties: 20 });
    expect(result.casualties).toBe(20);
  });
});

const fought = (more: Partial<Fought>): Fought => ({
  type: 'hi',
  class: 'C',
  figures: 20,
  received: 25,
  inflicted: 20,
  ...more,
});
const fate = (more: Partial<Fought>) => fateAfterMelee(fought(more)).fate;

describe('after a period', () => {
  it('pushed back with more received than inflicted and one for each figure [wrg/after-melee/push-back]', () => {
    expect(fate({})).toBe('pushed-back');
    expect(fate({ received: 19, inflicted: 18 })).toBe('holds');
    expect(fate({ received: 19, inflicted: 18, missiles: 1 })).toBe('pushed-back');
    expect(fate({ received: 25, inflicted: 25, missiles: 40 })).toBe('holds');
  });

  it('broken with twice as many [wrg/after-melee/broken-double]', () => {
    expect([fate({ received: 40 }), fate({ received: 39 })]).toEqual(['broken', 'pushed-back']);
    expect(fate({ received: 18, inflicted: 2 })).toBe('holds');
    expect(fate({ received: 0, inflicted: 0, missiles: 40 })).toBe('holds');
  });

  it('broken by push-backs in a row, by class [wrg/after-melee/broken-push-backs]', () => {
    const breaks = (['A', 'B', 'C', 'D', 'E'] as const).map(
      of => [0, 1, 2, 3, 4].find(pushBacks => fate({ class: of, pushBacks }) === 'broken')! + 1,
    );
    expect(breaks).toEqual([5, 4, 3, 2, 1]);
    expect(fateAfterMelee(fought({ class: 'A', pushBacks: 2 })).pushBacks).toBe(3);
    expect(fateAfterMelee(fought({ class: 'A', pushBacks: 2, received: 5 })).pushBacks).toBe(0);
  });

  it('without room disorganised, and not apart [wrg/after-melee/no-room]', () => {
    expect(fateAfterMelee(fought({ noRoom: true }))).toMatchObject({ fate: 'pushed-back', disorganised: true });
    const winner = fought({ received: 20, inflicted: 25, ordersToHold: true });
    expect(afterMelee(fought({ noRoom: true }), winner)).toMatchObject({ back: 0, goesOn: true, recoil: null });
  });

  it('who follows up [wrg/after-melee/follow-up] [wrg/after-melee/no-follow-up] [wrg/after-melee/engines-follow] [wrg/after-melee/defenders-stay]', () => {
    expect(followUp({ type: 'hi' }).follows).toBe(true);
    expect(followUp({ type: 'hi', ordersToHold: true }).follows).toBe(false);
    expect(followUp({ type: 'hi', receivedMountedCharge: true }).follows).toBe(false);
    expect(followUp({ type: 'hc', receivedMountedCharge: true }).follows).toBe(true);
    expect(followUp({ type: 'hc', dismounted: true, receivedMountedCharge: true }).follows).toBe(false);
    expect(followUp({ type: 'engine' }).follows).toBe(false);
  });

  it('who is left apart rallies back or reorganises [wrg/after-melee/recoil-mounted] [wrg/after-melee/recoil-others]', () => {
    expect([recoil({ type: 'hc' }), recoil({ type: 'chariot' })]).toEqual(['must-rally-back', 'must-rally-back']);
    const free = [
      recoil({ type: 'hc', camels: true }),
      recoil({ type: 'hc', dismounted: true }),
      recoil({ type: 'elephant' }),
      recoil({ type: 'mi' }),
      recoil({ type: 'hc' }, printed),
    ];
    expect(free).toEqual(Array(5).fill('rally-back-or-reorganise'));
    const winner = fought({ received: 20, inflicted: 25, ordersToHold: true });
    expect(afterMelee(fought({ type: 'hc' }), winner)).toMatchObject({
      back: 30,
      follows: false,
      recoil: 'must-rally-back',
      goesOn: false,
    });
  });

  it('goes on unless somebody breaks [wrg/after-melee/continues]', () => {
    const winner = fought({ received: 20, inflicted: 25 });
    expect(afterMelee(fought({}), winner)).toMatchObject({ back: 30, follows: true, goesOn: true });
    expect(afterMelee(fought({ received: 40 }), winner)).toMatchObject({ follows: null, goesOn: false });
    expect(afterMelee(winner, winner)).toMatchObject({ follows: null, goesOn: true });
  });

  it('friends behind, and engines [wrg/after-melee/push-friends] [wrg/after-melee/engines-push-back] [wrg/after-melee/engines-broken] [wrg/after-melee/engines-not-captured]', () => {
    const pushed = [
      pushesFriends({ type: 'li', ranks: 3 }),
      pushesFriends({ type: 'li', ranks: 4 }),
      pushesFriends({ type: 'mi', ranks: 1 }),
    ];
    expect(pushed).toEqual([true, false, false]);
    expect(enginesLost([0, 30, 31])).toBe(2);
    expect(enginesLost([0, 30, 31], { broken: true })).toBe(3);
  });

  it('breaking off [wrg/after-melee/break-off] [wrg/after-melee/break-off-blows] [wrg/after-melee/break-off-fail]', () => {
    expect(breakOff({ type: 'hc', ordered: false })).toMatchObject({ may: false, broken: false });
    expect(breakOff({ type: 'hc', ordered: true })).toMatchObject({ may: true, replies: false, broken: false });
    expect(breakOff({ type: 'hc', ordered: true, outdistances: false }).broken).toBe(true);
    expect(breakOff({ type: 'elephant', ordered: true, outdistances: true })).toMatchObject({
      replies: true,
      broken: false,
    });
  });
});

const engagement: Engagement = {
  first: { parts: [part(spears, 9, warriors)], figures: 12 },
  second: { parts: [part(warriors, 6, spears)], figures: 18, carried: 15 },
};

describe('a period of two bodies', () => {
  it('both strike, lose figures, and one gives way', () => {
    const result = usingScript([3, 4, 4, 4], dice => meleePeriod(engagement, dice));
    expect([result.first.casualties, result.second.casualties]).toEqual([23, 9]);
    expect(result.lost.second).toEqual({ lost: 1, left: 17, carried: 18 });
    expect(result.outcome.second.fate).toBe('broken');
  });

  it('foot and horse lose figures, elephants models by their own number (wrg/melee/model-casualties)', () => {
    const sturdy = wrgRules(wrgBook.with({ numbers: { 'wrg/casualties/hits-on-a-model': 5 } }));
    const horse: MeleeTroops = { type: 'mc', training: 'barbarian', class: 'D', weapons: ['javelins'] };
    const elephants: MeleeTroops = {
      type: 'elephant',
      training: 'barbarian',
      class: 'D',
      weapons: [],
      crew: ['javelins'],
    };
    const lost = (second: MeleeTroops, rules = wrgRules()) => {
      const body = { parts: [part(second, 1, spears)], figures: 3, carried: 15 };
      const met = { first: { parts: [part(spears, 9, second)], figures: 12 }, second: body };
      const { lost: all, first } = usingScript([3, 3, 3, 3], dice => meleePeriod(met, dice, rules));
      return { all: all.second, hits: first.casualties + 15 };
    };
    for (const troops of [warriors, horse]) expect(lost(troops, sturdy)).toEqual(lost(troops));
    const { all, hits } = lost(elephants, sturdy);
    expect(all.lost).toBe(Math.min(3, Math.floor(hits / 5)));
    expect(lost(elephants).all.lost).toBe(Math.min(3, Math.floor(hits / 20)));
    expect(all.lost).not.toBe(lost(elephants).all.lost);
  });

  it('who turns to leave does not strike', () => {
    const leaving = { ...engagement, second: { ...engagement.second, noReply: true } };
    const result = usingScript([3, 3], dice => meleePeriod(leaving, dice));
    expect(result.second.casualties).toBe(0);
  });

  it('exact odds are those of the dice: shares within hundredths', () => {
    const odds = meleePeriodOdds(engagement);
    const dice = rolled(216);
    const broken = Array.from({ length: 2000 }, () => periodOutcome(meleePeriod(engagement, dice))).filter(
      ({ second }) => second.fate === 'broken',
    ).length;
    expect(Math.abs(broken / 2000 - odds.probability(({ second }) => second.fate === 'broken'))).toBeLessThan(0.045);
  });
});

describe('a melee that goes on', () => {
  const melee: ContinuedMelee = {
    first: { troops: spears, figures: 12, front: 6 },
    second: { troops: { ...warriors, class: 'B' }, figures: 20, front: 10, charging: true },
    periods: 2,
  };

  it('is solved as it is thrown', () => {
    const solved = continuedMelee(melee);
    expect(solved.probability(() => true)).toBeCloseTo(1, 12);
    const dice = rolled(53);
    const ends = Array.from({ length: 2000 }, () => throwContinuedMelee(melee, dice));
    for (const end of ['broken', 'fights', 'holds'] as const) {
      const seen = ends.filter(({ first }) => first.end === end).length / ends.length;
      expect(Math.abs(seen - solved.probability(({ first }) => first.end === end))).toBeLessThan(0.045);
    }
    const told = new Set(solved.outcomes.map(({ value }) => JSON.stringify(value)));
    expect(ends.filter(outcome => !told.has(JSON.stringify(outcome)))).toEqual([]);
  });

  it('of one period is that period', () => {
    const one = continuedMelee({ ...melee, periods: 1 });
    const { first, second } = melee;
    const period: Engagement = {
      first: { parts: [part(spears, 9, warriors)], figures: 12 },
      second: {
        parts: [{ ...part(second.troops, 9, spears), charging: true, enemy: { type: 'hi', weapons: ['long-spear'] } }],
        figures: 20,
      },
    };
    expect(first.figures).toBe(period.first.figures);
    const odds = meleePeriodOdds(period);
    const breaks = one.probability(({ second: { end } }) => end === 'broken');
    expect(breaks).toBeCloseTo(
      odds.probability(({ second: { fate } }) => fate === 'broken'),
      12,
    );
  });
});
