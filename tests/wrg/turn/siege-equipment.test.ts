import { describe, expect, it } from 'vitest';
import { armyPoints } from '../../../src/rulesets/wrg/army/points.js';
import { armyListOf } from '../../../src/rulesets/wrg/muster/army-list.js';
import { sideAtEnd } from '../../../src/rulesets/wrg/victory.js';
import { beforeWestWall, inside, onWestWall, town } from './siege-table.js';
import { setUp, type TableTop } from './table-top.js';

type Works = NonNullable<NonNullable<TableTop['scenario']>['works']>;

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
