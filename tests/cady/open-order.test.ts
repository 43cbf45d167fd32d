import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { type Drill, drilled, formationFaults } from '../../src/rulesets/cady/common/moving/formation.js';
import { marchesInColumn } from '../../src/rulesets/cady/common/moving/movement.js';
import {
  type Passing,
  type PassThrough,
  passThroughCost,
  passThroughFaults,
} from '../../src/rulesets/cady/common/moving/pass-through.js';
import {
  maySkirmish,
  type SkirmishLine,
  skirmishFaults,
  skirmishFrontage,
} from '../../src/rulesets/cady/common/moving/skirmish.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { commonRulesUnder } from '../rules-under.js';

describe('facing and formation', () => {
  const unit: Drill = { morale: 3, formation: { ranks: 2, files: 10 }, facing: 90, order: {} };

  it('without an order a unit faces the way it last moved [cady/common/facing/default-last-direction]', () => {
    expect(drilled({ ...unit, lastMoved: 45 }, commonRules()).facing).toBe(45);
    expect(drilled(unit, commonRules()).facing).toBe(90);
    const ordered = commonRulesUnder({ 'cady/ruling/order-contents': 'must-be-ordered' });
    expect(drilled({ ...unit, lastMoved: 45 }, ordered).facing).toBe(90);
  });

  it('it faces one way, keeps what it was last told, and does what its order says [cady/common/facing/whole-unit-same-facing] [cady/common/facing/formation-persists] [cady/common/orders/position-formation-facing]', () => {
    expect(drilled(unit, commonRules())).toMatchObject({ formation: unit.formation, thirds: 0 });
    const order = { formation: { ranks: 4, files: 5 }, facing: 180 };
    expect(drilled({ ...unit, lastMoved: 45, order }, commonRules())).toMatchObject(order);
  });

  it('turning every figure in place is free [cady/common/facing/turn-in-place-free]', () => {
    expect(drilled({ ...unit, order: { facing: 180 } }, commonRules())).toMatchObject({ facing: 180, thirds: 0 });
    const dear = commonRulesUnder({ 'cady/ruling/facing-change-cost': 'counts-as-a-turn' });
    expect(drilled({ ...unit, order: { facing: 180 } }, dear).thirds).toBe(3);
  });

  it('2 deep by 10 across to 4 by 5 costs a third [cady/common/definition/formation-change]', () => {
    const order = { formation: { ranks: 4, files: 5 } };
    expect(drilled({ ...unit, order }, commonRules())).toMatchObject({ formation: order.formation, thirds: 1 });
  });

  it('not in melee, and not by militia [cady/common/melee/no-formation-change]', () => {
    const order = { formation: { ranks: 4, files: 5 } };
    const clauses = (some: Partial<Drill>) =>
      formationFaults({ ...unit, order, ...some }, commonRules()).map(({ clause }) => clause);
    expect(clauses({ inMelee: true })).toEqual(['cady/common/melee/no-formation-change']);
    expect(clauses({ morale: 1 })).toEqual(['cady/common/formation/peasants-militia-none']);
    expect(clauses({ morale: 1, inMelee: true, order: { formation: unit.formation } })).toEqual([]);
    expect(() => drilled({ ...unit, order, inMelee: true }, commonRules())).toThrow(RuleViolation);
  });

  it('is of ranks and files that the stands fill [cady/common/definition/formation-always]', () => {
    const faults = (ranks: number, files: number) =>
      formationFaults({ ...unit, stands: 20, order: { formation: { ranks, files } } }, commonRules()).length;
    expect([faults(4, 5), faults(7, 3), faults(1, 20), faults(20, 1)]).toEqual([0, 0, 0, 0]);
    expect([faults(3, 5), faults(5, 5), faults(0, 20), faults(2.5, 8)]).toEqual([1, 1, 1, 1]);
  });

  it('the column march is for the musket period alone [cady/common/formation/column-march-not-medieval]', () => {
    const column = { abreast: 4, bend: 0, obstacles: false };
    expect(marchesInColumn({ arm: 'infantry', move: 30, morale: 5, column }, commonRules())).toBe(false);
  });
});

describe('a skirmish line', () => {
  const line: SkirmishLine = { light: true, morale: 4, ordered: true, gap: 2, moves: [{ goes: 30, may: 30 }] };
  const clauses = (some: Partial<SkirmishLine>) =>
    skirmishFaults({ ...line, ...some }, commonRules()).map(({ clause }) => clause?.split('/').at(-1));

  it('is for light troops of morale two or more [cady/common/skirmish/who] [cady/common/unit/light-spacing-2cm]', () => {
    const may = (light: boolean, morale: number, rabble = false) =>
      maySkirmish({ light, morale, rabble }, commonRules());
    expect([may(true, 2), may(true, 4), may(false, 4), may(true, 1), may(true, 3, true)]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(maySkirmish({ light: false, morale: 3, natives: true }, commonRules())).toBe(true);
    const exactly = commonRulesUnder({ 'cady/ruling/skirmish-line-morale': 'two-alone' });
    expect(maySkirmish(line, exactly)).toBe(false);
    expect(clauses({ light: false })).toEqual(['who']);
  });

  it('has up to 2 cm between stands [cady/common/skirmish/gap]', () => {
    expect(clauses({ gap: 2 })).toEqual([]);
    expect(clauses({ gap: 2.1 })).toEqual(['gap']);
  });

  it('is ordered, and no figure outruns itself [cady/common/skirmish/needs-order] [cady/common/skirmish/max-move]', () => {
    expect(clauses({ ordered: false })).toEqual(['needs-order']);
    expect(clauses({ moves: [{ goes: 31, may: 30 }] })).toEqual(['max-move']);
  });

  it('covers more front [cady/common/definition/skirmish-line]', () => {
    expect(skirmishFrontage({ stands: 10, front: 2, gap: 0 }, commonRules())).toBe(20);
    expect(skirmishFrontage({ stands: 10, front: 2, gap: 2 }, commonRules())).toBe(38);
    expect(() => skirmishFrontage({ stands: 10, front: 2, gap: 3 }, commonRules())).toThrow(RuleViolation);
  });
});

describe('passing through friends', () => {
  const mover: Passing = { morale: 3, ranks: 1, stationary: false };
  const friend: Passing = { morale: 3, ranks: 2, stationary: true };
  const clauses = (m: Partial<Passing> = {}, f: Partial<Passing> = {}) =>
    passThroughFaults({ mover: { ...mover, ...m }, friend: { ...friend, ...f } }, commonRules()).map(({ clause }) =>
      clause?.split('/').at(-1),
    );

  it('needs morale three of both [cady/common/pass-through/morale-3]', () => {
    expect(clauses()).toEqual([]);
    expect(clauses({ morale: 2 })).toEqual(['morale-3']);
    expect(clauses({}, { morale: 2 })).toEqual(['morale-3']);
    const four = commonRulesUnder({ 'cady/ruling/pass-through-morale': 'four' });
    expect(passThroughFaults({ mover, friend }, four)).toHaveLength(2);
  });

  it('no charge, forced march, withdrawal or change of formation [cady/common/pass-through/no-special-order]', () => {
    for (const order of ['charge', 'forced-march', 'orderly-withdrawal', 'formation-change'] as const) {
      expect(clauses({ order })).toEqual(['no-special-order']);
      expect(clauses({}, { order })).toEqual(['no-special-order']);
    }
  });

  it('neither in melee nor under fire [cady/common/pass-through/not-engaged]', () => {
    expect(clauses({ inMelee: true }, { underFire: true })).toEqual(['not-engaged', 'not-engaged']);
  });

  it('one of the two stands still [cady/common/pass-through/one-stationary]', () => {
    expect(clauses({}, { stationary: false })).toEqual(['one-stationary']);
  });

  it('one rank through two at most [cady/common/pass-through/ranks]', () => {
    expect([clauses({ ranks: 2 }, { ranks: 1 }), clauses({ ranks: 2 }), clauses({}, { ranks: 3 })]).toEqual([
      [],
      ['ranks'],
      ['ranks'],
    ]);
  });

  it('neither under back and turn or rout [cady/common/pass-through/no-poor-reaction]', () => {
    expect(clauses({ reaction: 'back' })).toEqual([]);
    expect(clauses({ reaction: 'back-and-turn' }, { reaction: 'rout' })).toEqual([
      'no-poor-reaction',
      'no-poor-reaction',
    ]);
  });

  it('skirmishers need four, and pass for nothing [cady/common/pass-through/skirmish-morale] [cady/common/pass-through/skirmish-no-cost]', () => {
    expect(clauses({ skirmishing: true })).toEqual(['skirmish-morale', 'skirmish-morale']);
    const light: PassThrough = { mover: { ...mover, morale: 4, skirmishing: true }, friend: { ...friend, morale: 5 } };
    expect(passThroughFaults(light, commonRules())).toEqual([]);
    expect(passThroughCost(light, commonRules()).thirds).toBe(0);
    const lenient = commonRulesUnder({ 'cady/ruling/pass-through-skirmish': 'as-others' });
    expect(passThroughFaults({ mover: { ...mover, skirmishing: true }, friend }, lenient)).toEqual([]);
  });

  it('costs others a third [cady/common/pass-through/cost]', () => {
    expect(passThroughCost({ mover, friend }, commonRules()).thirds).toBe(1);
  });

  it('guns are held to the same [cady/common/pass-through/artillery]', () => {
    expect(clauses({ morale: 4 })).toEqual([]);
    expect(clauses({ morale: null })).toEqual(['morale-3']);
  });

  it('all conditions are asked for, each on its own [cady/common/pass-through/all-conditions]', () => {
    const anyUnit = fc.record({
      morale: fc.option(fc.integer({ min: 1, max: 5 })),
      ranks: fc.integer({ min: 1, max: 4 }),
      stationary: fc.boolean(),
      inMelee: fc.boolean(),
      underFire: fc.boolean(),
    });
    fc.assert(
      fc.property(anyUnit, anyUnit, (one, other) => {
        const there = passThroughFaults({ mover: one, friend: other }, commonRules());
        const back = passThroughFaults({ mover: other, friend: one }, commonRules());
        expect(back).toHaveLength(there.length);
        const fine = [one, other].every(unit => (unit.morale ?? 0) >= 3 && !unit.inMelee && !unit.underFire);
        const still = one.stationary || other.stationary;
        const thin = Math.max(one.ranks, other.ranks) <= 2 && Math.min(one.ranks, other.ranks) === 1;
        expect(there.length === 0).toBe(fine && still && thin);
      }),
    );
  });
});
