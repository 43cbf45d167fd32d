import { describe, expect, it } from 'vitest';
import {
  type Area,
  areasAt,
  barriersBetween,
  crossingsAt,
  depthInside,
  type Feature,
  lengthOver,
  levelAt,
  levelsAlong,
  metBetween,
  onTable,
  stripsAt,
  tableFaults,
} from '../../src/table/index.js';
import { box, plain, tableWith } from './ground.js';

const hill: Area = { kind: 'hill', id: 'low', level: 1, outline: box(50, 50, 60, 60) };
const top: Area = { kind: 'hill', id: 'top', level: 2, outline: box(70, 70, 20, 20) };
const wood: Area = { kind: 'wood', id: 'wood', outline: box(120, 50, 30, 30) };
const river: Feature = {
  kind: 'river',
  id: 'river',
  width: 8,
  line: [
    { x: 0, y: 150 },
    { x: 200, y: 150 },
  ],
};
const bridge: Feature = {
  kind: 'bridge',
  id: 'bridge',
  width: 6,
  line: [
    { x: 80, y: 146 },
    { x: 80, y: 154 },
  ],
};
const fence: Feature = {
  kind: 'fence',
  id: 'fence',
  line: [
    { x: 10, y: 20 },
    { x: 60, y: 20 },
    { x: 60, y: 40 },
  ],
};
const wall: Feature = {
  kind: 'wall',
  id: 'wall',
  line: [
    { x: 0, y: 30 },
    { x: 100, y: 30 },
  ],
};
const table = tableWith(hill, top, wood, river, bridge, fence, wall);

describe('what lies under a point', () => {
  it('is the highest hill', () => {
    expect(levelAt(table, { x: 10, y: 10 })).toBe(0);
    expect(levelAt(table, { x: 55, y: 55 })).toBe(1);
    expect(levelAt(table, { x: 80, y: 80 })).toBe(2);
    expect(levelAt(table, { x: 50, y: 60 })).toBe(1);
  });

  it('is the ground and how deep one is in it', () => {
    expect(areasAt(table, { x: 130, y: 60 }).map(a => a.id)).toEqual(['wood']);
    expect(areasAt(table, { x: 80, y: 80 }, 'wood')).toEqual([]);
    expect(depthInside(wood, { x: 123, y: 65 })).toBe(3);
    expect(depthInside(wood, { x: 135, y: 65 })).toBe(15);
    expect(depthInside(wood, { x: 100, y: 65 })).toBe(0);
  });

  it('is water and the way across it', () => {
    expect(stripsAt(table, { x: 80, y: 154 }).map(s => s.id)).toEqual(['river']);
    expect(stripsAt(table, { x: 80, y: 154 }, 'road')).toEqual([]);
    expect(stripsAt(table, { x: 80, y: 154.1 })).toEqual([]);
    expect(crossingsAt(table, { x: 83, y: 150 }).map(c => c.id)).toEqual(['bridge']);
    expect(crossingsAt(table, { x: 84, y: 150 })).toEqual([]);
    expect(crossingsAt(table, { x: 80, y: 155 })).toEqual([]);
  });

  it('may be off the table', () => {
    expect(onTable(table, { x: 200, y: 0 })).toBe(true);
    expect(onTable(table, { x: 200.5, y: 0 })).toBe(false);
  });
});

describe('what lies between two points', () => {
  it('is met in order, with where', () => {
    const met = metBetween(table, { x: 80, y: 0 }, { x: 80, y: 200 });
    expect(met.map(m => [m.feature.id, m.point.y])).toEqual([
      ['wall', 30],
      ['low', 50],
      ['top', 70],
      ['bridge', 146],
      ['river', 146],
    ]);
    expect(met[1]).toMatchObject({ start: 0.25, end: 0.55 });
  });

  it('is the fences and walls, nearest first, each once', () => {
    expect(barriersBetween(table, { x: 20, y: 0 }, { x: 20, y: 60 }).map(b => b.id)).toEqual(['fence', 'wall']);
    expect(barriersBetween(table, { x: 20, y: 60 }, { x: 20, y: 0 }).map(b => b.id)).toEqual(['wall', 'fence']);
    expect(barriersBetween(table, { x: 50, y: 10 }, { x: 69, y: 29 }).map(b => b.id)).toEqual(['fence']);
    expect(barriersBetween(table, { x: 0, y: 0 }, { x: 150, y: 10 })).toEqual([]);
  });

  it('is a profile of hill levels without a gap', () => {
    expect(levelsAlong(table, { x: 80, y: 30 }, { x: 80, y: 130 })).toEqual([
      { start: 0, end: 0.2, level: 0 },
      { start: 0.2, end: 0.4, level: 1 },
      { start: 0.4, end: 0.6, level: 2 },
      { start: 0.6, end: 0.8, level: 1 },
      { start: 0.8, end: 1, level: 0 },
    ]);
  });

  it('follows a river round its bend', () => {
    const bend: Feature = {
      kind: 'creek',
      id: 'bend',
      width: 4,
      line: [
        { x: 0, y: 20 },
        { x: 20, y: 20 },
        { x: 20, y: 0 },
      ],
    };
    const met = metBetween(tableWith(bend), { x: 30, y: 30 }, { x: 10, y: 10 });
    expect(met).toHaveLength(1);
    expect(met[0]?.point.x).toBeCloseTo(20 + Math.SQRT2, 4);
  });
});

describe('a table that cannot be played on', () => {
  const faultsOf = (...features: Feature[]) => tableFaults(tableWith(...features)).map(f => `${f.path}: ${f.problem}`);

  it('is told from one that can', () => {
    expect(tableFaults(table)).toEqual([]);
    expect(tableFaults(plain)).toEqual([]);
  });

  it('has all its faults named at once', () => {
    const faults = faultsOf(
      {
        kind: 'wood',
        id: 'a',
        outline: [
          { x: 0, y: 0 },
          { x: 5, y: 5 },
        ],
      },
      {
        kind: 'road',
        id: 'a',
        width: 0,
        line: [
          { x: 0, y: Number.NaN },
          { x: 300, y: 5 },
        ],
      },
      {
        kind: 'rough',
        id: 'bow',
        outline: [
          { x: 0, y: 0 },
          { x: 9, y: 9 },
          { x: 9, y: 0 },
          { x: 0, y: 9 },
        ],
      },
      { kind: 'hill', id: 'odd', level: 1.5, outline: box(0, 0, 9, 9) },
    );
    expect(faults.map(f => f.split(':')[0])).toEqual([
      'features[0].outline',
      'features[1].id',
      'features[1].line[0].y',
      'features[1].line[1]',
      'features[1].width',
      'features[2].outline',
      'features[3].level',
    ]);
  });

  it('has a size that is none', () => {
    expect(tableFaults({ ...plain, width: Number.POSITIVE_INFINITY, height: -3 }).map(f => f.path)).toEqual([
      'width',
      'height',
    ]);
  });

  it('has a bridge over nothing, or into the water', () => {
    expect(faultsOf(bridge)).toEqual(['features[0].line: the bridge "bridge" crosses no water']);
    const short: Feature = {
      kind: 'ford',
      id: 'short',
      width: 1,
      line: [
        { x: 80, y: 140 },
        { x: 80, y: 150 },
      ],
    };
    expect(faultsOf(river, short)).toEqual(['features[1].line: the ford "short" ends in the water']);
  });

  it('has a hilltop without a hill', () => {
    expect(faultsOf(top)).toEqual([
      'features[0].level: the hill "top" has level 2, but no hill of level 1 lies under it',
    ]);
  });
});

describe('the length over one kind of ground', () => {
  const woods = tableWith(wood, { ...wood, id: 'copse', outline: box(160, 50, 10, 30) }, hill);

  it('adds up what lies in each area of the kind', () => {
    expect(lengthOver(woods, { x: 100, y: 60 }, { x: 200, y: 60 }, 'wood')).toBe(40);
    expect(lengthOver(woods, { x: 0, y: 60 }, { x: 100, y: 60 }, 'hill')).toBe(50);
  });

  it('is nothing beside it', () => {
    expect(lengthOver(woods, { x: 100, y: 40 }, { x: 200, y: 40 }, 'wood')).toBe(0);
  });
});
