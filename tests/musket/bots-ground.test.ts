import { describe, expect, it } from 'vitest';
import { freeRun } from '../../src/rulesets/cady/common/bots/route.js';
import { temperOf } from '../../src/rulesets/cady/common/bots/temper.js';
import type { Order } from '../../src/rulesets/cady/common/index.js';
import { keepingItsFire } from '../../src/rulesets/cady/musket/bots/covered.js';
import { plannedOn } from '../../src/rulesets/cady/musket/bots/planning.js';
import { ordersToTakeAndHold } from '../../src/rulesets/cady/musket/bots/take-and-hold.js';
import { musketView } from '../../src/rulesets/cady/musket/index.js';
import { type Features, type Piece, setUp, type TableTop } from './table-top.js';

function ordered(pieces: readonly Piece[], over: Partial<TableTop> = {}, unit = 'blue-1') {
  const on = setUp({ pieces, ...over });
  const view = musketView(on.state, 'blue', on.scenario, on.rules);
  return ordersToTakeAndHold([unit], view, on.rules)[unit] ?? '';
}

describe('a commander whose foot stands behind a fence', () => {
  const fence: Features[number] = {
    kind: 'fence',
    id: 'fence',
    line: [
      [70, 72],
      [130, 72],
    ],
  };
  const militia: Piece = { id: 'blue-1', type: 'militia', figures: 18, at: [100, 70.5], facing: 'N', formation: 'LB' };
  const enemy: Piece = { id: 'red-1', figures: 18, at: [100, 108], facing: 'S', formation: 'LB' };
  const place = (at: [number, number]) => ({ objectives: [{ id: 'place', name: 'the place', at, radius: 10 }] });

  it('has it wait there where it holds what it came for', () => {
    expect(ordered([militia, enemy], { features: [fence], ...place([100, 40]) })).toBe('H');
    expect(ordered([militia, enemy], place([100, 40]))).not.toBe('H');
  });

  it('has it go on where the enemy holds the place', () => {
    expect(ordered([militia, enemy], { features: [fence], ...place([100, 120]) })).not.toBe('H');
  });

  it('has it wait there for an enemy who comes on aside, with the fence between', () => {
    const aside: Piece = { ...enemy, at: [60, 92], facing: 'E' };
    expect(ordered([militia, aside], { features: [fence], ...place([100, 40]) })).toBe('H');
  });

  it('has it turn to an enemy who has come round its end', () => {
    const round: Piece = { ...enemy, at: [140, 66], facing: 'W' };
    expect(ordered([militia, round], { features: [fence], ...place([100, 40]) })).not.toBe('H');
  });
});

describe('a commander with foot at the door of a building', () => {
  const farm: Features[number] = {
    kind: 'building',
    id: 'farm',
    outline: [
      [94, 70],
      [106, 70],
      [106, 78],
      [94, 78],
    ],
    level: 2,
  };
  const sheet: NonNullable<TableTop['houses']>[number] = {
    building: 'farm',
    class: 'a',
    doors: [{ at: [100, 70] }],
    windows: [{ at: [100, 78] }],
  };
  const foot: Piece = { id: 'blue-1', figures: 16, at: [100, 69.5], formation: 'Col 8' };
  const place = { objectives: [{ id: 'place', name: 'the farm', at: [100, 74], radius: 12 }] } as const;
  const there = { features: [farm], houses: [sheet], ...place };
  const enemy: Piece = { id: 'red-1', figures: 16, at: [100, 98], facing: 'S', formation: 'LB' };

  it('breaks it though the enemy is near, and goes in where it is broken', () => {
    expect(ordered([foot, enemy], there)).toBe('H, BREAK farm');
    expect(ordered([foot, enemy], { ...there, houses: [{ ...sheet, doors: [{ at: [100, 70], open: true }] }] })).toBe(
      'H, ENTER farm',
    );
  });

  it('breaks it though the enemy sits in another building near by, and not with him before it', () => {
    const barn: Features[number] = {
      kind: 'building',
      id: 'barn',
      outline: [
        [94, 84],
        [106, 84],
        [106, 92],
        [94, 92],
      ],
      level: 1,
    };
    const both = {
      ...there,
      features: [farm, barn],
      houses: [sheet, { building: 'barn', class: 'a' as const, windows: [{ at: [100, 84] as [number, number] }] }],
    };
    const next: Piece = { id: 'red-1', type: 'guard', figures: 16, at: [100, 88], inside: { building: 'barn' } };
    // Four cm before the door, and 22 from the barn: it comes up to the door.
    expect(ordered([{ ...foot, at: [100, 66] }, next], both)).toMatch(/^N 3.5 cm, F N/);
    expect(ordered([foot, next], both)).toBe('H, BREAK farm');
    expect(ordered([foot, { ...enemy, at: [100, 62], facing: 'N' }], there)).not.toContain('BREAK');
  });

  it('storms those inside where it is likely to take it, and leaves alone those who would hold it', () => {
    const held = (type: 'militia' | 'guard', figures: number): Piece => ({
      id: 'red-2',
      type,
      figures,
      at: [100, 74],
      inside: { building: 'farm' },
    });
    const guard: Piece = { ...foot, type: 'guard' };
    expect(ordered([guard, held('militia', 6)], there)).toBe('H, BREAK farm');
    expect(ordered([{ ...foot, type: 'militia' }, held('guard', 16)], there)).not.toContain('BREAK');
  });
});

describe('a commander whose enemy routs', () => {
  const horse: Piece = {
    id: 'blue-1',
    type: 'cuirassier',
    figures: 12,
    at: [100, 60],
    facing: 'N',
    formation: 'Col 6',
  };
  const beaten = (mustDo: 'rout' | 'back-and-turn') =>
    ordered([horse, { id: 'red-1', type: 'militia', figures: 8, at: [100, 95], facing: 'S', be: { mustDo } }], {
      objectives: [{ id: 'place', name: 'the place', at: [100, 60], radius: 10 }],
    });

  it('does not charge after him; he does after whoever turns his back', () => {
    expect(beaten('back-and-turn')).toMatch(/^CH /);
    expect(beaten('rout')).not.toMatch(/^CH /);
  });
});

describe('a commander whose foot comes up to somebody behind a fence', () => {
  const fence: Features[number] = {
    kind: 'fence',
    id: 'fence',
    line: [
      [70, 92],
      [130, 92],
    ],
  };
  const foot: Piece = { id: 'blue-1', figures: 16, at: [100, 60], facing: 'N', formation: 'LB' };
  const behind: Piece = { id: 'red-1', figures: 24, at: [100, 92.5], facing: 'S', formation: 'LB' };
  const place = { objectives: [{ id: 'place', name: 'the place', at: [100, 120] as [number, number], radius: 10 }] };

  const comesOn: Order = { gait: 'march', legs: [{ direction: 0, distance: { by: 'cm', cm: 12 } }], facing: 0 };
  const fires = (pieces: readonly Piece[], over: Partial<TableTop>) => {
    const on = setUp({ pieces, ...over });
    const outlook = plannedOn(musketView(on.state, 'blue', on.scenario, on.rules), on.rules, temperOf(0));
    const unit = outlook.view.units['blue-1'];
    return unit === undefined ? undefined : keepingItsFire(unit, comesOn, outlook).fire;
  };

  it('has it keep its fire as long as nobody can be hit, and fire at whoever stands in the open', () => {
    expect(fires([foot, behind], { features: [fence], ...place })).toEqual({ fire: 'hold' });
    expect(fires([foot, behind], place)).toBeUndefined();
    const near: Piece = { id: 'red-2', type: 'militia', figures: 12, at: [145, 85], facing: 'W', formation: 'LB' };
    expect(fires([foot, behind, near], { features: [fence], ...place })).toBeUndefined();
  });

  it('has it come up to his best range where it is the stronger, and no nearer than it must where he is', () => {
    const few: Piece = { ...behind, figures: 12 };
    expect(ordered([{ ...foot, figures: 24 }, few], { features: [fence], ...place })).toBe('N 24 cm, F N');
    expect(ordered([foot, behind], { features: [fence], ...place })).not.toMatch(/^N /);
  });
});

describe('a commander before a building that the enemy holds', () => {
  const farm: Features[number] = {
    kind: 'building',
    id: 'farm',
    outline: [
      [94, 70],
      [106, 70],
      [106, 78],
      [94, 78],
    ],
  };
  const houses = [
    { building: 'farm', class: 'a' as const, doors: [{ at: [100, 70] as [number, number], open: true }] },
  ];
  const place = { objectives: [{ id: 'place', name: 'the farm', at: [100, 74] as [number, number], radius: 12 }] };
  const few: Piece = {
    id: 'red-1',
    type: 'militia',
    figures: 4,
    at: [100, 74],
    facing: 'S',
    inside: { building: 'farm' },
  };
  const from = (y: number) =>
    ordered([{ id: 'blue-1', figures: 24, at: [100, y], facing: 'N', formation: 'Col 6' }, few], {
      features: [farm],
      houses,
      ...place,
    });

  it('storms it from where the door is reached in one move, and does not stand before its windows for a turn', () => {
    expect(from(45)).toBe('N 24.5 cm, F N');
    expect(from(31)).not.toMatch(/^N 38/);
  });
});

it('a commander marches no line into a house that stands between its middle and its end', () => {
  const line = {
    stand: { front: 4, depth: 2, figures: 2 },
    figures: 20,
    files: 5,
    at: { x: 100, y: 50 },
    facing: 0,
  } as const;
  const house = (x: number) => ({
    width: 200,
    height: 150,
    features: [
      {
        kind: 'building' as const,
        id: 'house',
        outline: [
          { x, y: 62 },
          { x: x + 4, y: 62 },
          { x: x + 4, y: 66 },
          { x, y: 66 },
        ],
      },
    ],
  });
  for (const x of [92, 101.5, 104]) expect(freeRun(line, 0, 30, house(x), () => [])).toBeLessThan(13);
  expect(freeRun(line, 0, 30, house(112), () => [])).toBe(30);
});
