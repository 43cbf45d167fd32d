import { describe, expect, it } from 'vitest';
import { armyPoints } from '../../../src/rulesets/wrg/army/points.js';
import { armyListOf } from '../../../src/rulesets/wrg/muster/army-list.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { beforeWestWall, inside, onWestWall, town } from './siege-table.js';
import { setUp, type TableTop } from './table-top.js';

type Works = NonNullable<NonNullable<TableTop['scenario']>['works']>;

/** What a side has besides troops, without what it has built before the battle. */
const pieces = (table: Parameters<typeof setUp>[0], side: 'rome' | 'gaul') => {
  const { scenario, rules } = setUp(table);
  return armyListOf(scenario, side, rules).equipment ?? [];
};

/** What the armies of a siege cost, and with how much they begin, beyond what their troops are worth. */
function costs(works: Partial<Works>, equipment: TableTop['armies'] = {}) {
  const table = (given: Partial<Works>, armies: TableTop['armies']) =>
    setUp({
      pieces: [{ ...beforeWestWall, figures: 24 }, onWestWall],
      features: town,
      scenario: { works: { forts: inside, walls: [{ feature: 'tower', is: 'stone-tower' }], ...given } },
      ...(armies === undefined ? {} : { armies }),
    });
  const pointsIn = ({ scenario, state, rules }: ReturnType<typeof setUp>) =>
    (['rome', 'gaul'] as const).map(side => [
      armyPoints(armyListOf(scenario, side, rules), rules).points,
      sideAtEnd(side, state, scenario, rules).original,
    ]);
  const bare = pointsIn(table({}, {}));
  return pointsIn(table(works, equipment)).map((both, side) =>
    both.map((points, i) => points - (bare[side]?.[i] ?? 0)),
  );
}

describe('siege material that a scenario gives a side', () => {
  const ladders = [1, 2].map(n => ({ id: `ladder-${n}`, kind: 'scaling-ladder' as const, with: 'rome-foot' }));

  it('is paid for by the list of points, by whose bearers have it (wrg/points/ladder, wrg/points/ram, wrg/points/mantlet)', () => {
    const material = [...ladders, { id: 'ram', kind: 'ram' as const, with: 'rome-foot' }];
    expect(costs({ material, pavises: [{ with: 'gaul-wall', figures: 2 }] })).toEqual([
      [20, 20],
      [10, 10],
    ]);
  });

  it('is the besiegers’ where it lies before the walls, and the garrison’s within (wrg/points/tower, wrg/points/penthouse)', () => {
    const lying = (at: [number, number]) => costs({ material: [{ id: 'shed', kind: 'penthouse', at, parts: true }] });
    expect(lying([300, 200])).toEqual([
      [50, 50],
      [0, 0],
    ]);
    expect(lying([300, 600])).toEqual([
      [0, 0],
      [100, 100],
    ]);
  });

  it('is not paid for twice where the list of the army names it, and fascines are not priced (wrg/points/ladder)', () => {
    const named = { rome: { equipment: [{ item: 'scaling-ladder', count: 3, training: 'regular' }] } } as const;
    const fascines = [{ id: 'fascine', kind: 'fascine-60mm' as const, with: 'rome-foot' }];
    expect(
      costs({ material: [...ladders, ...fascines] }, { rome: { equipment: [...named.rome.equipment] } })[0],
    ).toEqual([15, 15]);
  });
});

describe('what has been built before the battle', () => {
  const walled = (
    given: Partial<Works>,
    features: TableTop['features'] = town,
    more: Partial<TableTop> = {},
  ): TableTop => ({
    pieces: [beforeWestWall, onWestWall],
    features,
    scenario: { works: { forts: inside, walls: [{ feature: 'tower', is: 'stone-tower' }], ...given } },
    ...more,
  });

  it('is paid for by who holds the fort: its walls by ten paces, its towers by five, its doors not at all (wrg/points/curtain-wall)', () => {
    // Walls of 360 and 300 paces, a tower of 60.
    expect(pieces(walled({}), 'gaul')).toEqual([
      { item: 'stone-curtain-wall', count: 66, training: 'barbarian' },
      { item: 'stone-tower', count: 12, training: 'barbarian' },
    ]);
    expect(pieces(walled({}), 'rome')).toEqual([]);
    const game = setUp(walled({}));
    const without = setUp({ pieces: [beforeWestWall, onWestWall] });
    const original = ({ scenario, state, rules }: typeof game) => sideAtEnd('gaul', state, scenario, rules).original;
    expect(original(game) - original(without)).toBe(66 * 20 + 12 * 20);
  });

  it('so are banks, palisades and ditches, by who is said to have built them, a length that was begun as a whole one (wrg/points/palisade)', () => {
    const fence = {
      kind: 'fence' as const,
      id: 'stakes',
      name: 'the stakes',
      line: [
        [300, 100],
        [335, 100],
      ] as [number, number][],
    };
    const wall = {
      kind: 'wall' as const,
      id: 'bank',
      name: 'the bank',
      line: [
        [400, 100],
        [440, 100],
      ] as [number, number][],
    };
    const hedge = {
      kind: 'fence' as const,
      id: 'hedge',
      name: 'a hedge',
      line: [
        [600, 100],
        [700, 100],
      ] as [number, number][],
    };
    const works = {
      walls: [
        { feature: 'stakes', is: 'palisade' as const, side: 'rome' },
        { feature: 'bank', is: 'turf-wall' as const, side: 'rome' },
      ],
      ditches: [
        {
          id: 'moat',
          line: [
            [100, 380],
            [140, 380],
          ] as [number, number][],
          width: 20,
        },
      ],
    };
    const table = walled(works, [fence, wall, hedge]);
    expect(pieces(table, 'rome')).toEqual([
      { item: 'palisade', count: 4, training: 'regular' },
      { item: 'bank', count: 4, training: 'regular' },
    ]);
    expect(pieces(table, 'gaul')).toEqual([{ item: 'ditch', count: 4, training: 'barbarian' }]);
    const unclaimed = { ...works, forts: [], ditches: [], walls: [{ feature: 'stakes', is: 'palisade' as const }] };
    expect(pieces(walled(unclaimed, [fence, wall, hedge]), 'rome')).toEqual([]);
    const nobodys = { ...works, walls: [{ feature: 'stakes', is: 'palisade' as const, side: 'carthage' }] };
    expect(() => setUp(walled(nobodys, [fence]))).toThrow('there is no side "carthage"');
  });

  it('and caltrops, five paces for every figure that carries them, which barbarians cannot have (wrg/points/caltrops)', () => {
    const carried = (unit: Partial<TableTop['pieces'][number]> = {}) => ({
      pieces: [
        { id: 'rome-legion', at: [500, 100] as const, figures: 11, nation: 'roman', ...unit },
        { id: 'gaul-band', at: [500, 700] as const },
      ],
      scenario: { caltrops: [{ unit: 'rome-legion' }] },
    });
    expect(pieces(carried(), 'rome')).toEqual([{ item: 'caltrops', count: 6, training: 'regular' }]);
    expect(pieces({ ...carried(), scenario: {} }, 'rome')).toEqual([]);
    expect(() => setUp(carried({ training: 'barbarian' }))).toThrow('barbarians cannot have caltrops');
  });
});
