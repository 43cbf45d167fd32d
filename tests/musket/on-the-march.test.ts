import { describe, expect, it } from 'vitest';
import { type Features, type Piece, play, setUp } from './table-top.js';

const enemy: Piece = { id: 'red-1', at: [180, 140] };
const move = ['orders', 'movement'];

/** A river 8 cm broad with a ford or bridge in the middle of it. */
const water = (kind: 'ford' | 'bridge', width: number): NonNullable<Features> => [
  {
    kind: 'river',
    id: 'river',
    line: [
      [0, 75],
      [200, 75],
    ],
    width: 8,
  },
  {
    kind,
    id: kind,
    line: [
      [60, 69],
      [60, 81],
    ],
    width,
    ...(kind === 'bridge' ? { material: 'wood' as const } : {}),
  } as NonNullable<Features>[number],
];

/** How far a unit of a column of four marches north, and what kept it. */
function marched(features: Features, y: number, formation = 'Col 4') {
  const on = setUp({ features, pieces: [{ id: 'blue-1', at: [60, y], figures: 16, formation }, enemy] });
  const [moved] = play(on, { orders: { 'blue-1': 'N full' } }, move).of('moved');
  return { cm: moved?.distance, stopped: moved?.stopped, because: moved?.because.map(({ because }) => because) };
}

describe('on the march', () => {
  it('a ford costs a third in each turn of the crossing (cady/common/fords/two-turns)', () => {
    for (const y of [60, 72]) {
      expect(marched(water('ford', 10), y)).toMatchObject({ cm: 24, because: ['crossing a river at a ford'] });
    }
  });

  it('a formation that is wider than a ford or bridge does not cross (cady/common/fords/width cady/common/bridges/stand-must-fit)', () => {
    const stopped = (kind: 'ford' | 'bridge', width: number, formation: string) =>
      marched(water(kind, width), 60, formation).stopped;
    expect(stopped('ford', 10, 'Col 8')).toMatch(/^a front of 16 cm does not fit ford, 10 cm wide/);
    expect(stopped('bridge', 3, 'Col 2')).toMatch(/^a front of 4 cm does not fit bridge, 3 cm wide/);
    expect(stopped('bridge', 4, 'Col 2')).toBeUndefined();
  });

  it('a bridge costs nothing (cady/common/bridges/no-loss)', () => {
    expect(marched(water('bridge', 10), 60)).toMatchObject({ cm: 48, because: ['marching straight in column'] });
  });

  it('a road serves a column no wider than itself (cady/common/roads/column-width)', () => {
    const road = (width: number): Features => [
      {
        kind: 'road',
        id: 'road',
        line: [
          [60, 0],
          [60, 150],
        ],
        width,
      },
    ];
    const gains = (width: number) => marched(road(width), 40).because?.some(each => each.includes('on the road'));
    expect([gains(8), gains(7)]).toEqual([true, false]);
  });

  it('all stands stop with the one that is stopped (cady/common/movement/keep-contact)', () => {
    const wall: Features = [
      {
        kind: 'building',
        id: 'house',
        outline: [
          [66, 60],
          [70, 60],
          [70, 64],
          [66, 64],
        ],
      },
    ];
    const { cm, stopped } = marched(wall, 50, 'Col 8');
    expect(cm).toBeCloseTo(10, 1);
    expect(stopped).toBe('house cannot be crossed');
  });

  it('an order is carried out as written, whatever was meant (cady/common/orders/as-written)', () => {
    const on = setUp({ pieces: [{ id: 'blue-1', at: [60, 60], figures: 16, formation: 'Col 4' }, enemy] });
    const [moved] = play(on, { orders: { 'blue-1': 'W 20 cm, (towards the enemy in the east)' } }, move).of('moved');
    expect(moved).toMatchObject({ distance: 20, facing: 270 });
  });
});

it('ships and boats are of the advanced game (cady/common/rivers/boats)', () => {
  const boat = { id: 'blue-boat', kind: 'boat', at: [60, 75], facing: 'N', length: 6, beam: 4 } as const;
  const table = (level: 'basic' | 'intermediate' | 'advanced') =>
    setUp({
      level,
      features: water('ford', 10).slice(0, 1),
      water: { rivers: [{ river: 'river', flow: 'still', deep: true }], wind: 'west' },
      vessels: [boat],
      pieces: [{ id: 'blue-1', at: [60, 30] }, enemy],
    });
  expect(() => table('intermediate')).toThrow(
    /sides\.blue\.vessels: there are no ships and boats in the intermediate game/,
  );
  expect(table('advanced').state.afloat).toBeDefined();
});

it('horse that fires its pistols from where it sets out is too near for shock (cady/musket/cavalry/fire-may-cost-shock)', () => {
  const shocks = (away: number, order: string) => {
    const horse: Piece = { id: 'blue-1', type: 'light-hussars', figures: 12, at: [100, 60], formation: 'Col 6' };
    const on = setUp({ pieces: [horse, { id: 'red-1', figures: 24, at: [100, 60 + away], formation: 'LB' }] });
    const { of } = play(on, { orders: { 'blue-1': order, 'red-1': 'HF' }, seed: 1 });
    return { fired: of('volley').length, dice: of('shock').reduce((sum, { dice }) => sum + dice, 0) };
  };
  expect(shocks(8, 'FB, CH N full')).toEqual({ fired: 1, dice: 0 });
  expect(shocks(40, 'CH N full').dice).toBe(12);
});
