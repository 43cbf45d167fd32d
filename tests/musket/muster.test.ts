import { describe, expect, it } from 'vitest';
import { RuleViolation, type Violation } from '../../src/rulebook/index.js';
import { musketRules, musketScenarioSchema, musterMusket } from '../../src/rulesets/cady/musket/index.js';
import { musketRulesUnder } from '../rules-under.js';
import { fileOf, setUp, type TableTop, unitIn } from './table-top.js';

type File = ReturnType<typeof fileOf>;
type Entry = File['sides']['blue']['units'][number];

const army: TableTop = {
  pieces: [
    { id: 'blue-1', at: [50, 40], figures: 30 },
    { id: 'red-1', at: [50, 120], figures: 30 },
  ],
};

/** The faults of the plain table after some change to its file. */
function faultsOf(change: (file: File) => void, rules = musketRules()): readonly Violation[] {
  const file: File = { ...fileOf(army), agreed: [] };
  change(file);
  try {
    musterMusket(musketScenarioSchema.parse(file), rules);
    return [];
  } catch (fault) {
    if (fault instanceof RuleViolation) return fault.violations;
    throw fault;
  }
}

const entry = (over: Partial<Entry> & { order?: string } = {}) =>
  ({ id: 'blue-2', type: 'regulars', figures: 30, at: [100, 40], facing: 'N', ...over }) as Entry;
const add = (over: Partial<Entry> & { order?: string }) => (file: File) => file.sides.blue.units.push(entry(over));

describe('setting up (cady/common/sequence/step-2-place)', () => {
  it('places every unit loaded, unhurt and in its formation (cady/musket/loading/initially-loaded)', () => {
    const { state } = setUp({
      pieces: [
        { id: 'blue-1', at: [50, 40], figures: 30, formation: 'LB', facing: 'NE' },
        { id: 'blue-guns', type: 'twelve-pounder-cannon', at: [90, 40] },
        { id: 'red-1', type: 'light-hussars', at: [50, 120], figures: 6 },
      ],
    });
    expect(unitIn(state, 'blue-1')).toMatchObject({
      side: 'blue',
      figures: 30,
      strength: 30,
      files: 8,
      at: { x: 50, y: 40 },
      facing: 45,
      loaded: true,
      order: 'H',
      fatigue: 0,
      gone: null,
      gun: null,
    });
    expect(unitIn(state, 'blue-guns')).toMatchObject({
      figures: 6,
      files: 1,
      gun: { solid: 12, explosive: 4, canister: 2, spiked: false, standing: true },
    });
    expect(unitIn(state, 'red-1')).toMatchObject({ facing: 180, files: 2 });
    expect(state).toMatchObject({ turn: 0, contacts: [], holdings: [], breaches: [] });
  });

  it('all figures of a unit are of one type (cady/common/unit/like-type cady/common/definition/like-type)', () => {
    const { state } = setUp(army);
    expect(unitIn(state, 'blue-1').type).toBe('regulars');
  });

  it('armies of unequal cost are allowed, up to the points agreed (cady/common/cost/unequal-armies cady/common/army/select-units)', () => {
    expect(faultsOf(add({}))).toEqual([]);
  });
});

describe('faults of a muster, each with its place, clause and mend', () => {
  it.each<[string, (file: File) => void, string, string | undefined]>([
    ['too few figures', add({ figures: 5 }), 'sides.blue.units[1].figures', 'cady/common/unit/min-size-6'],
    ['too many figures', add({ figures: 37 }), 'sides.blue.units[1].figures', 'cady/common/unit/max-size-36'],
    [
      'a crew that is not the gun’s',
      add({ type: 'six-pounder-cannon', figures: 4 }),
      'sides.blue.units[1].figures',
      'cady/musket/artillery/crew/full',
    ],
    [
      'a direction that is none',
      add({ facing: 'up' }),
      'sides.blue.units[1].facing',
      'cady/common/orders/contents-facing',
    ],
    [
      'a formation that is none',
      add({ formation: 'F N' } as Partial<Entry>),
      'sides.blue.units[1].formation',
      'cady/common/orders/contents-formation',
    ],
    [
      'a formation that cannot be read',
      add({ formation: 'wedge' } as Partial<Entry>),
      'sides.blue.units[1].formation',
      'cady/common/orders/must-be-specific',
    ],
    [
      'an order that cannot be read',
      add({ order: 'N if free' }),
      'sides.blue.units[1].order',
      'cady/common/orders/no-conditional',
    ],
    [
      'an order that cannot be carried out',
      add({ type: 'militia', order: 'H, LB' }),
      'sides.blue.units[1].order',
      'cady/common/formation/peasants-militia-none',
    ],
    ['an id used twice', add({ id: 'blue-1' }), 'sides.blue.units[1].id', 'cady/common/unit/permanent-number'],
    ['a unit off the table', add({ at: [199, 40] }), 'sides.blue.units[1].at', 'cady/common/sequence/step-2-place'],
    ['units on the same ground', add({ at: [52, 41] }), 'sides.blue.units[0].at', 'cady/common/sequence/step-2-place'],
    [
      'an objective off the table',
      file => file.objectives.push({ id: 'mill', name: 'Mill', at: [250, 10], radius: 5 }),
      'objectives[0].at',
      'cady/common/victory/objective-required',
    ],
    [
      'two objectives of one id',
      file => {
        for (const x of [10, 20]) file.objectives.push({ id: 'mill', name: 'Mill', at: [x, 10], radius: 5 });
      },
      'objectives[1].id',
      'cady/common/victory/objective-required',
    ],
    [
      'victory at an objective that is not there',
      file => file.victory.unshift({ kind: 'hold', objectives: ['mill'], turns: 2 }),
      'victory[0].objectives',
      'cady/common/victory/objective-required',
    ],
    [
      'nothing that ends the battle',
      file => {
        file.victory[0] = { kind: 'losses', percent: 50, of: 'units' };
      },
      'victory',
      'cady/common/victory/objective-required',
    ],
    [
      'more points than agreed',
      file => {
        file.points = 89;
        file.sides.red.units[0] = { ...entry({ id: 'red-1', at: [50, 120], figures: 6 }) };
      },
      'sides.blue',
      'cady/musket/setup/buy-army',
    ],
  ])('%s', (_, change, path, clause) => {
    const faults = faultsOf(change);
    expect(faults.map(fault => [fault.path, fault.clause])).toContainEqual([path, clause]);
    for (const { problem, mend } of faults) {
      expect(problem).not.toBe('');
      expect(mend).not.toBe('');
    }
  });

  it('figures left out', () => {
    const faults = faultsOf(file => {
      const { figures: _, ...rest } = entry();
      file.sides.blue.units.push(rest as Entry);
    });
    expect(faults).toMatchObject([{ path: 'sides.blue.units[1].figures', clause: 'cady/common/unit/min-size-6' }]);
  });

  it('a side of hold that is not there, and a general who is not', () => {
    const faults = faultsOf(file => {
      file.objectives.push({ id: 'mill', name: 'Mill', at: [20, 20], radius: 5 });
      file.victory.unshift({ kind: 'hold', objectives: ['mill'], turns: 2, side: 'green' }, { kind: 'general' });
    });
    expect(faults.map(({ path }) => path)).toEqual(['victory[0].side', 'sides.blue', 'sides.red']);
  });

  it('a battle of one side, or three', () => {
    const faults = faultsOf(file => {
      Object.assign(file.sides, { green: { name: 'Green', units: [entry({ id: 'green-1' })] } });
    });
    expect(faults).toMatchObject([{ path: 'sides', problem: 'there are 3 sides' }]);
  });

  it('a table that is none keeps its path', () => {
    const faults = faultsOf(file => {
      file.table.features.push({
        kind: 'wood',
        id: 'w',
        outline: [
          [0, 0],
          [50, 50],
          [50, 0],
          [0, 50],
        ],
      });
    });
    expect(faults[0]?.path).toMatch(/^table\.features\[0\]/);
  });

  it('nobody stands in a river, on a ridge, in or across a building, however small', () => {
    const under = (feature: File['table']['features'][number]) =>
      faultsOf(file => {
        file.table.features.push(feature);
      }).map(({ problem }) => problem);
    expect(
      under({
        kind: 'river',
        id: 'ouse',
        width: 4,
        line: [
          [0, 38],
          [200, 38],
        ],
      }),
    ).toEqual(['"blue-1" stands in ouse']);
    expect(
      under({
        kind: 'ridge',
        id: 'crag',
        outline: [
          [0, 0],
          [60, 0],
          [60, 45],
          [0, 45],
        ],
      }),
    ).toEqual(['"blue-1" stands in crag']);
    expect(
      under({
        kind: 'building',
        id: 'hut',
        name: 'the hut',
        outline: [
          [49, 36],
          [50, 36],
          [50, 37],
          [49, 37],
        ],
      }),
    ).toEqual(['"blue-1" stands in the hut']);
    expect(
      under({
        kind: 'building',
        id: 'inn',
        outline: [
          [60, 30],
          [70, 30],
          [70, 45],
          [60, 45],
        ],
      }),
    ).toEqual([]);
  });

  it('tells all faults at once', () => {
    const faults = faultsOf(file => {
      add({ figures: 3, facing: 'up' })(file);
      add({ id: 'blue-3', figures: 60, at: [500, 40] })(file);
      file.victory.unshift({ kind: 'hold', objectives: ['mill'], turns: 2 });
    });
    expect(faults.length).toBeGreaterThanOrEqual(5);
  });
});

describe('points (cady/common/cost/points-per-figure cady/musket/cost/unit-cost cady/musket/setup/buy-army)', () => {
  const cavalry = (figures: number) => add({ type: 'light-hussars', figures, at: [100, 60] });
  const guns = add({ id: 'blue-guns', type: 'six-pounder-cannon', figures: undefined as never, at: [150, 60] });

  it('regulars cost 3 a figure, hussars 10, a 6 pd gun 40 with its crew', () => {
    const cost = (change: (file: File) => void) =>
      faultsOf(file => {
        change(file);
        file.points = 1;
        file.agreed = ['cavalry-share', 'artillery-share'] as never;
      })[0]?.problem;
    expect(cost(() => {})).toBe('the army costs 90 points and may cost 1');
    expect(cost(cavalry(10))).toBe('the army costs 190 points and may cost 1');
    expect(cost(guns)).toBe('the army costs 130 points and may cost 1');
  });

  it('a third of the points may be cavalry, a third artillery, unless waived (cady/common/cost/limits-waived-by-agreement)', () => {
    const two = add({ id: 'blue-3', at: [150, 40] });
    const clauses = (agreed: string[], ...changes: ((file: File) => void)[]) =>
      faultsOf(file => {
        for (const change of changes) change(file);
        file.agreed = agreed as never;
      }).map(({ clause }) => clause);
    expect(clauses([], two, cavalry(9))).toEqual([]);
    expect(clauses([], two, cavalry(10))).toEqual(['cady/common/cost/cavalry-limit-one-third']);
    expect(clauses(['cavalry-share'], two, cavalry(10))).toEqual([]);
    expect(clauses([], two, guns)).toEqual([]);
    expect(clauses([], guns)).toEqual([]);
    expect(
      clauses([], guns, add({ id: 'blue-g2', type: 'six-pounder-cannon', figures: undefined as never, at: [170, 60] })),
    ).toEqual(['cady/common/cost/artillery-limit-one-third']);
  });

  it('read the other way, both share one third', () => {
    const rules = musketRulesUnder({ 'cady/ruling/arm-points-limit': 'both-together' });
    const mixed = (file: File) => {
      cavalry(6)(file);
      guns(file);
    };
    expect(faultsOf(mixed)).toEqual([]);
    expect(faultsOf(mixed, rules)).toHaveLength(2);
  });

  it('sizes and points may be waived too', () => {
    expect(
      faultsOf(file => {
        add({ figures: 60, at: [100, 60] })(file);
        file.points = 10;
        file.agreed = ['unit-size', 'points'] as never;
      }),
    ).toEqual([]);
  });
});
