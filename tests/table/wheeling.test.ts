import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  distance,
  distanceBetweenQuads,
  type Feature,
  type Flank,
  type March,
  type MarchOrder,
  moveTogether,
  onTable,
  type Placed,
  placeAt,
  plan,
  quadOf,
  quadsOverlap,
  stand,
  toGrid,
  turnBetween,
  wheeled,
} from '../../src/table/index.js';
import { box, company, placedBodies, plain, put, tableWith, tens } from './ground.js';

/** Twelve files of two ranks, 24 wide and 4 deep, in the middle of the plain. */
const line = put(company(24, 12), 100, 100);
const quarter = (24 * Math.PI) / 2;

const wheel = (degrees: number, order: Partial<MarchOrder> = {}, flank: Flank = 'left'): March =>
  plan({ placed: line, legs: [{ wheel: flank, degrees }], allowance: 60, costs: tens, table: plain, ...order });
const over = (feature: Feature, order: Partial<MarchOrder> = {}): March =>
  wheel(90, { table: tableWith(feature), ...order });
const pivot = ({ facing, ...placed }: Placed, flank: Flank) => quadOf({ ...placed, facing })[flank === 'left' ? 0 : 1];

describe('a wheel', () => {
  it('brings a body round about the corner of its front that stands', () => {
    const { end, stopped } = wheel(90);
    expect(stopped).toBeUndefined();
    expect(end.facing).toBe(270);
    // The left end of the front was at (88, 100): the front now runs north from there.
    expect(end.at.x).toBeCloseTo(88, 3);
    expect(end.at.y).toBeCloseTo(112, 3);
    const right = wheel(90, {}, 'right').end;
    expect(right.facing).toBe(90);
    expect([right.at.x, right.at.y].map(each => Math.round(each * 1000) / 1000)).toEqual([112, 112]);
  });

  it('costs the ground that the outer end of the front covers, and no turn', () => {
    const march = wheel(90);
    expect(march.moved).toBeCloseTo(quarter, 3);
    expect(march.spent).toBeCloseTo(quarter, 3);
    expect(march.surcharges).toEqual([]);
    expect(march.sharpestTurn).toBe(0);
  });

  it('goes as far round as the allowance lets it', () => {
    const march = wheel(90, { allowance: quarter / 3 });
    expect(march.end.facing).toBeCloseTo(330, 1);
    expect(march).toMatchObject({ stopped: { kind: 'allowance' } });
    expect(march.spent).toBeCloseTo(quarter / 3, 3);
  });

  it('is followed by a march from where it ended, without another turn to pay', () => {
    const march = wheel(0, {
      legs: [
        { wheel: 'left', degrees: 90 },
        { bearing: 270, distance: 10 },
      ],
    });
    expect(march.surcharges).toEqual([]);
    expect(march.end.at.x).toBeCloseTo(78, 3);
    expect(march.moved).toBeCloseTo(quarter + 10, 3);
  });

  it('of no degrees is none', () => {
    expect(wheel(0)).toMatchObject({ moved: 0, spent: 0, end: line });
  });

  it.each([-1, 361, Number.NaN, Number.POSITIVE_INFINITY])('of %s degrees cannot be marched', degrees => {
    expect(() => wheel(degrees)).toThrow(/legs\[0\]\.degrees/);
  });

  it('pays for what any part of its front comes over, where it comes over it', () => {
    const fence: Feature = {
      kind: 'fence',
      id: 'f',
      line: [
        { x: 60, y: 110 },
        { x: 140, y: 110 },
      ],
    };
    const march = over(fence);
    expect(march.surcharges.map(({ kind, feature, cost }) => [kind, feature, cost])).toEqual([['fence', 'f', 10]]);
    // The outer end, 24 from the corner that stands, is 10 up when it has come round 24.6 degrees.
    expect(march.surcharges[0]?.spent).toBeCloseTo((24 * 24.62 * Math.PI) / 180, 0);
    const beside: Feature = {
      kind: 'fence',
      id: 'f',
      line: [
        { x: 60, y: 125 },
        { x: 140, y: 125 },
      ],
    };
    expect(over(beside).surcharges).toEqual([]);
  });

  it('pays for rough ground and for a level of a hill once it comes there', () => {
    expect(over({ kind: 'marsh', id: 'm', outline: box(80, 112, 20, 20) }).surcharges).toMatchObject([
      { kind: 'marsh', feature: 'm', cost: 10 },
    ]);
    expect(over({ kind: 'hill', id: 'h', outline: box(80, 112, 20, 20) }).surcharges).toMatchObject([
      { kind: 'level', feature: 'h' },
    ]);
  });

  it('ends before what may not be entered', () => {
    const march = over({ kind: 'building', id: 'inn', outline: box(96, 112, 4, 4) });
    expect(march.stopped).toMatchObject({ kind: 'impassable', by: 'building', feature: 'inn' });
    expect(quadsOverlap(quadOf(march.end), quadOf(put(company(4, 2), 98, 116)))).toBe(false);
    expect(
      over({
        kind: 'river',
        id: 'r',
        width: 4,
        line: [
          { x: 0, y: 114 },
          { x: 200, y: 114 },
        ],
      }).stopped,
    ).toMatchObject({
      kind: 'impassable',
      by: 'river',
    });
  });

  it('ends at the edge of the table', () => {
    const march = wheel(90, { placed: put(company(24, 12), 100, 190) });
    expect(march.stopped).toEqual({ kind: 'edge' });
    expect(march.end.facing).toBeGreaterThan(270);
  });

  it('toward the edge at which a flank stands keeps the whole body on the table at every moment of it', () => {
    const march = wheel(90, { placed: put(company(24, 12), 12, 100) });
    expect(march.end.facing).toBe(270);
    for (const { at, facing } of march.nodes) {
      for (const { x } of quadOf({ ...march.start, at, facing })) expect(x).toBeGreaterThanOrEqual(-0.002);
    }
  });

  it('at the edge leaves whom a friend stops within a part of it on the table', () => {
    const placed = put(company(24, 12), 12, 100);
    const friend = put(company(8, 4), 22, 100.5, 180);
    const movers = [
      { id: 'r', side: 'red', march: wheel(90, { placed }) },
      { id: 'f', side: 'red', march: stand(friend, 60) },
    ];
    const red = moveTogether({ movers, contact: 0.1 }).units.find(({ id }) => id === 'r');
    expect(red).toMatchObject({ stoppedBy: { kind: 'friend', id: 'f' } });
    for (const { x } of quadOf(red?.final ?? placed)) expect(x).toBeGreaterThanOrEqual(-0.002);
  });
});

describe('whatever the body', () => {
  it('the corner that stands stays, every part of the body keeps its distance from it, and there and back is where it was', () => {
    fc.assert(
      fc.property(
        placedBodies,
        fc.integer({ min: 0, max: 180 }),
        fc.constantFrom<Flank>('left', 'right'),
        (placed, degrees, flank) => {
          const after = wheeled(placed, flank, degrees);
          const corner = pivot(placed, flank);
          expect(distance(pivot(after, flank), corner)).toBeLessThanOrEqual(0.001);
          for (const [i, point] of quadOf(placed).entries()) {
            const moved = quadOf(after)[i];
            if (moved !== undefined)
              expect(Math.abs(distance(moved, corner) - distance(point, corner))).toBeLessThanOrEqual(0.002);
          }
          expect(turnBetween(placed.facing, after.facing)).toBeCloseTo(degrees, 2);
          const back = wheeled(after, flank, -degrees);
          expect(distance(back.at, placed.at)).toBeLessThanOrEqual(0.001);
        },
      ),
    );
  });

  it('a march of wheels and straights spends no more than it has, never goes back in what it spent, and stays on the table', () => {
    const leg = fc.oneof(
      fc.record({ wheel: fc.constantFrom<Flank>('left', 'right'), degrees: fc.integer({ min: 0, max: 200 }) }),
      fc.record({ bearing: fc.integer({ min: 0, max: 359 }), distance: fc.integer({ min: 0, max: 30 }) }),
    );
    const feature = fc.constantFrom<Feature>(
      { kind: 'wood', id: 'w', outline: box(90, 105, 30, 20) },
      {
        kind: 'wall',
        id: 's',
        line: [
          { x: 60, y: 120 },
          { x: 140, y: 110 },
        ],
      },
      { kind: 'building', id: 'b', outline: box(120, 95, 10, 12) },
      {
        kind: 'creek',
        id: 'c',
        width: 3,
        line: [
          { x: 0, y: 90 },
          { x: 200, y: 104 },
        ],
      },
    );
    fc.assert(
      fc.property(
        placedBodies,
        fc.array(leg, { maxLength: 4 }),
        feature,
        fc.integer({ min: 0, max: 90 }),
        (placed, legs, ground, allowance) => {
          const march = plan({ placed, legs, allowance, costs: tens, table: tableWith(ground) });
          expect(march.spent).toBeLessThanOrEqual(allowance + 0.001);
          let spent = 0;
          for (const node of march.nodes) {
            expect(node.spent).toBeGreaterThanOrEqual(spent);
            spent = node.spent;
          }
          const wholly = (body: Placed) => quadOf(body).every(corner => onTable(plain, corner));
          expect(wholly(march.end) || !wholly(placed)).toBe(true);
        },
      ),
    );
  });
});

describe('while others move', () => {
  const still = (id: string, side: string, placed: Placed) => ({ id, side, march: stand(placed, 60) });
  const round = (order: Partial<MarchOrder> = {}) => ({ id: 'r', side: 'red', march: wheel(90, order) });

  it('a wheel goes on through the turn, so far round at each step', () => {
    const [moved] = moveTogether({ movers: [round({ allowance: quarter })], contact: 1, steps: 3 }).units;
    expect(moved?.steps.map(({ placed }) => Math.round((360 - placed.facing) / 3) * 3)).toEqual([30, 60, 90]);
    expect(moved === undefined ? undefined : placeAt(moved, 1).facing).toBe(270);
  });

  it('comes upon an enemy with the flank that comes round', () => {
    const enemy = still('b', 'blue', put(company(8, 4), 100, 117, 180));
    const { units, contacts } = moveTogether({ movers: [round(), enemy], contact: 1, steps: 3 });
    expect(contacts).toMatchObject([{ a: 'b', b: 'r', sideOfA: 'front', standing: false }]);
    const [, red] = units;
    expect(red?.stoppedBy).toEqual({ kind: 'contact', ids: ['b'] });
    expect(red === undefined ? true : quadsOverlap(quadOf(red.final), quadOf(enemy.march.start))).toBe(false);
  });

  it('touches the enemy upon whom it comes, wherever in a part of the wheel that is', () => {
    for (let y = 106; y <= 115; y += 0.5) {
      const enemy = put(company(8, 4), 108, y, 180);
      const { units, contacts } = moveTogether({ movers: [round(), still('b', 'blue', enemy)], contact: 0.2 });
      expect(contacts).toHaveLength(1);
      const red = units.find(({ id }) => id === 'r');
      expect(red === undefined ? 1 : distanceBetweenQuads(quadOf(red.final), quadOf(enemy))).toBeLessThanOrEqual(0.2);
    }
  });

  it('waits for a friend who stands in its way', () => {
    const friend = still('f', 'red', put(company(8, 4), 100, 117, 180));
    const { units, contacts } = moveTogether({ movers: [round(), friend], contact: 1 });
    expect(contacts).toEqual([]);
    expect(units.find(({ id }) => id === 'r')).toMatchObject({ stoppedBy: { kind: 'friend', id: 'f' } });
  });

  it('with enemies anywhere ends in nobody, whoever is stopped by an enemy has met him, and who has met him touches him', () => {
    fc.assert(
      fc.property(placedBodies, fc.constantFrom<Flank>('left', 'right'), (other, flank) => {
        const movers = [
          { id: 'r', side: 'red', march: wheel(180, { allowance: 80 }, flank) },
          still('b', 'blue', other),
        ];
        fc.pre(!quadsOverlap(quadOf(line), quadOf(other)));
        const contact = 0.2;
        const { units, contacts } = moveTogether({ movers, contact });
        const red = units.find(({ id }) => id === 'r');
        if (red === undefined) throw new Error('red is gone');
        if (contacts.length > 0)
          expect(toGrid(distanceBetweenQuads(quadOf(red.final), quadOf(other)))).toBeLessThanOrEqual(contact);
        expect(quadsOverlap(quadOf(red.final), quadOf(other), 0.01)).toBe(false);
        if (red.stoppedBy?.kind === 'enemy') expect(contacts).not.toEqual([]);
      }),
    );
  });
});
