import { describe, expect, it } from 'vitest';
import { rolled } from '../../src/dice/index.js';
import { steered } from '../../src/rulesets/cady/musket/bots/afloat.js';
import { callShot } from '../../src/rulesets/cady/musket/bots/gunnery.js';
import { ordersToTakeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import { musketView } from '../../src/rulesets/cady/musket/index.js';
import { tableOf } from '../../src/rulesets/cady/musket/muster.js';
import { callRequest } from '../../src/rulesets/cady/musket/turn/calls.js';
import { type Features, type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const ship = { id: 'blue-ship', kind: 'frigate', at: [50, 24], facing: 'E', length: 30, beam: 8, cost: 200 } as const;

describe('a commander’s gun', () => {
  const gun: Piece = { id: 'blue-guns', type: 'twelve-pounder-cannon', at: [100, 20], facing: 'N' };
  const enemy: Piece = { id: 'red-1', figures: 24, at: [100, 80], facing: 'S', formation: 'LB' };
  const call = (friend: Piece) => {
    const on = setUp({ pieces: [gun, enemy, friend] });
    const view = musketView(on.state, 'blue', on.scenario, on.rules);
    const request = callRequest(
      unitIn(on.state, 'blue-guns'),
      'twelve-pounder-cannon',
      0,
      tableOf(on.scenario, on.state.breaches),
      on.rules,
    );
    return callShot(request, view, rolled(3), on.rules).shot;
  };

  it('drops no shell where friends stand, and sends no ball through them', () => {
    expect(call({ id: 'blue-1', at: [30, 60] })).toBe('explosive');
    expect(call({ id: 'blue-1', at: [100, 95], figures: 24, formation: 'LB' })).toBe('none');
  });
});

describe('a commander’s canister', () => {
  const call = (friendAt: [number, number]) => {
    const gun: Piece = { id: 'blue-guns', type: 'eight-pounder-cannon', at: [100, 20], facing: 'N' };
    const enemy: Piece = { id: 'red-1', figures: 24, at: [100, 36], facing: 'S', formation: 'Col 6' };
    const friend: Piece = { id: 'blue-1', figures: 16, at: friendAt, facing: 'N', formation: 'Col 4' };
    const on = setUp({ pieces: [gun, enemy, friend] });
    const view = musketView(on.state, 'blue', on.scenario, on.rules);
    const table = tableOf(on.scenario, on.state.breaches);
    const request = callRequest(unitIn(on.state, 'blue-guns'), 'eight-pounder-cannon', 0, table, on.rules);
    return callShot(request, view, rolled(3), on.rules).shot;
  };

  it('is fired past friends beside its wedge and behind the gun, and not at any in it (cady/musket/artillery/canister/area)', () => {
    expect(call([114, 44])).toBe('canister');
    expect(call([100, 12])).toBe('canister');
    expect(call([100, 31])).not.toBe('canister');
    expect(call([105, 31])).not.toBe('canister');
  });
});

describe('a gun that fires straight ahead alone, on the bow of a boat', () => {
  const shotAt = (enemyX: number) => {
    const gun: Piece = { id: 'blue-guns', type: 'twelve-pounder-cannon', at: [100, 20], facing: 'N' };
    const line: Piece = { id: 'red-1', figures: 24, at: [enemyX, 80], facing: 'S', formation: 'LB' };
    const on = setUp({ pieces: [gun, line, { id: 'blue-1', at: [20, 20] }] });
    const table = tableOf(on.scenario, on.state.breaches);
    const request = callRequest(unitIn(on.state, 'blue-guns'), 'twelve-pounder-cannon', 0, table, on.rules);
    const view = musketView(on.state, 'blue', on.scenario, on.rules);
    return callShot({ ...request, traverse: 0 }, view, rolled(3), on.rules);
  };

  it('fires at a line that it has before it, though the middle of the line is aside; at none that is aside of it', () => {
    expect(shotAt(106)).toMatchObject({ shot: 'explosive', bearing: 0 });
    expect(shotAt(150)).toEqual({ shot: 'none' });
  });
});

describe('a commander’s gun behind a hill', () => {
  const hill: Features[number] = {
    kind: 'hill',
    id: 'hill',
    level: 1,
    outline: [
      [60, 98],
      [140, 98],
      [140, 126],
      [60, 126],
    ],
  };
  const gun: Piece = { id: 'blue-1', type: 'six-pounder-cannon', at: [100, 130], facing: 'S' };
  const guardian: Piece = { id: 'blue-2', figures: 24, at: [40, 134], facing: 'S', formation: 'LB' };
  const order = (enemyAt: [number, number]) => {
    const enemy: Piece = { id: 'red-1', figures: 24, at: enemyAt, facing: 'N', formation: 'LB' };
    const { state, scenario, rules } = setUp({ pieces: [gun, guardian, enemy], features: [hill] });
    return ordersToTakeAndHold(['blue-1'], musketView(state, 'blue', scenario, rules), rules)['blue-1'];
  };

  it('goes up to where it sees somebody, and stays where it sees him already', () => {
    expect(order([100, 76])).toMatch(/ (full|\d+ cm)/);
    expect(order([150, 131])).toMatch(/^H/);
  });
});

describe('a commander’s frigate', () => {
  const river: Features[number] = {
    kind: 'river',
    id: 'river',
    line: [
      [0, 22],
      [200, 22],
    ],
    width: 44,
  };
  const afloat = (enemyAt: [number, number], over: Partial<NonNullable<TableTop['vessels']>[number]> = {}) => {
    const on = setUp({
      pieces: [
        { id: 'blue-1', at: [20, 140] },
        { id: 'red-1', at: enemyAt, facing: 'S' },
      ],
      features: [river],
      water: { rivers: [{ river: 'river', flow: 'still', deep: true }], wind: 'west' },
      vessels: [{ ...ship, ...over }],
    });
    return { on, orders: () => steered(['blue-ship'], musketView(on.state, 'blue', on.scenario, on.rules), on.rules) };
  };

  it('lies still where her guns bear on somebody', () => {
    expect(afloat([36, 80]).orders()).toEqual({});
  });

  it('weighs anchor and turns, or sails with the wind, until they do', () => {
    expect(afloat([100, 80]).orders()).toEqual({ 'blue-ship': 'WEIGH' });
    const turned = afloat([75, 70], { underWay: true });
    expect(turned.orders()['blue-ship']).toMatch(/^F /);
    const far = afloat([170, 70], { underWay: true });
    expect(far.orders()['blue-ship']).toMatch(/^SAIL, ADV \d+ cm$/);
    play(far.on, { helm: far.orders(), seed: 1 }, ['movement']);
    expect(far.on.state.afloat?.vessels['blue-ship']?.at.x).toBeGreaterThan(50);
  });
});

describe('a commander’s boat', () => {
  const heading = (enemyX: number, others: NonNullable<TableTop['vessels']> = []) => {
    const on = setUp({
      pieces: [
        { id: 'blue-1', figures: 16, at: [100, 20], aboard: { vessel: 'blue-boat' } },
        { id: 'blue-2', at: [20, 140] },
        { id: 'red-1', figures: 16, at: [enemyX, 56], facing: 'S', formation: 'LB' },
      ],
      features: [
        {
          kind: 'river',
          id: 'river',
          width: 44,
          line: [[0, 22] as const, [200, 22] as const].map(([x, y]): [number, number] => [x, y]),
        },
      ],
      objectives: [{ id: 'hill', name: 'the hill', at: [100, 120], radius: 10 }],
      water: { rivers: [{ river: 'river', flow: 'still', deep: true }], wind: 'west' },
      vessels: [{ id: 'blue-boat', kind: 'boat', at: [100, 20], facing: 'N', length: 14, beam: 8 }, ...others],
    });
    const order = steered(['blue-boat'], musketView(on.state, 'blue', on.scenario, on.rules), on.rules)['blue-boat'];
    const bearing = Number(/^\d+/.exec(order ?? '')?.[0] ?? 0);
    return bearing > 180 ? bearing - 360 : bearing;
  };

  it('lands aside of muskets that wait at the nearest place, and straight ahead where none do', () => {
    expect(heading(106)).toBeLessThan(-10);
    expect(heading(94)).toBeGreaterThan(10);
    expect(Math.abs(heading(190))).toBeLessThan(5);
  });

  it('rows round a vessel that lies before it', () => {
    expect(Math.abs(heading(190, [{ ...ship, at: [101, 36] }]))).toBeGreaterThan(10);
  });
});
