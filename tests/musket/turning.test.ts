import { describe, expect, it } from 'vitest';
import { placedOf } from '../../src/rulesets/cady/musket/units.js';
import { quadOf, quadsOverlap } from '../../src/table/index.js';
import { type Piece, play, setUp, type TableTop, unitIn } from './table-top.js';

const line: Piece = { id: 'blue-1', at: [50, 60], figures: 24, formation: 'LB' };
const behind: Piece = { id: 'blue-2', at: [50, 56], figures: 24, formation: 'LB' };
const enemy: Piece = { id: 'red-1', at: [180, 140] };

/** A line goes as ordered with a friend right behind it. */
function goes(order: string, features: TableTop['features'] = [], more: readonly Piece[] = [behind]) {
  const game = setUp({ pieces: [line, ...more, enemy], features });
  const { of } = play(game, { orders: { 'blue-1': order } }, ['orders', 'opening-fire', 'movement']);
  const moved = of('moved').find(({ unit }) => unit === 'blue-1');
  const [a, b] = ['blue-1', more[0]?.id ?? ''].map(id => quadOf(placedOf(unitIn(game.state, id), game.rules)));
  return { unit: unitIn(game.state, 'blue-1'), moved, clash: a && b && quadsOverlap(a, b, game.rules.table.crowding) };
}

describe('a unit whose turn friends leave no room for (cady/common/facing/turn-in-place-free)', () => {
  it('marches off to the side as it stands, and comes round when it has room', () => {
    const alone = goes('E full', [], [{ ...behind, at: [50, 20] }]);
    const { unit, moved, clash } = goes('E full');
    expect(unit).toMatchObject({ at: alone.unit.at, facing: 90 });
    expect(moved?.distance).toBe(alone.moved?.distance);
    expect(clash).toBe(false);
  });

  it('stays as it stood where it does not get past them, and is told who is in the way', () => {
    const { unit, moved, clash } = goes('E 4 cm');
    expect(unit).toMatchObject({ facing: 0 });
    expect(unit.at.x).toBeCloseTo(54, 3);
    expect(moved).toMatchObject({ distance: 4, stopped: 'blue-2 is in the way' });
    expect(clash).toBe(false);
  });

  it('waits if it would fight with its flank, or go over what has to be crossed', () => {
    expect(goes('ENG E full').moved?.distance ?? 0).toBe(0);
    expect(goes('CH E full').moved?.distance ?? 0).toBe(0);
    const fence = [
      {
        kind: 'fence' as const,
        id: 'fence',
        line: [
          [63, 40],
          [63, 80],
        ] as [number, number][],
      },
    ];
    const { unit } = goes('E 4 cm', fence);
    expect(unit.at.x).toBeLessThan(52);
  });

  it('runs as it stands when it routs', () => {
    const game = setUp({
      pieces: [
        { ...line, at: [160, 75] },
        { ...behind, at: [160, 71] },
        { ...enemy, at: [100, 75], facing: 'E' },
      ],
    });
    unitIn(game.state, 'blue-1').mustDo = 'rout';
    const { of } = play(game, {}, ['orders', 'opening-fire', 'movement']);
    expect(of('moved').find(({ unit }) => unit === 'blue-1')?.distance).toBeGreaterThan(20);
  });
});
