import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { averageDie, rolled, scripted } from '../../../src/dice/index.js';
import {
  reactionEffectCurrentOrder,
  reactionEffectNoCurrentOrder,
} from '../../../src/rulesets/wrg/book/charts/reaction-tests.js';
import {
  armyTestFate,
  chargeGoesIn,
  friendsCountedWithin,
  halfStrengthFate,
  rallies,
  remainderFate,
} from '../../../src/rulesets/wrg/reaction/consequences.js';
import { comparedWithHalt, instructionOf, reactionResult } from '../../../src/rulesets/wrg/reaction/instruction.js';
import { reactionDice, reactionOdds, reactionTest, reactionTotals } from '../../../src/rulesets/wrg/reaction/test.js';
import { wrgRules } from '../../../src/rulesets/wrg/rules.js';
import { trainings, troopClasses } from '../../../src/rulesets/wrg/troops.js';
import { wrgRulesUnder } from '../../rules-under.js';
import { alone, as } from './testers.js';

const reading = (id: string, taken: string) => wrgRulesUnder({ rulings: { [`wrg/ruling/${id}`]: taken } });
const charts = { under: reactionEffectCurrentOrder, without: reactionEffectNoCurrentOrder };

describe('the effect charts [wrg/reaction/look-up]', () => {
  test.each(troopClasses)('give class %s an instruction for every total', quality => {
    const column = quality.toLowerCase();
    for (const hasOrder of [true, false]) {
      const chart = hasOrder ? charts.under : charts.without;
      for (let total = -30; total <= 50; total++) {
        const printed = chart.rows.filter(row => {
          const cell = Object(chart.cells)[row][column];
          if (typeof cell === 'number') return total <= cell;
          return total >= cell.from && (cell.to === null || total <= cell.to);
        });
        expect(printed, `${total}`).toEqual([reactionResult(total, { class: quality, hasOrder })]);
      }
    }
  });

  it('never make more of less', () => {
    for (const quality of troopClasses) {
      for (const hasOrder of [true, false]) {
        const rows: readonly string[] = (hasOrder ? charts.under : charts.without).rows;
        const places = Array.from({ length: 80 }, (_, at) =>
          rows.indexOf(reactionResult(at - 30, { class: quality, hasOrder })),
        );
        expect(places).toEqual([...places].sort((a, b) => a - b));
      }
    }
  });

  it('say what to do and for how long [wrg/orders/act-as-general-wishes-immediate]', () => {
    const told = (result: Parameters<typeof instructionOf>[0], at: object = {}, rules = wrgRules()) => {
      const { kind, periods } = instructionOf(result, { hasOrder: true, ...at }, rules);
      return [kind, periods];
    };
    expect(told('break-or-retreat', { underFireOrCharged: true })).toEqual(['break', null]);
    expect(told('break-or-retreat')).toEqual(['retreat', 3]);
    expect(told('break-or-retreat', { hasOrder: false })).toEqual(['retreat', 3]);
    expect(told('retire-disorganised')).toEqual(['retire', 2]);
    expect(told('halt')).toEqual(['halt', 2]);
    expect(told('carry-on')).toEqual(['carry-on', null]);
    expect(told('act-as-general-wishes')).toEqual(['act-as-general-wishes', null]);
    expect(told('uncontrolled-advance')).toEqual(['uncontrolled-advance', 2]);
    expect(told('halt-or-retire', { hasOrder: false, pursuing: true })).toEqual(['halt-disorganised', 1]);
    expect(told('halt-or-retire', { hasOrder: false, halted: true })).toEqual(['retire', 2]);
    expect(told('halt-or-retire', { hasOrder: false })).toEqual(['halt-disorganised', 1]);
    expect(told('move-to-friends-cover-or-hill', { hasOrder: false })).toEqual(['move-to-friends', 2]);
    expect(told('move-to-nearest-enemy', { hasOrder: false })).toEqual(['move-to-enemy', 2]);
    expect(told('halt-or-retire', { hasOrder: false }, reading('neither-pursuing-nor-halted', 'retires'))).toEqual([
      'retire',
      2,
    ]);
    expect(told('halt-or-retire', { pursuing: true }, reading('pursuers-halt-in-disorder', 'in-order'))).toEqual([
      'halt',
      1,
    ]);
    const advance = instructionOf('uncontrolled-advance', { hasOrder: true });
    expect(advance).toMatchObject({ losesOrder: true, moves: 'into-contact' });
    expect(instructionOf('retire-disorganised', { hasOrder: true })).toMatchObject({
      disorganised: true,
      losesOrder: false,
    });
    expect(instructionOf('act-as-general-wishes', { hasOrder: false }).newOrder).toBe(true);
  });

  it('are worse or better than Halt [wrg/reaction/result-worse-than-halt]', () => {
    expect(charts.under.rows.map(row => comparedWithHalt(row, true))).toEqual([
      'worse',
      'worse',
      'halt',
      'better',
      'better',
      'better',
    ]);
    expect(charts.without.rows.map(row => comparedWithHalt(row, false))).toEqual([
      'worse',
      'halt',
      'better',
      'better',
      'better',
      'better',
    ]);
    const third = reading('halt-without-order', 'third-row');
    expect(comparedWithHalt('halt-or-retire', false, third)).toBe('worse');
    expect(comparedWithHalt('move-to-friends-cover-or-hill', false, third)).toBe('halt');
  });
});

describe('a reaction test', () => {
  it('is of three dice, two with a third lost, one with half [wrg/reaction/dice-reduced] [wrg/sheet/dice]', () => {
    const dice = (lost: number) => reactionDice({ ...alone, original: 18, lost }).dice;
    expect([0, 5, 6, 8, 9, 18].map(dice)).toEqual([3, 3, 2, 2, 1, 1]);
  });

  it('is of average dice for regulars, of ordinary ones for barbarians [wrg/reaction/dice-regular] [wrg/reaction/dice-barbarian]', () => {
    expect(reactionDice(alone).marks).toEqual(averageDie);
    expect(reactionDice(as({ training: 'barbarian' })).marks).toEqual([1, 2, 3, 4, 5, 6]);
    expect(reactionTest(as({ training: 'barbarian' }), scripted([1, 1, 6])).total).toBe(8);
  });

  it('adds dice and factors and looks the total up [wrg/reaction/score]', () => {
    const situation = { ...alone, friendUnits: 2, disorganised: true };
    expect(reactionTest(situation, scripted([3, 4, 2]))).toMatchObject({
      thrown: [3, 4, 2],
      factors: 1,
      total: 10,
      result: 'carry-on',
      instruction: { kind: 'carry-on' },
    });
    expect(reactionTest({ ...alone, friendUnitsRouting: 4 }, scripted([3, 3, 3])).instruction.kind).toBe('retreat');
    const charged = { ...alone, friendUnitsRouting: 4, underFireOrCharged: true };
    expect(reactionTest(charged, scripted([3, 3, 3])).instruction.kind).toBe('break');
    expect(reactionTest({ ...alone, hasOrder: false }, scripted([3, 3, 3])).result).toBe(
      'move-to-friends-cover-or-hill',
    );
  });

  it('is known before it is thrown', () => {
    // Three average dice are never under 6 and never over 15; C troops carry on from 6 to 13 and do as the general wishes above.
    const { chances, dice, factors } = reactionOdds(alone);
    expect([dice, factors]).toEqual([3, 0]);
    expect(chances.map(each => each.result)).toEqual(['carry-on', 'act-as-general-wishes']);
    // 14 takes 5, 5, 4 in any order; 15 three fives: 3 × 2 + 1 of 216.
    expect(chances[1]!.probability).toBeCloseTo(7 / 216, 12);
  });

  it('comes to what is known, by the dice of both kinds', () => {
    for (const training of trainings) {
      const situation = as({ training, class: 'D' }, { lost: 4, enemyUnitsFacing: 2 });
      const odds = reactionOdds(situation).chances;
      const throws = 6000;
      const dice = rolled(11);
      const seen = new Map<string, number>();
      for (let at = 0; at < throws; at++) {
        const { result } = reactionTest(situation, dice);
        seen.set(result, (seen.get(result) ?? 0) + 1);
      }
      expect([...seen.keys()].every(result => odds.some(each => each.result === result))).toBe(true);
      const chiSquare = odds.reduce((sum, { result, probability }) => {
        const expected = probability * throws;
        return sum + ((seen.get(result) ?? 0) - expected) ** 2 / expected;
      }, 0);
      expect(chiSquare).toBeLessThan(20);
    }
  });

  it('has totals that lie where dice and factors put them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...trainings),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 6 }),
        (training, lost, friendUnits) => {
          const situation = as({ training }, { lost, friendUnits });
          const { dice, factors, marks, chances } = reactionOdds(situation);
          const totals = reactionTotals(situation);
          const mean = marks.reduce((sum, each) => sum + each, 0) / marks.length;
          expect(totals.mean()).toBeCloseTo(dice * mean + factors, 9);
          expect(chances.reduce((sum, each) => sum + each.probability, 0)).toBeCloseTo(1, 12);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('what tests come to', () => {
  const under = (result: Parameters<typeof comparedWithHalt>[0]) => ({ result, hasOrder: true });

  it('below half strength [wrg/reaction/below-half-unit-effect] [wrg/reaction/below-half-sub-unit-effect]', () => {
    const worse = under('retire-disorganised');
    expect(halfStrengthFate(worse, { subUnit: false, prevented: false })).toBe('leaves-field-for-good');
    expect(halfStrengthFate(worse, { subUnit: false, prevented: true })).toBe('surrenders');
    expect(halfStrengthFate(worse, { subUnit: true, prevented: false })).toBe('retires-in-rout-to-main-body');
    expect(halfStrengthFate(worse, { subUnit: true, prevented: true })).toBe('surrenders');
    expect(halfStrengthFate(under('halt'), { subUnit: false, prevented: true })).toBe('as-instructed');
  });

  it('for what is left of a body [wrg/reaction/test-majority-remainder] [wrg/orders/partial-evade]', () => {
    const worse = under('break-or-retreat');
    expect((['routed', 'evaded', 'cut-off'] as const).map(each => remainderFate(worse, each))).toEqual([
      'routs',
      'evades',
      'breaks',
    ]);
    expect(remainderFate(under('halt'), 'evaded')).toBe('as-instructed');
  });

  it('for levies and mercenaries [wrg/reaction/army-test-side-changers] [wrg/reaction/army-test-mercenaries-leave]', () => {
    const better = under('carry-on');
    expect(armyTestFate(better, { loyalty: 'subject-levies' })).toBe('changes-sides');
    expect(armyTestFate(better, { loyalty: 'mercenaries', nation: 'arab' })).toBe('changes-sides');
    expect(armyTestFate(better, { loyalty: 'mercenaries', nation: 'greek' })).toBe('marches-home');
    expect(armyTestFate(better, { nation: 'arab' })).toBe('as-instructed');
    expect(armyTestFate(under('halt'), { loyalty: 'subject-levies' })).toBe('as-instructed');
  });

  it('for troops in rout [wrg/reaction/test-rally] [wrg/rally/test]', () => {
    expect(rallies(under('halt'))).toBe(false);
    expect(rallies(under('carry-on'))).toBe(true);
    expect(rallies({ result: 'move-to-friends-cover-or-hill', hasOrder: false })).toBe(true);
  });

  it('for a charge [wrg/reaction/test-charging]', () => {
    expect(chargeGoesIn(under('halt'))).toBe(false);
    expect(chargeGoesIn(under('halt'), reading('charge-after-test', 'halt-too'))).toBe(true);
    expect(chargeGoesIn(under('retire-disorganised'), reading('charge-after-test', 'halt-too'))).toBe(false);
    expect(chargeGoesIn(under('carry-on'))).toBe(true);
  });

  it('for a charge without an order: who is told to go away from the enemy does not go in [wrg/reaction/test-charging] [wrg/reaction/result-no-order-move-to-friends]', () => {
    const without = (result: Parameters<typeof chargeGoesIn>[0]['result'], halt = 'better-than-halt') =>
      chargeGoesIn({ result, hasOrder: false }, reading('charge-after-test', halt));
    expect(without('move-to-friends-cover-or-hill')).toBe(false);
    expect(without('move-to-friends-cover-or-hill', 'halt-too')).toBe(false);
    expect(without('move-to-nearest-enemy')).toBe(true);
  });

  it('in the press friends farther off do not count [wrg/reaction/test-below-half-in-melee]', () => {
    expect(friendsCountedWithin({ cause: 'below-half-strength', engaged: true })).toBe(30);
    expect(friendsCountedWithin({ cause: 'below-half-strength', engaged: false })).toBeNull();
    expect(friendsCountedWithin({ cause: 'fire', engaged: true })).toBeNull();
    expect(
      friendsCountedWithin({ cause: 'fire', engaged: true }, reading('far-friends-ignored', 'all-tests-of-one-body')),
    ).toBe(30);
  });
});
