import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distribution, usingScript } from '../../src/dice/index.js';
import { commonBook } from '../../src/rulesets/cady/common/book/print.js';
import * as rulings from '../../src/rulesets/cady/common/book/rulings.js';
import { chargeFaults } from '../../src/rulesets/cady/common/fighting/charge.js';
import {
  fatigueAfter,
  maySecondaryAttack,
  meleeRound,
  secondaryAttack,
} from '../../src/rulesets/cady/common/fighting/melee.js';
import { turnsToFight } from '../../src/rulesets/cady/common/fighting/morale.js';
import { shockOdds } from '../../src/rulesets/cady/common/fighting/shock.js';
import { goTogether, paceOf } from '../../src/rulesets/cady/common/moving/keeping-together.js';
import { parseOrder, readOrder } from '../../src/rulesets/cady/common/orders.js';
import { printOrder } from '../../src/rulesets/cady/common/print-orders.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { destination } from '../../src/table/index.js';
import { commonRulesUnder } from '../rules-under.js';

describe('orders', () => {
  it('mean the directions of the table [cady/common/orders/compass] [cady/common/materials/compass-directions]', () => {
    const towards = (text: string) => {
      const [leg] = parseOrder(text).legs;
      return leg === undefined || leg.direction === 'ahead'
        ? undefined
        : destination({ x: 0, y: 0 }, leg.direction, 10);
    };
    expect(towards('N 10 cm')).toEqual({ x: 0, y: 10 });
    expect(towards('E 10 cm')).toEqual({ x: 10, y: 0 });
    expect(towards('S full')).toEqual({ x: 0, y: -10 });
  });

  it('say everything that is to be done [cady/common/orders/extra-explanation]', () => {
    expect(parseOrder('N 10 cm, Col 4, F E, FIRE red-2, FB')).toEqual({
      gait: 'march',
      legs: [{ direction: 0, distance: { by: 'cm', cm: 10 } }],
      formation: { shape: 'column', abreast: 4 },
      facing: 90,
      fire: { fire: 'at', target: 'red-2' },
      fireFirst: true,
    });
    expect(readOrder('N until the fork')).toHaveProperty('violations');
  });

  it('are followed as written, whatever was meant [cady/common/orders/as-written]', () => {
    // Who writes south for north goes south.
    expect(parseOrder('S full').legs[0]?.direction).toBe(180);
    for (const text of ['N 1/3, Col 4, F N', 'ADV 30 cm, LB, F N', 'H, HF']) {
      expect(printOrder(parseOrder(printOrder(parseOrder(text))))).toBe(printOrder(parseOrder(text)));
    }
  });

  it('to charge are announced before anybody moves [cady/common/charge/declare-at-start]', () => {
    const charge = { arm: 'cavalry', turns: [] } as const;
    expect(chargeFaults({ ...charge, declared: 'at-start' }, commonRules())).toEqual([]);
    expect(chargeFaults({ ...charge, declared: 'during-movement' }, commonRules())).toMatchObject([
      { clause: 'cady/common/charge/declare-at-start' },
    ]);
  });
});

describe('moving together', () => {
  it('at the rate of the slowest [cady/common/movement/slowest-figure]', () => {
    expect(paceOf({ figures: [30, 24, 36] })).toBe(24);
  });

  it('all stop with the stand that is stopped, none outruns itself [cady/common/movement/keep-contact] [cady/common/movement/figure-maximum]', () => {
    const stand = { may: 30, way: 30 };
    expect(goTogether({ stands: [stand, { may: 30, way: 12 }, stand] })).toMatchObject({ cm: 12 });
    expect(goTogether({ stands: [stand, { may: 30, way: 12 }] }).because).toHaveLength(1);
    expect(goTogether({ stands: [stand, stand] })).toEqual({ cm: 30, because: [] });
    const stands = fc.array(fc.record({ may: fc.nat(90), way: fc.nat(120) }), { minLength: 1, maxLength: 18 });
    fc.assert(
      fc.property(stands, some => {
        const { cm } = goTogether({ stands: some });
        for (const { may, way } of some) expect(cm).toBeLessThanOrEqual(Math.min(may, way));
        expect(some.some(({ may, way }) => Math.min(may, way) === cm)).toBe(true);
      }),
    );
  });
});

describe('melee', () => {
  const groups = [
    { unit: 'red', melee: 8, figures: 3 },
    { unit: 'blue', melee: 5, figures: 4 },
  ];

  it('has every figure attack once, and defend as often as it must [cady/common/melee/once-as-attacker]', () => {
    const flanked = [groups[0], { ...groups[1], secondary: [{ attackedOn: 'flank' as const }] }].map(group => ({
      unit: '',
      melee: 0,
      figures: 0,
      ...group,
    }));
    // Seven dice for seven figures, then one for each that is left of those attacked again.
    const fought = usingScript([1, 1, 1, 6, 1, 1, 1, 5, 4, 4], dice =>
      meleeRound({ groups: flanked }, dice, commonRules()),
    );
    expect(fought.losses).toEqual([
      { unit: 'red', lost: 0 },
      { unit: 'blue', lost: 2 },
    ]);
  });

  it('takes the losses of both sides at once, whoever is reckoned first [cady/common/sequence/simultaneous]', () => {
    const losses = (order: typeof groups) =>
      distribution(dice => {
        const lost = meleeRound({ groups: order }, dice, commonRules()).losses;
        return Object.fromEntries(
          [...lost].sort((a, b) => (a.unit < b.unit ? -1 : 1)).map(each => [each.unit, each.lost]),
        );
      });
    const [one, other] = [losses(groups), losses([...groups].reverse())];
    for (const { value, probability } of one.outcomes) expect(other.probability(value)).toBeCloseTo(probability, 12);
  });

  it('costs a point a turn, and a quiet turn gives one back [cady/common/definition/melee-point]', () => {
    const quiet = { fought: false, moved: false };
    expect(fatigueAfter({ fatigue: 2, fought: true, moved: false }, commonRules())).toBe(3);
    expect(fatigueAfter({ fatigue: 2, ...quiet }, commonRules())).toBe(1);
    const glossary = commonRulesUnder({ 'cady/ruling/melee-point-recovery': 'all' });
    expect(fatigueAfter({ fatigue: 2, ...quiet }, glossary)).toBe(0);
  });

  it('knows secondary attacks on flank and rear, by figures strong enough [cady/common/definition/secondary-attack]', () => {
    expect(maySecondaryAttack({ attacker: { melee: 5 }, defender: { melee: 5 } })).toBe(true);
    expect(maySecondaryAttack({ attacker: { melee: 2 }, defender: { melee: 9 } })).toBe(false);
    const attacked = { defender: { melee: 5, attackedOn: 'rear' as const }, figures: 2 };
    expect(usingScript([3, 4], dice => secondaryAttack(attacked, dice, commonRules()).lost)).toBe(1);
  });

  it('a unit back and turned does not turn round to fight [cady/common/morale/back-and-turn-rear]', () => {
    expect(turnsToFight({ under: 'back-and-turn', attackedOn: 'rear' })).toBe(false);
    expect(turnsToFight({ under: 'back-and-turn', attackedOn: 'flank' })).toBe(true);
    expect(turnsToFight({ under: 'back', attackedOn: 'rear' })).toBe(true);
  });

  it('some foot has shock: half a one, one, or none [cady/common/shock/infantry-with-shock]', () => {
    const dice = (shock: number, figures: number) =>
      shockOdds(
        { attacker: 'infantry', receiver: 'medium-infantry', figures, shock, chargeOrdered: true, clearPath: 6 },
        commonRules(),
      ).dice;
    expect([dice(1, 8), dice(0.5, 8), dice(0.5, 7), dice(0, 8)]).toEqual([8, 4, 3, 0]);
    const { grenadiers, guard, militia } = musketRules().troops;
    expect([grenadiers.shock > 0, guard.shock > 0, militia.shock]).toEqual([true, true, 0]);
  });
});

describe('the card as an edition', () => {
  it('takes the card’s reading of everything that it prints, and nothing else', () => {
    const card = commonBook.with({ edition: 'card' }).choices;
    expect(commonBook.with({ edition: 'book' }).choices).toEqual({});
    const printed = rulings.commonRulings.filter(ruling =>
      ruling.readings.some(reading => 'source' in reading && reading.source === 'cady-card'),
    );
    expect(Object.keys(card).sort()).toEqual(printed.map(({ id }) => id).sort());
    expect(printed.length).toBeGreaterThan(3);
    expect(() => commonRules(commonBook.with({ edition: 'card' }))).not.toThrow();
  });
});
