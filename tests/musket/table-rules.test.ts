import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { musketBook } from '../../src/rulesets/cady/musket/book/print.js';
import {
  type MusketScenarioFile,
  musketRules,
  musketScenarioSchema,
  tableOf,
} from '../../src/rulesets/cady/musket/index.js';
import { lineOfSight, type Point } from '../../src/table/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { type Features, fileOf, play, setUp, unitIn } from './table-top.js';

const sees = (
  features: Features,
  from: readonly [number, number],
  to: readonly [number, number],
  rules = musketRules(),
) => {
  const file: MusketScenarioFile = { ...fileOf({ pieces: [], features }), level: 'basic', ruleset: 'musket' } as never;
  const sides = { blue: { name: 'Blue', units: [] }, red: { name: 'Red', units: [] } };
  const table = tableOf({ ...z.omit(musketScenarioSchema, { sides: true }).parse(withoutSides(file)), sides } as never);
  const point = ([x, y]: readonly [number, number]): Point => ({ x, y });
  return lineOfSight({ from: point(from), to: point(to), table, rules: rules.table.sight }).clear;
};

function withoutSides({ sides: _, ...rest }: MusketScenarioFile) {
  return rest;
}

describe('what is seen on the table', () => {
  const hill: Features = [
    {
      kind: 'hill',
      id: 'h',
      level: 1,
      outline: [
        [40, 40],
        [80, 40],
        [80, 80],
        [40, 80],
      ],
    },
  ];

  it('who stands 6 cm back from the edge of a hill neither sees nor is seen over it; read otherwise, 5 (cady/common/hills/edge-sighting)', () => {
    expect(sees(hill, [60, 45.5], [60, 20])).toBe(true);
    expect(sees(hill, [60, 46], [60, 20])).toBe(false);
    expect(sees(hill, [60, 20], [60, 46])).toBe(false);
    const other = musketRulesUnder({ 'cady/ruling/hill-edge-sight': 'hidden-troops-section' });
    expect(sees(hill, [60, 45.5], [60, 20], other)).toBe(false);
  });

  it('the middle of a bridge is as high as a hill (cady/common/bridges/center-height)', () => {
    const bridge: Features = [
      {
        kind: 'river',
        id: 'r',
        width: 8,
        line: [
          [0, 60],
          [200, 60],
        ],
      },
      {
        kind: 'bridge',
        id: 'b',
        width: 20,
        line: [
          [60, 54],
          [60, 66],
        ],
      },
    ];
    // Along the river, across the crown: nobody below looks over it, somebody on it looks over others.
    expect(sees(bridge, [20, 60], [100, 60])).toBe(false);
    expect(sees(bridge, [20, 56], [100, 56])).toBe(true);
    expect(sees(bridge, [60, 60], [100, 60])).toBe(true);
    const flat = musketRulesUnder({ 'cady/ruling/bridge-crown': 'none' });
    expect(sees(bridge, [20, 60], [100, 60], flat)).toBe(true);
  });

  it('and gives whoever fires from it the range of one (cady/common/bridges/center-height)', () => {
    const bridge: Features = [
      {
        kind: 'river',
        id: 'r',
        width: 5,
        line: [
          [0, 39],
          [200, 39],
        ],
      },
      {
        kind: 'bridge',
        id: 'b',
        width: 30,
        line: [
          [60, 34],
          [60, 44],
        ],
      },
    ];
    const fired = (rules = musketRulesUnder()) => {
      const game = setUp({
        pieces: [
          { id: 'blue-1', at: [60, 39.5], formation: 'LB' },
          { id: 'red-1', at: [60, 72], type: 'light-lancers', figures: 8, formation: 'Col 8' },
        ],
        features: bridge,
        rules,
      });
      return play(game, { seed: 1 }, ['small-arms']).of('volley');
    };
    // Muskets reach 30 cm, and 40 from a level above.
    expect(fired()).toHaveLength(1);
    expect(fired(musketRulesUnder({ 'cady/ruling/bridge-crown': 'none' }))).toEqual([]);
  });

  it('hill sections of one outline on one another are a ridge that nobody climbs, and steps are a slope (cady/common/extreme-ridge/stacked)', () => {
    const square = (inset: number): [number, number][] => [
      [20 + inset, 50 + inset],
      [100 - inset, 50 + inset],
      [100 - inset, 90 - inset],
      [20 + inset, 90 - inset],
    ];
    const climbs = (inset: number, rules = musketRules()) => {
      const features: Features = [
        { kind: 'hill', id: 'lower', level: 1, outline: square(0) },
        { kind: 'hill', id: 'upper', level: 2, outline: square(inset) },
      ];
      const red = { id: 'red-1', at: [180, 140] } as const;
      const game = setUp({ pieces: [{ id: 'blue-1', at: [60, 40], formation: 'Col 4' }, red], features, rules });
      play(game, { orders: { 'blue-1': 'N full' } }, ['orders', 'movement']);
      return unitIn(game.state, 'blue-1').at.y;
    };
    expect(climbs(8)).toBeGreaterThan(55);
    expect(climbs(0)).toBeCloseTo(50, 1);
    const three = { 'cady/common/ground/ridge-sections': 3 };
    expect(climbs(0, musketRules(musketBook.with({ numbers: three })))).toBeGreaterThan(50.1);
  });

  it('a marsh hides who is more than 6 cm inside, but not from a level above; nobody fires at him deeper than 3 (cady/common/marsh/above-sees-in cady/ruling/marsh-visibility cady/common/marsh/edge-fire)', () => {
    const marsh: Features = [
      ...hill,
      {
        kind: 'marsh',
        id: 'm',
        outline: [
          [40, 10],
          [80, 10],
          [80, 30],
          [40, 30],
        ],
      },
    ];
    expect(sees(marsh, [60, 35], [60, 24])).toBe(true);
    expect(sees(marsh, [60, 35], [60, 23])).toBe(false);
    const { table } = musketRules();
    expect([table.sight.marshDepth, table.fireSight.marshDepth, table.gunSight.marshDepth]).toEqual([6, 3, 3]);
    const three = musketRulesUnder({ 'cady/ruling/marsh-visibility': 'three' });
    expect(three.table.sight.marshDepth).toBe(3);
    const fired = (y: number) => {
      const pieces = [
        { id: 'blue-1', at: [60, 40], facing: 'S' } as const,
        { id: 'red-1', at: [60, y], facing: 'N', formation: 'Col 2' } as const,
      ];
      return play(setUp({ pieces, features: marsh.slice(hill.length) }), { seed: 1 }, ['small-arms']).of('volley')
        .length;
    };
    expect(fired(27.5)).toBeGreaterThan(0);
    expect(fired(25)).toBe(0);
    expect(sees(marsh, [60, 42], [60, 20])).toBe(true);
  });
});

describe('the numbers of the table', () => {
  it('are those of the book and the default readings', () => {
    expect(musketRules().table).toMatchObject({ meleeRange: 1, behindBarrier: 3, section: { fence: 3, wall: 3 } });
  });

  it('follow the readings chosen', () => {
    const table = (id: string, reading: string) => musketRulesUnder({ [`cady/ruling/${id}`]: reading }).table;
    expect(table('melee-range', 'base-to-base')).toMatchObject({ meleeRange: 0, squaring: { gap: 0 } });
    expect(table('squaring-up', 'as-it-came').squaring.turns).toBe(false);
    expect(table('closing-front', 'arc-of-fire').closingArc).toBe(45);
    expect(table('crowding', 'not-at-all').crowding).toBe(0);
    expect(table('away-from-the-enemy', 'straight-from-the-nearest-enemy').awayFreedom).toBe(0);
    expect(table('way-round', 'straight-only').waysRound).toEqual([0]);
    expect(table('barrier-section', 'wall-sections-of-six').section.wall).toBe(6);
    expect(table('forest-fire-distance', 'common-section').sight.woodDepth).toBe(3);
    expect(() => table('crowding', 'a-lot')).toThrow('a-lot');
  });
});
