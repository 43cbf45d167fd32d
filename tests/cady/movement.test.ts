import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import {
  type Movement,
  marchesInColumn,
  mayChangeFormation,
  movementAllowance,
  terrainCosts,
} from '../../src/rulesets/cady/common/moving/movement.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { musketRules } from '../../src/rulesets/cady/musket/rules.js';
import { musketRulesUnder } from '../rules-under.js';

const regulars: Movement = { arm: 'infantry', move: 36, morale: 4 };
const cm = (changes: Partial<Movement> = {}) => movementAllowance({ ...regulars, ...changes }, musketRules()).cm;
const column = { abreast: 4, bend: 45, obstacles: false };

describe('movement allowance', () => {
  it('a third more for a charge, a third less in the turn after [cady/common/charge/move-bonus] [cady/common/charge/next-turn-reduction] [cady/common/movement/charge-bonus-chart]', () => {
    expect(cm({ charging: true })).toBe(48);
    expect(cm({ chargedLastTurn: true })).toBe(24);
    expect(cm({ arm: 'cavalry', move: 90, charging: true })).toBe(120);
  });

  it('a third less for each sharp change of direction [cady/common/movement/direction-change]', () => {
    expect(cm({ turns: 1 })).toBe(24);
    expect(cm({ turns: 2 })).toBe(12);
  });

  it('a third less for a change of formation [cady/common/movement/formation-change] [cady/common/formation/change-costs-third] [cady/common/facing/formation-change-cost]', () => {
    expect(cm({ formationChange: true })).toBe(24);
  });

  it('militia may not change formation at all [cady/common/formation/peasants-militia-none]', () => {
    expect(mayChangeFormation({ morale: 1 }, musketRules())).toBe(false);
    expect(mayChangeFormation({ morale: 2 }, musketRules())).toBe(true);
    expect(() => cm({ morale: 1, formationChange: true })).toThrow(RuleViolation);
  });

  it('a third less for each friend passed through [cady/common/movement/pass-through]', () => {
    expect(cm({ passesThrough: 1 })).toBe(24);
  });

  it('reductions are thirds of the printed move and leave nothing at the least [cady/common/movement/reductions-list]', () => {
    expect(cm({ formationChange: true, turns: 1 })).toBe(12);
    expect(cm({ formationChange: true, turns: 2, chargedLastTurn: true })).toBe(0);
    expect(cm({ charging: true, chargedLastTurn: true })).toBe(36);
  });

  it('a square stands until it re-forms [cady/musket/square/immobile]', () => {
    expect(cm({ square: true })).toBe(0);
    expect(cm({ square: true, formationChange: true })).toBe(24);
  });

  it('never less than nothing, never more than a third on top', () => {
    const anything = fc.record({
      arm: fc.constantFrom('infantry', 'cavalry', 'artillery'),
      move: fc.integer({ min: 1, max: 90 }),
      morale: fc.integer({ min: 2, max: 5 }),
      charging: fc.boolean(),
      chargedLastTurn: fc.boolean(),
      formationChange: fc.boolean(),
      turns: fc.nat(4),
      passesThrough: fc.nat(2),
      column: fc.record({ abreast: fc.nat(6), bend: fc.nat(90), obstacles: fc.boolean() }),
    });
    fc.assert(
      fc.property(anything, unit => {
        const { thirds, cm: allowed } = movementAllowance(unit, musketRules());
        expect(thirds).toBeGreaterThanOrEqual(0);
        expect(thirds).toBeLessThanOrEqual(4);
        expect(allowed).toBeCloseTo((unit.move * thirds) / 3);
        const hindered = movementAllowance({ ...unit, turns: unit.turns + 1 }, musketRules());
        expect(hindered.thirds).toBeLessThanOrEqual(thirds);
      }),
    );
  });
});

describe('the column march', () => {
  const marches = (changes: Partial<Movement> = {}) =>
    marchesInColumn({ ...regulars, column, ...changes }, musketRules());

  it('gains a third: 36 becomes 48 and 30 becomes 40 [cady/common/formation/column-march-bonus] [cady/common/movement/column-bonus-chart] [cady/musket/movement/column-bonus]', () => {
    expect(cm({ column })).toBe(48);
    expect(cm({ move: 30, morale: 5, column })).toBe(40);
  });

  it('for morale 4 and 5, and infantry', () => {
    expect(marches({ morale: 2 })).toBe(false);
    expect(marches({ arm: 'cavalry', morale: 5 })).toBe(false);
  });

  it('two or four abreast [cady/common/formation/column-march-width]', () => {
    expect([1, 2, 3, 4, 6].filter(abreast => marches({ column: { ...column, abreast } }))).toEqual([2, 4]);
  });

  it('straight, up to 45 degrees [cady/common/formation/column-march-straight]', () => {
    expect(marches({ column: { ...column, bend: 45 } })).toBe(true);
    expect(marches({ column: { ...column, bend: 46 } })).toBe(false);
  });

  it('with nothing in the way [cady/common/formation/column-march-no-obstacle]', () => {
    expect(marches({ column: { ...column, obstacles: true } })).toBe(false);
    expect(marches({ formationChange: true })).toBe(false);
  });

  it('not in a charge [cady/common/formation/column-march-no-charge]', () => {
    expect(cm({ column, charging: true })).toBe(48);
  });

  it('is the musket period’s: the common rules give it to nobody', () => {
    expect(marchesInColumn({ ...regulars, column }, commonRules())).toBe(false);
  });
});

describe('what the ground costs', () => {
  const foot = terrainCosts({ arm: 'infantry' }, musketRules());
  const horse = terrainCosts({ arm: 'cavalry' }, musketRules());
  const guns = terrainCosts({ arm: 'artillery' }, musketRules());

  it('a third for a creek, nothing at its ford or bridge [cady/common/movement/creek] [cady/common/rivers/creek-cost] [cady/common/rivers/bridge-free]', () => {
    expect(foot).toMatchObject({ creek: 1, creekFord: 0, bridge: 0 });
    const elsewhere = musketRulesUnder({ 'cady/ruling/creek-ford': 'as-elsewhere' });
    expect(terrainCosts({ arm: 'infantry' }, elsewhere).creekFord).toBe(1);
  });

  it('a third for a river at a ford, and no way elsewhere [cady/common/movement/river-ford] [cady/common/movement/river-impassable] [cady/common/rivers/ford-cost] [cady/common/rivers/crossing-places]', () => {
    expect(foot).toMatchObject({ riverFord: 1, river: null });
  });

  it('cavalry as infantry [cady/common/rivers/cavalry-same]', () => {
    for (const water of ['creek', 'creekFord', 'river', 'riverFord', 'bridge'] as const) {
      expect(horse[water]).toBe(foot[water]);
    }
  });

  it('guns only over bridges [cady/common/rivers/bridge-only-types]', () => {
    expect(guns).toMatchObject({ creek: null, creekFord: null, river: null, riverFord: null, bridge: 0 });
  });

  it('a third for each hill level [cady/common/movement/hill] [cady/common/hills/move-cost]', () => {
    expect([foot.hill, horse.hill, guns.hill]).toEqual([1, 1, 1]);
  });

  it('fences and walls: infantry a third, cavalry nothing [cady/common/movement/wall-fence-infantry] [cady/common/movement/wall-fence-cavalry]', () => {
    expect([foot.fence, foot.wall, horse.fence, horse.wall]).toEqual([1, 1, 0, 0]);
  });

  it('guns a third, and in the musket game a whole move for a stone wall [cady/common/movement/wall-fence-artillery] [cady/musket/fence/artillery-crossing] [cady/musket/wall/artillery-crossing]', () => {
    expect([guns.fence, guns.wall]).toEqual([1, 3]);
    expect(terrainCosts({ arm: 'artillery' }, commonRules()).wall).toBe(1);
  });

  it('a third for forest, except for Indians [cady/common/movement/forest] [cady/common/forest/move-cost] [cady/common/forest/indians-exempt] [cady/musket/definition/indians]', () => {
    expect(foot.wood).toBe(1);
    expect(terrainCosts({ arm: 'infantry', nativeOfForest: true }, musketRules()).wood).toBe(0);
  });

  it('a third for rough ground and marsh [cady/common/movement/rough-terrain] [cady/common/rough/move-cost] [cady/common/marsh/move-cost]', () => {
    expect([foot.rough, foot.marsh]).toEqual([1, 1]);
  });

  it('a road is a third faster, but not for a charge [cady/common/movement/road-bonus] [cady/common/roads/bonus] [cady/common/movement/charge-on-road] [cady/common/roads/charge-no-extra]', () => {
    expect(foot.road).toBeCloseTo(4 / 3);
    expect(terrainCosts({ arm: 'cavalry', charging: true }, musketRules()).road).toBe(1);
  });

  it('a change of direction over 45 degrees costs a third', () => {
    expect(foot).toMatchObject({ turn: 1, turnDegrees: 45 });
  });
});
