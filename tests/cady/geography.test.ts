import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RuleViolation } from '../../src/rulebook/index.js';
import { type GamePlan, levelFaults } from '../../src/rulesets/cady/common/army/levels.js';
import {
  barricadeFaults,
  type ForestWork,
  forestCover,
  forestOutline,
  forestWork,
} from '../../src/rulesets/cady/common/moving/forest.js';
import {
  coversFromArtillery,
  gainsByRoad,
  heightInLevels,
  isExtremeRidge,
  marshCover,
  oddsBehind,
} from '../../src/rulesets/cady/common/moving/ground.js';
import { terrainCosts } from '../../src/rulesets/cady/common/moving/movement.js';
import { sightUnder } from '../../src/rulesets/cady/common/moving/sight.js';
import {
  bridgeDestroyed,
  bridgeMayBurn,
  type Crossing,
  crossingCost,
  crossingFaults,
  waterOf,
} from '../../src/rulesets/cady/common/moving/water.js';
import { killShotLadder } from '../../src/rulesets/cady/common/numbers/fire-ladder.js';
import { commonRules } from '../../src/rulesets/cady/common/rules.js';
import { lineOfSight, type Point, pointInPolygon, type Table } from '../../src/table/index.js';
import { commonRulesUnder, musketRulesUnder, printedBook } from '../rules-under.js';

const box = (x: number, y: number, width: number, height: number): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

describe('forest', () => {
  const inside = { depth: 2, active: false, watcherAt: 20 };
  const deep = { depth: 3.5, active: false, watcherAt: 20 };
  const wood: Table = {
    width: 100,
    height: 100,
    features: [{ kind: 'wood', id: 'wood', outline: box(40, 0, 20, 100) }],
  };
  const sees = (from: Point, to: Point) => lineOfSight({ from, to, table: wood, rules: sightUnder(printedBook) }).clear;

  it('nothing is seen over it [cady/common/forest/no-see-over]', () => {
    expect(sees({ x: 20, y: 50 }, { x: 80, y: 50 })).toBe(false);
    const hill: Table = {
      ...wood,
      features: [...wood.features, { kind: 'hill', id: 'hill', level: 2, outline: box(0, 0, 30, 100) }],
    };
    const from = { x: 29, y: 50 };
    expect(lineOfSight({ from, to: { x: 80, y: 50 }, table: hill, rules: sightUnder(printedBook) }).clear).toBe(false);
  });

  it('sight and fire go 3 cm in or out [cady/common/forest/fire-sight-3cm] [cady/common/forest/deep-no-fire]', () => {
    expect(sees({ x: 20, y: 50 }, { x: 43, y: 50 })).toBe(true);
    expect(sees({ x: 20, y: 50 }, { x: 43.1, y: 50 })).toBe(false);
    expect(forestCover({ ...inside, active: true }, commonRules())).toMatchObject({ seen: true, fire: true });
    expect(forestCover({ ...deep, active: true }, commonRules())).toMatchObject({ seen: false, fire: false });
    expect(forestCover({ ...deep, watcherAt: 3 }, commonRules())).toMatchObject({ seen: true, fire: true });
    const six = commonRulesUnder({ 'cady/ruling/forest-depth': 'six' });
    expect(forestCover({ ...deep, active: true }, six).seen).toBe(true);
  });

  it('whoever keeps still on the edge is hidden, whoever moves or shoots is seen and counts as behind a wall [cady/common/forest/edge-hidden] [cady/common/forest/edge-visible-if-active] [cady/common/forest/edge-counts-as-wall]', () => {
    expect(forestCover(inside, commonRules())).toMatchObject({ seen: false, fire: false });
    expect(forestCover({ ...inside, watcherAt: 3 }, commonRules()).seen).toBe(true);
    expect(forestCover({ ...inside, active: true }, commonRules())).toMatchObject({ seen: true, behind: 'wall' });
  });

  it('its ground is what lines round the outermost trees enclose; three make one [cady/common/forest/outline] [cady/common/forest/min-three-trees]', () => {
    const trees = [...box(0, 0, 10, 10), { x: 5, y: 5 }, { x: 5, y: 0 }];
    expect(forestOutline({ trees }, commonRules())).toEqual(box(0, 0, 10, 10));
    expect(forestOutline({ trees: trees.slice(0, 2) }, commonRules())).toBeUndefined();
    expect(forestOutline({ trees: [0, 1, 2].map(x => ({ x, y: x })) }, commonRules())).toBeUndefined();
    const points = fc.array(fc.record({ x: fc.nat(50), y: fc.nat(50) }), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(points, some => {
        const outline = forestOutline({ trees: some }, commonRules());
        if (outline === undefined) return;
        for (const tree of some) expect(pointInPolygon(tree, outline)).toBe(true);
        for (const corner of outline) expect(some).toContainEqual(corner);
        expect(forestOutline({ trees: outline }, commonRules())).toHaveLength(outline.length);
      }),
    );
  });

  it('four figure-turns fell a tree [cady/common/forest/clear-trees]', () => {
    const felled = (...turns: ForestWork['turns'][number][]) =>
      forestWork({ task: 'fell-tree', turns }, commonRules()).done;
    expect(felled({ figures: 4 })).toBe(1);
    expect(felled({ figures: 3 })).toBe(0);
    expect(felled({ figures: 3 }, { figures: 5 })).toBe(2);
    expect(felled({ figures: 8, moved: true }, { figures: 8, fired: true }, { figures: 8, fought: true })).toBe(0);
  });

  it('ten build a barricade, and ten clear it [cady/common/forest/barricade-build] [cady/common/forest/barricade-remove]', () => {
    for (const task of ['build-barricade', 'clear-barricade'] as const) {
      const done = (turns: number, figures: number) =>
        forestWork({ task, turns: Array.from({ length: turns }, () => ({ figures })) }, commonRules()).done;
      expect([done(9, 1), done(10, 1), done(1, 15), done(1, 9), done(2, 36)]).toEqual([0, 1, 1, 0, 1]);
    }
  });

  it('a barricade blocks a road within 6 cm of it [cady/common/forest/barricade-place]', () => {
    expect(barricadeFaults({ onRoad: true, fromForest: 6 }, commonRules())).toEqual([]);
    expect(barricadeFaults({ onRoad: false, fromForest: 6.5 }, commonRules()).map(({ path }) => path)).toEqual([
      'onRoad',
      'fromForest',
    ]);
  });
});

describe('water', () => {
  const stand = { front: 4, depth: 2 };
  const crossing: Crossing = { arm: 'infantry', by: 'ford', front: 8, stand, width: 8, level: 'advanced' };
  const clauses = (some: Partial<Crossing>) =>
    crossingFaults({ ...crossing, ...some }, commonRules()).map(({ clause }) => clause);

  it('is a creek up to 3 cm, a river from 4 [cady/common/rivers/sizes]', () => {
    expect([1, 3, 3.5, 4, 5].map(width => waterOf({ width }, commonRules()))).toEqual([
      'creek',
      'creek',
      'designate',
      'river',
      'river',
    ]);
    const rules = commonRulesUnder({ 'cady/ruling/water-width': 'a-river' });
    expect(waterOf({ width: 3.5 }, rules)).toBe('river');
  });

  it('is forded in a formation no wider than the ford [cady/common/fords/width]', () => {
    expect(clauses({})).toEqual([]);
    expect(clauses({ front: 8.5 })).toEqual(['cady/common/fords/width']);
  });

  it('costs a third in every turn of the ford [cady/common/fords/two-turns]', () => {
    const cost = (turns: number) => crossingCost({ arm: 'infantry', over: 'river-ford', turns }, commonRules()).thirds;
    expect([cost(1), cost(2), cost(3)]).toEqual([[1], [1, 1], [1, 1, 1]]);
    expect(() => crossingCost({ arm: 'artillery', over: 'river-ford', turns: 1 }, commonRules())).toThrow(
      RuleViolation,
    );
  });

  it('costs nothing on a bridge, if the formation stays [cady/common/bridges/no-loss]', () => {
    const cost = (changesFormation: boolean) =>
      crossingCost({ arm: 'cavalry', over: 'bridge', turns: 2, changesFormation }, commonRules()).thirds;
    expect(cost(false)).toEqual([0, 0]);
    expect(cost(true)).toEqual([1, 0]);
  });

  it('a stand crosses a bridge that it fits on [cady/common/bridges/stand-must-fit]', () => {
    // It marches front first, so that its depth does not help it.
    expect(clauses({ by: 'bridge', stand: { front: 4, depth: 2 }, width: 4 })).toEqual([]);
    expect(clauses({ by: 'bridge', stand: { front: 4, depth: 2 }, width: 3.9 })).toEqual([
      'cady/common/bridges/stand-must-fit',
    ]);
    expect(clauses({ by: 'bridge', stand: { front: 2, depth: 4 }, width: 2 })).toEqual([]);
  });

  it('boats belong to the optional rules [cady/common/rivers/boats]', () => {
    expect(clauses({ by: 'boat' })).toEqual([]);
    expect(clauses({ by: 'boat', level: 'intermediate' })).toEqual(['cady/common/rivers/boats']);
  });

  it('three direct hits on one part destroy a wooden bridge [cady/common/bridges/wooden-destroyed]', () => {
    const hits = (...parts: number[]) =>
      bridgeDestroyed(
        { material: 'wood', hits: parts.map((count, at) => ({ part: `arch ${at}`, hits: count })) },
        commonRules(),
      ).destroyed;
    expect([hits(), hits(2), hits(3), hits(2, 2, 2)]).toEqual([false, false, true, false]);
  });

  it('a wooden one burns in the advanced game, a stone one never falls [cady/common/bridges/wooden-burns] [cady/common/bridges/stone-indestructible]', () => {
    const burns = (material: 'wood' | 'stone', level: 'basic' | 'intermediate' | 'advanced') =>
      bridgeMayBurn({ material, level }, commonRules());
    expect([burns('wood', 'basic'), burns('wood', 'advanced'), burns('stone', 'advanced')]).toEqual([
      false,
      true,
      false,
    ]);
    expect(bridgeDestroyed({ material: 'stone', hits: [{ part: 'pier', hits: 99 }] }, commonRules()).destroyed).toBe(
      false,
    );
  });
});

describe('marsh', () => {
  const cover = (depth: number, hasFired = false, enemyAbove = 0) =>
    marshCover({ depth, hasFired, enemyAbove }, commonRules());

  it('from its edge troops fire, and are fired at once they have [cady/common/marsh/edge-fire]', () => {
    expect(cover(3)).toMatchObject({ firesOut: true, firedAt: false, seen: true });
    expect(cover(3, true)).toMatchObject({ firesOut: true, firedAt: true });
    expect(cover(4, true)).toMatchObject({ firesOut: false, firedAt: false, seen: true });
  });

  it('deep inside they are out of view, but not from above [cady/common/marsh/deep-hidden] [cady/common/marsh/above-sees-in]', () => {
    expect(cover(6)).toMatchObject({ seen: true, mayHide: false });
    expect(cover(6.5)).toMatchObject({ seen: false, mayHide: true });
    expect(cover(6.5, false, 1)).toMatchObject({ seen: true, firedAt: true, mayHide: false });
    const three = commonRulesUnder({ 'cady/ruling/marsh-visibility': 'three' });
    expect(marshCover({ depth: 4, hasFired: false }, three).seen).toBe(false);
  });
});

describe('hills, roads and rough ground', () => {
  it('a section is as high as a horseman [cady/common/hills/section-height]', () => {
    expect(heightInLevels({ sections: 0, mounted: true }, commonRules())).toBe(
      heightInLevels({ sections: 1 }, commonRules()),
    );
  });

  it('a level up or down costs a third; rough ground too [cady/common/definition/hill] [cady/common/definition/rough-terrain]', () => {
    for (const arm of ['infantry', 'cavalry', 'artillery'] as const) {
      expect(terrainCosts({ arm }, commonRules())).toMatchObject({ hill: 1, rough: 1 });
    }
  });

  it('nobody climbs an extreme ridge, designated or stacked [cady/common/extreme-ridge/impassable] [cady/common/extreme-ridge/stacked]', () => {
    const ridge = (designated: boolean, sectionsWithoutStep: number) =>
      isExtremeRidge({ designated, sectionsWithoutStep }, commonRules());
    expect([ridge(true, 0), ridge(false, 2), ridge(false, 1)]).toEqual([true, true, false]);
    for (const arm of ['infantry', 'cavalry', 'artillery'] as const) {
      expect(terrainCosts({ arm }, commonRules()).ridge).toBeNull();
    }
  });

  it('standing back from a hill’s edge one sees nothing below [cady/common/hidden/hill-edge-dead-ground]', () => {
    const table: Table = {
      width: 100,
      height: 100,
      features: [{ kind: 'hill', id: 'hill', level: 1, outline: box(0, 0, 50, 100) }],
    };
    const below = { x: 80, y: 50 };
    const sees = (back: number, rulings = {}) =>
      lineOfSight({ from: { x: 50 - back, y: 50 }, to: below, table, rules: musketRulesUnder(rulings).table.sight })
        .clear;
    expect([sees(5), sees(6)]).toEqual([true, false]);
    expect(sees(5, { 'cady/ruling/hill-edge-sight': 'hidden-troops-section' })).toBe(false);
  });

  it('a road serves a column no wider than itself, all of it on the road [cady/common/roads/column-width]', () => {
    const gains = (front: number, wholeUnitOnRoad = true) => gainsByRoad({ front, road: 4, wholeUnitOnRoad });
    expect([gains(4), gains(4.1), gains(4, false)]).toEqual([true, false, false]);
  });
});

describe('fences and walls', () => {
  const faces = (cover: 'fence' | 'wall', start: readonly number[], rules = commonRules()) =>
    oddsBehind({ cover, ladder: killShotLadder(printedBook), sides: 10, start }, rules).faces;

  it('a fence takes a step: 2, 4, 6 becomes 4, 6, and 4, 6 becomes 6 [cady/common/fence/small-arms-step]', () => {
    expect(faces('fence', [2, 4, 6])).toEqual([4, 6]);
    expect(faces('fence', [4, 6])).toEqual([6]);
  });

  it('a stone wall takes two [cady/common/wall/small-arms-steps]', () => {
    expect(faces('wall', [2, 4, 6])).toEqual([6]);
    expect(faces('wall', [4, 6])).toEqual([]);
    expect(faces('wall', [2, 4, 6], commonRulesUnder({ 'cady/ruling/small-arms-at-wall': 'one' }))).toEqual([4, 6]);
  });

  it('a fence is none to artillery [cady/common/fence/no-artillery-protection]', () => {
    expect(coversFromArtillery({ cover: 'fence' }, commonRules())).toBe(false);
    expect(coversFromArtillery({ cover: 'wall' }, commonRules())).toBe(true);
  });
});

describe('game levels', () => {
  const clauses = (game: GamePlan) => levelFaults(game, commonRules()).map(({ clause }) => clause?.split('/').at(-1));

  it('basic: single units, no optional rule [cady/common/game-level/basic-no-optional] [cady/common/game-level/basic-single-units]', () => {
    expect(clauses({ level: 'basic' })).toEqual([]);
    expect(clauses({ level: 'basic', battles: true, optional: ['rockets'], agreed: ['rockets'] })).toEqual([
      'basic-single-units',
      'basic-no-optional',
    ]);
  });

  it('intermediate: three-dice test and hidden troops [cady/common/game-level/intermediate-3dt] [cady/common/game-level/intermediate-hidden]', () => {
    expect(clauses({ level: 'intermediate', threeDice: true, hiddenTroops: true })).toEqual([]);
    expect(clauses({ level: 'basic', threeDice: true, hiddenTroops: true })).toEqual([
      'intermediate-3dt',
      'intermediate-hidden',
    ]);
  });

  it('advanced: battles, and optional rules that both sides agreed on [cady/common/game-level/advanced-brigades] [cady/common/game-level/advanced-optional]', () => {
    expect(clauses({ level: 'intermediate', battles: true, optionalRules: true })).toEqual([
      'advanced-brigades',
      'advanced-optional',
    ]);
    const advanced: GamePlan = { level: 'advanced', battles: true, threeDice: true, optional: ['rockets', 'fire'] };
    expect(clauses({ ...advanced, agreed: ['rockets', 'fire'] })).toEqual([]);
    expect(levelFaults({ ...advanced, agreed: ['fire'] }, commonRules())).toMatchObject([{ path: 'optional[0]' }]);
  });
});
