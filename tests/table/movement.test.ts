import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distance,
  type Feature,
  type March,
  type MarchOrder,
  marchedTo,
  onTable,
  type Placed,
  type Point,
  plan,
  type Quad,
  quadOf,
  quadsOverlap,
  reformed,
  stand,
  turnBetween,
  turned,
} from '../../src/table/index.js';
import { box, company, placedBodies, plain, put, tableWith, tens } from './ground.js';

/** Twelve files of two ranks, 24 wide and 4 deep, in the middle of the plain. */
const line = put(company(24, 12), 100, 100);
/** Two files, 4 wide and 12 deep. */
const column = put(company(12, 2), 100, 100);

const go = (order: Partial<MarchOrder>): March =>
  plan({ placed: line, legs: [{ bearing: 0, distance: 'all' }], allowance: 30, costs: tens, table: plain, ...order });
const over = (feature: Feature, order: Partial<MarchOrder> = {}): March => go({ table: tableWith(feature), ...order });
const paid = (march: March): readonly string[] =>
  march.surcharges.map(({ kind, feature, cost }) => [kind, feature ?? '', cost].join(' '));

describe('on open ground', () => {
  it('a unit goes as far as its allowance', () => {
    const march = go({});
    expect(march.end).toEqual({ ...line, at: { x: 100, y: 130 } });
    expect(march).toMatchObject({ spent: 30, moved: 30, surcharges: [], sharpestTurn: 0 });
    expect(march.stopped).toBeUndefined();
  });

  it('a unit goes as far as it was ordered, and says so if it cannot', () => {
    expect(go({ legs: [{ bearing: 0, distance: 12 }] })).toMatchObject({ spent: 12, moved: 12 });
    expect(go({ legs: [{ bearing: 0, distance: 31 }] })).toMatchObject({ moved: 30, stopped: { kind: 'allowance' } });
    expect(go({ legs: [{ bearing: 0, distance: 30 }] }).stopped).toBeUndefined();
  });

  it('a unit turns about its middle before each leg and at the end', () => {
    const march = go({ legs: [{ bearing: 45, distance: 10 }], facing: 180 });
    expect(turnBetween(march.end.facing, 180)).toBe(0);
    expect(march.sharpestTurn).toBe(45);
    expect(march.surcharges).toEqual([]);
    expect(march.moved).toBe(10);
    // The middle of the body, two behind the front, has gone ten to the north-east.
    expect(march.end.at.x).toBeCloseTo(100 + 10 * Math.SQRT1_2, 4);
    expect(march.end.at.y).toBeCloseTo(98 + 10 * Math.SQRT1_2 - 2, 4);
  });

  it('legs given in allowance share it out', () => {
    const third = { distance: 10, measure: 'allowance' } as const;
    const march = go({
      legs: [
        { bearing: 0, ...third },
        { bearing: 90, ...third },
        { bearing: 90, ...third },
      ],
    });
    expect(paid(march)).toEqual(['turn  10']);
    expect(march).toMatchObject({ spent: 30, moved: 20 });
    expect(march.stopped).toBeUndefined();
  });

  it('a unit that is ordered nowhere stays', () => {
    expect(go({ legs: [] })).toEqual(stand(line, 30));
    expect(go({ legs: [{ bearing: 90, distance: 0 }] })).toEqual(stand(line, 30));
  });
});

describe('turns of march', () => {
  it('cost when sharper than allowed, each time', () => {
    expect(paid(go({ legs: [{ bearing: 45, distance: 'all' }] }))).toEqual([]);
    expect(paid(go({ legs: [{ bearing: 46, distance: 'all' }] }))).toEqual(['turn  10']);
    const twice = go({
      legs: [
        { bearing: 90, distance: 5 },
        { bearing: 0, distance: 5 },
      ],
    });
    expect(paid(twice)).toEqual(['turn  10', 'turn  10']);
    expect(twice).toMatchObject({ spent: 30, moved: 10 });
  });

  it('are measured from the last direction of march when there is one', () => {
    expect(paid(go({ heading: 90, legs: [{ bearing: 90, distance: 'all' }] }))).toEqual([]);
  });

  it('end the march when they cannot be paid', () => {
    const march = go({
      legs: [
        { bearing: 0, distance: 25 },
        { bearing: 90, distance: 1 },
      ],
    });
    expect(march).toMatchObject({ moved: 25, stopped: { kind: 'unpaid', by: 'turn', cost: 10 } });
    expect(march.end.facing).toBe(0);
  });
});

describe('changes of formation', () => {
  it('are made and paid before marching off', () => {
    const march = go({ files: 4 });
    expect(paid(march)).toEqual(['formation  10']);
    expect(march.end.files).toBe(4);
    expect(march.moved).toBe(20);
    expect(march.nodes[0]).toMatchObject({ files: 4, spent: 0, at: line.at });
  });

  it('may be beyond a unit', () => {
    const march = go({ files: 4, costs: { ...tens, formation: 'never' } });
    expect(march).toMatchObject({ moved: 0, stopped: { kind: 'impassable', by: 'formation' } });
    expect(march.end.files).toBe(12);
    expect(go({ files: 4, allowance: 9 }).stopped).toMatchObject({ kind: 'unpaid', by: 'formation' });
  });
});

describe('ground', () => {
  for (const kind of ['wood', 'rough', 'marsh'] as const) {
    it(`${kind} costs once a turn, where the front enters it`, () => {
      const march = over({ kind, id: 'g', outline: box(80, 110, 40, 5) });
      expect(paid(march)).toEqual([`${kind} g 10`]);
      expect(march.moved).toBe(20);
      expect(march.surcharges[0]?.spent).toBeCloseTo(10, 1);
      const table = tableWith(
        { kind, id: 'g', outline: box(80, 102, 40, 5) },
        { kind, id: 'h', outline: box(80, 112, 40, 5) },
      );
      expect(paid(go({ table }))).toEqual([`${kind} g 10`]);
    });
  }

  it('costs as long as any part of the body is in it', () => {
    expect(paid(over({ kind: 'wood', id: 'g', outline: box(80, 90, 40, 7) }))).toEqual(['wood g 10']);
    expect(paid(over({ kind: 'wood', id: 'g', outline: box(80, 80, 40, 15) }))).toEqual([]);
  });

  it('counts though only a wing meets it', () => {
    expect(paid(over({ kind: 'rough', id: 'g', outline: box(111, 110, 5, 5) }))).toEqual(['rough g 10']);
    expect(paid(over({ kind: 'rough', id: 'g', outline: box(112, 110, 5, 5) }))).toEqual([]);
  });

  it('that cannot be paid for is not entered', () => {
    const march = over({ kind: 'wood', id: 'g', outline: box(80, 125, 40, 5) });
    expect(march.stopped).toEqual({ kind: 'unpaid', by: 'wood', feature: 'g', cost: 10 });
    expect(march.moved).toBeCloseTo(25, 1);
    expect(march.moved).toBeLessThan(25);
  });

  for (const kind of ['ridge', 'building'] as const) {
    it(`${kind} is impassable`, () => {
      const march = over({ kind, id: 'g', outline: box(95, 110, 10, 5) });
      expect(march.stopped).toEqual({ kind: 'impassable', by: kind, feature: 'g' });
      expect(march.end.at.y).toBeCloseTo(109.99, 5);
    });
  }

  it('may be barred by the rules, and let out whoever is in it', () => {
    const costs = { ...tens, areas: { marsh: 'never' } } as const;
    expect(over({ kind: 'marsh', id: 'g', outline: box(80, 110, 40, 5) }, { costs }).stopped).toMatchObject({
      by: 'marsh',
    });
    expect(over({ kind: 'marsh', id: 'g', outline: box(80, 95, 40, 10) }, { costs })).toMatchObject({ moved: 30 });
  });

  it('is not swung into by turning on the spot', () => {
    const mill: Feature = { kind: 'building', id: 'mill', outline: box(97, 86, 6, 5) };
    const march = over(mill, { legs: [{ bearing: 90, distance: 5 }], costs: {} });
    expect(march).toMatchObject({ moved: 0, stopped: { kind: 'impassable', by: 'building', feature: 'mill' } });
    expect(over(mill, { legs: [{ bearing: 180, distance: 5 }], costs: {} }).moved).toBeCloseTo(5, 1);
  });
});

describe('hills', () => {
  const hill: Feature = { kind: 'hill', id: 'low', level: 1, outline: box(80, 110, 40, 60) };
  const top: Feature = { kind: 'hill', id: 'top', level: 2, outline: box(80, 115, 40, 2) };
  it('cost for each level, up and down', () => {
    expect(paid(over(hill))).toEqual(['level low 10']);
    const march = go({ table: tableWith(hill, top), allowance: 60 });
    expect(paid(march)).toEqual(['level low 10', 'level top 10', 'level top 10']);
    expect(march.moved).toBe(30);
  });
  it('that rise two levels at once cost both', () => {
    expect(paid(over({ ...hill, level: 2 }, { allowance: 40 }))).toEqual(['level low 20']);
  });
  it('cost nothing to walk about on', () => {
    expect(paid(over(hill, { placed: put(company(24, 12), 100, 130) }))).toEqual([]);
  });
});

describe('fences and walls', () => {
  for (const kind of ['fence', 'wall'] as const) {
    it(`${kind} costs when crossed, once`, () => {
      const feature: Feature = {
        kind,
        id: 'b',
        line: [
          { x: 0, y: 110 },
          { x: 200, y: 115 },
        ],
      };
      const march = over(feature);
      expect(paid(march)).toEqual([`${kind} b 10`]);
      expect(march.moved).toBe(20);
      // Next turn the front is across: nothing more is due, though the rear has yet to follow.
      expect(paid(over(feature, { placed: put(company(24, 12), 100, 113.5) }))).toEqual([]);
    });
  }

  it('are not paid for by a unit that is ordered up to them', () => {
    const feature: Feature = {
      kind: 'wall',
      id: 'b',
      line: [
        { x: 0, y: 110 },
        { x: 200, y: 110 },
      ],
    };
    const march = over(feature, { legs: [{ bearing: 0, distance: 10 }] });
    expect(paid(march)).toEqual([]);
    expect(march.end.at.y).toBeCloseTo(109.99, 5);
    expect(march.stopped).toBeUndefined();
  });

  it('are crossed with the last of the allowance, and not paid again', () => {
    const feature: Feature = {
      kind: 'wall',
      id: 'b',
      line: [
        { x: 0, y: 110 },
        { x: 200, y: 110 },
      ],
    };
    const march = over(feature, { legs: [{ bearing: 0, distance: 20, measure: 'allowance' }] });
    expect(paid(march)).toEqual(['wall b 10']);
    expect(march.end.at.y).toBeGreaterThan(110);
    expect(paid(over(feature, { placed: march.end }))).toEqual([]);
  });
});

describe('water', () => {
  const creek: Feature = {
    kind: 'creek',
    id: 'creek',
    width: 3,
    line: [
      { x: 0, y: 112 },
      { x: 200, y: 112 },
    ],
  };
  const river: Feature = {
    kind: 'river',
    id: 'river',
    width: 8,
    line: [
      { x: 0, y: 114 },
      { x: 200, y: 114 },
    ],
  };
  const ford: Feature = {
    kind: 'ford',
    id: 'ford',
    width: 5,
    line: [
      { x: 100, y: 110 },
      { x: 100, y: 118 },
    ],
  };
  const bridge: Feature = { ...ford, kind: 'bridge', id: 'bridge' };
  const creekBridge: Feature = {
    ...bridge,
    line: [
      { x: 100, y: 110 },
      { x: 100, y: 114 },
    ],
  };

  it('creek costs, except at a ford or bridge', () => {
    expect(paid(over(creek, { placed: column }))).toEqual(['creek creek 10']);
    expect(paid(go({ placed: column, table: tableWith(creek, creekBridge) }))).toEqual([]);
    expect(paid(go({ placed: line, table: tableWith(creek, creekBridge) }))).toEqual(['creek creek 10']);
  });

  it('river is not crossed but at a ford or bridge', () => {
    const march = over(river, { placed: column });
    expect(march.stopped).toEqual({ kind: 'impassable', by: 'river', feature: 'river' });
    expect(march.end.at.y).toBeCloseTo(109.99, 5);
    const aside = go({ placed: put(company(12, 2), 90, 100), table: tableWith(river, ford) });
    expect(aside.stopped).toMatchObject({ kind: 'impassable', by: 'river' });
  });

  it('river costs at a ford and is free on a bridge', () => {
    const waded = go({ placed: column, table: tableWith(river, ford) });
    expect(paid(waded)).toEqual(['ford ford 10']);
    expect(waded).toMatchObject({ moved: 20 });
    expect(go({ placed: column, table: tableWith(river, bridge) })).toMatchObject({ moved: 30, surcharges: [] });
  });

  it('ford costs again in the next turn while the rear is in it', () => {
    expect(paid(go({ placed: put(company(12, 2), 100, 120), table: tableWith(river, ford) }))).toEqual([
      'ford ford 10',
    ]);
    expect(paid(go({ placed: put(company(12, 2), 100, 131), table: tableWith(river, ford) }))).toEqual([]);
  });

  it('too narrow a ford stops a line', () => {
    const march = go({ table: tableWith(river, ford) });
    expect(march.stopped).toEqual({ kind: 'too wide', feature: 'ford', width: 24, room: 5 });
    expect(march.end.at.y).toBeCloseTo(109.99, 5);
  });

  it('is not crossed by turning on the bank', () => {
    const deep = put(company(40, 2), 100, 100);
    const bank: Feature = {
      kind: 'river',
      id: 'bank',
      width: 4,
      line: [
        { x: 108, y: 0 },
        { x: 108, y: 200 },
      ],
    };
    const march = over(bank, { placed: deep, legs: [{ bearing: 90, distance: 5 }], costs: {} });
    expect(march).toMatchObject({ moved: 0, stopped: { kind: 'impassable', by: 'river' } });
  });

  it('nor by turning a wing over it after a march up to it', () => {
    const halted = over(river, { placed: put(company(12, 6), 100, 100), legs: [{ bearing: 45, distance: 'all' }] });
    expect(halted.stopped).toMatchObject({ kind: 'impassable', by: 'river' });
    const along = over(river, { placed: halted.end, legs: [{ bearing: 287, distance: 'all' }], costs: {} });
    expect(along).toMatchObject({ moved: 0, end: halted.end, stopped: { kind: 'impassable', by: 'river' } });
  });

  it('nor by forming a wider front beside it', () => {
    const beside = put(company(12, 1), 100, 108, 60);
    const march = over(river, { placed: beside, legs: [], files: 12 });
    expect(march).toMatchObject({ end: { files: 1 }, surcharges: [], stopped: { kind: 'impassable', by: 'river' } });
  });

  it('a ford is left at its ends, not over its side', () => {
    const wide: Feature = { ...ford, width: 20 };
    const wading = put(company(4, 2), 100, 114);
    const down = (bearing: number) =>
      go({ placed: wading, table: tableWith(river, wide), legs: [{ bearing, distance: 'all' }], costs: {} });
    expect(down(90).stopped).toEqual({ kind: 'impassable', by: 'river', feature: 'river' });
    expect(down(90).end.at.x).toBeCloseTo(109.99, 2);
    expect(down(0)).toMatchObject({ moved: 30 });
    expect(down(180)).toMatchObject({ moved: 30 });
  });
});

describe('roads', () => {
  const road: Feature = {
    kind: 'road',
    id: 'road',
    width: 5,
    line: [
      { x: 100, y: 0 },
      { x: 100, y: 120 },
    ],
  };
  it('take a column a third farther', () => {
    const march = over(
      {
        ...road,
        line: [
          { x: 100, y: 0 },
          { x: 100, y: 200 },
        ],
      },
      { placed: column },
    );
    expect(march).toMatchObject({ spent: 30, moved: 40, onRoad: 40 });
  });
  it('help only as far as they go', () => {
    const march = over(road, { placed: column });
    // Rounded off beyond its last point: 22.5 on the road for 16.875, the rest off it.
    expect(march).toMatchObject({ onRoad: 22.5, moved: 35.625, spent: 30 });
  });
  it('help nobody who is wider', () => {
    expect(over(road)).toMatchObject({ moved: 30, onRoad: 0 });
  });
  it('help nobody who only crosses them', () => {
    const across: Feature = {
      ...road,
      line: [
        { x: 0, y: 110 },
        { x: 200, y: 110 },
      ],
    };
    expect(over(across, { placed: column }).onRoad).toBe(0);
  });
  it('lead free through woods', () => {
    const wood: Feature = { kind: 'wood', id: 'wood', outline: box(80, 105, 40, 10) };
    expect(paid(go({ placed: column, table: tableWith(wood, road) }))).toEqual([]);
    expect(paid(go({ placed: line, table: tableWith(wood, road) }))).toEqual(['wood wood 10']);
  });
});

describe('the edge of the table', () => {
  it('stops a unit', () => {
    const march = go({ placed: put(company(24, 12), 100, 190) });
    expect(march).toMatchObject({ moved: 10, stopped: { kind: 'edge' } });
    expect(
      go({ placed: put(company(24, 12), 100, 190), legs: [{ bearing: 0, distance: 10 }] }).stopped,
    ).toBeUndefined();
  });
  it('is closed in from by a unit that turns beside it', () => {
    const march = go({ placed: put(company(24, 12), 100, 199), legs: [], facing: 90 });
    for (const corner of quadOf(march.end)) expect(onTable(plain, corner)).toBe(true);
  });
});

describe('an order that cannot be marched', () => {
  it('names every fault', () => {
    expect(() =>
      go({
        allowance: -1,
        facing: Number.NaN,
        legs: [{ bearing: Number.POSITIVE_INFINITY, distance: -3 }],
        trackSpacing: 0,
      }),
    ).toThrow(/allowance[\s\S]*facing[\s\S]*trackSpacing[\s\S]*legs\[0\]\.bearing[\s\S]*legs\[0\]\.distance/);
  });
});

const features: fc.Arbitrary<Feature> = fc
  .record({
    kind: fc.constantFrom(
      'wood',
      'rough',
      'marsh',
      'building',
      'hill',
      'ridge',
      'river',
      'creek',
      'road',
      'fence',
      'wall',
      'ford',
    ),
    id: fc.uuid(),
    x: fc.integer({ min: 0, max: 150 }),
    y: fc.integer({ min: 0, max: 150 }),
    width: fc.integer({ min: 2, max: 50 }),
    height: fc.integer({ min: 2, max: 50 }),
  })
  .map(({ kind, id, x, y, width, height }): Feature => {
    const line = [
      { x, y },
      { x: x + width, y: y + height },
    ];
    if (kind === 'river' || kind === 'creek' || kind === 'road') return { kind, id, line, width: 6 };
    if (kind === 'ford') return { kind, id, line, width: 6 };
    if (kind === 'fence' || kind === 'wall') return { kind, id, line };
    return { kind, id, outline: box(x, y, width, height) };
  });

/** Wholly on the table, and short enough to turn round on it in any formation. */
const isOnPlain = (placed: Placed): boolean =>
  placed.figures <= 16 && quadOf(placed).every(corner => onTable(plain, corner));

const orders: fc.Arbitrary<MarchOrder> = fc
  .record({
    placed: placedBodies.filter(isOnPlain),
    bearings: fc.array(fc.integer({ min: 0, max: 359 }), { maxLength: 3 }),
    distances: fc.array(fc.oneof(fc.constant('all' as const), fc.integer({ min: 0, max: 30 })), {
      minLength: 3,
      maxLength: 3,
    }),
    features: fc.array(features, { maxLength: 6 }),
    allowance: fc.constantFrom(20, 30, 40),
    files: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
    facing: fc.option(fc.integer({ min: 0, max: 359 }), { nil: undefined }),
  })
  .map(({ placed, bearings, distances, features, allowance, files, facing }) => ({
    placed,
    legs: bearings.map((bearing, index) => ({ bearing, distance: distances[index] ?? 'all' })),
    allowance,
    costs: tens,
    table: tableWith(...features),
    ...(files === undefined ? {} : { files }),
    ...(facing === undefined ? {} : { facing }),
  }));

describe('any march', () => {
  it('spends no more than the allowance, and moves no farther than that allows', () => {
    fc.assert(
      fc.property(orders, order => {
        const march = plan(order);
        const { allowance } = order;
        expect(march.spent).toBeLessThanOrEqual(allowance);
        const costs = march.surcharges.reduce((sum, { cost }) => sum + cost, 0);
        expect(march.moved - march.onRoad + march.onRoad * 0.75 + costs).toBeCloseTo(march.spent, 2);
        for (const [index, node] of march.nodes.entries()) {
          const before = march.nodes[index - 1];
          if (before === undefined) continue;
          expect(node.spent).toBeGreaterThanOrEqual(before.spent);
          if (before.facing === node.facing) {
            expect(distance(before.at, node.at)).toBeCloseTo(node.moved - before.moved, 2);
          }
        }
      }),
    );
  });

  it('keeps to the table and to its figures', () => {
    fc.assert(
      fc.property(orders, order => {
        const { end } = plan(order);
        expect(end.figures).toBe(order.placed.figures);
        for (const corner of quadOf(end)) {
          expect(Math.min(corner.x, corner.y, 200 - corner.x, 200 - corner.y)).toBeGreaterThanOrEqual(-0.001);
        }
      }),
    );
  });

  it('never enters a building, however small', () => {
    const size = fc.integer({ min: 1, max: 30 });
    fc.assert(
      fc.property(placedBodies, fc.integer({ min: 0, max: 359 }), size, size, (placed, bearing, width, height) => {
        const [a, b, c, d] = box(20, 20, width, height) as [Point, Point, Point, Point];
        // From its north-west corner, clockwise, as bodies are described.
        const house: Quad = [d, c, b, a];
        const order = { placed, legs: [{ bearing, distance: 'all' }], allowance: 300, costs: {} } as const;
        const facing = turned(placed, bearing);
        fc.pre(isOnPlain(facing) && !quadsOverlap(quadOf(facing), house));
        const march = plan({ ...order, table: tableWith({ kind: 'building', id: 'h', outline: [a, b, c, d] }) });
        expect(quadsOverlap(quadOf(march.end), house, 0.02)).toBe(false);
      }),
    );
  });

  it('can be asked for its state at any moment', () => {
    fc.assert(
      fc.property(orders, fc.double({ min: 0, max: 1, noNaN: true }), (order, part) => {
        const march = plan(order);
        expect(marchedTo(march, march.spent)).toEqual(march.end);
        const midway = marchedTo(march, march.spent * part);
        expect(midway.figures).toBe(order.placed.figures);
        const first = march.nodes[0];
        if (first && march.sharpestTurn === 0 && order.facing === undefined) {
          expect(distance(first.at, midway.at)).toBeLessThanOrEqual(march.moved + 0.001);
        }
      }),
    );
    const march = go({ legs: [{ bearing: 0, distance: 'all' }] });
    expect(marchedTo(march, 12).at).toEqual({ x: 100, y: 112 });
  });

  it('goes in formation', () => {
    fc.assert(
      fc.property(orders, order => {
        const march = plan(order);
        const { stopped } = march;
        // Too dear, or no room for the new front beside ground that nobody may stand on.
        const unpaid = stopped?.kind === 'unpaid' && stopped.by === 'formation';
        const noRoom = stopped?.kind === 'impassable' && march.moved === 0 && march.end.files === order.placed.files;
        const files = unpaid || noRoom ? order.placed.files : (order.files ?? order.placed.files);
        expect(march.end.files).toBe(files);
        expect(quadOf(march.end)).toEqual(
          quadOf({ ...reformed(order.placed, files), at: march.end.at, facing: march.end.facing }),
        );
      }),
    );
  });
});
