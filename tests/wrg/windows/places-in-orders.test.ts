import { describe, expect, it } from 'vitest';
import { placeText } from '../../../src/rulesets/wrg/windows/order-text.js';
import { setUp } from '../turn/table-top.js';

describe('a point in an order', () => {
  const { scenario } = setUp({
    pieces: [
      { id: 'rome-legion', at: [500, 300] },
      { id: 'gaul-band', at: [500, 600] },
    ],
    features: [
      {
        kind: 'hill',
        id: 'rise',
        name: 'the rise',
        outline: [
          [100, 100],
          [200, 100],
          [200, 200],
          [100, 200],
        ],
      },
      {
        kind: 'road',
        id: 'way',
        name: 'the highway',
        line: [
          [900, 0],
          [900, 800],
        ],
        width: 10,
      },
    ],
  });

  it('is told by the nearest ground that has a name', () => {
    expect(placeText({ x: 150, y: 150 }, scenario)).toBe('(150 150) in the rise');
    expect(placeText({ x: 150, y: 500 }, scenario)).toBe('(150 500), 300 paces north of the rise');
    expect(placeText({ x: 700, y: 400 }, scenario)).toBe('(700 400), 200 paces west of the highway');
    expect(placeText({ x: 900, y: 400 }, scenario)).toBe('(900 400), at the highway');
  });

  it('is told by its numbers alone where that is too far off to find it by', () => {
    expect(placeText({ x: 150, y: 501 }, scenario)).toBe('(150 501)');
  });

  it('is told by its numbers where nothing has a name', () => {
    const bare = { ...scenario, table: { ...scenario.table, features: [] } };
    expect(placeText({ x: 150.4, y: 500 }, bare)).toBe('(150 500)');
  });
});
