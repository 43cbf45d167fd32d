import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scripted, usingScript } from '../../src/dice/index.js';
import { RuleViolation } from '../../src/rulebook/index.js';
import { detach, moraleWhenLed } from '../../src/rulesets/cady/common/army/commanders.js';
import { type Dispatch, dispatchRide } from '../../src/rulesets/cady/common/army/dispatch.js';
import { expectReinforcements, type Reinforcement } from '../../src/rulesets/cady/common/army/reinforcements.js';
import {
  type Enlisted,
  imperialCost,
  loyalAfter,
  mercenaryFaults,
  missileFaults,
  rosterFaults,
  takesPostMeleeMorale,
} from '../../src/rulesets/cady/common/army/roster.js';
import { groundLength, tableLength, unitOfLength } from '../../src/rulesets/cady/common/army/scale.js';
import {
  type Regrouping,
  regroupingFaults,
  supremeCommanderDispatches,
} from '../../src/rulesets/cady/common/army/supreme-commander.js';
import { baseSizesAncientMedieval, baseSizesMusket, groundScale } from '../../src/rulesets/cady/common/book/charts.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { musket } from '../../src/rulesets/cady/musket/index.js';
import { commonRulesUnder } from '../rules-under.js';

const unit = (number: string, type: string, figures: number, more: Partial<Enlisted> = {}): Enlisted => ({
  number,
  stands: Array.from({ length: figures / 2 }, () => ({ type, figures: 2 })),
  ...more,
});
const clauses = (...units: Enlisted[]) =>
  rosterFaults({ units }, commonRules()).map(({ clause }) => clause?.split('/').slice(-2).join('/'));

describe('a roster', () => {
  it('gives every unit a number of its own [cady/common/unit/permanent-number]', () => {
    expect(clauses(unit('1', 'militia', 20), unit('2', 'militia', 20))).toEqual([]);
    expect(clauses(unit('1', 'militia', 20), unit('1', 'rifles', 20))).toEqual(['unit/permanent-number']);
  });

  it('puts like with like, 6 to 36 of them [cady/common/definition/like-type] [cady/common/definition/unit-size]', () => {
    const mixed = {
      ...unit('1', 'militia', 20),
      stands: [...unit('1', 'militia', 20).stands, { type: 'rifles', figures: 2 }],
    };
    expect(clauses(mixed)).toEqual(['definition/like-type']);
    expect([4, 6, 36, 38].map(figures => clauses(unit('1', 'guard', figures)).length)).toEqual([1, 0, 0, 1]);
  });

  it('two figures of foot on a stand, one of horse or a gun [cady/common/definition/stands]', () => {
    for (const { rows, cells } of [baseSizesMusket, baseSizesAncientMedieval]) {
      for (const row of rows) {
        const { arm, figures } = (cells as Record<string, { arm: unknown; figures: unknown }>)[row] ?? {};
        if (arm === 'cavalry') expect(figures, row).toBe(1);
        if (arm === 'missile') expect(figures, row).toBe(2);
      }
    }
    expect(baseSizesAncientMedieval.cells['men-at-arms'].figures).toBe(1);
    expect(baseSizesAncientMedieval.cells.peasants.figures).toBe(2);
  });

  it('has a third of missile troops at most, unless agreed otherwise [cady/common/cost/medieval-missile-limit]', () => {
    const army = (bows: number, spears: number) => ({
      units: [unit('1', 'longbow', bows, { missile: true }), unit('2', 'spear', spears)],
    });
    expect(missileFaults(army(10, 20), commonRules())).toEqual([]);
    expect(missileFaults(army(12, 20), commonRules())).toHaveLength(1);
    expect(missileFaults({ ...army(12, 20), agreedOtherwise: true }, commonRules())).toEqual([]);
  });
});

describe('imperials and mercenaries', () => {
  it('imperials cost double, and a side has one unit [cady/common/definition/imperials-cost] [cady/common/definition/imperials-one-unit]', () => {
    expect(imperialCost({ cost: 7 }, commonRules()).cost).toBe(14);
    const guard = (number: string) => unit(number, 'guard', 20, { imperial: true });
    expect(clauses(guard('1'))).toEqual([]);
    expect(clauses(guard('1'), guard('2'))).toEqual(['definition/imperials-one-unit']);
  });

  it('imperials fight to the last man [cady/common/definition/imperials-fight-to-last]', () => {
    expect([takesPostMeleeMorale({ imperial: true }), takesPostMeleeMorale({ imperial: false })]).toEqual([
      false,
      true,
    ]);
  });

  it('mercenaries are cheaper, and may leave or change sides [cady/common/definition/mercenary-troops]', () => {
    expect([4, 5, 0].map(price => mercenaryFaults({ price, regularCost: 5 }, commonRules()).length)).toEqual([0, 1, 1]);
    const sides = { side: 'red', enemy: 'blue' };
    expect(loyalAfter({ ...sides, mercenary: true, event: 'stays' })).toBe('red');
    expect(loyalAfter({ ...sides, mercenary: true, event: 'leaves' })).toBeNull();
    expect(loyalAfter({ ...sides, mercenary: true, event: 'changes-sides' })).toBe('blue');
    expect(loyalAfter({ ...sides, mercenary: false, event: 'changes-sides' })).toBe('red');
  });
});

describe('commanders', () => {
  it('may raise the morale of the unit they lead, as agreed [cady/common/sequence/step-1-leader]', () => {
    const king = { rank: 'supreme-commander', leads: true } as const;
    expect(moraleWhenLed({ morale: 4, leader: king }, commonRules())).toMatchObject({ morale: 4, threeDice: true });
    const agreed = commonRulesUnder({ 'cady/ruling/leader-morale': 'one' });
    expect(moraleWhenLed({ morale: 4, leader: king }, agreed).morale).toBe(5);
    expect(moraleWhenLed({ morale: 5, leader: king }, agreed).morale).toBe(5);
    expect(moraleWhenLed({ morale: 4, leader: { ...king, leads: false } }, agreed)).toMatchObject({
      morale: 4,
      threeDice: false,
    });
    expect(moraleWhenLed({ morale: 4, leader: { rank: 'commander', leads: true } }, agreed).threeDice).toBe(false);
  });

  const merged: Regrouping = {
    level: 'advanced',
    during: { commander: { rank: 'supreme-commander', leads: true } },
    from: [
      { type: 'spear', figures: 8 },
      { type: 'spear', figures: 10 },
    ],
    into: [{ type: 'spear', figures: 18 }],
  };
  const faults = (change: Partial<Regrouping>) =>
    regroupingFaults({ ...merged, ...change }, commonRules()).map(({ clause }) => clause?.split('/').at(-1));

  it('units stay as they were formed [cady/common/unit/fixed-for-game]', () => {
    expect(faults({ during: { commander: null } })).toEqual(['fixed-for-game']);
    expect(faults({ during: { commander: { rank: 'commander', leads: true } } })).toEqual(['fixed-for-game']);
    expect(faults({ during: null, level: 'basic' })).toEqual([]);
  });

  it('but for the supreme commander of an advanced game, who joins small ones [cady/common/unit/supreme-commander-exception]', () => {
    expect(faults({})).toEqual([]);
    expect(faults({ level: 'intermediate' })).toEqual(['fixed-for-game']);
    expect(
      faults({
        from: merged.into,
        into: [
          { type: 'spear', figures: 9 },
          { type: 'spear', figures: 9 },
        ],
      }),
    ).toEqual(['supreme-commander-exception']);
    expect(
      faults({
        from: [
          { type: 'bow', figures: 8 },
          { type: 'spear', figures: 10 },
        ],
      }),
    ).toEqual(['like-type', 'like-type']);
  });

  it('detach a stand or a crew to man a gun [cady/common/definition/detach]', () => {
    expect(detach({ from: { arm: 'infantry', figures: 20 }, stand: 2, takes: 'stand' }, commonRules())).toEqual({
      left: 18,
      crew: 2,
      trained: false,
    });
    expect(detach({ from: { arm: 'artillery', figures: 4 }, stand: 1, takes: 'crew' }, commonRules())).toEqual({
      left: 0,
      crew: 4,
      trained: true,
    });
    expect(() => detach({ from: { arm: 'infantry', figures: 1 }, stand: 2, takes: 'stand' }, commonRules())).toThrow(
      RuleViolation,
    );
  });
});

describe('dispatch riders', () => {
  const dispatch: Dispatch = { order: 'N full', to: 'left wing', from: 'general', way: 120 };

  it('an order holds when its rider is there [cady/common/orders/dispatch-rider]', () => {
    const first = dispatchRide(dispatch, commonRules());
    expect(first).toMatchObject({ state: 'on-the-way', way: 30, readBy: null });
    expect(dispatchRide({ ...dispatch, way: first.way }, commonRules())).toMatchObject({
      state: 'delivered',
      readBy: 'commander',
    });
    expect(dispatchRide({ ...dispatch, thirdsLost: 1 }, commonRules()).way).toBe(60);
  });

  it('a fallen rider’s order is read by an enemy near enough [cady/common/orders/dispatch-captured]', () => {
    const fallen = (nearestEnemy: number | null) =>
      dispatchRide({ ...dispatch, way: 1, killed: { nearestEnemy } }, commonRules());
    expect(fallen(1)).toMatchObject({ state: 'captured', readBy: 'enemy' });
    expect(fallen(1.5)).toMatchObject({ state: 'lost', readBy: null });
    expect(fallen(null)).toMatchObject({ state: 'lost', readBy: null });
    const rules = commonRulesUnder({ 'cady/ruling/dispatch-riders': 'light-horse-within-ten' });
    expect(dispatchRide({ ...dispatch, killed: { nearestEnemy: 10 } }, rules).state).toBe('captured');
  });

  it('set out from the supreme commander, while there is one [cady/common/orders/supreme-commander-writes]', () => {
    const orders = [{ to: 'left wing', order: 'H', way: 50 }];
    expect(supremeCommanderDispatches({ commander: { id: 'general', inPlay: true }, orders })).toEqual([
      { to: 'left wing', order: 'H', way: 50, from: 'general' },
    ]);
    expect(supremeCommanderDispatches({ commander: { id: 'general', inPlay: false }, orders })).toEqual([]);
  });

  it('is never farther off for having ridden, nor read by two', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(4), (way, thirdsLost) => {
        const now = dispatchRide({ ...dispatch, way, thirdsLost }, commonRules());
        expect(now.way).toBeLessThanOrEqual(way);
        expect(now.readBy === 'commander').toBe(now.way === 0);
      }),
    );
  });
});

describe('reinforcements', () => {
  const at = { x: 0, y: 50 };
  const late: Reinforcement = { units: ['guard'], arrival: { on: 'turn', turn: 3 }, at };
  const chancy: Reinforcement = {
    units: ['horse', 'guns'],
    arrival: { on: 'die', sides: 6, earliest: 2 },
    at: { x: 9, y: 9 },
  };

  it('come at different places and times [cady/common/scenario/staggered-entry]', () => {
    const expected = expectReinforcements({ reinforcements: [late] }, scripted([]));
    expect(expected).toEqual([{ units: ['guard'], turn: 3, at }]);
  });

  it('or when a die says so [cady/common/scenario/random-reinforcements]', () => {
    const on = (shown: number) =>
      usingScript([shown], dice =>
        expectReinforcements({ reinforcements: [late, chancy] }, dice).map(({ turn }) => turn),
      );
    expect([on(1), on(6)]).toEqual([
      [3, 2],
      [3, 7],
    ]);
    const faulty = { ...chancy, arrival: { on: 'die', sides: 1, earliest: 1 } } as const;
    expect(() => expectReinforcements({ reinforcements: [faulty] }, scripted([]))).toThrow(RuleViolation);
    expect(() =>
      expectReinforcements({ reinforcements: [{ ...late, arrival: { on: 'turn', turn: 0 } }] }, scripted([])),
    ).toThrow(RuleViolation);
  });
});

describe('the table', () => {
  it('is measured in centimetres [cady/common/materials/metric] [cady/common/definition/unit-of-length]', () => {
    expect(unitOfLength).toBe('cm');
    expect(musket.unit).toBe(unitOfLength);
  });

  it('ten yards are three of them, as the table of the book has it [cady/common/scale/ground] [cady/common/scale/ground-table]', () => {
    for (const row of groundScale.rows) {
      const yards = Number.parseInt(row, 10);
      const cm = groundScale.cells[row]['board-cm'];
      expect(tableLength({ yards }), row).toBe(cm);
      expect(groundLength({ cm }), row).toBe(yards);
    }
  });
});
