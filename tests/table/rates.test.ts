import { describe, expect, it } from 'vitest';
import { type MarchCosts, type Placed, plan, type Table } from '../../src/table/index.js';

const square = (from: number, to: number) => [
  { x: 0, y: from },
  { x: 400, y: from },
  { x: 400, y: to },
  { x: 0, y: to },
];
const table: Table = {
  width: 400,
  height: 400,
  features: [
    { kind: 'wood', id: 'grove', outline: square(100, 140) },
    { kind: 'hill', id: 'crag', outline: square(200, 260), level: 1 },
    {
      kind: 'river',
      id: 'stream',
      line: [
        { x: 0, y: 300 },
        { x: 400, y: 300 },
      ],
      width: 20,
    },
    {
      kind: 'road',
      id: 'way',
      line: [
        { x: 50, y: 0 },
        { x: 50, y: 400 },
      ],
      width: 12,
    },
  ],
};
const column: Placed = {
  stand: { front: 10, depth: 10, figures: 1 },
  figures: 1,
  files: 1,
  at: { x: 200, y: 60 },
  facing: 0,
};
const march = (allowance: number, costs: MarchCosts, from: Partial<Placed> = {}) =>
  plan({ placed: { ...column, ...from }, legs: [{ bearing: 0, distance: 'all' }], allowance, costs, table });

describe('ground with a rate of its own', () => {
  it('counts as so many times the distance while the front is on it', () => {
    const { end, moved, spent } = march(100, { rates: { grove: 2 } });
    // 40 in the open, 30 of the 40 of wood at twice the distance.
    expect(end.at.y).toBeCloseTo(130);
    expect([moved, spent]).toEqual([70, 100]);
  });

  it('is left for open ground at the usual rate', () => {
    expect(march(140, { rates: { grove: 2 } }).end.at.y).toBeCloseTo(160);
  });

  it('is not felt on a road that a column keeps to', () => {
    const on = { at: { x: 50, y: 60 } };
    expect(march(100, { rates: { grove: 2 }, roadRate: 1 }, on).end.at.y).toBeCloseTo(160);
  });

  it('may be a hill by its own name, or water, which is then forded anywhere', () => {
    expect(march(40, { rates: { crag: 4 } }, { at: { x: 200, y: 180 } }).end.at.y).toBeCloseTo(205);
    const bank = { at: { x: 200, y: 280 } };
    expect(march(50, { rates: { stream: 4 } }, bank).end.at.y).toBeCloseTo(300);
    expect(march(50, {}, bank).stopped).toMatchObject({ kind: 'impassable', by: 'river' });
  });

  it('makes a wheel as much dearer as the wheel has a rate of its own', () => {
    const wheel = (costs: MarchCosts) =>
      plan({
        placed: { ...column, figures: 4, files: 4 },
        legs: [{ wheel: 'left', degrees: 30 }],
        allowance: 100,
        costs,
        table,
      });
    expect(wheel({ wheelRate: 2 }).spent).toBeCloseTo(2 * wheel({}).spent);
    expect(wheel({ wheelRate: 2 }).end).toEqual(wheel({}).end);
  });

  it('may bar the way', () => {
    const { end, stopped } = march(200, { rates: { crag: 'never' } }, { at: { x: 200, y: 160 } });
    expect(end.at.y).toBeCloseTo(200, 0);
    expect(stopped).toMatchObject({ kind: 'impassable', feature: 'crag' });
  });
});
