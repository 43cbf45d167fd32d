import { describe, expect, it } from 'vitest';
import { drawTable } from '../../src/draw/index.js';
import { pictureMusket } from '../../src/rulesets/cady/musket/windows/picture.js';
import { type Features, type Game, type Piece, setUp, unitIn } from './table-top.js';

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
const foot: Piece = { id: 'blue-1', at: [40, 40] };
const enemy: Piece = { id: 'red-1', at: [160, 120] };
const drawn = (on: Game) => pictureMusket(on, on.state, []);
const kinds = (on: Game) => (drawn(on).things ?? []).map(({ kind }) => kind);

describe('the picture of a table', () => {
  it('shows doors, shut and broken, and the windows of the ground floor', () => {
    const houses = [
      {
        building: 'farm',
        class: 'a' as const,
        doors: [{ at: [100, 70] as [number, number] }, { at: [100, 78] as [number, number], open: true }],
        windows: [{ at: [96, 70] as [number, number] }, { at: [97, 70] as [number, number], storey: 2 }],
      },
    ];
    const on = setUp({ pieces: [foot, enemy], features: [farm], houses });
    expect(kinds(on)).toEqual(['door', 'broken door', 'window']);
    const svg = drawTable(drawn(on));
    for (const words of ['door', 'broken door', 'window']) expect(svg).toContain(`>${words}<`);
  });

  it('shows a gun that stands without its crew', () => {
    const gun: Piece = { id: 'red-gun', type: 'six-pounder-cannon', at: [100, 100] };
    const on = setUp({ pieces: [foot, enemy, gun] });
    expect(kinds(on)).toEqual([]);
    Object.assign(unitIn(on.state, 'red-gun'), { figures: 0, gone: 'destroyed' });
    expect(kinds(on)).toEqual(['gun without crew']);
    expect(drawTable(drawn(on))).toContain('>gun without crew<');
  });

  it('counts the guns of a ship as no units of their own', () => {
    const river: Features[number] = {
      kind: 'river',
      id: 'river',
      line: [
        [0, 75],
        [200, 75],
      ],
      width: 40,
    };
    const on = setUp({
      pieces: [foot, enemy],
      features: [river],
      water: { rivers: [{ river: 'river', flow: 'as-drawn', deep: true }], wind: 'west' },
      vessels: [{ id: 'blue-ship', kind: 'frigate', at: [120, 75], facing: 'E', length: 30, beam: 8, cost: 200 }],
    });
    expect(drawn(on).pieces.filter(({ part }) => part === true)).toHaveLength(8);
    expect(drawTable(drawn(on))).toMatch(/Blue: 1 unit, /);
  });
});

describe('the legend of a picture', () => {
  it('counts whoever is gone among the lost, and no gunners of ships', () => {
    const on = setUp({
      pieces: [foot, { ...foot, id: 'blue-2', at: [80, 40], figures: 12 }, { ...enemy, at: [160, 135] }],
      features: [
        {
          kind: 'river',
          id: 'river',
          line: [
            [0, 100],
            [200, 100],
          ],
          width: 40,
        },
      ],
      water: { rivers: [{ river: 'river', flow: 'as-drawn', deep: true }], wind: 'west' },
      vessels: [{ id: 'blue-ship', kind: 'frigate', at: [120, 100], facing: 'E', length: 30, beam: 8, cost: 200 }],
    });
    expect(drawTable(drawn(on))).toContain('Blue: 2 units, 28 figures<');
    Object.assign(unitIn(on.state, 'blue-2'), { gone: 'routed' });
    Object.assign(unitIn(on.state, 'blue-1'), { figures: 14 });
    expect(drawTable(drawn(on))).toContain('Blue: 1 unit, 14 figures, 14 lost<');
  });
});
