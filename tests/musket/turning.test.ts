import { describe, expect, it } from 'vitest';
import { placedOf } from '../../src/rulesets/cady/musket/units.js';
import { quadOf, quadsOverlap } from '../../src/table/index.js';
import { musketRulesUnder } from '../rules-under.js';
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
    expect(moved).toMatchObject({ distance: 4, stopped: 'no room to come round beside blue-2' });
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

  it('turns about on its ground where it stands, and is told who keeps it from more', () => {
    const { unit, moved, clash } = goes('H, F 170');
    expect(unit.facing).toBe(180);
    expect(moved).toMatchObject({ distance: 0, facing: 180, stopped: 'blue-2 is in the way' });
    expect(clash).toBe(false);
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

describe('near the enemy', () => {
  const few: Piece = { id: 'blue-1', type: 'regulars', at: [50, 60], facing: 'S', figures: 8, formation: 'LB' };
  const near: Piece = { id: 'red-1', at: [50, 68.6], figures: 12, formation: 'LB' };
  const forms = (order: string, rules?: TableTop['rules'], pieces: readonly Piece[] = [few, near]) => {
    const game = setUp({ pieces, rules });
    const { of } = play(game, { orders: { 'blue-1': order } }, ['orders', 'opening-fire', 'movement']);
    return { game, unit: unitIn(game.state, 'blue-1'), moved: of('moved'), contacts: game.state.contacts };
  };

  it('nobody changes formation into contact, or he comes to grips by it (cady/ruling/forming-near-the-enemy cady/common/charge/how-melee-arises)', () => {
    // A column of four ranks reaches 4 cm farther back, to the enemy.
    const kept = forms('H, Col 2');
    expect(kept.unit.files).toBe(2);
    expect(kept.contacts).toEqual([]);
    expect(kept.moved).toMatchObject([{ unit: 'blue-1', stopped: 'no room to turn or form so close to red-1' }]);
    const met = forms('H, Col 2', musketRulesUnder({ 'cady/ruling/forming-near-the-enemy': 'comes-to-grips' }));
    expect(met.unit.files).toBe(1);
    expect(met.contacts).toHaveLength(1);
    const farther = forms('H, Col 2', undefined, [few, { ...near, at: [50, 75] }]);
    expect([farther.unit.files, farther.contacts]).toEqual([1, []]);
  });

  it('a turn on the spot is told, though nobody moves (cady/common/facing/turn-in-place-free)', () => {
    const { moved } = forms('H, F E', undefined, [few, { ...near, at: [50, 90] }]);
    expect(moved).toMatchObject([{ unit: 'blue-1', distance: 0, facing: 90 }]);
    expect(forms('H, F S', undefined, [few, { ...near, at: [50, 90] }]).moved).toEqual([]);
  });

  it('whoever stands one rank deep is a line of battle, and does not form one (cady/common/definition/line-of-battle)', () => {
    const thin: Piece = { ...few, formation: 'Col 8', at: [50, 30] };
    const { unit, moved } = forms('H, LB', undefined, [thin, near]);
    expect(unit.files).toBe(4);
    expect(moved).toEqual([]);
  });
});
