import { describe, expect, it } from 'vitest';
import { signsFor, tableMap } from '../../src/scenario/table-map.js';
import type { Quad, Table } from '../../src/table/index.js';

const plain: Table = { width: 76, height: 20, features: [] };
const block = (x: number, y: number, width: number, depth: number): Quad => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y - depth },
  { x, y: y - depth },
];
const rows = (map: string) => map.split('\n').filter(line => line.startsWith('|'));

describe('the map of a table', () => {
  it('north is above, west to the left; a square is twice as many letters wide as it is lines high', () => {
    const map = tableMap(plain, { marks: [{ sign: 'A', quads: [block(0, 20, 4, 4)] }], objectives: [], scale: false });
    expect(rows(map)).toHaveLength(10);
    expect(rows(map).map(row => row.length)).toEqual(Array.from({ length: 10 }, () => 78));
    expect(rows(map).map(row => row.slice(1).trim())).toEqual([
      ...Array.from({ length: 2 }, () => `${'AAAA'.padEnd(76)}|`),
      ...Array.from({ length: 8 }, () => '|'),
    ]);
  });

  it('every unit is seen, however small, and on top of the ground', () => {
    const table: Table = {
      ...plain,
      features: [
        {
          kind: 'wood',
          id: 'wood',
          outline: [
            { x: 10, y: 2 },
            { x: 30, y: 2 },
            { x: 30, y: 18 },
            { x: 10, y: 18 },
          ],
        },
        {
          kind: 'river',
          id: 'river',
          line: [
            { x: 50, y: 0 },
            { x: 50, y: 20 },
          ],
          width: 2,
        },
        {
          kind: 'bridge',
          id: 'bridge',
          line: [
            { x: 49, y: 10 },
            { x: 51, y: 10 },
          ],
          width: 2,
        },
      ],
    };
    const marks = [{ sign: 'q', quads: [block(20.2, 9.9, 0.1, 0.1)] }];
    const map = tableMap(table, { marks, objectives: [{ at: { x: 70, y: 1 } }], scale: false });
    expect(map.match(/q/g)).toHaveLength(1);
    expect(rows(map).every(row => /[~H]/.test(row))).toBe(true);
    expect(map.split('\n').at(-1)).toBe('" wood   ~ river   H bridge   * objective');
    expect(rows(map).at(-1)).toContain('*');
  });

  it('says how far it is only where that may be measured', () => {
    const options = { marks: [], objectives: [] };
    expect(tableMap(plain, { ...options, scale: false })).not.toMatch(/\d/);
    expect(tableMap(plain, { ...options, scale: true })).toMatch(/^ 0 {9}10 {8}20/m);
  });

  it('own units have capitals, the enemy small letters', () => {
    const units = Array.from({ length: 30 }, (_, i) => ({ id: `u${i}`, own: i % 2 === 0 }));
    const signs = signsFor(units);
    expect([signs.get('u0'), signs.get('u2'), signs.get('u1'), signs.get('u3')]).toEqual(['A', 'B', 'a', 'b']);
    const many = signsFor(Array.from({ length: 27 }, (_, i) => ({ id: `u${i}`, own: true })));
    expect(many.get('u26')).toBe('A');
  });
});
